#include "bullet/tiles.h"

namespace bullet {

namespace {

// In the order of powerup_texts.
enum Tile : Powerup {
    battery,
    fresh_ideas,
    barrier,
    sweeper,
    switch_tile,
    homing_beacon,
    brake_field,
    first_aid,
    spare_shells
};
static_assert(powerup_kinds == 9 && powerup_texts[battery].name == "Battery" &&
              powerup_texts[spare_shells].name == "Spare Shells" &&
              powerup_texts[first_aid].name == "First Aid");

constexpr std::array<int, powerup_kinds> ranks{60, 55, 90, 65, 5, 20, 50, 40, 45};
constexpr int urgent = 100;
constexpr int least_beacon = 40;  // hundredths of a bullet that it must be worth
constexpr int least_relief = 50;  // of a hit that Balance's pans must gain
constexpr int idle_points = 2;    // fewer AP make nothing of new cards

// What it does to Balance if this bullet leaves her pans; of others every life is the same.
int relief_score(const Board& board, std::uint8_t place) {
    if (board.heroine != balance) return urgent;
    const int odd = pan_size(board, true), even = pan_size(board, false);
    const bool from_even = place >= even_pan;
    const int then = from_even ? pan_hits(odd, even - 1) : pan_hits(odd - 1, even);
    return then - pan_hits(odd, even);
}

// Places in her life, or on her pans.
template <class Visit>
void each_life(const Board& board, const Visit& visit) {
    for (std::size_t i = 0; i < board.life.size(); ++i) visit(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < board.pans[0].size(); ++i) visit(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < board.pans[1].size(); ++i)
        visit(static_cast<std::uint8_t>(even_pan + i));
}

bool hurt(const Board& board) {
    bool is_hurt = false;
    each_life(board,
              [&](std::uint8_t place) { is_hurt |= relief_score(board, place) > least_relief; });
    return is_hurt;
}

class Tiles {
  public:
    Tiles(const State& state, Seat seat, const Need& need)
        : state_(state), board_(state.at(seat)), seat_(seat), need_(need) {}

    kit::Action use(std::uint8_t slot) {
        slot_ = slot;
        switch (board_.powerups[slot]) {
            case first_aid:
                return best(least_relief, [&](const auto& offer) {
                    each_life(board_,
                              [&](std::uint8_t p) { offer(p, 0, relief_score(board_, p)); });
                });
            case spare_shells:
                return if_so(state_.center.total >= 2);
            case barrier:
            case brake_field:
                return if_so(need_.danger && !need_.planned);
            case battery:
                return if_so(!need_.planned &&
                             board_.action_points + 3 <= board_.card().action_points);
            case fresh_ideas:
                return if_so(!need_.planned && board_.action_points >= idle_points &&
                             board_.cards_to_draw() >= 2);
            case sweeper:
                if (need_.planned) return kit::no_answer;
                return best(0, [&](const auto& offer) {
                    each(board_.sight.bullets() & ~fading_of(board_), [&](Space p) {
                        offer(p, 0, gain_without(state_, seat_, p) + star_worth(p));
                    });
                });
            case homing_beacon:
                return best(least_beacon, [&](const auto& offer) { bring_home(offer); });
            default:
                return kit::no_answer;
        }
    }

  private:
    kit::Action if_so(bool due) const {
        return due ? kit::Action{use_powerup, slot_} : kit::no_answer;
    }
    // The best of what is offered, if it gains at least this.
    template <class Offers>
    kit::Action best(int least, const Offers& offers) const {
        kit::Action found = kit::no_answer;
        offers([&](std::uint8_t p, std::uint8_t q, int gain) {
            if (gain < least) return;
            least = gain + 1;
            found = {use_powerup, slot_, p, q};
        });
        return found;
    }
    int star_worth(Space space) const { return has(board_.sight.stars(), space) ? sent_worth : 0; }

    template <class Offer>
    void bring_home(const Offer& offer) const {
        const Spaces bullets = board_.sight.bullets();
        const int before = danger_worth(state_, seat_, bullets);
        each(bullets, [&](Space from) {
            each(warp_ends(board_, from), [&](Space to) {
                const Spaces after = (bullets & ~set_of(from)) | set_of(to);
                offer(from, to, before - danger_worth(state_, seat_, after));
            });
        });
    }

    const State& state_;
    const Board& board_;
    Seat seat_;
    Need need_;
    std::uint8_t slot_ = 0;
};

}  // namespace

int tile_rank(const State& state, Seat seat, Powerup kind) {
    if (kind == first_aid && hurt(state.at(seat))) return urgent;
    return ranks[kind];
}

kit::Action due_tile(const State& state, Seat seat, const Need& need) {
    if (!state.with_powerups()) return kit::no_answer;
    Tiles tiles(state, seat, need);
    for (std::uint8_t slot = 0; slot < powerup_slots; ++slot) {
        const kit::Action use = tiles.use(slot);
        if (use != kit::no_answer) return use;
    }
    return kit::no_answer;
}

}  // namespace bullet
