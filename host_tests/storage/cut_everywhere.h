// The power goes at each flash operation of something that the console does.
#pragma once

#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "unity.h"

namespace switched_on {

// Switches on from `start` and does `work`, cut at each of its operations in each way; `check`
// looks at what the next boot finds.
template <class Work, class Check>
void cut_everywhere(Bytes start, Work work, Check check, kit::Games games = all_games) {
    for (std::uint32_t at = 0;; ++at) {
        bool reached = false;
        for (const cut_flash::Tear tear : cut_flash::tears) {
            cut_flash::restore(start);
            storage::Store& store = switch_on(games);
            cut_flash::cut_at(at, tear, at);
            reached |= !cut_flash::powered([&] { work(store); });
            storage::BootReport report;
            storage::Store& later = switch_on(report, games);
            TEST_ASSERT_TRUE(report.flash == storage::Mounted::yes && report.notes.empty());
            check(later);
        }
        if (!reached) return;
    }
}

}  // namespace switched_on
