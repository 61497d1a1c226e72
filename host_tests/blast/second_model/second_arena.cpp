#include "second_arena.h"

#include <algorithm>

namespace second {

// -------------------------------------------------------------------------------------- squares

int square_at(int column, int row) {
    if (column < 0 || column >= side || row < 0 || row >= side) return none;
    return row * side + column;
}

int neighbour(int square, int direction) {
    const int column = column_of(square), row = row_of(square);
    if (direction == north) return square_at(column, row - 1);
    if (direction == east) return square_at(column + 1, row);
    if (direction == south) return square_at(column, row + 1);
    return square_at(column - 1, row);
}

int square_named(const std::string& name) {
    return square_at(name[0] - 'a', std::stoi(name.substr(1)) - 1);
}

std::string name_of(int square) {
    return std::string(1, static_cast<char>('a' + column_of(square))) +
           std::to_string(row_of(square) + 1);
}

// ---------------------------------------------------------------------------------------- tiles

std::set<int> squares_of_tile(const Tile& tile) {  // BLA-005: 3x3; what is off the box is left out
    std::set<int> all;
    for (int down = 0; down < 3; down++)
        for (int right = 0; right < 3; right++) {
            const int square =
                square_at(column_of(tile.square) + right, row_of(tile.square) + down);
            if (square != none) all.insert(square);
        }
    return all;
}

// By the pictures of section 2.4.
bool is_pillar(char pattern, int right, int down) {
    if (pattern == 'K') return right == 1 && down == 1;
    if (pattern == 'H') return right != 1 && down == 1;
    if (pattern == 'V') return right == 1 && down != 1;
    return right != 1 && down != 1;
}

int Arena::tile_of(int square) const {
    for (int i = 0; i < static_cast<int>(tiles.size()); i++) {
        const int right = column_of(square) - column_of(tiles[i].square);
        const int down = row_of(square) - row_of(tiles[i].square);
        if (right >= 0 && right < 3 && down >= 0 && down < 3) return i;
    }
    return none;
}

bool Arena::is_grey(int square) const {
    const int number = tile_of(square);
    if (number == none) return false;
    const Tile& tile = tiles[number];
    return is_pillar(tile.pattern, column_of(square) - column_of(tile.square),
                     row_of(square) - row_of(tile.square));
}

bool Arena::is_floor(int square) const { return tile_of(square) != none && !is_grey(square); }

bool Arena::is_block(int square) const {
    return std::count(blocks.begin(), blocks.end(), square) != 0;
}

const Feature* Arena::feature_on(int square) const {
    for (const Feature& feature : features)
        if (feature.square == square) return &feature;
    return nullptr;
}

bool Arena::walkable(int square) const {
    if (square == none || tile_of(square) == none) return false;
    const Feature* feature = feature_on(square);
    if (feature != nullptr && feature->kind == hole) return false;  // BLA-191
    if (feature != nullptr && feature->kind == turf) return true;   // BLA-180: then it is floor
    return is_floor(square);
}

int Arena::pad_faced_by(int square) const {
    const int arrow = feature_on(square)->arrow;
    for (int there = neighbour(square, arrow); there != none; there = neighbour(there, arrow))
        if (feature_on(there) != nullptr && feature_on(there)->kind == teleport) return there;
    return none;
}

int Arena::final_tile() const {
    for (int i = 0; i < static_cast<int>(tiles.size()); i++)
        if (tiles[i].square == final_square) return i;
    return none;
}

// ------------------------------------------------------------------------- text form (BLA-230)

namespace {

const std::string pattern_letters = "KHVX";
const std::string name_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -'";
const std::string arrow_letters = "^>v<";

struct Reader {
    std::string line;
    std::size_t at = 0;
    bool wrong = false;

    bool ends() const { return at >= line.size() || line[at] == '|'; }
    char peek() const { return at < line.size() ? line[at] : '\0'; }
    // The number of the character within the letters; it is wrong if it is not among them.
    int one_of(const std::string& letters) {
        const std::size_t found = at < line.size() ? letters.find(line[at]) : std::string::npos;
        if (found == std::string::npos) {
            wrong = true;
            return 0;
        }
        at++;
        return static_cast<int>(found);
    }
    int square() {
        const int column = one_of("abcdefghijkl");
        if (wrong) return 0;
        int row = one_of("123456789") + 1;
        if (wrong) return 0;
        if (row == 1 && at < line.size() && line[at] >= '0' && line[at] <= '2')
            row = 10 + (line[at++] - '0');
        return square_at(column, row - 1);
    }
    void bar() { one_of("|"); }
};

}  // namespace

Parsed parse(const std::string& line) {
    Reader in{line};
    Arena arena;
    const auto refused = [&] { return Parsed{std::nullopt, static_cast<int>(in.at) + 1}; };
    if (line.size() > 255) {
        in.at = 255;
        return refused();
    }
    for (char letter : std::string("BT1|")) {
        in.one_of(std::string(1, letter));
        if (in.wrong) return refused();
    }
    // What the stored form has no room for is no arena; the other checks are BLA-222's.
    while (!in.wrong && !in.ends()) {
        if (arena.name.size() == 16) return refused();
        arena.name += name_letters[in.one_of(name_letters)];
    }
    if (!in.wrong) in.bar();
    if (!in.wrong) arena.players = in.one_of("234") + 2;
    if (!in.wrong) in.bar();
    while (!in.wrong && !in.ends()) {
        if (arena.tiles.size() == 9) return refused();
        Tile tile;
        tile.pattern = pattern_letters[in.one_of(pattern_letters)];
        if (!in.wrong) tile.square = in.square();
        arena.tiles.push_back(tile);
    }
    if (!in.wrong) in.bar();
    const std::size_t before_final = in.at;
    if (!in.wrong) arena.final_square = in.square();
    if (!in.wrong && arena.final_tile() == none) {
        in.at = before_final;
        return refused();
    }
    if (!in.wrong) in.bar();
    while (!in.wrong && !in.ends()) {
        if (arena.blocks.size() == 20) return refused();
        arena.blocks.push_back(in.square());
    }
    if (!in.wrong) in.bar();
    for (int i = 0; i < arena.players && !in.wrong; i++) arena.starts.push_back(in.square());
    if (!in.wrong) in.bar();
    while (!in.wrong && in.at < line.size()) {
        if (arena.features.size() == 24) return refused();
        Feature feature;
        const char letter = in.peek();
        if (letter == 'W' || letter == 'O' || letter == 'C') {
            feature.kind = letter == 'W' ? power : letter == 'O' ? hole : turf;
            in.at++;
        } else if (letter == 'T') {
            feature.kind = teleport;
            in.at++;
            feature.arrow = in.one_of(arrow_letters);
        } else {
            feature.kind = belt;
            feature.arrow = in.one_of(arrow_letters);
        }
        if (!in.wrong) feature.square = in.square();
        arena.features.push_back(feature);
    }
    if (in.wrong) return refused();
    return {arena, 0};
}

std::string print(const Arena& arena) {
    std::string line = "BT1|" + arena.name + "|" + std::to_string(arena.players) + "|";
    for (const Tile& tile : arena.tiles) line += tile.pattern + name_of(tile.square);
    line += "|" + (arena.final_square == none ? "" : name_of(arena.final_square)) + "|";
    for (int square : arena.blocks) line += name_of(square);
    line += "|";
    for (int square : arena.starts) line += name_of(square);
    line += "|";
    for (const Feature& feature : arena.features) {
        if (feature.kind == power) line += "W";
        if (feature.kind == hole) line += "O";
        if (feature.kind == turf) line += "C";
        if (feature.kind == teleport) line += "T";
        if (feature.kind == teleport || feature.kind == belt) line += arrow_letters[feature.arrow];
        line += name_of(feature.square);
    }
    return line;
}

// ----------------------------------------------------------------------- stored form (BLA-231)

Stored store(const Arena& arena) {
    std::vector<int> bytes;
    const auto pad_to = [&](int size) { bytes.resize(size, 0); };
    for (char letter : arena.name) bytes.push_back(letter);
    pad_to(16);
    bytes.push_back(arena.players);
    bytes.push_back(static_cast<int>(arena.tiles.size()));
    for (const Tile& tile : arena.tiles) {
        bytes.push_back(static_cast<int>(pattern_letters.find(tile.pattern)));
        bytes.push_back(tile.square);
    }
    pad_to(16 + 2 + 18);
    bytes.push_back(arena.final_tile());
    bytes.push_back(static_cast<int>(arena.blocks.size()));
    for (int square : arena.blocks) bytes.push_back(square);
    pad_to(16 + 2 + 18 + 1 + 21);
    for (int square : arena.starts) bytes.push_back(square);
    pad_to(16 + 2 + 18 + 1 + 21 + 4);
    bytes.push_back(static_cast<int>(arena.features.size()));
    for (const Feature& feature : arena.features) {
        bytes.push_back(feature.kind * 4 + feature.arrow);
        bytes.push_back(feature.square);
    }
    pad_to(16 + 2 + 18 + 1 + 21 + 4 + 49);
    bytes.push_back(1);
    Stored stored{};
    for (int i = 0; i < 112; i++) stored[i] = static_cast<std::uint8_t>(bytes[i]);
    return stored;
}

std::optional<Arena> read_stored(const Stored& bytes) {
    Arena arena;
    int at = 0;
    for (; at < 16; at++)
        if (bytes[at] != 0) arena.name += static_cast<char>(bytes[at]);
    arena.players = bytes[at++];
    const int tile_count = bytes[at++];
    if (tile_count > 9 || arena.players > 4 || bytes[111] != 1) return std::nullopt;
    for (int i = 0; i < tile_count; i++) {
        if (bytes[at + 2 * i] > 3) return std::nullopt;
        arena.tiles.push_back({pattern_letters[bytes[at + 2 * i]], bytes[at + 2 * i + 1]});
    }
    at += 18;
    const int final_tile = bytes[at++];
    if (final_tile < tile_count) arena.final_square = arena.tiles[final_tile].square;
    const int block_count = bytes[at++];
    if (block_count > 20) return std::nullopt;
    for (int i = 0; i < block_count; i++) arena.blocks.push_back(bytes[at + i]);
    at += 20;
    for (int i = 0; i < arena.players; i++) arena.starts.push_back(bytes[at + i]);
    at += 4;
    const int feature_count = bytes[at++];
    if (feature_count > 24) return std::nullopt;
    for (int i = 0; i < feature_count; i++) {
        const int kind_and_arrow = bytes[at + 2 * i];
        if (kind_and_arrow / 4 > belt) return std::nullopt;
        arena.features.push_back({kind_and_arrow / 4, kind_and_arrow % 4, bytes[at + 2 * i + 1]});
    }
    return arena;
}

// --------------------------------------------------------------------------- the printed maps

Arena arena_of_map(const PrintedArena& printed) {
    Arena arena;
    arena.name = printed.name;
    arena.players = printed.players;
    arena.starts.assign(printed.players, none);
    std::string word;
    bool last = false;
    for (char letter : std::string(printed.ring) + " ") {
        if (letter != ' ') {
            word += letter;
            continue;
        }
        if (word == "final") last = true;
        if (word != "final" && word != "|") {
            arena.tiles.push_back({word[0], square_named(word.substr(1))});
            if (last) arena.final_square = arena.tiles.back().square;
        }
        word.clear();
    }
    for (int row = 0; row < static_cast<int>(printed.map.size()); row++) {
        const std::string line = printed.map[row];
        for (int i = 0; i < static_cast<int>(line.size()); i += 2) {
            const int square = square_at(i / 2, row);
            const char mark = line[i];
            const std::string belts = arrow_letters, pads = "urdl";
            if (mark == 'x') arena.blocks.push_back(square);
            if (mark >= '1' && mark <= '4') arena.starts[mark - '1'] = square;
            if (mark == 'W') arena.features.push_back({power, north, square});
            if (mark == 'O') arena.features.push_back({hole, north, square});
            if (mark == 'c') arena.features.push_back({turf, north, square});
            if (belts.find(mark) != std::string::npos)
                arena.features.push_back({belt, static_cast<int>(belts.find(mark)), square});
            if (pads.find(mark) != std::string::npos)
                arena.features.push_back({teleport, static_cast<int>(pads.find(mark)), square});
        }
    }
    return arena;
}

}  // namespace second
