// Checks of single positions: config, legal lists, apply, end, invariants, texts.
#include <algorithm>

#include "conformance/bench.h"

namespace conformance {

using namespace kit;

namespace {

using Played = std::vector<Action>;

std::string after(const Played& actions) {
    return " after " + std::to_string(actions.size()) + " actions";
}

void check_config(Bench& bench) {
    const Game& game = bench.game;
    const Form& form = game.info.form;
    const Verdict usual = config_verdict(game, form.usual());
    if (!usual.ok())
        return bench.find(std::string("the usual config is refused: ") + usual.why_not);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Config config = bench.config(i);
        std::array<std::uint8_t, max_fields> memory;
        BitWriter out(memory);
        form.pack(config, out);
        BitReader in(memory, out.bits());
        Config unpacked;
        if (!form.unpack(in, unpacked)) return bench.find("a packed config cannot be unpacked");
        if (unpacked.values != config.values)
            return bench.find("a packed config comes back different");

        Text<1024> text;
        form.print(config, text);
        Config parsed = form.usual();
        std::string_view rest = text.view();
        for (std::string_view word; !(word = next_word(rest)).empty();)
            if (!form.parse_word(word, parsed).ok())
                return bench.find("a printed config cannot be read: " + std::string(word));
        form.settle(parsed);
        if (parsed != config) return bench.find("a printed config is read differently");
    }
}

template <class Judge>
void on_legal_lists(Bench& bench, const Judge& judge) {
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            const auto legal = legal_list(bench.game, place.state());
            judge(legal, actions);
        });
}

void check_legal_sorted(Bench& bench) {
    on_legal_lists(bench, [&](const std::vector<Action>& legal, const Played& actions) {
        if (!std::ranges::is_sorted(legal))
            bench.find("the legal list is not in rising order" + after(actions));
    });
}

void check_legal_unique(Bench& bench) {
    on_legal_lists(bench, [&](std::vector<Action> legal, const Played& actions) {
        std::ranges::sort(legal);
        const auto twice = std::ranges::adjacent_find(legal);
        if (twice != legal.end())
            bench.find("the legal list has " + text_of(bench.game, *twice) + " twice" +
                       after(actions));
    });
}

void check_limits(Bench& bench) {
    const auto& info = bench.game.info;
    on_legal_lists(bench, [&](const std::vector<Action>& legal, const Played& actions) {
        if (legal.size() > info.most_legal)
            bench.find("there are " + std::to_string(legal.size()) +
                       " legal actions, more than the game's info says" + after(actions));
        for (const Action& action : legal)
            if (action.kind >= info.words.size())
                bench.find("a legal action is of a kind without a word" + after(actions));
    });
    Place place(bench.game);
    const int seats =
        (bench.game.setup(place.state(), info.form.usual(), 1), bench.game.seats(place.state()));
    if (seats < 1 || seats > static_cast<int>(max_seats))
        bench.find("a match has no or too many seats");
}

void check_legal_accepted(Bench& bench) {
    Place trial(bench.game);
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            for (const Action& action : legal_list(bench.game, place.state())) {
                trial.copy(place);
                Events unseen;
                const Verdict verdict = bench.game.apply(trial.state(), action, unseen);
                if (!verdict.ok())
                    bench.find("the legal action " + text_of(bench.game, action) +
                               " is refused: " + verdict.why_not + after(actions));
            }
        });
}

// Actions near the legal ones, small ones, and any: as many as a position is worth.
std::vector<Action> doubtful_actions(const std::vector<Action>& legal, const Game& game, Rng& rng) {
    const auto byte = [&](std::uint32_t below) {
        return static_cast<std::uint8_t>(rng.below(below));
    };
    const std::uint32_t kinds = static_cast<std::uint32_t>(game.info.words.size());
    std::vector<Action> list;
    for (std::uint8_t kind = 0; kind <= kinds; ++kind) list.push_back({kind, byte(4), byte(4), 0});
    for (int i = 0; i < 24; ++i) {
        Action action{byte(kinds + 1), byte(16), byte(8), byte(4)};
        if (!legal.empty() && i % 2 == 0) {
            action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            std::uint8_t* const part[] = {&action.kind, &action.a, &action.b, &action.c};
            *part[rng.below(4)] = i % 4 == 0 ? byte(256) : byte(8);
        }
        if (i % 5 == 0) action.c = no_value;
        list.push_back(action);
    }
    return list;
}

template <class Judge>
void on_illegal_actions(Bench& bench, const Judge& judge) {
    Place trial(bench.game);
    for (int i = 0; i < bench.options.matches; ++i) {
        Rng rng(static_cast<Seed>(i), 17);
        bench.play(i, [&](const Place& place, const Played& actions) {
            const auto legal = legal_list(bench.game, place.state());
            for (const Action& action : doubtful_actions(legal, bench.game, rng)) {
                if (std::ranges::find(legal, action) != legal.end()) continue;
                trial.copy(place);
                Events unseen;
                const bool accepted = bench.game.apply(trial.state(), action, unseen).ok();
                judge(accepted, trial.same(place), action, actions);
            }
        });
    }
}

void check_illegal_refused(Bench& bench) {
    on_illegal_actions(bench, [&](bool accepted, bool, Action action, const Played& actions) {
        if (accepted)
            bench.find("the action " + text_of(bench.game, action) +
                       " is accepted although it is not in the legal list" + after(actions));
    });
}

void check_refusal_unchanged(Bench& bench) {
    on_illegal_actions(bench, [&](bool accepted, bool same, Action action, const Played& actions) {
        if (!accepted && !same)
            bench.find("the refused action " + text_of(bench.game, action) + " changed the state" +
                       after(actions));
    });
}

void check_end(Bench& bench) {
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            const bool nobodys = bench.game.turn(place.state()) == nobody;
            const bool nothing = count_legal(bench.game, place.state()) == 0;
            const Outcome outcome = bench.game.outcome(place.state());
            if (nobodys != nothing || nobodys != outcome.over)
                bench.find(
                    "turn, legal list and outcome do not agree on whether the match is over" +
                    after(actions));
            const int seats = bench.game.seats(place.state());
            if (!nobodys && bench.game.turn(place.state()) >= seats)
                bench.find("it is the turn of a seat that is not there" + after(actions));
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
                if (outcome.over && outcome.result[seat] == Result::open)
                    bench.find("the match is over but not for each seat" + after(actions));
        });
}

void check_invariant(Bench& bench) {
    for (int i = 0; i < bench.options.matches * 2; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            if (const char* broken = bench.game.invariant(place.state()))
                bench.find(std::string(broken) + after(actions));
        });
}

void check_terminates(Bench& bench) {
    for (int i = 0; i < bench.options.matches; ++i)
        if (bench.play(i).actions.size() > bench.game.info.longest_match)
            return bench.find("a match is longer than the game's info says");
}

void check_describe(Bench& bench) {
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            for (const Action& action : legal_list(bench.game, place.state())) {
                Text<200> text;
                bench.game.describe(place.state(), action, plain_names, text);
                if (text.empty() || text.cut())
                    bench.find("the action " + text_of(bench.game, action) +
                               " has no description or a very long one" + after(actions));
            }
        });
}

void check_events(Bench& bench) {
    std::vector<Event> memory(max_events);
    Place trial(bench.game);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Sample sample = bench.play(i);
        bench.game.setup(trial.state(), sample.config, sample.seed);
        for (const Action& action : sample.actions) {
            Events events(memory);
            (void)bench.game.apply(trial.state(), action, events);
            if (events.cut()) return bench.find("more events in one action than there is room for");
        }
    }
}

}  // namespace

const std::vector<NamedCheck> rules_checks = {
    {1, "config", check_config},
    {2, "legal_sorted", check_legal_sorted},
    {2, "legal_unique", check_legal_unique},
    {2, "limits", check_limits},
    {2, "legal_accepted", check_legal_accepted},
    {2, "illegal_refused", check_illegal_refused},
    {2, "refusal_unchanged", check_refusal_unchanged},
    {2, "end", check_end},
    {2, "invariant", check_invariant},
    {2, "terminates", check_terminates},
    {2, "describe", check_describe},
    {2, "events", check_events},
};

}  // namespace conformance
