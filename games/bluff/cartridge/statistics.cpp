#include "bluff_cartridge/statistics.h"

#include "bluff/events.h"
#include "bluff/rules.h"

namespace bluff_cartridge {

using namespace bluff;

// A position forgets the turns of earlier rounds, so the match is played again.
void count_figures(const stage::FinishedMatch& match, stage::Figures& out) {
    State state{};
    Rules::setup(state, match.config, match.seed);
    for (const kit::Action action : match.actions) {
        std::array<kit::Event, most_events> memory;
        kit::Events events(memory);
        if (!Rules::apply(state, action, events).ok()) return;
        for (const kit::Event& event : events.all()) {
            const bool first = event.a == match.seat, last = event.d == match.seat;
            switch (event.kind) {
                case discarded:  // every played card but a Crow's that works
                    out[lies_told] += first && suit_of(event.b) != event.c;
                    out[bullets_fired] += first && event.d > 0;
                    break;
                case crow_landed:
                    out[lies_told] += last && suit_of(event.b) != crow;
                    break;
                case turned: {
                    const bool lie = suit_of(event.b) != event.c;
                    out[lies_caught] += first && lie;
                    out[calls_made] += last;
                    out[calls_right] += last && lie;
                    break;
                }
                case round_ended:
                    out[rounds_won] += event.a >> match.seat & 1;
                    break;
                default:
                    break;
            }
        }
    }
}

}  // namespace bluff_cartridge
