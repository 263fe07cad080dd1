# Sourced by ./play and ./test: a virtual environment with pinned packages, made once and renewed when the pins change.
# Usage: set_up play|test, then build_web

say() { printf '%s\n' "$*" >&2; }

find_python() {
    local candidate
    for candidate in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    say "Pioche a besoin de Python 3.11 ou plus récent. / Pioche needs Python 3.11 or newer."
    return 1
}

# System packages: installed where we are root on Debian, asked for elsewhere.
need_packages() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "apt-get install $*"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } >&2
    else
        say "Il manque : $*. Installez-les (apt install $*) puis relancez."
        say "Missing: $*. Install them (apt install $*), then run this again."
        return 1
    fi
}

set_up() {
    local kind=$1 python stamp
    python=$(find_python) || return 1
    "$python" -c 'import ensurepip, venv' 2>/dev/null || need_packages python3-venv || return 1
    if [ "$kind" = test ] && ! { command -v cc && "$python" -c '
import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))'; } >/dev/null 2>&1; then
        need_packages gcc python3-dev || return 1
    fi
    if [ "$kind" = test ] && ! command -v chromium >/dev/null 2>&1; then
        need_packages chromium || return 1
    fi
    if ! .venv/bin/python -c 'import pip' 2>/dev/null; then
        rm -rf .venv
        "$python" -m venv .venv || return 1
    fi
    stamp=$(cat "requirements/$kind.txt" pyproject.toml examples/duel/pyproject.toml tools/setup.sh | cksum)
    if [ "$(cat ".venv/pioche-$kind" 2>/dev/null)" != "$stamp" ]; then
        say "Installation dans .venv… / Installing into .venv…"
        .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r "requirements/$kind.txt" >&2 &&
            .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation \
                -e . -e examples/duel >&2 || return 1
        printf '%s\n' "$stamp" >".venv/pioche-$kind"
    fi
}

# The web app: built once, and again when its sources change.
build_web() {
    local stamp
    stamp=$(cd web && find . -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cat | cksum)
    if [ "$(cat .venv/pioche-web 2>/dev/null)" != "$stamp" ] || [ ! -f pioche/server/pages/index.html ]; then
        say "Construction de l'application web… / Building the web app…"
        # not `ci`: the lock file has the compiler of one platform, others fetch their own
        { tools/web install --no-save --no-progress && tools/web run --silent build -- --logLevel warn; } >&2 || return 1
        printf '%s\n' "$stamp" >.venv/pioche-web
    fi
}
