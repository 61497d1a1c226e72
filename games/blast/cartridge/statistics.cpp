#include "blast_cartridge/statistics.h"

#include <algorithm>

#include "blast/events.h"
#include "blast/rules.h"

namespace blast_cartridge {

using namespace blast;

namespace {

// Blasts belong to the seat whose turn it is; a chain is counted while it burns.
class Counter {
  public:
    Counter(kit::Seat seat, stage::Figures& out) : seat_(seat), out_(out) {}

    void count(const kit::Event& event) {
        const bool own = event.a == seat_;
        switch (event.kind) {
            case laid:
                out_[bombs_laid] += own;
                break;
            case collected:
                out_[items_taken] += own;
                break;
            case played:
                out_[cards_played] += own;
                break;
            case blast_began:
                own_turn_ = event.b == seat_;
                chain_ = 0;
                break;
            case detonated:
                ++chain_;
                if (own_turn_) out_[longest_chain] = std::max(out_[longest_chain], chain_);
                break;
            case block_opened:
                out_[blocks_opened] += own_turn_;
                break;
            case damaged:
                out_[hits_dealt] += own_turn_ && !own;
                out_[hearts_lost] += own && event.d != 0;
                break;
            case eliminated:
                out_[knocked_out] +=
                    !own && event.d == seat_ && event.b != static_cast<std::uint8_t>(How::flip);
                break;
            default:
                break;
        }
    }

  private:
    kit::Seat seat_;
    stage::Figures& out_;
    bool own_turn_ = false;
    std::uint32_t chain_ = 0;
};

}  // namespace

// A position forgets what happened, so the match is played again.
void count_figures(const stage::FinishedMatch& match, stage::Figures& out) {
    State state{};
    Rules::setup(state, match.config, match.seed);
    Counter counter(match.seat, out);
    for (const kit::Action action : match.actions) {
        std::array<kit::Event, most_events> memory;
        kit::Events events(memory);
        if (!Rules::apply(state, action, events).ok()) return;
        for (const kit::Event& event : events.all()) counter.count(event);
    }
}

}  // namespace blast_cartridge
