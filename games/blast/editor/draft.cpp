#include "blast_editor/draft.h"

#include <algorithm>
#include <cstdlib>

namespace blast_editor {

using blast::Gadget;
using blast::nothing;
using blast::Placed;
using blast::tile_side;
using blast::tile_under;

// ---- Tools --------------------------------------------------------------------------------------

namespace {

// In the order of the tools.
constexpr std::array<Gadget, blast::gadget_kinds> tool_gadgets{
    Gadget::teleport, Gadget::power, Gadget::hole, Gadget::turf, Gadget::belt};

constexpr int stock_of_pads = 8;  // and of Holes with turf, and of belts: BLA-004

bool one_stock(Gadget one, Gadget other) {
    const auto pad = [](Gadget gadget) {
        return gadget == Gadget::power || gadget == Gadget::teleport;
    };
    const auto pit = [](Gadget gadget) { return gadget == Gadget::hole || gadget == Gadget::turf; };
    return one == other || (pad(one) && pad(other)) || (pit(one) && pit(other));
}
bool turns(Pattern pattern) { return pattern == Pattern::h || pattern == Pattern::v; }
bool one_stock(Pattern one, Pattern other) { return one == other || (turns(one) && turns(other)); }

}  // namespace

Gadget gadget_of(Tool tool) {
    return tool_gadgets[static_cast<std::size_t>(tool) - static_cast<std::size_t>(Tool::teleport)];
}
Tool tool_of(Gadget gadget) {
    const auto at = std::ranges::find(tool_gadgets, gadget);
    return static_cast<Tool>(static_cast<int>(Tool::teleport) + (at - tool_gadgets.begin()));
}

int left_in_box(const Arena& arena, Tool tool) {
    if (tool == Tool::block) return static_cast<int>(blast::most_blocks) - arena.block_count;
    if (tool == Tool::start) return blast::most_seats - arena.seats;
    if (lays_tiles(tool)) {
        const Pattern pattern = pattern_of(tool);
        int left = pattern == Pattern::x ? 1 : 4;  // BLA-005
        for (const blast::TilePlace& tile : arena.tile_list())
            left -= one_stock(tile.pattern, pattern) ? 1 : 0;
        return left;
    }
    if (!lays_features(tool)) return -1;
    int left = stock_of_pads;
    for (const Placed& placed : arena.feature_list())
        left -= one_stock(placed.gadget(), gadget_of(tool)) ? 1 : 0;
    return left;
}

// ---- What A would do ----------------------------------------------------------------------------

namespace {

const char* out_of_stock(Tool tool) {
    constexpr std::array<const char*, tool_count> words{
        "All 4 tiles K are laid",
        "All 4 tiles H and V are laid",
        "All 4 tiles H and V are laid",
        "The tile X is laid",
        "All 20 blocks are laid",
        "Four starts are enough",
        "All 8 pads are laid",
        "All 8 pads are laid",
        "All 8 Holes and turfs are laid",
        "All 8 Holes and turfs are laid",
        "All 8 belts are laid",
        nullptr,
        nullptr,
    };
    return words[static_cast<std::size_t>(tool)];
}

constexpr const char* no_quarter_turn = "No quarter turn around this middle";

class Hand {
  public:
    Hand(const Arena& arena, Tool tool, Mirror mirror, Square square)
        : arena_(arena), tool_(tool), mirror_(mirror), square_(square) {
        out_.after = arena;
    }

    Attempt use() {
        const std::uint8_t tile = tile_under(arena_, square_);
        if (lays_tiles(tool_))
            tile == nothing ? lay_tile() : change_tile(tile);
        else if (tool_ == Tool::erase)
            erase(tile);
        else if (tool_ == Tool::final)
            make_final(tile);
        else
            use_thing();
        if (!out_.ok()) out_.after = arena_;
        return out_;
    }

  private:
    void refuse(const char* why) {
        if (out_.ok()) out_.why_not = why;
    }
    bool find_images(const Spot& piece, int size) {
        out_.size = size;
        out_.spots = images(extent_of(arena_), mirror_, piece, size);
        if (!out_.spots.empty()) return true;
        out_.spots = {piece};
        refuse(no_quarter_turn);
        return false;
    }
    Spot here() const { return {blast::column_of(square_), blast::row_of(square_), {}, {}}; }

    // ---- Tiles

    bool has_room(const Spot& spot) const {
        return spot.in_box(tile_side) &&
               std::ranges::none_of(arena_.tile_list(), [&](const blast::TilePlace& tile) {
                   return tiles_meet(tile.corner, spot.square());
               });
    }
    // The place nearest to the middle under the cursor that is free.
    Spot place_for_tile() {
        const Spot middle = here();
        constexpr int reach = tile_side / 2;
        Spot best{std::clamp(middle.column - reach, 0, blast::box - tile_side),
                  std::clamp(middle.row - reach, 0, blast::box - tile_side),
                  pattern_of(tool_),
                  {}};
        int least = blast::box;
        for (int rows = -reach; rows <= reach; ++rows)
            for (int columns = -reach; columns <= reach; ++columns) {
                const Spot spot{middle.column - reach + columns,
                                middle.row - reach + rows,
                                pattern_of(tool_),
                                {}};
                const int distance = std::abs(rows) + std::abs(columns);
                if (distance >= least || !has_room(spot)) continue;
                best = spot;
                least = distance;
            }
        if (least == blast::box) refuse("No room for a tile here");
        return best;
    }
    void lay_tile() {
        out_.effect = Effect::lay;
        if (!find_images(place_for_tile(), tile_side) || !out_.ok() || !make_room()) return;
        for (const Spot& spot : out_.spots) {
            const Square corner =
                blast::square_at(spot.column + out_.columns, spot.row + out_.rows);
            if (left_in_box(out_.after, as_tool(spot.pattern)) == 0)
                return refuse(out_of_stock(tool_));
            for (const blast::TilePlace& tile : out_.after.tile_list())
                if (tiles_meet(tile.corner, corner)) return refuse("The mirrored tile has no room");
            add_tile(out_.after, spot.pattern, corner);
        }
    }
    // Moves everything over if an image lies beyond the edge.
    bool make_room() {
        Extent all = extent_of(arena_);
        for (const Spot& spot : out_.spots) {
            if (all.empty()) all = {spot.column, spot.row, spot.column, spot.row};
            all = {std::min(all.left, spot.column), std::min(all.top, spot.row),
                   std::max(all.right, spot.column + tile_side),
                   std::max(all.bottom, spot.row + tile_side)};
        }
        if (all.right - all.left > blast::box || all.bottom - all.top > blast::box) {
            refuse("The mirrored tile is over the edge");
            return false;
        }
        out_.columns = all.left < 0 ? -all.left : std::min(blast::box - all.right, 0);
        out_.rows = all.top < 0 ? -all.top : std::min(blast::box - all.bottom, 0);
        out_.after = moved(arena_, out_.columns, out_.rows);
        return true;
    }
    static Tool as_tool(Pattern pattern) { return static_cast<Tool>(pattern); }

    // On a tile that lies there: H and V turn, another kind takes its place.
    void change_tile(std::uint8_t tile) {
        const blast::TilePlace old = arena_.tiles[tile];
        const bool same_kind = one_stock(old.pattern, pattern_of(tool_));
        out_.effect = same_kind ? Effect::turn : Effect::change;
        const Pattern wanted = !same_kind                  ? pattern_of(tool_)
                               : old.pattern == Pattern::h ? Pattern::v
                                                           : Pattern::h;
        const Spot piece{blast::column_of(old.corner), blast::row_of(old.corner), wanted, {}};
        if (!find_images(piece, tile_side)) return;
        if (same_kind && !turns(old.pattern)) return refuse("It lies there already");
        for (const Spot& spot : out_.spots) {
            // What is not the image of this tile stays as it is.
            if (!spot.in_box(tile_side)) continue;
            const std::uint8_t there = tile_under(out_.after, spot.square());
            if (there == nothing) continue;
            blast::TilePlace& other = out_.after.tiles[there];
            if (other.corner != spot.square() || one_stock(other.pattern, old.pattern) == false)
                continue;
            if (!same_kind && left_in_box(out_.after, tool_) == 0)
                return refuse(out_of_stock(tool_));
            other.pattern = spot.pattern;
        }
    }
    void make_final(std::uint8_t tile) {
        out_.effect = Effect::make_final;
        out_.size = tile_side;
        out_.spots = {here()};
        if (tile == nothing) {
            out_.size = 1;
            return refuse("No tile is here");
        }
        const Square corner = arena_.tiles[tile].corner;
        out_.spots = {
            {blast::column_of(corner), blast::row_of(corner), arena_.tiles[tile].pattern, {}}};
        if (arena_.final_tile == tile) return refuse("This is the final tile already");
        out_.after.final_tile = tile;
    }

    // ---- Things on squares

    bool is_own(const Arena& arena, Square at) const {
        switch (thing_at(arena, at)) {
            case Thing::block:
                return tool_ == Tool::block;
            case Thing::start:
                return tool_ == Tool::start;
            case Thing::feature:
                return lays_features(tool_) &&
                       arena.features[feature_at(arena, at)].gadget() == gadget_of(tool_);
            case Thing::none:
                break;
        }
        return false;
    }
    bool has_way() const { return lays_features(tool_) && has_arrow(gadget_of(tool_)); }

    void use_thing() {
        if (!is_own(arena_, square_)) return lay_thing();
        if (has_way()) return turn_thing();
        out_.effect = Effect::take_away;
        if (!find_images(here(), 1)) return;
        for (const Spot& spot : out_.spots)
            if (spot.in_box(1) && is_own(out_.after, spot.square()))
                remove_thing(out_.after, spot.square());
    }
    void turn_thing() {
        out_.effect = Effect::turn;
        Spot piece = here();
        piece.arrow = blast::turned(arena_.features[feature_at(arena_, square_)].arrow(), 1);
        if (!find_images(piece, 1)) return;
        for (const Spot& spot : out_.spots)
            if (spot.in_box(1) && is_own(out_.after, spot.square()))
                out_.after.features[feature_at(out_.after, spot.square())] = {
                    gadget_of(tool_), spot.arrow, spot.square()};
    }
    // A new arrow points where the last one of its kind does.
    Direction usual_arrow() const {
        Direction arrow = blast::north;
        for (const Placed& placed : arena_.feature_list())
            if (has_way() && placed.gadget() == gadget_of(tool_)) arrow = placed.arrow();
        return arrow;
    }
    // One thing a square: whatever is there makes room.
    void lay_thing() {
        out_.effect = thing_at(arena_, square_) == Thing::none ? Effect::lay : Effect::change;
        Spot piece = here();
        piece.arrow = usual_arrow();
        if (!find_images(piece, 1)) return;
        const blast::Map bare = lay_out(arena_, false);
        for (const Spot& spot : out_.spots) {
            if (!spot.in_box(1)) return refuse("Its image lies on no tile");
            const bool image = spot.square() != square_;
            const blast::Ground ground = bare[spot.square()].ground();
            if (ground == blast::Ground::outside)
                return refuse(image ? "Its image lies on no tile" : "Lay a tile here first");
            const bool pillar = ground == blast::Ground::grey;
            if (tool_ == Tool::hole && !pillar)
                return refuse(image ? "Its image is no pillar" : "A Hole needs a pillar");
            if (tool_ != Tool::hole && tool_ != Tool::turf && pillar)
                return refuse(image ? "Its image is a pillar" : "Not on a pillar");
            remove_thing(out_.after, spot.square());
        }
        for (const Spot& spot : out_.spots) {
            if (left_in_box(out_.after, tool_) == 0) return refuse(out_of_stock(tool_));
            if (tool_ == Tool::block)
                add_block(out_.after, spot.square());
            else if (tool_ == Tool::start)
                add_start(out_.after, spot.square());
            else
                add_feature(out_.after, {gadget_of(tool_), has_way() ? spot.arrow : blast::north,
                                         spot.square()});
        }
    }

    // What lies on the square; else the tile under it.
    void erase(std::uint8_t tile) {
        out_.effect = Effect::take_away;
        if (thing_at(arena_, square_) != Thing::none) {
            if (!find_images(here(), 1)) return;
            for (const Spot& spot : out_.spots)
                if (spot.in_box(1)) remove_thing(out_.after, spot.square());
            return;
        }
        out_.spots = {here()};
        if (tile == nothing) return refuse("Nothing is here");
        const blast::TilePlace old = arena_.tiles[tile];
        if (!find_images({blast::column_of(old.corner), blast::row_of(old.corner), old.pattern, {}},
                         tile_side))
            return;
        for (const Spot& spot : out_.spots) {
            if (!spot.in_box(tile_side)) continue;
            const std::uint8_t there = tile_under(out_.after, spot.square());
            if (there != nothing && out_.after.tiles[there].corner == spot.square())
                remove_tile(out_.after, there);
        }
    }

    const Arena& arena_;
    Tool tool_;
    Mirror mirror_;
    Square square_;
    Attempt out_;
};

}  // namespace

Attempt attempt(const Arena& arena, Tool tool, Mirror mirror, Square square) {
    return Hand(arena, tool, mirror, square).use();
}

// ---- Draft --------------------------------------------------------------------------------------

void Draft::open(const Arena& arena) {
    opening_ = now_ = tidied(arena);
    count_ = steps_ = 0;
}

Arena Draft::replayed(const Arena& from, const Edit& edit) {
    if (edit.is_push()) {
        const auto way = static_cast<Direction>(edit.where);
        return moved(from, blast::column_step[way], blast::row_step[way]);
    }
    return attempt(from, static_cast<Tool>(edit.what & 15), static_cast<Mirror>(edit.what >> 4),
                   edit.where)
        .after;
}

// When the list is full, what is oldest becomes part of the opening.
void Draft::note(const Edit& edit) {
    if (count_ == most_edits) {
        constexpr std::uint16_t oldest = most_edits / 4;
        for (std::uint16_t i = 0; i < oldest; ++i) {
            opening_ = replayed(opening_, edits_[i]);
            if (!edits_[i].is_push()) --steps_;
        }
        std::copy(edits_.begin() + oldest, edits_.end(), edits_.begin());
        count_ = most_edits - oldest;
    }
    edits_[count_++] = edit;
    if (!edit.is_push()) ++steps_;
}

Attempt Draft::use(Tool tool, Mirror mirror, Square square) {
    Attempt tried = attempt(now_, tool, mirror, square);
    if (tried.ok()) {
        now_ = tried.after;
        note({static_cast<std::uint8_t>(static_cast<unsigned>(tool) | static_cast<unsigned>(mirror)
                                                                          << 4),
              square});
    }
    return tried;
}

bool Draft::push(Direction way) {
    const Extent extent = extent_of(now_);
    const int columns = blast::column_step[way], rows = blast::row_step[way];
    const bool room = extent.left + columns >= 0 && extent.top + rows >= 0 &&
                      extent.right + columns <= blast::box && extent.bottom + rows <= blast::box;
    if (extent.empty() || !room) return false;
    now_ = moved(now_, columns, rows);
    note({pushed, way});
    return true;
}

bool Draft::undo() {
    if (steps_ == 0) return false;
    while (edits_[count_ - 1u].is_push()) --count_;
    --count_;
    --steps_;
    now_ = opening_;
    for (std::uint16_t i = 0; i < count_; ++i) now_ = replayed(now_, edits_[i]);
    return true;
}

blast::ArenaProblem Draft::problem() const {
    blast::ArenaProblem found = problem_of(finished());
    const Extent extent = extent_of(now_);
    if (found.square != blast::no_square)
        found.square = blast::square_at(blast::column_of(found.square) + extent.left,
                                        blast::row_of(found.square) + extent.top);
    return found;
}

}  // namespace blast_editor
