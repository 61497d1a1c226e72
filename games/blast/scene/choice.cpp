// The scene, drawn: arena, column, and what is being chosen.
#include "blast_scene/allowed.h"
#include "blast_scene/column.h"
#include "blast_scene/flight.h"
#include "blast_scene/scene.h"
#include "blast_scene/steps_back.h"
#include "stage/font.h"

namespace blast_scene {

using stage::Align;
using stage::Colour;
using stage::MatchView;

namespace {

// A frame that is seen on turf, stone and fire alike.
void draw_frame(Canvas& canvas, const Rect& area, Colour colour) {
    canvas.frame(area.inset(-2), ink::night);
    canvas.frame(area.inset(-1), colour, 2);
    canvas.frame(area.inset(1), ink::night);
}
// Only the corners: somebody looks.
void draw_hollow(Canvas& canvas, const Rect& area, Colour colour) {
    const Rect box = area.inset(-1);
    const int arm = 6;
    for (const int x : {box.x, box.right() - arm})
        for (const int y : {box.y, box.bottom() - 2}) {
            canvas.fill({x - 1, y - 1, arm + 2, 4}, ink::night);
            canvas.fill({x, y, arm, 2}, colour);
        }
    for (const int x : {box.x, box.right() - 2})
        for (const int y : {box.y, box.bottom() - arm}) canvas.fill({x, y, 2, arm}, colour);
}
void draw_dotted(Canvas& canvas, const Rect& area, Colour colour) {
    for (int by = -1; by <= 1; ++by) canvas.frame(area.inset(by), ink::night);
    canvas.dotted_frame(area.inset(-1), colour);
    canvas.dotted_frame(area, colour);
    canvas.dotted_frame(area.inset(1), colour);
}

}  // namespace

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Court court = court_of(state.board);
    if (canvas.shows(arena_area)) {
        draw_floor(canvas, court, state.board, clock_ / 5);
        if (danger_known_ && danger_on_) draw_dangers(canvas, court, state.board, danger_);
        draw_next_flip(canvas, court, state.board);
        if (deciding(view)) draw_marks(canvas, court, view);
        draw_things(canvas, court, state.board, !view.calm() && clock_ / 20 % 2 != 0);
        story_.draw_under(canvas, court, view);
        draw_figures(canvas, court, state.board, story_.hurt(view), story_.hidden(view));
        if (danger_known_ && danger_on_ && !story_.telling())
            draw_danger_tags(canvas, court, state.board, danger_);
        if (deciding(view)) draw_hits(canvas, court, state);
        if (!story_.telling() && !state.over()) draw_flip_tag(canvas, court, state);
    }
    draw_column(canvas, view);
    story_.draw(canvas, court, view);
    if (deciding(view)) {
        draw_cursor(canvas, court, view);
        draw_choice(canvas, court, view);
    }
    draw_words(canvas, view);
    story_.draw_above(canvas, view);
}

void Scene::draw_column(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(column_area)) return;
    const State& state = shown(view);
    const int seats_end = seat_area(state.board.seats).y;
    canvas.fill({column_area.x, seats_end, column_area.width, column_area.bottom() - seats_end},
                canvas.theme().paper);
    const blast::SeatSet lit = story_.lit(view);
    for (Seat seat = 0; seat < state.board.seats; ++seat)
        draw_seat(canvas, state, seat,
                  {.active = !state.over() && state.active == seat, .lit = blast::has(lit, seat)});
    draw_market(canvas, state);
    draw_deck(canvas, state);
}

// ---- On the floor ------------------------------------------------------------------------------

// Whom the fire would reach as things stand, oneself among them.
void Scene::draw_hits(Canvas& canvas, const Court& court, const State& state) const {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (!blast::has(preview_.touched, seat)) continue;
        const Square at = state.figure(seat).square;
        if (at == blast::no_square) continue;
        const Rect area = court.area(at);
        if (!canvas.shows(area)) continue;
        const Rect badge{area.right() - 9, area.y, 9, 11};
        canvas.rounded(badge, 3, ink::night);
        canvas.rounded(badge.inset(1), 2, ink::ember);
        canvas.text({badge.x + 2, badge.y + 2}, "!", stage::tiny, ink::night);
    }
}

// Where one came by in this turn and may lay a bomb yet: two soles.
void Scene::draw_trail(Canvas& canvas, const Court& court, const State& state) const {
    if (state.phase != blast::Phase::action || state.board.inventory(state.active) == 0) return;
    state.path.each([&](Square square) {
        const Rect area = court.area(square);
        if (square == selection_.home() || !canvas.shows(area)) return;
        if (!allowed(state, {blast::lay, square})) return;
        const Point middle = area.centre();
        for (const Point sole :
             {Point{middle.x - 4, middle.y + 1}, Point{middle.x + 1, middle.y - 4}}) {
            canvas.fill({sole.x - 1, sole.y - 1, 5, 6}, ink::night);
            canvas.fill({sole.x, sole.y, 3, 4}, ink::gold);
        }
    });
}

void Scene::draw_marks(Canvas& canvas, const Court& court, const MatchView& view) const {
    const State& state = shown(view);
    const Task task = selection_.task();
    if (task != Task::path) draw_trail(canvas, court, state);
    const Squares targets = selection_.targets(state);
    // Under the figure that stands there.
    if (selection_.at_home())
        draw_frame(canvas, court.area(selection_.home()), canvas.theme().accent);
    const StepsBack steps = task == Task::path ? steps_back(state) : StepsBack{};
    each_shown_square(canvas, court, [&](Square square) {
        const Rect area = court.area(square);
        if (preview_.burn.has(square)) {
            canvas.shade(area.inset(2), ink::ember);
            canvas.frame(area.inset(1), ink::ember, 2);
        }
        if (!targets.has(square)) return;
        // Below the number of a danger.
        const bool low = danger_known_ && danger_on_ && danger_.when[square] != 0;
        const Point middle{area.centre().x, low ? area.bottom() - 3 : area.centre().y};
        if (task == Task::path) {
            kit::Text<4> text;
            text.number(steps[square]);
            canvas.disc(area.centre(), 7, ink::night);
            canvas.text({area.centre().x, area.centre().y - 6}, text.view(), stage::small,
                        ink::light, Align::centre);
        } else if (task == Task::place) {
            canvas.ring(area.centre(), 6, 2, ink::light);
        } else if (selection_.ends().phase.has(square)) {
            canvas.ring(middle, 3, 1, ink::light);
        } else {
            canvas.disc(middle, 2, ink::night);
            canvas.disc(middle, 1, ink::light);
        }
    });
}

// ---- Cursors -----------------------------------------------------------------------------------

void Scene::draw_cursor(Canvas& canvas, const Court& court, const MatchView& view) const {
    const State& state = shown(view);
    const stage::Theme& theme = canvas.theme();
    const Rect area = spot_area(court, selection_.spot()).moved(notice_.offset(), 0);
    switch (selection_.task()) {
        case Task::walk:
        case Task::path:
        case Task::place:
            if (selection_.at_home() || !canvas.shows(area.inset(-3))) return;
            if (selection_.task() == Task::place && selection_.why_not(state) != nullptr)
                draw_hollow(canvas, area, ink::light);
            else if (selection_.task() == Task::walk &&
                     selection_.ends().phase.has(selection_.square()))
                draw_dotted(canvas, area, ink::light);
            else
                draw_frame(canvas, area, theme.accent);
            break;
        case Task::look:
            if (!canvas.shows(area.inset(-3))) return;
            if (selection_.spot().what == Spot::What::square &&
                selection_.why_not(state) == nullptr)
                draw_frame(canvas, area, theme.accent);
            else
                draw_hollow(canvas, area, ink::light);
            break;
        case Task::push:
        case Task::roll:
        case Task::launch:
        case Task::fast:
            return draw_bomb_way(canvas, court, state);
        default:
            return;
    }
    if (notice_.marked()) {
        canvas.disc({area.right() - 2, area.y + 2}, 5, ink::night);
        canvas.text({area.right() - 4, area.y - 4}, "★", stage::small, ink::gold);
    }
}

// From where a bomb goes where.
void Scene::draw_bomb_way(Canvas& canvas, const Court& court, const State& state) const {
    const stage::Theme& theme = canvas.theme();
    const Task task = selection_.task();
    const auto inside = canvas.clipped(arena_area);
    // Directions that are possible.
    if (task != Task::fast)
        for (const Direction way : blast::directions) {
            const blast::Kind kind = task == Task::push ? blast::push_bomb : blast::launch;
            const bool open =
                task == Task::roll ? way == selection_.way() : blast::may(state, {kind, way}).ok();
            if (!open) continue;
            const Point middle = court.area(selection_.home()).centre();
            const int step = court.size() / 2 + 4;
            const Point tip{middle.x + blast::column_step[way] * (step + 5),
                            middle.y + blast::row_step[way] * (step + 5)};
            const Point base{middle.x + blast::column_step[way] * step,
                             middle.y + blast::row_step[way] * step};
            const int across = blast::row_step[way] != 0 ? 5 : 0, down = 5 - across;
            const bool chosen = way == selection_.way();
            canvas.triangle(tip, {base.x - across, base.y - down}, {base.x + across, base.y + down},
                            chosen ? theme.accent : ink::light);
        }
    if (preview_.from == blast::no_square) return;
    const Rect from = court.area(preview_.from).moved(notice_.offset(), 0);
    draw_frame(canvas, from, theme.accent);
    if (preview_.to == blast::no_square || preview_.to == preview_.from) return;
    const Rect to = court.area(preview_.to);
    if (preview_.bomb != blast::nothing &&
        state.board.terrain[preview_.to].ground() != blast::Ground::hole)
        blast_art::draw_bomb(canvas, bomb_look(state.board, preview_.bomb), {to.x, to.y},
                             court.scale);
    draw_dotted(canvas, to, theme.accent);
}

// ---- Choices over the arena --------------------------------------------------------------------

void Scene::draw_choice(Canvas& canvas, const Court& court, const MatchView& view) const {
    const State& state = shown(view);
    switch (selection_.task()) {
        case Task::bar:
            return draw_bar(canvas, court, state);
        case Task::hand:
        case Task::drop:
            return draw_hand(canvas, court, state);
        case Task::market:
            return draw_shop(canvas, state);
        default:
            return;
    }
}

void Scene::draw_bar(Canvas& canvas, const Court& court, const State& state) const {
    using blast_art::Deed;
    const Tiles tiles = Selection::tiles(state);
    const Rect bar = bar_area(court, selection_.home(), static_cast<int>(tiles.size()));
    if (!canvas.shows(bar.inset(-4))) return;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const bool here = i == selection_.index();
        const Rect area = tile_area(bar, static_cast<int>(i)).moved(here ? notice_.offset() : 0, 0);
        if (!canvas.shows(area.inset(-4))) continue;
        constexpr Deed deeds[]{Deed::lay, Deed::path, Deed::card,
                               Deed::buy, Deed::end,  Deed::place};
        blast_art::draw_deed_tile(canvas, deeds[static_cast<std::size_t>(tiles[i])],
                                  {area.x, area.y},
                                  selection_.tile_why_not(state, tiles[i]) == nullptr, here);
        if (here && notice_.marked())
            canvas.text({area.right() - 8, area.y + 1}, "★", stage::small, ink::gold);
    }
}

void Scene::draw_hand(Canvas& canvas, const Court& court, const State& state) const {
    const Rect panel = hand_area(court, selection_.home());
    if (!canvas.shows(panel)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.rounded(panel, 4, ink::night);
    canvas.rounded(panel.inset(1), 3, theme.panel);
    const bool dropping = selection_.task() == Task::drop;
    Entries entries = Selection::entries(state);
    if (dropping) {
        entries.clear();
        for (std::uint8_t card = 0; card < blast::ability_kinds; ++card)
            if (state.hands[state.active].count[card] != 0) entries.push(card);
    }
    const int count = static_cast<int>(entries.size());
    for (int i = 0; i < count; ++i) {
        const std::uint8_t entry = entries[static_cast<std::size_t>(i)];
        const bool here = i == selection_.index();
        const Rect box = entry_area(panel, count, i).moved(here ? notice_.offset() : 0, 0);
        const bool open = dropping || selection_.entry_why_not(state, entry) == nullptr;
        if (entry < blast::ability_kinds) {
            blast_art::draw_market_card(canvas, static_cast<blast::Card>(entry), {box.x, box.y});
            if (const int copies = state.hands[state.active].count[entry]; copies > 1) {
                kit::Text<4> text("x");
                text.number(copies);
                canvas.rounded({box.right() - 8, box.bottom() - 10, 14, 12}, 3, ink::night);
                canvas.text({box.right() - 7, box.bottom() - 10}, text.view(), stage::small,
                            ink::light);
            }
            if (!open) canvas.shade(box, ink::night);
            if (here) canvas.rounded_frame(box.inset(-3), 4, theme.accent, 2);
        } else {
            const auto deed =
                entry == launch_entry ? blast_art::Deed::launch : blast_art::Deed::discard;
            blast_art::draw_deed_tile(canvas, deed,
                                      {box.centre().x - blast_art::deed_tile_width / 2,
                                       box.centre().y - blast_art::deed_tile_height / 2},
                                      open, here);
        }
    }
}

void Scene::draw_shop(Canvas& canvas, const State& state) const {
    if (!canvas.shows(shop_area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.rounded(shop_area, 5, ink::night);
    canvas.rounded(shop_area.inset(1), 4, theme.panel);
    for (std::uint8_t slot = 0; slot < blast::market_size; ++slot) {
        const bool here = slot == selection_.index();
        const Rect box = shop_card(slot).moved(here ? notice_.offset() : 0, 0);
        const blast::Card card = state.market[slot];
        if (card == blast::no_card)
            canvas.dotted_frame(box, theme.faint);
        else
            blast_art::draw_card(canvas, card, {box.x, box.y});
        if (here) canvas.rounded_frame(box.inset(-3), 5, theme.accent, 2);
        const std::string_view price = card == blast::no_card ? "sold"
                                       : state.moves_left > 0 ? "1 Move"
                                                              : "1 Speed-Up";
        canvas.text({box.centre().x, box.bottom() + 9}, price, stage::small,
                    here ? theme.ink : theme.faint, Align::centre);
    }
}

// ---- Words -------------------------------------------------------------------------------------

bool Scene::shows_words(const MatchView& view) const {
    if (story_.telling()) return true;
    return deciding(view) && (!selection_.at_home() || notice_.why_not() != nullptr);
}

void Scene::fill_words(const MatchView& view, Words& words) const {
    const State& state = shown(view);
    if (const char* why = notice_.why_not(); why != nullptr) {
        words.first.add(why);
        words.tone = Words::Tone::refused;
    } else if (selection_.task() == Task::look) {
        about_spot(view, state, selection_.spot(), outlook(), words);
        if (!on_switch(view)) return;
        words.second.clear();
        words.second.add(danger_on_ ? "Act here: hide danger" : "Act here: show danger");
    } else {
        about_choice(view, state, selection_, outlook(), words);
        if (selection_.asked()) words.tone = Words::Tone::grave;
    }
}

void Scene::draw_words(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(words_area)) return;
    const State& state = shown(view);
    const stage::Theme& theme = canvas.theme();
    Words words;
    if (story_.telling()) {
        about_events(view, state, story_.events(view), words);
        if (words.first.empty()) return draw_turn(canvas, state, state.active, 0);
        constexpr int plate_room = 18;
        constexpr Rect beside{words_area.x + plate_room, words_area.y,
                              words_area.width - plate_room, words_area.height};
        canvas.fill(words_area, theme.panel);
        canvas.fill({words_area.x, words_area.y, words_area.width, 1}, theme.edge);
        if (const Seat seat = actor_of(state, story_.event(view)); seat < blast::most_seats)
            draw_plate(canvas, seat, {words_area.x + 3, words_area.y + 6});
        // A short sentence stands in the middle.
        if (words.second.empty() &&
            stage::text_width(words.first.view(), stage::small) <= beside.width - 6) {
            canvas.text({beside.x + 3, beside.y + 6}, words.first.view(), stage::small, theme.ink);
            return;
        }
        return stage::draw_info_bar(canvas, bar_for(theme, beside, beside.width - 3), words);
    }
    if (!shows_words(view)) return draw_turn(canvas, state, state.active, 0);
    fill_words(view, words);
    if (state.phase == blast::Phase::revenge)
        return stage::draw_info_bar(canvas, bar_for(theme, words_area, words_area.width - 3),
                                    words);
    stage::draw_info_bar(canvas, choice_bar(theme), words);
    const bool pays = selection_.task() == Task::walk || selection_.task() == Task::market;
    draw_pips(canvas, state, state.active, pays && notice_.why_not() == nullptr ? 1 : 0);
}

}  // namespace blast_scene
