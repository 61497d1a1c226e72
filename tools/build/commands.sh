# What the commands in tools/ have in common. Sourced by them.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
me=tools/$(basename "$0")
SIXGUN_DEPS=$(realpath -m "${SIXGUN_DEPS:-$root/deps}")
export SIXGUN_DEPS

# One clear line on stderr. The code is 1 for a failure, 2 for bad usage.
refuse() {
    printf '%s: %s\n' "$me" "$1" >&2
    exit "${2:-1}"
}

# What a command's first lines say about it.
show_help() { sed -n '2,/^[^#]/{/^[^#]/d;s/^# \{0,1\}//;p}' "$0"; }

usage_error() { refuse "$1; usage: $usage" 2; }

# The value of an option that needs one: value_of OPTION "$@".
value_of() {
    [ $# -ge 3 ] || usage_error "'$1' needs a value"
    printf '%s' "$3"
}

boards() { (cd "$root/boards" && printf '%s\n' */board.h | sed 's|/board.h||'); }

# The games of the line-up, by the names of their folders.
games() { sed -n 's/^\([a-z][a-z0-9_]*\) .*/\1/p' "$root/games/lineup/games.txt"; }

check_board() {
    boards | grep -qxF -- "$1" || refuse "unknown board '$1'; boards: $(boards | paste -sd ' ')" 2
}

# Configures and builds a preset. Shows one line, or what went wrong; the whole output is in build/<preset>.log.
build_preset() {
    local preset=$1 log=$root/build/$1.log start=$SECONDS
    mkdir -p "$root/build"
    [ -n "${quiet_build:-}" ] || printf 'Building %s ...' "$preset" >&2
    if (cd "$root" && cmake --preset "$preset" && cmake --build --preset "$preset") >"$log" 2>&1 </dev/null; then
        [ -n "${quiet_build:-}" ] || printf ' done (%d s)\n' $((SECONDS - start)) >&2
    else
        printf ' failed\n' >&2
        # Ninja prints the failing commands whole; from the first of them on is what one wants to read.
        sed -n '/^FAILED: \|^CMake Error\|: error:\|No such preset/,$p' "$log" | head -n 60 >&2
        return 1
    fi
}
