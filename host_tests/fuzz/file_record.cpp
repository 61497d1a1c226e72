// Files whose stamp is good and whose content is anything: tallies, stars, replays, pictures,
// arenas, days.
#include "fuzz/flash.h"
#include "fuzz/lived_in.h"
#include "fuzz/targets.h"
#include "storage/shots.h"
#include "storage/store.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace storage;
    alignas(8) static std::array<std::byte, 65536> scratch;
    if (size < 1 || size > 4000) return 0;
    fuzz::set_flash(fuzz::lived_in(), {});
    Store store(fuzz::games, scratch);
    (void)files::mount();
    const ConstBytes body{data + 1, size - 1};
    switch (data[0] % 6) {
        case 0:
            (void)files::replace("tallies", {{'S', 'G', 'T', 'A'}, 1}, body);
            break;
        case 1:
            (void)files::replace("challenges", {{'S', 'G', 'C', 'H'}, 1}, body);
            break;
        case 2:
            (void)files::replace("replays/00000001", {{'S', 'G', 'R', 'P'}, 1}, body);
            break;
        case 3:
            (void)files::replace("shots/0001", {{'S', 'G', 'S', 'H'}, 1}, body);
            break;
        case 4:
            (void)files::replace("arenas", {{'S', 'G', 'A', 'R'}, 1}, body);
            break;
        default:
            (void)files::replace("days", {{'S', 'G', 'D', 'Y'}, 1}, body);
    }
    (void)store.boot();
    Summary summary;
    (void)store.read_replay(1, fuzz::match, summary);
    const auto ignore = [](void*, int, std::span<const Pixel>) {};
    (void)shots::rows(1, 0, 1000, ignore, nullptr);
    const ArenaSlot drawn{.used = true, .draft = false, .record = {7}};
    const ArenaSlot other = store.arena(4);
    fuzz::require(store.keep_arena(3, drawn) == Written::ok, "an arena can be saved");
    fuzz::require(store.arena(3) == drawn && store.arena(4) == other, "and no other changes");
    fuzz::require(store.set_day(323, true) == Written::ok && store.day_book().today == 323,
                  "a day can be kept");
    for (const kit::Game* game : fuzz::games) {
        fuzz::match.begin(*game, game->info.form.usual(), 3);
        fuzz::require(store.begin(fuzz::match) == Saved::yes, "a new match can be saved");
        const Finished done = store.finish(fuzz::match, {});
        fuzz::require(done.replay == Written::ok, "a match can be finished");
    }
    return 0;
}
