// What Y explains, thing by thing. The numbers are those of RULES.md.
#pragma once

#include "blast/pages.h"

namespace blast {

enum class Topic : std::uint8_t {
    // Squares, and what stands on them.
    floor,
    outside,
    pillar,
    block,
    bomb_up,  // + an Item
    speed_up,
    flame_max,
    own_figure,
    figure,
    fresh_bomb,
    sparking_bomb,
    teleport,
    power,
    hole,
    turf,
    belt,
    danger,
    caution,
    // Beside the arena.
    seat,
    ghost,
    push_card,  // + a Card
    cannon_card,
    roll_card,
    fast_card,
    phase_card,
    sold_card,
    deck,
    flip_map,
    // What can be done: the tiles of the bar, and what is in the hand without a card.
    lay_tile,
    path_tile,
    card_tile,
    buy_tile,
    end_tile,
    place_tile,
    launch_tile,
    drop_tile,
    // While it is told.
    walk,
    spark,
    chain,
    hit,
    out,
    flip,
    overtime_card,
    swap,
    turn,
    winner,
    count
};
inline constexpr int topic_count = static_cast<int>(Topic::count);
// Each is there for every seat: the picture shows whose figure or bomb it is.
inline constexpr int topic_numbers = topic_count * most_seats;
constexpr int topic_number(Topic topic, int seat = 0) {
    return static_cast<int>(topic) + topic_count * seat;
}

constexpr Topic topic_of(Item item) {
    return static_cast<Topic>(static_cast<int>(Topic::bomb_up) + item);
}
constexpr Topic topic_of(Card card) {
    return card == overtime ? Topic::overtime_card
                            : static_cast<Topic>(static_cast<int>(Topic::push_card) + card);
}

struct TopicText {
    std::string_view title;
    std::string_view plain;   // one sentence or two
    std::string_view number;  // of the rule
    std::string_view rule;
    Page page;
};

// In the order of Topic.
inline constexpr std::array<TopicText, static_cast<std::size_t>(Topic::count)> topics{{
    {"Floor", "Walk over it in straight lines, as far as you like, for one Move.", "BLA-105",
     "One Move: a straight line up, down, left or right, over any number of squares, like a rook.",
     Page::walking},
    {"Outside", "No floor: nothing can stand here, and flames stop before it.", "BLA-006",
     "What belongs to no tile, or to one that was flipped away, is outside. Thrown and pushed "
     "bombs go over it to the next square inside.",
     Page::blasts},
    {"Pillar", "Nothing enters it and nothing breaks it. Hide behind it.", "BLA-044",
     "A flame is stopped by a pillar without entering it. Figures cannot enter it; bombs that are "
     "pushed or thrown bounce over it.",
     Page::blasts},
    {"Block", "It stops you and every flame. A blast turns it into an item: nobody knows which.",
     "BLA-048",
     "A block that is hit becomes its item. The blast that opened it does not burn that item.",
     Page::items},
    {"Bomb-Up", "Stop here and you have one more bomb, up to five.", "BLA-119",
     "Bomb count +1 at once, five at most. The new bomb may be laid in the same turn.",
     Page::items},
    {"Speed-Up", "Stop here and keep it: one more Move, in any turn you like.", "BLA-121",
     "Kept until it is spent. Each one pays for one movement or one card. The turn's own Moves "
     "are spent first.",
     Page::items},
    {"Flame-Max", "Stop here, and your flames have no limit any more.", "BLA-120",
     "For the rest of the match your flames go on until something stops them, also those of bombs "
     "that you laid before.",
     Page::items},
    {"Your figure", "It is your turn: press A here to lay bombs, use cards, buy, or end the turn.",
     "BLA-103",
     "In your turn you move, lay bombs, buy, discard and play cards in any order, as long as you "
     "can pay the Moves.",
     Page::turn},
    {"A rival",
     "You cannot end on this square, but pass it, unless a bomb lies there, too. Flames pass "
     "through.",
     "BLA-108",
     "A square with another figure and no bomb may be passed, but not be the end. If the figure "
     "stands on a bomb, the bomb is in the way.",
     Page::walking},
    {"Fresh bomb",
     "It begins to spark when its owner's next turn begins, and explodes one turn later.",
     "BLA-040",
     "At the beginning of its owner's turn a fresh bomb turns sparking. Hit by a flame it "
     "explodes at once, whichever side is up.",
     Page::turn},
    {"Sparking bomb", "It explodes when its owner's next turn begins, before the owner can move!",
     "BLA-040",
     "At the beginning of a turn all sparking bombs of its player explode together. Other "
     "players' bombs tick only in their turns.",
     Page::turn},
    {"Teleport Pad", "Step on it and you come out at the pad that its arrow points to.", "BLA-185",
     "Whoever moves into a pad ends that movement on the nearest pad in the arrow's direction. If "
     "somebody stands there, nothing happens. No bomb can lie on a pad.",
     Page::features},
    {"Power-Up Pad", "A bomb that explodes here hits all who stand on no other such pad.",
     "BLA-200",
     "It damages every player in the arena but those on other Power-Up Pads. Blocks, items and "
     "bombs are hit by its usual flames only.",
     Page::features},
    {"Hole", "Nobody can enter it. A bomb that gets in goes back to its owner.", "BLA-193",
     "A bomb that is pushed, thrown, rolled or carried by a belt into a Hole goes back without "
     "exploding. Flames pass over it.",
     Page::features},
    {"Cracked Turf", "If a bomb explodes on this square, it becomes a Hole.", "BLA-196",
     "The bomb must lie on this very square. A figure that stands there falls: it is out, "
     "whatever Heart it has.",
     Page::features},
    {"Conveyor Belt", "When your turn ends it carries you, and your bombs, one square on.",
     "BLA-210",
     "At the end of each turn the active player's figure and bombs on belts move one square in "
     "the belt's direction, unless something is in the way.",
     Page::belts},
    {"Danger", "This square will burn or fall before you act again: in as many turns as it says.",
     "BLA-040",
     "1: when the next player's turn begins. The highest number: when your own turn begins, "
     "before you can move. What others do meanwhile may change it.",
     Page::blasts},
    {"Caution", "This tile is flipped away next. Whoever stands on it then is out.", "BLA-086",
     "The token marks the tile that goes next. It is flipped when the turn of the player who "
     "holds OVERTIME begins.",
     Page::overtime},
    {"A player",
     "Heart, bombs left and in all, flames, cards, Speed-Ups. A blue arrow: the Heart is gone.",
     "BLA-060",
     "The first hit flips the Heart: one more Move in every turn from now on. The second hit puts "
     "the player out. Hands are open to all.",
     Page::hearts},
    {"A ghost", "Out of the match. Its bombs stay in the arena and go on ticking.", "BLA-031",
     "A ghost still has turns: its bombs tick, and if it holds OVERTIME a tile is flipped. With "
     "the option Revenge it may place a bomb at the edge.",
     Page::revenge},
    {"Bomb Push",
     "Knock a bomb beside you away. It bounces over everything to the next empty square.",
     "BLA-131",
     "If the next square is taken the bomb bounces on in the same direction. Leaving the arena it "
     "comes in again on the other side.",
     Page::cards},
    {"Bomb Cannon", "Take the bomb under you on your head, carry it, and fire it when you like.",
     "BLA-141",
     "The bomb keeps ticking meanwhile, and may explode on your head. It flies like a pushed "
     "bomb; firing is free, in any turn of yours.",
     Page::cards},
    {"Bomb Roll", "Roll a bomb beside or under you, and choose where it stops.", "BLA-148",
     "It rolls at least one square, and stops at the latest before the first obstacle or the "
     "edge. A bomb under you may roll in any direction.",
     Page::cards},
    {"Fast Detonate", "Your fresh bomb begins to spark, or your sparking bomb explodes now.",
     "BLA-152",
     "One of your own bombs, wherever it is. A fresh one sparks, a sparking one explodes at once, "
     "with all the chain it sets off.",
     Page::cards},
    {"Phase Shift", "Walk through bombs and blocks, once. The dotted squares need it.", "BLA-155",
     "Played as part of one movement, which costs its Move. You may end on a bomb, but not on a "
     "block or a figure. Pillars still stop you.",
     Page::cards},
    {"Sold", "This card was bought. The next player's turn brings another one.", "BLA-096",
     "Cards that were bought are replaced when the next living player's turn begins.", Page::cards},
    {"The deck",
     "How many cards are left, and after how many of them OVERTIME comes at the soonest and at "
     "the latest.",
     "BLA-026",
     "OVERTIME lies among three cards near the bottom. If nobody draws a card for six rounds it "
     "comes by itself: the last of these turns are counted here.",
     Page::overtime},
    {"What falls when", "The tiles in the order in which they are flipped away: 1 is the next.",
     "BLA-082",
     "First the tile where the holder of OVERTIME started, then clockwise round the arena, the "
     "final tile last.",
     Page::overtime},
    {"LAY", "Lays a bomb under your figure. Laying costs no Move.", "BLA-112",
     "You may lay a bomb where you stand, before or after any movement. The shaded squares are "
     "those that it would burn.",
     Page::laying},
    {"PATH", "Lays a bomb on a square that you passed in this turn. Numbers: so many steps back.",
     "BLA-113",
     "Every square that you stood on or passed in this turn may take a bomb until the turn ends, "
     "unless a figure, a bomb, a block or an item is there.",
     Page::laying},
    {"CARD", "Your cards: playing one is free. A bomb on your head is fired from here, too.",
     "BLA-125",
     "Any number of cards may be played in a turn, each once. A card can only be played if it "
     "does something.",
     Page::cards},
    {"BUY", "Takes one of the two open cards for one Move.", "BLA-122",
     "Pay one Move and take either card; both may be bought in a turn. Three cards are the most "
     "that you may hold.",
     Page::cards},
    {"END", "Ends your turn. Moves that are left are lost, Speed-Ups are kept.", "BLA-100",
     "Moves that were not spent are lost at the end of the turn. It asks once more if you would "
     "be hit before you can act again.",
     Page::turn},
    {"PLACE", "As a ghost you put one bomb on an empty square at the edge.", "BLA-172",
     "An empty square with outside beside it. Whoever it hits in a turn of yours loses the place "
     "to you, Heart or no Heart: you are back.",
     Page::revenge},
    {"FIRE", "Launches the bomb on your head: up, down, left or right.", "BLA-141",
     "It flies like a pushed bomb: over everything, to the first empty square. The arrows show "
     "where to. Firing needs no card and no Move.",
     Page::cards},
    {"DISCARD", "Throws a card away, for nothing, to make room for another one.", "BLA-124",
     "Any number of held cards may be discarded in your turn. It asks once more.", Page::cards},
    {"A movement", "A straight line for one Move. Bombs may be laid all along it.", "BLA-105",
     "A straight line over any number of squares. Pillars, blocks and bombs stop it, and it ends "
     "on an item.",
     Page::walking},
    {"Sparks", "The bombs of the player whose turn begins tick on: fresh ones begin to spark.",
     "BLA-040",
     "A bomb laid in one turn sparks from the owner's next turn on and explodes at the beginning "
     "of the one after that.",
     Page::turn},
    {"A blast", "Bombs that are hit explode as well, whoever owns them, one after the other.",
     "BLA-045",
     "A flame burns two squares far, or without limit with Flame-Max. It stops at what it hits, "
     "but passes through figures.",
     Page::blasts},
    {"Hit", "The first hit takes the Heart, and gives one more Move in every turn.", "BLA-060",
     "Nobody is hit twice in one turn. The second hit puts a figure out.", Page::hearts},
    {"Out", "Out of the match: its cards are discarded, its bombs stay.", "BLA-065",
     "The figure leaves the arena. Its bombs stay in play and keep ticking in its turns.",
     Page::hearts},
    {"A tile goes", "The tile is gone for good, with everything on it.", "BLA-083",
     "Everybody on it is out, whatever Heart they have. Bombs on it go back to their owners.",
     Page::overtime},
    {"OVERTIME", "Whoever draws it flips a tile away at the beginning of each of their turns.",
     "BLA-081",
     "It begins in the holder's next turn: first the tile where the holder started, then one tile "
     "a turn, clockwise, the final one last.",
     Page::overtime},
    {"Revenge!", "A ghost hit somebody with its bomb, and takes that player's place.", "BLA-175",
     "The ghost stands there again with all that the victim had, without a Heart. The victim is "
     "the ghost now.",
     Page::revenge},
    {"A turn", "First the player's bombs tick, then the market is filled, then the player acts.",
     "BLA-030",
     "Bombs, then a tile if the player holds OVERTIME, then cards, then Moves, bombs and cards in "
     "any order.",
     Page::turn},
    {"The end", "The last one standing has won.", "BLA-163",
     "If one blast takes all that are left, whoever was hit last wins: bombs later in the chain "
     "hit later, and the nearer figure is hit first.",
     Page::ending},
}};

}  // namespace blast
