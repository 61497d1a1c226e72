// Reading the written form of an arena, BLA-230. Part of arena.h: the compiler reads the built-in
// ones.
//
//   BT1|name|n|tiles|final|blocks|starts|features
#pragma once

#include "blast/arena.h"

namespace blast {

namespace detail {

class ArenaText {
  public:
    constexpr explicit ArenaText(std::string_view text) : text_(text) {}

    constexpr bool failed() const { return why_not_ != nullptr; }
    constexpr const char* why_not() const { return why_not_; }
    constexpr std::size_t column() const { return at_ + 1; }
    // Whoever reads stops at the first thing that is wrong, and throws away what was read.
    constexpr void fail(const char* why) { why_not_ = why; }
    constexpr bool done() const { return failed() || at_ == text_.size(); }
    constexpr char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    // Is there more in this field?
    constexpr bool more() const { return !done() && peek() != '|'; }
    constexpr void separator() {
        if (failed()) return;
        if (peek() != '|') return fail(at_ == text_.size() ? "it ends too early" : "| expected");
        ++at_;
    }
    constexpr void word(std::string_view wanted, const char* why) {
        for (const char c : wanted) {
            if (peek() != c) return fail(why);
            ++at_;
        }
    }
    constexpr char take() { return text_[at_++]; }  // what `peek` has shown
    constexpr Square square() {
        if (failed()) return 0;
        const char letter = peek();
        if (letter < 'a' || letter > 'l') {
            fail("a square expected");
            return 0;
        }
        ++at_;
        int row = 0;
        // `a1` and another square, or `a12`: a digit belongs to the row while it can.
        while (peek() >= '0' && peek() <= '9' && row * 10 + (peek() - '0') <= box) {
            if (row == 0 && peek() == '0') break;
            row = row * 10 + (take() - '0');
        }
        if (row == 0) fail("a row from 1 to 12 expected");
        return failed() ? Square{0} : square_at(letter - 'a', row - 1);
    }
    constexpr Direction arrow() {
        constexpr std::string_view arrows = "^>v<";
        for (const Direction way : directions)
            if (peek() == arrows[way]) {
                ++at_;
                return way;
            }
        fail("an arrow expected");
        return north;
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    const char* why_not_ = nullptr;
};

constexpr void read_name(ArenaText& text, Arena& arena) {
    for (std::size_t i = 0; text.more(); ++i) {
        if (i == arena.name.size()) return text.fail("the name is too long");
        if (!name_character(text.peek())) return text.fail("strange sign in the name");
        arena.name[i] = text.take();
    }
}
constexpr void read_tiles(ArenaText& text, Arena& arena) {
    while (text.more()) {
        if (arena.tile_count == most_tiles) return text.fail("more than 9 tiles");
        std::size_t pattern = 0;
        while (pattern < pattern_letters.size() && pattern_letters[pattern] != text.peek())
            ++pattern;
        if (pattern == pattern_letters.size()) return text.fail("a tile K, H, V or X expected");
        text.take();
        arena.tiles[arena.tile_count++] = {static_cast<Pattern>(pattern), text.square()};
    }
}
constexpr void read_final(ArenaText& text, Arena& arena) {
    arena.final_tile = nothing;
    ArenaText before = text;
    const Square corner = text.square();
    if (text.failed()) return;
    for (std::uint8_t i = 0; i < arena.tile_count; ++i)
        if (arena.tiles[i].corner == corner) arena.final_tile = i;
    if (arena.final_tile != nothing) return;
    text = before;
    text.fail("no tile begins here");
}
constexpr void read_blocks(ArenaText& text, Arena& arena) {
    while (text.more()) {
        if (arena.block_count == most_blocks) return text.fail("more than 20 blocks");
        arena.blocks[arena.block_count++] = text.square();
    }
}
constexpr void read_starts(ArenaText& text, Arena& arena) {
    for (std::size_t i = 0; i < arena.seats; ++i) arena.starts[i] = text.square();
}
constexpr void read_features(ArenaText& text, Arena& arena) {
    while (text.more()) {
        if (arena.feature_count == most_features) return text.fail("more than 24 features");
        Gadget gadget = Gadget::belt;
        switch (text.peek()) {
            case 'W':
                gadget = Gadget::power;
                break;
            case 'T':
                gadget = Gadget::teleport;
                break;
            case 'O':
                gadget = Gadget::hole;
                break;
            case 'C':
                gadget = Gadget::turf;
                break;
            case '^':
            case '>':
            case 'v':
            case '<':
                break;
            default:
                return text.fail("a feature expected");
        }
        if (gadget != Gadget::belt) text.take();
        const Direction way = has_arrow(gadget) ? text.arrow() : north;
        arena.features[arena.feature_count++] = {gadget, way, text.square()};
    }
}

}  // namespace detail

constexpr ArenaReading read_arena(std::string_view written) {
    detail::ArenaText text(written);
    ArenaReading reading;
    Arena& arena = reading.arena;
    if (written.size() > longest_arena_text)
        return {{}, "an arena has at most 255 characters", longest_arena_text + 1};
    text.word("BT1", "an arena begins with BT1|");
    text.separator();
    detail::read_name(text, arena);
    text.separator();
    if (!text.failed() && (text.peek() < '2' || text.peek() > '4'))
        text.fail("2, 3 or 4 players expected");
    if (!text.failed()) arena.seats = static_cast<std::uint8_t>(text.take() - '0');
    text.separator();
    detail::read_tiles(text, arena);
    text.separator();
    detail::read_final(text, arena);
    text.separator();
    detail::read_blocks(text, arena);
    text.separator();
    detail::read_starts(text, arena);
    text.separator();
    detail::read_features(text, arena);
    if (!text.done()) text.fail("it should end here");
    if (text.failed()) {
        reading.why_not = text.why_not();
        reading.column = static_cast<std::uint16_t>(text.column());
        reading.arena = {};
    }
    return reading;
}

}  // namespace blast
