// A typed code is refused, or gives a config that the game accepts and prints as the same code.
#include "kit/share_code.h"

#include "fuzz/targets.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace fuzz;
    kit::Shared shared;
    if (kit::read_share_code(text(data, size), games, shared) != kit::CodeFault::none) return 0;
    require(kit::config_verdict(*shared.game, shared.config).ok(), "a code's config is good");
    kit::CodeText printed;
    kit::print_share_code(shared, printed);
    kit::Shared twice;
    require(kit::read_share_code(printed.view(), games, twice) == kit::CodeFault::none,
            "a printed code is read");
    require(twice.game == shared.game && twice.config == shared.config && twice.seed == shared.seed,
            "a printed code is the same");
    return 0;
}
