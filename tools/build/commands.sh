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

# Runs a long step, its noise in a log, and shows how far it is: long_step WHAT LOG COMMAND... What the step itself tells of that,
# in percent or as n/m, is the last line of that form in LOG.progress or in the log. A terminal sees it move, a file gets quarters.
long_step() {
    local what=$1 log=$2 start=$SECONDS pid far percent told=0
    shift 2
    printf '%s ...' "$what" >&2
    : >"$log.progress"
    "$@" >>"$log" 2>&1 </dev/null &
    pid=$!
    while kill -0 $pid 2>/dev/null; do
        sleep 0.2
        far=$(how_far "$log") || continue
        percent=${far%% *}
        if [ -t 2 ]; then
            printf '\r\e[K%s ... %s, %d s' "$what" "${far#* }" $((SECONDS - start)) >&2
        else
            while [ $((told + 25)) -le "$percent" ] && [ $told -lt 75 ]; do told=$((told + 25)); printf ' %d %%' $told >&2; done
        fi
    done
    rm -f "$log.progress"
    if [ -t 2 ]; then printf '\r\e[K%s ...' "$what" >&2; fi
    if wait $pid; then printf ' done (%d s)\n' $((SECONDS - start)) >&2; else printf ' failed\n' >&2; return 1; fi
}

# "PERCENT WORDS" of a step: apt writes dlstatus and pmstatus with percent, Ninja begins its lines with [n/m].
how_far() {
    { tail -c 2000 "$1.progress" "$1" 2>/dev/null || true; } | tr '\r' '\n' | awk -F : '
        /^(dl|pm)status:/ { percent = int($3); words = percent " %" }
        /^\[[0-9]+\/[0-9]+\] / {
            split(substr($0, 2), part, /[\/\]]/)
            percent = int(100 * part[1] / part[2]); words = part[1] " of " part[2]
        }
        END { if (words == "") exit 1; print percent, words }'
}

# Configures where something calls for it, and builds a preset, or only some targets of it: build_preset PRESET [TARGET...]. Shows one
# line, or what went wrong; the whole output is in build/<preset>.log.
build_preset() {
    local preset=$1 log=$root/build/$1.log
    mkdir -p "$root/build"
    : >"$log"
    if ! long_step "Building $preset" "$log" make_preset "$@"; then
        # Ninja prints the failing commands whole; from the first of them on is what one wants to read.
        sed -n '/^FAILED: \|^CMake Error\|: error:\|No such preset/,$p' "$log" | head -n 60 >&2
        return 1
    fi
}

make_preset() {
    local preset=$1 stamp=$root/build/$1/configured.txt given
    shift
    cd "$root"
    # Ninja itself configures anew when a file of CMake's changed, but for the presets and what comes from the environment.
    given=$(printf '%s\n' "$SIXGUN_DEPS"/*/ "${PICO_SDK_PATH:-}" "${SIXGUN_PAGE_URL:-}"; cat CMakePresets.json)
    if [ ! -e "build/$preset/build.ninja" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$given" ]; then
        cmake --preset "$preset" || return
        printf '%s\n' "$given" >"$stamp"
    fi
    NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" ${1:+--target "$@"}
}
