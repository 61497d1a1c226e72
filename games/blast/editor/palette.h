// The buttons beside the arena: every tool with what is left of it, and what else can be done.
#pragma once

#include "blast_art/pictures.h"
#include "blast_editor/draft.h"

namespace blast_editor {

using stage::Canvas;
using stage::Point;
using stage::Rect;

// The tools come first, in their order.
enum class Button : std::uint8_t {
    first_tool,
    mirror = tool_count,
    ring,
    undo,
    test,
};
inline constexpr int button_count = tool_count + 4;
constexpr bool is_tool(int button) { return button < tool_count; }
constexpr Tool tool_at(int button) { return static_cast<Tool>(button); }
constexpr int button_of(Button button) { return static_cast<int>(button); }

inline constexpr Rect palette_area{192, 16, 48, 189};
Rect button_area(int button);
// Where the d-pad leads from a button; -1: out of the palette, to the left.
int button_beside(int button, Direction way);

// What it is called: in the strip on top, and as the title of what Y explains.
std::string_view button_name(int button);
std::string_view mirror_name(Mirror mirror);

struct PaletteLook {
    const Arena& arena;
    Mirror mirror;
    bool ring, can_undo, can_test;
    int in_hand;  // button; -1: no tool
    int cursor;   // -1: elsewhere
};
void draw_palette(Canvas& canvas, const PaletteLook& look);

}  // namespace blast_editor
