// The table as it lies: everybody's Scoring Hand, the claim, the deck.
#include <algorithm>

#include "bluff/events.h"
#include "bluff_scene/scene.h"
#include "stage/font.h"
#include "stage/seat_mark.h"
#include "stage/text.h"

namespace bluff_scene {

using bluff::scoring_size;
using stage::Align;
using stage::MatchView;
namespace art = bluff_art::art;

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    if (page_ == Page::seen) return draw_seen(canvas, view);
    if (page_ == Page::turns) return draw_turns(canvas, view);
    const State& state = shown(view);
    // Where rows do not fill the cloth.
    bluff_art::lay(canvas, art::baize, {0, others_area.bottom() - 2, others_area.width, 2});
    for (int place = 0; place < state.seats; ++place) draw_row(canvas, view, place);
    draw_claim(canvas, view);
    draw_deck(canvas, view);
    draw_bottom(canvas, view);
    draw_aims(canvas, view);
    draw_reason(canvas);
    draw_cursor(canvas, view);
    story_.draw(canvas, view);
}

// ---- Rows -------------------------------------------------------------------------------------

void Scene::draw_row(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const int seats = state.seats;
    const Rect row = row_area(seats, place);
    if (!canvas.shows(row)) return;
    const auto inside = canvas.clipped(row);
    const Seat seat = seat_at(place, view.bottom(), seats);
    const bool won = state.round_over() && (state.winners >> seat & 1) != 0;
    const bool lit = won || (!state.round_over() && state.actor == seat);
    if (lit)
        canvas.fill(row, ink::lit_baize);
    else
        bluff_art::lay(canvas, art::baize, row);
    canvas.fill({row.x, row.y, row.width, 1}, ink::night);
    if (lit && place != own_place(seats))
        canvas.fill({row.x, row.y + 1, 2, row.height - 1}, ink::brass);
    if (place != own_place(seats)) draw_who(canvas, view, place);
    draw_cards(canvas, view, place);
    draw_rank(canvas, view, place);
}

namespace {

// Whose turn it is, how many cards are in the Playing Hand, who deals: 32 pixels at most, and 18
// where the Playing Hand itself is seen.
void draw_marks(Canvas& canvas, const State& state, Seat seat, Point at, bool own = false) {
    if (!state.round_over() && state.active == seat) {
        canvas.triangle({at.x, at.y + 1}, {at.x + 6, at.y + 5}, {at.x, at.y + 9}, ink::brass);
        at.x += 8;
    }
    const int held = own ? 0 : static_cast<int>(state.hand[seat].size());
    draw_small_backs(canvas, {at.x, at.y + 1}, held);
    at.x += 7 * held + 1;
    if (state.dealer == seat) draw_dealer(canvas, at);
}

// Rounds won, and those still to win, as chips in a row.
void draw_wins(Canvas& canvas, const State& state, Seat seat, Point at) {
    if (state.target_wins < 2) return;
    for (int i = 0; i < state.target_wins; ++i)
        bluff_art::draw_chip(canvas, i < state.wins[seat],
                             {at.x + i * (bluff_art::chip_size - 1), at.y});
}
// The same as a pile seen from the side, where there is no more room: 7 x 11 pixels.
void draw_pile(Canvas& canvas, const State& state, Seat seat, Point at) {
    if (state.target_wins < 2) return;
    for (int i = 0; i < state.target_wins; ++i) {
        const Rect chip{at.x, at.y + 8 - 4 * i, 7, 3};
        if (i < state.wins[seat])
            canvas.fill(chip, ink::brass);
        else
            canvas.frame(chip, ink::faint);
    }
}

}  // namespace

void Scene::draw_who(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const int seats = state.seats;
    const Rect box = name_area(seats, place);
    if (!canvas.shows(box)) return;
    const Seat seat = seat_at(place, view.bottom(), seats);
    kit::Text<24> name;
    add_name(view, seat, name);
    const bluff_art::Face face = bluff_art::face_of(view.seat(seat));
    const bool asked = state.phase == bluff::Phase::respond && state.actor == seat;
    const auto draw_asked = [&](Point at) {
        if (!asked) return;
        canvas.rounded({at.x, at.y, 11, 13}, 3, ink::brass);
        canvas.text({at.x + 3, at.y + 1}, "?", stage::small, ink::dark);
    };
    switch (seats) {
        case 2:
            bluff_art::draw_portrait_big(canvas, face, {box.x + 2, box.y + 3});
            stage::draw_seat_mark(canvas, {box.x + 3, box.y + 4}, seat);
            canvas.text({box.x + 3, box.y + 61}, name.view(), stage::small, ink::cream);
            draw_marks(canvas, state, seat, {box.x + 4, box.y + 75});
            draw_wins(canvas, state, seat, {box.x + 3, box.y + 90});
            return draw_asked({box.x + 45, box.y + 75});
        case 3:
            bluff_art::draw_portrait(canvas, face, {box.x + 3, box.y + 2});
            stage::draw_seat_mark(canvas, {box.x + 28, box.y + 3}, seat);
            draw_asked({box.x + 41, box.y + 2});
            draw_wins(canvas, state, seat, {box.x + 28, box.y + 16});
            canvas.text({box.x + name_margin, box.y + 25}, name.view(), stage::small, ink::cream);
            return draw_marks(canvas, state, seat, {box.x + 4, box.y + 38});
        case 4:
            bluff_art::draw_portrait(canvas, face, {box.x + 2, box.y + 1});
            if (asked)
                draw_asked({box.x + 26, box.y});
            else
                stage::draw_seat_mark(canvas, {box.x + 26, box.y + 1}, seat);
            draw_pile(canvas, state, seat, {box.x + 41, box.y + 1});
            draw_marks(canvas, state, seat, {box.x + 25, box.y + 13});
            canvas.text({box.x + name_margin, box.y + 22}, name.view(), stage::small, ink::cream);
            return;
        default:
            canvas.text({box.x + name_margin, box.y + 1}, name.view(), stage::small, ink::cream);
            if (asked)
                draw_asked({box.x + 3, box.y + 13});
            else
                stage::draw_seat_mark(canvas, {box.x + 3, box.y + 14}, seat);
            draw_marks(canvas, state, seat, {box.x + 15, box.y + 14});
            return draw_pile(canvas, state, seat, {box.x + 48, box.y + 14});
    }
}

void Scene::draw_cards(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const Seat seat = seat_at(place, view.bottom(), state.seats);
    const bool opens = story_.opens(view, seat);
    const std::uint8_t deciding_cards = state.round_over() ? deciding_slots(state, seat) : 0;
    for (int slot = 0; slot < scoring_size; ++slot) {
        const Rect box = card_area(state.seats, place, slot);
        if (!canvas.shows(box) || !story_.is_dealt(view, place, slot)) continue;
        const Position position = bluff::position_of(seat, slot);
        Sight sight = sight_of(view, state, position);
        // What the Key shows.
        if (opens && sight.side != Side::open)
            sight = {Side::seen, view.state_as<State>().at(position).card};
        draw_sight(canvas, box, sight);
        if ((deciding_cards >> slot & 1) != 0)
            canvas.fill({box.x + 2, box.bottom() - 3, box.width - 4, 3}, ink::ember);
    }
}

void Scene::draw_rank(Canvas& canvas, const MatchView& view, int place) const {
    const State& state = shown(view);
    const int seats = state.seats;
    const Rect box = rank_area(seats, place);
    if (!canvas.shows(box) || !story_.is_dealt(view, place, scoring_size - 1)) return;
    const Seat seat = seat_at(place, view.bottom(), seats);
    const bool own = place == own_place(seats);
    const bluff::HandKey key = visible_rank(view, state, seat);
    const RankWords words = rank_words(bluff::category_of(key));
    const bool won = state.round_over() && (state.winners >> seat & 1) != 0;
    const Tint tint = won ? ink::brass : ink::cream;
    kit::Text<16> groups;
    add_groups(key, groups);
    if (own) {
        canvas.text({box.x + 2, box.y + 2}, words.first, stage::small, tint);
        canvas.text({box.x + 2, box.y + 14}, words.second, stage::small, tint);
        canvas.text({box.x + 2, box.y + 27}, groups.view(), stage::small, ink::faint);
        draw_marks(canvas, state, seat, {box.right() - 20, box.y + 2}, true);
        return draw_pile(canvas, state, seat, {box.right() - 10, box.y + 15});
    }
    if (seats == 2) {
        kit::Text<24> name(bluff::full_names[bluff::category_of(key)]);
        canvas.text({box.x + 2, box.y + 1}, key == 0 ? "Nothing seen" : name.view(), stage::medium,
                    tint);
        canvas.text({box.x + 2, box.y + 17}, groups.view(), stage::small, ink::faint);
        return;
    }
    const bool tall = box.height >= 50;
    const int top = box.y + (tall ? 6 : std::max(0, (box.height - 25) / 2));
    canvas.text({box.x + 2, top + 1}, words.first, stage::small, tint);
    if (!words.second.empty()) canvas.text({box.x + 2, top + 13}, words.second, stage::small, tint);
    // A number where there is a line for it.
    if (key == 0 || (!words.second.empty() && !tall)) return;
    kit::Text<8> digits;
    digits.number(bluff::group_value(key, 0));
    const bluff::Category category = bluff::category_of(key);
    if (category == bluff::two_pair || category == bluff::full_house)
        digits.add('-').number(bluff::group_value(key, 1));
    canvas.text({box.x + 2, top + (words.second.empty() ? 13 : 26)}, digits.view(), stage::small,
                ink::faint);
}

// ---- Where the claim strikes, and the cursor --------------------------------------------------

namespace {

// From one frame to the other through the gaps between cards and along the edges of the claim
// strip: it crosses no value and no word.
void draw_link(Canvas& canvas, const Rect& one, const Rect& other) {
    constexpr int thick = 2;
    const Rect& upper = one.y <= other.y ? one : other;
    const Rect& lower = one.y <= other.y ? other : one;
    const auto across = [&](int y, int from, int to) {
        canvas.fill({std::min(from, to), y, std::abs(to - from) + thick, thick}, ink::ember);
    };
    const auto down = [&](int x, int from, int to) {
        canvas.fill({x, from, thick, to - from}, ink::ember);
    };
    const int gap = upper.x - thick, goal = lower.centre().x;
    const bool own = lower.y >= own_area.y;
    if (upper.y == lower.y)
        return across(own ? own_area.y - 1 : upper.bottom(), upper.centre().x, goal);
    const int above_lower = own ? others_area.bottom() - 1 : lower.y - thick;
    down(gap, upper.centre().y, above_lower);
    if (!own) return across(above_lower, gap, goal);
    constexpr int beside_deck = deck_area.x - 1;
    across(above_lower, gap, beside_deck);
    down(beside_deck, above_lower, own_area.y);
    across(own_area.y - 1, beside_deck, goal);
}

}  // namespace

void Scene::draw_aims(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const int seats = state.seats;
    if (state.penalty.due() && !state.round_over())
        canvas.frame(
            cards_area(seats, place_of(state.penalty.loser, view.bottom(), seats)).inset(-1),
            ink::ember, 2);
    const std::optional<Aim> aimed = aim(view);
    if (!aimed || story_.settles(view)) return;
    const auto place = [&](Seat seat) { return place_of(seat, view.bottom(), seats); };
    const auto box = [&](Position position) {
        return card_area(seats, place(bluff::seat_of(position)), bluff::slot_of(position));
    };
    const Claim& claim = aimed->claim;
    switch (claim.ability) {
        case bluff::crow:
            return draw_aim(canvas, box(claim.first), box(claim.first), claim.ability);
        case bluff::cup: {
            const Rect one = box(claim.first);
            if (claim.second != bluff::no_target) {
                const Rect other = box(claim.second);
                draw_link(canvas, one, other);
                draw_aim(canvas, other, other, claim.ability);
            }
            return draw_aim(canvas, one, one, claim.ability);
        }
        case bluff::key:
            return draw_aim(canvas, cards_area(seats, place(claim.first)),
                            card_area(seats, place(claim.first), 0), claim.ability);
        default:
            return;
    }
}

void Scene::draw_cursor(Canvas& canvas, const MatchView& view) const {
    if (!on_table(view)) return;
    const Rect box = cursor_area(view).moved(notice_.offset(), 0).inset(cursor_room);
    draw_corners(canvas, box, ink::night);
    draw_corners(canvas, box.inset(1), notice_.marked() ? ink::cream : ink::brass);
}

// ---- The middle -------------------------------------------------------------------------------

namespace {

int stack_pitch(int count) { return count > 4 ? 9 : icon_width + 1; }
// Letters beside the icons.
int letters_beside_stack(int count) {
    return (claim_area.width - 8 - icon_width - (count - 1) * stack_pitch(count)) / 6;
}

// A line that is too long is broken at its strongest stop.
void break_line(std::string_view line, Words& out) {
    constexpr auto room = static_cast<std::size_t>(strip_letters);
    std::size_t end = line.size();
    if (end > room) {
        end = line.substr(0, room).find_last_of(";:");
        if (end == line.npos) end = line.substr(0, room).find_last_of(',');
        end = end == line.npos ? line.substr(0, room).find_last_of(' ') : end + 1;
    }
    out.first.add(kit::first_of(line, end));
    out.second.add(kit::behind(line, end + 1));
}

}  // namespace

void Scene::draw_stack(Canvas& canvas, const State& state) const {
    const int count = static_cast<int>(state.stack.size());
    const int pitch = stack_pitch(count);
    // One card leaves the second line to its target.
    const int y = count > 1 ? claim_area.bottom() - 14 : claim_area.y + 1;
    int x = claim_area.right() - 3 - icon_width - (count - 1) * pitch;
    for (std::size_t i = 0; i < state.stack.size(); ++i, x += pitch)
        draw_stack_icon(canvas, {x, y}, state.stack[i].claim.ability,
                        story_.telling() && story_.is_hit(i));
}

namespace {

constexpr Rect strip = claim_area;

void draw_lines(Canvas& canvas, const Words& words, Tint tint) {
    canvas.text({strip.x + 3, strip.y + 2}, words.first.view(), stage::small, tint);
    canvas.text({strip.x + 3, strip.y + 14}, words.second.view(), stage::small, tint);
}

void draw_verdict(Canvas& canvas, bool honest) {
    canvas.fill(strip, honest ? ink::lit_baize : ink::back);
    canvas.fill({strip.x, strip.y, strip.width, 1}, ink::brass);
    canvas.sprite(honest ? art::honest : art::liar, {strip.x + 4, strip.y});
    canvas.text({strip.x + 40, strip.y + 3}, honest ? "HONEST" : "BLUFF!", stage::large,
                ink::cream);
}

}  // namespace

void Scene::draw_claim(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(strip)) return;
    const State& state = shown(view);
    const auto inside = canvas.clipped(strip);
    draw_plank(canvas, strip);
    if (const Story::Verdict verdict = story_.verdict(view); verdict != Story::Verdict::none)
        return draw_verdict(canvas, verdict == Story::Verdict::honest);
    const bool playing = deciding(view) && state.phase == bluff::Phase::play;
    const bool refused = playing && notice_.why_not() != nullptr;
    Words words;
    if (playing && selection_.looking()) {
        kit::Text<80> line;
        about_spot(view, state, selection_.spot(), line);
        break_line(line.view(), words);
        return draw_lines(canvas, words, ink::cream);
    }
    // A claim: as it lies there, is being laid, or may be made.
    std::optional<Aim> said = aim(view);
    if (choosing(view, Task::target) && !selection_.looking())
        said = Aim{selection_.claim(view.bottom(), state.seats), state.active};
    if (said && state.stack.size() < 2) {
        bluff_art::draw_suit(canvas, said->claim.ability, {strip.x + 3, strip.y + 1},
                             bluff_art::Ground::dark);
        add_name(view, said->seat, words.first);
        words.first.add(": ");
        add_claim_name(said->claim.ability, words.first);
        canvas.text({strip.x + 21, strip.y}, words.first.view(), stage::medium, ink::cream);
        if (refused)
            words.second.add(notice_.why_not());
        else
            add_target(view, said->claim, said->seat, words.second);
        canvas.text({strip.x + 3, strip.y + 15}, words.second.view(), stage::small,
                    refused ? canvas.theme().warn : ink::cream);
        return draw_stack(canvas, state);
    }
    if (said) {
        add_short_claim(view, said->claim, said->seat, words.first);
        add_shots(view, state, letters_beside_stack(static_cast<int>(state.stack.size())),
                  words.second);
        draw_lines(canvas, words, ink::cream);
        return draw_stack(canvas, state);
    }
    if (choosing(view, Task::claim) && moved_) {
        about_claim_tile(view, state, selection_, words);
    } else if (state.round_over()) {
        about_round(view, state, words);
    } else if (const bluff::TurnRecord* turn = last_turn(state)) {
        about_turn(view, state, *turn, words);
    } else {
        about_starter(view, state, words);
    }
    draw_lines(canvas, words, ink::cream);
}

// Of a hint, over the claim and the deck.
void Scene::draw_reason(Canvas& canvas) const {
    if (!notice_.marked() || reason_.empty() || !canvas.shows(middle_area)) return;
    canvas.fill(middle_area, ink::panel);
    canvas.frame(middle_area, ink::brass);
    canvas.text({middle_area.x + 3, middle_area.y + 2}, "★", stage::small, ink::brass);
    // A sentence a line: reason.h
    std::string_view rest = reason_.view();
    for (int y = middle_area.y + 2; !rest.empty(); y += 12) {
        const std::size_t stop = rest.find(". ");
        const std::size_t length = stop == rest.npos ? rest.size() : stop + 1;
        canvas.text({middle_area.x + 10, y}, kit::first_of(rest, length), stage::small, ink::cream);
        rest = kit::behind(rest, length + 1);
    }
}

void Scene::draw_deck(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(deck_area)) return;
    const State& state = shown(view);
    const auto inside = canvas.clipped(deck_area);
    const int deck = static_cast<int>(state.deck.size());
    const int first = std::max(1, deck - bluff::packet_size + 1);
    const bool out = state.end_cause != bluff::EndCause::none, near = first == 1 && !out;
    if (near)
        canvas.fill(deck_area, ink::back);
    else
        draw_plank(canvas, deck_area);
    canvas.fill({deck_area.x, deck_area.y, 1, deck_area.height}, ink::edge);
    canvas.fill({deck_area.x, deck_area.y, deck_area.width, 1}, ink::edge);
    kit::Text<16> line;
    line.add("DECK ").number(deck);
    canvas.text({deck_area.x + 5, deck_area.y + 1}, line.view(), stage::small, ink::cream);
    line.clear();
    // BLF-091
    line.add("FIN ");
    if (out)
        line.add("is out");
    else
        line.number(first).add('-').number(deck);
    canvas.text({deck_area.x + 5, deck_area.y + 11}, line.view(), stage::small,
                near ? ink::cream : ink::brass);
    if (out) return;
    const int whole = bluff::deck_after_deal(state.seats) - bluff::packet_size;
    draw_fuse(canvas, {deck_area.x + 4, deck_area.bottom() - 4},
              std::min(fuse_length - 4, (first - 1) * fuse_length / whole), deck);
}

}  // namespace bluff_scene
