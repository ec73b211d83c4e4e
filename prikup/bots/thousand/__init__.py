"""Bots that play Thousand."""
