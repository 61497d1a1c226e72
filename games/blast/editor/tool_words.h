// What Y explains in the editor: every button, and the ground. The numbers are those of RULES.md.
#pragma once

#include "blast/pages.h"
#include "blast_editor/palette.h"

namespace blast_editor {

// Behind those of the buttons.
enum class Ground : std::uint8_t { pillar = button_count, floor, outside, count };
inline constexpr int editor_topics = static_cast<int>(Ground::count);

struct ToolText {
    std::string_view title;
    std::string_view plain;
    std::string_view number;
    std::string_view rule;
    blast::Page page;
};

inline constexpr std::array<ToolText, editor_topics> tool_texts{{
    {"Tile K", "Nine squares with a pillar in the middle. There are four.", "BLA-005",
     "An arena has three to nine tiles, and they need not lie in rows. On a tile of another kind "
     "it takes that tile's place.",
     blast::Page::aim},
    {"Tile H", "Pillars at the left and right side. Laid on itself it turns into a V.", "BLA-005",
     "H and V are one kind of tile, turned by a quarter. There are four of both together.",
     blast::Page::aim},
    {"Tile V", "Pillars at the top and bottom side. Laid on itself it turns into an H.", "BLA-005",
     "H and V are one kind of tile, turned by a quarter. There are four of both together.",
     blast::Page::aim},
    {"Tile X", "Pillars in all four corners. There is only one.", "BLA-005",
     "In the middle of the usual arenas, where everybody meets at last.", blast::Page::aim},
    {"Block", "There is an item under it. Laid on a block it takes that away.", "BLA-020",
     "Up to twenty, on floor. The items are dealt to them by lot when a match begins; those that "
     "are left over stay in the box.",
     blast::Page::items},
    {"Start", "Where a player begins. The numbers say who sits next to whom.", "BLA-222",
     "Two, three or four starts make an arena for as many players. Each needs a tile of its own, "
     "not the final one, and at least four squares to hide in, not all in one line.",
     blast::Page::aim},
    {"Teleport Pad", "Sends whoever steps on it to the next pad that its arrow faces.", "BLA-185",
     "Laid on itself it turns its arrow. Another pad must lie where it points. With the Power-Up "
     "Pads there "
     "are eight.",
     blast::Page::features},
    {"Power-Up Pad", "A bomb on it hits everybody who is not on such a pad.", "BLA-200",
     "With the Teleport Pads there are eight. No bomb can be laid on a Teleport Pad, but on this "
     "one it can.",
     blast::Page::features},
    {"Hole", "Lies on a pillar: flames pass, bombs fall in, nobody walks there.", "BLA-190",
     "A bomb that falls in comes back to its owner. With Cracked Turf there are eight.",
     blast::Page::features},
    {"Cracked Turf", "Floor until a bomb explodes on it. Then it is a Hole.", "BLA-195",
     "Whoever stands on it then is out. On a pillar it opens a way. With the Holes there are "
     "eight.",
     blast::Page::features},
    {"Belt", "Carries your figure and bombs one square at the end of your turn.", "BLA-210",
     "Laid on itself it turns its arrow. A new one points where the last one does. There are "
     "eight.",
     blast::Page::belts},
    {"Final tile", "The tile that is left when OVERTIME has taken all others.", "BLA-222",
     "Every arena has one, and nobody may start on it. It has a double frame.",
     blast::Page::overtime},
    {"Eraser", "Takes away what is on the square, then the tile under it.", "BLA-233",
     "A tile goes with all that lies on it. UNDO brings it back.", blast::Page::aim},
    {"Mirror", "Whatever you lay or take away is done on the other side, too.", "BLA-223",
     "Left and right, top and bottom, half a turn or quarter turns, around the middle of what lies "
     "there: begin with the middle tile. An even arena is fair, but it need not be even.",
     blast::Page::aim},
    {"Flip order", "Numbers the tiles in the order in which OVERTIME flips them.", "BLA-232",
     "Clockwise around the final tile, from the north; in one direction the farther tile first. "
     "In a match it begins with the tile on which the holder started.",
     blast::Page::overtime},
    {"Undo", "Takes the last change back, one at a time.", "BLA-233",
     "As far as to where the editor was opened.", blast::Page::aim},
    {"Test play", "Plays the arena at once against computers, then comes back.", "BLA-233",
     "A test does not count and is not kept. The line below says what is missing before it can be "
     "played.",
     blast::Page::aim},
    {"Pillar", "Nothing stands on it, and it stops bombs and flames.", "BLA-006",
     "It belongs to its tile. Only a Hole or Cracked Turf can be laid on it.", blast::Page::aim},
    {"Floor", "Green ground, for figures, bombs, blocks and features.", "BLA-006",
     "Every square of floor must be reached from some start, blocks taken away.", blast::Page::aim},
    {"Outside", "No tile lies here: nothing can be on it.", "BLA-006",
     "It stops what a pillar stops. The arena fits into twelve by twelve squares; where it lies in "
     "them does not matter.",
     blast::Page::aim},
}};

}  // namespace blast_editor
