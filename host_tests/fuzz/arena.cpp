// An arena that comes in as text or as stored bytes is refused, with a place inside of what came,
// or it is written the same again; and one that passes the checks can be played.
#include <algorithm>

#include "blast/rules.h"
#include "fuzz/targets.h"

namespace {

using fuzz::require;

void judge(const blast::Arena& arena) {
    const blast::ArenaProblem problem = blast::problem_of(arena);
    require(problem.check <= 10, "there are ten checks");
    require(problem.square == blast::no_square || problem.square < blast::square_count,
            "a problem is in the box");
    require(blast::ring_of(arena).size < blast::most_tiles, "the final tile is not in the ring");
    kit::Config config = blast::Rules::info.form.usual();
    config.values[blast::arena_field] = blast::own_arena;
    config.record = blast::stored(arena);
    if (!kit::config_verdict(blast::game, config).ok()) return;
    require(problem.ok(), "only a legal arena is played");
    static blast::State state;
    blast::Rules::setup(state, config, 1);
    require(blast::Rules::invariant(state) == nullptr, "its first position is sound");
    kit::Text<300> text;
    blast::print_arena(arena, text);
    require(blast::read_arena(text.view()).arena == arena, "a legal arena is written and read");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == blast::arena_bytes) {
        blast::ArenaBytes bytes;
        std::copy(data, data + size, bytes.begin());
        judge(blast::loaded(bytes));
    }
    const blast::ArenaReading reading = blast::read_arena(fuzz::text(data, size));
    if (!reading.ok()) {
        require(reading.column >= 1 && reading.column <= size + 1, "the error is in the text");
        return 0;
    }
    kit::Text<300> again;
    blast::print_arena(reading.arena, again);
    require(again.view() == fuzz::text(data, size), "an arena is written as it was read");
    judge(reading.arena);
    return 0;
}
