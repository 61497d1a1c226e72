#include "blast_editor/arena_editor.h"

#include "blast_editor/tool_words.h"

namespace blast_editor {

using blast::no_square;
using blast::nothing;
using stage::Hint;
using stage::Key;

namespace {

constexpr Rect strip_area{0, 0, stage::screen_size, 16};
constexpr Rect verdict_area{0, 208, stage::screen_size, 16};
// Two and a half times a second, for a while; then it stays lit.
constexpr int half_blink = 12, blink_frames = 20 * half_blink;
constexpr int rest_frames = 60;  // a pause in drawing, in which it is kept
constexpr Square middle_of_box = blast::square_at(blast::box / 2, blast::box / 2);

}  // namespace

std::string_view name_of_symmetries(std::uint8_t symmetries) {
    constexpr std::uint8_t both = blast::mirror_left_right | blast::mirror_top_bottom;
    if ((symmetries & blast::quarter_turn) != 0)
        return (symmetries & both) != 0 ? "alike all round" : "quarters alike";
    switch (symmetries & both) {
        case both:
            return "mirrored 2 ways";
        case blast::mirror_left_right:
            return "left like right";
        case blast::mirror_top_bottom:
            return "top like bottom";
        default:
            return symmetries != 0 ? "opposites alike" : "uneven";
    }
}

// ---- Opening and keeping ------------------------------------------------------------------------

void ArenaEditor::edit(stage::Workbench& bench, const stage::Record& record) {
    bench_ = &bench;
    draft_.open(blast::loaded(record));
    kept_ = true;
    rest_ = 0;
    mirror_ = Mirror::off;
    ring_ = holding_ = false;
    cursor_ = middle_of_box;
    button_ = 0;
    look_again();
}

void ArenaEditor::opened(stage::Console& console) { start_blinking(console); }
void ArenaEditor::uncovered(stage::Console& console) { start_blinking(console); }
// Whoever lets it lie may not come back before the battery is empty.
void ArenaEditor::darkened(stage::Console& console) { keep(console); }
void ArenaEditor::abandoned(stage::Console& console) { keep(console); }

void ArenaEditor::keep(stage::Console& console) {
    if (kept_) return;
    bench_->keep(console, blast::stored(draft_.finished()));
    kept_ = true;
}

void ArenaEditor::leave(stage::Console& console) {
    console.sound(stage::Cue::back);
    keep(console);
    console.close();
}

// ---- What is shown ------------------------------------------------------------------------------

void ArenaEditor::look_again() {
    problem_ = draft_.problem();
    symmetries_ = symmetries_of(draft_.finished());
    aim();
}

void ArenaEditor::aim() {
    attempt_ =
        holding_ && !on_palette() ? attempt(draft_.arena(), tool_, mirror_, cursor_) : Attempt{};
}

void ArenaEditor::changed(stage::Console& console) {
    kept_ = false;
    rest_ = rest_frames;
    console.animate();
    look_again();
    start_blinking(console);
    console.damage_all();
}

void ArenaEditor::start_blinking(stage::Console& console) {
    blink_ = 0;
    if (problem_.square == no_square || console.animation_speed() == 0 || console.calm()) return;
    blink_ = blink_frames;
    console.animate();
}

bool ArenaEditor::lit() const { return blink_ / half_blink % 2 == 0; }

bool ArenaEditor::tick(stage::Console& console) {
    // Not with each stroke: a key must not wait for the flash.
    if (rest_ > 0 && --rest_ == 0) keep(console);
    if (blink_ > 0) {
        const bool before = lit();
        --blink_;
        if (lit() != before) console.damage(cell_area(problem_.square));
    }
    return blink_ > 0 || rest_ > 0;
}

void ArenaEditor::damage_aim(stage::Console& console) const {
    if (on_palette()) return console.damage(button_area(button_).inset(-2));
    console.damage(cell_area(cursor_).inset(-2));
    for (const Spot& spot : attempt_.spots)
        console.damage(spot_area(spot, attempt_.size).common(bench_area));
}

void ArenaEditor::damage_words(stage::Console& console) const {
    console.damage(strip_area);
    console.damage(stage::hints_area);
}

void ArenaEditor::refuse(stage::Console& console, const char* why) const {
    console.sound(stage::Cue::refuse);
    console.toast(why);
}

// ---- Keys ---------------------------------------------------------------------------------------

void ArenaEditor::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::up)) return move(console, blast::north);
    if (press.tapped(Key::right)) return move(console, blast::east);
    if (press.tapped(Key::down)) return move(console, blast::south);
    if (press.tapped(Key::left)) return move(console, blast::west);
    if (press.tapped(Key::y)) return bench_->explain(console, topic());
    if (press.tapped(Key::b)) {
        if (!holding_ || on_palette()) return leave(console);
        console.sound(stage::Cue::back);
        return go_to_palette(console, static_cast<int>(tool_));
    }
    if (!press.tapped(Key::a)) return;
    if (on_palette()) return press_button(console);
    return holding_ ? use(console) : pick(console);
}

void ArenaEditor::go_to_palette(stage::Console& console, int button) {
    damage_aim(console);
    console.damage(palette_area);
    holding_ = false;
    button_ = button;
    aim();
    damage_aim(console);
    damage_words(console);
}

// The cursor, or, where it is at the edge with a tile in the hand, the arena the other way.
void ArenaEditor::move(stage::Console& console, Direction way) {
    if (on_palette()) return move_on_palette(console, way);
    const Square next = beside(cursor_, way);
    if (next == no_square) {
        const bool makes_room = holding_ && lays_tiles(tool_);
        if (makes_room && draft_.push(blast::turned(way, 2))) {
            console.sound(stage::Cue::move);
            look_again();
            return console.damage(bench_area);
        }
        if (way != blast::east) return console.sound(stage::Cue::refuse);
        console.sound(stage::Cue::move);
        damage_aim(console);
        // The button beside it.
        button_ = std::min(blast::row_of(cursor_) * cell_size / button_area(0).height * 2,
                           button_of(Button::test));
        aim();
        damage_aim(console);
        return damage_words(console);
    }
    const char* const why = attempt_.why_not;
    const Effect effect = attempt_.effect;
    damage_aim(console);
    cursor_ = next;
    aim();
    damage_aim(console);
    console.sound(stage::Cue::move);
    if (!holding_ || attempt_.why_not != why || attempt_.effect != effect) damage_words(console);
}

void ArenaEditor::move_on_palette(stage::Console& console, Direction way) {
    const int next = button_beside(button_, way);
    if (next == button_) return console.sound(stage::Cue::refuse);
    damage_aim(console);
    button_ = next;
    aim();
    damage_aim(console);
    console.sound(stage::Cue::move);
    damage_words(console);
}

void ArenaEditor::press_button(stage::Console& console) {
    if (is_tool(button_)) {
        console.sound(stage::Cue::choose);
        holding_ = true;
        tool_ = tool_at(button_);
        button_ = -1;  // back to where it was in the arena
        aim();
        return console.damage_all();
    }
    switch (static_cast<Button>(button_)) {
        case Button::mirror:
            console.sound(stage::Cue::toggle);
            mirror_ = static_cast<Mirror>((static_cast<int>(mirror_) + 1) % mirror_kinds);
            console.damage(bench_area);
            console.damage(palette_area);
            return damage_words(console);
        case Button::ring:
            if (!ring_ && !has_final()) return refuse(console, "Choose the final tile first");
            console.sound(stage::Cue::toggle);
            ring_ = !ring_;
            return console.damage_all();
        case Button::undo:
            if (!draft_.undo()) return refuse(console, "Nothing was done since it was opened");
            console.sound(stage::Cue::back);
            return changed(console);
        default:
            break;
    }
    if (!problem_.ok()) return refuse(console, problem_.why);
    keep(console);
    bench_->try_out(console, blast::stored(draft_.finished()));
}

void ArenaEditor::use(stage::Console& console) {
    const Attempt done = draft_.use(tool_, mirror_, cursor_);
    if (!done.ok()) return refuse(console, done.why_not);
    // The cursor goes along when everything moves over.
    cursor_ = blast::square_at(blast::column_of(cursor_) + done.columns,
                               blast::row_of(cursor_) + done.rows);
    console.sound(done.effect == Effect::take_away ? stage::Cue::back : stage::Cue::choose);
    changed(console);
}

// With an empty hand: the tool that made what is here.
void ArenaEditor::pick(stage::Console& console) {
    const int button = tool_here();
    console.sound(stage::Cue::choose);
    if (button < 0) return go_to_palette(console, 0);
    holding_ = true;
    tool_ = tool_at(button);
    aim();
    console.damage_all();
}

int ArenaEditor::tool_here() const {
    const Arena& arena = draft_.arena();
    switch (thing_at(arena, cursor_)) {
        case Thing::block:
            return static_cast<int>(Tool::block);
        case Thing::start:
            return static_cast<int>(Tool::start);
        case Thing::feature:
            return static_cast<int>(tool_of(arena.features[feature_at(arena, cursor_)].gadget()));
        case Thing::none:
            break;
    }
    const std::uint8_t tile = tile_under(arena, cursor_);
    return tile == nothing ? -1 : static_cast<int>(arena.tiles[tile].pattern);
}

// ---- Words --------------------------------------------------------------------------------------

int ArenaEditor::topic() const {
    if (on_palette()) return button_;
    if (thing_at(draft_.arena(), cursor_) != Thing::none) return tool_here();
    const blast::Map map = lay_out(draft_.arena(), false);
    switch (map[cursor_].ground()) {
        case blast::Ground::floor:
            return static_cast<int>(Ground::floor);
        case blast::Ground::grey:
            return static_cast<int>(Ground::pillar);
        default:
            return static_cast<int>(Ground::outside);
    }
}

void ArenaEditor::prompt(kit::TextOut& out) const {
    if (on_palette()) {
        out.add(button_name(button_));
        const int left = is_tool(button_) ? left_in_box(draft_.arena(), tool_at(button_)) : -1;
        if (left >= 0) out.add(", ").number(left).add(" left");
        if (button_ == button_of(Button::mirror)) out.add(": ").add(mirror_name(mirror_));
        return;
    }
    if (!holding_) return void(out.add(draft_.arena().title()));
    if (attempt_.ok())
        out.add(button_name(static_cast<int>(tool_)));
    else
        out.add(attempt_.why_not);
}

std::span<const Hint> ArenaEditor::hints() const {
    static constexpr Hint moves{stage::any_direction, "move"}, tools{Key::b, "tools"},
        leaves{Key::b, "leave"}, what{Key::y, "what?"};
    static constexpr Hint take[] = {moves, {Key::a, "take"}, leaves, what};
    static constexpr Hint change[] = {moves, {Key::a, "change"}, leaves, what};
    static constexpr Hint show[] = {moves, {Key::a, "show"}, leaves, what};
    static constexpr Hint hide[] = {moves, {Key::a, "hide"}, leaves, what};
    static constexpr Hint undo[] = {moves, {Key::a, "undo"}, leaves, what};
    static constexpr Hint test[] = {moves, {Key::a, "play"}, leaves, what};
    static constexpr Hint why_not[] = {moves, {Key::a, "why not"}, leaves, what};
    if (on_palette()) {
        if (is_tool(button_)) return take;
        switch (static_cast<Button>(button_)) {
            case Button::mirror:
                return change;
            case Button::ring:
                if (ring_) return hide;
                if (has_final()) return show;
                return why_not;
            case Button::undo:
                if (draft_.changed()) return undo;
                return why_not;
            default:
                if (problem_.ok()) return test;
                return why_not;
        }
    }
    static constexpr Hint pick_tool[] = {moves, {Key::a, "its tool"}, leaves, what};
    static constexpr Hint to_tools[] = {moves, {Key::a, "tools"}, leaves, what};
    if (!holding_) {
        if (tool_here() >= 0) return pick_tool;
        return to_tools;
    }
    static constexpr Hint refused[] = {moves, {Key::a, "why not"}, tools, what};
    static constexpr Hint lay[] = {moves, {Key::a, "lay"}, tools, what};
    static constexpr Hint replace[] = {moves, {Key::a, "replace"}, tools, what};
    static constexpr Hint turn[] = {moves, {Key::a, "turn"}, tools, what};
    static constexpr Hint remove[] = {moves, {Key::a, "take away"}, tools, what};
    static constexpr Hint final[] = {moves, {Key::a, "make final"}, tools, what};
    if (!attempt_.ok()) return refused;
    switch (attempt_.effect) {
        case Effect::change:
            return replace;
        case Effect::turn:
            return turn;
        case Effect::take_away:
            return remove;
        case Effect::make_final:
            return final;
        default:
            return lay;
    }
}

// ---- Drawing ------------------------------------------------------------------------------------

void ArenaEditor::draw_strip(Canvas& canvas) const {
    if (!canvas.shows(strip_area)) return;
    kit::Text<48> words;
    prompt(words);
    canvas.text_fitted({6, 2}, 200, words.view(), stage::small, canvas.theme().ink);
    bench_->draw_status(canvas);
}

void ArenaEditor::draw_verdict(Canvas& canvas) const {
    if (!canvas.shows(verdict_area)) return;
    const stage::Theme& theme = canvas.theme();
    kit::Text<64> words;
    if (problem_.ok()) {
        words.add("✓ legal: ").add(name_of_symmetries(symmetries_));
    } else {
        words.add("✗ Check ").number(problem_.check).add(": ").add(problem_.why);
    }
    canvas.text_fitted({6, verdict_area.y + 2}, 230, words.view(), stage::small,
                       problem_.ok() ? theme.good : theme.warn);
}

void ArenaEditor::draw(Canvas& canvas) const {
    canvas.fill(stage::screen_area, canvas.theme().paper);
    draw_strip(canvas);
    draw_bench(canvas, {.arena = draft_.arena(),
                        .ring = ring_,
                        .mirror = mirror_,
                        .trouble = trouble(),
                        .cursor = on_palette() ? no_square : cursor_,
                        .attempt = holding_ ? &attempt_ : nullptr,
                        .tool = tool_});
    draw_palette(canvas, {.arena = draft_.arena(),
                          .mirror = mirror_,
                          .ring = ring_,
                          .can_undo = draft_.changed(),
                          .can_test = problem_.ok(),
                          .in_hand = holding_ ? static_cast<int>(tool_) : -1,
                          .cursor = button_});
    draw_verdict(canvas);
    stage::draw_hints(canvas, hints(), bench_->left_handed());
}

}  // namespace blast_editor
