// The position of a match of Bullet: where every bullet and card lies, and what is being decided.
#pragma once

#include <algorithm>

#include "bullet/actions.h"
#include "bullet/config.h"
#include "bullet/content.h"
#include "bullet/events.h"
#include "kit/deck.h"
#include "kit/game.h"

namespace bullet {

using kit::Seat;

inline constexpr int most_seats = 8;
inline constexpr int first_bullets = 10;                // BUL-043
inline constexpr int first_intensity = 4;               // BUL-044
inline constexpr int mind_slots = 3;                    // BUL-365
inline constexpr int powerup_slots = 3;                 // BUL-020
inline constexpr int most_pan = 4, most_tilt = 2;       // BUL-372
inline constexpr int news_clears = 3;                   // BUL-345
inline constexpr int most_level_tilt = 3;               // BUL-408
inline constexpr std::uint8_t last_round = 99;          // BUL-305
inline constexpr std::uint16_t enough_actions = 3000;   // BUL-305
inline constexpr std::uint16_t round_seconds = 3 * 60;  // BUL-200

enum class Phase : std::uint8_t {
    option,  // she has not ended her round; before her turn as well
    ended,
    down,  // no life left: waits for the end of the round (BUL-086)
    out    // has left the game
};

// Everything in front of one heroine (BUL-007). A list closes its gap when something is taken out.
struct Board {
    Bag current, incoming;
    Sight sight;
    std::uint16_t cleared;  // bullets, in the whole match (BUL-268)
    std::uint8_t rounds;    // survived (BUL-267)
    Heroine heroine;
    kit::FixedList<Type, 4> life;
    std::array<kit::FixedList<Type, most_pan + 1>, 2> pans;  // Balance: odd, even
    kit::FixedList<Type, mind_slots> mind;
    kit::Deck<PatternId, most_patterns_of_one> deck, discard;
    kit::FixedList<PatternId, most_patterns_of_one + 1> hand;
    std::array<Powerup, powerup_slots> powerups;
    std::uint8_t action_points;
    std::array<std::uint8_t, modifier_count> modifiers;
    Space component;            // where Baku stands
    std::uint8_t stuck_column;  // Immobilizer
    std::uint8_t suspended;     // the action that Internal Affairs took away (BUL-398)
    Phase phase;
    std::uint8_t passed;   // has passed the turn in this round (BUL-065)
    std::uint8_t acted;    // has taken an option since she became active
    std::uint8_t trapped;  // has fed the Thought Trap in this round (BUL-405)

    const HeroineCard& card() const { return card_of(heroine); }
    std::uint8_t& modifier(Modifier which) { return modifiers[static_cast<std::size_t>(which)]; }
    int modifier(Modifier which) const { return modifiers[static_cast<std::size_t>(which)]; }
    Spaces component_space() const { return component == no_space ? 0 : set_of(component); }
    bool may_use(std::size_t action) const { return action != suspended; }
    bool in_game() const { return phase != Phase::out; }
    // Lent by Collective Consciousness: a card of her hand that is not her own (BUL-394).
    bool is_feed(PatternId id) const { return pattern(id).heroine != heroine; }
    int feed_cards() const {
        return static_cast<int>(
            std::count_if(hand.begin(), hand.end(), [&](PatternId id) { return is_feed(id); }));
    }
    int own_cards() const { return static_cast<int>(hand.size()) - feed_cards(); }
    int cards_to_draw() const { return static_cast<int>(deck.size() + discard.size()); }
};

// What waits for somebody's answer, or for the end of what lies above it.
enum class Pending : std::uint8_t {
    effect,         // the next step of an effect
    stars,          // star actions that are still to be done (BUL-156)
    after_pattern,  // YNN's news, Nawa's rider
    keep,           // Planil has drawn a bullet
    column,         // Jane has drawn the Immobilizer
    hit,            // a team decides who takes it
    end_phase,      // End Phase, step by step
    boss_order      // she has failed two patterns and says which comes first
};
enum EndStep : std::uint8_t { hearth_row, taking, replacing, refilling };

struct Frame {
    Pending kind{};
    Seat seat = 0;  // whose it is
    std::uint8_t step = 0;
    EffectId effect = 0;
    // effect: the ally or none; after_pattern: the pattern; keep, hit: the bullet; end_phase: the
    // powerup that was taken
    std::uint8_t what = 0;
    std::uint8_t count = 0;                               // after_pattern: bullets cleared
    std::array<std::uint8_t, most_stars_of_one> stars{};  // how often each is still open
    constexpr bool operator==(const Frame&) const = default;
};

enum class End : std::uint8_t {
    none,
    last_standing,  // BUL-215
    fewest_left,    // all down, and one had the fewest bullets left: BUL-216
    sudden_death,   // BUL-228
    sudden_tie,     // BUL-228
    empty_center,   // BUL-186
    down,           // Score Attack: BUL-260
    too_long,       // BUL-305
    boss_beaten,    // BUL-303
    boss_won        // BUL-302
};

// ---- The boss (BUL-272 .. BUL-295) --------------------------------------------------------------

struct ActivePattern {
    BossPattern id = 0;
    std::uint8_t turns = 0;  // Double Exposure (BUL-383)
    constexpr bool operator==(const ActivePattern&) const = default;
};
// Where its round waits; it is not being played outside of it.
enum class BossStep : std::uint8_t { none, patterns, slots };
// Bullets of one colour and number, by type / 2.
using Kinds = std::array<std::uint8_t, ordinary_types / 2>;

struct BossBoard {
    Bag incoming, trap;                        // both lie open
    std::array<Kinds, most_heroines> cleared;  // in this heroine round (BUL-401)
    kit::Deck<BossPattern, most_patterns_of_boss> deck, covered;
    kit::FixedList<ActivePattern, 2> active;  // the older one first
    kit::Deck<PatternId, most_patterns_of_one> feed, feed_discard;
    Boss who;
    std::uint8_t shields;
    std::uint8_t heroines;  // in the game when the heroine round began (BUL-282)
    BossStep step;
    std::uint8_t failed;  // bit 2 x seat + place of the active pattern: its effect is still to come
    Seat seat;            // whose turn it is in the boss round
    std::uint8_t slot;    // whose effect is being done

    const BossCard& card() const { return card_of(who); }
    // The bottommost slot without a shield on it.
    int revealed() const { return shield_count - shields; }
};

struct State {
    kit::Rng rng;
    std::array<Board, most_seats> boards;
    Bag center;
    Bag track;  // Score Attack (BUL-261)
    BossBoard boss;
    std::uint16_t intensity;           // Boss Battle: of the bottommost revealed slot (BUL-294)
    std::uint16_t actions;             // taken so far
    kit::FixedList<Frame, 4> pending;  // the last one first
    kit::Deck<Powerup, powerup_tiles> powerup_deck, powerup_discard;
    kit::FixedList<Powerup, most_seats> open_powerups;
    Mode mode;
    std::uint8_t seats;
    std::uint8_t timer;
    std::uint8_t round;  // 1 ..
    Seat first;          // of the round (BUL-063)
    Seat active;
    std::uint8_t sudden;  // seats that are in Sudden Death, one bit each
    End end;
    std::uint8_t won, drawn;            // seats, one bit each
    std::uint8_t lost;                  // heroines that have left the game so far
    std::array<std::uint8_t, 1> spare;  // fills the last word: the compiler may not

    bool over() const { return end != End::none; }
    Board& at(Seat seat) { return boards[seat]; }
    const Board& at(Seat seat) const { return boards[seat]; }
    bool with_powerups() const { return mode == Mode::free_for_all; }  // BUL-171
    int sets() const { return seats > 4 ? 2 : 1; }                     // BUL-320
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2560);

}  // namespace bullet
