// Checks of hidden information: what a concealed state shows and keeps, and what players make of
// it.
#include <algorithm>
#include <map>

#include "check_hook/check_hook.h"
#include "conformance/bench.h"

namespace conformance {

using namespace kit;

namespace {

using Played = std::vector<Action>;

// Everybody who may look: each seat, and all of them together.
std::vector<Viewer> viewers(const Game& game, const Place& place) {
    std::vector<Viewer> all;
    for (int seat = 0; seat < game.seats(place.state()); ++seat)
        all.push_back(static_cast<Viewer>(seat));
    all.push_back(the_public);
    return all;
}

std::string called(Viewer viewer) {
    return viewer == the_public ? "the public" : "seat " + std::to_string(viewer);
}

template <class Judge>
void on_concealed(Bench& bench, const Judge& judge) {
    Place concealed(bench.game);
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            for (const Viewer viewer : viewers(bench.game, place)) {
                Rng rng(static_cast<Seed>(i), static_cast<std::uint32_t>(actions.size()));
                concealed.copy(place);
                bench.game.conceal(concealed.state(), viewer, rng);
                judge(place, concealed, viewer, actions.size());
            }
        });
}

void check_conceal_view(Bench& bench) {
    on_concealed(bench, [&](const Place& place, const Place& concealed, Seat seat, std::size_t at) {
        if (view_hash(bench.game, place.state(), seat) !=
            view_hash(bench.game, concealed.state(), seat))
            bench.find("concealing changed what " + called(seat) + " sees after " +
                       std::to_string(at) + " actions");
    });
}

// Masking twice is masking once, and the public sees nothing that a seat does not.
void check_mask(Bench& bench) {
    Place once(bench.game), twice(bench.game), open(bench.game);
    const Game& game = bench.game;
    const auto same = [&](const Place& a, const Place& b) {
        return game.hash(a.state()) == game.hash(b.state());
    };
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            const std::string where = " after " + std::to_string(actions.size()) + " actions";
            open.copy(place);
            game.mask(open.state(), the_public);
            for (const Viewer viewer : viewers(game, place)) {
                once.copy(place);
                game.mask(once.state(), viewer);
                twice.copy(once);
                game.mask(twice.state(), viewer);
                if (!same(once, twice))
                    return bench.find("masking twice for " + called(viewer) +
                                      " is not masking once" + where);
                game.mask(once.state(), the_public);
                if (!same(once, open))
                    return bench.find("the public sees what " + called(viewer) + " does not" +
                                      where);
            }
        });
}

// Whether one seat sees what another may not decides how the console is passed on. So it must be
// the same whatever the hidden thing is, or a curtain would give it away.
void check_privacy(Bench& bench) {
    const Game& game = bench.game;
    Place twin(game), spare(game);
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            const int seats = game.seats(place.state());
            Rng rng(static_cast<Seed>(i), static_cast<std::uint32_t>(actions.size()) + 3);
            for (Seat other = 0; other < seats; ++other) {
                twin.copy(place);
                game.conceal(twin.state(), other, rng);
                for (Seat seer = 0; seer < seats; ++seer)
                    if (hides_from(game, place.state(), seer, other, spare.state()) !=
                        hides_from(game, twin.state(), seer, other, spare.state()))
                        return bench.find("whether " + called(seer) + " hides something from " +
                                          called(other) + " tells what it is, after " +
                                          std::to_string(actions.size()) + " actions");
            }
        });
}

// Without news an action shows the same to whoever took it, and to the public, in every position
// that looks the same to its taker.
void check_news(Bench& bench) {
    const Game& game = bench.game;
    Place here(game), twin(game);
    std::vector<Event> memory(max_events), other_memory(max_events);
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            const Seat seat = game.turn(place.state());
            if (seat == nobody) return;
            Rng rng(static_cast<Seed>(i), static_cast<std::uint32_t>(actions.size()) + 7);
            const Action action = random_legal(game, place.state(), rng);
            for (int deal = 0; deal < 3; ++deal) {
                here.copy(place);
                twin.copy(place);
                game.conceal(twin.state(), seat, rng);
                Events events(memory), other_events(other_memory);
                if (!game.apply(here.state(), action, events).ok() ||
                    !game.apply(twin.state(), action, other_events).ok())
                    return;
                const auto quiet = [&](const Events& told) {
                    return std::none_of(told.all().begin(), told.all().end(),
                                        [&](const Event& e) { return game.news(e) != News::none; });
                };
                if (!quiet(events) || !quiet(other_events)) continue;
                if (view_hash(game, here.state(), seat) != view_hash(game, twin.state(), seat))
                    return bench.find(text_of(game, action) + " brings something to light after " +
                                      std::to_string(actions.size()) +
                                      " actions, and no event is news");
            }
        });
}

// A glimpse is for a seat, and everybody may know whose it is: a curtain falls for it.
void check_glimpses(Bench& bench) {
    const Game& game = bench.game;
    Place here(game);
    std::vector<Event> memory(max_events);
    for (int i = 0; i < bench.options.matches; ++i)
        bench.play(i, [&](const Place& place, const Played& actions) {
            if (game.turn(place.state()) == nobody) return;
            Rng rng(static_cast<Seed>(i), static_cast<std::uint32_t>(actions.size()) + 11);
            here.copy(place);
            Events events(memory);
            if (!game.apply(here.state(), random_legal(game, place.state(), rng), events).ok())
                return;
            for (const Event& event : events.all()) {
                if (game.news(event) != News::glimpse) continue;
                if (event.a >= game.seats(here.state()))
                    return bench.find("a glimpse is for nobody");
                if (event.open == 0 && event.seen_by != everyone)
                    return bench.find("whose a glimpse is, is hidden");
            }
        });
}

void check_conceal_valid(Bench& bench) {
    on_concealed(bench, [&](const Place& place, const Place& concealed, Seat seat, std::size_t at) {
        const std::string where = " after " + std::to_string(at) + " actions";
        if (const char* broken = bench.game.invariant(concealed.state()))
            return bench.find("a concealed state is impossible: " + std::string(broken) + where);
        if (bench.game.turn(concealed.state()) != bench.game.turn(place.state()))
            return bench.find("concealing changed whose turn it is" + where);
        if (bench.game.turn(place.state()) == seat &&
            legal_list(bench.game, concealed.state()) != legal_list(bench.game, place.state()))
            return bench.find("concealing changed what the seat may do" + where);
    });
}

// Positions that look alike to the seat whose turn it is, reached with different seeds. Each action
// is chosen by what that seat sees, so that what looks alike is treated alike.
struct Alike {
    Sample first, second;
    Seat seat;
};

std::vector<Alike> lookalikes(Bench& bench, std::size_t most) {
    const Game& game = bench.game;
    std::vector<Alike> pairs;
    Place place(game);
    for (int form = 0; form < 6 && pairs.size() < most; ++form) {
        const Config config = bench.config(form);
        std::map<std::pair<Hash, std::size_t>, Sample> seen;
        const std::size_t enough = pairs.size() + most / 6 + 1;
        for (int i = 0; i < bench.options.lookalikes && pairs.size() < enough; ++i) {
            Sample sample{.config = config, .seed = static_cast<Seed>(i) + 1000, .actions = {}};
            game.setup(place.state(), config, sample.seed);
            for (std::size_t depth = 0; depth < 4; ++depth) {
                const Seat seat = game.turn(place.state());
                if (seat == nobody) break;
                const Hash view = view_hash(game, place.state(), seat);
                const auto [it, fresh] = seen.try_emplace({view, depth}, sample);
                if (!fresh) pairs.push_back({it->second, sample, seat});
                Rng rng(view, static_cast<std::uint32_t>(depth));
                const Action action = random_legal(game, place.state(), rng);
                Events unseen;
                if (!game.apply(place.state(), action, unseen).ok()) break;
                sample.actions.push_back(action);
            }
        }
    }
    return pairs;
}

void check_conceal_leak(Bench& bench) {
    Place one(bench.game), other(bench.game);
    // Concealing twice is concealing once.
    on_concealed(bench, [&](const Place& place, const Place& concealed, Seat seat, std::size_t at) {
        Rng rng(static_cast<Seed>(at), 99), again(static_cast<Seed>(at), 99);
        one.copy(place);
        other.copy(concealed);
        bench.game.conceal(one.state(), seat, rng);
        bench.game.conceal(other.state(), seat, again);
        if (!one.same(other))
            bench.find("a concealed state shows more than " + called(seat) + " sees, after " +
                       std::to_string(at) + " actions");
    });
    // Two truths that look alike are concealed alike.
    const auto pairs = lookalikes(bench, 300);
    for (const Alike& pair : pairs) {
        bench.replay(pair.first, pair.first.actions.size(), one);
        bench.replay(pair.second, pair.second.actions.size(), other);
        Rng rng(5), again(5);
        bench.game.conceal(one.state(), pair.seat, rng);
        bench.game.conceal(other.state(), pair.seat, again);
        if (!one.same(other))
            return bench.find("a concealed state gives away the truth to seat " +
                              std::to_string(pair.seat) + ": seeds " +
                              std::to_string(pair.first.seed) + " and " +
                              std::to_string(pair.second.seed) + " look alike to it");
    }
    if (pairs.empty() && bench.options.expects_lookalikes)
        bench.find("no two positions look alike to a seat, so nothing was proved");
}

std::vector<std::byte>& scratch() {
    static std::vector<std::byte> memory(Thinking::scratch_size);
    return memory;
}

// What a player chooses; how a failed check in it is reported.
const char* choose(const Player& player, const Game& game, const StateBytes* state, Seed seed,
                   std::uint32_t slice, Action& choice) {
    return check_hook::failure_of([&] {
        Thinking thinking;
        thinking.start(player, game, state, seed, scratch());
        while (!thinking.step(slice)) {
        }
        choice = thinking.answer();
    });
}

template <class Judge>
void on_decisions(Bench& bench, const Judge& judge) {
    for (const Player* player : players_of(bench.game))
        for (int i = 0; i < 4; ++i)
            bench.play(i, [&](const Place& place, const Played& actions) {
                if (bench.game.turn(place.state()) == nobody || actions.size() % 5 != 0 ||
                    actions.size() > 30)
                    return;
                judge(*player, place, static_cast<Seed>(actions.size()));
            });
}

void ask_legally(Bench& bench, const Player& player, const Place& place, Seed seed) {
    const std::string name(player.word);
    Action choice;
    if (const char* failed = choose(player, bench.game, place.state(), seed, 1000, choice))
        return bench.find("player " + name + " stopped: " + failed);
    if (choice == no_answer) return bench.find("player " + name + " found no answer");
    if (choice.kind >= bench.game.info.words.size() || !is_legal(bench.game, place.state(), choice))
        return bench.find("player " + name + " chose " + text_of(bench.game, choice) +
                          ", which is not legal");
    if (bench.game.info.words[choice.kind].outside)
        return bench.find("player " + name + " chose " + text_of(bench.game, choice) +
                          ", which is not for seats");
}

void check_player_legal(Bench& bench) {
    on_decisions(bench, [&](const Player& player, const Place& place, Seed seed) {
        ask_legally(bench, player, place, seed);
    });
}

// One player in each position of many matches: what it gets wrong may be rare. Players stand
// weakest first and the last are dear, so the weaker of two drawn at random is asked.
void check_player_always_legal(Bench& bench) {
    const auto players = players_of(bench.game);
    const auto count = static_cast<std::uint32_t>(players.size());
    Rng rng(17);
    int asked = 0;
    for (int i = 0; i < bench.options.decisions && asked < bench.options.decisions; ++i)
        bench.play(i, [&](const Place& place, const Played&) {
            if (bench.game.turn(place.state()) == nobody || asked == bench.options.decisions)
                return;
            const std::uint32_t one = rng.below(count), two = rng.below(count);
            ask_legally(bench, *players[std::min(one, two)], place, rng.next());
            ++asked;
        });
}

void check_player_slices(Bench& bench) {
    on_decisions(bench, [&](const Player& player, const Place& place, Seed seed) {
        Action whole, sliced;
        const char* one = choose(player, bench.game, place.state(), seed, 1u << 30, whole);
        const char* two = choose(player, bench.game, place.state(), seed, 7, sliced);
        if (one != two || whole != sliced)
            bench.find("player " + std::string(player.word) +
                       " chose differently when working in small slices");
    });
}

// A twin is another truth that looks the same, dealt by `conceal`: for places deep in a match, and
// for games with so many positions that chance never brings two that look alike.
void check_player_twins(Bench& bench) {
    Place twin(bench.game);
    on_decisions(bench, [&](const Player& player, const Place& place, Seed seed) {
        Rng rng(seed, 31);
        twin.copy(place);
        bench.game.conceal(twin.state(), bench.game.turn(place.state()), rng);
        Action first, second;
        (void)choose(player, bench.game, place.state(), seed, 1000, first);
        (void)choose(player, bench.game, twin.state(), seed, 1000, second);
        if (first != second)
            bench.find("player " + std::string(player.word) + " chose " +
                       text_of(bench.game, first) + " and " + text_of(bench.game, second) +
                       " in a position and its twin");
    });
}

void check_player_fair(Bench& bench) {
    const auto pairs = lookalikes(bench, 60);
    Place place(bench.game);
    for (const Player* player : players_of(bench.game))
        for (const Alike& pair : pairs) {
            // Each position is reached just before the decision, as in a real match.
            Action first, second;
            bench.replay(pair.first, pair.first.actions.size(), place);
            (void)choose(*player, bench.game, place.state(), 11, 1000, first);
            bench.replay(pair.second, pair.second.actions.size(), place);
            (void)choose(*player, bench.game, place.state(), 11, 1000, second);
            if (first != second)
                return bench.find("player " + std::string(player->word) + " chose " +
                                  text_of(bench.game, first) + " and " +
                                  text_of(bench.game, second) +
                                  " in two positions that look alike to it");
        }
}

}  // namespace

const std::vector<NamedCheck> fairness_checks = {
    {6, "mask", check_mask},
    {7, "conceal_view", check_conceal_view},
    {8, "conceal_valid", check_conceal_valid},
    {9, "conceal_leak", check_conceal_leak},
    {10, "news", check_news},
    {10, "glimpses", check_glimpses},
    {10, "privacy", check_privacy},
    {10, "player_legal", check_player_legal},
    {11, "player_slices", check_player_slices},
    {11, "player_fair", check_player_fair},
    {11, "player_twins", check_player_twins},
    {11, "player_always_legal", check_player_always_legal},
};

}  // namespace conformance
