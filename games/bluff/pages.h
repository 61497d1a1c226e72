// The rules as the console's reader shows them, page by page. A scene names the page that is in
// question (`page_number`), so its order is written down here once.
#pragma once

#include "bluff/content.h"

namespace bluff {

enum class Page : std::uint8_t {
    aim,
    turn,
    lies,
    abilities,
    answers,
    calls,
    bullets,
    ranking,
    ending,
    knowledge,
    options,
    players,
    count
};
inline constexpr int page_count = static_cast<int>(Page::count);
constexpr int page_number(Page page) { return static_cast<int>(page); }

struct RuleText {
    std::string_view title, text;
};

// The first nine are the short rules; what comes then are details. In the order of Page.
inline constexpr std::array<RuleText, page_count> pages{{
    {"Two hands",
     "Everybody has two hands.\n"
     "• The Scoring Hand: five cards on the table, three of them face-up. At the end the best of "
     "these hands wins the round.\n"
     "• The Playing Hand: one or two cards that only you see. You play them to make your Scoring "
     "Hand better, or another one worse.\n"
     "A card has a value, which counts in a Scoring Hand and nowhere else, and a suit, which is "
     "what it can do when it is played: Crow, Cup, Key or Bullet."},
    {"A turn",
     "Draw until you hold two cards. Then play one of them, face-down: say which of the four "
     "abilities it has, and what it will strike.\n"
     "The others are asked one after the other, from your left, whether they let that pass, call "
     "it a lie, or fire a Bullet.\n"
     "If all let it pass, what you have said is done. Then the card is turned over, and the player "
     "to the left has the next turn.\n"
     "There is no passing on your own turn: a card must be played."},
    {"Claims and lies",
     "What you say of your card may be a lie. Any card may be played as any ability; its value "
     "never matters for that.\n"
     "A lie that nobody calls is done like the truth. Afterwards everybody sees that it was one, "
     "but that costs nothing.\n"
     "Ability and targets are fixed once they are said."},
    {"Four abilities",
     "• Crow: throw away any one card of a Scoring Hand, and put the card that you have played "
     "there, face-up. It is this very card, even if it is no Crow.\n"
     "• Cup: swap any two cards of Scoring Hands. A face-down card stays face-down.\n"
     "• Key: look at all five cards of one player. Only you see them.\n"
     "• Bullet: stop the card that was just played. On your own turn there is nothing to stop: it "
     "is a blank shot, and does nothing."},
    {"Three answers",
     "When another player's card lies there, you may\n"
     "• Pass: let it happen, unless somebody else answers it.\n"
     "• Call: say that it is a lie. The card is turned over at once.\n"
     "• Bullet: play the card from your hand on it. You need a card for that, but it need not be a "
     "Bullet.\n"
     "The first call or Bullet ends the questions about that card. A pass is for good."},
    {"What a call costs",
     "A called card is turned over.\n"
     "• It was a lie: it does nothing, and its player loses a card. You choose which.\n"
     "• It was true: it works, and you lose a card. The player you have called chooses which.\n"
     "The lost card is one of the Scoring Hand, face-up or face-down. The top card of the deck "
     "comes in its place, face-down.\n"
     "There is one call a turn at most."},
    {"Bullets on Bullets",
     "A Bullet stops the card below it. It may be a lie, too, and works as well as a true one, "
     "unless it is called.\n"
     "Only the newest card can be called or shot at. So a card with a Bullet on it is safe from "
     "calls, whatever becomes of that Bullet.\n"
     "Another Bullet on the first one stops that, and the card below works again: with one Bullet "
     "it is stopped, with two it works, with three it is stopped.\n"
     "After each Bullet all the others are asked again. Cards that you shoot with are drawn again "
     "only on your next turn."},
    {"Which hand is best",
     "The best first; suits never count.\n"
     "• Five of a kind: 1 1 1 1 1\n"
     "• Four of a kind: 3 3 3 3 1\n"
     "• Full house: 1 1 1 5 5\n"
     "• Three of a kind: 4 4 4 6 2\n"
     "• Two pair: 5 5 2 2 7\n"
     "• Pair: 2 2 7 5 1\n"
     "• High card: 6 5 4 3 1\n"
     "Equals are told apart by the value of the largest group, then of the next: 3 3 3 3 1 beats "
     "2 2 2 2 7, and 6 6 6 5 5 beats 6 6 6 3 3. Of two pairs the higher one is looked at first. "
     "If all five values are equal, the win is shared."},
    {"Fin",
     "Fin ends the round, and nobody knows when it comes: it is one of the last eleven cards of "
     "the "
     "deck. The fuse shows how near it may be.\n"
     "When somebody draws it, the round is over at once: there is no further card to play. If it "
     "comes in place of a lost card, the next card is taken instead, and the round is over, too.\n"
     "All Scoring Hands are turned face-up. Playing Hands count for nothing.\n"
     "A match is played to as many rounds won as were chosen. If several reach that in the same "
     "round, those with the most rounds share it."},
    {"What is known",
     "You may look at your own face-down cards at any time. Of the others you know what lies "
     "face-up, and what a Key has shown you, wherever a Cup may take it.\n"
     "Open to all are the cards that were thrown away, the number of cards in each hand and in the "
     "deck, and who has seen which card.\n"
     "Nobody is told which of your two cards you have played: the older or the newer one.\n"
     "With the memory aid the table marks the cards that you have seen."},
    {"The deck and options",
     "There are two cards of each value and suit. 2 players have the values 1 to 4, 3 players 1 to "
     "5, 4 players 1 to 6, and 5 players 1 to 7.\n"
     "Whoever has the best three face-up cards begins; among equals the first from the dealer's "
     "left.\n"
     "• Rounds to win: from one to three.\n"
     "• Straights: five values in a row are better than three of a kind and less than a full "
     "house. 7 "
     "and 1 are not neighbours.\n"
     "• Dealer: by lot, or the first seat. In later rounds it moves on to the left.\n"
     "• Memory aid: as you like; it changes no rule."},
    {"The players",
     "• Deacon Slate says little and rarely lies. When he does, it is big.\n"
     "• Velvet Belle lies gladly, also with Bullets, and is slow to call.\n"
     "• Marshal Grudge calls everybody, and plays fairly straight.\n"
     "• The Stranger does a little of everything.\n"
     "They see what you would see in their place, and no more."},
}};

// What the texts say in numbers.
static_assert(scoring_size == 5 && open_at_first == 3 && playing_size == 2 && suit_count == 4);
static_assert(packet_size == 11 && copies == 2 && most_wins == 3);
static_assert(values_for(2) == 4 && values_for(3) == 5 && values_for(4) == 6 && values_for(5) == 7);

}  // namespace bluff
