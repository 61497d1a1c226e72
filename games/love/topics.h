// What Y explains, thing by thing: the table, what is done there, and what may happen. The rules
// are quoted from RULES.md by number, word for word (a test compares them).
#pragma once

#include "love/characters.h"
#include "love/pages.h"

namespace love {

enum class Topic : std::uint8_t {
    // One for each colour.
    heart,
    claimed_heart,
    lasso,
    // What can be done.
    duel,
    claim,
    reload,
    end_turn,
    split,
    // What can be looked at.
    odds,
    stakes,
    score,
    hand,
    bullets,
    love,
    about_to_win,
    deck,
    goal,
    finch,
    ruth,
    pike,
    lou,
    stranger,
    poster,
    // What happens.
    turn,
    paying,
    exchange,
    ready,
    bare_fists,
    dice,
    won,
    held,
    broken,
    betrayal,
    no_chips,
    sundown,
    over,
    count
};

// On the console a topic is a number; those of one colour have four.
inline constexpr int coloured_topics = 3;
inline constexpr int topic_count =
    static_cast<int>(Topic::count) + coloured_topics * (colour_count - 1);
constexpr int topic_number(Topic topic, Colour colour = 0) {
    const int at = static_cast<int>(topic);
    return at < coloured_topics ? at * colour_count + colour
                                : at + coloured_topics * (colour_count - 1);
}
constexpr Topic topic_of(int number) {
    constexpr int coloured = coloured_topics * colour_count;
    return static_cast<Topic>(number < coloured ? number / colour_count
                                                : number - coloured + coloured_topics);
}
constexpr bool has_colour(Topic topic) { return static_cast<int>(topic) < coloured_topics; }
constexpr Colour topic_colour(int number) {
    return static_cast<Colour>(has_colour(topic_of(number)) ? number % colour_count : 0);
}
// Whose face it is: a character of characters.h, or behind them a person.
constexpr Topic face_topic(std::size_t face) {
    return static_cast<Topic>(static_cast<std::size_t>(Topic::finch) + face);
}

struct TopicText {
    std::string_view title;   // the name of its colour comes before it
    std::string_view plain;   // one sentence
    std::string_view number;  // of the rule
    std::string_view rule;
    Page page;
};

// In the order of Topic.
inline constexpr std::array<TopicText, static_cast<std::size_t>(Topic::count)> topics{{
    {"Heart", "Hearts are what it is all about: win them in Duels, tie them with Lassos.",
     "LOV-013",
     "A Heart lies before exactly one player; a player may own any number of them, none or all.",
     Page::aim},
    {"claim",
     "A Heart with a Lasso on it scores at the end of each turn of its owner, until a rival wins "
     "it.",
     "LOV-078", "A claim is never taken back or moved: it only ends by LOV-100.", Page::claims},
    {"Lasso", "Lay it on a Heart of yours of the same colour, and you have a claim.", "LOV-014",
     "A player has exactly three Lassos, those in hand and those on their Hearts together. "
     "So "
     "a hand has 0 to 3 cards, and nobody has more than 3 claims.",
     Page::claims},

    {"Duel", "Challenge a rival for a Heart: both roll bullets, and the larger sum wins.",
     "LOV-081", "As an action a player challenges another player for one of that player's Hearts.",
     Page::duels},
    {"Claim", "Lay Lassos from your hand on your Hearts of the same colours.", "LOV-070",
     "A player claims a Heart of their own by laying a Lasso of its colour from the hand on it.",
     Page::claims},
    {"Reload", "All your bullets are back, and you may exchange Lassos of your hand.", "LOV-050",
     "A Reload makes all six bullets available.", Page::reloading},
    {"End of the turn", "Ends your turn: what you hold now scores, and the next player acts.",
     "LOV-042", "At the end of a turn its player scores, then the turn chip goes to the left.",
     Page::turn},
    {"Bullets to fire",
     "Each bullet that you fire is a die for your sum; those you keep are there "
     "for later.",
     "LOV-089", "Whoever has bullets splits them in secret into those fired and those kept.",
     Page::duels},

    {"The odds",
     "How often you would win, tie and lose, of a hundred times, for each number that "
     "the other may fire.",
     "LOV-091",
     "Whoever has bullets and fires none has a total of 0, and no die to roll. 0 loses to all but "
     "0.",
     Page::odds},
    {"What is at stake", "What would happen if you won, tied or lost this Duel.", "LOV-094",
     "Afterwards both have spent what they fired, whoever won.", Page::duels},
    {"Score", "The points so far; the small figure is what this player's next turn would add.",
     "LOV-120", "At the end of a turn 1 claim scores 2 points, 2 claims 5, 3 claims 9.", Page::aim},
    {"Lassos in a hand",
     "The others see only how many they are; with the memory aid also what "
     "everybody could know of them.",
     "LOV-140", "The Lassos of a hand are secret, their number is open.", Page::secrets},
    {"Bullets", "They are fired in Duels, and two of them pay for a second action.", "LOV-008",
     "Bullets are all alike: only their number counts. Spent ones stay with their owner until a "
     "Reload or a refund.",
     Page::reloading},
    {"In love",
     "Two who tie in a Duel are a couple: each scores a point at the end of their turns.",
     "LOV-110", "A tie makes the two duellists a couple; each takes a Love chip.", Page::in_love},
    {"Close to winning",
     "This player reaches the goal at the end of their next turn, if nobody takes anything away.",
     "LOV-126",
     "The game is over when a player reaches 50 points, 25 in the quick game; that player wins.",
     Page::end},
    {"The deck", "Lassos are drawn from here; the figure says how many are left.", "LOV-061",
     "When a card is to be drawn and the deck is empty, the whole discard pile is shuffled and "
     "becomes the deck, in the middle of a Reload if need be.",
     Page::reloading},
    {"The goal", "Whoever has this many points at the end of their turn wins.", "LOV-134",
     "The quick game is to 25 points, and otherwise the same. The usual one is to 50.", Page::end},
    {"Marshal Finch", "A computer player who weighs everything and favours nothing.", "LOV-001",
     "There are exactly four players.", Page::rivals},
    {"Rattler Ruth", "A computer player and a hothead: she duels often and keeps few bullets.",
     "LOV-001", "There are exactly four players.", Page::rivals},
    {"Deacon Pike", "A computer player and a miser: he hoards bullets and duels rarely.", "LOV-001",
     "There are exactly four players.", Page::rivals},
    {"Sweet Lou", "A computer player and a romantic: a tie is welcome, betrayal is not.", "LOV-001",
     "There are exactly four players.", Page::rivals},
    {"You, or another person", "Somebody at this console: nobody knows what a person will do.",
     "LOV-001", "There are exactly four players.", Page::secrets},
    {"A poster",
     "All that everybody may know of one player, and below it what was thrown away, by colour.",
     "LOV-141",
     "Open to all: Hearts, claims, scores, bullets, couples, the size of the deck, the discard "
     "pile "
     "by colour, the turn, all dice, and after a Duel what both fired.",
     Page::secrets},

    {"A turn", "One action is free, a second one costs two bullets.", "LOV-030",
     "A turn has one free action: Duel, Claim or Reload.", Page::turn},
    {"Two bullets", "They pay for a second action in the same turn.", "LOV-032",
     "After it the player may pay 2 bullets for another action in the same turn.", Page::turn},
    {"Exchange", "Lassos that are thrown away lie open, and as many new ones are drawn.", "LOV-052",
     "With it the player may discard any Lassos of the hand, also none, and draws as many.",
     Page::reloading},
    {"Ready",
     "This duellist has fixed how many bullets to fire; nobody is told before the dice "
     "fall.",
     "LOV-092",
     "Both splits are fixed before a die falls, and neither knows the other's. The defender counts "
     "down from three.",
     Page::duels},
    {"Fists", "Without a bullet it is one die from 1 to 3.", "LOV-085",
     "Each duellist uses what bullets they have available; whoever has none fights with fists.",
     Page::bare_fists},
    {"Dice", "Each bullet fired is a die, and the sums decide.", "LOV-093",
     "The sum of the dice is the total; the larger total wins.", Page::duels},
    {"The Heart is won", "The challenger had the larger sum and takes the Heart.", "LOV-095",
     "If the challenger wins, the Heart moves to him and is unclaimed.", Page::duels},
    {"The Heart is held", "The defender had the larger sum and keeps the Heart.", "LOV-096",
     "If the defender wins, the Heart stays and one of the bullets fired in this Duel comes back.",
     Page::duels},
    {"A broken claim",
     "Whoever loses a claimed Heart loses the Lasso on it, too, and draws another.", "LOV-100",
     "A claim is broken when the challenger wins a claimed Heart: its Lasso is discarded, and the "
     "former owner draws one.",
     Page::claims},
    {"Betrayal", "Challenging a lover ends the love, whoever wins.", "LOV-113",
     "It ends when one challenges the other, before bullets are split and whatever comes of it: "
     "the chips go back. If this Duel ties they are a couple again.",
     Page::in_love},
    {"No chip is left", "With two couples at the table nobody else can fall in love.", "LOV-116",
     "There are four chips. If they are out, a tie is only a tie.", Page::in_love},
    {"Sundown", "It has taken too long: the sun goes down, and the highest score wins.", "LOV-130",
     "Sundown: if the 200th turn ends without a winner the highest score wins; then more claims, "
     "more Hearts, more available bullets, the earlier in turn order from the first player.",
     Page::end},
    {"The end", "Somebody has reached the goal and has won.", "LOV-128",
     "The game ends at once; the round is not played out. There is one winner.", Page::end},
}};

namespace topic_checks {

constexpr bool numbers_fit() {
    for (int i = 0; i < topic_count; ++i)
        if (topic_number(topic_of(i), topic_colour(i)) != i) return false;
    return true;
}
constexpr bool characters_fit() {
    for (std::size_t i = 0; i < characters.size(); ++i)
        if (topics[static_cast<std::size_t>(face_topic(i))].title != characters[i].name)
            return false;
    return face_topic(characters.size()) == Topic::stranger;
}
static_assert(numbers_fit() && characters_fit());

}  // namespace topic_checks

}  // namespace love
