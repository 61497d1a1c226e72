// The same for the text form.
#include "fuzz/targets.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fuzz;
    if (!kit::parse_match(text(data, size), games, match, room).ok()) return 0;
    static kit::Text<kit::max_actions * 20 + 1000> printed;
    printed.clear();
    kit::print_match(*kit::find_game(games, match.game_id), match, printed);
    require(!printed.cut(), "a match has room");
    require(kit::parse_match(printed.view(), games, again, room).ok(), "what is printed is read");
    require(kit::same_match(match, again), "what is printed is the same match");
    return 0;
}
