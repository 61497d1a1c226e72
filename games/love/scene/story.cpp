#include "love_scene/story.h"

#include <algorithm>

#include "love/events.h"
#include "love_scene/story_state.h"

namespace love_scene {

using love::Topic;
using love_art::Pose;
using stage::Cue;
using stage::MatchView;

namespace {

// How an event is told.
struct Telling {
    std::uint8_t frames, brief;  // to a duellist or on the table, and to others at noon
    bool to_read;                // stays even without animations
    bool noon;                   // a part of a Duel
    std::optional<Cue> cue;      // unless it depends on who looks: cue_of
    Topic topic;
};
// In the order of love::EventKind.
constexpr Telling tellings[] = {
    {26, 26, false, false, Cue::click, Topic::reload},         // reloaded
    {16, 16, false, false, Cue::slide, Topic::exchange},       // discarded
    {16, 16, false, false, Cue::slide, Topic::deck},           // reshuffled
    {16, 16, false, false, Cue::slide, Topic::deck},           // draws
    {0, 0, false, false, {}, Topic::deck},                     // drew
    {18, 18, false, false, Cue::toggle, Topic::paying},        // paid
    {26, 26, false, false, Cue::slide, Topic::claimed_heart},  // claim_laid
    {78, 36, true, true, Cue::toggle, Topic::duel},            // challenged
    {84, 40, true, true, Cue::smash, Topic::betrayal},         // love_ended
    {18, 4, false, true, Cue::choose, Topic::ready},           // split_fixed
    {0, 0, false, true, Cue::shot, Topic::dice},               // rolled
    {0, 0, false, true, Cue::shot, Topic::dice},               // totals
    {78, 44, true, true, Cue::slide, Topic::won},              // heart_won
    {44, 24, true, true, Cue::smash, Topic::broken},           // claim_broken
    {72, 40, true, true, Cue::back, Topic::held},              // heart_held
    {22, 12, false, true, Cue::click, Topic::held},            // bullet_returned
    {0, 0, false, true, {}, Topic::love},                      // duel_tied
    {96, 52, true, true, Cue::open, Topic::love},              // love_formed
    {72, 40, true, true, Cue::back, Topic::no_chips},          // chips_out
    {44, 44, true, false, Cue::choose, Topic::score},          // scored
    {8, 8, false, false, {}, Topic::turn},                     // turn_began
    {100, 100, true, false, Cue::warn, Topic::sundown},        // sundown
    {110, 110, true, false, Cue::lose, Topic::over},           // game_over
};
static_assert(std::size(tellings) == love::game_over + 1);

Telling telling_of(const kit::Event& event) {
    const bool nothing_scored = event.kind == love::scored && event.b + event.c == 0;
    if (nothing_scored) return {10, 10, false, false, {}, Topic::score};
    return tellings[event.kind];
}

bool is_dice(const kit::Event& event) {
    return event.kind == love::rolled || event.kind == love::totals;
}
bool is_draw(const kit::Event& event) {
    return event.kind == love::draws || event.kind == love::drew;
}

constexpr int fall_frames = 40, die_delay = 5, count_frames = 26;

}  // namespace

// ---- Time -----------------------------------------------------------------------------------

bool Story::ours(const MatchView& view, Seat seat) const {
    if (view.viewer() == kit::the_public) return view.seat(seat).person();
    return view.viewer() == seat;
}

int Story::roll_frames(const MatchView& view) const {
    const int most = std::max(bout_.dice_count[0], bout_.dice_count[1]);
    const int frames = most == 0 ? 10 : fall_frames + (most - 1) * die_delay;
    return involved(view) ? frames : (frames + 1) / 2;
}

int Story::frames_of(const MatchView& view, const kit::Event& first) const {
    if (is_dice(first)) return countdown_frames(view) + roll_frames(view) + count_frames;
    const Telling telling = telling_of(first);
    return at_noon(view) && !involved(view) ? telling.brief : telling.frames;
}

std::size_t Story::together(const MatchView& view, std::size_t at) const {
    const auto events = view.events();
    const kit::Event& first = events[at];
    std::size_t end = at + 1;
    const auto take_while = [&](auto&& belongs) {
        while (end < events.size() && belongs(events[end])) ++end;
    };
    if (is_dice(first)) take_while(is_dice);
    if (is_draw(first)) take_while(is_draw);
    if (first.kind == love::discarded)
        take_while([](const kit::Event& event) { return event.kind == love::discarded; });
    return end - at;
}

bool Story::at_noon(const MatchView& view) const { return telling_of(event(view)).noon; }

int Story::topic(const MatchView& view) const {
    const kit::Event& now = event(view);
    if (now.kind == love::claim_laid)
        return topic_number(Topic::claimed_heart, love::colour_of(now.b));
    // Said in the same breath.
    if (now.kind == love::heart_won && bout_.claimed) return topic_number(Topic::broken);
    if (is_dice(now) && (bout_.fists[0] || bout_.fists[1])) return topic_number(Topic::bare_fists);
    return topic_number(telling_of(now).topic);
}

// ---- Telling --------------------------------------------------------------------------------

void Story::start(MatchView& view) {
    rolled_ = untied_ = false;
    holder_ = -1;
    pose_ = {Pose::waiting, Pose::waiting};
    if (const State& before = view.before_as<State>(); before.splitting()) {
        bout_ = Bout::of(before);
        bullets_ = {before.bullets[bout_.seats[0]], before.bullets[bout_.seats[1]]};
    }
    pace_.start(view, *this);
}

void Story::gather_dice(Events events) {
    bout_.dice_count = {};
    for (const kit::Event& each : events) {
        if (each.kind == love::totals) {
            bout_.totals = {each.a, each.b};
            bout_.fists = {each.c == love::fists, each.d == love::fists};
            continue;
        }
        const std::size_t side = each.a == bout_.seats[0] ? 0 : 1;
        std::uint8_t& count = bout_.dice_count[side];
        if (count >= love::most_bullets) continue;
        bout_.dice[side][count] = each.b;
        rolls_[side][count].start(each.b, each.b * 7u + count * 3u + each.a, count * die_delay);
        ++count;
    }
    rolled_ = true;
}

std::optional<Cue> Story::cue_of(MatchView& view, const kit::Event& first) const {
    switch (first.kind) {
        case love::challenged:
            if (involved(view)) return Cue::warn;
            break;
        case love::rolled:
        case love::totals:
            if (view.console().animation_speed() == 0) return {};
            if (involved(view)) return Cue::toggle;
            break;
        case love::heart_won:
            if (ours(view, first.a) == ours(view, first.b)) break;
            return ours(view, first.a) ? Cue::open : Cue::lose;
        case love::heart_held:
            if (ours(view, first.b)) return Cue::open;
            break;
        case love::game_over:
            if (view.viewer() == kit::all_seeing || ours(view, first.a)) return Cue::win;
            break;
        default:
            break;
    }
    return telling_of(first).cue;
}

stage::Beat Story::begin(MatchView& view, Events events) {
    State& shown = view.shown_as<State>();
    const kit::Event& first = events[0];
    if (is_dice(first)) gather_dice(events);
    switch (first.kind) {
        case love::challenged:
            bout_ = {.seats = {first.a, first.b},
                     .heart = first.c,
                     .claimed = (first.d & love::for_a_claim) != 0,
                     .fists = {(first.d & love::challenger_fists) != 0,
                               (first.d & love::defender_fists) != 0}};
            bullets_ = {shown.bullets[first.a], shown.bullets[first.b]};
            break;
        case love::heart_won:
            pose_ = {Pose::firing, Pose::beaten};
            break;
        case love::heart_held:
            pose_ = {Pose::beaten, Pose::firing};
            break;
        case love::love_formed:
            pose_ = {Pose::waiting, Pose::waiting};
            break;
        case love::bullet_returned:
            bullets_[1] = first.b;
            break;
        default:
            break;
    }
    for (const kit::Event& each : events) leave(shown, each);
    const int frames = frames_of(view, first);
    return {.frames = frames,
            .to_read = telling_of(first).to_read,
            .cue = cue_of(view, first),
            .end = frames,
            .ease = stage::Ease::linear};
}

void Story::end(MatchView& view, Events events) {
    State& shown = view.shown_as<State>();
    for (const kit::Event& each : events) {
        arrive(shown, each, view.sees(each));
        switch (each.kind) {
            case love::totals:
                for (std::size_t side = 0; side < 2; ++side) {
                    for (stage::Roll& roll : rolls_[side]) roll.step(0);
                    if (bout_.fists[side]) continue;
                    const std::uint8_t fired = side == 0 ? each.c : each.d;
                    std::uint8_t& left = shown.bullets[bout_.seats[side]];
                    left = static_cast<std::uint8_t>(std::max(0, left - fired));
                    bullets_[side] = left;
                }
                pose_ = {Pose::firing, Pose::firing};
                break;
            case love::heart_won:
                holder_ = 0;
                break;
            case love::heart_held:
                holder_ = 1;
                break;
            case love::claim_broken:
                untied_ = true;
                break;
            default:
                break;
        }
    }
}

// Every sound has something to see at the same moment: a number in the bubble, a shot, a die that
// lands.
void Story::frame(MatchView& view, Events events, int before, int speed) {
    if (!is_dice(events[0])) return;
    stage::Console& console = view.console();
    const bool slowly = involved(view);
    const int countdown = countdown_frames(view);
    const auto passes = [&](int frame) { return before < frame && pace_.value() >= frame; };
    for (int i = 1; i < 3; ++i)
        if (slowly && passes(i * count_in)) console.sound(Cue::toggle);
    if (passes(go_frame(view))) console.sound(Cue::shot);
    for (int i = 0; i < std::max(bout_.dice_count[0], bout_.dice_count[1]); ++i) {
        const int lands = i * die_delay + fall_frames * 4 / 10;
        if (passes(countdown + (slowly ? lands : lands / 2))) console.sound(Cue::click);
    }
    if (before < countdown) return;
    for (auto& side : rolls_)
        for (stage::Roll& roll : side) roll.step(speed * (slowly ? 1 : 2));
}

// ---- What moves -----------------------------------------------------------------------------

namespace {

constexpr Point deck_point{stock_area.x + 4, stock_area.y};

// Where a seat's cards are seen.
Point hand_point(const MatchView& view, Seat seat, int card) {
    if (seat == hand_owner(view)) {
        const Rect box = card_area(std::clamp(card, 0, love::lassos_per_player - 1));
        return {box.x, box.y};
    }
    const Rect box = cards_area(place_of(seat, view.bottom()));
    return {box.x, box.y - 12};
}

}  // namespace

Story::Flights Story::flights(const MatchView& view) const {
    const State& shown = view.shown_as<State>();
    const Events events = pace_.events(view);
    Flights flights;
    int number = 0;
    for (std::size_t i = 0; i < events.size() && !flights.full(); ++i) {
        const kit::Event& each = events[i];
        if (each.kind == love::discarded)
            flights.push(
                {Flight::What::lasso, each.b, hand_point(view, each.a, number++), deck_point});
        if (each.kind == love::draws) {
            // The event after it says what was drawn, to those who may know.
            const kit::Event* drawn = i + 1 < events.size() ? &events[i + 1] : nullptr;
            const bool seen = drawn != nullptr && drawn->kind == love::drew && view.sees(*drawn);
            const int place = love::sum_of(shown.known[each.a]) + shown.unknown[each.a] + number++;
            flights.push({seen ? Flight::What::lasso : Flight::What::back,
                          seen ? drawn->b : love::Colour{0}, deck_point,
                          hand_point(view, each.a, place)});
        }
        if (each.kind == love::claim_laid) {
            const int place = place_of(each.a, view.bottom());
            const Rect heart = heart_area(place, place_in(hearts_of(shown, each.a), each.b));
            flights.push({Flight::What::rope,
                          love::colour_of(each.b),
                          hand_point(view, each.a, 1),
                          {heart.x - 5, heart.y - 8}});
        }
    }
    return flights;
}

Point Story::flight_point(const Flight& flight) const {
    // Slower towards the end.
    const int left = 256 - way(), eased = 256 - left * left / 256;
    return {flight.from.x + (flight.to.x - flight.from.x) * eased / 256,
            flight.from.y + (flight.to.y - flight.from.y) * eased / 256};
}

void Story::damage(MatchView& view, Events events) const {
    stage::Console& console = view.console();
    const kit::Event& now = events[0];
    switch (now.kind) {
        case love::challenged:
        case love::love_ended:
        case love::heart_won:
        case love::heart_held:
        case love::claim_broken:
        case love::love_formed: {
            ArenaLook look;
            fill_look(view, look);
            return console.damage(heart_reach(look));
        }
        case love::rolled:
        case love::totals:
            console.damage(bubble_area);
            if (pace_.value() >= go_frame(view) - 1)
                for (int side = 0; side < 2; ++side) {
                    console.damage(duellist_area(side));
                    console.damage(mat_area(side));
                }
            return console.damage(totals_area);
        case love::reloaded:
        case love::paid:
        case love::scored:
            return console.damage(strip_area(place_of(now.a, view.bottom())));
        case love::discarded:
        case love::draws:
        case love::claim_laid:
            for (const Flight& flight : flights(view)) {
                const Point point = flight_point(flight);
                console.damage({point.x - 2, point.y - 2, card_width + 4, card_height + 4});
            }
            return;
        case love::sundown:
        case love::game_over:
            return console.damage(stage::scene_area);
        default:
            return;
    }
}

}  // namespace love_scene
