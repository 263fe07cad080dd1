import pytest
from protocol_client import Client


@pytest.fixture
def client():
    return Client()
