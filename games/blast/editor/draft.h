// An arena under the hands of its maker: what a tool does where, what is left in the box, and the
// way back. No pixels and no keys.
//
// What was done since the opening is a list of small edits, and undo plays all but the last of them
// again: so it goes back as far as anybody draws, in little memory.
#pragma once

#include "blast_editor/pieces.h"
#include "kit/verdict.h"

namespace blast_editor {

enum class Tool : std::uint8_t {
    tile_k,
    tile_h,
    tile_v,
    tile_x,
    block,
    start,
    teleport,
    power,
    hole,
    turf,
    belt,
    final,
    erase,
};
inline constexpr int tool_count = 13;

constexpr bool lays_tiles(Tool tool) { return tool <= Tool::tile_x; }
constexpr Pattern pattern_of(Tool tool) { return static_cast<Pattern>(tool); }
constexpr bool lays_features(Tool tool) { return tool >= Tool::teleport && tool <= Tool::belt; }
blast::Gadget gadget_of(Tool tool);
Tool tool_of(blast::Gadget gadget);

// How many of it are left in the box; several tools share one stock. -1: it needs none.
int left_in_box(const Arena& arena, Tool tool);

enum class Effect : std::uint8_t { none, lay, change, turn, take_away, make_final };

// What A would do.
struct Attempt {
    Effect effect = Effect::none;
    const char* why_not = nullptr;  // then the arena stays as it is
    int size = 1;                   // of what is laid: a square, or a tile's side
    Spots spots;                    // where, before the whole arena moves over
    int columns = 0, rows = 0;      // how far that moves, to make room
    Arena after;

    bool ok() const { return why_not == nullptr; }
};
Attempt attempt(const Arena& arena, Tool tool, Mirror mirror, Square square);

class Draft {
  public:
    void open(const Arena& arena);

    // As it lies on the bench: anywhere in the box.
    const Arena& arena() const { return now_; }
    // As it is kept and played.
    Arena finished() const { return normalised(now_); }
    bool changed() const { return steps_ > 0; }

    // Does it, if it can be done.
    Attempt use(Tool tool, Mirror mirror, Square square);
    // The whole arena one square over. False: there is no room. No step for undo.
    bool push(Direction way);
    // Takes the last step back; false: this is how it was opened.
    bool undo();

    // The first check that fails, with its square as it lies here.
    blast::ArenaProblem problem() const;

    static constexpr std::size_t most_edits = 512;

  private:
    // A use of a tool, or a push.
    struct Edit {
        std::uint8_t what = 0;  // tool, and the mirror in the upper half
        std::uint8_t where = 0;
        bool is_push() const { return (what & 15) == pushed; }
    };
    static constexpr std::uint8_t pushed = 15;

    void note(const Edit& edit);
    static Arena replayed(const Arena& from, const Edit& edit);

    Arena opening_, now_;
    std::array<Edit, most_edits> edits_;
    std::uint16_t count_ = 0;
    std::uint16_t steps_ = 0;  // uses of tools among them
};

}  // namespace blast_editor
