"""Chance: the same seed draws the same on every machine, and every outcome is as likely as the others."""

import re
import struct
from collections import Counter
from hashlib import blake2b, sha256

import pytest

from pioche.engine.rng import Rng, commitment, fresh_seed, rng_of


def drawing(*pairs):
    """Chance that draws these sixteen-bit numbers next."""
    return Rng(b"key", 0, struct.pack("<32H", *pairs, *[0] * (32 - len(pairs))), 0)


def test_a_seed_draws_what_it_always_drew():
    rng = rng_of("pioche")
    assert [rng.below(65536) for _ in range(8)] == [2411, 36163, 48667, 18336, 55124, 26430, 55715, 24218]


def test_other_seeds_draw_otherwise():
    assert rng_of("7").below(1 << 62) != rng_of("8").below(1 << 62)


def test_a_seed_may_have_accents():
    rng = rng_of("été")
    assert [rng.below(100) for _ in range(4)] == [22, 91, 11, 52]


def test_draws_are_the_pairs_of_the_keyed_hash_of_a_counter():
    rng = Rng(b"any key")
    blocks = b"".join(blake2b(n.to_bytes(8, "little"), key=b"any key").digest() for n in range(3))
    assert [rng.below(65536) for _ in range(96)] == list(struct.unpack("<96H", blocks))


def test_chance_can_go_on_from_any_counter():
    rng = Rng(b"any key", 300)
    block = blake2b((300).to_bytes(8, "little"), key=b"any key").digest()
    assert rng.below(65536) == int.from_bytes(block[:2], "little")


def test_the_key_of_a_seed_is_personalised():
    key = blake2b(b"pioche", digest_size=32, person=b"pioche chance").digest()
    assert Rng(key).below(1 << 62) == rng_of("pioche").below(1 << 62)


def test_the_commitment_is_the_sha_256_of_the_seed():
    assert commitment("pioche") == "e979028e8dea74449018490435b034eda979ec122e421e91ff3bb8a28a7258ed"
    assert commitment("été") == sha256("été".encode()).hexdigest()


def test_fresh_seeds_are_sixteen_random_bytes_each():
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


@pytest.mark.parametrize("drawn", [0, 1, 20, 31, 32, 33])
def test_a_copy_draws_the_same_and_leaves_the_original_alone(drawn):
    rng = rng_of("7")
    for _ in range(drawn):
        rng.below(65536)
    copy = rng.copy()
    ahead = [copy.below(65536) for _ in range(70)]
    assert [rng.below(65536) for _ in range(70)] == ahead
    assert len(set(ahead)) > 60


@pytest.mark.parametrize("n", [1, 3, 7, 1000, 65535, 65536])
def test_below_gives_every_number_as_often(n):
    given = Counter(drawing(pair).below(n) for pair in range(65536))
    rejected = 65536 % n  # followed by a zero each
    assert given.pop(0) == 65536 // n + rejected
    assert given == dict.fromkeys(range(1, n), 65536 // n)


def test_below_throws_away_only_what_would_favour_small_numbers():
    assert drawing(65534, 5).below(3) == 2
    assert drawing(65535, 5).below(3) == 2
    assert drawing(65535, 65535, 4).below(3) == 1
    assert drawing(65535, 5).below(65536) == 65535
    assert drawing(65535, 5).below(65535) == 5
    assert drawing(65534, 5).below(65535) == 65534


def test_below_one_draws_too():
    rng = drawing(9, 5)
    assert rng.below(1) == 0
    assert rng.below(10) == 5


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(n):
    with pytest.raises(ValueError, match=rf"^below\({n}\): there is no such number$"):
        rng_of("7").below(n)


def test_wide_numbers_take_as_many_pairs_as_they_need_the_first_on_top():
    assert drawing(1, 2, 3).below(65537) == (1 << 16 | 2) % 65537
    assert drawing(1, 2, 3).below(1 << 32) == 1 << 16 | 2
    assert drawing(0, 2, 3).below((1 << 32) + 1) == 2 << 16 | 3
    assert drawing(1, 2, 3, 4).below(1 << 64) == 1 << 48 | 2 << 32 | 3 << 16 | 4


def test_wide_numbers_are_drawn_again_where_a_remainder_would_favour_small_ones():
    assert drawing(65535, 65534, 0, 9).below(65537) == ((1 << 32) - 2) % 65537
    assert drawing(65535, 65535, 0, 9).below(65537) == 9
    assert drawing(65535, 65535, 0, 9).below(1 << 32) == (1 << 32) - 1
    limit = 2 * ((1 << 31) - 1)
    assert drawing(*divmod(limit - 1, 65536), 0, 9).below(limit // 2) == limit // 2 - 1
    assert drawing(*divmod(limit, 65536), 0, 9).below(limit // 2) == 9


def test_wide_numbers_are_what_they_always_were():
    rng = rng_of("pioche")
    assert [rng.below(1 << 62) for _ in range(3)] == [678791490941175712, 1681082080553033370, 614682499734337008]


def test_a_shuffle_is_what_it_always_was():
    items = list(range(10))
    rng_of("pioche").shuffle(items)
    assert items == [4, 8, 5, 6, 0, 2, 7, 3, 9, 1]


def test_a_shuffle_exchanges_from_the_end_with_one_not_above():
    items = list("abcd")
    drawing(0, 2, 1).shuffle(items)  # d with a; then c stays; then b stays
    assert items == ["d", "b", "c", "a"]
    drawing(3, 0, 0).shuffle(items)
    assert items == ["b", "c", "d", "a"]


@pytest.mark.parametrize("items", [[], ["alone"]])
def test_there_is_nothing_to_shuffle_in_none_or_one(items):
    rng = drawing(5)
    before = items.copy()
    rng.shuffle(items)
    assert items == before
    assert rng.below(10) == 5


def test_every_order_is_as_likely():
    """Three items: three outcomes of the first draw, two of the second, six orders."""
    orders = set()
    for first in range(3):
        for second in range(2):
            items = list("abc")
            drawing(first, second).shuffle(items)
            orders.add("".join(items))
    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_pick_takes_one_item():
    assert drawing(3).pick(list("abc")) == "a"
    assert drawing(5).pick(list("abc")) == "c"


def test_a_coin_has_two_sides():
    assert drawing(0).coin() is False
    assert drawing(1).coin() is True
    assert drawing(2).coin() is False
    assert drawing(3).coin() is True


def test_a_die_has_six_sides_unless_said_otherwise():
    assert [drawing(pair).die() for pair in range(8)] == [1, 2, 3, 4, 5, 6, 1, 2]
    assert [drawing(pair).die(20) for pair in (0, 19, 20)] == [1, 20, 1]
