"""Fluent files cut into messages."""

from tablee.texts.entries import completed, entries, plain_message

FILE = """# A remark
hello = Hello
    and welcome
    .title = A title
    .about = More
        of it

-term = Tablée
bye = Good { $time }
"""


def test_a_file_is_cut_into_its_messages_and_terms() -> None:
    assert list(entries(FILE)) == ["hello", "-term", "bye"]
    assert entries(FILE)["bye"] == "bye = Good { $time }\n"
    assert entries("# nothing") == {}


def test_what_is_lacking_is_added_in_english() -> None:
    whole = completed("bye = Au revoir\n", FILE)
    assert list(entries(whole)) == ["bye", "hello", "-term"]
    assert "Au revoir" in entries(whole)["bye"]
    assert completed(FILE, FILE) == FILE


def test_a_plain_text_is_said_without_fluent() -> None:
    assert plain_message("hello", FILE) == "Hello and welcome"
    assert plain_message("hello.title", FILE) == "A title"
    assert plain_message("hello.about", FILE) == "More of it"
    assert plain_message("hello.nothing", FILE) == ""
    assert plain_message("nobody", FILE) == ""
