#include "bluff_scene/story.h"

#include <algorithm>

#include "bluff/events.h"
#include "bluff_scene/story_state.h"
#include "stage/emphasis.h"

namespace bluff_scene {

using bluff::Topic;
using stage::Cue;
using stage::MatchView;

namespace {

// How an event is told.
struct Telling {
    std::uint8_t frames;
    bool to_read;            // stays even without animations
    std::optional<Cue> cue;  // unless it depends on what happened: cue_of
    Topic topic;
};
// In the order of bluff::EventKind.
constexpr Telling tellings[] = {
    {80, true, Cue::slide, Topic::round_end},     // round_began
    {18, false, Cue::slide, Topic::deck},         // drew
    {48, true, Cue::slide, Topic::claim},         // claimed
    {18, false, Cue::move, Topic::pass_button},   // answered
    {150, true, Cue::toggle, Topic::honest},      // turned
    {40, true, Cue::smash, Topic::stopped},       // cancelled
    {66, true, Cue::slide, Topic::crow_card},     // crow_landed
    {60, true, Cue::slide, Topic::swap},          // cup_swapped
    {60, true, Cue::toggle, Topic::look},         // key_turned
    {54, true, Cue::choose, Topic::honest},       // discarded
    {60, true, Cue::warn, Topic::penalty},        // penalty_due
    {48, true, Cue::smash, Topic::penalty},       // card_lost
    {30, false, Cue::slide, Topic::hidden_card},  // replaced
    {120, true, Cue::warn, Topic::fin_drawn},     // fin_found
    {30, true, Cue::slide, Topic::deck},          // reshuffled
    {0, true, Cue::toggle, Topic::round_end},     // round_ended
};
static_assert(std::size(tellings) == bluff::round_ended + 1);

// A called card: it is lifted and held, then it turns, then it is told what it was (BLF-125).
constexpr int held_frames = 78, turn_frames = 18;
constexpr int deal_frames = 60;
constexpr int hand_frames = 34, winner_frames = 90;
// To read five cards.
constexpr int look_frames = 180;

bool is_honest(const kit::Event& event) { return bluff::suit_of(event.b) == event.c; }

}  // namespace

// ---- Time -------------------------------------------------------------------------------------

int Story::frames_of(const MatchView& view, const kit::Event& event) const {
    switch (event.kind) {
        case bluff::answered:
            return event.b == bluff::pass ? 20 : event.b == bluff::call ? 44 : 48;
        case bluff::key_turned:
            return view.viewer() == event.a && event.a != event.b ? look_frames
                                                                  : tellings[event.kind].frames;
        case bluff::discarded:
            return event.d == called_ ? 20 : tellings[event.kind].frames;
        case bluff::round_ended:
            return hand_frames * view.shown_as<State>().seats + winner_frames;
        default:
            return tellings[event.kind].frames;
    }
}

std::size_t Story::together(const MatchView& view, std::size_t at) const {
    const auto events = view.events();
    std::size_t end = at + 1;
    if (events[at].kind == bluff::drew)
        while (end < events.size() && events[end].kind == bluff::drew) ++end;
    return end - at;
}

bool Story::settles(const MatchView& view) const {
    if (!telling()) return false;
    const std::uint8_t kind = event(view).kind;
    return kind >= bluff::crow_landed && kind <= bluff::discarded;
}

bool Story::opens(const MatchView& view, Seat seat) const {
    if (!telling() || event(view).kind != bluff::key_turned) return false;
    const kit::Event& now = event(view);
    return now.b == seat && (view.viewer() == now.a || view.viewer() == kit::all_seeing);
}

bool Story::is_dealt(const MatchView& view, int place, int slot) const {
    if (!telling() || event(view).kind != bluff::round_began) return true;
    const int seats = view.shown_as<State>().seats;
    return slot * seats + place < pace_.value() * seats * bluff::scoring_size / deal_frames;
}

Story::Verdict Story::verdict(const MatchView& view) const {
    if (!telling()) return Verdict::none;
    const kit::Event& now = event(view);
    bool honest = true;
    switch (now.kind) {
        case bluff::turned:
            if (pace_.value() < held_frames + turn_frames) return Verdict::none;
            honest = is_honest(now);
            break;
        case bluff::discarded:
            if (now.d == called_) return Verdict::none;
            honest = is_honest(now);
            break;
        case bluff::crow_landed:
            if (called_ == 0) return Verdict::none;
            honest = bluff::suit_of(now.b) == bluff::crow;
            break;
        default:
            return Verdict::none;
    }
    return honest ? Verdict::honest : Verdict::bluff;
}

Topic Story::topic(const MatchView& view) const {
    const kit::Event& now = event(view);
    switch (now.kind) {
        case bluff::answered:
            return now.b == bluff::pass   ? Topic::pass_button
                   : now.b == bluff::call ? Topic::call_button
                                          : Topic::bullet_button;
        case bluff::turned:
            if (pace_.value() < held_frames + turn_frames) return Topic::call_button;
            return is_honest(now) ? Topic::honest : Topic::caught;
        case bluff::discarded:
            return is_honest(now) ? Topic::honest : Topic::caught;
        default:
            return tellings[now.kind].topic;
    }
}

// ---- Telling ----------------------------------------------------------------------------------

void Story::start(MatchView& view) {
    hit_ = 0;
    called_ = -1;
    pace_.start(view, *this);
}

std::optional<Cue> Story::cue_of(const MatchView& view, const kit::Event& event) const {
    switch (event.kind) {
        case bluff::answered:
            return event.b == bluff::pass   ? Cue::move
                   : event.b == bluff::call ? Cue::warn
                                            : Cue::shot;
        case bluff::crow_landed:
            if (verdict(view) == Verdict::bluff) return Cue::back;
            break;
        case bluff::discarded:
            if (event.d == called_) return Cue::slide;
            return is_honest(event) ? Cue::choose : Cue::back;
        default:
            break;
    }
    return tellings[event.kind].cue;
}

stage::Beat Story::begin(MatchView& view, Events events) {
    State& shown = view.shown_as<State>();
    const kit::Event& first = events[0];
    switch (first.kind) {
        case bluff::turned:
            called_ = static_cast<std::int8_t>(static_cast<int>(shown.stack.size()) - 1);
            break;
        case bluff::cancelled:
            hit_ = static_cast<std::uint8_t>(hit_ | 1u << first.a);
            break;
        case bluff::crow_landed:
            lifted_[0] = shown.at(first.a);
            break;
        case bluff::cup_swapped:
            lifted_ = {shown.at(first.b), shown.at(first.c)};
            break;
        default:
            break;
    }
    for (const kit::Event& each : events) leave(shown, view.state_as<State>(), each);
    const int frames = frames_of(view, first);
    frames_ = static_cast<std::uint16_t>(frames);
    return {.frames = frames,
            .to_read = tellings[first.kind].to_read,
            // The Key view, and the hands at the end, stay until they have been read.
            .until_a = first.kind == bluff::round_ended ||
                       (first.kind == bluff::key_turned && frames == look_frames),
            .cue = cue_of(view, first),
            .end = frames,
            .ease = stage::Ease::linear};
}

void Story::end(MatchView& view, Events events) {
    State& shown = view.shown_as<State>();
    for (const kit::Event& each : events)
        arrive(shown, view.state_as<State>(), each, lifted_, view.viewer(), view.sees(each));
}

// Every sound has something to see at the same moment: a card that turns, a hand, the winner.
void Story::frame(MatchView& view, Events events, int before, int) {
    stage::Console& console = view.console();
    const kit::Event& now = events[0];
    const auto passes = [&](int frame) { return before < frame && pace_.value() >= frame; };
    if (now.kind == bluff::turned && passes(held_frames + turn_frames / 2))
        console.sound(is_honest(now) ? Cue::open : Cue::lose);
    if (now.kind != bluff::round_ended) return;
    // One hand after the other, from the top; then the best of them.
    const State& state = view.state_as<State>();
    State& shown = view.shown_as<State>();
    for (int place = 0; place < state.seats; ++place) {
        if (!passes((place + 1) * hand_frames)) continue;
        const Seat seat = seat_at(place, view.bottom(), state.seats);
        shown.scoring[seat] = state.scoring[seat];
        console.sound(Cue::toggle);
        console.damage(stage::scene_area);
    }
    if (!passes(state.seats * hand_frames + 1)) return;
    arrive(shown, state, now, lifted_, view.viewer(), true);
    console.sound(Cue::win);
    console.damage(stage::scene_area);
}

// ---- What moves -------------------------------------------------------------------------------

namespace {

constexpr int flying_width = 27, flying_height = 34;
constexpr Point stack_point{142, 117}, deck_point{176, 117}, discard_point{210, 117};

constexpr Rect turning_area{70, 16, 100, 104};

// The middle of a Playing Hand: where a card leaves it is the same for both.
Point hand_point(const MatchView& view, int seats, Seat seat) {
    const int place = place_of(seat, view.bottom(), seats);
    if (place == own_place(seats)) return {16, bottom_area.y - 6};
    const Rect box = name_area(seats, place);
    return {box.centre().x - flying_width / 2, box.centre().y - flying_height / 2};
}

Point card_point(const MatchView& view, int seats, Position position) {
    const Rect box = card_area(seats, place_of(bluff::seat_of(position), view.bottom(), seats),
                               bluff::slot_of(position));
    return {box.centre().x - flying_width / 2, box.centre().y - flying_height / 2};
}

bluff::Card face_of(const bluff::ScoringCard& place) {
    return place.face_up != 0 ? place.card : bluff::unknown_card;
}

}  // namespace

Story::Flights Story::flights(const MatchView& view) const {
    const State& shown = view.shown_as<State>();
    const int seats = shown.seats;
    const kit::Event& now = event(view);
    const auto hand = [&](Seat seat) { return hand_point(view, seats, seat); };
    const auto place = [&](Position position) { return card_point(view, seats, position); };
    switch (now.kind) {
        case bluff::drew:
            return {{view.sees(now) ? now.c : bluff::unknown_card, deck_point, hand(now.a)}};
        case bluff::claimed:
            return {{bluff::unknown_card, hand(now.a), stack_point}};
        case bluff::answered:
            if (now.b != bluff::shoot) return {};
            return {{bluff::unknown_card, hand(now.a), stack_point}};
        case bluff::crow_landed:
            return {{now.c, place(now.a), discard_point}, {now.b, stack_point, place(now.a)}};
        case bluff::cup_swapped:
            return {{face_of(lifted_[0]), place(now.b), place(now.c)},
                    {face_of(lifted_[1]), place(now.c), place(now.b)}};
        case bluff::discarded:
            return {{now.b, stack_point, discard_point}};
        case bluff::card_lost:
            return {{now.c, place(bluff::position_of(now.a, now.b)), discard_point}};
        case bluff::replaced:
            return {{view.sees(now) ? now.c : bluff::unknown_card, deck_point,
                     place(bluff::position_of(now.a, now.b))}};
        default:
            return {};
    }
}

// It arrives after half a second at most, slower towards the end; the rest of the beat is to read.
Point Story::flight_point(const Flight& flight) const {
    const int frames = std::clamp<int>(frames_, 1, 30);
    const int left = std::max(0, frames - pace_.value());
    const int eased = 256 - left * left * 256 / (frames * frames);
    return {flight.from.x + (flight.to.x - flight.from.x) * eased / 256,
            flight.from.y + (flight.to.y - flight.from.y) * eased / 256};
}

Rect Story::bubble_area(const MatchView& view, Seat seat) const {
    const int seats = view.shown_as<State>().seats;
    const int place = place_of(seat, view.bottom(), seats);
    const Rect row = row_area(seats, place);
    const int x = place == own_place(seats) ? 12 : name_area(seats, place).right() + 6;
    return {x, row.centre().y - 10, 64, 20};
}

void Story::damage(MatchView& view, Events events) const {
    stage::Console& console = view.console();
    const kit::Event& now = events[0];
    const int seats = view.shown_as<State>().seats;
    for (const Flight& flight : flights(view)) {
        const Point point = flight_point(flight);
        console.damage({point.x - 2, point.y - 2, flying_width + 4, flying_height + 4});
    }
    switch (now.kind) {
        case bluff::turned:
            console.damage(turning_area);
            console.damage(bottom_area);
            return console.damage(claim_area);
        case bluff::key_turned:
            return console.damage(row_area(seats, place_of(now.b, view.bottom(), seats)));
        case bluff::round_began:
            console.damage(others_area);
            return console.damage(own_area);
        case bluff::fin_found:
            return console.damage(stage::scene_area);
        default:
            return;
    }
}

// ---- Drawing ----------------------------------------------------------------------------------

void Story::draw(Canvas& canvas, const MatchView& view) const {
    if (!telling()) return;
    const kit::Event& now = event(view);
    switch (now.kind) {
        case bluff::answered:
            draw_answer(canvas, view);
            break;
        case bluff::turned:
            return draw_turning(canvas, view);
        case bluff::key_turned:
            return draw_look(canvas, view);
        case bluff::fin_found:
            return draw_fin(canvas);
        default:
            break;
    }
    for (const Flight& flight : flights(view)) {
        const Point at = flight_point(flight);
        const Rect box{at.x, at.y, flying_width, flying_height};
        if (!canvas.shows(box.inset(-2))) continue;
        canvas.rounded(box.moved(2, 2), 4, ink::night);
        if (bluff::is_number(flight.card))
            draw_face(canvas, box, flight.card);
        else
            draw_back(canvas, box);
    }
}

void Story::draw_answer(Canvas& canvas, const MatchView& view) const {
    const kit::Event& now = event(view);
    const Rect box = bubble_area(view, now.a);
    switch (now.b) {
        case bluff::pass:
            return draw_bubble(canvas, box, "PASS", ink::worn);
        case bluff::call:
            return draw_bubble(canvas, box, "CALL!", ink::brass);
        default:
            draw_bubble(canvas, box, "BULLET!", ink::ember);
    }
}

// The lamp is on one card, and everybody waits.
void Story::draw_turning(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(turning_area)) return;
    const kit::Event& now = event(view);
    const int at = pace_.value();
    canvas.rounded(turning_area, 8, ink::night);
    canvas.rounded_frame(turning_area, 8, ink::edge, 2);
    // Light falls from above.
    canvas.triangle({120, 20}, {76, 116}, {164, 116}, ink::panel);
    canvas.sprite(bluff_art::art::lamp, {120 - bluff_art::lamp_width / 2, 17});
    constexpr Rect place{90, 36, 60, 80};
    // It trembles more and more, then it turns.
    const int shiver =
        at < held_frames && at > 12 ? -stage::sway(view.calm(), at, 3, 1 + at / 40) : 0;
    int width = place.width;
    bool face = at >= held_frames + turn_frames / 2;
    if (at >= held_frames && at < held_frames + turn_frames) {
        const int from_edge = std::abs(at - held_frames - turn_frames / 2);
        width = std::max(4, place.width * from_edge * 2 / turn_frames);
    }
    const Rect box{place.centre().x - width / 2 + shiver, place.y, width, place.height};
    draw_great_card(canvas, box, face ? now.b : bluff::unknown_card);
}

// An eye travels along the hand.
void Story::draw_look(Canvas& canvas, const MatchView& view) const {
    const kit::Event& now = event(view);
    const int seats = view.shown_as<State>().seats;
    const Rect hand = cards_area(seats, place_of(now.b, view.bottom(), seats));
    canvas.frame(hand.inset(-1), ink::brass, 2);
    if (opens(view, now.b)) return;
    const int x = hand.x + (hand.width - 22) * std::min(pace_.value(), 50) / 50;
    const Rect lens{x, hand.centre().y - 8, 22, 16};
    canvas.rounded(lens, 8, ink::paper);
    canvas.rounded_frame(lens, 8, ink::brass, 2);
    canvas.disc(lens.centre(), 4, ink::dark);
    canvas.disc({lens.centre().x - 1, lens.centre().y - 1}, 1, ink::cream);
}

// The lamp goes down, and the last card lies there.
void Story::draw_fin(Canvas& canvas) const {
    const int at = pace_.value();
    canvas.shade(others_area.around(own_area), ink::night);
    if (at > 12) canvas.shade(others_area.around(own_area).moved(1, 0), ink::night);
    const int fall = std::max(0, 24 - at) * 4;
    const Rect box{120 - 34, 34 - fall, 68, 88};
    canvas.rounded(box, 8, ink::night);
    canvas.rounded_frame(box, 8, ink::brass, 2);
    canvas.sprite(bluff_art::art::fin_big,
                  {120 - bluff_art::fin_big_width / 2, box.centre().y - 32});
    if (at < 24) return;
    canvas.rounded({74, 128, 92, 48}, 8, ink::night);
    canvas.huge_text({120, 152}, "FIN", 2, ink::brass);
}

}  // namespace bluff_scene
