// The position of a match of SUPERHOT: where every card lies, and what is being decided.
#pragma once

#include "kit/deck.h"
#include "kit/game.h"
#include "superhot/card_set.h"
#include "superhot/config.h"
#include "superhot/content.h"

namespace superhot {

inline constexpr int most_slots = 7;
inline constexpr int hand_size = 4;            // HOT-111
inline constexpr int deadly_bullets = 4;       // in one hand: HOT-211
inline constexpr int deadly_together = 5;      // in two hands: HOT-245
inline constexpr int most_level_turns = 200;   // HOT-216
inline constexpr int most_actions = 3900;      // then the turn that runs is the last: HOT-216
inline constexpr int most_turn_actions = 130;  // a Normal turn and the System's after it
inline constexpr int last_veto_level = 2;      // HOT-198, HOT-199

// Kinds are in the order of legal lists (4.1).
enum Kind : std::uint8_t {
    veto,      // a: goal
    keep,      //
    agree,     //
    refuse,    //
    wait,      //
    move,      //
    discard,   // a: card
    wait_go,   //
    begin,     // a: slot 1 .. L, b: Mode of interaction
    add,       // a: card, b: the used card that Double Trouble copies, else none
    slash,     // a, b as in add, c: slot
    heal,      // a, b as in add
    pdraw,     // a, b as in add
    end_use,   //
    aid,       // a: card
    no_aid,    //
    act,       // a: slot
    act_rest,  //
    drop,      // a: card
    glitch,    // a: Glitch, b: slot (0 for LAG), c: Fighting points paid for a Mixed cost
    sys_end
};
inline constexpr kit::ActionWord action_words[] = {
    {"veto"}, {"keep"},  {"agree"}, {"refuse"}, {"wait"}, {"move"},   {"discard"},
    {"go"},   {"begin"}, {"add"},   {"slash"},  {"heal"}, {"draw"},   {"end"},
    {"aid"},  {"noaid"}, {"act"},   {"rest"},   {"drop"}, {"glitch"}, {"sysend"}};

enum class Phase : std::uint8_t {
    veto,        // one goal, or none
    veto_reply,  // two Normal players: agree or not
    choose,      // 1: Wait or Move
    waiting,     // 1: what to discard
    use,         // 2: what next
    hit,         // 2: cards against one target
    aid,         // after 2: a card for the partner
    order,       // 6: which ability next
    drop,        // 6: which card to discard
    system,
    over
};

enum Method : std::uint8_t { destroy, knock_out };  // HOT-074

enum class End : std::uint8_t {
    none,
    won,           // HOT-210
    bullets,       // HOT-211
    no_bullets,    // HOT-212
    no_line,       // HOT-213
    no_hand,       // HOT-214
    five_bullets,  // HOT-245
    timeout        // HOT-216
};

// A Normal player's places (HOT-015).
struct Normal {
    CardSet hand;                 // obstacles
    kit::Deck<Card, 55> deck;     // obstacles and bullets, face down
    kit::Deck<Card, 47> discard;  // obstacles, face up
    std::uint8_t bullets;         // in hand
    std::uint8_t starting_deck;   // StartingDeck
    std::array<std::uint8_t, 6> spare;

    int hand_count() const { return hand.size() + bullets; }
};

struct Used {
    Card card;
    Card copied;  // by Double Trouble
    constexpr bool operator==(const Used&) const = default;
};

// What the active player did this turn (HOT-140).
struct TurnRecord {
    std::array<std::uint8_t, 3> destroyed, knocked_out;  // by family
    std::uint8_t bullets_destroyed;
    std::uint8_t overkill;  // an obstacle was defeated with 2 more than its cost
    std::uint8_t used;      // real cards, known from Maneuvers on

    int defeated(Family family) const {
        const auto i = static_cast<std::size_t>(family);
        return destroyed[i] + knocked_out[i];
    }
    int all_destroyed() const { return destroyed[0] + destroyed[1] + destroyed[2]; }
};

// How one game of the match went; a Revenge match has two (HOT-321).
struct Leg {
    std::uint16_t turns;  // of Normal players
    std::uint8_t levels;  // cleared
    std::uint8_t goals;   // completed
    End end;
    std::uint8_t dodged;  // bullets destroyed in The Line, for the statistics
};

struct State {
    kit::Rng rng;
    std::array<Normal, 2> normals;
    kit::Deck<Card, 55> obstacles, obstacle_discard;
    std::array<Leg, 2> legs;
    std::uint16_t actions;       // taken in this match
    std::uint16_t packet;        // lowest cards of the first Obstacles Deck, which hold its bullets
    std::uint32_t done, vetoed;  // goals, one bit each; `done` is of this level

    std::array<Card, most_slots> line;   // slot 1 is number 0
    std::uint8_t knocked_out, hardened;  // slots, one bit each

    kit::FixedList<Used, 43> used;
    kit::FixedList<Card, most_slots> fresh;  // the New Cards Area
    Card aid_in, aid_out;
    std::uint8_t bullets_deck, bullets_in_game;

    // From the bottom: `goals_below` known to be there, `goals_unseen` in unknown order, known
    // ones.
    kit::Deck<Goal, goal_count> goals_deck;
    kit::FixedList<Goal, goal_count> goal_row;
    std::array<Goal, goal_count> goals_start;  // for the second leg: HOT-320
    std::uint8_t goals_below, goals_unseen;
    std::array<std::uint8_t, counting_goals> counters;
    Goal proposal;
    std::uint8_t veto_step;  // 0: the beginner proposes, 1: the other

    TurnRecord turn;
    std::uint8_t shot;                   // an enemy has shot in this phase 6
    std::uint8_t pending, pending_rest;  // abilities, one bit a slot; in the usual order from here
    std::uint8_t hit_slot, hit_method, hit_sum, hit_last;  // the open interaction

    kit::FixedList<Card, system_draws> system_hand;
    std::array<std::uint8_t, 3> points;  // by currency
    std::uint8_t lag;                    // the next Maneuvers empty one slot more

    Phase phase;
    std::uint8_t active, beginner;  // Normal players, 0 or 1
    std::uint8_t leg, level, level_turn;
    End end;  // of this leg

    // The config, as the rules need it.
    std::uint8_t mode, slots, infinite, revenge, storm, times_up, bats;
    std::uint8_t single_deck;  // of a Normal player alone: HOT-035
    std::uint8_t it_player;
    std::uint8_t hands_masked;          // the hands are made up, for whoever may not see them
    std::array<std::uint8_t, 8> spare;  // fills the last words: the compiler may not

    Normal& me() { return normals[active]; }
    const Normal& me() const { return normals[active]; }
    bool two() const { return mode == coop || mode == two_v_one; }
    bool has_system() const { return mode == versus || mode == two_v_one; }
    int normal_count() const { return two() ? 2 : 1; }
    // In the second leg the roles are swapped (HOT-319).
    kit::Seat seat_of(int player) const { return static_cast<kit::Seat>(two() ? player : leg); }
    kit::Seat system_seat() const {
        if (!has_system()) return kit::nobody;
        return static_cast<kit::Seat>(two() ? 2 : 1 - leg);
    }
    bool ended() const { return end != End::none; }
    bool is_done(Goal goal) const { return (done >> goal & 1) != 0; }
    bool is_knocked_out(int slot) const { return (knocked_out >> slot & 1) != 0; }
    bool is_hardened(int slot) const { return (hardened >> slot & 1) != 0; }
    Card at(int slot) const { return line[static_cast<std::size_t>(slot)]; }
    bool face_up_obstacle(int slot) const {
        return at(slot) < obstacle_count && !is_knocked_out(slot);
    }
    // Cards that the active player may use: HOT-240
    CardSet usable() const {
        CardSet cards = me().hand;
        if (aid_in != no_card) cards.add(aid_in);
        return cards;
    }
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 1024);

// What happened, for the scene. Slots are 1 .. L as in actions; seats are seats.
enum class Where : std::uint8_t { player_discard, hand, obstacle_discard, bullets_deck, new_cards };
enum EventKind : std::uint8_t {
    level_began,           // a: level, b: goals in the row, c: leg
    goal_drawn,            // a: goal
    goal_passed,           // a: goal; complete when drawn, to the bottom of the deck
    goal_vetoed,           // a: goal, b: its replacement or none
    veto_proposed,         // a: seat, b: goal
    veto_answered,         // a: seat, b: 1 agreed
    line_dealt,            // a: slot, b: card
    turn_began,            // a: seat, b: turn of the level
    waited,                // a: seat
    discarded,             // a: seat, b: card; from hand to the Obstacles Discard
    hit_began,             // a: slot, b: Method
    card_used,             // a: seat, b: card, c: copied card or none
    card_defeated,         // a: slot, b: card, c: Method, d: what was paid
    slashed,               // a: slot
    healed,                // a: seat
    drew,                  // a: seat, b: card (Normal seats only, but for a Bullet)
    deck_reshuffled,       // a: seat, b: cards
    obstacles_reshuffled,  // b: cards
    aid_given,             // a: seat, b: card
    aid_returned,          // a: seat of the giver, b: card
    new_card_taken,        // a: seat, b: card
    maneuvered,            // a: slots emptied
    card_left,             // a: slot, b: card, c: Where
    used_gone,             // a: number of used cards that went to the Obstacles Discard
    goal_progress,         // a: goal, b: counter
    goal_done,             // a: goal
    ability_acts,          // a: slot, b: card
    shots_fired,           // a: slot, b: card, c: bullets
    card_slid,             // a: slot, b: to slot, c: card
    system_drew,           // a: card, b: 1 from the Obstacles Deck
    glitched,              // a: Glitch, b: slot, c: Fighting points paid, d: card
    system_done,           //
    level_cleared,         // a: level
    leg_over,              // a: leg, b: End, c: seat whose loss it was or nobody
};

}  // namespace superhot
