"""The hunt: positions that no game would come to by itself, played on until something breaks."""
