"""The rule systems that come with Pioche. Others are found through the `pioche.games` entry points."""
