// The ledger's tables as they stand there (2.4 to 2.8).
#pragma once

#include <string>
#include <vector>

namespace second::tables {

struct Heroine {
    std::string id, name;
    int ap, life, hand;
};
struct Action {
    std::string id, name, cost, effect;
};
struct Pattern {
    std::string id, name, grid, rider;
};

struct Slot {
    std::vector<int> breaks;  // for 1, 2, 3, 4 heroines
    int intensity;
    std::string effect;
};
struct Boss {
    std::string id, name;
    std::vector<Slot> slots;
};
struct BossPattern {
    std::string id, name, grid, effect;
};

extern const std::vector<Heroine> heroines;
extern const std::vector<Action> actions;
extern const std::vector<Pattern> patterns;
extern const std::vector<Action> powerups;
extern const std::vector<Action> team_actions;
extern const std::vector<Boss> bosses;
extern const std::vector<BossPattern> boss_patterns;

}  // namespace second::tables
