// What is special about the secrets of Bluff the Bullet; that a scene gives nothing away is tested
// for all games in the conformance suite.
#include "bluff/position.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

// Both look alike to this viewer, film and sounds included.
void look_alike(const State& one, Action first, const State& other, Action second,
                kit::Viewer viewer) {
    Stand left(one, viewer), right(other, viewer);
    const auto films = std::pair(left.film(first), right.film(second));
    TEST_ASSERT_TRUE(films.first == films.second);
    TEST_ASSERT_TRUE(left.cues == right.cues);
    TEST_ASSERT_TRUE(left.picture() == right.picture());
}

}  // namespace

// Which of two cards is played, older or newer, is told by nothing; nor whether it is true.
static void test_BLF_025_a_played_card_is_not_told() {
    Table one = F3(), other = F3();
    other.hand(0, "K1a C2a");
    for (const kit::Viewer viewer : {kit::Viewer{1}, kit::Viewer{2}, kit::the_public}) {
        look_alike(one.s, CROW(0, at(1, 0)), one.s, CROW(1, at(1, 0)), viewer);
        look_alike(one.s, KEY(0, 2), other.s, KEY(0, 2), viewer);
        look_alike(one.s, CUP(0, at(0, 0), at(2, 4)), other.s, CUP(1, at(0, 0), at(2, 4)), viewer);
    }
    // Its player sees what is left, but it leaves from the same place in the same time.
    Stand older(one.s), newer(one.s);
    TEST_ASSERT_EQUAL(older.film(CROW(0, at(1, 0))).size(), newer.film(CROW(1, at(1, 0))).size());
    TEST_ASSERT_TRUE(older.cues == newer.cues);
}

static void a_bullet_is_not_told() {
    Table one = F3(), other = F3();
    other.hand(1, "C3b");
    one.play({CROW(0, at(1, 0))});
    other.play({CROW(0, at(1, 0))});
    for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{2}, kit::the_public})
        look_alike(one.s, BULLET, other.s, BULLET, viewer);
}

// The moment before a called card turns is the same for truth and lie: 8.4
static void test_BLF_125_nothing_is_known_before_the_card_turns() {
    Table honest = F3(), liar = F3();
    liar.hand(0, "B3b K1a");
    honest.play({CROW(0, at(1, 0))});
    liar.play({CROW(0, at(1, 0))});
    Stand left(honest.s, 2), right(liar.s, 2);
    const auto truth = left.film(CALL), lie = right.film(CALL);
    constexpr std::size_t held = 44 + 78;
    for (std::size_t frame = 0; frame < held; ++frame)
        TEST_ASSERT_TRUE_MESSAGE(truth[frame] == lie[frame], std::to_string(frame).c_str());
    // Then it is shown, with another picture and another tone.
    constexpr std::size_t told = 44 + 120;
    TEST_ASSERT_FALSE(truth[told] == lie[told]);
    TEST_ASSERT_TRUE(std::count(left.cues.begin(), left.cues.end(), stage::Cue::open) == 1);
    TEST_ASSERT_TRUE(std::count(right.cues.begin(), right.cues.end(), stage::Cue::lose) == 1);
}

// Uncalled cards are told, too, when they become public.
static void test_BLF_125_an_uncalled_card_is_told_at_last() {
    Table honest = F3(), liar = F3();
    liar.hand(0, "C2a B3b");
    honest.play({KEY(1, 1), PASS});
    liar.play({KEY(1, 1), PASS});
    Stand left(honest.s, 2), right(liar.s, 2);
    const auto truth = left.film(PASS), lie = right.film(PASS);
    TEST_ASSERT_EQUAL(truth.size(), lie.size());
    TEST_ASSERT_TRUE(truth[60] == lie[60]);
    TEST_ASSERT_FALSE(truth[100] == lie[100]);
}

// The claim's targets stay framed for the whole window.
static void test_BLF_126_targets_stay_on_the_screen() {
    Table one = F3(), other = F3();
    one.play({CROW(0, at(1, 0))});
    other.play({CROW(0, at(2, 1))});
    for (const kit::Viewer viewer : {kit::Viewer{1}, kit::Viewer{0}, kit::the_public})
        TEST_ASSERT_FALSE(Stand(one.s, viewer).picture() == Stand(other.s, viewer).picture());
    // Also after a bullet on it, above the strip of words.
    one.play({BULLET});
    other.play({BULLET});
    auto first = Stand(one.s, 2).picture(), second = Stand(other.s, 2).picture();
    first.pixels.resize(240 * 104);
    second.pixels.resize(240 * 104);
    TEST_ASSERT_FALSE(first.pixels == second.pixels);
}

// BLF-127: an own face-down card is seen, whoever decides; by others it is not.
static void test_BLF_127_own_cards_are_seen_at_any_time() {
    Table one = F3(), other = F3();
    other.scoring(0, "C1a^ U5a^ K5a^ B1bv C3av");
    for (const auto& actions :
         {std::vector<Action>{}, {CROW(0, at(1, 0))}, {CROW(0, at(1, 0)), PASS}}) {
        State first = one.s, second = other.s;
        for (const Action& action : actions) {
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(first, action, unseen).ok());
            TEST_ASSERT_TRUE(Rules::apply(second, action, unseen).ok());
        }
        TEST_ASSERT_FALSE(Stand(first, 0).picture() == Stand(second, 0).picture());
        for (const kit::Viewer viewer : {kit::Viewer{1}, kit::Viewer{2}, kit::the_public})
            TEST_ASSERT_TRUE(Stand(first, viewer).picture() == Stand(second, viewer).picture());
    }
}

// BLF-092: what was seen stays marked with the memory aid; without it it is gone after the look.
static void test_BLF_092_what_was_seen_stays_marked() {
    Table one = F3(), other = F3();
    other.scoring(1, "U1a^ K2a^ B5a^ K1bv C5av");
    for (const bool aid : {true, false}) {
        for (Table* t : {&one, &other}) t->s.memory_aid = aid;
        Stand left(one.s), right(other.s);
        TEST_ASSERT_TRUE(left.picture() == right.picture());
        for (Stand* shown : {&left, &right}) {
            shown->play(KEY(1, 1));
            shown->play(PASS);
        }
        const auto first = left.film(PASS), second = right.film(PASS);
        // While it is told its looker sees the cards.
        TEST_ASSERT_FALSE(first[20 + 60] == second[20 + 60]);
        TEST_ASSERT_EQUAL(!aid, left.picture() == right.picture());
        // Others never do.
        Stand blind(one.s, 2), also(other.s, 2);
        for (Stand* shown : {&blind, &also}) {
            shown->play(KEY(1, 1));
            shown->play(PASS);
        }
        TEST_ASSERT_TRUE(blind.film(PASS) == also.film(PASS));
    }
}

// Without the aid the page of cards reminds nobody: it is the same whether a card was seen or not.
static void test_BLF_092_the_page_of_cards_tells_no_more() {
    for (const bool aid : {true, false}) {
        Table never = F3(), once = F3();
        for (ScoringCard& place : once.s.scoring[1]) place.known_by |= set_of(0);
        std::vector<picture::Picture> pages;
        for (Table* t : {&never, &once}) {
            t->s.memory_aid = aid;
            Stand shown(t->s);
            shown.keys("UP*2 RIGHT A");
            pages.push_back(shown.picture());
        }
        TEST_ASSERT_EQUAL(!aid, pages[0] == pages[1]);
    }
}

// Several people look: no hand of theirs, no mark, no rank of what is hidden.
static void the_public_sees_backs() {
    Table one = F3(), other = F3();
    other.scoring(0, "C1a^ U5a^ K5a^ C3av B2av").hand(0, "K1a C2a");
    TEST_ASSERT_TRUE(Stand(one.s, kit::the_public).picture() ==
                     Stand(other.s, kit::the_public).picture());
    TEST_ASSERT_FALSE(Stand(one.s, 0).picture() == Stand(other.s, 0).picture());
    // Not even what all seats know.
    for (Table* t : {&one, &other})
        for (ScoringCard& place : t->s.scoring[0]) place.known_by = t->s.all_seats();
    TEST_ASSERT_TRUE(Stand(one.s, kit::the_public).picture() ==
                     Stand(other.s, kit::the_public).picture());
    TEST_ASSERT_FALSE(Stand(one.s, 1).picture() == Stand(other.s, 1).picture());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_025_a_played_card_is_not_told);
    RUN_TEST(a_bullet_is_not_told);
    RUN_TEST(test_BLF_125_nothing_is_known_before_the_card_turns);
    RUN_TEST(test_BLF_125_an_uncalled_card_is_told_at_last);
    RUN_TEST(test_BLF_126_targets_stay_on_the_screen);
    RUN_TEST(test_BLF_127_own_cards_are_seen_at_any_time);
    RUN_TEST(test_BLF_092_what_was_seen_stays_marked);
    RUN_TEST(test_BLF_092_the_page_of_cards_tells_no_more);
    RUN_TEST(the_public_sees_backs);
    return UNITY_END();
}
