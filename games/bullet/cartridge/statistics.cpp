#include "bullet_cartridge/statistics.h"

#include <algorithm>

#include "bullet/rules.h"

namespace bullet_cartridge {

using namespace bullet;

namespace {

const State& state_of(const stage::FinishedMatch& match) {
    return *reinterpret_cast<const State*>(match.state);
}

void count(const kit::Event& event, kit::Seat seat, stage::Figures& out) {
    if (event.a != seat) return;
    switch (event.kind) {
        case cleared:
            out[bullets_cleared] += 1;
            out[stars_cleared] += has_star(event.c);
            break;
        case pattern_used:
            out[patterns_used] += 1;
            break;
        case powerup_used:
            out[powerups_used] += 1;
            break;
        case hit:
            out[hits_taken] += 1;
            break;
        default:
            break;
    }
}

// Bullets that a pattern took itself: what star actions clear comes after their own event.
std::uint32_t clear_of_pattern(std::span<const kit::Event> events, kit::Seat seat) {
    std::uint32_t taken = 0;
    bool counting = false;
    for (const kit::Event& event : events) {
        if (event.kind == pattern_used) counting = event.a == seat;
        if (event.kind == star_acted) counting = false;
        taken += counting && event.kind == cleared;
    }
    return taken;
}

// Nothing falls between two rounds, so the position behind is as good as the one she ended in.
bool swept_clean(std::span<const kit::Event> events, const State& after, kit::Seat seat) {
    return after.at(seat).sight.bullets() == 0 &&
           std::any_of(events.begin(), events.end(), [&](const kit::Event& event) {
               return event.kind == ended && event.a == seat;
           });
}

}  // namespace

// A position forgets what happened, so the match is played again.
void count_figures(const stage::FinishedMatch& match, stage::Figures& out) {
    State state{};
    Rules::setup(state, match.config, match.seed);
    for (const kit::Action action : match.actions) {
        std::array<kit::Event, most_events> memory;
        kit::Events events(memory);
        if (!Rules::apply(state, action, events).ok()) return;
        for (const kit::Event& event : events.all()) count(event, match.seat, out);
        out[biggest_clear] =
            std::max(out[biggest_clear], clear_of_pattern(events.all(), match.seat));
        out[clean_rounds] += swept_clean(events.all(), state, match.seat);
    }
    out[rounds_survived] = state.at(match.seat).rounds;
}

namespace {

constexpr std::uint8_t first_boss_kind = 2 * heroine_count;

// Alone and against others, heroine by heroine; behind those, each against bosses.
std::uint8_t kind_of(const stage::FinishedMatch& match) {
    const State& state = state_of(match);
    const Heroine heroine = state.at(match.seat).heroine;
    if (state.mode == Mode::boss_battle)
        return static_cast<std::uint8_t>(first_boss_kind + heroine);
    const bool alone = state.mode == Mode::score_attack;
    return static_cast<std::uint8_t>(2 * heroine + (alone ? 0 : 1));
}
void kind_title(std::uint8_t kind, kit::TextOut& out) {
    if (kind >= first_boss_kind) {
        out.add(card_of(static_cast<Heroine>(kind - first_boss_kind)).name).add(", bosses");
        return;
    }
    out.add(card_of(static_cast<Heroine>(kind / 2)).name);
    out.add(kind % 2 == 0 ? ", alone" : ", in battle");
}

}  // namespace

constinit const stage::ScoreKinds score_kinds{
    .count = 3 * heroine_count, .of = kind_of, .title = kind_title};

}  // namespace bullet_cartridge
