#include "duel_tables/duel_tables.h"

namespace duel_tables {

namespace {

constexpr int fists = weapons - 1;

Ways with_die(const Ways& before, int sides) {
    Ways after{};
    for (std::size_t total = 0; total < before.size(); ++total)
        for (int face = 1; face <= sides; ++face)
            if (total + static_cast<std::size_t>(face) < after.size())
                after[total + static_cast<std::size_t>(face)] += before[total];
    return after;
}

std::string label(int weapon) { return weapon == fists ? "F" : std::to_string(weapon); }

}  // namespace

Ways ways_of(int weapon) {
    Ways ways{1};  // nothing rolled: a total of 0
    if (weapon == fists) return with_die(ways, 3);
    for (int die = 0; die < weapon; ++die) ways = with_die(ways, 6);
    return ways;
}

Counts count(int challenger, int defender) {
    const Ways mine = ways_of(challenger), theirs = ways_of(defender);
    Counts counts{};
    for (std::size_t total = 0; total < mine.size(); ++total) {
        counts.ties += mine[total] * theirs[total];
        for (std::size_t less = 0; less < total; ++less) counts.wins += mine[total] * theirs[less];
    }
    return counts;
}

std::string print() {
    std::string text =
        "// Made by print_duel_tables. A row for each weapon of the challenger (0 .. 6 bullets, "
        "fists), in it\n"
        "// a pair for each weapon of the defender: in how many of all ways to roll the challenger "
        "wins,\n"
        "// and in how many both tie.\n";
    for (int challenger = 0; challenger < weapons; ++challenger) {
        text += "// " + label(challenger) + "\n";
        for (int defender = 0; defender < weapons; ++defender) {
            const Counts counts = count(challenger, defender);
            text += defender % 4 == 0 ? defender == 0 ? "{{" : " " : " ";
            text += "{" + std::to_string(counts.wins) + "u, " + std::to_string(counts.ties) + "u}";
            text += defender == weapons - 1 ? "}},\n" : defender % 4 == 3 ? ",\n" : ",";
        }
    }
    return text;
}

}  // namespace duel_tables
