// The cards and goals of SUPERHOT, as tables. RULES.md tells what they mean.
//
// An obstacle has two halves: the bottom counts while the card lies in The Line, the top while it
// is in a hand (HOT-003). Many cards share a half, so halves have tables of their own.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace superhot {

// ---- Cards ------------------------------------------------------------------------------------

using Card = std::uint8_t;

inline constexpr Card ob(int number) { return static_cast<Card>(number - 1); }
inline constexpr Card it(int number) { return static_cast<Card>(26 + number); }
inline constexpr Card pz(int number) { return static_cast<Card>(34 + number); }
inline constexpr Card obstacle_count = 43;
inline constexpr Card bullet = 43;  // any of them: they are all alike (HOT-009)
inline constexpr Card no_card = 255;

enum class Family : std::uint8_t { enemy, location, object };   // HOT-004
enum class Currency : std::uint8_t { fighting, dodge, mixed };  // HOT-006
enum class Ability : std::uint8_t { none, shoots, unarmed, pillar, katana, bat };
enum class Gives : std::uint8_t {  // HOT-005: exactly one thing
    fighting,
    dodge,
    katana,          // HOT-091
    pliers,          // HOT-093
    glass,           // HOT-095
    double_trouble,  // HOT-097
    bat              // HOT-103
};

struct TopHalf {
    std::string_view name;
    Gives gives;
    std::uint8_t value;  // of value cards; Katana and Bat have theirs here, too
    bool weapon = false;
};

enum class Top : std::uint8_t {
    gun,
    shotgun,
    uppercut,
    katana,
    hide,
    duck,
    take_cover,
    glass,
    flip_it,
    double_trouble,
    pliers,
    throwing,
    baseball_bat,
    punch,
    kick,
    sidestep,
    roll
};
inline constexpr std::array<TopHalf, 17> tops{{
    {"Gun", Gives::fighting, 2, true},
    {"Shotgun", Gives::fighting, 3, true},
    {"Uppercut", Gives::fighting, 1},
    {"Katana", Gives::katana, 2, true},
    {"Hide", Gives::dodge, 2},
    {"Duck", Gives::dodge, 2},
    {"Take Cover", Gives::dodge, 3},
    {"How about a glass?", Gives::glass, 0},
    {"Flip It", Gives::dodge, 1},
    {"Double Trouble", Gives::double_trouble, 0},
    {"Pliers", Gives::pliers, 0},
    {"Throw", Gives::fighting, 1},
    {"Baseball Bat", Gives::bat, 2, true},
    {"Punch", Gives::fighting, 1},
    {"Kick", Gives::fighting, 2},
    {"Sidestep", Gives::dodge, 1},
    {"Roll", Gives::dodge, 2},
}};

struct BottomHalf {
    std::string_view name;
    Family family;
    Currency currency;
    std::uint8_t cost;
    Ability ability = Ability::none;
    std::uint8_t shots = 0;  // bullet icons
};

enum class Bottom : std::uint8_t {
    gun_dude,
    shotgun_dude,
    unarmed_dude,
    katana_dude,
    pillar,
    safe_spot,
    statue,
    bar,
    table,
    briefcase,
    toolbox,
    bottle,
    bat_dude,
    rookie,
    crate,
    doorway
};
inline constexpr std::array<BottomHalf, 16> bottoms{{
    {"Dude with Gun", Family::enemy, Currency::fighting, 3, Ability::shoots, 1},
    {"Dude with Shotgun", Family::enemy, Currency::fighting, 5, Ability::shoots, 2},
    {"Unarmed Dude", Family::enemy, Currency::fighting, 2, Ability::unarmed},
    {"Dude with Katana", Family::enemy, Currency::fighting, 4, Ability::katana},
    {"Pillar", Family::location, Currency::dodge, 3, Ability::pillar},
    {"Safe Spot", Family::location, Currency::dodge, 3},
    {"Statue", Family::location, Currency::mixed, 5},
    {"Bar", Family::location, Currency::mixed, 4},
    {"Table", Family::object, Currency::mixed, 2},
    {"Briefcase", Family::object, Currency::mixed, 3},
    {"Toolbox", Family::object, Currency::mixed, 3},
    {"Bottle", Family::object, Currency::mixed, 1},
    {"Dude with a Baseball Bat", Family::enemy, Currency::fighting, 4, Ability::bat},
    {"Rookie Dude", Family::enemy, Currency::fighting, 2, Ability::shoots, 1},
    {"Crate", Family::object, Currency::mixed, 2},
    {"Doorway", Family::location, Currency::dodge, 2},
}};

struct Obstacle {
    std::string_view id;
    Top top;
    Bottom bottom;
};
inline constexpr std::array<Obstacle, obstacle_count> obstacles{{
    {"OB01", Top::gun, Bottom::gun_dude},
    {"OB02", Top::gun, Bottom::gun_dude},
    {"OB03", Top::gun, Bottom::gun_dude},
    {"OB04", Top::gun, Bottom::gun_dude},
    {"OB05", Top::gun, Bottom::gun_dude},
    {"OB06", Top::gun, Bottom::gun_dude},
    {"OB07", Top::shotgun, Bottom::shotgun_dude},
    {"OB08", Top::shotgun, Bottom::shotgun_dude},
    {"OB09", Top::shotgun, Bottom::shotgun_dude},
    {"OB10", Top::uppercut, Bottom::unarmed_dude},
    {"OB11", Top::uppercut, Bottom::unarmed_dude},
    {"OB12", Top::uppercut, Bottom::unarmed_dude},
    {"OB13", Top::katana, Bottom::katana_dude},
    {"OB14", Top::katana, Bottom::katana_dude},
    {"OB15", Top::hide, Bottom::pillar},
    {"OB16", Top::hide, Bottom::pillar},
    {"OB17", Top::duck, Bottom::safe_spot},
    {"OB18", Top::duck, Bottom::safe_spot},
    {"OB19", Top::take_cover, Bottom::statue},
    {"OB20", Top::glass, Bottom::bar},
    {"OB21", Top::flip_it, Bottom::table},
    {"OB22", Top::double_trouble, Bottom::briefcase},
    {"OB23", Top::pliers, Bottom::toolbox},
    {"OB24", Top::pliers, Bottom::toolbox},
    {"OB25", Top::throwing, Bottom::bottle},
    {"OB26", Top::baseball_bat, Bottom::bat_dude},
    {"OB27", Top::baseball_bat, Bottom::bat_dude},
    {"IT01", Top::punch, Bottom::rookie},
    {"IT02", Top::punch, Bottom::rookie},
    {"IT03", Top::punch, Bottom::unarmed_dude},
    {"IT04", Top::punch, Bottom::crate},
    {"IT05", Top::kick, Bottom::rookie},
    {"IT06", Top::sidestep, Bottom::doorway},
    {"IT07", Top::sidestep, Bottom::crate},
    {"IT08", Top::sidestep, Bottom::unarmed_dude},
    {"PZ01", Top::punch, Bottom::rookie},
    {"PZ02", Top::punch, Bottom::rookie},
    {"PZ03", Top::punch, Bottom::unarmed_dude},
    {"PZ04", Top::roll, Bottom::crate},
    {"PZ05", Top::roll, Bottom::rookie},
    {"PZ06", Top::sidestep, Bottom::doorway},
    {"PZ07", Top::sidestep, Bottom::crate},
    {"PZ08", Top::sidestep, Bottom::unarmed_dude},
}};

inline constexpr Card double_trouble = ob(22);  // there is one

constexpr Top top_name(Card card) { return obstacles[card].top; }
constexpr const TopHalf& top_of(Card card) {
    return tops[static_cast<std::size_t>(top_name(card))];
}
constexpr const BottomHalf& bottom_of(Card card) {
    return bottoms[static_cast<std::size_t>(obstacles[card].bottom)];
}

inline constexpr int bullets_in_box = 12;                                                // HOT-001
constexpr int bullets_of(bool times_up) { return bullets_in_box - (times_up ? 2 : 0); }  // HOT-312
inline constexpr int bullet_cost = 2;        // Dodge: HOT-008
inline constexpr int common_obstacles = 25;  // OB01 .. OB25: HOT-002
inline constexpr int starting_cards = 8;

// ---- Goals ------------------------------------------------------------------------------------

using Goal = std::uint8_t;  // G01 .. G25 are 0 .. 24
inline constexpr int goal_count = 25;
inline constexpr Goal no_goal = 255;

enum GoalName : Goal {
    body_count,
    arms_race,
    lights_out,
    bullet_time,
    redecorating,
    finders_keepers,
    patience,
    slow_motion,
    momentum,
    triple_take,
    smash_and_grab,
    full_throttle,
    grand_tour,
    clean_sweep,
    overkill,
    duck_and_strike,
    close_call,
    hail_of_lead,
    arsenal,
    full_hands,
    pack_rat,
    quiet_room,
    sleepers,
    untouchable,
    recall
};

enum class GoalType : std::uint8_t {
    counter,  // over the level, common to all Normal players
    turn,     // this turn's record of the active player
    state     // how things lie after Maneuvers; only such a goal can be complete when drawn
};

struct GoalCard {
    std::string_view id, name;
    GoalType type;
    std::uint8_t target;
    std::string_view text;
};
inline constexpr std::array<GoalCard, goal_count> goals{{
    {"G01", "Body Count", GoalType::counter, 5, "Defeat 5 Enemies"},
    {"G02", "Arms Race", GoalType::counter, 4, "Destroy 4 Enemies"},
    {"G03", "Lights Out", GoalType::counter, 5, "Knock out 5 Obstacles"},
    {"G04", "Bullet Time", GoalType::counter, 3, "Destroy 3 Bullets in The Line"},
    {"G05", "Redecorating", GoalType::counter, 3, "Defeat 3 Locations"},
    {"G06", "Finders Keepers", GoalType::counter, 3, "Destroy 3 Objects"},
    {"G07", "Patience", GoalType::counter, 3, "Wait 3 times"},
    {"G08", "Slow Motion", GoalType::counter, 3, "3 Moves with exactly 1 used card"},
    {"G09", "Momentum", GoalType::counter, 3, "Defeat an Enemy 3 turns running"},
    {"G10", "Triple Take", GoalType::turn, 3, "Defeat 3 Enemies in one turn"},
    {"G11", "Smash and Grab", GoalType::turn, 3, "Destroy 3 Obstacles in one turn"},
    {"G12", "Full Throttle", GoalType::turn, 5, "Use 5 cards in one turn"},
    {"G13", "Grand Tour", GoalType::turn, 3, "Enemy, Location, Object in a turn"},
    {"G14", "Clean Sweep", GoalType::state, 0, "No card is left in The Line"},
    {"G15", "Overkill", GoalType::turn, 2, "Defeat with 2 more than the cost"},
    {"G16", "Duck and Strike", GoalType::turn, 2, "A Bullet, 2 Enemies in one turn"},
    {"G17", "Close Call", GoalType::state, 2, "2 Bullets in your hand"},
    {"G18", "Hail of Lead", GoalType::state, 5, "At most 5 in the Bullets Deck"},
    {"G19", "Arsenal", GoalType::state, 3, "3 weapons in your hand"},
    {"G20", "Full Hands", GoalType::state, 5, "5 Obstacles in your hand"},
    {"G21", "Pack Rat", GoalType::state, 9, "9 Obstacles in your discard"},
    {"G22", "Quiet Room", GoalType::state, 4, "No Enemy up, 4 cards in The Line"},
    {"G23", "Sleepers", GoalType::state, 3, "3 knocked out cards in The Line"},
    {"G24", "Untouchable", GoalType::state, 5, "Dodge values of 5 in your hand"},
    {"G25", "Recall", GoalType::state, 2, "At most 2 Bullets are out"},
}};
inline constexpr int counting_goals = 9;  // G01 .. G09

// ---- The System Card (2.7) --------------------------------------------------------------------

enum Glitch : std::uint8_t { no_glitch, swap, restore, erase, ricochet, harden, lag };
struct GlitchCard {
    std::string_view name;
    Currency currency;
    std::uint8_t cost;
    std::string_view text;
};
inline constexpr std::array<GlitchCard, 7> glitches{{
    {"", Currency::mixed, 0, ""},
    // HOT-275
    {"SWAP", Currency::mixed, 6, "Two neighbours change places."},
    // HOT-276
    {"RESTORE", Currency::fighting, 4, "A knocked out card stands up again."},
    // HOT-277
    {"DELETE", Currency::dodge, 6, "An Obstacle leaves, the rest slides up."},
    // HOT-279
    {"RICOCHET", Currency::dodge, 7, "An Obstacle is replaced by the last Bullet shot."},
    // HOT-280
    {"HARDEN", Currency::fighting, 6, "An Obstacle costs 2 more in the next turn."},
    // HOT-281
    {"LAG", Currency::mixed, 7, "The next Move empties one slot more."},
}};
inline constexpr int hardened_by = 2;
inline constexpr int system_draws = 4;  // HOT-264

// ---- What must be true of the tables ----------------------------------------------------------

namespace content_checks {

template <class Judge>
constexpr int count_cards(Card from, Card until, Judge judge) {
    int found = 0;
    for (Card card = from; card < until; ++card) found += judge(card);
    return found;
}
constexpr int of_family(Family family) {
    return count_cards(0, common_obstacles,
                       [=](Card card) { return bottom_of(card).family == family; });
}
constexpr int sum_of(Card from, Gives gives) {
    int sum = 0;
    for (Card card = from; card < from + starting_cards; ++card)
        if (top_of(card).gives == gives) sum += top_of(card).value;
    return sum;
}
template <class Table>
constexpr bool ids_unique(const Table& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (table[i].id == table[j].id || table[i].id.size() > 4) return false;
    return true;
}
constexpr bool same_bottoms() {
    for (int i = 1; i <= starting_cards; ++i) {
        int in_it = 0, in_pz = 0;
        for (int j = 1; j <= starting_cards; ++j) {
            in_it += obstacles[it(j)].bottom == obstacles[it(i)].bottom;
            in_pz += obstacles[pz(j)].bottom == obstacles[it(i)].bottom;
        }
        if (in_it != in_pz) return false;
    }
    return true;
}
// Each half belongs to some card, and only enemies shoot (HOT-004).
constexpr bool halves_sound() {
    for (std::size_t i = 0; i < tops.size(); ++i)
        if (count_cards(0, obstacle_count, [=](Card card) {
                return static_cast<std::size_t>(obstacles[card].top) == i;
            }) == 0)
            return false;
    for (const BottomHalf& bottom : bottoms) {
        if (bottom.cost == 0) return false;
        if ((bottom.shots > 0) != (bottom.ability == Ability::shoots)) return false;
        if (bottom.shots > 0 && bottom.family != Family::enemy) return false;
    }
    return true;
}
// Enough of what a goal asks for exists in the smallest game (25 obstacles, 8 own cards).
constexpr bool goals_reachable() {
    const auto own = [](Gives gives) {
        return count_cards(0, common_obstacles, [=](Card card) {
            return top_of(card).gives == gives && top_of(card).value > 0;
        });
    };
    const int weapons =
        count_cards(0, common_obstacles, [](Card card) { return top_of(card).weapon; });
    int dodge = 0;
    for (Card card = 0; card < common_obstacles; ++card)
        if (top_of(card).gives == Gives::dodge) dodge += top_of(card).value;
    constexpr int line = 6, least_bullets = 10;
    return of_family(Family::enemy) >= goals[triple_take].target &&
           of_family(Family::location) > 0 && of_family(Family::object) > 0 &&
           own(Gives::fighting) > 0 && goals[smash_and_grab].target <= line &&
           goals[sleepers].target <= line && goals[quiet_room].target <= line &&
           weapons >= goals[arsenal].target && dodge >= goals[untouchable].target &&
           goals[close_call].target < 4 && goals[hail_of_lead].target > 0 &&
           goals[hail_of_lead].target < least_bullets && goals[recall].target < least_bullets &&
           goals[pack_rat].target + 4 < common_obstacles + starting_cards &&
           goals[full_hands].target < starting_cards && goals[overkill].target == 2 &&
           goals[full_throttle].target <= starting_cards;
}

static_assert(obstacles.size() == 27 + 8 + 8 && ids_unique(obstacles));  // HOT-001
static_assert(goals.size() == 25 && ids_unique(goals));
static_assert(of_family(Family::enemy) == 14 && of_family(Family::location) == 6 &&
              of_family(Family::object) == 5);
static_assert(count_cards(0, common_obstacles,
                          [](Card card) { return bottom_of(card).shots > 0; }) == 9);
static_assert(sum_of(it(1), Gives::fighting) == 6 && sum_of(it(1), Gives::dodge) == 3);
static_assert(sum_of(pz(1), Gives::fighting) == 3 && sum_of(pz(1), Gives::dodge) == 7);
static_assert(same_bottoms() && halves_sound() && goals_reachable());
static_assert(obstacles[it(1)].id == "IT01" && obstacles[pz(8)].id == "PZ08");
static_assert(goals[recall].name == "Recall" && goals[momentum].type == GoalType::counter);

}  // namespace content_checks

}  // namespace superhot
