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

// Whose cards lie in front: the viewer's; whoever watches all sees those of the one who acts.
Seat Scene::hand_owner(const MatchView& view) const {
    return view.viewer() == kit::nobody ? shown_.turn_seat : view.viewer();
}

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    if (page_) return draw_page(canvas, view);
    if (story_.telling() && story_.at_noon(view)) return story_.draw_noon(canvas, view);
    if (!story_.telling() && shown_.splitting())
        return deciding(view) ? draw_split(canvas, view) : draw_noon(canvas, view);
    draw_table(canvas, view);
    story_.draw(canvas, view, shown_);
}

// Between the decisions of a Duel.
void Scene::draw_noon(Canvas& canvas, const MatchView& view) const {
    const Bout bout = Bout::of(shown_);
    ArenaLook look;
    look.bullets = {shown_.bullets[bout.seats[0]], shown_.bullets[bout.seats[1]]};
    look.ready[0] = shown_.phase == love::Phase::defender_splits && !bout.fists[0];
    Words words;
    add_doing(view, shown_.decider(), "take", words.first);
    words.first.add(" aim");
    look.headline = words.first.view();
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
    const Rect box = strip_area(place);
    if (!canvas.shows(box)) return;
    const auto inside = canvas.clipped(box);
    const Seat seat = seat_at(place, bottom_of(view));
    const love_art::Tones& tones = tones_of(canvas, seat);
    const bool acts = !shown_.over() && shown_.turn_seat == seat;
    draw_wood(canvas, box, acts ? ink::lit_wood : ink::wood);
    // The score on its way to the goal.
    const Rect bar{0, box.bottom() - 2, box.width, 2};
    canvas.fill(bar, ink::night);
    canvas.fill({0, bar.y, std::min(240, shown_.score[seat] * 240 / shown_.target), 2}, tones.base);
    if (acts) canvas.triangle({1, box.y + 9}, {5, box.y + 15}, {1, box.y + 21}, tones.light);
    const Rect portrait = portrait_area(place);
    draw_poster(canvas, {portrait.x, portrait.y}, seat, view.seat_name(seat));
    if (deciding(view) && selection_.task() == Task::seats && selection_.place() == place)
        canvas.frame(portrait.inset(-1), ink::brass, 2);
    draw_badge(canvas, {37, box.y + 3}, seat);
    canvas.text_fitted({59, box.y + 2}, 78, name_of(view, seat), stage::small, tones.light);
    draw_figures(canvas, view, place);
    draw_hearts(canvas, view, place);
    // Who loves whom.
    Point at{loves_area(place).x, loves_area(place).y + 1};
    for (Seat other = 0; other < love::seat_count; ++other) {
        if (other == seat || !shown_.in_love(seat, other)) continue;
        draw_love(canvas, at, other);
        at.x += 32;
    }
}

void Scene::draw_figures(Canvas& canvas, const MatchView& view, int place) const {
    const Seat seat = seat_at(place, bottom_of(view));
    const Rect score = score_area(place);
    const kit::Event* now = story_.telling() ? &story_.event(view) : nullptr;
    const auto told = [&](love::EventKind kind) {
        return now != nullptr && now->kind == kind && now->a == seat;
    };
    if (canvas.shows(score)) {
        int points = shown_.score[seat];
        // It counts up as it is told.
        if (told(love::scored)) points += (now->d - points) * std::min(256, story_.way() * 2) / 256;
        kit::Text<8> digits;
        digits.number(points);
        const int x = score.x + 17;
        canvas.text({x, score.y}, digits.view(), stage::medium, ink::cream, Align::right);
        if (can_win_next(shown_, seat) && !story_.telling()) {
            canvas.rounded({x + 2, score.y + 2, 9, 13}, 3, canvas.theme().bad);
            canvas.text({x + 4, score.y + 2}, "!", stage::small, ink::cream);
        } else if (const int income = shown_.income(seat); income > 0) {
            kit::Text<8> more;
            more.add('+').number(income);
            canvas.text({x + 2, score.y + 5}, more.view(), stage::tiny, ink::faint);
        }
    }
    // What everybody knows of the hand.
    const Rect cards = cards_area(place);
    Point at{cards.x, cards.y};
    const auto draw_card = [&](Known known, love::Colour colour) {
        draw_small_card(canvas, at, known, colour);
        at.x += small_card_pitch;
    };
    for (love::Colour colour = 0; colour < love::colour_count; ++colour)
        for (int i = 0; i < shown_.known[seat][colour]; ++i)
            draw_card(shown_.memory_aid != 0 ? Known::colour : Known::back, colour);
    for (int i = 0; i < shown_.unknown[seat]; ++i)
        draw_card(shown_.memory_aid != 0 ? Known::unknown : Known::back, 0);

    const Rect pips = bullets_area(place);
    int bullets = shown_.bullets[seat], lit = 0;
    if (told(love::reloaded)) bullets = now->b + (love::most_bullets - now->b) * story_.way() / 256;
    if (told(love::paid)) lit = bullets - now->b;
    // What the choice that is being made will cost.
    const bool pays = deciding(view) && seat == shown_.turn_seat &&
                      shown_.phase == love::Phase::paid_action &&
                      (selection_.task() == Task::target || selection_.task() == Task::claim);
    if (pays) lit = love::payment;
    draw_bullets(canvas, {pips.x, pips.y}, bullets, lit);
}

void Scene::draw_hearts(Canvas& canvas, const MatchView& view, int place) const {
    if (!canvas.shows(hearts_area(place).inset(-3))) return;
    const Seat seat = seat_at(place, bottom_of(view));
    const Hearts hearts = hearts_of(shown_, seat);
    const bool choosing = deciding(view);
    const bool aims = choosing && selection_.task() == Task::target;
    // Hearts that the raised Lassos would claim.
    love::Lassos wanted{};
    if (choosing && selection_.task() == Task::claim && seat == shown_.turn_seat)
        wanted = selection_.picked(shown_);
    for (std::size_t i = 0; i < hearts.size(); ++i) {
        const Heart heart = hearts[i];
        const love::Colour colour = love::colour_of(heart);
        const Rect box = heart_area(place, static_cast<int>(i));
        const bool claimed = shown_.is_claimed(heart);
        draw_heart(canvas, {box.x, box.y}, colour, claimed);
        if (!claimed && wanted[colour] > 0) {
            --wanted[colour];
            draw_heart(canvas, {box.x, box.y}, colour, true);
            canvas.rounded_frame(box, 7, ink::cream);
        }
        // What is no target steps back.
        if (aims && seat != shown_.turn_seat && !shown_.is_target(heart))
            canvas.shade(box, ink::wood);
        if (aims && selection_.heart() == heart) {
            const int shift = shake_ > 0 ? (shake_ / 2 % 2 == 0 ? 1 : -1) : 0;
            draw_corners(canvas, box.moved(shift, 0), marked_ ? ink::cream : ink::brass);
        }
    }
    if (aims && seat == shown_.turn_seat) canvas.shade(hearts_area(place), ink::lit_wood);
}

// ---- The hand ---------------------------------------------------------------------------------

void Scene::draw_hand(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    draw_wood(canvas, hand_area, ink::grain);
    const Seat seat = hand_owner(view);
    const Hand hand = hand_of(shown_, seat);
    const bool picks = deciding(view) &&
                       (selection_.task() == Task::claim || selection_.task() == Task::reload) &&
                       seat == shown_.turn_seat;
    for (int i = 0; i < love::lassos_per_player; ++i) {
        Rect box = card_area(i);
        if (!canvas.shows(card_room(i))) continue;
        if (i >= static_cast<int>(hand.size())) {
            // Its Lasso lies on a Heart.
            canvas.dotted_frame(box, ink::edge);
            canvas.silhouette(art::loop, {box.x + 2, box.y + 9}, ink::wood);
            continue;
        }
        const bool here = picks && selection_.card() == i;
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 1 : -1, 0);
        draw_lasso(canvas, box, hand[static_cast<std::size_t>(i)],
                   {.cursor = here,
                    .raised = picks && selection_.is_raised(i),
                    .closed = picks && !selection_.may_raise(shown_, i)});
    }
}

// ---- What can be done -------------------------------------------------------------------------

void Scene::draw_deeds(Canvas& canvas, const MatchView& view) const {
    const Task task = selection_.task();
    if (deciding(view) && (task == Task::claim || task == Task::reload)) return draw_choice(canvas);
    for (const Deed deed : {Deed::duel, Deed::claim, Deed::reload, Deed::end})
        draw_deed(canvas, view, deed);
}

void Scene::draw_deed(Canvas& canvas, const MatchView& view, Deed deed) const {
    const Rect place = deed_area(static_cast<int>(deed));
    if (!canvas.shows(place)) return;
    const bool choosing = deciding(view);
    const bool own =
        choosing || (!story_.telling() && !shown_.over() && shown_.turn_seat == view.viewer());
    const bool open = own && may(shown_, deed).ok();
    const bool here = choosing &&
                      (selection_.task() == Task::deed || selection_.task() == Task::target) &&
                      selection_.deed() == deed;
    const bool paid = shown_.phase == love::Phase::paid_action;
    const Rect box = here && shake_ > 0 ? place.moved(shake_ / 2 % 2 == 0 ? 1 : -1, 0) : place;
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
    const Seat seat = shown_.turn_seat;
    if (!own) {
        note.clear();
    } else if (deed == Deed::end && open) {
        note.add("score ").number(shown_.income(seat));
    } else if (!open) {
        constexpr std::string_view why[] = {"no Heart", "no match", "1st only", "act first"};
        note.add(why[static_cast<std::size_t>(deed)]);
    } else if (deed == Deed::claim) {
        const int more = love::sum_of(shown_.claimable(seat));
        note.number(more).add(paid ? ", pay 2" : more == 1 ? " Heart" : " Hearts");
    } else if (deed == Deed::duel) {
        note.add(paid ? "pay 2" : "free");
    } else {
        note.add(shown_.bullets[seat] < love::most_bullets ? "6 bullets" : "exchange");
    }
    canvas.text({box.x + 22, box.y + 14}, note.view(), stage::tiny, letters);
    if (here && marked_) canvas.text({box.right() - 9, box.y + 2}, "★", stage::small, ink::rose);
}

// A choice of cards takes the place of the deeds.
void Scene::draw_choice(Canvas& canvas) const {
    const bool claims = selection_.task() == Task::claim;
    const Rect box = deeds_area.inset(2);
    canvas.rounded(box, 5, ink::paper);
    canvas.rounded_frame(box, 5, marked_ ? ink::cream : ink::brass, 2);
    canvas.sprite(art::deed[static_cast<std::size_t>(claims ? Deed::claim : Deed::reload)],
                  {box.x + 6, box.y + 6});
    canvas.text({box.x + 28, box.y + 4}, claims ? "CLAIM" : "RELOAD", stage::medium, ink::dark);
    const Seat seat = shown_.turn_seat;
    const int cards = selection_.raised_count();
    kit::Text<32> line;
    if (claims) {
        const int most = std::min(shown_.claims(seat) + cards, love::lassos_per_player);
        add_count(cards, "Lasso", line);
        if (cards > 0)
            line.add(", +")
                .number(love::claim_points[static_cast<std::size_t>(most)] +
                        love::chip_points * shown_.chips(seat))
                .add("/turn");
    } else {
        add_count(cards, "new Lasso", line);
    }
    canvas.text({choice_line.x, choice_line.y}, line.view(), stage::small, ink::rose);
    // The bullets that will be there then.
    const bool pays = shown_.phase == love::Phase::paid_action;
    draw_bullets(canvas, {box.x + 28, box.y + 33},
                 claims ? shown_.bullets[seat] - (pays ? love::payment : 0) : love::most_bullets);
    if (claims)
        canvas.text({box.x + 76, box.y + 34}, pays ? "pays 2" : "free", stage::small, ink::dark);
    if (marked_) canvas.text({box.right() - 14, box.y + 4}, "★", stage::medium, ink::rose);
}

// ---- Words ------------------------------------------------------------------------------------

void Scene::words(const MatchView& view, Words& out) const {
    if (story_.telling()) return story_.words(view, out);
    if (shown_.over()) {
        add_doing(view, shown_.winner, "win", out.first);
        out.first.add('.');
        return;
    }
    if (!deciding(view)) {
        add_whose(view, shown_.turn_seat, out.first);
        out.first.add(" turn.");
        return;
    }
    if (why_not_ != nullptr) {
        out.first.add(why_not_).add('.');
        out.refused = true;
        return;
    }
    switch (selection_.task()) {
        case Task::seats:
            return about_seat(view, shown_, seat_at(selection_.place(), bottom_of(view)), out);
        case Task::target:
            return about_target(view, shown_, selection_.heart(), out);
        case Task::claim:
            return about_claim(shown_, selection_, out);
        case Task::reload:
            return about_reload(shown_, selection_, out);
        default:
            return about_deed(view, shown_, selection_.deed(), out);
    }
}

int Scene::words_width_of(const MatchView& view) const {
    Words now;
    words(view, now);
    const int width = std::max(stage::text_width(now.first.view(), stage::small),
                               stage::text_width(now.second.view(), stage::small));
    return std::min(width + 4, stock_area.x);
}

void Scene::draw_info(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(info_area)) return;
    canvas.fill(info_area, ink::night);
    canvas.fill({0, info_area.y, info_area.width, 1}, ink::edge);
    if (canvas.shows({0, info_area.y, stock_area.x, info_area.height})) {
        Words now;
        words(view, now);
        if (now.refused)
            canvas.paragraph({3, info_area.y + 1, words_width, 23}, now.first.view(), stage::small,
                             canvas.theme().warn, Align::left, -1);
        else
            canvas.text_fitted({3, info_area.y + 1}, words_width, now.first.view(), stage::small,
                               ink::cream);
        canvas.text_fitted({3, info_area.y + 12}, words_width, now.second.view(), stage::small,
                           ink::faint);
    }
    if (!canvas.shows(stock_area)) return;
    // The deck, and the goal.
    draw_small_card(canvas, {stock_area.x + 2, stock_area.y + 1}, Known::back);
    kit::Text<8> figure;
    figure.number(static_cast<int>(shown_.deck.size()));
    canvas.text({stock_area.right() - 3, stock_area.y + 1}, figure.view(), stage::small, ink::cream,
                Align::right);
    figure.clear();
    figure.number(shown_.target);
    canvas.text({stock_area.x + 2, stock_area.y + 12}, "★", stage::small, ink::brass);
    canvas.text({stock_area.right() - 3, stock_area.y + 12}, figure.view(), stage::small,
                ink::brass, Align::right);
}

// ---- The cursor -------------------------------------------------------------------------------

Rect Scene::cursor_area(const MatchView& view) const {
    const Seat bottom = bottom_of(view);
    switch (selection_.task()) {
        case Task::deed:
            return deed_area(static_cast<int>(selection_.deed()));
        case Task::seats:
            return portrait_area(selection_.place()).inset(-1);
        case Task::target: {
            if (selection_.heart() >= love::heart_count) return {};
            const Seat owner = shown_.owner[selection_.heart()];
            const int index = place_in(hearts_of(shown_, owner), selection_.heart());
            return heart_area(place_of(owner, bottom), index).inset(-2);
        }
        case Task::claim:
        case Task::reload:
            return card_room(selection_.card());
        default:
            return pouch_area(Side::fire);
    }
}

}  // namespace love_scene
