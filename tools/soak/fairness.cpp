// Checks of hidden information: what a concealed state shows and keeps, and what players make of
// it.
#include <algorithm>
#include <unordered_map>

#include "soak/tester.h"

namespace soak {

using namespace kit;

void Tester::check_concealed() {
    const auto seat =
        static_cast<Seat>(below(static_cast<std::uint32_t>(game.seats(present.state()))));
    const auto complain = [&](const char* how) {
        find("concealing for seat " + std::to_string(seat) + " " + how);
    };
    Rng first(rng.next()), second(rng.next(), 1), again = second;
    game.copy(trial.state(), present.state());
    game.conceal(trial.state(), seat, first);
    if (view_hash(game, present.state(), seat) != view_hash(game, trial.state(), seat))
        return complain("changes what it sees");
    if (game.invariant(trial.state()) != nullptr) return complain("makes an impossible state");
    const Seat turn = game.turn(present.state());
    if (game.turn(trial.state()) != turn) return complain("changes whose turn it is");
    if (turn == seat) {
        concealed_legal_.resize(legal.size());
        Actions window(concealed_legal_);
        game.legal(trial.state(), window);
        if (window.count() != legal.size() || concealed_legal_ != legal)
            return complain("changes what it may do");
    }
    // Concealing twice is concealing once, if nothing of the truth was left.
    game.copy(other.state(), present.state());
    game.conceal(other.state(), seat, second);
    game.conceal(trial.state(), seat, again);
    if (!same(other.state(), trial.state())) return complain("leaves more than it sees");
}

Action Tester::choose(const Player& player, const StateBytes* state, Seed seed,
                      std::uint32_t slice) {
    Thinking thinking;
    thinking.start(player, game, state, seed, scratch);
    while (!thinking.step(slice)) {
    }
    ++decisions;
    return thinking.answer();
}

// Players stand weakest first, and the last may cost a hundred times as much as the first. The
// weaker of two drawn at random is asked: of three, the last in one of nine decisions, which still
// is thousands in a million actions, and keeps those within seconds.
const Player& Tester::player_to_ask() {
    const auto players = players_of(game);
    const auto count = static_cast<std::uint32_t>(players.size());
    const std::uint32_t one = below(count), two = below(count);
    return *players[std::min(one, two)];
}

void Tester::check_player() {
    constexpr std::uint32_t slices_every = 20;
    const Player& player = player_to_ask();
    const std::string who = "the computer player " + std::string(player.word);
    const Seed seed = rng.next();
    const Action whole = choose(player, present.state(), seed, 1u << 30);
    if (one_in(slices_every) && whole != choose(player, present.state(), seed, 1 + below(50)))
        return find(who + " chooses differently when it works in small slices");
    if (whole == no_answer) return find(who + " finds no answer");
    if (whole.kind >= game.info.words.size() || !is_legal(game, present.state(), whole))
        return find(whole, "is chosen by " + who + " although it is not legal");
    if (game.info.words[whole.kind].outside)
        return find(whole, "is chosen by " + who + " although it is not for seats");
}

bool Tester::replay(Place& place, Seed seed, const std::vector<Action>& actions) {
    game.setup(place.state(), match->config, seed);
    Events unseen;
    for (const Action& action : actions)
        if (!game.apply(place.state(), action, unseen).ok()) return false;
    return true;
}

// Positions reached with different seeds that look alike to the seat whose turn it is. Each action
// follows from what that seat sees, so what looks alike is treated alike.
void Tester::check_lookalikes() {
    constexpr int seeds = 150, deepest = 4, most_pairs = 4;
    struct Known {
        Seed seed;
        std::vector<Action> actions;
    };
    std::unordered_map<Hash, Known> known[deepest];
    int pairs = 0;
    for (int i = 0; i < seeds && pairs < most_pairs && !found(); ++i) {
        Known now{.seed = rng.next(), .actions = {}};
        for (int depth = 0; depth < deepest && pairs < most_pairs && !found(); ++depth) {
            if (!replay(present, now.seed, now.actions)) break;
            const Seat seat = game.turn(present.state());
            if (seat == nobody) break;
            const Hash view = view_hash(game, present.state(), seat);
            const auto [twin, fresh] = known[depth].try_emplace(view, now);
            if (!fresh) {
                ++pairs;
                const Seed seed = rng.next();
                const auto players = players_of(game);
                const Player& player = *players[below(static_cast<std::uint32_t>(players.size()))];
                const Action here = choose(player, present.state(), seed, 1000);
                Rng one(seed), two(seed);
                game.conceal(present.state(), seat, one);
                if (!replay(other, twin->second.seed, twin->second.actions)) break;
                const Action there = choose(player, other.state(), seed, 1000);
                game.conceal(other.state(), seat, two);
                const std::string alike =
                    " in two positions that look alike to seat " + std::to_string(seat) +
                    " (seeds " + std::to_string(twin->second.seed) + " and " +
                    std::to_string(now.seed) + ", after " + std::to_string(depth) + " actions)";
                if (!same(present.state(), other.state()))
                    find("concealing gives away the truth" + alike);
                else if (here != there)
                    find("the computer player " + std::string(player.word) +
                         " chooses differently" + alike);
                if (found()) {  // the match at fault is this one
                    match->begin(game, match->config, now.seed);
                    for (const Action& action : now.actions) match->append(action);
                }
            }
            Rng chooser(view, static_cast<std::uint32_t>(depth));
            if (!replay(present, now.seed, now.actions)) break;
            now.actions.push_back(random_legal(game, present.state(), chooser));
        }
    }
}

}  // namespace soak
