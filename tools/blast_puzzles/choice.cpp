#include "blast_puzzles/choice.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "kit/check.h"

namespace blast_puzzles {

using namespace blast;
using blast_cartridge::Aim;
using What = Aim::What;

namespace {

struct Place {
    What what;
    std::size_t length;
};
constexpr std::array<Place, puzzle_count> places{{
    {What::hit, 3},  {What::hit, 3},  {What::hit, 3},    {What::hit, 4},    {What::hit, 4},
    {What::hit, 4},  {What::hit, 4},  {What::hit, 5},    {What::hit, 5},    {What::hit, 5},
    {What::hit, 5},  {What::hit, 6},  {What::out, 3},    {What::out, 4},    {What::out, 5},
    {What::win, 3},  {What::win, 4},  {What::win, 5},    {What::win, 6},    {What::doom, 4},
    {What::doom, 5}, {What::doom, 6}, {What::escape, 4}, {What::escape, 5},
}};

// Kinds of actions that a solution needs.
unsigned needs(const Find& find) {
    unsigned kinds = 0;
    for (const kit::Action action : find.solutions.lines[0]) kinds |= 1u << action.kind;
    return kinds & ~(1u << end_turn);
}

// What was taken already.
struct Taken {
    std::map<std::uint8_t, int> arenas;
    std::map<unsigned, int> ideas;
    std::map<int, int> kinds;
    std::set<kit::Seed> seeds;

    void add(const Find& find) {
        ++arenas[find.config[arena_field]];
        ++ideas[needs(find)];
        for (int kind = 0; kind < 12; ++kind)
            kinds[kind] += static_cast<int>(needs(find) >> kind & 1);
        seeds.insert(find.seed);
    }
    // Rare things are worth more, and so is what is hard to find and short to tell.
    int worth(const Find& find) const {
        const auto count = [](const auto& map, auto key) {
            const auto at = map.find(key);
            return at == map.end() ? 0 : at->second;
        };
        int sum = -8 * count(arenas, find.config[arena_field]) - 6 * count(ideas, needs(find));
        for (const int kind : {phase_move, push_bomb, load, roll_bomb, lay})
            if ((needs(find) >> kind & 1) != 0) sum += 6 - count(kinds, kind);
        sum += 2 * static_cast<int>(std::bit_width(find.solutions.positions));
        sum -= 3 * static_cast<int>(find.solutions.lines.size());
        sum -= static_cast<int>(find.before.size() / 4);
        return sum + 4 * std::popcount(find.aim.rivals);
    }
};

int difficulty(const Find& find) {
    return 4 * static_cast<int>(find.solutions.length) +
           static_cast<int>(std::bit_width(find.solutions.positions)) -
           static_cast<int>(find.solutions.lines.size());
}

// ---- In words ----------------------------------------------------------------------------------

std::string names_of(SeatSet seats) {
    std::string text;
    for (Seat seat = 0; seat < most_seats; ++seat) {
        if (!has(seats, seat)) continue;
        seats = static_cast<SeatSet>(seats & ~set_of(seat));
        if (!text.empty()) text += seats == 0 ? " and " : ", ";
        text += colours[seat].name;
    }
    return text;
}

// For the status bar: at most 34 characters.
std::string goal_of(const Aim& aim) {
    const std::string names = std::popcount(aim.rivals) == 3 ? "all three" : names_of(aim.rivals);
    const std::string how = aim.unhurt ? ", stay unhurt" : " in this turn";
    switch (aim.what) {
        case What::hit:
            return "Hit " + names + how;
        case What::out:
            return "Knock " + names + " out" + how;
        case What::win:
            return "Win in this turn";
        case What::doom:
            return "Doom " + names + ", stay safe";
        case What::escape:
            return "End your turn in safety";
    }
    return {};
}

std::string caption_of(const Find& find) {
    const Aim& aim = find.aim;
    const std::string names = names_of(aim.rivals);
    const std::string how = aim.unhurt ? " in this turn, and stay unhurt." : " in this turn.";
    std::string text = "You are " + std::string(colours[find.start.active].name) + ". ";
    switch (aim.what) {
        case What::hit:
            return text + "Hit " + names + how;
        case What::out:
            return text + "Knock " + names + " out" + how;
        case What::win:
            return text + "Win in this turn.";
        case What::doom:
            return text + "End your turn so that " + names +
                   " is hit before it can act, and you are not.";
        case What::escape:
            return text + "You are about to be hit. End your turn where no fire comes.";
    }
    return {};
}

void print_actions(const Line& line, std::string& out) {
    for (const kit::Action action : line) {
        const int values[] = {action.kind, action.a, action.b, action.c};
        int last = 3;
        while (last > 0 && values[last] == 0) --last;
        out += '{';
        for (int i = 0; i <= last; ++i) out += (i > 0 ? ", " : "") + std::to_string(values[i]);
        out += "}, ";
    }
}

constexpr std::array<const char*, 5> what_words{"hit", "out", "win", "doom", "escape"};

}  // namespace

std::vector<Find> choose(const std::vector<Find>& finds) {
    Taken taken;
    std::vector<Find> chosen;
    std::set<const Find*> refused;
    for (const Place& place : places)
        for (;;) {
            const Find* best = nullptr;
            for (const Find& each : finds)
                if (each.aim.what == place.what && each.solutions.length == place.length &&
                    !taken.seeds.contains(each.seed) && !refused.contains(&each) &&
                    (best == nullptr || taken.worth(each) > taken.worth(*best)))
                    best = &each;
            kit::check(best != nullptr, "too few puzzles were found: play more matches");
            if (!certain(*best, 6)) {
                refused.insert(best);
                continue;
            }
            taken.add(*best);
            chosen.push_back(*best);
            break;
        }
    std::stable_sort(chosen.begin(), chosen.end(), [](const Find& one, const Find& other) {
        return difficulty(one) < difficulty(other);
    });
    return chosen;
}

std::string print(const std::vector<Find>& chosen) {
    std::string lists, table;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Find& find = chosen[i];
        const std::string number = std::to_string(i + 1);
        lists += "constexpr kit::Action before_" + number + "[] = {";
        print_actions(find.before, lists);
        lists += "};\nconstexpr kit::Action lines_" + number + "[] = {";
        for (const Line& line : find.solutions.lines) print_actions(line, lists);
        lists += "};\n";
        const Aim& aim = find.aim;
        table += "    {" + std::to_string(find.config[arena_field]) + ", " +
                 std::to_string(find.seed) + ", " + std::to_string(find.start.active) +
                 ", {Aim::What::" + what_words[static_cast<std::size_t>(aim.what)] + ", " +
                 std::to_string(aim.rivals) + ", " + (aim.unhurt ? "true" : "false") + "}, " +
                 std::to_string(find.solutions.length) + ", before_" + number + ", lines_" +
                 number + ",\n     \"" + goal_of(aim) + "\",\n     \"" + caption_of(find) +
                 "\"},\n";
    }
    return "// Made by find_blast_puzzles: what came before each puzzle, all its shortest "
           "solutions "
           "one\n// behind the other, and what it asks.\n" +
           lists + "constexpr Puzzle puzzles[] = {\n" + table + "};\n";
}

}  // namespace blast_puzzles
