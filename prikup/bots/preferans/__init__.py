"""The bots' knowledge of Preferans."""
