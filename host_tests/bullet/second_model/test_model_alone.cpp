// Random matches of the second model alone: its invariants hold, and all of its rules come up.
//
// SIXGUN_MODEL_ACTIONS says how many actions (20,000); SIXGUN_MODEL_TELL=1 how often everything
// happened.
#include <unity.h>

#include <cstdio>
#include <cstdlib>

#include "invariants.h"
#include "random_play.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

long wanted(const char* name, long usual) {
    const char* told = std::getenv(name);
    return told == nullptr ? usual : std::atol(told);
}

void play(Options (*options)(kit::Rng&)) {
    const long actions = wanted("SIXGUN_MODEL_ACTIONS", 20'000);
    std::map<std::string, long> happened;
    long done = 0;
    for (kit::Seed seed = 1; done < actions; seed++) {
        kit::Rng rng(seed, 31);
        Model model(options(rng), seed);
        const auto temper = static_cast<Temper>(rng.below(tempers));
        const bool mixed = rng.below(2) == 0;
        while (!model.p.over()) {
            const auto list = model.legal();
            const Temper now =
                mixed ? static_cast<Temper>((model.turn() + temper) % tempers) : temper;
            const Action action = random_choice(model.p, list, now, rng);
            const Position before = model.p;
            TEST_ASSERT_TRUE(model.apply(action));
            std::string broken = broken_invariant(model);
            if (broken.empty()) broken = broken_invariant(before, model.p);
            if (!broken.empty())
                std::printf("seed %u\n%s", static_cast<unsigned>(seed), dump(model.p).c_str());
            TEST_ASSERT_EQUAL_STRING("", broken.c_str());
            done++;
        }
        for (const auto& [event, times] : model.happened) happened[event] += times;
        happened["matches"]++;
    }
    if (wanted("SIXGUN_MODEL_TELL", 0) != 0)
        for (const auto& [event, times] : happened) std::printf("%9ld  %s\n", times, event.c_str());
}

void test_INV_1_to_11_random_matches() { play(random_options); }
void test_INV_1_to_11_random_matches_with_bosses() { play(random_boss_options); }

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_INV_1_to_11_random_matches);
    RUN_TEST(test_INV_1_to_11_random_matches_with_bosses);
    return UNITY_END();
}
