// The null game: the example that a new game is copied from. What it plays is in RULES.md.
//
// A game is a State, and a struct of static functions over it. Read kit/game.h for what each
// function promises; the comments here say how a game comes to keep the promise.
#pragma once

#include "kit/deck.h"
#include "kit/game.h"

namespace nullgame {

using Card = std::uint8_t;  // its value, 1 .. 6

inline constexpr int most_players = 4;
inline constexpr int card_values = 6;
inline constexpr int copies = 4;
inline constexpr int deck_size = card_values * copies;
inline constexpr int limit = 12;

// Kinds are the places in the table of words below. Their order is the order of legal lists.
enum Kind : std::uint8_t { draw, stand, time_out };
inline constexpr kit::ActionWord action_words[] = {
    {"draw"}, {"stand"}, {.word = "time_out", .outside = true}};

enum EventKind : std::uint8_t {
    dealt,      // a: seat, b: card (its owner only)
    drew,       // a: seat, b: card
    bust,       // a: seat, b: hole card
    stood,      // a: seat
    shown,      // a: seat, b: hole card
    round_over  // a: seat mask of those who got points
};

// The config form is data: set-up screens, files and share codes are made from it. NUL-001
enum FieldIndex : std::uint8_t {
    mode_field,
    players_field,
    rounds_field,
    holes_field,
    clock_field
};
enum Mode : std::uint8_t { race, score };
inline constexpr kit::Choice modes[] = {{"race", "Race"}, {"score", "Score"}};
inline constexpr kit::Choice hole_choices[] = {{"hidden", "Hidden"}, {"open", "Open"}};
inline constexpr kit::Choice clock_choices[] = {{"off", "Off"}, {"ten", "10 seconds"}};
inline constexpr kit::Field fields[] = {
    {.word = "mode", .title = "Mode", .choices = modes, .help = "A point a round, or all you hold"},
    {.word = "players", .title = "Players", .least = 1, .most = most_players, .usual = 2},
    {.word = "rounds", .title = "Rounds", .least = 1, .most = 9, .usual = 3},
    // Asked only if players is 2, 3 or 4.
    {.word = "holes",
     .title = "Hole cards",
     .choices = hole_choices,
     .when = {.field = players_field, .values = 0b11100}},
    {.word = "clock",
     .title = "Clock",
     .choices = clock_choices,
     .help = "Whoever is too slow stands"},
};

enum class Standing : std::uint8_t { in, stood, bust };

// Wide fields first, then bytes, filled up to whole words: without padding (make_game refuses it)
// the bytes of a state are its meaning.
// Everything that decides the future is in here, the random numbers too.
struct State {
    kit::Rng rng;
    std::array<std::uint16_t, most_players> points;
    kit::Deck<Card, deck_size> deck;
    std::array<Card, most_players> hole;
    std::array<std::uint8_t, most_players> open_sum;  // of the open cards before each player
    std::array<Standing, most_players> standing;
    std::array<std::uint8_t, card_values + 1> open_cards;  // how many of each value lie open
    std::uint8_t mode, players, rounds, holes_open;        // the config, as the rules need it
    std::uint8_t round;                                    // 0 ..; `rounds` when the match is over
    kit::Seat turn;
    std::uint8_t timed;                 // there is a clock
    std::array<std::uint8_t, 1> spare;  // fills the last word: the compiler may not

    int total(std::size_t seat) const { return hole[seat] + open_sum[seat]; }
    bool over() const { return round == rounds; }
    // May `viewer` see the hole card of `seat`?
    bool sees(kit::Viewer viewer, std::size_t seat) const {
        return viewer == seat || holes_open != 0 || standing[seat] == Standing::bust;
    }
};

struct Rules {
    using State = nullgame::State;

    static constexpr kit::GameInfo info{
        .id = 31,
        .word = "nullgame",
        .title = "Test match",
        .version = 2,
        .longest_match = 9 * (deck_size + most_players),
        .most_legal = 3,
        .words = action_words,
        .form = {.fields = fields},
    };

    static kit::Verdict config_problem(const kit::Config& config);
    static void setup(State& state, const kit::Config& config, kit::Seed seed);
    static int seats(const State& state) { return state.players; }
    static kit::Seat turn(const State& state) { return state.turn; }
    static void legal(const State& state, kit::Actions& out);
    static kit::Verdict apply(State& state, kit::Action action, kit::Events& events);
    static kit::Outcome outcome(const State& state);
    static void conceal(State& state, kit::Viewer viewer, kit::Rng& rng);
    static void mask(State& state, kit::Viewer viewer);
    static kit::News news(const kit::Event& event);
    static void describe(const State& state, kit::Action action, const kit::Names& names,
                         kit::TextOut& out);
    static const char* invariant(const State& state);
    // Optional: a clock. NUL-016
    static kit::Clock clock(const State& state);
    // Optional: makes the players that kit has for every game stronger.
    static std::int32_t evaluate(const State& state, kit::Seat seat);
};

inline constexpr kit::Game game = kit::make_game<Rules>();

}  // namespace nullgame
