// The rules as the console's reader shows them, page by page. A scene names the page that is in
// question (`page_number`), so its order is written down here once.
#pragma once

#include "blast/content.h"

namespace blast {

enum class Page : std::uint8_t {
    aim,
    turn,
    walking,
    laying,
    blasts,
    hearts,
    items,
    cards,
    overtime,
    ending,
    features,
    belts,
    revenge,
    knowledge,
    count
};
inline constexpr int page_count = static_cast<int>(Page::count);
constexpr int page_number(Page page) { return static_cast<int>(page); }

struct RuleText {
    std::string_view title, text;
};

// The first ten are the short rules; what comes then are features and options. In the order of
// Page.
inline constexpr std::array<RuleText, page_count> pages{{
    {"The last one standing",
     "Everybody has one figure, a Bombon, and bombs of its own colour, in an arena of green floor, "
     "grey pillars and blocks.\n"
     "Two hits and you are out. Whoever is left last has won.\n"
     "Everything lies open but two things: which item is under a block, and the order of the deck "
     "of cards."},
    {"A turn",
     "First, before you can do anything, your own bombs tick: a fresh bomb begins to spark, and "
     "one that sparked already explodes. So a bomb goes off two turns after it was laid.\n"
     "Then the two open cards of the market are filled up.\n"
     "Then you act: two Moves, or three once you have lost your Heart. A Move takes you along a "
     "line, or buys a card. Laying bombs and playing cards is free, in any order.\n"
     "Moves that are left over when you end your turn are lost."},
    {"Walking",
     "One Move takes you in a straight line, as far as you like, like a rook.\n"
     "• Pillars, blocks and bombs stop you, your own bombs too. From a bomb that you stand on you "
     "may walk off.\n"
     "• You may pass another figure, but not end on it.\n"
     "• On an item you must stop: it is yours at once."},
    {"Laying bombs",
     "You may lay bombs on any square that you stood on or passed in this turn, before or after "
     "moving, under your own figure too.\n"
     "Not where another figure, a bomb, a block or an item is. You begin with two bombs; what has "
     "exploded comes back to you."},
    {"Blasts",
     "A bomb burns its own square and two squares in each of the four directions; with Flame-Max "
     "as far as nothing stops it.\n"
     "• Pillars and the edge stop a flame.\n"
     "• Blocks, items and bombs are hit, and stop it.\n"
     "• Figures are hit, and it goes on behind them.\n"
     "A bomb that is hit explodes as well, whoever owns it: a chain. A block that is hit becomes "
     "an item; an item that is hit is gone.\n"
     "Your own bombs go off before you can move. So link yours to a rival's that goes off at the "
     "start of that rival's turn."},
    {"Hearts",
     "Your first hit flips your Heart: from now on you have a third Move in every turn.\n"
     "The second hit puts you out. Nobody is hit twice in one turn, whoever's it is.\n"
     "The bombs of someone who is out stay, and go on ticking."},
    {"Items",
     "• Bomb-Up: one more bomb, up to five.\n"
     "• Speed-Up: keep it, and spend it as one more Move whenever you like. It is used by itself "
     "when your Moves are gone.\n"
     "• Flame-Max: your flames have no limit any more, also those of bombs that lie already."},
    {"Cards",
     "A card costs one Move. You hold three at most; each is used once, for nothing.\n"
     "• Bomb Push: knock a bomb beside you away. It bounces over whatever is in its way, even "
     "over the edge and in again on the other side, to the first empty square.\n"
     "• Bomb Cannon: take the bomb you stand on upon your head. Fire it in any turn of yours.\n"
     "• Bomb Roll: roll a bomb beside or under you as far as you choose.\n"
     "• Fast Detonate: your fresh bomb sparks; your sparking one explodes now.\n"
     "• Phase Shift: one Move through bombs and blocks."},
    {"OVERTIME",
     "One card of the deck is OVERTIME. Whoever draws it flips a tile of the arena away at the "
     "beginning of each of their turns, from the next one on: first the tile where that player "
     "started, "
     "then round clockwise, the middle last.\n"
     "Whoever stands on it is out, Heart or no Heart.\n"
     "Before the last tile goes, all bombs on it explode."},
    {"The end",
     "The last one standing wins.\n"
     "If a blast takes all that are left, the order of the chain decides: bombs that were set off "
     "later hit later, and of one bomb the nearer figure is hit first. Whoever was hit last wins. "
     "If that is equal, the first after the player whose turn it is.\n"
     "If a flip takes all, a Heart wins; then the holder of OVERTIME, then the next in turn."},
    {"Pads, Holes, turf",
     "• Teleport Pad: whoever steps on it comes out at the pad that its arrow points to. No bomb "
     "can lie there.\n"
     "• Power-Up Pad: a bomb that explodes on it hits everybody in the arena except those on "
     "another such pad.\n"
     "• Hole: nobody can enter. Bombs that fall in go back to their owner; flames pass over it.\n"
     "• Cracked Turf: when a bomb explodes on it, it becomes a Hole, and whoever stands there is "
     "out."},
    {"Conveyor belts",
     "At the end of your turn the belts carry your figure and your bombs one square on, unless "
     "something is in the way. Others stay where they are until their own turn ends."},
    {"Revenge",
     "An option for three or four. A ghost puts one bomb on the edge of the arena in each of its "
     "turns.\n"
     "If in its own turn a bomb of the ghost hits somebody, it takes that player's place and all "
     "they have: the victim is the ghost now."},
    {"What can be known",
     "Hands, hearts, bombs and the cards that were discarded lie open to all, so the console can "
     "be handed round without a curtain.\n"
     "Nobody, not even a computer, knows what is under a block, or which card comes next. How soon "
     "OVERTIME may come is shown beside the deck.\n"
     "If nobody draws a card for a long time, OVERTIME comes by itself."},
}};

}  // namespace blast
