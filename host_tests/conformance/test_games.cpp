// Every game of the line-up, or the one that $SIXGUN_GAME names, through every check.
#include <unity.h>

#include <cstdlib>

#include "conformance/conformance.h"
#include "lineup/lineup.h"

void setUp() {}
void tearDown() {}

namespace {

const kit::Game* game;

void report(const std::vector<conformance::Finding>& findings) {
    std::string all;
    for (const auto& finding : findings) all += "\n  " + finding.check + ": " + finding.message;
    TEST_ASSERT_TRUE_MESSAGE(findings.empty(), all.c_str());
}

// Too much lies open in these games for two seeds to look alike; their twins are checked.
bool is_open(std::string_view word) {
    for (std::string_view rest = SIXGUN_OPEN_GAMES; !rest.empty();)
        if (kit::next_part(rest, ' ') == word) return true;
    return false;
}

void test_conformance() {
    conformance::Options options;
    options.expects_lookalikes = !is_open(game->info.word);
    report(conformance::check_game(*game, options));
}

void test_golden() {
    const char* wish = std::getenv("SIXGUN_GOLDEN");
    const std::string folder = std::string(SIXGUN_PLAYTHROUGHS "/") + std::string(game->info.word);
    report(
        conformance::check_golden(*game, folder, wish != nullptr && std::string(wish) == "update"));
}

}  // namespace

int main() {
    const char* only = std::getenv("SIXGUN_GAME");
    UNITY_BEGIN();
    for (const kit::Game* each : lineup::games) {
        game = each;
        const std::string name(each->info.word);
        if (only != nullptr && name != only) continue;
        UnityDefaultTestRun(test_conformance, (name + " conformance").c_str(), __LINE__);
        UnityDefaultTestRun(test_golden, (name + " golden").c_str(), __LINE__);
    }
    const int failures = UNITY_END();
    return Unity.NumberOfTests == 0 ? 1 : failures;  // a game that does not exist
}
