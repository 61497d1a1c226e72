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

void test_INV_1_to_10_random_matches() {
    const long actions = wanted("SIXGUN_MODEL_ACTIONS", 20'000);
    std::map<std::string, long> happened;
    long done = 0;
    for (kit::Seed seed = 1; done < actions; seed++) {
        kit::Rng rng(seed, 31);
        Model model(random_options(rng), seed);
        const auto temper = static_cast<Temper>(rng.below(tempers));
        const bool mixed = rng.below(2) == 0;
        while (!model.p.over()) {
            const auto list = model.legal();
            const Temper now =
                mixed ? static_cast<Temper>((model.turn() + temper) % tempers) : temper;
            const Action action = random_choice(model.p, list, now, rng);
            TEST_ASSERT_TRUE(model.apply(action));
            const std::string broken = broken_invariant(model);
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

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_INV_1_to_10_random_matches);
    return UNITY_END();
}
