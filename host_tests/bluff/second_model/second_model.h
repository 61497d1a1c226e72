// A second, slow and literal model of Bluff the Bullet, written from the ledger alone (BLF numbers
// are those of bluff.md). It exists to be compared with the real game in tests; nothing else.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "kit/rng.h"

namespace second {

inline constexpr int none = 255;         // an absent argument, or a card that is not public yet
inline constexpr int hidden = 254;       // a card that a viewer may not know (seen_by)
inline constexpr int fin = 56;           // section 2.1
inline constexpr int the_public = -1;    // a viewer that is no seat
inline constexpr int hand_places = 5;    // slots of a Scoring Hand
inline constexpr int counter_top = 255;  // the counters stay there

// Section 4: phases, kinds of action, abilities (= suits), causes of a round's end, results.
enum Phase { phase_play, phase_respond, phase_penalty, phase_round_end, phase_match_end };
enum Kind { kind_play, kind_pass, kind_call, kind_bullet, kind_pick, kind_next };
enum Suit { crow, cup, key, bullet };
enum EndCause { not_ended, fin_drawn, fin_as_penalty };
enum Result { open, won, lost, drawn_match };

struct Options {
    int players = 2;
    int wins = 1;
    bool straights = false;
    bool dealer_by_lot = true;
    bool operator==(const Options&) const = default;
};

struct Action {  // section 4
    int kind = none, a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};

struct ScoringCard {
    int card = none;
    bool face_up = false;
    std::set<int> known_by;
    bool operator==(const ScoringCard&) const = default;
};

struct Played {  // a card on the stack
    int card = none, seat = none, claim = none, t0 = none, t1 = none;
    bool operator==(const Played&) const = default;
};

struct Bullet {  // a bullet in the log
    int seat = none, card = none;
    bool operator==(const Bullet&) const = default;
};

// One turn of the log (section 3). 255 = none, or not public yet.
struct Turn {
    int active = none;
    int card = none, claim = none, t0 = none, t1 = none;  // card 0 of the stack
    int works = none;                                     // 1 if card 0 worked, else 0
    std::vector<Bullet> bullets;                          // from the lowest up
    int caller = none;
    int called_index = none;  // of the stack: 0 = the turn's card
    int call_right = none;    // 1 if the called card was a bluff
    int pen_loser = none, pen_chooser = none;
    int pen_slot = none;
    int pen_card = none;  // the Scoring card that was discarded, not its replacement
    int drawn = 0;        // cards that entered the hand at the start of the turn (Fin is none)
    bool operator==(const Turn&) const = default;
};

struct Counters {  // they saturate at 255
    int plays = 0, bluffs = 0, bullets = 0, false_bullets = 0, windows = 0, calls = 0;
    int right_calls = 0;
    bool operator==(const Counters&) const = default;
};

// Everything of a match at one moment.
struct Position {
    Options options;
    kit::Rng rng;
    std::vector<int> deck;                          // top first
    std::vector<int> discard;                       // oldest first
    std::vector<std::vector<ScoringCard>> scoring;  // [seat][slot]
    std::vector<std::vector<int>> hands;            // [seat], older card first
    std::vector<Played> stack;                      // card 0 first
    int phase = phase_play;
    int active = 0;
    int actor = 0;  // who decides; -1 nobody
    int dealer = 0, starter = 0;
    int turn_number = 0;   // of the round, from 1
    int round_number = 0;  // from 0
    std::vector<int> wins;
    std::set<int> winners;  // of the round, empty while it runs
    int end_cause = not_ended;
    int penalty_loser = -1, penalty_chooser = -1;  // -1 none
    std::vector<Counters> counters;
    std::vector<Turn> log;  // of the round, one entry for each turn
    bool operator==(const Position&) const = default;
};

// A place where a card lies; seat and index are 0 where they mean nothing.
enum class Area { deck, discard, scoring, hand, stack };
struct Place {
    Area area = Area::deck;
    int seat = 0;   // scoring and hand
    int index = 0;  // deck: 0 = top; discard: 0 = oldest; scoring: slot; hand: 0 = older; stack
    auto operator<=>(const Place&) const = default;
};

class Model {
  public:
    Model(const Options& options, std::uint32_t seed);  // throws for options BLF-111 does not have
    explicit Model(const Position& table);  // the test hook: goes on from an explicit position

    std::vector<Action> legal() const;         // in rising order
    bool allowed(const Action& action) const;  // reasoned without legal()
    bool apply(const Action& action);          // false and nothing changed if it is not legal
    int turn() const;                          // the seat that decides, -1 when the match is over

    const Position& position() const { return p; }
    std::vector<int> results() const;  // of the match, by seat

    // Hidden information (section 3). A viewer is a seat or the_public.
    std::vector<Place> places() const;  // every place that holds a card
    int card_at(const Place& place) const;
    bool may_know(int viewer, const Place& place) const;
    std::map<Place, int> seen_by(int viewer) const;  // the card, or `hidden`

    bool operator==(const Model&) const = default;

  private:
    int seats() const { return p.options.players; }
    int left_of(int seat) const;
    int rnd(int count);
    void shuffle(std::vector<int>& cards);
    std::set<int> all_seats() const;

    void set_up_round();
    void build_deck();
    void deal();
    int take_top();
    void begin_turn(int seat);
    void ask(int seat);

    bool allowed_play(const Action& action) const;
    bool allowed_response(const Action& action) const;
    void list_plays(int index, std::vector<Action>& list) const;

    void do_play(const Action& action);
    void do_pass();
    void do_call();
    void do_bullet();
    void do_pick(int slot);
    void do_next();

    void put_on_stack(int seat, int index, int claim, int t0, int t1);
    std::vector<bool> which_work(bool top_is_void) const;
    void resolve(bool top_is_void);
    bool effect_of_card_0();
    void crow_effect(const Played& card);
    void cup_effect(const Played& card);
    void key_effect(const Played& card);
    void make_stack_public();
    void end_round(int cause);

    ScoringCard& scoring_at(int pos);

    Position p;
};

int suit_of(int card);
int value_of(int card);
std::vector<int> cards_in_play(int players);  // BLF-007, in the canonical order of BLF-009

// 8..1 as BLF-099, of five values, or of three (BLF-016).
int hand_category(const std::vector<int>& values, bool straights);
// -1, 0 or 1: the left hand is worse, equal, better (BLF-107).
int compare_hands(const std::vector<int>& left, const std::vector<int>& right, bool straights);
// The seats that hold the best hand (BLF-094, BLF-096).
std::set<int> best_hands(const std::vector<std::vector<int>>& values, bool straights);
// Who starts, by the visible values of each seat (BLF-015 to BLF-017).
int starting_player(const std::vector<std::vector<int>>& visible, int dealer);

}  // namespace second
