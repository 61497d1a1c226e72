// Journals with anything in them: reading ends and writes nothing; what is read can go on.
#include "storage/journal.h"

#include "fuzz/flash.h"
#include "fuzz/lived_in.h"
#include "fuzz/targets.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace storage;
    fuzz::set_flash(fuzz::lived_in(), {data, size});
    Journals journals;
    journals.scan(0);
    for (const kit::Game* game : fuzz::games) {
        Log log{.steps = fuzz::match.actions};
        const std::uint32_t writes = fuzz::flash_writes();
        const Loaded loaded = journals.load(game->info.id, log);
        fuzz::require(fuzz::flash_writes() == writes, "reading writes nothing");
        fuzz::require(log.cursor <= log.count && log.count <= most_steps, "a log has its bounds");
        if (loaded != Loaded::whole || log.closed || log.count == most_steps) continue;
        const Standing now{log.steps.first(log.count), log.cursor};
        fuzz::require(journals.settle(now) == Saved::yes, "a match can be settled");
        Log settled{.steps = fuzz::again.actions};
        fuzz::require(journals.load(game->info.id, settled) == Loaded::whole, "it is whole again");
        fuzz::require(settled.count == log.count && settled.cursor == log.cursor, "and the same");
        journals.scan(0);
    }
    return 0;
}
