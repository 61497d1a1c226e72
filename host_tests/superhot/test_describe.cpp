// Actions in words, those that cannot be done among them: a replay or a bug report may hold any.
#include "described.h"
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void described(const char* wanted, const Position& t, Action action) {
    assert_described<Rules>(wanted, t.s, action);
}

void test_veto_in_words() {
    const Position alone;
    described("Veto Patience", alone, VETO(patience));
    described("Veto no goal", alone, VETO(goal_count));
    described("No veto", alone, KEEP);
    Position two({.mode = coop});
    described("Propose to veto Recall", two, VETO(recall));
    two.s.proposal = recall;
    described("Agree to veto Recall", two, AGREE);
    described("Keep Recall", two, REFUSE);
}

void test_turn_in_words() {
    Position t = Position::cleared();
    t.line({ob(1), B, none, ob(20)});
    described("Wait", t, WAIT);
    described("Move", t, MOVE);
    described("Discard Gun", t, DISCARD(ob(1)));
    described("Discard Sidestep", t, DROP(it(6)));
    described("Discard Bullet", t, DROP(B));
    described("Discard nothing", t, DROP(none));
    described("Let Dude with Gun pass", t, WAIT_GO);
    described("Aid: Punch", t, AID(it(1)));
    described("No aid", t, NO_AID);
    described("Next acts slot 1, Dude with Gun", t, ACT(1));
    described("The rest in the usual order", t, ACT_REST);
    described("Time moves: 0 used", t, END_USE);
    t.s.used.push({ob(2), none});
    described("Time moves: 1 used", t, END_USE);
}

void test_uses_in_words() {
    Position t = Position::cleared();
    t.line({ob(1), B, none, ob(20)});
    described("Destroy slot 1, Dude with Gun", t, BEGIN(1, destroy));
    described("Knock out slot 4, Bar", t, BEGIN(4, knock_out));
    described("Destroy slot 2, Bullet", t, BEGIN(2, destroy));
    described("Destroy slot 3, nothing", t, BEGIN(3, destroy));
    described("Destroy slot 0, nothing", t, BEGIN(0, destroy));
    described("Destroy slot 7, nothing", t, BEGIN(7, destroy));
    described("Use Punch on slot 1", t, ADD(it(1)));
    t.s.hit_slot = 3;
    described("Use Double Trouble as Gun on slot 4", t, ADD(ob(22), ob(2)));
    described("Slash slot 2 with Katana", t, SLASH(ob(13), none, 2));
    described("Slash slot 2 with Double Trouble as Katana", t, SLASH(ob(22), ob(13), 2));
    described("Pull a Bullet out with Pliers", t, HEAL(ob(23)));
    described("Draw a card with Pliers", t, PDRAW(ob(23)));
}

void test_glitches_in_words() {
    Position t = Position::cleared({.mode = versus});
    t.line({ob(1), B});
    described("SWAP: slots 1 and 2", t, GLITCH(superhot::swap, 1));
    described("SWAP: slots 1 and 2, 3 Fighting", t, GLITCH(superhot::swap, 1, 3));
    described("RESTORE: slot 1, Dude with Gun", t, GLITCH(restore, 1));
    described("HARDEN: slot 2, Bullet", t, GLITCH(harden, 2));
    described("LAG", t, GLITCH(lag, 0, 2));
    described("", t, GLITCH(no_glitch, 1));
    described("", t, {glitch, lag + 1, 1});
    described("The System is done", t, SYS_END);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_veto_in_words);
    RUN_TEST(test_turn_in_words);
    RUN_TEST(test_uses_in_words);
    RUN_TEST(test_glitches_in_words);
    return UNITY_END();
}
