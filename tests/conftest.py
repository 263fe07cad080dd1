"""Here so that pytest puts this folder on the path: tests of all games share `sitting`."""

import pytest

pytest.register_assert_rewrite("sitting")
