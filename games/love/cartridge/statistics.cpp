#include "love_cartridge/statistics.h"

#include "love/events.h"
#include "love/rules.h"

namespace love_cartridge {

using namespace love;

// A position does not remember its Duels, so the match is played again.
void count_figures(const stage::FinishedMatch& match, stage::Figures& out) {
    State state{};
    Rules::setup(state, match.config, match.seed);
    for (const kit::Action action : match.actions) {
        // An action takes two dice rolls of six, a broken claim, and the end of a turn.
        std::array<kit::Event, 48> memory;
        kit::Events events(memory);
        if (!Rules::apply(state, action, events).ok()) return;
        for (const kit::Event& event : events.all()) {
            const bool first = event.a == match.seat, second = event.b == match.seat;
            switch (event.kind) {
                case heart_won:
                    out[0] += first;
                    out[1] += first;
                    break;
                case heart_held:
                    out[0] += second;
                    break;
                case scored:
                    out[2] += first && event.c > 0;
                    break;
                case game_over:
                    // Turns of one's own, the last one included.
                    if (first) out[3] = static_cast<std::uint32_t>((state.turns + 3) / seat_count);
                    break;
                default:
                    break;
            }
        }
    }
}

}  // namespace love_cartridge
