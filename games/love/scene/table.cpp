// The table as it lies: four strips, the hand, what can be done, and the words about it.
#include <algorithm>

#include "love/events.h"
#include "love/rules.h"
#include "love_scene/scene.h"
#include "love_scene/split_layout.h"
#include "stage/font.h"

namespace love_scene {

using love_art::paint;
using love_art::tones_of;
using stage::Align;
using stage::MatchView;
namespace art = love_art::art;

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    if (page_) return draw_page(canvas, view);
    if (story_.telling() && story_.at_noon(view)) return story_.draw_noon(canvas, view);
    if (!story_.telling() && shown(view).splitting())
        return deciding(view) ? draw_split(canvas, view) : draw_noon(canvas, view);
    draw_table(canvas, view);
    story_.draw(canvas, view);
}

// Between the decisions of a Duel.
void Scene::draw_noon(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Bout bout = Bout::of(state);
    ArenaLook look;
    look.bullets = {state.bullets[bout.seats[0]], state.bullets[bout.seats[1]]};
    look.ready[0] = state.phase == love::Phase::defender_splits && !bout.fists[0];
    kit::Text<40> words;
    stage::add_doing(view, state.decider(), "take", words);
    words.add(" aim");
    look.headline = words.view();
    draw_arena(canvas, view, bout, look);
}

void Scene::draw_table(Canvas& canvas, const MatchView& view) const {
    for (int place = 0; place < love::seat_count; ++place) draw_strip(canvas, view, place);
    draw_hand(canvas, view);
    if (canvas.shows(deeds_area)) {
        canvas.fill(deeds_area, ink::wood);
        draw_deeds(canvas, view);
    }
    draw_info(canvas, view);
}

// ---- Strips -----------------------------------------------------------------------------------

void Scene::draw_strip(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const Rect box = strip_area(place);
    if (!canvas.shows(box)) return;
    const auto inside = canvas.clipped(box);
    const Seat seat = seat_at(place, view.bottom());
    const love_art::Tones& tones = tones_of(canvas, seat);
    const bool acts = !state.over() && state.turn_seat == seat;
    draw_wood(canvas, box, acts ? ink::lit_wood : ink::wood);
    // The score on its way to the goal.
    const Rect bar{0, box.bottom() - 2, box.width, 2};
    canvas.fill(bar, ink::night);
    canvas.fill({0, bar.y, std::min(240, state.score[seat] * 240 / state.target), 2}, tones.base);
    if (acts) canvas.triangle({1, box.y + 9}, {5, box.y + 15}, {1, box.y + 21}, tones.light);
    const Rect portrait = portrait_area(place);
    draw_poster(canvas, {portrait.x, portrait.y}, seat, view.seat(seat));
    draw_badge(canvas, {37, box.y + 3}, seat);
    const std::string_view name = view.seat(seat).name.view();
    canvas.text_fitted({59, box.y + 2}, 78, name, font_for(name, 78), tones.light);
    draw_figures(canvas, view, place);
    draw_hearts(canvas, view, place);
    // Who loves whom.
    Point at{loves_area(place).x, loves_area(place).y + 1};
    for (Seat other = 0; other < love::seat_count; ++other) {
        if (other == seat || !state.in_love(seat, other)) continue;
        draw_love(canvas, at, other);
        at.x += 32;
    }
    if (choosing(view, Task::look) && selection_.place() == place)
        canvas.frame(part_area(place, selection_.part()), ink::brass, 2);
}

void Scene::draw_score(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const Seat seat = seat_at(place, view.bottom());
    const Rect score = score_area(place);
    if (!canvas.shows(score)) return;
    int points = state.score[seat];
    // It counts up as it is told.
    if (story_.telling()) {
        const kit::Event& now = story_.event(view);
        if (now.kind == love::scored && now.a == seat)
            points += (now.d - points) * std::min(256, story_.way() * 2) / 256;
    }
    kit::Text<8> digits;
    digits.number(points);
    const int x = score.x + 17;
    canvas.text({x, score.y}, digits.view(), stage::medium, ink::cream, Align::right);
    if (can_win_next(state, seat) && !story_.telling()) {
        draw_alarm(canvas, {x + 2, score.y + 2});
    } else if (const int income = state.income(seat); income > 0) {
        kit::Text<8> more;
        more.add('+').number(income);
        canvas.text({x + 2, score.y + 5}, more.view(), stage::tiny, ink::faint);
    }
}

void Scene::draw_figures(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const Seat seat = seat_at(place, view.bottom());
    draw_score(canvas, view, place);
    // What everybody knows of the hand.
    const Rect cards = cards_area(place);
    if (view.viewer() == kit::all_seeing)
        draw_open_hand(canvas, {cards.x, cards.y}, state, seat, small_card_pitch);
    else
        draw_known_hand(canvas, {cards.x, cards.y}, state, seat, small_card_pitch);

    const Rect pips = bullets_area(place);
    int bullets = state.bullets[seat], lit = 0;
    if (story_.telling() && story_.event(view).a == seat) {
        const kit::Event& now = story_.event(view);
        if (now.kind == love::reloaded)
            bullets = now.b + (love::most_bullets - now.b) * story_.way() / 256;
        if (now.kind == love::paid) lit = bullets - now.b;
    }
    // What the choice that is being made will cost.
    const bool pays = (choosing(view, Task::target) || choosing(view, Task::claim)) &&
                      seat == state.turn_seat && state.phase == love::Phase::paid_action;
    if (pays) lit = love::payment;
    draw_bullets(canvas, {pips.x, pips.y}, bullets, lit);
}

void Scene::draw_hearts(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    if (!canvas.shows(hearts_area(place).inset(-3))) return;
    const Seat seat = seat_at(place, view.bottom());
    const Hearts hearts = hearts_of(state, seat);
    const bool aims = choosing(view, Task::target);
    // Hearts that the raised Lassos would claim.
    love::Lassos wanted{};
    if (choosing(view, Task::claim) && seat == state.turn_seat) wanted = selection_.picked(state);
    for (std::size_t i = 0; i < hearts.size(); ++i) {
        const Heart heart = hearts[i];
        const love::Colour colour = love::colour_of(heart);
        const Rect box = heart_area(place, static_cast<int>(i));
        const bool claimed = state.is_claimed(heart);
        draw_heart(canvas, {box.x, box.y}, colour, claimed);
        if (!claimed && wanted[colour] > 0) {
            --wanted[colour];
            draw_heart(canvas, {box.x, box.y}, colour, true);
            canvas.rounded_frame(box, 7, ink::cream);
        }
        // What is no target steps back.
        if (aims && seat != state.turn_seat && !state.is_target(heart))
            canvas.shade(box, ink::wood);
        if (aims && selection_.heart() == heart)
            canvas.rounded_frame(box.moved(notice_.offset(), 0).inset(-2), 5,
                                 notice_.marked() ? ink::cream : ink::brass, 2);
    }
    if (aims && seat == state.turn_seat) canvas.shade(hearts_area(place), ink::lit_wood);
}

// ---- The hand ---------------------------------------------------------------------------------

void Scene::draw_hand(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    draw_wood(canvas, hand_area, ink::grain);
    const State& state = shown(view);
    const Seat seat = hand_owner(view);
    // While several people look, only what the table shows of it anyway.
    const bool open = view.viewer() != kit::the_public || state.memory_aid != 0;
    const Hand hand = hand_of(state, seat);
    const int held = love::sum_of(state.known[seat]) + state.unknown[seat];
    const bool picks =
        (choosing(view, Task::claim) || choosing(view, Task::reload)) && seat == state.turn_seat;
    for (int i = 0; i < love::lassos_per_player; ++i) {
        const Rect box = card_area(i);
        if (!canvas.shows(card_room(i))) continue;
        const bool here = picks && selection_.card() == i;
        if (open && i < static_cast<int>(hand.size())) {
            draw_lasso(canvas, here ? box.moved(notice_.offset(), 0) : box,
                       hand[static_cast<std::size_t>(i)],
                       {.cursor = here,
                        .raised = picks && selection_.is_raised(i),
                        .closed = picks && !selection_.may_raise(state, i)});
        } else if (i < held) {
            draw_lasso_back(canvas, box);
        } else {
            // Its Lasso lies on a Heart.
            canvas.dotted_frame(box, ink::edge);
            canvas.silhouette(art::loop, {box.x + 2, box.y + 9}, ink::wood);
        }
    }
}

// ---- What can be done -------------------------------------------------------------------------

void Scene::draw_deeds(Canvas& canvas, const MatchView& view) const {
    if (choosing(view, Task::claim) || choosing(view, Task::reload))
        return draw_choice(canvas, view);
    // Who looks has no seat, and no deeds: in a replay, or while several people look.
    if (view.viewer() >= kit::max_seats && !deciding(view)) return draw_whose_hand(canvas, view);
    for (const Deed deed : {Deed::duel, Deed::claim, Deed::reload, Deed::end})
        draw_deed(canvas, view, deed);
}

namespace {

// What a deed costs, gives, or lacks, in a word or two.
void add_note(const State& state, Deed deed, bool open, kit::TextOut& out) {
    const Seat seat = state.turn_seat;
    const bool paid = state.phase == love::Phase::paid_action;
    constexpr std::string_view why_not[] = {"no Heart", "no match", "1st only", "act first"};
    if (!open) {
        out.add(why_not[static_cast<std::size_t>(deed)]);
        return;
    }
    switch (deed) {
        case Deed::duel:
            out.add(paid ? "pay 2" : "free");
            return;
        case Deed::claim: {
            const int more = love::sum_of(state.claimable(seat));
            out.number(more).add(paid ? ", pay 2" : more == 1 ? " Heart" : " Hearts");
            return;
        }
        case Deed::reload:
            out.add(state.bullets[seat] < love::most_bullets ? "6 bullets" : "exchange");
            return;
        case Deed::end:
            out.add("score ").number(state.income(seat));
            return;
    }
}

}  // namespace

void Scene::draw_deed(Canvas& canvas, const MatchView& view, Deed deed) const {
    const Rect place = deed_area(static_cast<int>(deed));
    if (!canvas.shows(place.inset(-stage::Shake::reach))) return;
    const State& state = shown(view);
    const bool own =
        deciding(view) || (!story_.telling() && !state.over() && state.turn_seat == view.viewer());
    const bool open = own && may(state, deed).ok();
    const bool here =
        (choosing(view, Task::deed) || choosing(view, Task::target)) && selection_.deed() == deed;
    const bool shakes = here && selection_.task() == Task::deed;
    const Rect box = shakes ? place.moved(notice_.offset(), 0) : place;
    const Tint face = here ? ink::brass : open ? ink::paper : ink::lit_wood;
    const Tint letters = open || here ? ink::dark : ink::faint;
    canvas.rounded(box, 4, face);
    if (!open) canvas.dotted_frame(box.inset(1), here ? ink::dark : ink::edge);
    if (here) canvas.rounded_frame(box, 4, ink::cream, 1);
    const stage::Sprite& icon = art::deed[static_cast<std::size_t>(deed)];
    if (open || here)
        canvas.sprite(icon, {box.x + 3, box.y + 4});
    else
        canvas.silhouette(icon, {box.x + 3, box.y + 4}, ink::edge);
    constexpr std::string_view names[] = {"DUEL", "CLAIM", "RELOAD", "END"};
    canvas.text({box.x + 22, box.y + 2}, names[static_cast<std::size_t>(deed)], stage::small,
                letters);
    kit::Text<16> note;
    if (own) add_note(state, deed, open, note);
    canvas.text({box.x + 22, box.y + 14}, note.view(), stage::tiny, letters);
    if (here && notice_.marked())
        canvas.text({box.right() - 9, box.y + 2}, "★", stage::small, ink::rose);
}

void Scene::draw_whose_hand(Canvas& canvas, const MatchView& view) const {
    const Seat seat = hand_owner(view);
    const Rect box = deeds_area.inset(4);
    canvas.rounded(box, 5, ink::grain);
    canvas.rounded_frame(box, 5, tones_of(canvas, seat).shade);
    // Towards the cards.
    const int y = box.centre().y;
    canvas.triangle({box.x, y - 6}, {box.x - 6, y}, {box.x, y + 6}, tones_of(canvas, seat).shade);
    draw_poster(canvas, {box.x + 5, y - love_art::portrait_height / 2}, seat, view.seat(seat));
    const std::string_view whose = view.seat(seat).you ? "Your" : view.seat(seat).name.view();
    const int x = box.x + 5 + love_art::portrait_width + 4, width = box.right() - 2 - x;
    canvas.text_fitted({x, y - 12}, width, whose, font_for(whose, width),
                       tones_of(canvas, seat).light);
    canvas.text({x, y}, "hand", stage::small, ink::cream);
}

// A choice of cards takes the place of the deeds.
void Scene::draw_choice(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const bool claims = selection_.task() == Task::claim;
    const Rect box = deeds_area.inset(2);
    canvas.rounded(box, 5, ink::paper);
    canvas.rounded_frame(box, 5, notice_.marked() ? ink::cream : ink::brass, 2);
    canvas.sprite(art::deed[static_cast<std::size_t>(claims ? Deed::claim : Deed::reload)],
                  {box.x + 6, box.y + 6});
    canvas.text({box.x + 28, box.y + 4}, claims ? "CLAIM" : "RELOAD", stage::medium, ink::dark);
    const Seat seat = state.turn_seat;
    const int cards = selection_.raised_count();
    kit::Text<32> line;
    if (claims) {
        const int most = std::min(state.claims(seat) + cards, love::lassos_per_player);
        stage::add_count(cards, "Lasso", line);
        if (cards > 0)
            line.add(" +")
                .number(love::claim_points[static_cast<std::size_t>(most)] +
                        love::chip_points * state.chips(seat))
                .add("/turn");
    } else {
        stage::add_count(cards, "new Lasso", line);
    }
    canvas.text({choice_line.x, choice_line.y}, line.view(), stage::small, ink::rose);
    // The bullets that will be there then.
    const bool pays = state.phase == love::Phase::paid_action;
    draw_bullets(canvas, {box.x + 28, box.y + 33},
                 claims ? state.bullets[seat] - (pays ? love::payment : 0) : love::most_bullets);
    if (claims)
        canvas.text({box.x + 76, box.y + 34}, pays ? "pays 2" : "free", stage::small, ink::dark);
    if (notice_.marked()) canvas.text({box.right() - 14, box.y + 4}, "★", stage::medium, ink::rose);
}

// ---- Words ------------------------------------------------------------------------------------

namespace {

constexpr stage::InfoBar words_bar(Tint refused) {
    return {.area = info_area,
            .width = stock_area.x - 3,
            .paper = ink::night,
            .edge = ink::edge,
            .ink = ink::cream,
            .faint = ink::faint,
            .refused_paper = ink::night,
            .refused_ink = refused,
            .grave_paper = ink::night,
            .grave_ink = refused};
}

}  // namespace

void Scene::words(const MatchView& view, Words& out) const {
    const State& state = shown(view);
    if (story_.telling()) return about_event(view, story_.event(view), out);
    if (state.over()) {
        stage::add_doing(view, state.winner, "win", out.first);
        out.first.add('.');
        return;
    }
    if (!deciding(view)) {
        stage::add_whose(view, state.turn_seat, out.first);
        out.first.add(" turn.");
        return;
    }
    switch (selection_.task()) {
        case Task::look:
            return about_part(view, state, selection_.part(),
                              seat_at(selection_.place(), view.bottom()), out);
        case Task::target:
            return about_target(view, state, selection_.heart(), out);
        case Task::claim:
            return about_claim(state, selection_, out);
        case Task::reload:
            return about_reload(state, selection_, out);
        default:
            return about_deed(state, selection_.deed(), out);
    }
}

Rect Scene::words_area(const MatchView& view) const {
    Words now;
    words(view, now);
    return stage::info_bar_area(words_bar(0), now);
}

void Scene::draw_info(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(info_area)) return;
    Words now;
    words(view, now);
    stage::draw_info_bar(canvas, words_bar(canvas.theme().warn), now);
    if (!canvas.shows(stock_area)) return;
    // The deck, and the goal.
    canvas.fill(stock_area, ink::night);
    canvas.fill({stock_area.x, stock_area.y, stock_area.width, 1}, ink::edge);
    draw_small_card(canvas, {stock_area.x + 2, stock_area.y + 1}, Known::back);
    kit::Text<8> figure;
    figure.number(static_cast<int>(shown(view).deck.size()));
    canvas.text({stock_area.right() - 3, stock_area.y + 1}, figure.view(), stage::small, ink::cream,
                Align::right);
    figure.clear();
    figure.number(shown(view).target);
    canvas.text({stock_area.x + 2, stock_area.y + 12}, "★", stage::small, ink::brass);
    canvas.text({stock_area.right() - 3, stock_area.y + 12}, figure.view(), stage::small,
                ink::brass, Align::right);
    if (choosing(view, Task::look) && selection_.place() == nobodys_place)
        canvas.frame(part_area(nobodys_place, selection_.part()), ink::brass);
}

// ---- The cursor -------------------------------------------------------------------------------

Rect Scene::cursor_area(const MatchView& view) const {
    const State& state = shown(view);
    switch (selection_.task()) {
        case Task::deed:
            return deed_area(static_cast<int>(selection_.deed()));
        case Task::look:
            return part_area(selection_.place(), selection_.part());
        case Task::target: {
            if (selection_.heart() >= love::heart_count) return {};
            const Seat owner = state.owner[selection_.heart()];
            const int index = place_in(hearts_of(state, owner), selection_.heart());
            return heart_area(place_of(owner, view.bottom()), index).inset(-2);
        }
        case Task::claim:
        case Task::reload:
            return card_room(selection_.card());
        default:
            return spot_area(selection_.spot());
    }
}

}  // namespace love_scene
