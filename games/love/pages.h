// The rules as the console's reader shows them, page by page. A scene names the page that is in
// question (`page_number`), so its order is written down here once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "love/content.h"

namespace love {

enum class Page : std::uint8_t {
    aim,
    turn,
    claims,
    duels,
    bare_fists,
    in_love,
    reloading,
    odds,
    end,
    secrets,
    rivals,
    count
};
inline constexpr int page_count = static_cast<int>(Page::count);
constexpr int page_number(Page page) { return static_cast<int>(page); }

struct RuleText {
    std::string_view title, text;
};

// The first six are the short rules; what comes then are details. In the order of Page.
inline constexpr std::array<RuleText, page_count> pages{{
    {"What it is about",
     "Be the first with 50 points, or with 25 in a quick match. You score at the end of your own "
     "turns, for what you hold "
     "then:\n"
     "• 1 claim: 2 points\n"
     "• 2 claims: 5 points\n"
     "• 3 claims: 9 points\n"
     "• each love: 1 point more\n"
     "A claim is a Lasso on a Heart of the same colour. Hearts are won in Duels, and a Duel that "
     "ties is the beginning of love."},
    {"A turn",
     "One action is free, and you must take it:\n"
     "• Duel: challenge a rival for a Heart.\n"
     "• Claim: lay Lassos on your Hearts.\n"
     "• Reload: all six bullets are back, and you may exchange Lassos.\n"
     "Then you may pay 2 bullets for one more Duel or Claim. Never for a Reload: that comes first "
     "or not at all.\n"
     "So a usual turn is: Reload, pay 2, then Duel or Claim with 4 bullets left."},
    {"Claims",
     "A Lasso in your hand and a Heart of the same colour before you make a claim: lay the one on "
     "the other. One action may lay several.\n"
     "Any colour will do, also your own. A Heart that you have just won can be claimed in the same "
     "turn, for 2 bullets.\n"
     "You always have three Lassos, in hand and on Hearts together, so three claims are the most.\n"
     "A claim pays every turn until somebody wins its Heart. Then the Lasso is thrown away, and "
     "you draw another one."},
    {"Duels",
     "Name a Heart of a rival. Both of you split your bullets in secret: some to fire, some to "
     "keep. Then both roll what they fire, and the larger sum wins.\n"
     "• You win: the Heart is yours, without a claim.\n"
     "• You lose: it stays, and the defender takes one fired bullet back.\n"
     "• A tie: it stays, and you fall in love.\n"
     "What was fired is spent, for both, whoever wins. Only a Reload brings it back. A challenge "
     "cannot be refused."},
    {"Fists and nothing",
     "Whoever has no bullet left fights with fists: one die from 1 to 3. It costs nothing, and "
     "whoever defends with it gets nothing back.\n"
     "Whoever has bullets cannot use fists. You may fire 0 to keep them all, but then your total "
     "is 0, "
     "and that loses to everything but another 0.\n"
     "Every tie counts as one: fists against fists, and 0 against 0."},
    {"Love",
     "A tie makes the two duellists a couple: each scores a point at the end of their turns, "
     "besides the claims.\n"
     "It lasts until one of them challenges the other. That ends it at once, whatever comes of the "
     "Duel; only another tie brings it back.\n"
     "Nothing else ends it, and you may be in love with two. But there are only four chips: with "
     "two couples at the table a tie is only a tie."},
    {"Reload and Lassos",
     "A Reload makes it six bullets, however many there were. With it you may throw away any "
     "Lassos of your hand and draw as many; those on Hearts stay.\n"
     "There are 8 Lassos of each colour. At the start each player has three, of all colours but "
     "that of the next player.\n"
     "What is thrown away lies open. When the deck is empty the pile is shuffled, with what you "
     "have just thrown away."},
    {"How many to fire",
     "One die more than the rival wins 7 or 8 times in 10, two more 9 times in 10.\n"
     "Equal numbers have equal chances and tie about once in ten; one against one ties once in "
     "six.\n"
     "Against fists one die wins 2 times in 3, two nearly always; a third is wasted.\n"
     "But the bullets that you keep defend your own Hearts, and 2 of them buy an action. Whoever "
     "always fires the same is easily beaten."},
    {"The end",
     "The game is over as soon as a player has the points at the end of a turn; nobody else has "
     "another turn. A quick game goes to 25.\n"
     "Points are never lost.\n"
     "After 200 turns the sun goes down: then the highest score wins, after that more claims, more "
     "Hearts, more bullets, and whoever was earlier in turn."},
    {"Open and hidden",
     "Only the Lassos in hand, the deck, and a split until both are fixed are hidden.\n"
     "Everything else lies open: Hearts, claims, bullets, scores, love, what was thrown away, and "
     "after a Duel what both fired.\n"
     "The first hands are known to all, and a careful eye can follow them. The memory aid does it "
     "for you."},
    {"The rivals",
     "• Marshal Finch weighs everything.\n"
     "• Rattler Ruth is a hothead: she duels often and keeps few bullets.\n"
     "• Deacon Pike is a miser: he hoards bullets and duels rarely.\n"
     "• Sweet Lou is a romantic: a tie is welcome, betrayal is not.\n"
     "They see what you would see in their place, and no more."},
}};

// What the texts say in numbers.
static_assert(claim_points == std::array<std::uint8_t, 4>{0, 2, 5, 9} && chip_points == 1);
static_assert(standard_target == 50 && quick_target == 25 && most_turns == 200);
static_assert(most_bullets == 6 && payment == 2 && fist_sides == 3 && love_chips == 4);
static_assert(lassos_per_colour == 8 && lassos_per_player == 3);

}  // namespace love
