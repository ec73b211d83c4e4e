"""What the rules and the words mean: made from the declarations and the texts, never written.

:func:`rules_reference` explains every option of a game as JSON, for the page and the command;
:func:`rules_pages` gives the same as Markdown for ``docs/rules``. :func:`glossary` has the words of
the table. Nothing is decided here: what an option does is shown by running its example.
"""

from prikup.reference.glossary import find_term, glossary, glossary_pages, glossary_text
from prikup.reference.options import option_reference, rules_reference
from prikup.reference.pages import reference_text, rules_pages

__all__ = [
    "find_term",
    "glossary",
    "glossary_pages",
    "glossary_text",
    "option_reference",
    "reference_text",
    "rules_pages",
    "rules_reference",
]
