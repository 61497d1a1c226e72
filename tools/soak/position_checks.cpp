// Checks of one position: legal list, refusals, end, invariant, what an action does.
#include <algorithm>

#include "soak/tester.h"

namespace soak {

using namespace kit;

void Tester::check_position() {
    Actions counted({});
    game.legal(present.state(), counted);
    const std::uint32_t count = counted.count();
    if (count > game.info.most_legal)
        return find("there are " + std::to_string(count) +
                    " legal actions, more than the game's info says");
    legal.resize(count);
    Actions window(legal);
    game.legal(present.state(), window);
    if (window.count() != count) return find("the legal list changes from call to call");
    for (std::size_t i = 0; i < count; ++i) {
        if (legal[i].kind >= game.info.words.size())
            return find("a legal action is of a kind without a word");
        if (i > 0 && legal[i] <= legal[i - 1])
            return find(legal[i], legal[i] == legal[i - 1]
                                      ? "is twice in the legal list"
                                      : "stands at the wrong place of the legal list");
    }

    const Seat turn = game.turn(present.state());
    const Outcome outcome = game.outcome(present.state());
    const int seats = game.seats(present.state());
    if (seats < 1 || seats > static_cast<int>(max_seats))
        return find("a match has no or too many seats");
    if ((turn == nobody) != legal.empty() || (turn == nobody) != outcome.over)
        return find("turn, legal list and outcome do not agree on whether the match is over");
    if (turn != nobody && turn >= seats) return find("it is the turn of a seat that is not there");
    for (std::size_t seat = 0; outcome.over && seat < static_cast<std::size_t>(seats); ++seat)
        if (outcome.result[seat] == Result::open)
            return find("the match is over but not for each seat");
    if (const char* broken = game.invariant(present.state())) return find(broken);
}

// Near the legal ones, small, or any.
Action Tester::doubtful_action() {
    const auto byte = [&](std::uint32_t count) { return static_cast<std::uint8_t>(below(count)); };
    const auto kinds = static_cast<std::uint32_t>(game.info.words.size());
    Action action{byte(kinds + 1), byte(16), byte(8), byte(4)};
    if (!legal.empty() && !one_in(4)) {
        action = legal[below(static_cast<std::uint32_t>(legal.size()))];
        std::uint8_t* const parts[] = {&action.kind, &action.a, &action.b, &action.c};
        std::uint8_t& part = *parts[below(4)];
        part = one_in(3) ? no_value : one_in(2) ? byte(256) : byte(8);
    }
    return action;
}

void Tester::check_refusal() {
    const Action action = doubtful_action();
    if (std::binary_search(legal.begin(), legal.end(), action)) return;
    ++refusals;
    game.copy(trial.state(), present.state());
    Events unseen;
    if (game.apply(trial.state(), action, unseen).ok())
        return find(action, "is accepted although it is not in the legal list");
    if (!same(trial.state(), present.state()))
        return find(action, "is refused but changes the state");
}

void Tester::take(Action action) {
    if (one_in(8)) {
        Text<200> text;
        game.describe(present.state(), action, plain_names, text);
        if (text.empty() || text.cut())
            return find(action, "has no description or a very long one");
    }
    // On a copy first, at another place and with its events; then in truth.
    game.copy(trial.state(), present.state());
    Events seen(events), unseen;
    const Verdict verdict = game.apply(trial.state(), action, seen);
    if (seen.cut()) return find(action, "has more events in one action than there is room for");
    if (!verdict.ok()) return find(action, std::string("is legal but refused: ") + verdict.why_not);
    if (!game.apply(present.state(), action, unseen).ok())
        return find(action, "is accepted by a copy of the state but not by the state");
    const Hash hash = game.hash(present.state());
    if (game.hash(trial.state()) != hash)
        return find(action, "does something else to a copy of the state");
    match->append(action);
    hashes.push_back(hash);
}

}  // namespace soak
