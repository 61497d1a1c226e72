// The rules against a second model that was written from the rules' text alone: random matches over
// all arenas and options, after every action the whole position and the whole list of actions.
//
// SIXGUN_MODEL_ACTIONS says how many actions (60,000); SIXGUN_MODEL_SEED where to begin (1);
// SIXGUN_MODEL_TELL=1 how often everything happened.
#include <cstdio>

#include "both_models.h"
#include "random_arenas.h"
#include "random_play.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

void tell(const std::map<std::string, long>& happened) {
    if (wanted("SIXGUN_MODEL_TELL", 0) == 0) return;
    for (const auto& [event, times] : happened) std::printf("%9ld  %s\n", times, event.c_str());
}

// What has to have happened for the comparison to be worth something.
constexpr const char* rare_events[] = {"launch",
                                       "load own",
                                       "load other's",
                                       "carried bomb detonates",
                                       "phase move",
                                       "phase move onto a bomb",
                                       "push",
                                       "push over the edge",
                                       "launch over the edge",
                                       "roll underfoot",
                                       "roll adjacent",
                                       "fast: detonation",
                                       "heart lost in the own action phase",
                                       "teleport",
                                       "bomb into a hole",
                                       "turf opened",
                                       "fall",
                                       "detonation on a power pad",
                                       "belt: bomb",
                                       "belt: figure",
                                       "belt: figure with its bomb",
                                       "reshuffle",
                                       "overtime drawn",
                                       "overtime by the idle clock",
                                       "tile flip",
                                       "eliminated by a flip",
                                       "flip by a ghost",
                                       "final flip",
                                       "last-tile detonation",
                                       "revenge bomb",
                                       "revenge swap",
                                       "revenge swap with a heart",
                                       "won by chain order",
                                       "won by turn order after a tie",
                                       "won by hearts in overtime",
                                       "won by turn order in overtime"};

Pair random_match(kit::Seed seed, kit::Rng& rng) {
    Options options;
    const int built_in = static_cast<int>(rng.below(20));  // the last seven: an own arena
    const bool own = built_in >= blast::own_arena;
    const Arena arena =
        own ? random_arena(rng)
            : *parse(printed_arenas()[static_cast<std::size_t>(built_in)].text).arena;
    // BLA-240: asked unless a built-in arena is for two.
    options.revenge = (own || arena.players > 2) && rng.below(2) == 0;
    options.starts_by_lot = rng.below(2) == 0;
    options.first = static_cast<int>(rng.below(static_cast<std::uint32_t>(arena.players + 1))) - 1;
    return Pair(arena, own ? blast::own_arena : built_in, options, seed);
}

void test_BLA_102_BLA_166_BLA_240_random_matches_of_both() {
    const long actions = wanted("SIXGUN_MODEL_ACTIONS", 60'000);
    const auto first_seed = static_cast<kit::Seed>(wanted("SIXGUN_MODEL_SEED", 1));
    std::map<std::string, long> happened;
    long done = 0;
    for (kit::Seed seed = first_seed; done < actions; ++seed) {
        kit::Rng rng(seed, 31);
        Pair pair = random_match(seed, rng);
        pair.compare();
        std::vector<Temper> temper;
        const bool alike = rng.below(2) == 0;
        for (int seat = 0; seat < 4; seat++)
            temper.push_back(alike && seat > 0 ? temper[0]
                                               : static_cast<Temper>(rng.below(tempers)));
        while (!pair.s.over()) {
            const auto list = pair.compare_lists();
            pair.try_out(random_nonsense(list, rng));
            pair.take(random_choice(pair.model.p, list, temper[pair.s.active], rng));
            pair.compare();
            TEST_ASSERT_NULL(blast::Rules::invariant(pair.s));
            ++done;
        }
        pair.compare_lists();
        pair.try_out(random_nonsense({}, rng));
        for (const auto& [event, times] : pair.model.happened) happened[event] += times;
        happened["matches"]++;
    }
    tell(happened);
    for (const char* event : rare_events) TEST_ASSERT_TRUE_MESSAGE(happened[event] > 0, event);
}

// Matches that do nothing but pass the time go on to the limit and past it, and come to their end.
void test_BLA_244_both_stop_after_3600_actions() {
    for (kit::Seed seed = 1; seed <= 40; ++seed) {
        kit::Rng rng(seed, 32);
        Pair pair = random_match(seed, rng);
        pair.s.actions = static_cast<std::uint16_t>(3560 + rng.below(50));
        pair.model.p.actions = pair.s.actions;
        while (!pair.s.over()) {
            const auto list = pair.compare_lists();
            if (pair.s.actions >= 3600) TEST_ASSERT_EQUAL(1, list.size());
            pair.try_out(random_nonsense(list, rng));
            pair.take(random_choice(pair.model.p, list, any_kind, rng));
            pair.compare();
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_102_BLA_166_BLA_240_random_matches_of_both);
    RUN_TEST(test_BLA_244_both_stop_after_3600_actions);
    return UNITY_END();
}
