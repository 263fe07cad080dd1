"""The environments of PettingZoo, Gymnasium and OpenSpiel: their own checks, and what those do not look at."""

import pickle
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from pettingzoo.test import api_test, render_test, seed_test

import pioche.adapters.openspiel  # noqa: F401 - registers the games
from pioche.adapters import pettingzoo
from pioche.adapters.environment import utilities
from pioche.adapters.gymnasium import SeatEnv, SeatVectorEnv
from pioche.adapters.observe import LAYOUTS
from pioche.engine import PiocheError, Result, game_of, slugs

TABLES = [(slug, seats) for slug in slugs() for seats in sorted(game_of(slug).seats)]


@pytest.fixture
def dict_observations():
    """PettingZoo would rather have arrays; with a mask beside it an observation is a dict, as in its own card games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize(("slug", "seats"), TABLES)
@pytest.mark.usefixtures("dict_observations")
def test_pettingzoo_finds_nothing_amiss(slug, seats, capsys):
    api_test(pettingzoo.env(slug, seats=seats), num_cycles=60)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_pettingzoo_repeats_a_seed_and_draws(slug, layout, capsys):
    seed_test(lambda: pettingzoo.env(slug, layout=layout), num_cycles=20)
    render_test(lambda render_mode=None: pettingzoo.env(slug, layout=layout, render_mode=render_mode))


def play(env, rng, most=400):
    """A random match by the mask; what each agent was given in all, and who left before its end."""
    env.reset()
    left = []
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        given[agent] += reward
        if over or cut:
            left += [agent] if env.match.result is None else []
            env.step(None)
            continue
        assert env.match.ask.seat == env.possible_agents.index(agent)
        mask = seen["action_mask"]
        assert mask.sum() == len(env.match.ask.options)
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return given, left


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_asked_steps_and_what_one_wins_others_lose(seats):
    rng = np.random.default_rng(0)
    gone = 0
    for seed in range(8):
        env = pettingzoo.raw_env("duel", seats=seats, seed=seed)
        given, left = play(env, rng)
        assert env.agents == [] and env.match.result is not None
        worth = dict(zip(env.possible_agents, utilities(env.match.result, seats), strict=True))
        assert given == worth | dict.fromkeys(left, -1)  # also where the others end in a draw
        gone += len(left)
    assert bool(gone) == (seats > 2)


def test_a_seat_that_is_out_leaves_and_the_others_play_on():
    env = pettingzoo.raw_env("duel", seats=3)
    env.reset(seed=5)
    asked = env.match.ask.seat
    out = (asked + 1) % 3
    env.match.concede(out)
    gone = env.possible_agents[out]
    env.step(0)
    assert env.agent_selection == gone and env.terminations[gone] and env.rewards[gone] == -1
    assert not env.observe(gone)["action_mask"].any()
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    env.step(None)
    assert gone not in env.agents and len(env.agents) == 2 and env.match.ask is not None
    assert env.agent_selection == env.possible_agents[env.match.ask.seat]


def test_what_the_mask_forbids_is_refused_raw_and_loses_wrapped():
    env = pettingzoo.raw_env("duel")
    env.reset(seed=1)
    before, count = env.match.hash(), len(env.match.ask.options)
    for action in (-1, count, 127, 1.5, None):
        with pytest.raises(ValueError, match="mask"):
            env.step(action)
    assert env.match.hash() == before and env.match.n == 0
    wrapped = pettingzoo.env("duel")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(127)
    assert all(wrapped.terminations.values()) and wrapped.rewards[agent] == -1


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_gymnasium_finds_nothing_amiss(slug, layout):
    env = gymnasium.make("pioche/Seat-v1", game=slug, layout=layout, render_mode="ansi")
    check_env(env.unwrapped)


def test_a_seat_plays_a_match_against_bots_to_its_end():
    for seat in (0, 1):
        env = SeatEnv("duel", seat=seat, bots=["greedy"], decks=["swords", "songs"])
        seen, _ = env.reset(seed=4)
        over, reward = False, 0.0
        while not over:
            assert env.match.ask.seat == seat and seen["action_mask"].sum() == len(env.match.ask.options)
            seen, reward, over, _, info = env.step(0)
            assert not info["illegal"]
        assert reward == utilities(env.match.result, 2)[seat] and not seen["action_mask"].any()
    _, reward, over, _, info = SeatEnv("duel").step(120)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_seat_or_bots_that_cannot_be_are_refused():
    for wrong in ({"seat": 2}, {"bots": ["random", "random"]}, {"decks": ["swords"] * 2, "seats": 3}, {"layout": "x"}):
        with pytest.raises(ValueError, match=r"seat|layout"):
            SeatEnv("duel", **wrong)
    with pytest.raises(PiocheError, match="unknown-match-option"):
        SeatEnv("duel", options={"dice": True})


@pytest.mark.parametrize("layout", LAYOUTS)
def test_many_side_by_side_are_as_each_alone(layout):
    many = SeatVectorEnv("duel", 3, layout=layout)
    alone = [SeatEnv("duel", layout=layout) for _ in range(3)]
    seen, _ = many.reset(seed=10)
    single = [env.reset(seed=10 + i)[0] for i, env in enumerate(alone)]
    over = [False] * 3
    ends = 0
    for _ in range(120):
        for i, one in enumerate(single):
            assert all((seen[name][i] == one[name]).all() for name in one)
        seen, rewards, ended, _, info = many.step(np.zeros(3, np.int64))
        for i, env in enumerate(alone):
            if over[i]:
                single[i], reward, over[i] = env.reset()[0], 0.0, False
            else:
                single[i], reward, over[i], _, _ = env.step(np.int64(0))
            assert (rewards[i], ended[i], info["illegal"][i]) == (reward, over[i], False)
            ends += over[i]
    assert ends > 3


def test_the_arrays_are_made_once():
    many = SeatVectorEnv("duel", 2)
    first, _ = many.reset(seed=1)
    again, rewards, over, _, _ = many.step(np.zeros(2, np.int64))
    assert all(first[name] is again[name] for name in first) and many.observation_space.contains(again)
    assert many.step(np.zeros(2, np.int64))[1] is rewards and over.shape == (2,)


@pytest.mark.parametrize("slug", slugs())
def test_openspiel_finds_nothing_amiss(slug, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(f"pioche_{slug}"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_stores_every_position(capfd):
    for seats in (2, 3):
        game = pyspiel.load_game(f"pioche_duel(players={seats})")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def openspiel_position(slug, steps, seed=7):
    state = pyspiel.load_game(f"pioche_{slug}").new_initial_state()
    state.apply_action(seed)
    for i in range(steps):
        if not state.is_terminal():
            state.apply_action(i % len(state.legal_actions()))
    return state


@pytest.mark.parametrize("slug", slugs())
def test_a_state_comes_back_from_its_seed_and_decisions(slug):
    state = openspiel_position(slug, 30)
    for again in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert again.held.match.hash() == state.held.match.hash() and str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        for player in range(state.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("slug", slugs())
def test_a_state_dealt_anew_is_the_same_to_the_one_who_asks(slug):
    state = openspiel_position(slug, 20)
    asked = state.current_player()
    draws = iter([0.25, 0.5])
    other = state.resample_from_infostate(asked, lambda: next(draws))
    assert other.information_state_string(asked) == state.information_state_string(asked)
    assert other.information_state_tensor(asked) == state.information_state_tensor(asked)
    assert other.legal_actions() == state.legal_actions()
    assert other.held.match.hash() != state.held.match.hash()
    with pytest.raises(ValueError, match="imagined"):
        pickle.dumps(other)


def test_the_string_of_a_seat_remembers_what_it_did():
    """The same position by two ways: observations are equal, information states are not."""
    state = openspiel_position("duel", 0)
    player = state.current_player()
    before = state.information_state_string(player)
    state.apply_action(len(state.legal_actions()) - 1)
    assert state.information_state_string(player) != before
    assert state.held.recall[player] and not state.held.recall[1 - player]


def test_openspiels_playthrough_is_the_same_twice():
    first = generate_playthrough.playthrough("pioche_duel", None, seed=3)
    assert first == generate_playthrough.playthrough("pioche_duel", None, seed=3)
    assert "IsTerminal() = True" in first


def test_openspiels_own_search_plays_here():
    state = openspiel_position("duel", 5)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=2.0, max_simulations=20, evaluator=mcts.RandomRolloutEvaluator(1),
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_openspiels_own_learning_runs_here():
    game = pyspiel.load_game("pioche_duel(seeds=2)")
    learner = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        learner.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = learner.average_policy().action_probabilities(state)
    assert set(policy) <= set(state.legal_actions()) and abs(sum(policy.values()) - 1) < 1e-6


def test_what_a_match_is_worth():
    assert utilities(Result((0,), "x"), 2) == [1, -1]
    assert utilities(Result((2,), "x"), 3) == [-1, -1, 2]
    assert utilities(Result((0, 2), "x"), 4) == [1, -1, 1, -1]
    assert utilities(Result((), "x"), 2) == utilities(Result((0, 1), "x"), 2) == utilities(None, 2) == [0, 0]
