#include "stage/hints.h"

#include <array>

namespace stage {

namespace {

constexpr int cap = 11;  // width of a button or of the cross
constexpr KeySet four_buttons = keys_of(Key::a, Key::b, Key::x, Key::y);

constexpr KeySet physical(KeySet keys, bool left_handed) {
    if (!left_handed) return keys;
    unsigned twins = 0;
    for (unsigned i = 0; i < key_count; ++i)
        if ((keys >> i & 1) != 0)
            twins |= 1u << static_cast<unsigned>(left_handed_twin(static_cast<Key>(i)));
    return static_cast<KeySet>(twins);
}

constexpr bool has(KeySet keys, Key key) { return (keys >> static_cast<unsigned>(key) & 1) != 0; }

int count_of(KeySet keys) {
    int count = 0;
    for (; keys != 0; keys = static_cast<KeySet>(keys & (keys - 1))) ++count;
    return count;
}

void draw_cross(Canvas& canvas, Point at, KeySet keys) {
    const Theme& theme = canvas.theme();
    const auto arm = [&](Key key, Rect area) {
        canvas.fill(area.moved(at.x, at.y), has(keys, key) ? theme.ink : theme.edge);
    };
    arm(Key::up, {4, 0, 3, 4});
    arm(Key::down, {4, 7, 3, 4});
    arm(Key::left, {0, 4, 4, 3});
    arm(Key::right, {7, 4, 4, 3});
    canvas.fill({at.x + 4, at.y + 4, 3, 3}, theme.edge);
}

void draw_button(Canvas& canvas, Point at, char letter) {
    const Theme& theme = canvas.theme();
    canvas.disc({at.x + cap / 2, at.y + cap / 2}, cap / 2, theme.ink);
    canvas.text({at.x + 4, at.y + 2}, {&letter, 1}, tiny, theme.paper);
}

// All four buttons at once: the diamond they form on the console.
void draw_diamond(Canvas& canvas, Point at) {
    constexpr Point places[] = {{5, 1}, {5, 9}, {1, 5}, {9, 5}};
    for (const Point& place : places) canvas.disc(at + place, 1, canvas.theme().ink);
}

}  // namespace

int keys_width(KeySet keys, bool left_handed) {
    const KeySet buttons = physical(keys, left_handed) & four_buttons;
    const bool cross = (physical(keys, left_handed) & any_direction) != 0;
    const int caps = buttons == four_buttons ? 1 : count_of(buttons);
    return (caps + (cross ? 1 : 0)) * (cap + 1) - 1;
}

int draw_keys(Canvas& canvas, Point at, KeySet keys, bool left_handed) {
    keys = physical(keys, left_handed);
    const int start = at.x;
    if ((keys & any_direction) != 0) {
        draw_cross(canvas, at, keys);
        at.x += cap + 1;
    }
    if ((keys & four_buttons) == four_buttons) {
        draw_diamond(canvas, at);
        at.x += cap + 1;
    } else {
        // From left to right as they lie on the console.
        constexpr std::array<std::pair<Key, char>, 4> letters{
            {{Key::y, 'Y'}, {Key::x, 'X'}, {Key::b, 'B'}, {Key::a, 'A'}}};
        for (const auto& [key, letter] : letters) {
            if (!has(keys, key)) continue;
            draw_button(canvas, at, letter);
            at.x += cap + 1;
        }
    }
    return at.x - start - 1;
}

namespace {

constexpr int hint_margin = 4, after_cap = 3, least_hint_gap = 4;

int hints_width(std::span<const Hint> hints, const Font& font, bool left_handed) {
    int width = 2 * hint_margin;
    for (const Hint& hint : hints)
        width += keys_width(hint.keys, left_handed) + after_cap + text_width(hint.says, font);
    return width;
}

}  // namespace

bool hints_fit(std::span<const Hint> hints, bool left_handed) {
    const int gaps = static_cast<int>(hints.size()) - 1;
    return hints_width(hints, small, left_handed) + gaps * least_hint_gap <= screen_size;
}

void draw_hints(Canvas& canvas, std::span<const Hint> hints, bool left_handed) {
    if (!canvas.shows(hints_area)) return;
    const Theme& theme = canvas.theme();
    constexpr int most_gap = 14;
    canvas.fill(hints_area, theme.panel);
    canvas.fill({0, hints_area.y, screen_size, 1}, theme.edge);
    const int count = static_cast<int>(hints.size());
    if (count == 0) return;
    const Font& font = hints_fit(hints, left_handed) ? small : tiny;
    const int spare = screen_size - hints_width(hints, font, left_handed);
    const int gap = count > 1 ? std::clamp(spare / (count - 1), least_hint_gap, most_gap) : 0;
    int x = hint_margin;
    for (const Hint& hint : hints) {
        x += draw_keys(canvas, {x, hints_area.y + 3}, hint.keys, left_handed) + after_cap;
        x += canvas.text_fitted({x, hints_area.y + (font.height == 12 ? 2 : 5)}, screen_size - x,
                                hint.says, font, theme.ink);
        x += gap;
    }
}

}  // namespace stage
