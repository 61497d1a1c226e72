// The suite catches what it is there to catch.
#include <unistd.h>
#include <unity.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/broken_games.h"
#include "conformance/conformance.h"

using broken::Defect;
namespace fs = std::filesystem;

void setUp() {}
void tearDown() {}

namespace {

struct Expected {
    const kit::Game* game;
    const char* check;
};

constexpr Expected expected[] = {
    {&broken::game<Defect::usual_config_refused>, "config"},
    {&broken::game<Defect::legal_unsorted>, "legal_sorted"},
    {&broken::game<Defect::legal_twice>, "legal_unique"},
    {&broken::game<Defect::legal_too_many>, "limits"},
    {&broken::game<Defect::legal_refused>, "legal_accepted"},
    {&broken::game<Defect::illegal_accepted>, "illegal_refused"},
    {&broken::game<Defect::refusal_changes>, "refusal_unchanged"},
    {&broken::game<Defect::outcome_never_over>, "end"},
    {&broken::game<Defect::card_lost>, "invariant"},
    {&broken::game<Defect::never_ends>, "terminates"},
    {&broken::game<Defect::no_description>, "describe"},
    {&broken::game<Defect::too_many_events>, "events"},
    {&broken::game<Defect::mask_shows_deck>, "conceal_view"},
    {&broken::game<Defect::public_sees_more>, "mask"},
    {&broken::game<Defect::mask_depends_on_luck>, "mask"},
    {&broken::game<Defect::keeps_news_quiet>, "news"},
    {&broken::game<Defect::shows_nobody>, "glimpses"},
    {&broken::game<Defect::curtain_tells>, "privacy"},
    {&broken::game<Defect::counts_calls>, "deterministic"},
    {&broken::game<Defect::knows_its_address>, "copy"},
    {&broken::game<Defect::hashes_padding>, "padding"},
    {&broken::game<Defect::memory_outside>, "undo"},
    {&broken::game<Defect::words_alike>, "encode"},
    {&broken::game<Defect::nothing_to_share>, "share_code"},
    {&broken::game<Defect::conceal_changes_own>, "conceal_view"},
    {&broken::game<Defect::conceal_doubles_card>, "conceal_valid"},
    {&broken::game<Defect::conceal_keeps_random_numbers>, "conceal_leak"},
    {&broken::game<Defect::conceal_nothing>, "conceal_leak"},
    {&broken::game<Defect::player_illegal>, "player_legal"},
    {&broken::game<Defect::player_feels_slices>, "player_slices"},
    {&broken::game<Defect::player_peeks>, "player_fair"},
    {&broken::game<Defect::player_peeks_late>, "player_twins"},
    {&broken::game<Defect::player_illegal_rarely>, "player_always_legal"},
};

void test_sound_copy_passes() {
    const auto findings = conformance::check_game(broken::game<Defect::nothing>);
    TEST_ASSERT_TRUE_MESSAGE(findings.empty(), findings.empty() ? "" : findings[0].message.c_str());
}

void test_each_defect_is_caught_by_its_check() {
    for (const Expected& each : expected) {
        const auto findings = conformance::check_game(*each.game);
        std::string found;
        for (const auto& finding : findings) found += finding.check + ": " + finding.message + "; ";
        TEST_ASSERT_EQUAL_MESSAGE(1, findings.size(),
                                  (std::string(each.check) + " but " + found).c_str());
        TEST_ASSERT_EQUAL_STRING_MESSAGE(each.check, findings[0].check.c_str(), found.c_str());
        TEST_ASSERT_FALSE(findings[0].message.empty());
    }
}

void test_each_check_catches_something() {
    for (const std::string& name : conformance::check_names()) {
        bool covered = false;
        for (const Expected& each : expected) covered = covered || name == each.check;
        TEST_ASSERT_TRUE_MESSAGE(covered, name.c_str());
    }
}

void test_game_without_playthrough_is_found() {
    const auto findings =
        conformance::check_golden(broken::game<Defect::nothing>, "no such folder", false);
    TEST_ASSERT_EQUAL(2, findings.size());
    TEST_ASSERT_EQUAL_STRING("golden", findings[0].check.c_str());
    TEST_ASSERT_EQUAL_STRING("signature", findings[1].check.c_str());
}

// Playthroughs of the sound game in a folder of their own, for others to differ from.
class Recorded {
  public:
    Recorded() {
        fs::remove_all(folder_);
        const auto made = conformance::check_golden(sound, folder_.string(), true);
        TEST_ASSERT_TRUE_MESSAGE(made.empty(), made.empty() ? "" : made[0].message.c_str());
    }
    ~Recorded() { fs::remove_all(folder_); }
    std::vector<conformance::Finding> differences(const kit::Game& game = sound) const {
        return conformance::check_golden(game, folder_.string(), false);
    }
    void replace(const char* file, std::string_view old, std::string_view with) const {
        std::stringstream text;
        text << std::ifstream(folder_ / file).rdbuf();
        std::string changed = text.str();
        const std::size_t at = changed.find(old);
        TEST_ASSERT_TRUE_MESSAGE(at != changed.npos, file);
        std::ofstream(folder_ / file) << changed.replace(at, old.size(), with);
    }

  private:
    static constexpr const kit::Game& sound = broken::game<Defect::nothing>;
    const fs::path folder_ =
        fs::temp_directory_path() / ("sixgun-golden-" + std::to_string(::getpid()));
};

void expect_finding(const std::vector<conformance::Finding>& findings, const char* check,
                    const char* part) {
    TEST_ASSERT_EQUAL(1, findings.size());
    TEST_ASSERT_EQUAL_STRING(check, findings[0].check.c_str());
    TEST_ASSERT_TRUE_MESSAGE(findings[0].message.find(part) != std::string::npos,
                             findings[0].message.c_str());
}

void test_changed_account_is_found() {
    const Recorded recorded;
    TEST_ASSERT_EQUAL(0, recorded.differences().size());
    recorded.replace("02.txt", "over: ", "ends: ");
    expect_finding(recorded.differences(), "golden", "02.txt differs from line ");
}

void test_unreadable_playthrough_is_found() {
    const Recorded recorded;
    recorded.replace("03.txt", "seed=", "sead=");
    expect_finding(recorded.differences(), "golden", "03.txt: ");
}

void test_changed_signature_is_found() {
    const Recorded recorded;
    recorded.replace("signature.txt", "\n", "0\n");
    expect_finding(recorded.differences(), "signature", "the signature is now ");
}

void test_game_that_plays_otherwise_is_found() {
    const auto findings = Recorded().differences(broken::game<Defect::card_lost>);
    TEST_ASSERT_TRUE(findings.size() >= 2);
    TEST_ASSERT_EQUAL_STRING("golden", findings.front().check.c_str());
    TEST_ASSERT_EQUAL_STRING("signature", findings.back().check.c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_sound_copy_passes);
    RUN_TEST(test_each_defect_is_caught_by_its_check);
    RUN_TEST(test_each_check_catches_something);
    RUN_TEST(test_game_without_playthrough_is_found);
    RUN_TEST(test_changed_account_is_found);
    RUN_TEST(test_unreadable_playthrough_is_found);
    RUN_TEST(test_changed_signature_is_found);
    RUN_TEST(test_game_that_plays_otherwise_is_found);
    return UNITY_END();
}
