#include "love_scene/story.h"

#include <algorithm>

#include "love/events.h"
#include "love_scene/story_state.h"

namespace love_scene {

using love_art::Pose;
using stage::Cue;
using stage::MatchView;

namespace {

// How long an event is told, in frames: to a duellist, and to others. What has to be read stays
// even without animations.
struct Telling {
    std::uint8_t frames, brief;
    bool to_read = false;
};
Telling telling_of(const kit::Event& event) {
    switch (event.kind) {
        case love::challenged:
            return {78, 36, true};
        case love::love_ended:
            return {84, 40, true};
        case love::split_fixed:
            return {18, 4};
        case love::heart_won:
            return {78, 44, true};
        case love::claim_broken:
            return {44, 24, true};
        case love::heart_held:
            return {72, 40, true};
        case love::bullet_returned:
            return {22, 12};
        case love::love_formed:
            return {96, 52, true};
        case love::chips_out:
            return {72, 40, true};
        case love::reloaded:
            return {26, 26};
        case love::paid:
            return {18, 18};
        case love::claim_laid:
            return {26, 26};
        case love::scored:
            if (event.b + event.c == 0) return {10, 10};
            return {44, 44, true};
        case love::discarded:
        case love::reshuffled:
        case love::draws:
            return {16, 16};
        case love::turn_began:
            return {8, 8};
        case love::sundown:
            return {100, 100, true};
        case love::game_over:
            return {110, 110, true};
        default:
            return {0, 0};
    }
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

bool Story::involved(const MatchView& view) const {
    return view.viewer() == bout_.seats[0] || view.viewer() == bout_.seats[1];
}

int Story::roll_frames(const MatchView& view) const {
    const int most = std::max(bout_.dice_count[0], bout_.dice_count[1]);
    const int frames = most == 0 ? 10 : fall_frames + (most - 1) * die_delay;
    return involved(view) ? frames : (frames + 1) / 2;
}

int Story::frames_of(const MatchView& view) const {
    const kit::Event& first = event(view);
    if (is_dice(first)) return countdown_frames(view) + roll_frames(view) + count_frames;
    const Telling telling = telling_of(first);
    return at_noon(view) && !involved(view) ? telling.brief : telling.frames;
}

// How many events from here on are one beat.
int Story::group_at(const MatchView& view) const {
    const auto events = view.events();
    const kit::Event& first = events[at_];
    std::size_t end = at_ + 1u;
    const auto take_while = [&](auto&& belongs) {
        while (end < events.size() && belongs(events[end])) ++end;
    };
    if (is_dice(first)) take_while(is_dice);
    if (is_draw(first)) take_while(is_draw);
    if (first.kind == love::discarded)
        take_while([](const kit::Event& event) { return event.kind == love::discarded; });
    return static_cast<int>(end) - at_;
}

bool Story::at_noon(const MatchView& view) const {
    switch (event(view).kind) {
        case love::challenged:
        case love::love_ended:
        case love::split_fixed:
        case love::rolled:
        case love::totals:
        case love::heart_won:
        case love::claim_broken:
        case love::heart_held:
        case love::bullet_returned:
        case love::duel_tied:
        case love::love_formed:
        case love::chips_out:
            return true;
        default:
            return false;
    }
}

love::Page Story::rule_page(const MatchView& view) const {
    using love::Page;
    switch (event(view).kind) {
        case love::love_ended:
        case love::love_formed:
        case love::chips_out:
            return Page::in_love;
        case love::claim_laid:
        case love::claim_broken:
            return Page::claims;
        case love::reloaded:
        case love::discarded:
        case love::draws:
        case love::drew:
        case love::reshuffled:
            return Page::reloading;
        case love::scored:
            return Page::aim;
        case love::sundown:
        case love::game_over:
            return Page::end;
        case love::paid:
        case love::turn_began:
            return Page::turn;
        default:
            return bout_.fists[0] || bout_.fists[1] ? Page::bare_fists : Page::duels;
    }
}

// ---- Telling --------------------------------------------------------------------------------

void Story::start(MatchView& view, State& shown) {
    shown = view.before_as<State>();
    at_ = count_ = 0;
    telling_ = !view.events().empty();
    rolled_ = untied_ = false;
    holder_ = -1;
    pose_ = {Pose::waiting, Pose::waiting};
    if (!telling_) return;
    if (shown.splitting()) {
        bout_ = Bout::of(shown);
        bullets_ = {shown.bullets[bout_.seats[0]], shown.bullets[bout_.seats[1]]};
    }
    begin_beat(view, shown);
}

void Story::gather_dice(const MatchView& view) {
    bout_.dice_count = {};
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = view.events()[static_cast<std::size_t>(at_ + i)];
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

void Story::begin_beat(MatchView& view, State& shown) {
    count_ = static_cast<std::uint16_t>(group_at(view));
    const kit::Event& first = event(view);
    if (is_dice(first)) gather_dice(view);
    if (first.kind == love::challenged) {
        bout_ = {.seats = {first.a, first.b},
                 .heart = first.c,
                 .claimed = (first.d & love::for_a_claim) != 0,
                 .fists = {(first.d & love::challenger_fists) != 0,
                           (first.d & love::defender_fists) != 0}};
        bullets_ = {shown.bullets[first.a], shown.bullets[first.b]};
    }
    for (int i = 0; i < count_; ++i) leave(shown, view.events()[static_cast<std::size_t>(at_ + i)]);

    stage::Console& console = view.console();
    const auto mine = [&](Seat seat) { return view.viewer() == seat; };
    switch (first.kind) {
        case love::challenged:
            console.sound(involved(view) ? Cue::warn : Cue::toggle);
            break;
        case love::love_ended:
        case love::claim_broken:
            console.sound(Cue::smash);
            break;
        case love::split_fixed:
            console.sound(Cue::choose);
            break;
        case love::rolled:
        case love::totals:
            if (console.animation_speed() != 0)
                console.sound(involved(view) ? Cue::toggle : Cue::shot);
            break;
        case love::heart_won:
            pose_ = {Pose::firing, Pose::beaten};
            console.sound(mine(first.b) ? Cue::lose : mine(first.a) ? Cue::open : Cue::slide);
            break;
        case love::heart_held:
            pose_ = {Pose::beaten, Pose::firing};
            console.sound(mine(first.b) ? Cue::open : Cue::back);
            break;
        case love::love_formed:
            pose_ = {Pose::waiting, Pose::waiting};
            console.sound(Cue::open);
            break;
        case love::chips_out:
            console.sound(Cue::back);
            break;
        case love::bullet_returned:
            bullets_[1] = first.b;
            console.sound(Cue::click);
            break;
        case love::reloaded:
            console.sound(Cue::click);
            break;
        case love::paid:
            console.sound(Cue::toggle);
            break;
        case love::discarded:
        case love::draws:
        case love::reshuffled:
        case love::claim_laid:
            console.sound(Cue::slide);
            break;
        case love::scored:
            if (first.b + first.c > 0) console.sound(Cue::choose);
            break;
        case love::sundown:
            console.sound(Cue::warn);
            break;
        case love::game_over:
            console.sound(view.viewer() == kit::nobody || mine(first.a) ? Cue::win : Cue::lose);
            break;
        default:
            break;
    }
    const int frames = frames_of(view);
    beat_.go(0, frames, frames, stage::Ease::linear);
    console.damage(stage::scene_area);
}

void Story::end_beat(MatchView& view, State& shown) {
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = view.events()[static_cast<std::size_t>(at_ + i)];
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
    at_ = static_cast<std::uint16_t>(at_ + count_);
    view.console().damage(stage::scene_area);
    if (at_ < view.events().size()) return begin_beat(view, shown);
    telling_ = false;
    shown = view.state_as<State>();
}

// Every sound has something to see at the same moment: a number in the bubble, a shot, a die that
// lands.
void Story::sound_dice(MatchView& view, int before, int now) {
    stage::Console& console = view.console();
    const int countdown = countdown_frames(view);
    const int go = go_frame(view);
    const auto passes = [&](int frame) { return before < frame && now >= frame; };
    for (int i = 1; i < 3; ++i)
        if (involved(view) && passes(i * count_in)) console.sound(Cue::toggle);
    if (passes(go)) console.sound(Cue::shot);
    for (int i = 0; i < love::most_bullets; ++i) {
        const bool falls = i < std::max(bout_.dice_count[0], bout_.dice_count[1]);
        const int lands = i * die_delay + fall_frames * 4 / 10;
        if (falls && passes(countdown + (involved(view) ? lands : lands / 2)))
            console.sound(Cue::click);
    }
}

bool Story::tick(MatchView& view, State& shown) {
    if (!telling_) return false;
    const int speed = view.console().animation_speed();
    const auto paced = [&] { return telling_of(event(view)).to_read && speed == 0 ? 256 : speed; };
    damage(view, shown);
    const int before = beat_.value();
    bool on = beat_.step(paced());
    if (is_dice(event(view))) {
        if (paced() != 0) sound_dice(view, before, beat_.value());
        if (before >= countdown_frames(view))
            for (auto& side : rolls_)
                for (stage::Roll& roll : side) roll.step(paced() * (involved(view) ? 1 : 2));
    }
    // Events that take no time are told in the same frame.
    while (!on && telling_) {
        end_beat(view, shown);
        on = telling_ && beat_.moving() && paced() != 0;
    }
    if (telling_) damage(view, shown);
    return telling_;
}

// ---- What moves -----------------------------------------------------------------------------

namespace {

constexpr Point deck_point{stock_area.x + 4, stock_area.y};

// Where a seat's cards are seen.
Point hand_point(const MatchView& view, Seat seat, int card) {
    if (seat == view.viewer()) {
        const Rect box = card_area(std::clamp(card, 0, love::lassos_per_player - 1));
        return {box.x, box.y};
    }
    const Rect box = cards_area(place_of(seat, bottom_of(view)));
    return {box.x, box.y - 12};
}

}  // namespace

Story::Flights Story::flights(const MatchView& view, const State& shown) const {
    Flights flights;
    int number = 0;
    for (int i = 0; i < count_ && !flights.full(); ++i) {
        const auto index = static_cast<std::size_t>(at_ + i);
        const kit::Event& each = view.events()[index];
        if (each.kind == love::discarded)
            flights.push(
                {Flight::What::lasso, each.b, hand_point(view, each.a, number++), deck_point});
        if (each.kind == love::draws) {
            // The event after it says what was drawn, to those who may know.
            const kit::Event* drawn =
                index + 1 < view.events().size() ? &view.events()[index + 1] : nullptr;
            const bool seen = drawn != nullptr && drawn->kind == love::drew && view.sees(*drawn);
            const int place = love::sum_of(shown.hand[each.a]) + number++;
            flights.push({seen ? Flight::What::lasso : Flight::What::back,
                          seen ? drawn->b : love::Colour{0}, deck_point,
                          hand_point(view, each.a, place)});
        }
        if (each.kind == love::claim_laid) {
            const int place = place_of(each.a, bottom_of(view));
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

void Story::damage(MatchView& view, const State& shown) const {
    stage::Console& console = view.console();
    const kit::Event& now = event(view);
    const int at = beat_.value();
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
            if (at >= go_frame(view) - 1)
                for (int side = 0; side < 2; ++side) {
                    console.damage(duellist_area(side));
                    console.damage(mat_area(side));
                }
            return console.damage(totals_area);
        case love::reloaded:
        case love::paid:
        case love::scored:
            return console.damage(strip_area(place_of(now.a, bottom_of(view))));
        case love::discarded:
        case love::draws:
        case love::claim_laid:
            for (const Flight& flight : flights(view, shown)) {
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
