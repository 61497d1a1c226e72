// The whole storage with anything in the flash: it boots, whatever can be resumed or watched is a
// legal match, and after formatting a new match can be saved.
#include "fuzz/flash.h"
#include "fuzz/lived_in.h"
#include "fuzz/targets.h"
#include "storage/store.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace storage;
    alignas(8) static std::array<std::byte, 65536> scratch;
    fuzz::set_flash(fuzz::lived_in(), {data, size});
    Store store(fuzz::games, scratch);
    const BootReport report = store.boot();
    for (const RunningMatch& running : report.running)
        (void)store.resume(running.game, fuzz::match);
    const ReplayList list = store.replays();
    for (const ReplayName& name : list.all()) {
        Summary summary;
        (void)store.read_replay(name.match, fuzz::match, summary);
    }
    std::array<std::uint8_t, Store::most_settings> settings;
    (void)store.load_settings(1, settings);
    if (report.flash != Mounted::yes) fuzz::require(store.format(), "any flash can be formatted");
    fuzz::match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
    fuzz::require(store.begin(fuzz::match) == Saved::yes, "a new match can be saved");
    return 0;
}
