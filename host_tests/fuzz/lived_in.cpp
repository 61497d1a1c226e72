#include "fuzz/lived_in.h"

#include "drivers/hal.h"
#include "fuzz/flash.h"
#include "fuzz/targets.h"
#include "storage/store.h"

namespace fuzz {

const std::vector<std::uint8_t>& lived_in() {
    static const std::vector<std::uint8_t> flash = [] {
        const std::vector<std::uint8_t> blank(1u << 20, 0xFF);
        set_flash(blank, {});
        static std::array<std::byte, 65536> scratch;
        static storage::Store store(games, scratch);
        (void)store.boot();
        require(store.format(), "a blank flash can be formatted");
        const std::array<std::uint8_t, 4> settings{1, 2, 3, 4};
        (void)store.save_settings(1, settings);
        for (int round = 0; round < 3; ++round) {
            for (const kit::Game* game : games) {
                match.begin(*game, game->info.form.usual(), 5);
                (void)store.begin(match);
                static kit::AnyState state;
                game->setup(state.bytes, match.config, match.seed);
                kit::Rng rng(7);
                kit::Events events;
                for (int i = 0; i < 6 && game->turn(state.bytes) != kit::nobody; ++i) {
                    const kit::Action action = kit::random_legal(*game, state.bytes, rng);
                    require(game->apply(state.bytes, action, events).ok(), "legal");
                    match.append(action);
                    (void)store.played(match);
                }
                if (match.undo()) (void)store.moved(match);
                if (round < 2) (void)store.finish(match, {});
            }
        }
        std::vector<std::uint8_t> bytes(hal::flash_bytes());
        (void)hal::flash_read(0, bytes);
        return bytes;
    }();
    return flash;
}

}  // namespace fuzz
