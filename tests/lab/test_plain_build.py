"""Running from the sources where compiled modules lie beside them."""

from __future__ import annotations

import shutil
import sysconfig

import pytest

from pioche.lab.plain import SourcesFirst


@pytest.fixture
def package(tmp_path):
    """A folder with a compiled module beside its source, one without a source, and a plain one."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for name in ("both", "compiled"):
        (tmp_path / f"{name}{suffix}").write_bytes(b"not a library")
    for name in ("both", "plain"):
        (tmp_path / f"{name}.py").write_text(f"name = {name!r}\n")
    return tmp_path


def test_the_source_beside_a_compiled_module_is_taken(package):
    spec = SourcesFirst().find_spec("both", [str(package)])
    assert spec is not None
    assert spec.origin == str(package / "both.py")
    assert SourcesFirst().find_spec("inner.both", [str(package)]).origin == str(package / "both.py")


@pytest.mark.parametrize("name", ["compiled", "plain", "missing"])
def test_all_else_is_left_to_python(package, name):
    assert SourcesFirst().find_spec(name, [str(package)]) is None
    shutil.rmtree(package)
    assert SourcesFirst().find_spec(name, [str(package)]) is None
