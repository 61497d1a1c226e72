// Rules and second model in random positions: one blast, one turn, and a few actions from there.
//
// SIXGUN_MODEL_POSITIONS says how many positions (4,000); SIXGUN_MODEL_SEED where to begin (1);
// SIXGUN_MODEL_TELL=1 how often everything happened.
#include <cstdio>

#include "blast/blast.h"
#include "blast/turn.h"
#include "both_models.h"
#include "random_play.h"
#include "random_positions.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

std::set<int> members(const blast::Squares& some) {
    std::set<int> all;
    some.each([&](blast::Square at) { all.insert(at); });
    return all;
}

std::map<std::string, long> happened;
void remember(const Model& model) {
    for (const auto& [event, times] : model.happened) happened[event] += times;
}

template <class Try>
void in_random_positions(std::uint32_t stream, Try attempt) {
    const long count = wanted("SIXGUN_MODEL_POSITIONS", 4'000);
    const auto seed = static_cast<kit::Seed>(wanted("SIXGUN_MODEL_SEED", 1));
    kit::Rng rng(seed, stream);
    const RandomPositions positions(rng, static_cast<int>(count / 50));
    for (long i = 0; i < count; i++) attempt(positions.next(rng), rng);
}

std::set<int> random_starters(const Position& p, kit::Rng& rng) {
    std::set<int> starters;
    const std::uint32_t share = 1 + rng.below(6);
    for (int i = 0; i < static_cast<int>(p.bombs.size()); i++)
        if (p.bombs[static_cast<std::size_t>(i)].in_play() && rng.below(share) == 0)
            starters.insert(i);
    return starters;
}
blast::BombSet bits(const std::set<int>& bombs) {
    blast::BombSet set = 0;
    for (const int bomb : bombs) set |= 1u << bomb;
    return set;
}

void compare_blasts(const blast::State& s, const std::set<int>& starters) {
    const Position p = position_of(s);
    const second::Blast wanted_blast = blast_of(p, starters);
    const blast::Blast found = blast::blast(s.board, bits(starters));
    std::map<int, int> generation;
    std::set<int> reached;  // by the lengths of the flames, which the scene shows
    for (const blast::Blast::Link& link : found.links()) {
        generation[link.bomb] = link.generation;
        reached.insert(link.square);
        for (int way = north; way <= west; way++) {
            int at = link.square;
            for (int i = 0; i < link.reach[static_cast<std::size_t>(way)]; i++)
                reached.insert(at = neighbour(at, way));
        }
    }
    TEST_ASSERT_TRUE(generation == wanted_blast.generation);
    TEST_ASSERT_EQUAL(generation.size(), found.links().size());
    TEST_ASSERT_TRUE(members(found.burn) == wanted_blast.burnt);
    TEST_ASSERT_TRUE(reached == wanted_blast.burnt);
    TEST_ASSERT_TRUE(members(found.blocks) == wanted_blast.blocks);
    TEST_ASSERT_TRUE(members(found.items) == wanted_blast.items);
    TEST_ASSERT_TRUE(members(found.turf) == wanted_blast.opened);
    const blast::SeatSet damaged = blast::damaged_by(found, s.board.hit);
    for (std::size_t seat = 0; seat < s.board.seats; seat++) {
        const int key = static_cast<int>(seat);
        const bool hit = (damaged >> seat & 1) != 0, fell = (found.fallen >> seat & 1) != 0;
        TEST_ASSERT_EQUAL(wanted_blast.damaged.count(key), hit);
        TEST_ASSERT_EQUAL(wanted_blast.fallen.count(key), fell);
        if (!hit && !fell) continue;
        const second::DamageTime time =
            fell ? wanted_blast.fallen.at(key) : wanted_blast.damaged.at(key);
        TEST_ASSERT_EQUAL(time.generation, blast::generation_of(found.time[seat]));
        TEST_ASSERT_EQUAL(time.distance, blast::distance_of(found.time[seat]));
        if (!hit) continue;
        unsigned owners = 0;
        for (const int bomb : wanted_blast.first_bombs.at(key)) owners |= 1u << (bomb / bombs_each);
        TEST_ASSERT_EQUAL(owners, found.by[seat]);
    }
}

void test_BLA_046_BLA_047_BLA_163_BLA_200_blasts_of_both() {
    in_random_positions(41, [](blast::State s, kit::Rng& rng) {
        s.board.hit = static_cast<blast::SeatSet>(rng.below(4) == 0 ? rng.below(16) : 0);
        for (int i = 0; i < 3; i++) compare_blasts(s, random_starters(position_of(s), rng));
    });
}

// With everything that follows: hearts, eliminations, places taken, the end.
void test_BLA_052_BLA_062_BLA_162_BLA_175_events_of_both() {
    in_random_positions(42, [](blast::State s, kit::Rng& rng) {
        s.active = static_cast<kit::Seat>(rng.below(s.board.seats));
        s.board.hit = static_cast<blast::SeatSet>(
            rng.below(4) == 0 ? rng.below(1u << s.board.seats) & s.board.living() : 0);
        auto cause = blast::Cause::bomb_phase;
        second::Cause same_cause = second::Cause::bomb_phase;
        if (rng.below(3) == 0 && s.figure(s.active).alive != 0) {
            cause = blast::Cause::fast_detonate;
            same_cause = second::Cause::fast_detonate;
        } else if (rng.below(3) == 0 && s.board.holder != kit::nobody) {
            cause = blast::Cause::last_tile;
            same_cause = second::Cause::last_tile;
        }
        Pair pair(s);
        const std::set<int> starters = random_starters(pair.model.p, rng);
        if (starters.empty()) return;
        kit::Events unheard;
        blast::explode(pair.s, bits(starters), cause, unheard);
        pair.model.detonate(starters, same_cause);
        pair.compare();
        remember(pair.model);
    });
}

void test_BLA_031_BLA_081_BLA_211_turns_of_both() {
    in_random_positions(43, [](blast::State s, kit::Rng& rng) {
        s.active = static_cast<kit::Seat>(rng.below(s.board.seats));
        Pair pair(s);
        kit::Events unheard;
        blast::begin_turn(pair.s, s.active, unheard);
        pair.model.start_turn();
        pair.compare();
        for (int i = 0; i < 10 && !pair.s.over(); i++) {
            const auto list = pair.compare_lists();
            pair.try_out(random_nonsense(list, rng));
            const auto temper = static_cast<Temper>(rng.below(tempers));
            pair.take(random_choice(pair.model.p, list, temper, rng));
            pair.compare();
            happened["actions"]++;
        }
        remember(pair.model);
    });
}

void test_all_of_that_happened() {
    if (wanted("SIXGUN_MODEL_TELL", 0) != 0)
        for (const auto& [event, times] : happened) std::printf("%9ld  %s\n", times, event.c_str());
    for (const char* event :
         {"chain of 6 generations", "revenge swap", "revenge swap with a heart", "fall",
          "belt: figure with its bomb", "belt: figure teleported", "belt: bomb", "bomb into a hole",
          "load other's", "load of an eliminated figure returned", "last-tile detonation",
          "final flip", "won by chain order", "won by turn order after a tie",
          "won by hearts in overtime", "won by turn order in overtime"})
        TEST_ASSERT_TRUE_MESSAGE(happened[event] > 0, event);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_046_BLA_047_BLA_163_BLA_200_blasts_of_both);
    RUN_TEST(test_BLA_052_BLA_062_BLA_162_BLA_175_events_of_both);
    RUN_TEST(test_BLA_031_BLA_081_BLA_211_turns_of_both);
    RUN_TEST(test_all_of_that_happened);
    return UNITY_END();
}
