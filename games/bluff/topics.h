// What Y explains, thing by thing: cards, what is done with them, and what may happen. The rules
// are quoted from RULES.md by number, word for word (a test compares them).
#pragma once

#include "bluff/characters.h"
#include "bluff/pages.h"

namespace bluff {

enum class Topic : std::uint8_t {
    crow_card,  // a card whose face the viewer sees, by suit
    cup_card,
    key_card,
    bullet_card,
    hidden_card,  // of somebody, never seen by the viewer
    own_hidden_card,
    seen_card,  // another's face-down card that the viewer knows
    crow_tile,  // what can be claimed
    cup_tile,
    key_tile,
    bullet_tile,
    target,  // where the claim will strike
    confirm,
    pass_button,
    call_button,
    bullet_button,
    penalty,
    claim,       // the strip with what was said
    deck,        // and Fin
    seen_page,   // the cards that have been seen
    turns_page,  // how the turns went
    rank,        // + a Category: 9 numbers in a row, the first for none
    rank_last = rank + five_kind,
    slate,  // who sits there: + a character
    belle,
    grudge,
    stranger,
    person,
    honest,  // while it is told
    caught,
    stopped,
    swap,
    look,
    fin_drawn,
    round_end,
    look_button,  // at one's own hand, behind the curtain
    count
};

inline constexpr int topic_count = static_cast<int>(Topic::count);
constexpr Topic topic_of_suit(Suit suit) {
    return static_cast<Topic>(static_cast<int>(Topic::crow_card) + suit);
}
constexpr Topic topic_of_tile(Suit suit) {
    return static_cast<Topic>(static_cast<int>(Topic::crow_tile) + suit);
}
constexpr Topic topic_of_rank(Category category) {
    return static_cast<Topic>(static_cast<int>(Topic::rank) + category);
}
// As in characters.h; behind them a person's.
constexpr Topic topic_of_character(std::size_t character) {
    return static_cast<Topic>(static_cast<std::size_t>(Topic::slate) + character);
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
    // Cards.
    {"Crow",
     "Played, it takes the place of any card in a Scoring Hand. There only its value counts.",
     "BLF-060",
     "Crow: discard any one Scoring card of anybody, also one of your own, and lay the played card "
     "in "
     "its place, face-up.",
     Page::abilities},
    {"Cup", "Played, it swaps any two cards of Scoring Hands. There only its value counts.",
     "BLF-064", "Cup: swap any one Scoring card with any other one.", Page::abilities},
    {"Key", "Played, it lets you look at a whole Scoring Hand. There only its value counts.",
     "BLF-069", "Key: look at all Scoring cards of one player.", Page::abilities},
    {"Bullet",
     "Played, it stops the card that was just played. In a Scoring Hand only its value counts.",
     "BLF-072", "Bullet: cancel the ability of the card just played.", Page::abilities},
    {"A hidden card",
     "You have not seen this card. Its owner has, and whoever looked at it with a Key.", "BLF-084",
     "Each Scoring card has a set of seats that know it: all of them face-up, its owner if dealt "
     "face-down.",
     Page::knowledge},
    {"Your hidden card",
     "It lies face-down: you see it, the others do not, unless they have looked.", "BLF-083",
     "You may look at your own face-down Scoring cards at any time, also at those that came "
     "by Cup or penalty.",
     Page::knowledge},
    {"A card you have seen",
     "It lies face-down before another player, but you know it; the memory aid shows it.",
     "BLF-092",
     "Memory aid: the console shows a person every face-down card that the seat knows; without it "
     "your own hand only, and what a Key shows once. Computer players remember as much, easy ones "
     "less. No rule reads it.",
     Page::knowledge},

    // What can be done.
    {"Claim a Crow", "Say that this card is a Crow: true or not, it goes where you choose.",
     "BLF-062",
     "The played card is not discarded but scores from now on. That of a bluff, too, whatever its "
     "suit, with its own value.",
     Page::abilities},
    {"Claim a Cup",
     "Say that this card is a Cup, true or not, and name the two cards to be swapped.", "BLF-065",
     "One's own and another's, two of others, or two of one hand; but two different ones.",
     Page::abilities},
    {"Claim a Key", "Say that this card is a Key, true or not, and name the player to look at.",
     "BLF-070",
     "Only the active player looks, in secret; everybody knows at whom. Nothing moves or turns.",
     Page::abilities},
    {"Claim a Bullet",
     "A blank shot: on your own turn a Bullet has nothing to stop. It only gets rid of a card.",
     "BLF-031",
     "A Bullet may be claimed as a turn's play, a blank shot. There is nothing before it, so it "
     "does nothing. It is called and answered as any card.",
     Page::abilities},
    {"The target", "What the claim will strike, if nobody calls it or shoots at it.", "BLF-030",
     "Targets are places, never values: a Crow has one, a Cup two different ones, a Key a player, "
     "a Bullet none.",
     Page::lies},
    {"Play the card",
     "The card goes face-down, with what you say of it. That cannot be changed any more.",
     "BLF-029", "Ability and targets stay as they were said.", Page::lies},
    {"Pass", "Let it happen. If all the others pass, it works, true or not.", "BLF-032",
     "If nobody answers, what was claimed happens, true or not.", Page::answers},
    {"Call",
     "Say that it is a lie. If you are wrong, you lose a card; if you are right, the liar does.",
     "BLF-051", "The called card, always the top one, is turned face-up at once.", Page::calls},
    {"Fire a Bullet",
     "Play the card of your hand as a Bullet, true or not: it stops the newest card.", "BLF-039",
     "A bullet is a card of your own Playing Hand, face-down, played out of turn to cancel the "
     "card "
     "just played.",
     Page::bullets},
    {"A card is lost", "Whoever was right about the call chooses which card the other one loses.",
     "BLF-074", "The caller chooses if a bluff was caught, the accused if the call was wrong.",
     Page::calls},

    // What can be looked at.
    {"The claim", "What was said of the newest card, and where it will strike. It may be a lie.",
     "BLF-026",
     "The card is laid face-down. Its player says one of the four abilities, and which cards or "
     "which player it is for.",
     Page::lies},
    {"The deck and Fin",
     "The fuse tells the first and the last place from the top where Fin may lie.", "BLF-008",
     "Fin and ten cards drawn at random are shuffled together; the other cards are shuffled and "
     "laid on top. So Fin is equally likely at each of the lowest 11 places.",
     Page::ending},
    {"Cards seen",
     "All the cards that have come to light, and how many of each are still out there.", "BLF-090",
     "Open at all times: face-up cards, the discard pile, the size of deck and Playing Hands, who "
     "knows which face-down card, claims, answers, rounds won.",
     Page::knowledge},
    {"The turns so far", "Who said what, who called, who fired, and what it really was.", "BLF-033",
     "Then the card is discarded face-up, and everybody learns whether it was a bluff. But see "
     "BLF-062.",
     Page::knowledge},

    // How good a hand is: as it is seen, then by Category.
    {"How good a hand is",
     "The best at the end wins. Only what you can see is counted. (Straight) is an option.",
     "BLF-098",
     "Best first: five of a kind, four of a kind, full house, three of a kind, two pair, pair, "
     "high card.",
     Page::ranking},
    {"High card", "Five different values: the lowest of all. The highest value is compared first.",
     "BLF-103",
     "High card is five different values. Two players never have it: they have four values.",
     Page::ranking},
    {"Pair", "Two cards of one value. Of two such hands the one with the higher pair is better.",
     "BLF-104", "Equal kinds: the higher value of the larger group wins.", Page::ranking},
    {"Two pair", "Two cards of one value, and two of another. The higher pair is compared first.",
     "BLF-102", "Two pair is two cards of one value, two of another, and one more.", Page::ranking},
    {"Three of a kind", "Three cards of one value, and two that match nothing.", "BLF-104",
     "Equal kinds: the higher value of the larger group wins.", Page::ranking},
    {"Straight", "Five values in a row. It counts only with the option Straights.", "BLF-109",
     "With Straights five values in a row rank between full house and three of a kind, among each "
     "other by the highest. With two players it changes nothing.",
     Page::options},
    {"Full house", "Three cards of one value, and two of another. The three are compared first.",
     "BLF-101", "A full house is three of one value and two of another.", Page::ranking},
    {"Four of a kind", "Four cards of one value. Only five of a kind are better.", "BLF-104",
     "Equal kinds: the higher value of the larger group wins.", Page::ranking},
    {"Five of a kind", "All five cards of one value: no hand is better.", "BLF-100",
     "Five of a kind exists: there are eight cards of each value.", Page::ranking},

    // Who sits there.
    {"Deacon Slate", "Says little, rarely lies, rarely calls. When he lies, it is big.", "BLF-123",
     "Computer players take the same actions, and know only what their seat may know.",
     Page::players},
    {"Velvet Belle", "Lies gladly, also with Bullets. She is slow to call.", "BLF-123",
     "Computer players take the same actions, and know only what their seat may know.",
     Page::players},
    {"Marshal Grudge", "Calls everybody, and plays fairly straight himself.", "BLF-123",
     "Computer players take the same actions, and know only what their seat may know.",
     Page::players},
    {"The Stranger", "Does a little of everything: nobody knows what to expect.", "BLF-123",
     "Computer players take the same actions, and know only what their seat may know.",
     Page::players},
    {"A person", "Somebody at this console: lies or tells the truth, and looks you in the eye.",
     "BLF-001",
     "There are 2, 3, 4 or 5 players; with any other number no game begins. A round takes about "
     "half an hour at a table.",
     Page::knowledge},

    // What happens.
    {"Honest", "The card is what it was said to be.", "BLF-125",
     "When a played card comes to light the console shows whether it was honest or a bluff, with a "
     "short sound.",
     Page::lies},
    {"A bluff",
     "The card is not what it was said to be. That costs something only if it was called.",
     "BLF-052",
     "If it is a lie its player is caught: the card does nothing, and at the end of the turn the "
     "caller chooses one of the bluffer's Scoring cards to be replaced.",
     Page::calls},
    {"Stopped", "A Bullet lies on this card, so it does nothing.", "BLF-056",
     "The top card works unless it was called and false. Then downwards: a card works if and only "
     "if the one above it does not.",
     Page::bullets},
    {"A swap", "Two cards change places. Each of them keeps its side, face-up or face-down.",
     "BLF-067",
     "Each card keeps its side up. So a hand may have any number of cards face-down, from 0 to 5.",
     Page::abilities},
    {"A look",
     "Only the one who looks sees the cards. Everybody knows who has looked, and at whom.",
     "BLF-070",
     "Only the active player looks, in secret; everybody knows at whom. Nothing moves or turns.",
     Page::abilities},
    {"Fin", "Fin has come: the round is over at once, in the middle of whatever is going on.",
     "BLF-093", "The round ends at once when Fin is drawn (BLF-022) or came by penalty (BLF-079).",
     Page::ending},
    {"The round is over", "All Scoring Hands are turned face-up, and the best one wins the round.",
     "BLF-094", "All Scoring Hands are turned face-up; the strongest wins.", Page::ending},
    {"Look at your hand", "Your own cards, behind the curtain: the others should look away.",
     "BLF-127",
     "You may look at your own hidden cards at any time, also while others decide; behind a "
     "curtain if several people play.",
     Page::knowledge},
}};

namespace topic_checks {

constexpr std::string_view title_of(Topic topic) {
    return topics[static_cast<std::size_t>(topic)].title;
}
constexpr bool names_fit() {
    for (std::size_t i = 0; i < characters.size(); ++i)
        if (title_of(topic_of_character(i)) != characters[i].name) return false;
    for (int each = high_card; each <= five_kind; ++each)
        if (title_of(topic_of_rank(static_cast<Category>(each))) !=
            full_names[static_cast<std::size_t>(each)])
            return false;
    for (int each = crow; each <= bullet; ++each)
        if (title_of(topic_of_suit(static_cast<Suit>(each))) !=
            suits[static_cast<std::size_t>(each)].name)
            return false;
    return topic_of_character(characters.size()) == Topic::person;
}
static_assert(names_fit());

}  // namespace topic_checks

}  // namespace bluff
