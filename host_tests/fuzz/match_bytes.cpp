// A match file of any content is read or refused; what is read is written back byte for byte the
// same, as long as it was written in one go.
#include <algorithm>

#include "fuzz/targets.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fuzz;
    match.count = 7;  // a refused file must leave the match as it was
    const kit::ReadResult read = kit::decode({data, size}, games, match, room);
    if (!read.ok()) {
        require(match.count == 7, "a refused match leaves the old one alone");
        return 0;
    }
    static std::array<std::uint8_t, kit::max_match_bytes> bytes;
    const kit::Game* game = kit::find_game(games, match.game_id);
    const std::size_t length = kit::encode(*game, match, bytes);
    require(kit::decode({bytes.data(), length}, games, again, room).ok(),
            "what is written is read");
    require(kit::same_match(match, again), "what is written is the same match");
    return 0;
}
