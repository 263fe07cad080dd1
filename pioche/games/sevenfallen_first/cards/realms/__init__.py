"""The cards, realm by realm."""
