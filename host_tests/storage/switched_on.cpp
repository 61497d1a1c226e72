#include "storage/switched_on.h"

#include <new>
#include <type_traits>

#include "storage/cut_flash.h"
#include "unity.h"

namespace switched_on {

using namespace storage;

namespace {
alignas(8) std::array<std::byte, 65536> scratch;
}

Store& switch_on(BootReport& report, kit::Games games) {
    alignas(Store) static std::array<std::byte, sizeof(Store)> memory;
    static_assert(std::is_trivially_destructible_v<Store>);
    scratch.fill(std::byte{0xA5});  // nothing survives in it
    auto* store = new (memory.data()) Store(games, scratch);
    report = store->boot();
    if (report.flash == Mounted::blank) (void)store->format();
    return *store;
}
Store& switch_on(kit::Games games) {
    static BootReport report;
    return switch_on(report, games);
}

Ending ending() {
    Ending made;
    made.result.summary.mode = 1;
    made.result.summary.ended = Ended::won;
    made.result.summary.score = 9;
    made.challenge = 12;
    made.stars = 2;
    return made;
}

Bytes lived_in() {
    cut_flash::reset();
    Store& store = switch_on();
    const std::array<std::uint8_t, 4> settings{1, 2, 3, 4};
    TEST_ASSERT_TRUE(store.save_settings(1, settings) == Written::ok);
    for (int i = 0; i < 3; ++i) {
        for (const kit::Game* game : {&nullgame::game, &small_games::tictactoe}) {
            match.begin(*game, game->info.form.usual(), 5);
            TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
            if (game == &small_games::tictactoe) {
                match.append({0, 4});
                TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
            }
            if (i < 2) TEST_ASSERT_TRUE(store.finish(match, ending()).replay == Written::ok);
        }
    }
    TEST_ASSERT_TRUE(files::replace("junk", Kind{{'J', 'U', 'N', 'K'}, 1}, settings) ==
                     Written::ok);
    TEST_ASSERT_TRUE(files::set_aside("junk"));
    TEST_ASSERT_TRUE(files::replace("shots/0001", Kind{{'S', 'G', 'S', 'H'}, 1}, settings) ==
                     Written::ok);
    TEST_ASSERT_TRUE(store.keep_arena(3, {.used = true, .draft = false, .record = {3, 4}}) ==
                     Written::ok);
    return cut_flash::contents();
}

}  // namespace switched_on
