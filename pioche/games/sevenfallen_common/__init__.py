"""What both editions of Seven Fallen share: cards and lines, health, links, payment, the checks of a book."""
