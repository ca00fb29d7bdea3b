"""At a table on the network: words are moves, and nobody is sent the words that would do."""

from pathlib import Path

from tablee.kernel.sample import told

from ...rules.taichi_tables import words_at
from ...server.tools import scenario, served


def test_the_listed_words_are_kept_from_players_in_every_phase_of_speech() -> None:
    table = words_at("So", "sud", seats=4, pile="T A", won=["", "R", "N", "D"], options={"vote": True})
    table.does("stop", "join", "join", "stay-out", "turn")
    assert {str(move) for move in told(table.state.moves(0))} == {"give-up"}
    table.seat(1, "insist sztlorf")
    assert {str(move) for move in told(table.state.moves(0))} == {"vote no", "vote yes", "give-up"}
    assert {str(move) for move in told(table.state.moves(3))} == {"vote no", "vote yes"}


@scenario
async def test_words_are_said_at_a_table_and_no_solution_is_sent(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        options = {"lexicon": "primer", "seconds": 0}
        clients = await server.table(server.guest("A"), server.guest("B"), seats=2, game="taichi", options=options)
        await clients[0].ask("start")
        for client in clients:
            await client.until_true(lambda client=client: client.step is not None)
        active = next(client for client in clients if client.moves)
        assert active.moves == [{"type": "turn"}]
        await active.play({"type": "turn"})
        await active.until_true(lambda: active.step["view"]["phase"] == "word")
        assert active.moves == [{"type": "give-up"}]
        await active.play({"type": "say", "word": "zzzz"})
        for client in clients:
            await client.until_true(lambda client=client: bool(client.step["view"].get("misses")))
            assert client.step["view"]["misses"][0]["word"] == "zzzz"
            assert not any('"type":"say"' in text or '"type":"insist"' in text for text in client.texts)
