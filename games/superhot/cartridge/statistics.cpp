#include "superhot_cartridge/statistics.h"

#include <algorithm>
#include <new>

#include "superhot/level.h"
#include "superhot/state.h"

namespace superhot_cartridge {

using namespace superhot;

// All of it stands in the last position: each leg keeps what its Normal players did. Whoever played
// the System in a leg did nothing of this.
void count_figures(const stage::FinishedMatch& match, stage::Figures& out) {
    const State& state = *std::launder(reinterpret_cast<const State*>(match.state));
    const bool swapped = state.revenge != 0;  // the first seat is Normal first, then the second
    if (!swapped && match.seat == state.system_seat()) return;
    const Leg& leg = state.legs[swapped ? match.seat : 0u];
    const std::uint32_t campaign = static_cast<std::uint32_t>(campaign_levels(state));
    const std::uint32_t cleared = leg.levels;
    out[0] = cleared >= campaign ? 1 : 0;
    // The level that was not cleared was reached, too.
    out[1] = leg.end == End::won ? cleared : cleared + 1;
    out[2] = state.infinite != 0 ? cleared : 0;
    out[3] = leg.dodged;
}

}  // namespace superhot_cartridge
