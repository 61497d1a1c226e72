// The rules as the console's reader shows them, page by page.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bullet {

// A page tells of the rules from its own number on, up to the next page's: what Y explains leads
// there.
struct RuleText {
    std::string_view from;  // "BUL-074"
    std::string_view title, text;
};

inline constexpr std::array<RuleText, 14> pages{{
    {"BUL-001", "The last one standing",
     "Every heroine has a sight of five columns and six rows, a bag of bullets and a hand of "
     "patterns.\n"
     "Bullets have a colour and a number from 1 to 4; some carry a star. In each round everybody "
     "places all bullets of her own bag, moves them about, clears some with patterns, and what was "
     "cleared goes to a rival, who has to place it in the next round.\n"
     "A bullet that finds no space is a hit and covers a life. Whoever has no life left is down; "
     "the last heroine standing wins.\n"
     "Everything lies open but the contents of bags and the order of decks."},
    {"BUL-060", "A round",
     "The heroines play one after the other; in each round another one begins. In her turn a "
     "heroine places bullets, uses actions, patterns and powerups, in any order and as often as "
     "she can.\n"
     "When her bag is empty she may end: she takes an open powerup, and draws patterns up to her "
     "hand size. Then all draw new bullets, as many as the intensity says, and what lies in "
     "incoming joins them.\n"
     "The intensity begins with 4 and rises by 1 each round, and by 1 more for each heroine that "
     "was lost. AP are full again."},
    {"BUL-074", "Placing",
     "A bullet is drawn from the bag, unseen. It falls into the column of its colour, into the "
     "n-th free space from the top, n being its number. Spaces with bullets are skipped.\n"
     "If there are too few free spaces it hits. A column with two bullets or fewer is always "
     "safe.\n"
     "The small digits in the sight tell where each number would land; the head of a column warns "
     "of numbers that would hit, and the button tells how likely a hit is."},
    {"BUL-085", "Hits",
     "A bullet that hits covers one of your lives. With the last one you are down: you do nothing "
     "more, and are out when the round is over, unless everybody is down.\n"
     "If all are down in the same round, whoever has the fewest bullets left in the bag wins; if "
     "that is even, Sudden Death decides."},
    {"BUL-090", "Moving",
     "Actions cost AP. The usual one moves a bullet by one space. A bullet may pass over others "
     "if the same action is used several times on it at once; only its last space must be "
     "free.\n"
     "Press A on a bullet to lift it: the price stands on every space it can come to. No bullet "
     "can be moved out of the sight.\n"
     "An effect that cannot be done completely does not happen at all. It may be failed on "
     "purpose, for its price."},
    {"BUL-130", "Patterns",
     "A pattern can be used where all that it asks for is in your sight. It is never turned or "
     "mirrored, except by Rose.\n"
     "• A dot asks for any bullet, a shape for its colour, a digit for its number.\n"
     "• = asks for equal numbers, # for equal colours.\n"
     "• A dotted ring must be empty.\n"
     "• A bracket asks for Baku.\n"
     "• x is cleared, if there is a bullet. It may lie outside the sight.\n"
     "• A sign on an x is cleared as well; in a dotted ring nothing else may lie with it.\n"
     "The card is discarded then. At its foot stands how many bullets it would clear now, or how "
     "many AP bring that about; press A twice, and the moves are made for you."},
    {"BUL-155", "Stars",
     "Whenever you clear a bullet with a star, each of your star actions happens: mostly 1 AP "
     "comes back, never beyond your maximum.\n"
     "Only clearing counts, not moving or placing."},
    {"BUL-170", "Powerups",
     "Only when all play against all. At the end of your turn you take one of the open "
     "powerups into one of three slots; if all are full, one has to go.\n"
     "A powerup is used once, for nothing, in a later round."},
    {"BUL-180", "End and timer",
     "You cannot end while bullets are in your bag.\n"
     "If the centre runs out of bullets when they are to be drawn, the match is a tie.\n"
     "With the timer you have three minutes in each round. When time is up, all that is left in "
     "your bag falls by itself. The clock stands while anything is told, while the console changes "
     "hands, and in the menu, which hides the sight."},
    {"BUL-210", "Losing, Sudden Death",
     "When all have finished, those who are down are out: their bullets go back, and their "
     "neighbour gets what lay before them. The last one must still finish her round safely.\n"
     "In Sudden Death all who are tied place one bullet at a time. Whoever is hit is out; powers "
     "are off."},
    {"BUL-240", "Teams, Score Attack",
     "Teams of two share their lives: a hit may go to either, and a team is beaten when neither "
     "has a life. Cleared bullets go to the heroine across. Instead of powerups each has three "
     "team actions, and the turn can be passed to and fro.\n"
     "In Score Attack you are alone. What you clear goes to a track, and comes back as new "
     "bullets, one for each. Each round that you survive gives 100 points, each bullet cleared "
     "1, up to 99."},
    {"BUL-270", "Boss Battle",
     "One to four heroines fight a boss, which decides nothing. What they clear goes to it. They "
     "play their rounds side by side: the turn can be passed to and fro, and two or more have team "
     "actions.\n"
     "When all have ended comes the boss round:\n"
     "• Its active pattern must be in the sight of each heroine, as it is drawn. Whoever lacks it "
     "suffers its effect.\n"
     "• The bullets sent are counted. If there are enough for the next shield it breaks, perhaps "
     "several do; then all of them go to the centre, and what was under the shields happens to "
     "everybody. If there are too few they stay and count again.\n"
     "• New bullets come, as many as the lowest free slot says, and a new pattern.\n"
     "Without a shield left it is beaten. A heroine without a life is out at once; if all are, the "
     "boss wins. Alone you may climb the ladder of all bosses: the fewer rounds, the more stars."},
    {"BUL-320", "Heroines",
     "With five or more, two sets of bullets are in play: 280.\n"
     "• Esfir holds four patterns.\n"
     "• Rose turns her patterns.\n"
     "• Vesta: her last row goes to her target at the end of each round.\n"
     "• YNN draws a pattern after a clear of three.\n"
     "• Jane has three special bullets: they stop a column, give 2 AP, ward a hit off.\n"
     "• Nawa leads Baku, whom her patterns ask for, and moves once after each.\n"
     "• Planil keeps up to three drawn bullets in her Mind.\n"
     "• Balance has two pans instead of lives: odd and even. They may not differ by three, nor "
     "take a fifth."},
    {"BUL-380", "Bosses",
     "• Hollow Comet has two active patterns.\n"
     "• Double Exposure turns its patterns.\n"
     "• Celestial Cleaning Ltd. slides all bullets to the left and empties all bags.\n"
     "• Collective Consciousness deals out patterns of YNN; each that is still held costs a "
     "bullet.\n"
     "• Internal Affairs suspends one action of each heroine.\n"
     "• Knife & Fork has recipes: clear bullets that match their symbols.\n"
     "• Second Thought traps the first bullet that each heroine sends in a round.\n"
     "• The Tipping Scale wants odd and even bullets; those by which one kind is more than three "
     "ahead do not count.\n"
     "Each is the dark side of one heroine, and never meets her."},
}};

// The page that tells of a rule; numbers of one length compare as text does.
constexpr std::uint8_t page_about(std::string_view number) {
    std::uint8_t page = 0;
    while (page + 1u < pages.size() && pages[page + 1u].from <= number) ++page;
    return page;
}
static_assert(page_about("BUL-001") == 0 && page_about("BUL-131") == 5 &&
              page_about("BUL-375") == pages.size() - 2);

}  // namespace bullet
