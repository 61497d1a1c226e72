// The eight heroines, as they are written on their boards and cards.
//
// A new heroine is a block like these and a line in `heroine_texts`; content.h reads and checks it.
// Only what her unique ability does is code, beside the rule that it bends.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bullet {

enum Heroine : std::uint8_t { esfir, rose, vesta, ynn, jane, nawa, planil, balance };
inline constexpr std::size_t heroine_count = 8;

enum class Mark : std::uint8_t { heart, star };  // easy to learn, hard to learn

struct ActionText {
    std::string_view name;
    std::uint8_t cost;  // star actions have none (BUL-024)
    std::string_view effect;
};
struct PatternText {
    std::string_view name, grid;
    std::string_view rider{};  // what may follow its use (BUL-361)
};
struct HeroineText {
    std::string_view id, name, subtitle, quote;
    Mark mark;
    std::uint8_t action_points, lives, hand_size;
    std::string_view ability, ability_help;
    std::span<const ActionText> actions, stars;
    std::span<const PatternText> patterns;
};

// ---- Esfir -----------------------------------------------------------------------------------

inline constexpr ActionText esfir_actions[] = {
    {"Glide", 1, "MOVE(LRD,1,any)"},
    {"Lift", 2, "MOVE(U,1,any)"},
    {"Study", 2, "DRAW(1)"},
    {"Trade Places", 3, "SWAP(adj,any)"},
};
inline constexpr ActionText esfir_stars[] = {
    {"Starlight", 0, "AP(+1)"},
};
inline constexpr PatternText esfir_patterns[] = {
    {"Witch Hat", ".A./xxx/A.."},  {"Shooting Star", "x../.xA/A.x"}, {"Broomstick", "AAxxx"},
    {"Crossroads", "AxA/.x./.x."}, {"Crescent", "xx./..A/xA."},      {"Black Cat", "AoA/xxx"},
    {"Hex Ladder", "Ax/x./Ax"},    {"Twin Stars", "N.N/x.x/.x."},    {"Plumb Line", "A/x/x/x/A"},
    {"Green Flash", "xx/GA/x."},   {"Meteor Swarm", "xAx/A.A/x.x"},
};

// ---- Rose ------------------------------------------------------------------------------------

inline constexpr ActionText rose_actions[] = {
    {"Pan", 1, "MOVE(LRU,1,any)"},         {"Tilt", 2, "MOVE(D,1,any)"},
    {"Retake", 1, "DISCARD(1) + DRAW(1)"}, {"New Roll", 2, "DRAW(1)"},
    {"Composite", 3, "SWAP(row,any)"},
};
inline constexpr ActionText rose_stars[] = {
    {"Flashbulb", 0, "AP(+1)"},
};
inline constexpr PatternText rose_patterns[] = {
    {"Portrait", "oRo/xxx"},          {"Landscape", "B.o/xxx/o.A"}, {"Still Life", "oGo/.x./xAx"},
    {"Golden Hour", "Yox/.xx/.A."},   {"Soft Focus", "Po/ox/xx"},   {"First Frame", "1o1/xxx"},
    {"Double Take", "o2/xx/xx/Ao"},   {"Rule of Thirds", "3oxxx"},  {"Wide Lens", "o4o/xxx/.x."},
    {"Matching Pair", "NoN/x.x/.x."}, {"Colour Match", "CoC/xxx"},  {"Red Eye", "R.A/oxo/xxx"},
};

// ---- Vesta -----------------------------------------------------------------------------------

inline constexpr ActionText vesta_actions[] = {
    {"Bank", 1, "MOVE(D,1,any)"},       {"Rake", 2, "MOVE(LR,1,any)"},
    {"Drop Ash", 2, "MOVE(D,max,any)"}, {"Stoke", 1, "PLACE(center,1) + DRAW(1)"},
    {"Updraft", 3, "MOVE(U,1,any)"},
};
inline constexpr ActionText vesta_stars[] = {
    {"Spark", 0, "AP(+1)"},
};
inline constexpr PatternText vesta_patterns[] = {
    {"Kindling", "xxx/AA."},    {"Chimney", "x/x/x/A/A"},   {"Bellows", "x.x/AAA/x.x"},
    {"Andiron", "A../xxx/.A."}, {"Poker", "xAx/.A./.x."},   {"Damper", "1x/Ax/.x"},
    {"Ash Pan", "xxx/oAo"},     {"Cinder", "R!A/xx"},       {"Blast Door", "N.N/xxx/.x."},
    {"Forge", "A!x/xA"},        {"Firebreak", "AooA/xxxx"},
};

// ---- YNN -------------------------------------------------------------------------------------

inline constexpr ActionText ynn_actions[] = {
    {"Scroll", 1, "MOVE(LR,1,any)"},
    {"Edit", 2, "MOVE(UD,1,any)"},
    {"Update", 2, "DISCARD(1) + DRAW(1)"},
    {"Retraction", 3, "PUT(sight,current,1,pick,any)"},
};
inline constexpr ActionText ynn_stars[] = {
    {"Ratings", 0, "AP(+1)"},
};
inline constexpr PatternText ynn_patterns[] = {
    {"Headline", "AxxA/.x.."},  {"Ticker", "xAxAx"},           {"Split Screen", "Ax./x.x/..A"},
    {"Bulletin", "x3x/A.x"},    {"Weather", ".x./xBx/.A."},    {"Scoreboard", "1A/xx/x."},
    {"Traffic", "x.A/x.A/x.."}, {"Lead Story", "NNx/xxx"},     {"Column Inch", "A/x/x/A/x"},
    {"Opinion", "AA!x/o.x"},    {"Correction", "oAo/x.x/.x."}, {"Syndicate", "Cx/xC/x."},
};

// ---- Jane ------------------------------------------------------------------------------------

inline constexpr ActionText jane_actions[] = {
    {"Tail", 1, "MOVE(LRD,1,any)"},
    {"Fire Escape", 2, "MOVE(U,1,any)"},
    {"Lead", 1, "DRAW(1)"},
    {"Return to Scene", 3, "WARP(home,any)"},
};
inline constexpr ActionText jane_stars[] = {
    {"Hunch", 0, "AP(+1)"},
};
inline constexpr PatternText jane_patterns[] = {
    {"Case File", "1x/x2/x."},    {"Stakeout", "A..A/xxx."},
    {"Line-Up", "AAA/xxx"},       {"Fingerprint", ".x./xAx/A.A"},
    {"Alibi", "N.x/x../x.N"},     {"Motive", "Axx/Ax."},
    {"Red Herring", "R!x/Ax"},    {"Search Warrant", "x.x/.A./xA."},
    {"Cold Case", "oBo/xxx/.A."}, {"Interrogation", "AoA/.x./xx."},
    {"Verdict", "A!AA!/oxo"},
};

// ---- Nawa ------------------------------------------------------------------------------------

inline constexpr ActionText nawa_actions[] = {
    {"Lead Baku", 1, "KMOVE(UDLR,+)"}, {"Drift", 1, "MOVE(LR,1,any)"},
    {"Float", 2, "MOVE(UD,1,any)"},    {"Doze", 2, "DRAW(1)"},
    {"Swallow", 3, "CLEAR(1,pick,K)"},
};
inline constexpr ActionText nawa_stars[] = {
    {"Bite", 0, "CLEAR(1,pick,adjK)?"},
};
inline constexpr PatternText nawa_patterns[] = {
    {"Dream Bite", "Kx/Ax/.x", "MOVE(D,1,any)?"},
    {"Lullaby", "AKA/xxx", "MOVE(LR,1,any)?"},
    {"Sleepwalk", "K..A/xxx.", "KMOVE(UDLR,+)?"},
    {"Pillow Fort", "xKx/A.A/.x.", "SWAP(adj,any)?"},
    {"Counting Sheep", "A.A.x/.xx..", "MOVE(U,1,any)?"},
    {"Night Snack", "K!A./x.x", "KMOVE(UDLR,1)?"},
    {"Nightmare", "3xx/xK.", "MOVE(UDLR,1,any)?"},
    {"Deep Sleep", "x/x/K=/A/x", "MOVE(D,max,any)?"},
    {"Tangled Sheets", "Ax./xxA", "MOVE(LR,1,any)?"},
    {"Snooze", "oKo/xAx/.x.", "MOVE(U,1,any)?"},
    {"First Light", "G.K/xxx/x..", "SWAP(row,any)?"},
};

// ---- Planil ----------------------------------------------------------------------------------

inline constexpr ActionText planil_actions[] = {
    {"Push", 1, "MOVE(UDLR,1,any)"},
    {"Insight", 3, "DRAW(1)"},
    {"Recall", 3, "PUT(sight,mind,1,pick,any)"},
};
inline constexpr ActionText planil_stars[] = {
    {"Focus", 0, "AP(+1)"},
    {"Telekinesis", 0, "MOVE(UDLR,1,any)?"},
};
inline constexpr PatternText planil_patterns[] = {
    {"Third Eye", ".A./xxx/.A."},       {"Spoon Bend", "C../xCx/..x"},
    {"Premonition", "xA/xA/x."},        {"Mirror", "A.x/.x./x.A"},
    {"Levitation", "x.x/.x./A.A"},      {"Deja Vu", "N/N/x/x/x"},
    {"Empty Mind", "ooo/AxA/x.x"},      {"Pink Noise", "xPx/Ax."},
    {"Poltergeist", "A.o/.x./x.x/A.o"}, {"Astral Thread", "A.../.x../..x./x..A"},
    {"Mind Meld", "CA!./xxC"},
};

// ---- Balance ---------------------------------------------------------------------------------

inline constexpr ActionText balance_actions[] = {
    {"Sway", 1, "MOVE(LR,1,any)"},
    {"Tip", 2, "MOVE(UD,1,any)"},
    {"Ponder", 2, "DRAW(1)"},
    {"Weigh", 1, "PUT(sight,pan,1,pick,any)"},
    {"Equilibrium", 4, "PUT(pan,center,1,pick,odd) + PUT(pan,center,1,pick,even)"},
};
inline constexpr ActionText balance_stars[] = {
    {"Alignment", 0, "AP(+1)"},
};
inline constexpr PatternText balance_patterns[] = {
    {"Beam", "A.A/.x./x.x"},          {"Fulcrum", "xxx/.A./A.A"},
    {"Counterpoise", "NxN/.x./.x."},  {"Pendulum", ".A./.x./xAx"},
    {"Plumb Bob", "o.o/xAx/.x./.A."}, {"Equal Arms", "A...A/.xxx."},
    {"Two Cups", "xAx/oxo/.A."},      {"Even Odds", "x4x/oxo"},
    {"Odd Evens", "x.1/.x./3.x"},     {"Golden Mean", "xYx/.A./x.x"},
    {"Zero Sum", "N!oN!/oxo"},
};

inline constexpr HeroineText heroine_texts[heroine_count] = {
    {.id = "ES",
     .name = "Esfir",
     .subtitle = "Keeper of the Open Grimoire",
     .quote = "Page forty. You will not like page forty.",
     .mark = Mark::heart,
     .action_points = 5,
     .lives = 3,
     .hand_size = 4,
     .ability = "Open Grimoire",
     .ability_help = "She holds four patterns instead of three.",
     .actions = esfir_actions,
     .stars = esfir_stars,
     .patterns = esfir_patterns},
    {.id = "RO",
     .name = "Rose",
     .subtitle = "The Unblinking Lens",
     .quote = "Hold still. Or do not, I can turn the frame.",
     .mark = Mark::heart,
     .action_points = 7,
     .lives = 3,
     .hand_size = 3,
     .ability = "Any Angle",
     .ability_help = "She may turn every pattern by quarter turns.",
     .actions = rose_actions,
     .stars = rose_stars,
     .patterns = rose_patterns},
    {.id = "VE",
     .name = "Vesta",
     .subtitle = "Fire at the Front Gate",
     .quote = "Whatever reaches my hearth leaves as ash.",
     .mark = Mark::heart,
     .action_points = 6,
     .lives = 3,
     .hand_size = 3,
     .ability = "Hearth Row",
     .ability_help = "At the end of her round the bullets of her last row go to her target.",
     .actions = vesta_actions,
     .stars = vesta_stars,
     .patterns = vesta_patterns},
    {.id = "YN",
     .name = "YNN",
     .subtitle = "All the News, All the Time",
     .quote = "This just in: you.",
     .mark = Mark::heart,
     .action_points = 7,
     .lives = 3,
     .hand_size = 2,
     .ability = "Rolling News",
     .ability_help =
         "She holds two patterns and draws one whenever a pattern clears three or more bullets.",
     .actions = ynn_actions,
     .stars = ynn_stars,
     .patterns = ynn_patterns},
    {.id = "JA",
     .name = "Jane",
     .subtitle = "No Name, Three Clues",
     .quote = "I always come back for my coat.",
     .mark = Mark::star,
     .action_points = 5,
     .lives = 3,
     .hand_size = 3,
     .ability = "Evidence",
     .ability_help =
         "Three special bullets in her bag help her: a column that stops, 2 AP, a guard.",
     .actions = jane_actions,
     .stars = jane_stars,
     .patterns = jane_patterns},
    {.id = "NA",
     .name = "Nawa",
     .subtitle = "Sleepwalker and Her Baku",
     .quote = "He is not asleep. He is chewing.",
     .mark = Mark::star,
     .action_points = 7,
     .lives = 4,
     .hand_size = 3,
     .ability = "Baku",
     .ability_help =
         "Baku stands in her sight, her patterns need it, and each is followed by a move.",
     .actions = nawa_actions,
     .stars = nawa_stars,
     .patterns = nawa_patterns},
    {.id = "PL",
     .name = "Planil",
     .subtitle = "The Mind That Waits",
     .quote = "I know where that one goes. Not yet.",
     .mark = Mark::star,
     .action_points = 7,
     .lives = 2,
     .hand_size = 3,
     .ability = "Mind",
     .ability_help = "A bullet that she has drawn may wait in her Mind, which has three slots.",
     .actions = planil_actions,
     .stars = planil_stars,
     .patterns = planil_patterns},
    {.id = "BA",
     .name = "Balance",
     .subtitle = "Fourteenth of the Stars",
     .quote = "One for the left. One for the right. None for me.",
     .mark = Mark::star,
     .action_points = 7,
     .lives = 0,
     .hand_size = 3,
     .ability = "Scales",
     .ability_help = "She has no lives but two pans, which must not differ by three nor hold five.",
     .actions = balance_actions,
     .stars = balance_stars,
     .patterns = balance_patterns},
};

}  // namespace bullet
