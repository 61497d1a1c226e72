// A game is one constant table of functions, made from its rules by make_game<Rules>().
//
// Rules is a struct of static functions over its own State type (see GameRules below for the list
// and nullgame/ for an example with comments). The table erases the type, so that matches, players,
// screens and tests are written once, for memory blocks of a known size.
//
// The contract behind the functions, which the conformance suite checks:
//  - `setup` and `apply` depend on nothing but their arguments.
//  - `legal` lists every legal action in rising order, each once; `apply` accepts exactly those and
//    leaves the state byte for byte as it was when it refuses.
//  - `turn` is `nobody`, `legal` is empty and the outcome is over: all three or none.
//  - `mask` makes unknown what a viewer may not see (zeros, one fixed order) and leaves the rest as
//    it is: two positions that mask alike look alike. A masked state is shown, never played on; who
//    gets nothing else cannot give anything away. The public sees nothing that a seat does not.
//  - `conceal` makes a state that could be the true one for all that the viewer knows, and that
//    depends on nothing but what the viewer sees and on the given random numbers. So whoever gets a
//    concealed state cannot cheat.
//  - `news` says which events tell what could not be known before; an action without news shows the
//    same to everybody, whatever is hidden.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>

#include "kit/action.h"
#include "kit/config.h"
#include "kit/event.h"
#include "kit/hash.h"
#include "kit/rng.h"
#include "kit/seat.h"
#include "kit/verdict.h"

namespace kit {

inline constexpr std::size_t max_state_size = 2560;  // the console keeps five of them
inline constexpr std::size_t state_alignment = 8;
inline constexpr std::size_t max_kinds = 62;  // of actions; two more codes are used by match files
inline constexpr std::size_t max_players = 254;  // a byte says who decides; 0 is a person

enum class Result : std::uint8_t {
    open,  // not over for this seat
    won,
    lost,
    drawn,
    scored  // alone against one's own best: only the score counts
};

struct Outcome {
    bool over = false;
    std::array<Result, max_seats> result{};
    std::array<std::int32_t, max_seats> score{};  // also while the match goes on
    const char* why = "";                         // a sentence for the result screen
};

// Time for a decision. It goes on over several decisions while seat and `run` stay the same.
struct Clock {
    std::uint16_t seconds = 0;  // 0: all the time there is
    std::uint16_t run = 0;
    constexpr bool operator==(const Clock&) const = default;
};

struct Player;

// What there is to know about a game before any match.
struct GameInfo {
    std::uint8_t id;         // 1 .. 31, in files and share codes: never used again for another game
    std::string_view word;   // the folder's name
    std::string_view title;  // on the screen
    std::uint8_t version;    // raised by every change that makes old matches play differently
    std::uint16_t longest_match;  // no match has more actions
    std::uint16_t most_legal;     // no position has more legal actions
    std::span<const ActionWord> words;
    Form form;
    // Computer players, weakest first; empty: those that kit has for every game.
    std::span<const Player* const> players{};
    // Personalities that each level has: players come level by level.
    std::uint8_t characters = 1;

    constexpr const char* flaw() const;
};

// A state of a game that is only known at run time.
using StateBytes = std::byte;

struct Game {
    GameInfo info;
    std::uint16_t state_size;
    bool evaluates;  // the rules judge positions, not only results and scores
    Verdict (*config_problem)(const Config&);
    void (*setup)(StateBytes*, const Config&, Seed);
    int (*seats)(const StateBytes*);
    Seat (*turn)(const StateBytes*);
    void (*legal)(const StateBytes*, Actions&);
    Verdict (*apply)(StateBytes*, Action, Events&);
    Outcome (*outcome)(const StateBytes*);
    void (*conceal)(StateBytes*, Viewer, Rng&);
    void (*mask)(StateBytes*, Viewer);
    News (*news)(const Event&);
    // How an action reads: "Draw a card". Whose it is, stands before it where that is needed.
    void (*describe)(const StateBytes*, Action, const Names&, TextOut&);
    const char* (*invariant)(const StateBytes*);
    Hash (*hash)(const StateBytes*);
    std::int32_t (*evaluate)(const StateBytes*, Seat);
    bool (*openly)(const StateBytes*);
    Clock (*clock)(const StateBytes*);
    void (*random_record)(Config&, Rng&);  // nullptr: the game has none

    void copy(StateBytes* to, const StateBytes* from) const { std::memcpy(to, from, state_size); }
};

// Room for a state of any game.
struct alignas(state_alignment) AnyState {
    StateBytes bytes[max_state_size];
};

// ---- What rules must provide ------------------------------------------------------------------

// States are copied with memcpy, saved in checkpoints and compared as bytes.
template <class State>
concept PlainState = std::is_trivially_copyable_v<State> &&
                         std::is_default_constructible_v<State> && sizeof(State) <= max_state_size
                     && alignof(State) <= state_alignment;

// Without padding the bytes of a state are its meaning, and hashing them is exact. Lay fields out
// from wide to narrow. (Or hash by field: `static Hash hash(const State&)`.)
template <class Rules>
concept HashesByField = requires(const typename Rules::State& state) {
    { Rules::hash(state) } -> std::same_as<Hash>;
};
template <class Rules>
concept StateWithoutPadding = std::has_unique_object_representations_v<typename Rules::State>;

template <class Rules>
concept HasInfo = requires {
    { Rules::info } -> std::convertible_to<GameInfo>;
};
template <class Rules>
concept ChecksConfig = requires(const Config& config) {
    { Rules::config_problem(config) } -> std::same_as<Verdict>;
};
template <class Rules>
concept SetsUp = requires(typename Rules::State& state, const Config& config, Seed seed) {
    { Rules::setup(state, config, seed) } -> std::same_as<void>;
};
template <class Rules>
concept HasSeats = requires(const typename Rules::State& state) {
    { Rules::seats(state) } -> std::same_as<int>;
};
template <class Rules>
concept HasTurn = requires(const typename Rules::State& state) {
    { Rules::turn(state) } -> std::same_as<Seat>;
};
template <class Rules>
concept ListsLegal = requires(const typename Rules::State& state, Actions& out) {
    { Rules::legal(state, out) } -> std::same_as<void>;
};
template <class Rules>
concept Applies = requires(typename Rules::State& state, Action action, Events& events) {
    { Rules::apply(state, action, events) } -> std::same_as<Verdict>;
};
template <class Rules>
concept HasOutcome = requires(const typename Rules::State& state) {
    { Rules::outcome(state) } -> std::same_as<Outcome>;
};
template <class Rules>
concept Conceals = requires(typename Rules::State& state, Viewer viewer, Rng& rng) {
    { Rules::conceal(state, viewer, rng) } -> std::same_as<void>;
};
template <class Rules>
concept Masks = requires(typename Rules::State& state, Viewer viewer) {
    { Rules::mask(state, viewer) } -> std::same_as<void>;
};
template <class Rules>
concept TellsNews = requires(const Event& event) {
    { Rules::news(event) } -> std::same_as<News>;
};
template <class Rules>
concept Describes = requires(const typename Rules::State& state, Action action, const Names& names,
                             TextOut& out) {
    { Rules::describe(state, action, names, out) } -> std::same_as<void>;
};
template <class Rules>
concept HasInvariant = requires(const typename Rules::State& state) {
    { Rules::invariant(state) } -> std::same_as<const char*>;
};
// Optional: how good a position is for a seat, 0 (lost) to 1000 (won). Without it the scores count.
template <class Rules>
concept Evaluates = requires(const typename Rules::State& state, Seat seat) {
    { Rules::evaluate(state, seat) } -> std::same_as<std::int32_t>;
};

// Optional: this decision is made before everybody's eyes, from what the public sees (an answer at
// the table), so the console goes from person to person without a curtain.
template <class Rules>
concept DecidesOpenly = requires(const typename Rules::State& state) {
    { Rules::openly(state) } -> std::same_as<bool>;
};
// Optional: how long a person has for what is being decided. At the end the console takes the
// game's `time_out`, the one action word that comes from outside, which must be legal then.
template <class Rules>
concept HasClock = requires(const typename Rules::State& state) {
    { Rules::clock(state) } -> std::same_as<Clock>;
};

// Optional, for a form with a record: a record of the player's own making that fits the config,
// drawn at random, so that tests and soaks come to such matches as well.
template <class Rules>
concept DrawsRecord = requires(Config& config, Rng& rng) {
    { Rules::random_record(config, rng) } -> std::same_as<void>;
};

template <class Rules>
concept GameRules = HasInfo<Rules> && PlainState<typename Rules::State> &&
    (StateWithoutPadding<Rules> || HashesByField<Rules>)&&ChecksConfig<Rules>&& SetsUp<Rules>&& HasSeats<Rules>&& HasTurn<Rules>&& ListsLegal<
        Rules>&& Applies<Rules>&& HasOutcome<Rules>&& Conceals<Rules>&& Masks<Rules>&& TellsNews<Rules>&& Describes<Rules>&& HasInvariant<Rules>;

// ---- Making the table -------------------------------------------------------------------------

constexpr const char* GameInfo::flaw() const {
    if (id < 1 || id > 31) return "a game's id is not in 1 .. 31";
    if (word.empty() || title.empty()) return "a game has no name";
    if (longest_match == 0 || most_legal == 0) return "a game has no bounds";
    if (words.empty() || words.size() > max_kinds) return "a game has no or too many action kinds";
    if (characters == 0 || players.size() % characters != 0) return "a level lacks a character";
    if (players.size() > max_players) return "a game has too many players";
    return form.flaw();
}

// Evaluation by result, or by the lead in score while the match goes on.
std::int32_t evaluate_by_score(const Outcome& outcome, int seats, Seat seat);

namespace detail {

template <class Rules>
struct Erased {
    using State = typename Rules::State;
    static State& of(StateBytes* bytes) { return *std::launder(reinterpret_cast<State*>(bytes)); }
    static const State& of(const StateBytes* bytes) {
        return *std::launder(reinterpret_cast<const State*>(bytes));
    }
    static void setup(StateBytes* bytes, const Config& config, Seed seed) {
        Rules::setup(*new (bytes) State{}, config, seed);
    }
    static int seats(const StateBytes* bytes) { return Rules::seats(of(bytes)); }
    static Seat turn(const StateBytes* bytes) { return Rules::turn(of(bytes)); }
    static void legal(const StateBytes* bytes, Actions& out) { Rules::legal(of(bytes), out); }
    static Verdict apply(StateBytes* bytes, Action action, Events& events) {
        return Rules::apply(of(bytes), action, events);
    }
    static Outcome outcome(const StateBytes* bytes) { return Rules::outcome(of(bytes)); }
    static void conceal(StateBytes* bytes, Viewer viewer, Rng& rng) {
        Rules::conceal(of(bytes), viewer, rng);
    }
    static void mask(StateBytes* bytes, Viewer viewer) {
        if (viewer != all_seeing) Rules::mask(of(bytes), viewer);
    }
    static void describe(const StateBytes* bytes, Action action, const Names& names, TextOut& out) {
        Rules::describe(of(bytes), action, names, out);
    }
    static bool openly(const StateBytes* bytes) {
        if constexpr (DecidesOpenly<Rules>)
            return Rules::openly(of(bytes));
        else
            return false;
    }
    static Clock clock(const StateBytes* bytes) {
        if constexpr (HasClock<Rules>)
            return Rules::clock(of(bytes));
        else
            return {};
    }
    using RecordDrawer = void (*)(Config&, Rng&);
    static constexpr RecordDrawer record_drawer() {
        if constexpr (DrawsRecord<Rules>)
            return &Rules::random_record;
        else
            return nullptr;
    }
    static const char* invariant(const StateBytes* bytes) { return Rules::invariant(of(bytes)); }
    static Hash hash(const StateBytes* bytes) {
        if constexpr (HashesByField<Rules>)
            return Rules::hash(of(bytes));
        else
            return hash_bytes({bytes, sizeof(State)});
    }
    static std::int32_t evaluate(const StateBytes* bytes, Seat seat) {
        if constexpr (Evaluates<Rules>)
            return Rules::evaluate(of(bytes), seat);
        else
            return evaluate_by_score(Rules::outcome(of(bytes)), Rules::seats(of(bytes)), seat);
    }
};

}  // namespace detail

inline constexpr int most_share_bits = 103;  // of config in a share code (share_code.h)

template <GameRules Rules>
consteval Game make_game() {
    constexpr GameInfo info = Rules::info;
    static_assert(info.flaw() == nullptr, "see GameInfo::flaw and Form::flaw for what is wrong");
    static_assert(info.form.most_bits() <= most_share_bits, "the config does not fit a share code");
    using E = detail::Erased<Rules>;
    return {.info = info,
            .state_size = sizeof(typename Rules::State),
            .evaluates = Evaluates<Rules>,
            .config_problem = &Rules::config_problem,
            .setup = &E::setup,
            .seats = &E::seats,
            .turn = &E::turn,
            .legal = &E::legal,
            .apply = &E::apply,
            .outcome = &E::outcome,
            .conceal = &E::conceal,
            .mask = &E::mask,
            .news = &Rules::news,
            .describe = &E::describe,
            .invariant = &E::invariant,
            .hash = &E::hash,
            .evaluate = &E::evaluate,
            .openly = &E::openly,
            .clock = &E::clock,
            .random_record = E::record_drawer()};
}

// ---- What every game can do with its table ----------------------------------------------------

// Everything that may be wrong with a config: the form's ranges, then the game's own conditions.
Verdict config_verdict(const Game& game, const Config& config);
// A config that the game accepts, drawn at random.
Config random_config(const Game& game, Rng& rng);

std::uint32_t count_legal(const Game& game, const StateBytes* state);
// Number `n` of the legal list.
Action nth_legal(const Game& game, const StateBytes* state, std::uint32_t n);
bool is_legal(const Game& game, const StateBytes* state, Action action);
// One of the actions a seat may choose, all equally likely. There must be one.
Action random_legal(const Game& game, const StateBytes* state, Rng& rng);
// Of all that the viewer can see.
Hash view_hash(const Game& game, const StateBytes* state, Viewer viewer);
// Does one viewer see anything here that another one may not? `spare` is memory for a state.
bool hides_from(const Game& game, const StateBytes* state, Viewer seer, Viewer other,
                StateBytes* spare);
// What the console takes when a person's time is up (see HasClock).
Action time_out_action(const Game& game);

}  // namespace kit
