#include "blast_editor/palette.h"

namespace blast_editor {

namespace {

constexpr int button_width = 24, button_height = 21, palette_columns = 2;
constexpr int last_row = (button_count - 1) / palette_columns;

constexpr std::array<std::string_view, button_count> button_names{
    "Tile K",       "Tile H",       "Tile V",     "Tile X",       "Block",    "Start",
    "Teleport Pad", "Power-Up Pad", "Hole",       "Cracked Turf", "Belt",     "Final tile",
    "Eraser",       "Mirror",       "Flip order", "Undo",         "Test play"};
constexpr std::array<std::string_view, mirror_kinds> mirror_names{"off", "left-right", "top-bottom",
                                                                  "half turn", "quarter turns"};
constexpr std::array<std::string_view, mirror_kinds> mirror_signs{"off", "LR", "TB", "180", "90"};

// One picture for every button, in the same order.
blast_art::Tool picture_of(int button) { return static_cast<blast_art::Tool>(button); }
static_assert(static_cast<int>(blast_art::Tool::erase) == static_cast<int>(Tool::erase));
static_assert(static_cast<int>(blast_art::Tool::test) == button_of(Button::test));

void draw_button(Canvas& canvas, const PaletteLook& look, int button) {
    const stage::Theme& theme = canvas.theme();
    const Rect area = button_area(button);
    if (!canvas.shows(area)) return;
    const bool in_hand = button == look.in_hand;
    const bool on = in_hand || (button == button_of(Button::ring) && look.ring) ||
                    (button == button_of(Button::mirror) && look.mirror != Mirror::off);
    canvas.rounded({area.x, area.y, area.width - 1, area.height - 1}, 3,
                   on ? theme.accent : theme.panel);
    const int left = is_tool(button) ? left_in_box(look.arena, tool_at(button)) : -1;
    const bool usable = left != 0 && (button != button_of(Button::undo) || look.can_undo) &&
                        (button != button_of(Button::test) || look.can_test);
    const stage::Colour ink = on ? theme.on_accent : theme.ink;
    constexpr int icon = blast_art::tool_size;
    if (button == button_of(Button::mirror)) {
        blast_art::draw_tool(canvas, picture_of(button), {area.centre().x - icon / 2 - 1, area.y});
        canvas.text({area.centre().x, area.bottom() - 9},
                    mirror_signs[static_cast<std::size_t>(look.mirror)], stage::tiny, ink,
                    stage::Align::centre);
        return;
    }
    const int y = area.y + (area.height - 1 - icon) / 2;
    if (left < 0) {
        const int x =
            button == button_of(Button::test) ? area.x + 4 : area.centre().x - icon / 2 - 1;
        blast_art::draw_tool(canvas, picture_of(button), {x, y}, usable);
        if (button == button_of(Button::test))
            canvas.text({area.x + 20, area.y + 4}, "TEST", stage::small,
                        usable ? ink : theme.faint);
        return;
    }
    blast_art::draw_tool(canvas, picture_of(button), {area.x + 1, y}, usable);
    kit::Text<4> number;
    number.number(left);
    canvas.text({area.right() - 1, area.bottom() - 10}, number.view(), stage::tiny,
                usable ? ink
                : on   ? theme.on_accent
                       : theme.faint,
                stage::Align::right);
}

}  // namespace

Rect button_area(int button) {
    const int column = button % palette_columns, row = button / palette_columns;
    return {palette_area.x + column * button_width, palette_area.y + row * button_height,
            button == button_of(Button::test) ? palette_columns * button_width : button_width,
            button_height};
}

int button_beside(int button, Direction way) {
    const int column = button % palette_columns, row = button / palette_columns;
    switch (way) {
        case blast::west:
            return column == 0 ? -1 : button - 1;
        case blast::east:
            return column == 0 && button + 1 < button_count ? button + 1 : button;
        case blast::north:
            return row > 0 ? button - palette_columns : button_of(Button::test);
        case blast::south:
            break;
    }
    if (row == last_row) return 0;
    return row == last_row - 1 ? button_of(Button::test) : button + palette_columns;
}

std::string_view button_name(int button) { return button_names[static_cast<std::size_t>(button)]; }
std::string_view mirror_name(Mirror mirror) {
    return mirror_names[static_cast<std::size_t>(mirror)];
}

void draw_palette(Canvas& canvas, const PaletteLook& look) {
    if (!canvas.shows(palette_area.inset(-2))) return;
    for (int button = 0; button < button_count; ++button) draw_button(canvas, look, button);
    if (look.cursor < 0) return;
    // The cursor is a frame, the tool in the hand a filled button.
    const Rect area = button_area(look.cursor);
    const Rect frame{area.x - 1, area.y - 1, area.width + 1, area.height + 1};
    canvas.rounded_frame(frame, 3, canvas.theme().ink, 2);
}

}  // namespace blast_editor
