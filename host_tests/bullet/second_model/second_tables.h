// The ledger's tables as they stand there (2.4 to 2.7).
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

extern const std::vector<Heroine> heroines;
extern const std::vector<Action> actions;
extern const std::vector<Pattern> patterns;
extern const std::vector<Action> powerups;
extern const std::vector<Action> team_actions;

}  // namespace second::tables
