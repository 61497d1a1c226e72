#include "blast_editor/workshop.h"

#include <new>

#include "blast/config.h"
#include "blast/rules.h"
#include "blast_editor/thumbnail.h"
#include "blast_editor/tool_words.h"
#include "stage/enlarge.h"

namespace blast_editor {

using stage::Record;

namespace {

static_assert(std::tuple_size_v<Record> == blast::arena_bytes);

kit::Verdict record_problem(const Record& record) {
    if (!blast::well_formed(record)) return kit::refused("this is no arena");
    const blast::ArenaProblem problem = problem_of(blast::loaded(record));
    return problem.ok() ? kit::done : kit::refused(problem.why);
}
bool record_well_formed(const Record& record) { return blast::well_formed(record); }

void record_title(const Record& record, kit::TextOut& out) {
    out.add(blast::loaded(record).title());
}
void rename_record(Record& record, std::string_view name) {
    Arena arena = blast::loaded(record);
    rename(arena, name);
    record = blast::stored(arena);
}
void note_record(const Record& record, kit::TextOut& out) {
    const Arena arena = blast::loaded(record);
    if (arena.tile_count == 0) return void(out.add("nothing in it yet"));
    out.number(arena.seats).add(arena.seats == 1 ? " player" : " players");
    // A draft is told as one: what it is like will change.
    if (!record_problem(record).ok()) return;
    out.add(", ").add(name_of_symmetries(symmetries_of(tidied(arena))));
}
void print_record(const Record& record, kit::TextOut& out) {
    print_arena(blast::loaded(record), out);
}
stage::RecordReading read_record(std::string_view text, Record& out) {
    const blast::ArenaReading reading = blast::read_arena(text);
    if (!reading.ok()) return {reading.why_not, reading.column};
    out = blast::stored(reading.arena);
    return {};
}
void make_record(int slot, Record& out) {
    kit::Text<blast::name_room> name("Arena ");
    out = blast::stored(empty_arena(name.number(slot).view()));
}
void model_record(int number, Record& out) {
    out = blast::stored(blast::arenas[static_cast<std::size_t>(number)]);
}
void choose_record(const Record& record, kit::Config& config) {
    config.values[blast::arena_field] = blast::own_arena;
    config.record = record;
    blast::Rules::info.form.settle(config);
}
// BLA-179, BLA-240: with two nobody comes back.
bool is_moot(const kit::Config& config, std::size_t field) {
    return field == blast::revenge_field && config[blast::arena_field] == blast::own_arena &&
           blast::arena_of(config).seats == blast::least_seats;
}
void shown_record(const kit::Config& config, Record& out) {
    out = blast::stored(blast::arena_of(config));
}
void draw_record(Canvas& canvas, const Record& record, Rect area) {
    draw_thumbnail(canvas, tidied(blast::loaded(record)), area);
}
stage::Editor& record_editor() { return the_editor(); }

// ---- Topics -------------------------------------------------------------------------------------

void fill_tool_topic(int number, stage::Topic& out) {
    const ToolText& text = tool_texts[static_cast<std::size_t>(number)];
    out.title.add(text.title);
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    out.page = static_cast<std::uint8_t>(page_number(text.page));
}

// A tile with the thing in its middle, or the button's own picture, large.
void draw_tool_topic(Canvas& canvas, int number) {
    const Rect area = stage::topic_picture;
    const bool ground = number >= button_count;
    const bool outside = number == static_cast<int>(Ground::outside);
    const bool tile = is_tool(number) && lays_tiles(tool_at(number));
    const bool thing =
        is_tool(number) && (lays_features(tool_at(number)) || tool_at(number) == Tool::block ||
                            tool_at(number) == Tool::start);
    if (!ground && !tile && !thing) {
        constexpr int size = blast_art::tool_size;
        return stage::enlarge(canvas, area, size, size, 5, [&](Canvas& piece) {
            blast_art::draw_tool(piece, static_cast<blast_art::Tool>(number), {});
        });
    }
    constexpr auto scale = blast_art::Scale::full;
    constexpr int cell = blast_art::square_size(scale), side = blast::tile_side * cell;
    if (number == static_cast<int>(Ground::pillar))
        return stage::enlarge(canvas, area, cell, cell, 3, [](Canvas& piece) {
            blast_art::draw_terrain(piece, blast::Ground::grey, {}, scale);
        });
    const Point at{area.centre().x - side / 2, area.centre().y - side / 2};
    if (outside) return blast_art::lay_outside(canvas, {at.x, at.y, side, side});
    blast_art::lay_turf(canvas, {at.x, at.y, side, side}, at, scale);
    if (tile)
        for (int row = 0; row < blast::tile_side; ++row)
            for (int column = 0; column < blast::tile_side; ++column)
                if (has_pillar(pattern_of(tool_at(number)), column, row))
                    blast_art::draw_terrain(canvas, blast::Ground::grey,
                                            {at.x + column * cell, at.y + row * cell}, scale);
    if (!thing) return;
    const Tool tool = tool_at(number);
    const Point middle{at.x + cell, at.y + cell};
    if (tool == Tool::block)
        blast_art::draw_block(canvas, middle, scale);
    else if (tool == Tool::start)
        draw_start(canvas, {middle.x, middle.y, cell, cell}, 0);
    else
        blast_art::draw_terrain(canvas,
                                blast::terrain_of({gadget_of(tool), blast::east, blast::Square{0}}),
                                middle, scale);
}

}  // namespace

ArenaEditor& the_editor() {
    // Built when it is first wanted: as data it would take up flash as well.
    alignas(ArenaEditor) static std::byte room[sizeof(ArenaEditor)];
    static ArenaEditor* editor = nullptr;
    if (editor == nullptr) editor = new (room) ArenaEditor;
    return *editor;
}

constinit const stage::Workshop workshop{
    .heading = "Arenas",
    .thing = "arena",
    .longest_name = blast::name_room,
    .name_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz -'",
    .longest_text = blast::longest_arena_text,
    .text_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz -'|^><",
    .problem = record_problem,
    .well_formed = record_well_formed,
    .title = record_title,
    .rename = rename_record,
    .note = note_record,
    .print = print_record,
    .read = read_record,
    .make = make_record,
    .models = blast::built_in_arenas,
    .model = model_record,
    .choose = choose_record,
    .moot = is_moot,
    .shown = shown_record,
    .draw = draw_record,
    .editor = record_editor,
    .topics = editor_topics,
    .topic = fill_tool_topic,
    .draw_topic = draw_tool_topic,
};

}  // namespace blast_editor
