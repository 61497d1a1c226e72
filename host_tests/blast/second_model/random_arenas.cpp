#include "random_arenas.h"

#include <algorithm>
#include <map>

namespace second {

namespace {

int number_below(kit::Rng& rng, std::size_t count) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
}
bool one_in(kit::Rng& rng, int times) { return number_below(rng, times) == 0; }

std::string random_name(kit::Rng& rng) {
    const std::string letters = "ABCXYZabcxyz019-'";
    std::string name;
    const int length = 1 + number_below(rng, 16);
    for (int i = 0; i < length; i++) {
        const bool inner = i > 0 && i + 1 < length;
        name += inner && one_in(rng, 6) ? ' ' : letters[number_below(rng, letters.size())];
    }
    return name;
}

// A pattern that the stock still has (BLA-005).
char random_pattern(kit::Rng& rng, const std::vector<Tile>& used) {
    std::map<char, int> left = {{'K', 4}, {'H', 4}, {'X', 1}};
    for (const Tile& tile : used) left[tile.pattern == 'V' ? 'H' : tile.pattern]--;
    std::string choice;
    for (const auto& [pattern, count] : left) choice += std::string(count, pattern);
    const char pattern = choice[number_below(rng, choice.size())];
    return pattern == 'H' && one_in(rng, 2) ? 'V' : pattern;
}

bool overlaps(const Tile& tile, const std::vector<Tile>& others) {
    for (const Tile& other : others)
        if (std::abs(column_of(tile.square) - column_of(other.square)) < 3 &&
            std::abs(row_of(tile.square) - row_of(other.square)) < 3)
            return true;
    return false;
}

std::vector<Tile> random_tiles(kit::Rng& rng, bool islands) {
    const int count = 3 + number_below(rng, islands ? 3 : 7);
    const bool grid = one_in(rng, 2);
    std::vector<Tile> tiles;
    for (int tries = 0; static_cast<int>(tiles.size()) < count && tries < 400; tries++) {
        int column = number_below(rng, 10), row = number_below(rng, 10);
        if (grid) {
            column = 3 * number_below(rng, 4);
            row = 3 * number_below(rng, 4);
        }
        const Tile tile = {random_pattern(rng, tiles), square_at(column, row)};
        if (overlaps(tile, tiles)) continue;
        bool touches = tiles.empty() || islands;
        for (const Tile& other : tiles) {
            const int right = std::abs(column - column_of(other.square));
            const int down = std::abs(row - row_of(other.square));
            if ((right == 3 && down < 3) || (down == 3 && right < 3)) touches = true;
        }
        if (touches) tiles.push_back(tile);
    }
    int left = side, top = side;
    for (const Tile& tile : tiles) {
        left = std::min(left, column_of(tile.square));
        top = std::min(top, row_of(tile.square));
    }
    for (Tile& tile : tiles) tile.square -= top * side + left;
    return tiles;
}

// A square of the arena of which nothing has been made yet; none if luck does not help.
int free_square(kit::Rng& rng, const Arena& arena, bool grey) {
    for (int tries = 0; tries < 60; tries++) {
        const int square = number_below(rng, squares);
        const bool start = std::count(arena.starts.begin(), arena.starts.end(), square) != 0;
        if (arena.tile_of(square) == none || arena.is_grey(square) != grey || start) continue;
        if (!arena.is_block(square) && arena.feature_on(square) == nullptr) return square;
    }
    return none;
}

void add_features(kit::Rng& rng, Arena& arena) {
    const auto add = [&](int kind, int arrow, int square) {
        if (square != none) arena.features.push_back({kind, arrow, square});
    };
    const int powers = number_below(rng, 5), belts = number_below(rng, 9);
    const int pits = number_below(rng, 9), pads = number_below(rng, 4);
    for (int i = 0; i < powers; i++) add(power, north, free_square(rng, arena, false));
    for (int i = 0; i < belts; i++) {
        // Often one belt behind another, so that queues come about.
        int square = free_square(rng, arena, false);
        if (!arena.features.empty() && arena.features.back().kind == belt && !one_in(rng, 3)) {
            const Feature before = arena.features.back();
            const int next = neighbour(before.square, before.arrow);
            const bool start = std::count(arena.starts.begin(), arena.starts.end(), next) != 0;
            if (next != none && arena.is_floor(next) && !start && !arena.is_block(next) &&
                arena.feature_on(next) == nullptr)
                square = next;
        }
        add(belt, number_below(rng, 4), square);
    }
    for (int i = 0; i < pits; i++) {
        const bool grey = one_in(rng, 2);
        add(grey && one_in(rng, 2) ? hole : turf, north, free_square(rng, arena, grey));
    }
    for (int i = 0; i < pads; i++) {
        const int one = free_square(rng, arena, false);
        add(teleport, number_below(rng, 4), one);
        for (int tries = 0; tries < 60; tries++) {
            const int other = free_square(rng, arena, false);
            if (one == none || other == none) continue;
            if (column_of(one) != column_of(other) && row_of(one) != row_of(other)) continue;
            add(teleport, number_below(rng, 4), other);
            break;
        }
    }
    // Arrows that face nothing are turned, pads that no turn helps are taken away.
    for (std::size_t i = 0; i < arena.features.size();) {
        Feature& feature = arena.features[i];
        if (feature.kind == teleport)
            for (int turn = 0; turn < 4 && arena.pad_faced_by(feature.square) == none; turn++)
                feature.arrow = (feature.arrow + 1) % 4;
        if (feature.kind == teleport && arena.pad_faced_by(feature.square) == none)
            arena.features.erase(arena.features.begin() + static_cast<int>(i));
        else
            i++;
    }
}

Arena random_attempt(kit::Rng& rng, bool islands) {
    Arena arena;
    arena.name = random_name(rng);
    arena.tiles = random_tiles(rng, islands);
    arena.final_square = arena.tiles[number_below(rng, arena.tiles.size())].square;
    arena.players = 2 + number_below(rng, 3);
    std::set<int> start_tiles = {arena.final_tile()};
    for (int tries = 0; tries < 60 && static_cast<int>(arena.starts.size()) < arena.players;
         tries++) {
        const int square = free_square(rng, arena, false);
        if (square != none && start_tiles.insert(arena.tile_of(square)).second)
            arena.starts.push_back(square);
    }
    const int blocks = number_below(rng, 21);
    for (int i = 0; i < blocks; i++) {
        const int square = free_square(rng, arena, false);
        if (square != none) arena.blocks.push_back(square);
    }
    if (!one_in(rng, 5)) add_features(rng, arena);
    return arena;
}

void spoil(kit::Rng& rng, Arena& arena) {
    const int anywhere = number_below(rng, squares);
    const auto any_of = [&](auto& list) -> auto& { return list[number_below(rng, list.size())]; };
    switch (number_below(rng, 15)) {
        case 0:
            arena.name = one_in(rng, 3) ? "" : arena.name.substr(0, 15) + " ";
            return;
        case 1:
            if (!arena.name.empty()) any_of(arena.name) = "_! "[number_below(rng, 3)];
            return;
        case 2:
            any_of(arena.tiles).square = anywhere;
            return;
        case 3:
            any_of(arena.tiles).pattern = "KHVX"[number_below(rng, 4)];
            return;
        case 4:
            if (arena.tiles.size() > 3) arena.tiles.pop_back();
            return;
        case 5:
            for (Tile& tile : arena.tiles)
                if (column_of(tile.square) < 9) tile.square++;
            return;
        case 6:
            arena.final_square = any_of(arena.tiles).square;
            return;
        case 7:
            any_of(arena.starts) = anywhere;
            return;
        case 8:
            any_of(arena.starts) = any_of(arena.starts);
            return;
        case 9:
            if (!arena.blocks.empty()) any_of(arena.blocks) = anywhere;
            return;
        case 10:
            if (arena.blocks.size() < 20)
                arena.blocks.push_back(one_in(rng, 3) ? any_of(arena.starts) : anywhere);
            return;
        case 11:
            if (!arena.features.empty()) any_of(arena.features).square = anywhere;
            return;
        case 12:
            for (Feature& feature : arena.features)
                if (feature.kind == teleport) feature.arrow = number_below(rng, 4);
            return;
        case 13:
            if (!arena.features.empty()) any_of(arena.features).arrow = number_below(rng, 4);
            return;
        default:
            if (arena.features.size() < 24)
                arena.features.push_back({number_below(rng, 5), number_below(rng, 4), anywhere});
    }
}

// Blocks around a start, for check 10.
void wall_in(kit::Rng& rng, Arena& arena) {
    const int start = arena.starts[number_below(rng, arena.starts.size())];
    for (int direction = north; direction <= west; direction++) {
        int square = neighbour(start, direction);
        if (square != none && one_in(rng, 2)) square = neighbour(square, direction);
        if (square != none && arena.is_floor(square) && arena.feature_on(square) == nullptr &&
            !arena.is_block(square) && arena.blocks.size() < 20 &&
            std::count(arena.starts.begin(), arena.starts.end(), square) == 0)
            arena.blocks.push_back(square);
    }
}

// BLA-231: what has no arrow has arrow 0, and the stored form has no other way to say it.
void straighten(Arena& arena) {
    for (Feature& feature : arena.features)
        if (feature.kind != teleport && feature.kind != belt) feature.arrow = north;
}

// One step of a symmetry: the feature and the square where it comes to lie.
Feature mirrored(const Arena& arena, int symmetry, Feature feature) {
    int columns = 0, rows = 0;
    for (const Tile& tile : arena.tiles) {
        columns = std::max(columns, column_of(tile.square) + 3);
        rows = std::max(rows, row_of(tile.square) + 3);
    }
    const int column = column_of(feature.square), row = row_of(feature.square);
    const bool sideways = feature.arrow % 2 == 1;
    switch (symmetry) {
        case 0:  // left-right
            return {feature.kind, sideways ? (feature.arrow + 2) % 4 : feature.arrow,
                    square_at(columns - 1 - column, row)};
        case 1:  // top-bottom
            return {feature.kind, sideways ? feature.arrow : (feature.arrow + 2) % 4,
                    square_at(column, rows - 1 - row)};
        case 2:  // half a turn
            return {feature.kind, (feature.arrow + 2) % 4,
                    square_at(columns - 1 - column, rows - 1 - row)};
        default:  // a quarter
            return {feature.kind, (feature.arrow + 1) % 4, square_at(rows - 1 - row, column)};
    }
}

}  // namespace

Arena random_arena(kit::Rng& rng) {
    for (;;) {
        const Arena arena = random_attempt(rng, one_in(rng, 6));
        if (first_failing_check(arena) == 0) return arena;
    }
}

Arena random_broken_arena(kit::Rng& rng) {
    if (one_in(rng, 3)) return random_attempt(rng, true);  // fails late: in checks 5, 9 and 10
    Arena arena = random_arena(rng);
    if (one_in(rng, 3)) {
        wall_in(rng, arena);
        return arena;
    }
    for (int strokes = 1 + number_below(rng, 3); strokes > 0; strokes--) spoil(rng, arena);
    straighten(arena);
    return arena;
}

Arena random_even_arena(kit::Rng& rng) {
    const std::vector<PrintedArena>& all = printed_arenas();
    const PrintedArena& printed = all[number_below(rng, all.size())];
    Arena arena = *parse(printed.text).arena;
    const Symmetries& has = printed.symmetries;
    const bool each[] = {has.left_right, has.top_bottom, has.half_turn, has.quarter_turn};
    int symmetry = number_below(rng, 4);
    while (!each[symmetry]) symmetry = (symmetry + 1) % 4;
    arena.blocks.clear();
    arena.features.clear();
    for (int strokes = number_below(rng, 6); strokes > 0; strokes--) {
        Feature stroke = {number_below(rng, 5), number_below(rng, 4),
                          free_square(rng, arena, false)};
        const bool block = one_in(rng, 2);
        while (stroke.square != none && !arena.is_block(stroke.square) &&
               arena.feature_on(stroke.square) == nullptr) {
            if (block)
                arena.blocks.push_back(stroke.square);
            else
                arena.features.push_back(stroke);
            stroke = mirrored(arena, symmetry, stroke);
        }
    }
    arena.blocks.resize(std::min<std::size_t>(arena.blocks.size(), 20));
    arena.features.resize(std::min<std::size_t>(arena.features.size(), 24));
    if (one_in(rng, 2)) spoil(rng, arena);
    straighten(arena);
    return arena;
}

}  // namespace second
