// The table as it lies: figures, goals, The Line, time, the hand, what can be done.
#include <algorithm>

#include "hot_scene/scene.h"
#include "kit/text.h"
#include "superhot/glitches.h"
#include "superhot/goals.h"

namespace hot_scene {

using stage::Align;
using superhot::Phase;

// ---- Who looks ----------------------------------------------------------------------------------

bool Scene::deciding(const stage::Table& table) const {
    return table.deciding() && !story_.telling() && planned_ >= plan_.size();
}

int Scene::shown_player(const stage::Table& table) const {
    if (!shown_.two()) return 0;
    const kit::Seat viewer = table.viewer();
    // Between their turns Normal players look at their own cards.
    if (shown_.phase == Phase::system && viewer < 2) return viewer;
    return deciding_player(shown_);
}

bool Scene::sees_hand(const stage::Table& table) const {
    if (table.viewer() == kit::nobody || shown_.phase == Phase::over) return true;
    return !shown_.has_system() || table.viewer() != shown_.system_seat();
}

bool Scene::sees_system(const stage::Table& table) const {
    return shown_.phase == Phase::system &&
           (table.viewer() == kit::nobody || table.viewer() == shown_.system_seat());
}

void Scene::draw(Canvas& canvas, const stage::Table& table) const {
    if (view_ != View::none) return draw_view(canvas, table);
    draw_status(canvas, table);
    draw_goals(canvas, table);
    draw_line(canvas, table);
    draw_time(canvas, table);
    if (sees_system(table))
        draw_glitches(canvas, table);
    else
        draw_hand(canvas, table);
    draw_buttons(canvas, table);
    draw_info(canvas, table);
    story_.draw(canvas, table, shown_);
    if (warning_) warning_->draw(canvas);
}

// ---- Figures ------------------------------------------------------------------------------------

namespace {

// Bullets in a hand; the fourth is the last.
int draw_hits(Canvas& canvas, Point at, int hits, const Ink& ink) {
    for (int i = 0; i < superhot::deadly_bullets; ++i) {
        const Rect box{at.x + i * 9, at.y, 8, 10};
        if (i < hits) {
            canvas.fill(box, ink.red);
            canvas.fill({box.x + 3, box.y + 2, 2, 6}, ink.white);
        } else {
            canvas.frame(box, ink.steel);
            if (i == superhot::deadly_bullets - 1) {
                canvas.line({box.x + 2, box.y + 3}, {box.x + 5, box.y + 6}, ink.steel);
                canvas.line({box.x + 5, box.y + 3}, {box.x + 2, box.y + 6}, ink.steel);
            }
        }
    }
    return superhot::deadly_bullets * 9;
}

}  // namespace

void Scene::draw_status(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(status_area)) return;
    const auto inside = canvas.clipped(status_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(status_area, ink.black);
    const int y = status_area.y;
    kit::Text<24> text;
    text.add("LV").number(shown_.level).add(" T").number(shown_.level_turn);
    canvas.text({3, y + 1}, text.view(), stage::small, ink.white);

    // The Bullets Deck: a clock of cartridges.
    const bool low = shown_.bullets_deck <= 3;
    const int left = shown_.two() ? 47 : 58;
    canvas.silhouette(hot_art::picture(hot_art::Sign::bullet), {left, y + 1},
                      low ? ink.red : ink.white);
    for (int i = 0; i < shown_.bullets_in_game; ++i) {
        const Rect cartridge{left + 14 + i * 5, y + 3, 4, 8};
        if (i < shown_.bullets_deck)
            canvas.fill(cartridge, low ? ink.red : ink.white);
        else
            canvas.fill({cartridge.x, y + 10, 4, 1}, ink.steel);
    }
    text.clear();
    text.number(shown_.bullets_deck);
    canvas.text({left + 76, y + 1}, text.view(), stage::small, low ? ink.red : ink.white);

    // Hits, the viewer's at the right end.
    const int player = shown_player(table);
    constexpr int wide = superhot::deadly_bullets * 9 + 2;
    int x = 240 - wide;
    draw_hits(canvas, {x, y + 2}, shown_.normals[static_cast<std::size_t>(player)].bullets, ink);
    if (!shown_.two()) {
        canvas.text({x - 2, y + 1}, "HIT", stage::small, ink.white, Align::right);
        return;
    }
    // Both, each with the number of its seat; whose hand is shown stands at the right.
    for (const int each : {player, 1 - player}) {
        kit::Text<4> seat;
        seat.number(each + 1);
        canvas.text({x - 2, y + 1}, seat.view(), stage::small,
                    each == player ? ink.white : ink.steel, Align::right);
        x -= wide + 9;
        if (each == player)
            draw_hits(canvas, {x, y + 2},
                      shown_.normals[static_cast<std::size_t>(1 - player)].bullets, ink);
    }
}

// ---- Goals --------------------------------------------------------------------------------------

void Scene::draw_goals(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(goals_area)) return;
    const auto inside = canvas.clipped(goals_area);
    const Ink& ink = ink_of(canvas);
    const auto count = static_cast<int>(shown_.goal_row.size());
    canvas.fill(goals_area, ink.snow);
    canvas.fill({0, goals_area.bottom() - 1, 240, 1}, ink.grey);
    const bool choosing = deciding(table);
    const bool hidden = !sees_hand(table);
    for (int i = 0; i < std::min(count, goal_tiles); ++i) {
        const superhot::Goal goal = shown_.goal_row[static_cast<std::size_t>(i)];
        const superhot::GoalCard& card = superhot::goals[goal];
        const Rect box = goal_area(i, count);
        const bool done = shown_.is_done(goal);
        const bool here = choosing && is_here(Row::goals, i);
        const bool lit = story_.lit_goal() == goal && story_.flash();
        const bool proposed = shown_.phase == Phase::veto_reply && shown_.proposal == goal;
        const Colour letters = here || lit ? ink.white : done ? ink.steel : ink.black;
        if (lit) canvas.fill(box, ink.black);
        if (here) canvas.fill(goal_cursor_area(i, count), ink.red);
        if (proposed && !here) canvas.frame(box, ink.red);
        int x = box.x + (count > 2 ? 1 : 3);
        const int y = box.y + (count <= 1 ? 1 : 0);
        // A box to tick.
        canvas.frame({x, y + 2, 9, 9}, letters);
        if (done) canvas.text({x + 2, y}, "✓", stage::small, here || lit ? ink.white : ink.red);
        x += 11;
        const int name_at = x;
        if (i == goal_tiles - 1 && count > goal_tiles) {
            kit::Text<16> more;
            more.add("and ").number(count - goal_tiles + 1).add(" more");
            canvas.text({x, y}, more.view(), stage::small, letters);
            continue;
        }
        kit::Text<16> progress;
        if (done)
            progress.add("done");
        else
            add_progress(shown_, goal, shown_player(table), hidden, progress);
        // Two columns leave little room.
        const stage::Font& small_font = count > 2 ? stage::tiny : stage::small;
        const int right = box.right() - (count > 2 ? 1 : 4);
        const int wide = canvas.text({right, y + (count > 2 ? 3 : 0)}, progress.view(), small_font,
                                     letters, Align::right);
        const bool tight = stage::text_width(card.name, stage::small) > right - wide - 3 - x;
        x += canvas.text_fitted({x, y + (tight ? 3 : 0)}, right - wide - x, card.name,
                                tight ? stage::tiny : stage::small, letters);
        if (done && !here && !lit) canvas.fill({name_at, y + 6, x - name_at, 1}, ink.steel);
        if (count <= 1)
            canvas.text_fitted({name_at, y + 13}, 220, card.text, stage::small,
                               lit ? ink.white : ink.steel);
        if (count == 2)
            canvas.text_fitted({x + 6, y + 2}, right - wide - 10 - x, card.text, stage::tiny,
                               here || lit ? ink.white : ink.steel);
    }
}

// ---- The Line -----------------------------------------------------------------------------------

void Scene::draw_line(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(line_area)) return;
    const auto inside = canvas.clipped(line_area);
    const Ink& ink = ink_of(canvas);
    const bool choosing = deciding(table);
    const Task task = desk_.task(shown_);
    const bool from_line = task == Task::act || task == Task::aim || task == Task::tool ||
                           task == Task::order || task == Task::where;
    canvas.fill(line_area, ink.grey);
    canvas.fill({0, line_area.y, 240, 1}, ink.black);
    canvas.fill({0, line_area.bottom() - 1, 240, 1}, ink.black);
    const int target = choosing ? desk_.target(shown_) : no_slot;
    for (int slot = 0; slot <= shown_.slots; ++slot) {
        const bool next = slot == shown_.slots;
        Rect box = next ? next_area(shown_.slots) : slot_area(slot, shown_.slots);
        if (!canvas.shows(box.inset(-4))) continue;
        const bool here = choosing && is_here(Row::line, slot);
        const Card card = !next                      ? shown_.at(slot)
                          : shown_.obstacles.empty() ? superhot::no_card
                                                     : shown_.obstacles.top();
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 2 : -2, 0);
        if (story_.shaken_slot() == slot) box = box.moved(story_.shake(), 0);
        if (card == superhot::no_card) {
            draw_dotted_frame(canvas, box, ink.steel);
            if (here) canvas.frame(box.inset(-1), ink.red, 2);
            continue;
        }
        CardState look{.cursor = here,
                       .target = slot == target || (choosing && slot == desk_.glitch_slot()),
                       .knocked_out = !next && shown_.is_knocked_out(slot),
                       .hardened = !next && shown_.is_hardened(slot),
                       .marked = marked_ && here};
        if (choosing && from_line && !next) {
            const Cursor at{Row::line, static_cast<std::uint8_t>(slot)};
            look.frame = desk_.open(shown_, at).ok() || look.target ? Frame::open : Frame::closed;
        }
        draw_line_card(canvas, box, card, look);
        if (next) canvas.shade(box, ink.grey);  // not there yet
    }
}

// How far time will move with the cards chosen so far, and what that does to each slot.
void Scene::draw_time(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(time_area)) return;
    const auto inside = canvas.clipped(time_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(time_area, ink.snow);
    if (shown_.phase == Phase::over) return;
    const bool choosing = deciding(table);
    const bool waits = choosing && desk_.task(shown_) == Task::wait;
    const bool plays = shown_.phase == Phase::choose || shown_.phase == Phase::use ||
                       shown_.phase == Phase::hit || shown_.phase == Phase::aid;
    static const Picks none{};
    const Forecast forecast = waits
                                  ? forecast_wait(shown_)
                                  : forecast_move(shown_, choosing ? desk_.target(shown_) : no_slot,
                                                  choosing ? desk_.picks() : none);
    const int y = time_area.y;
    for (int slot = 0; slot < shown_.slots; ++slot) {
        const Rect box = time_slot(slot, shown_.slots);
        if (slot >= forecast.emptied || (!plays && !waits)) {
            canvas.fill({box.x, y + 4, box.width, 1}, ink.grey);
            continue;
        }
        const Card card = shown_.at(slot);
        const bool hit = card == superhot::bullet;
        canvas.fill(box, hit ? ink.red : ink.black);
        canvas.hatch({box.x, y, box.width, 9}, hit ? ink.black : ink.steel, 5);
        const std::string_view what = card == superhot::no_card     ? "▶"
                                      : hit                         ? "HIT!"
                                      : shown_.is_knocked_out(slot) ? "gone"
                                                                    : "yours";
        const int width = stage::text_width(what, stage::tiny) + 4;
        canvas.fill({box.centre().x - width / 2, y, width, 9}, hit ? ink.red : ink.black);
        canvas.text({box.centre().x, y}, what, stage::tiny, ink.white, Align::centre);
    }
    // Shots that will be fired.
    if (!plays && !waits) return;
    const Rect fire = fire_area(shown_.slots);
    const bool deadly = forecast.shots >= shown_.bullets_deck;
    if (deadly) canvas.fill(fire, ink.red);
    kit::Text<8> shots;
    canvas.silhouette(hot_art::picture(hot_art::Sign::fire), {fire.x, y - 1},
                      deadly               ? ink.white
                      : forecast.shots > 0 ? ink.red
                                           : ink.grey);
    shots.number(forecast.shots);
    canvas.text({fire.x + 13, y}, shots.view(), stage::tiny, deadly ? ink.white : ink.black);
}

// ---- The hand -----------------------------------------------------------------------------------

void Scene::draw_hand(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(hand_area, ink.snow);
    const int player = shown_player(table);
    const Hand hand = hand_of(shown_, player);
    const auto count = static_cast<int>(hand.size());
    const bool choosing = deciding(table);
    const bool seen = sees_hand(table);
    const int first = choosing ? desk_.first_card() : 0;
    const Task task = desk_.task(shown_);
    const bool from_hand = task == Task::act || task == Task::aim || task == Task::tool ||
                           task == Task::wait || task == Task::aid || task == Task::drop;
    for (int i = first; i < std::min(count, first + visible_cards); ++i) {
        const Held& held = hand[static_cast<std::size_t>(i)];
        Rect box = hand_slot(i - first);
        if (!canvas.shows(box.inset(-5))) continue;
        if (held.card == superhot::bullet ? i >= count - story_.bullets_on_their_way()
                                          : seen && story_.on_its_way(held.card))
            continue;
        if (!seen) {
            // Bullets are public, all else is not.
            if (held.card == superhot::bullet)
                draw_hand_card(canvas, box, held.card, {});
            else if (held.aid)
                draw_hand_card(canvas, box, held.card, {.aid = true});
            else
                draw_card_back(canvas, box);
            continue;
        }
        const bool here = choosing && is_here(Row::hand, i);
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 2 : -2, 0);
        CardState look{.cursor = here, .marked = marked_ && here};
        look.value =
            static_cast<int>(shown_.normals[static_cast<std::size_t>(player)].discard.size());
        look.aid = held.aid;
        if (choosing) {
            const int place = index_of(desk_.picks(), held.card);
            look.order = held.card == desk_.tool() ? 1 : place + 1;
            if (place >= 0 && held.card == superhot::double_trouble)
                look.note = short_name_in_hand(desk_.picks()[static_cast<std::size_t>(place)].as);
            const Cursor at{Row::hand, static_cast<std::uint8_t>(i)};
            if (from_hand) look.frame = desk_.open(shown_, at).ok() ? Frame::open : Frame::closed;
        }
        draw_hand_card(canvas, box, held.card, look);
    }
    // What was destroyed this turn comes to hand when time moves.
    if (seen && player == shown_.active)
        for (std::size_t i = 0; i < shown_.fresh.size(); ++i) {
            const int place = count + static_cast<int>(i) - first;
            if (place >= visible_cards) break;
            const Rect box = hand_slot(place);
            draw_hand_card(canvas, box, shown_.fresh[i], {.frame = Frame::closed, .note = "soon"});
            canvas.shade({box.x + 1, box.y + 1, box.width - 2, box.height - 12}, ink.snow);
        }
    // More to either side.
    if (first > 0) canvas.text({0, hand_area.y + 26}, "◀", stage::small, ink.red);
    if (first + visible_cards < count)
        canvas.text({235, hand_area.y + 26}, "▶", stage::small, ink.red);
    if (count == 0 && shown_.fresh.empty())
        canvas.text({120, hand_area.y + 22}, "An empty hand", stage::small, ink.steel,
                    Align::centre);
}

void Scene::draw_glitches(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(hand_area, ink.black);
    const bool choosing = deciding(table);
    for (int i = 0; i < superhot::lag; ++i) {
        Rect box = glitch_area(i);
        const superhot::GlitchCard& card = superhot::glitches[static_cast<std::size_t>(i + 1)];
        const Cursor at{Row::hand, static_cast<std::uint8_t>(i)};
        const bool open = choosing && desk_.open(shown_, at).ok();
        const bool here = choosing && is_here(Row::hand, i);
        const bool chosen = choosing && desk_.glitch() == i + 1;
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 2 : -2, 0);
        canvas.fill(box, chosen ? ink.red : open ? ink.white : ink.grey);
        if (!open && !chosen)
            draw_dotted_frame(canvas, box, ink.steel);
        else
            canvas.frame(box, ink.white);
        const Colour letters = chosen ? ink.white : open ? ink.black : ink.steel;
        canvas.text({box.x + 22, box.y + 1}, card.name, stage::small, letters);
        if (chosen) canvas.fill({box.x + 2, box.y + 3, 19, 19}, ink.white);
        draw_badge(canvas, {box.x + 3, box.y + 5}, card.currency, card.cost);
        constexpr std::string_view brief[] = {"2 cards",   "stand up", "remove",
                                              "to Bullet", "cost +2",  "+1 slot"};
        canvas.text({box.x + 22, box.y + 15}, brief[i], stage::tiny,
                    chosen ? ink.white : ink.steel);
        if (here) {
            canvas.frame(box.inset(-1), ink.red, 2);
            for (const int x : {box.x - 1, box.right() - 4})
                for (const int y : {box.y - 1, box.bottom() - 4})
                    canvas.fill({x, y, 5, 5}, ink.red);
        }
    }
}

// ---- Buttons and words --------------------------------------------------------------------------

void Scene::draw_buttons(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(buttons_area)) return;
    const auto inside = canvas.clipped(buttons_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(buttons_area, ink.snow);
    const bool choosing = deciding(table);
    const Buttons all = desk_.buttons(shown_);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool look = looks(all[i].does);
        if (!choosing && !look) continue;
        const bool here = choosing && is_here(Row::buttons, static_cast<int>(i));
        Rect box = button_area(shown_, all, i);
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 2 : -2, 0);
        kit::Text<32> label;
        button_label(shown_, all[i], label);
        if (look) {
            // Piles are quieter than deeds.
            canvas.fill(box, here ? ink.red : ink.snow);
            canvas.frame(box, here ? ink.red : ink.grey);
            canvas.text({box.centre().x, box.y + 1}, label.view(), stage::small,
                        here ? ink.white : ink.steel, Align::centre);
            continue;
        }
        draw_button(canvas, box,
                    {.label = label.view(),
                     .enabled = all[i].enabled,
                     .cursor = here,
                     .marked = marked_ && here});
    }
    if (shown_.phase != Phase::system) return;
    // The System's points, between its button and the piles.
    int x = choosing ? 74 : 4;
    if (choosing && desk_.task(shown_) == Task::pay) return;
    for (int i = 0; i < 3; ++i) {
        const auto currency = static_cast<superhot::Currency>(i);
        kit::Text<12> text;
        text.add(sign_letter(currency)).number(shown_.points[static_cast<std::size_t>(i)]);
        x += canvas.text({x, buttons_area.y + 1}, text.view(), stage::small,
                         currency == superhot::Currency::dodge ? ink.black : ink.red) +
             4;
    }
}

void Scene::words(const stage::Table& table, Words& out) const {
    if (story_.telling()) return story_.words(table, shown_, out);
    if (!deciding(table)) {
        if (shown_.phase == Phase::system) out.first.add("The System looks for a glitch.");
        return;
    }
    if (why_not_ != nullptr) {
        out.first.add("✗ ").add(why_not_).add('.');
        out.tone = Words::Tone::refused;
        return;
    }
    const Cursor at = desk_.cursor();
    const Task task = desk_.task(shown_);
    const int target = desk_.target(shown_);
    if (task == Task::aim && at.row != Row::goals && (at.row != Row::line || at.at == target))
        return about_aim(shown_, target, desk_.picks(), out);
    switch (at.row) {
        case Row::goals:
            about_goal(shown_.goal_row[at.at], shown_.is_done(shown_.goal_row[at.at]), out);
            if (task == Task::veto) out.first.add(": veto it?");
            return;
        case Row::line:
            if (task == Task::where && desk_.open(shown_, at).ok())
                return about_glitch_on(shown_, desk_.glitch(), at.at, out);
            if (at.at < shown_.slots) return about_line_card(shown_, at.at, out);
            return about_next_card(
                shown_.obstacles.empty() ? superhot::no_card : shown_.obstacles.top(), out);
        case Row::hand: {
            if (shown_.phase == Phase::system)
                return about_glitch(shown_, static_cast<superhot::Glitch>(at.at + 1), out);
            const Hand hand = hand_of(shown_, deciding_player(shown_));
            if (at.at < hand.size())
                about_hand_card(shown_, hand[at.at].card, hand[at.at].aid, out);
            return;
        }
        default:
            break;
    }
    const Buttons all = desk_.buttons(shown_);
    if (at.at >= all.size()) return;
    if (!all[at.at].enabled) {
        out.first.add(desk_.open(shown_, at).why_not).add('.');
        return;
    }
    const superhot::Normal& own = shown_.normals[static_cast<std::size_t>(deciding_player(shown_))];
    switch (all[at.at].does) {
        case Does::wait:
        case Does::pass:
            return about_wait(shown_, out);
        case Does::go:
            return about_go(shown_, forecast_move(shown_, no_slot, {}), out);
        case Does::heal:
            out.first.add("Pull a Bullet out of your hand.");
            out.second.add("It goes back to the Bullets Deck.");
            return;
        case Does::draw:
            out.first.add("Draw a card from your deck.");
            out.second.add("It can be used at once.");
            return;
        case Does::no_aid:
            out.first.add("Keep all cards, and time moves.");
            out.second.add("Or choose one: your partner may use it.");
            return;
        case Does::rest:
            out.first.add("Everything acts in the usual order.");
            out.second.add("Or choose who acts first.");
            return;
        case Does::keep:
            out.first.add("Play for these goals.");
            out.second.add("A vetoed goal returns next level.");
            return;
        case Does::agree:
        case Does::refuse:
            if (shown_.proposal < superhot::goal_count)
                out.first.add("Veto ").add(superhot::goals[shown_.proposal].name).add('?');
            out.second.add("Only if both agree it is replaced.");
            return;
        case Does::end_turn:
            out.first.add("End the System's turn.");
            out.second.add("Points left over are lost.");
            return;
        case Does::pay:
            out.first.add("Pay ").number(all[at.at].value).add(" Fighting and ");
            out.first.number(all[at.at].rest).add(" Dodge.");
            out.second.add("Mixed points are spent first.");
            return;
        case Does::own_pile:
            out.first.add("Deck: ").number(static_cast<int>(own.deck.size()));
            out.first.add(" face down, discard: ").number(static_cast<int>(own.discard.size()));
            out.second.add("Look through the discard.");
            return;
        case Does::other_pile:
            out.first.add("The Line's deck: ").number(static_cast<int>(shown_.obstacles.size()));
            out.first.add(", discard: ").number(static_cast<int>(shown_.obstacle_discard.size()));
            out.second.add("Look through the discard.");
            return;
        case Does::partner:
            out.first.add("Look at your partner's hand.");
            return;
        default:
            return;
    }
}

int Scene::info_width(const stage::Table& table) const {
    Words words;
    this->words(table, words);
    if (words.tone == Words::Tone::grave || words.tone == Words::Tone::refused) return 240;
    return std::min(240, 5 + std::max(stage::text_width(words.first.view(), stage::small),
                                      stage::text_width(words.second.view(), stage::small)));
}

void Scene::draw_info(Canvas& canvas, const stage::Table& table) const {
    if (!canvas.shows(info_area)) return;
    const auto inside = canvas.clipped(info_area);
    const Ink& ink = ink_of(canvas);
    Words words;
    this->words(table, words);
    using Tone = Words::Tone;
    const bool dark = words.tone == Tone::grave || words.tone == Tone::refused;
    canvas.fill(info_area, words.tone == Tone::grave     ? ink.red
                           : words.tone == Tone::refused ? ink.black
                                                         : ink.white);
    canvas.fill({0, info_area.y, 240, 1}, ink.black);
    const Colour letters = dark ? ink.white : ink.black;
    canvas.text_fitted({3, info_area.y + 1}, 235, words.first.view(), stage::small, letters);
    canvas.text_fitted({3, info_area.y + 12}, 235, words.second.view(), stage::small,
                       words.tone == Tone::plain ? ink.steel : letters);
}

}  // namespace hot_scene
