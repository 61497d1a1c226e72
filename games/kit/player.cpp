#include "kit/player.h"

#include <algorithm>

#include "kit/search.h"

namespace kit {

Seed decision_seed(Seed match_seed, Seat seat, std::size_t actions_taken) {
    const Seed own = Rng::scramble(match_seed ^ 0x6D0FF5E7u);  // not a generator of the game's
    return Rng::scramble(own + seat * 0x9E3779B9u) ^
           Rng::scramble(static_cast<Seed>(actions_taken) + 0x51ED270Bu);
}

void Thinking::start(const Player& player, const Game& game, const StateBytes* state, Seed seed,
                     std::span<std::byte> scratch) {
    thought_ = {.player = &player, .game = &game, .seat = game.turn(state), .rng = Rng(seed)};
    check(thought_.seat != nobody, "a decision although the match is over");
    check(reinterpret_cast<std::uintptr_t>(scratch.data()) % state_alignment == 0,
          "scratch memory is not aligned");
    Scratch cut(scratch);
    const auto seen = cut.take<StateBytes>(game.state_size, state_alignment);
    game.copy(seen.data(), state);
    game.conceal(seen.data(), thought_.seat, thought_.rng);
    thought_.seen = seen.data();
    thought_.memory = cut.rest();
    busy_ = true;
    player.start(thought_);
}

namespace {

// The answer, if a seat may give it; else the first that it may give.
Action legal_choice(const Game& game, const StateBytes* seen, Action answer) {
    const auto for_seats = [&](Action action) { return !game.info.words[action.kind].outside; };
    if (answer.kind < game.info.words.size() && for_seats(answer) && is_legal(game, seen, answer))
        return answer;
    for (std::uint32_t n = 0;; ++n)
        if (const Action first = nth_legal(game, seen, n); for_seats(first)) return first;
}

}  // namespace

bool Thinking::step(std::uint32_t work) {
    if (busy_ && thought_.player->step(thought_, work)) {
        busy_ = false;
        choice_ = legal_choice(*thought_.game, thought_.seen, thought_.choice);
    }
    return !busy_;
}

Action Thinking::choose(const Player& player, const Game& game, const StateBytes* state, Seed seed,
                        std::span<std::byte> scratch) {
    start(player, game, state, seed, scratch);
    while (!step(1000)) {
    }
    check(answer() == choice(), "a computer player answered illegally");
    return choice();
}

// ---- Random -----------------------------------------------------------------------------------

namespace {

void start_random(Thought&) {}

bool step_random(Thought& thought, std::uint32_t) {
    thought.choice = random_legal(*thought.game, thought.seen, thought.rng);
    return true;
}

// ---- Greedy -----------------------------------------------------------------------------------

// Tries each action in the same few possible worlds and takes the one that looks best on average.
struct Greedy {
    std::uint32_t count = 0, tries = 0, samples = 0;
    std::uint32_t at = 0, sample = 0;
    Seed worlds = 0;
    std::int32_t sum = 0, best = -1;
    std::uint32_t equals = 0;
    Action action{};
    StateBytes* trial = nullptr;
};

void start_greedy(Thought& thought) {
    Scratch cut(thought.memory);
    Greedy& greedy = cut.make<Greedy>();
    greedy.trial = cut.take<StateBytes>(thought.game->state_size, state_alignment).data();
    greedy.count = count_legal(*thought.game, thought.seen);
    // In a list longer than the work allows, as many as it allows, taken at even distances.
    greedy.tries = std::min(greedy.count, thought.player->nodes);
    greedy.samples = std::clamp<std::uint32_t>(thought.player->nodes / greedy.tries, 1, 16);
    greedy.worlds = thought.rng.next();
}

void try_greedily(Thought& thought, Greedy& greedy) {
    const Game& game = *thought.game;
    if (greedy.sample == 0) {
        greedy.sum = 0;
        greedy.action = nth_legal(game, thought.seen, greedy.at * greedy.count / greedy.tries);
    }
    Rng world(greedy.worlds, greedy.sample);
    game.copy(greedy.trial, thought.seen);
    game.conceal(greedy.trial, thought.seat, world);
    Events unseen;
    check(game.apply(greedy.trial, greedy.action, unseen).ok(), "a legal action was refused");
    greedy.sum += game.evaluate(greedy.trial, thought.seat);
}

bool step_greedy(Thought& thought, std::uint32_t work) {
    Greedy& greedy = Scratch::first<Greedy>(thought.memory);
    for (; work > 0 && greedy.at < greedy.tries; --work) {
        try_greedily(thought, greedy);
        if (++greedy.sample < greedy.samples) continue;
        greedy.sample = 0;
        ++greedy.at;
        if (thought.game->info.words[greedy.action.kind].outside) continue;
        if (greedy.sum > greedy.best) greedy.equals = 0;
        if (greedy.sum < greedy.best) continue;
        greedy.best = greedy.sum;
        // Of equals each has the same chance.
        if (thought.rng.below(++greedy.equals) == 0) thought.choice = greedy.action;
    }
    return greedy.at == greedy.tries;
}

constexpr const Player* judging_players[] = {&random_player, &greedy_player, &search_player};
constexpr const Player* playing_players[] = {&random_player, &greedy_player, &playout_player};

}  // namespace

constinit const Player random_player{"random", "Easy", 1, 0, start_random, step_random};
constinit const Player greedy_player{"greedy", "Normal", 1024, 0, start_greedy, step_greedy};
constinit const Player search_player{"search", "Hard", 8000, 0, start_search, step_search};
constinit const Player playout_player{"playout", "Hard", 8000, 64, start_search, step_search};

std::span<const Player* const> players_of(const Game& game) {
    if (!game.info.players.empty()) return game.info.players;
    return game.evaluates ? std::span(judging_players) : std::span(playing_players);
}

int levels_of(const Game& game) {
    return static_cast<int>(players_of(game).size()) / game.info.characters;
}

}  // namespace kit
