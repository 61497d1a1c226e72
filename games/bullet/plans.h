// Plans: how a card of the hand can be used now, with which moves and for how many action points.
//
// For each card, each way to hold it, each place in the sight and each common number or colour,
// what is missing gets the cheapest fitting bullets, and what is in the way leaves by the cheapest
// way; then free spaces that are cleared may be filled. Prices are looked up (prices.h) as if the
// moves did not touch each other. The best few of these drafts are then made move by move on a copy
// of the sight: what remains can be played as it is written.
//
// The work is done in pieces. One node is one placing of one card, or one draft made: about 10 000
// cycles of the chip, at most 30 000. A hand has 20 to 110 nodes as a rule, at most about 750
// (Rose). A Planner has `sizeof(Planner)` bytes (below 2 KiB) and needs no other memory, so a scene
// can have one; it reads the board it was given until it is done.
#pragma once

#include "bullet/placements.h"
#include "bullet/prices.h"
#include "bullet/risk.h"

namespace bullet {

// Can be played as it is: `action(0)`, ..., `action(size() - 1)`, the last one uses the pattern.
struct Plan {
    Route moves{};  // the heroine's actions, in this order
    std::uint8_t card = kit::no_value, turns = 0, offset = 0;
    std::uint8_t price = 0;      // AP of all moves
    std::uint8_t count = 0;      // bullets that the pattern clears
    std::uint8_t stars = 0;      // with a star among them
    Spaces cleared = 0;          // where they lie after the moves
    Spaces bullets = 0;          // all that are left after it, where they lie then
    Space component = no_space;  // where Baku stands then
    std::int32_t value = 0;      // by what was asked for: see Worth

    // One for a boss has moves only.
    bool found() const { return card != kit::no_value || !moves.empty(); }
    constexpr bool operator==(const Plan&) const = default;
    std::size_t size() const { return moves.size() + 1; }
    kit::Action action(std::size_t i) const;
};

// What a plan is worth, in hundredths of a bullet.
struct Worth {
    std::int16_t bullet = 100;  // cleared
    std::int16_t star = 50;     // more, if it has a star
    std::int16_t crowd = 25;    // more, for each bullet of its column beyond two
    std::int16_t point = 25;    // less, for each AP
    std::int16_t danger = 0;    // for each hit that is to be expected no more (risk.h)
    std::int16_t news = 0;      // of a card that is drawn for it (YNN)
    std::int16_t ash = 100;     // of a bullet of Vesta's last row, which would go by itself
};
inline constexpr Worth usual_worth{};

// The board as the plan leaves it: with the AP that it costs gone, and those of its stars back.
void carry_out(const Plan& plan, Board& board);

struct Request {
    bool cheapest = false;  // for the fewest AP, and of those that clear most; else: the worthiest
    const Shape* wanted = nullptr;      // a boss's, instead of the hand: it clears nothing
    std::uint8_t card = kit::no_value;  // of the hand; none: any of them
    std::uint8_t most_missing = 3;      // spaces that lack a bullet
    std::uint8_t most_fill = 3;         // AP to bring one more bullet to where it is cleared
    std::uint8_t budget = most_points;  // AP, if she has them
    std::uint16_t most_nodes = 800;
    Worth worth = usual_worth;
    Coming coming{};
    Spaces fading = 0;  // whatever lies there goes by itself
};

class Planner {
  public:
    static constexpr std::size_t most_drafts = 8;

    // `board` stays where it is until the planner is done. `points`: AP to reckon with, which may
    // be more than she has at this moment.
    void start(const Board& board, const Request& request, int points);
    void start(const Board& board, const Request& request) {
        start(board, request, board.action_points);
    }
    // Spends up to `work` nodes and takes them off; true when it is done.
    bool step(std::uint32_t& work);
    // All at once.
    void run() {
        std::uint32_t work = ~std::uint32_t{0};
        step(work);
    }

    // Those that can be played, best first.
    std::size_t size() const { return made_; }
    Plan plan(std::size_t i) const;
    Plan best() const { return made_ > 0 ? plan(0) : Plan{}; }
    // The worth of the best draft with this card of the hand; `unusable` if there is none.
    static constexpr std::int32_t unusable = -10'000;
    std::int32_t card_value(std::size_t card) const { return card_values_[card]; }
    std::uint32_t nodes() const { return nodes_; }
    const Prices& prices() const { return prices_; }

  private:
    struct Hop {
        Space from, to;
        constexpr bool operator==(const Hop&) const = default;
    };
    using Hops = kit::FixedList<Hop, most_points>;
    struct Draft {
        Hops hops{};
        std::uint8_t card = 0, turns = 0;
        Space anchor = 0;
        std::uint8_t price = 0;
        std::int32_t value = 0;
        constexpr bool operator==(const Draft&) const = default;
    };
    struct Site;   // one placing of one card: what is there, what is missing
    class Supply;  // which bullets come to the spaces that lack one

    const Shape& held(std::size_t card, int turns) const {
        return request_.wanted != nullptr ? *request_.wanted : shape(board_->hand[card], turns);
    }
    const Shape& held() const { return held(card_, turns_); }
    bool next_shape();
    void read_shape();
    bool survey(Site& site) const;
    bool clear_out(Site& site) const;
    void fill(const Site& site, Draft& draft) const;
    void draft_at(Space anchor);
    bool make(const Draft& draft, Plan& plan) const;
    void keep(const Draft& draft);
    std::int32_t value_of(const Draft& draft, Spaces marks) const;

    const Board* board_ = nullptr;
    Request request_{};
    Prices prices_{};
    std::uint32_t nodes_ = 0;
    std::int32_t danger_before_ = 0;
    // Where it is: the card, how it is held, which number and colour is the common one, and the
    // places still to be looked at.
    std::uint8_t card_ = 0, last_card_ = 0, turns_ = 0, kind_ = 0, kinds_ = 1;
    Spaces anchors_ = 0;
    bool drafting_ = false;
    std::array<Spaces, 6> fits_{};  // by wish of the shape: the spaces where it is met
    kit::FixedList<Draft, most_drafts> drafts_{};
    std::array<std::int32_t, most_patterns_of_one + 1> card_values_{};
    std::uint8_t checked_ = 0, made_ = 0;
};

}  // namespace bullet
