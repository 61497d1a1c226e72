// What is printed on the boards, cards and tiles of Bullet, in the notation of the ledger (2.1,
// 2.2), and that notation taken to pieces.
#pragma once

#include <string>
#include <vector>

namespace second {

// ---- bullets (2.3): type = 8 x colour + 2 x (number - 1) + star ----

inline constexpr int colours = 5;
inline constexpr int bullet_types = 40;
inline constexpr int all_types = 43;  // with Jane's specials
inline constexpr int immobilizer = 40, badge = 41, coat = 42;

inline int colour_of(int type) { return type / 8; }
inline int number_of(int type) { return type % 8 / 2 + 1; }
inline bool has_star(int type) { return type % 2 == 1; }
inline bool is_special(int type) { return type >= bullet_types; }
int copies_of(int type);            // in the set of 140
std::string bullet_name(int type);  // G3, with a star g3; specials Imm, Bad, Coa
int bullet_named(const std::string& name);

// ---- grids (2.1) ----

struct Cell {
    char base = '.';
    bool clear = false;  // x or !
    bool only = false;   // =
    bool operator==(const Cell&) const = default;
};
using Grid = std::vector<std::vector<Cell>>;

Grid parse_grid(const std::string& text);
Grid turned(const Grid& grid, int quarters);  // clockwise

// ---- effects (2.2) ----

struct Step {
    bool by_ally = false;  // ally.
    std::string word;      // MOVE
    std::vector<std::string> args;
    int number(int place) const;  // an argument as a number: 3, +1, ~2
};
struct Effect {
    std::vector<Step> steps;
    bool optional = false;  // ?
};
// What is done n times, with an answer or a bullet each time, becomes n steps.
Effect parse_effect(const std::string& text);

// ---- cards ----

struct ActionCard {
    std::string id, name;
    int cost = 0;  // 0: a star action
    Effect effect;
};
struct PatternCard {
    std::string id, name;
    std::vector<Grid> grids;  // by quarter turns
    bool has_rider = false;
    Effect rider;
};
struct HeroineCard {
    std::string id, name;
    int ap = 0;
    int life = 0;  // 0: pans
    int hand = 0;
    std::vector<ActionCard> actions, stars;
    std::vector<int> patterns;  // places in patterns()
};

struct SlotCard {
    std::vector<int> breaks;  // for 1, 2, 3, 4 heroines
    int intensity = 0;
    Effect effect;
};
struct BossPatternCard {
    std::string id, name;
    std::vector<Grid> grids;  // by quarter turns
    std::string symbols;      // of a recipe (BUL-401)
    Effect effect;
};
struct BossCard {
    std::string id, name;
    std::vector<SlotCard> slots;  // from the top, which is never covered
    std::vector<int> patterns;    // places in boss_patterns()
};

enum Who { esfir, rose, vesta, ynn, jane, nawa, planil, balance };

const std::vector<HeroineCard>& heroines();  // 2.4
const std::vector<PatternCard>& patterns();  // 2.5
const std::vector<ActionCard>& powerups();   // 2.6, cost 0
const std::vector<ActionCard>& team_acts();  // 2.7
int pattern_named(const std::string& id);

// Each is the boss of the heroine with the same number (2.8).
enum Boss {
    hollow_comet,
    double_exposure,
    celestial_cleaning,
    collective_consciousness,
    internal_affairs,
    knife_and_fork,
    second_thought,
    tipping_scale
};

const std::vector<BossCard>& bosses();                // 2.8
const std::vector<BossPatternCard>& boss_patterns();  // 2.8
int boss_pattern_named(const std::string& id);

}  // namespace second
