// The rules against a second model that was written from the rules' text alone: random matches over
// all settings, after every action the whole position and the whole list of actions.
//
// SIXGUN_MODEL_ACTIONS says how many actions (60,000); SIXGUN_MODEL_SEED where to begin (1).
#include <unity.h>

#include <cstdlib>
#include <string>

#include "bluff/rules.h"
#include "second_model.h"

void setUp() {}
void tearDown() {}

namespace {

using bluff::Rules;
using bluff::State;

long wanted(const char* name, long usual) {
    const char* told = std::getenv(name);
    return told == nullptr ? usual : std::atol(told);
}

// ---- a position of the rules in the words of the model ----

std::set<int> seats_in(bluff::SeatSet set) {
    std::set<int> seats;
    for (int seat = 0; seat < 8; ++seat)
        if ((set >> seat & 1) != 0) seats.insert(seat);
    return seats;
}
int seat_or_none(kit::Seat seat) { return seat == kit::nobody ? -1 : seat; }

second::Turn turn_of(const bluff::TurnRecord& record, bool claimed, bool resolved) {
    second::Turn turn;
    turn.active = record.active;
    turn.drawn = record.drawn;
    turn.card = record.card;
    turn.claim = claimed ? int{record.claim.ability} : second::none;
    turn.t0 = record.claim.first;
    turn.t1 = record.claim.second;
    turn.works = resolved ? int{record.works} : second::none;
    for (std::size_t i = 0; i < record.shots; ++i)
        turn.bullets.push_back({record.shot[i].seat, record.shot[i].card});
    turn.caller = record.caller;
    turn.called_index = record.called;
    turn.call_right = record.caller == kit::nobody ? second::none : int{record.call_right};
    turn.pen_loser = record.penalty.loser;
    turn.pen_chooser = record.penalty.chooser;
    turn.pen_slot = record.lost_slot;
    turn.pen_card = record.lost_card;
    return turn;
}

second::Position position_of(const State& s, bool by_lot) {
    second::Position p;
    p.options = {s.seats, s.target_wins, s.straights != 0, by_lot};
    p.rng = s.rng;
    for (std::size_t i = s.deck.size(); i-- > 0;) p.deck.push_back(s.deck[i]);
    for (const bluff::Card each : s.discard) p.discard.push_back(each);
    for (kit::Seat seat = 0; seat < s.seats; ++seat) {
        p.scoring.emplace_back();
        for (const bluff::ScoringCard& there : s.scoring[seat])
            p.scoring.back().push_back({there.card, there.face_up != 0, seats_in(there.known_by)});
        p.hands.emplace_back(s.hand[seat].begin(), s.hand[seat].end());
        p.wins.push_back(s.wins[seat]);
        const bluff::Counters& c = s.counters[seat];
        p.counters.push_back(
            {c.plays, c.bluffs, c.bullets, c.false_bullets, c.windows, c.calls, c.right_calls});
    }
    for (const bluff::Played& each : s.stack)
        p.stack.push_back(
            {each.card, each.seat, each.claim.ability, each.claim.first, each.claim.second});
    p.phase = static_cast<int>(s.phase);
    p.active = s.active;
    p.actor = seat_or_none(s.actor);
    p.dealer = s.dealer;
    p.starter = s.starter;
    p.turn_number = static_cast<int>(s.log.size());
    p.round_number = s.round;
    p.winners = seats_in(s.winners);
    p.end_cause = static_cast<int>(s.end_cause);
    p.penalty_loser = seat_or_none(s.penalty.loser);
    p.penalty_chooser = seat_or_none(s.penalty.chooser);
    for (std::size_t i = 0; i < s.log.size(); ++i) {
        // In the running turn nothing has been said before the play, and Fin may stop it.
        const bool running = i + 1 == s.log.size();
        const bool unsaid =
            running && (s.phase == bluff::Phase::play || s.end_cause == bluff::EndCause::drawn);
        const bool unresolved = unsaid || (running && s.phase == bluff::Phase::respond);
        p.log.push_back(turn_of(s.log[i], !unsaid, !unresolved));
    }
    return p;
}

// What differs, in a word.
std::string difference(const second::Position& one, const second::Position& other) {
    const std::pair<const char*, bool> parts[] = {
        {"options", one.options == other.options},
        {"rng", one.rng == other.rng},
        {"deck", one.deck == other.deck},
        {"discard", one.discard == other.discard},
        {"scoring", one.scoring == other.scoring},
        {"hands", one.hands == other.hands},
        {"stack", one.stack == other.stack},
        {"phase", one.phase == other.phase},
        {"active", one.active == other.active},
        {"actor", one.actor == other.actor},
        {"dealer", one.dealer == other.dealer},
        {"starter", one.starter == other.starter},
        {"turn", one.turn_number == other.turn_number},
        {"round", one.round_number == other.round_number},
        {"wins", one.wins == other.wins},
        {"winners", one.winners == other.winners},
        {"end cause", one.end_cause == other.end_cause},
        {"loser", one.penalty_loser == other.penalty_loser},
        {"chooser", one.penalty_chooser == other.penalty_chooser},
        {"counters", one.counters == other.counters},
        {"log", one.log == other.log}};
    for (const auto& [name, same] : parts)
        if (!same) return name;
    return one == other ? "" : "something else";
}

// ---- comparing ----

struct Pair {
    State s;
    second::Model model;
    bool by_lot;

    void compare() const {
        const std::string differs = difference(model.position(), position_of(s, by_lot));
        TEST_ASSERT_EQUAL_STRING("", differs.c_str());
        TEST_ASSERT_EQUAL(model.turn(), seat_or_none(Rules::turn(s)));
    }
    std::vector<kit::Action> compare_lists() const {
        std::vector<kit::Action> list(Rules::info.most_legal);
        kit::Actions out(list);
        Rules::legal(s, out);
        list.resize(out.count());
        const std::vector<second::Action> other = model.legal();
        TEST_ASSERT_EQUAL(other.size(), list.size());
        for (std::size_t i = 0; i < list.size(); ++i)
            TEST_ASSERT_TRUE(
                (other[i] == second::Action{list[i].kind, list[i].a, list[i].b, list[i].c}));
        return list;
    }
    // Whatever it is, both say the same to it; refused, nothing is changed.
    void try_out(kit::Action action) const {
        const bool allowed = model.allowed({action.kind, action.a, action.b, action.c});
        State after = s;
        kit::Events unheard;
        TEST_ASSERT_EQUAL(allowed, Rules::apply(after, action, unheard).ok());
        if (!allowed) TEST_ASSERT_EQUAL_MEMORY(&s, &after, sizeof s);
    }
    // What each viewer sees.
    void compare_views() const {
        for (int viewer = second::the_public; viewer < s.seats; ++viewer) {
            State seen = s;
            Rules::mask(seen, viewer == second::the_public ? kit::the_public
                                                           : static_cast<kit::Viewer>(viewer));
            seen.rng = s.rng;
            const second::Model shown(position_of(seen, by_lot));
            for (const auto& [place, card] : model.seen_by(viewer))
                TEST_ASSERT_EQUAL(card, shown.card_at(place));
        }
    }
    void take(kit::Action action) {
        kit::Events unheard;
        TEST_ASSERT_TRUE(Rules::apply(s, action, unheard).ok());
        TEST_ASSERT_TRUE(model.apply({action.kind, action.a, action.b, action.c}));
    }
    void compare_results() const {
        const kit::Outcome outcome = Rules::outcome(s);
        const std::vector<int> results = model.results();
        TEST_ASSERT_EQUAL(s.over(), outcome.over);
        for (std::size_t seat = 0; seat < s.seats; ++seat) {
            TEST_ASSERT_EQUAL(results[seat], static_cast<int>(outcome.result[seat]));
            TEST_ASSERT_EQUAL(model.position().wins[seat], outcome.score[seat]);
        }
    }
};

// Mostly near what is legal, where a mistake would hide.
kit::Action any_action(const std::vector<kit::Action>& list, kit::Rng& rng) {
    const auto byte = [&] { return static_cast<std::uint8_t>(rng.below(256)); };
    if (list.empty() || rng.below(4) == 0)
        return {static_cast<std::uint8_t>(rng.below(8)), byte(), byte(), byte()};
    kit::Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    std::uint8_t* const parts[] = {&action.kind, &action.a, &action.b, &action.c};
    std::uint8_t& part = *parts[rng.below(4)];
    part = rng.below(2) == 0 ? byte() : static_cast<std::uint8_t>(part + rng.below(3) - 1);
    return action;
}

void test_BLF_057_BLF_116_BLF_120_BLF_121_random_matches_of_both() {
    const long actions = wanted("SIXGUN_MODEL_ACTIONS", 60'000);
    const auto first_seed = static_cast<kit::Seed>(wanted("SIXGUN_MODEL_SEED", 1));
    long done = 0;
    for (kit::Seed seed = first_seed; done < actions; ++seed) {
        kit::Rng rng(seed, 31);
        const kit::Config config = kit::random_config(bluff::game, rng);
        const bool by_lot = config[bluff::dealer_field] == bluff::by_lot;
        Pair pair{{},
                  second::Model({config[bluff::players_field], config[bluff::wins_field],
                                 config[bluff::straights_field] != 0, by_lot},
                                seed),
                  by_lot};
        Rules::setup(pair.s, config, seed);
        pair.compare();
        // From those who always pass to those who never do.
        const std::uint32_t temper = rng.below(6);
        while (!pair.s.over()) {
            const auto list = pair.compare_lists();
            for (int i = 0; i < 3; ++i) pair.try_out(any_action(list, rng));
            kit::Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (pair.s.phase == bluff::Phase::respond && rng.below(6) < temper)
                action = {bluff::pass};
            pair.take(action);
            pair.compare();
            if (rng.below(8) == 0) pair.compare_views();
            ++done;
        }
        pair.try_out(any_action({}, rng));
        pair.compare_lists();
        pair.compare_results();
        pair.compare_views();
    }
    TEST_ASSERT_GREATER_OR_EQUAL(actions, done);
}

// All hands of five and of three values, with and without Straights.
void test_BLF_016_BLF_104_BLF_105_BLF_106_BLF_107_hands_of_both() {
    kit::Rng rng(3);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t size = rng.below(4) == 0 ? 3 : 5;
        const bool straights = rng.below(2) != 0;
        const std::uint32_t most = 3 + rng.below(5);
        std::vector<std::uint8_t> one, other;
        for (std::size_t j = 0; j < size; ++j) {
            one.push_back(static_cast<std::uint8_t>(1 + rng.below(most)));
            other.push_back(static_cast<std::uint8_t>(1 + rng.below(most)));
        }
        const bluff::HandKey key = bluff::hand_key(one, straights),
                             other_key = bluff::hand_key(other, straights);
        TEST_ASSERT_EQUAL(second::compare_hands({one.begin(), one.end()},
                                                {other.begin(), other.end()}, straights),
                          (key > other_key) - (key < other_key));
        TEST_ASSERT_EQUAL(second::hand_category({one.begin(), one.end()}, straights),
                          bluff::category_of(key));
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_057_BLF_116_BLF_120_BLF_121_random_matches_of_both);
    RUN_TEST(test_BLF_016_BLF_104_BLF_105_BLF_106_BLF_107_hands_of_both);
    return UNITY_END();
}
