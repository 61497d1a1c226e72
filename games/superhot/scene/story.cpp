#include "hot_scene/story.h"

#include <algorithm>

#include "hot_scene/desk.h"
#include "hot_scene/retell.h"

namespace hot_scene {

using stage::Align;
using superhot::bottom_of;
using superhot::Where;

namespace {

// How long an event is told, in frames. What has to be read stays even without animations.
struct Telling {
    std::uint8_t frames;
    bool to_read = false;
};
Telling telling_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::level_cleared:
            return {72, true};
        case superhot::leg_over:
            return {80, true};
        case superhot::level_began:
            return {36, true};
        case superhot::goal_done:
            return {34, true};
        case superhot::goal_vetoed:
        case superhot::veto_proposed:
        case superhot::veto_answered:
            return {40, true};
        case superhot::glitched:
            return {36, true};
        case superhot::goal_drawn:
        case superhot::system_drew:
            return {18};
        case superhot::line_dealt:
        case superhot::card_slid:
            return {18};
        case superhot::shots_fired:
        case superhot::slashed:
            return {16};
        case superhot::card_defeated:
        case superhot::card_left:
        case superhot::healed:
        case superhot::aid_given:
            return {14};
        case superhot::drew:
        case superhot::new_card_taken:
        case superhot::ability_acts:
            return {12};
        case superhot::discarded:
        case superhot::goal_progress:
        case superhot::deck_reshuffled:
        case superhot::obstacles_reshuffled:
        case superhot::aid_returned:
            return {10};
        case superhot::card_used:
            return {9};
        default:
            return {0};
    }
}

// Events that are told as one.
int group_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
            return 1;
        case superhot::drew:
        case superhot::new_card_taken:
            return 2 + event.a;
        case superhot::card_left:
            return 10;
        case superhot::goal_progress:
            return 11;
        case superhot::goal_drawn:
            return 12;
        case superhot::system_drew:
            return 13;
        default:
            return 0;
    }
}

// Where cards come from and go to below the hand.
constexpr Rect own_pile{148, 160, 36, 52}, other_pile{200, 160, 36, 52};
// How far they fly.
constexpr Rect splinters{0, goals_area.y, 240, hand_area.y + 24 - goals_area.y};
constexpr Point bullets_at{126, status_area.y + 3};

Rect between(const Rect& from, const Rect& to, int way) {
    return {from.x + (to.x - from.x) * way / 256, from.y + (to.y - from.y) * way / 256, to.width,
            to.height};
}

int hand_bullets(const Hand& hand) {
    return static_cast<int>(hand.count({superhot::bullet, false}));
}

Rect slot_of(const State& state, std::uint8_t number) {
    return slot_area(std::clamp(number - 1, 0, state.slots - 1), state.slots);
}

}  // namespace

void Story::start(stage::Table& table, State& shown) {
    shown = table.before_as<State>();
    at_ = count_ = 0;
    telling_ = !table.events().empty();
    if (telling_) begin_beat(table, shown);
}

void Story::begin_beat(stage::Table& table, State& shown) {
    const auto events = table.events();
    const kit::Event& first = events[at_];
    count_ = 1;
    if (const int group = group_of(first); group != 0)
        while (at_ + count_ < static_cast<int>(events.size()) &&
               group_of(events[static_cast<std::size_t>(at_ + count_)]) == group)
            ++count_;
    frame_ = 0;
    knocked_out_ = shown.knocked_out;
    hardened_ = shown.hardened;
    slot_ = no_slot;
    goal_ = superhot::no_goal;
    flying_ = {};
    flying_bullets_ = 0;
    bool hit = false;
    const auto card_in_hand = [&](Card card, kit::Seat seat) {
        player_ = static_cast<std::uint8_t>(player_of(shown, seat));
        const Hand hand = hand_of(shown, player_);
        // Where it lay would tell of the cards beside it.
        from_place_ = visible_cards / 2;
        if (shown.has_system() && table.viewer() == shown.system_seat()) return;
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (hand[i].card == card)
                from_place_ =
                    static_cast<std::uint8_t>(std::min<std::size_t>(i, visible_cards - 1));
    };
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = events[static_cast<std::size_t>(at_ + i)];
        hit =
            hit || (each.kind == superhot::card_left && static_cast<Where>(each.c) == Where::hand);
        if (each.kind == superhot::card_used || each.kind == superhot::discarded ||
            each.kind == superhot::aid_given)
            card_in_hand(each.b, each.a);
        if (each.kind == superhot::healed) card_in_hand(superhot::bullet, each.a);
        leave(shown, each);
        if (each.kind != superhot::drew && each.kind != superhot::new_card_taken) continue;
        // Its place in the hand is made before it comes.
        arrive(shown, each, table.state_as<State>());
        if (each.b == superhot::bullet)
            ++flying_bullets_;
        else
            flying_.add(each.b);
    }
    stage::Console& console = table.console();
    Telling telling = telling_of(first);
    switch (first.kind) {
        case superhot::card_defeated:
            if (first.c == superhot::knock_out) slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::smash);
            break;
        case superhot::slashed:
            console.sound(stage::Cue::smash);
            break;
        case superhot::shots_fired:
            slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::shot);
            break;
        case superhot::ability_acts:
            slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::toggle);
            break;
        case superhot::card_left:
            if (hit) telling.frames = 24;
            console.sound(hit ? stage::Cue::warn : stage::Cue::click);
            break;
        case superhot::card_used:
        case superhot::discarded:
        case superhot::aid_given:
            console.sound(stage::Cue::click);
            break;
        case superhot::card_slid:
        case superhot::line_dealt:
            console.sound(stage::Cue::slide);
            break;
        case superhot::goal_progress:
        case superhot::goal_vetoed:
            goal_ = first.a;
            console.sound(stage::Cue::toggle);
            break;
        case superhot::goal_done:
            goal_ = first.a;
            console.sound(stage::Cue::open);
            break;
        case superhot::veto_proposed:
            goal_ = first.b;
            console.sound(stage::Cue::toggle);
            break;
        case superhot::glitched:
            slot_ = static_cast<std::int8_t>(first.b == 0 ? no_slot : first.b - 1);
            console.sound(stage::Cue::warn);
            break;
        case superhot::level_cleared:
            console.sound(stage::Cue::win);
            break;
        case superhot::leg_over:
            console.sound(static_cast<superhot::End>(first.b) == superhot::End::won
                              ? stage::Cue::win
                              : stage::Cue::lose);
            break;
        default:
            break;
    }
    beat_.go(0, 256, telling.frames, stage::Ease::in_out);
    console.damage(stage::scene_area);
}

void Story::end_beat(stage::Table& table, State& shown) {
    const State& after = table.state_as<State>();
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = table.events()[static_cast<std::size_t>(at_ + i)];
        if (each.kind != superhot::drew && each.kind != superhot::new_card_taken)
            arrive(shown, each, after);
        if (each.kind != superhot::card_slid) continue;
        // Marks go with the cards.
        const unsigned to = 1u << (each.b - 1);
        if ((knocked_out_ >> (each.a - 1) & 1) != 0)
            shown.knocked_out = static_cast<std::uint8_t>(shown.knocked_out | to);
        if ((hardened_ >> (each.a - 1) & 1) != 0)
            shown.hardened = static_cast<std::uint8_t>(shown.hardened | to);
    }
    at_ = static_cast<std::uint16_t>(at_ + count_);
    table.console().damage(stage::scene_area);
    if (at_ < table.events().size()) return begin_beat(table, shown);
    telling_ = false;
    shown = after;
}

bool Story::tick(stage::Table& table, State& shown) {
    if (!telling_) return false;
    const int speed = table.console().animation_speed();
    table.console().damage(area(event(table)));
    ++frame_;
    const auto paced = [&] { return telling_of(event(table)).to_read && speed == 0 ? 256 : speed; };
    bool on = beat_.step(paced());
    // Events that take no time are told in the same frame.
    while (!on && telling_) {
        end_beat(table, shown);
        on = telling_ && beat_.moving() && paced() != 0;
        if (telling_ && beat_.moving() && paced() == 0) on = false;
    }
    if (telling_) table.console().damage(area(event(table)));
    return telling_;
}

// Where things move while it is told.
Rect Story::area(const kit::Event& now) const {
    switch (now.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
        case superhot::ability_acts:
            return {0, line_area.y - 4, 240, line_area.height + time_area.height + 8};
        case superhot::card_defeated:
        case superhot::slashed:
            return splinters;
        case superhot::goal_progress:
        case superhot::goal_done:
        case superhot::goal_drawn:
        case superhot::goal_vetoed:
        case superhot::veto_proposed:
        case superhot::veto_answered:
            return goals_area;
        case superhot::drew:
        case superhot::discarded:
            return {0, hand_area.y, 240, info_area.y - hand_area.y};
        case superhot::card_used:
        case superhot::card_left:
        case superhot::new_card_taken:
        case superhot::aid_given:
            return {0, line_area.y, 240, info_area.y - line_area.y};
        default:
            return stage::scene_area;
    }
}

bool Story::flash() const { return telling_ && frame_ / 4 % 2 == 0; }

int Story::shake() const {
    if (!telling_ || slot_ == no_slot) return 0;
    constexpr int offsets[] = {0, 2, -2, 2, -1, 1, -1, 0};
    return frame_ < 8 ? offsets[frame_] : 0;
}

// ---- Drawing ------------------------------------------------------------------------------------

void Story::draw(Canvas& canvas, const stage::Table& table, const State& shown) const {
    if (!telling_) return;
    const kit::Event& now = event(table);
    const auto inside = canvas.clipped(area(now));
    switch (now.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
            return draw_slide(canvas, table, shown);
        case superhot::card_defeated:
            if (now.c == superhot::destroy) draw_shatter(canvas, slot_of(shown, now.a), false);
            return;
        case superhot::slashed:
            return draw_shatter(canvas, slot_of(shown, now.a), true);
        case superhot::shots_fired:
            return draw_shots(canvas, table, shown);
        case superhot::glitched:
        case superhot::level_cleared:
        case superhot::level_began:
        case superhot::leg_over:
            return draw_banner(canvas, table, shown);
        default:
            return draw_flights(canvas, table, shown);
    }
}

void Story::draw_flights(Canvas& canvas, const stage::Table& table, const State& shown) const {
    const State& before = table.before_as<State>();
    const kit::Event& first = event(table);
    const bool of_seat = first.kind == superhot::drew || first.kind == superhot::new_card_taken;
    const int player = of_seat ? player_of(shown, first.a) : player_;
    const Hand hand = hand_of(shown, player);
    // Those that are not seen come to the end of the row.
    int unseen = static_cast<int>(hand.size()) - count_, bullets = 0;
    const auto place_of = [&](const kit::Event& each) {
        int place = unseen++;
        if (table.sees(each)) {
            const bool bullet = each.b == superhot::bullet;
            const auto at = hand.index_of({each.b, false});
            place = static_cast<int>(at) + (bullet ? hand_bullets(hand) - 1 - bullets++ : 0);
        }
        return hand_slot(std::clamp(place, 0, visible_cards - 1));
    };
    // New cards lay beside the hand.
    const auto fresh_place = [&](const kit::Event& each) {
        const auto held = static_cast<int>(hand_of(before, before.active).size());
        const auto place = static_cast<int>(before.fresh.index_of(each.b));
        return hand_slot(std::min(held + place, visible_cards - 1));
    };
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = table.events()[static_cast<std::size_t>(at_ + i)];
        // One after the other, a little.
        const int way = std::clamp(beat_.value() * 5 / 4 - i * 24, 0, 256);
        switch (each.kind) {
            case superhot::drew: {
                const Rect box = between(own_pile, place_of(each), way);
                if (table.sees(each))
                    draw_hand_card(canvas, box, each.b, {});
                else
                    draw_card_back(canvas, box);
                break;
            }
            case superhot::new_card_taken:
                draw_hand_card(canvas, between(fresh_place(each), place_of(each), way), each.b, {});
                break;
            case superhot::card_used: {
                const Rect target = before.phase == superhot::Phase::hit
                                        ? slot_area(before.hit_slot, before.slots)
                                        : Rect{40, 150, 36, 52};
                draw_hand_card(canvas, between(hand_slot(from_place_), target, way), each.b, {});
                break;
            }
            case superhot::discarded:
                draw_hand_card(canvas, between(hand_slot(from_place_), other_pile, way), each.b,
                               {});
                break;
            case superhot::aid_given:
                draw_hand_card(canvas, between(hand_slot(from_place_), {102, 60, 36, 52}, way),
                               each.b, {});
                break;
            case superhot::healed: {
                const Rect from = hand_slot(from_place_);
                const Rect to{bullets_at.x, bullets_at.y, from.width, from.height};
                draw_hand_card(canvas, between(from, to, way), superhot::bullet, {});
                break;
            }
            case superhot::card_left: {
                const Rect from = slot_of(shown, each.a);
                const auto where = static_cast<Where>(each.c);
                const bool out = (knocked_out_ >> (each.a - 1) & 1) != 0;
                const Rect to = where == Where::hand             ? hand_slot(3)
                                : where == Where::player_discard ? own_pile
                                                                 : other_pile;
                const Rect moved = between(from, {to.x, to.y, from.width, from.height}, way);
                draw_line_card(canvas, moved, each.b, {.knocked_out = out});
                if (where == Where::hand && flash()) {
                    const Ink& ink = ink_of(canvas);
                    canvas.frame({0, hand_area.y, 240, hand_area.height}, ink.red, 3);
                }
                break;
            }
            default:
                break;
        }
    }
}

// The Line is one band: what stays moves right, what is new comes in behind it.
void Story::draw_slide(Canvas& canvas, const stage::Table& table, const State& shown) const {
    const auto inside = canvas.clipped(line_area);
    const int pitch = slot_pitch(shown.slots);
    int dealt = 0;
    for (int i = 0; i < count_; ++i)
        dealt += table.events()[static_cast<std::size_t>(at_ + i)].kind == superhot::line_dealt;
    int coming = 0;
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = table.events()[static_cast<std::size_t>(at_ + i)];
        if (each.kind == superhot::card_slid) {
            const Rect box = between(slot_of(shown, each.a), slot_of(shown, each.b), beat_.value());
            draw_line_card(canvas, box, each.c,
                           {.knocked_out = (knocked_out_ >> (each.a - 1) & 1) != 0,
                            .hardened = (hardened_ >> (each.a - 1) & 1) != 0});
        } else {
            const Rect to = slot_of(shown, each.a);
            const Rect from = next_area(shown.slots).moved(-coming * pitch, 0);
            draw_line_card(canvas, between(from, to, beat_.value()), each.b, {});
            ++coming;
        }
    }
}

// Red glass: splinters fly from the middle, slower and slower, and fall.
void Story::draw_shatter(Canvas& canvas, const Rect& box, bool cut) const {
    const Ink& ink = ink_of(canvas);
    const int way = beat_.value();
    const Point middle = box.centre();
    constexpr Point ways[] = {{-40, -34}, {-22, -46}, {2, -50}, {26, -42}, {42, -28}, {48, 2},
                              {38, 30},   {20, 44},   {-6, 50}, {-28, 42}, {-44, 24}, {-50, -4},
                              {-14, -20}, {16, -22},  {20, 14}, {-18, 18}};
    int i = 0;
    for (const Point& to : ways) {
        const Point at{middle.x + to.x * way / 256, middle.y + to.y * way / 256 + way * way / 6000};
        const int size = 7 - way * 6 / 256 + i % 3;
        const Colour colour = i % 4 == 3 ? ink.black : i % 2 == 0 ? ink.red : ink.blush;
        canvas.triangle({at.x, at.y - size}, {at.x + size, at.y + size / 2},
                        {at.x - size + i % 2 * 3, at.y + size}, colour);
        ++i;
    }
    if (cut && way < 128)
        canvas.line({box.x - 6, box.bottom()}, {box.right() + 6, box.y}, ink.black);
}

void Story::draw_shots(Canvas& canvas, const stage::Table& table, const State& shown) const {
    const kit::Event& now = event(table);
    const Ink& ink = ink_of(canvas);
    const Rect box = slot_of(shown, now.a);
    const Point muzzle{box.right() - 2, box.y + 28};
    const Point end{214, 190};  // the pile that they come back from
    if (frame_ < 5) {
        canvas.disc(muzzle, 8 - frame_, ink.red);
        canvas.disc(muzzle, 4 - frame_ / 2, ink.white);
    }
    for (int i = 0; i < now.c; ++i) {
        const int way = std::clamp(beat_.value() * 5 / 4 - i * 60, 0, 256);
        const Point at{muzzle.x + (end.x - muzzle.x) * way / 256,
                       muzzle.y + (end.y - muzzle.y) * way / 256};
        // A tail, as everything that flies here has.
        const Point tail{muzzle.x + (end.x - muzzle.x) * std::max(0, way - 60) / 256,
                         muzzle.y + (end.y - muzzle.y) * std::max(0, way - 60) / 256};
        canvas.line(tail, at, ink.red);
        canvas.line({tail.x + 1, tail.y}, {at.x + 1, at.y}, ink.red);
        canvas.disc(at, 3, ink.black);
    }
}

void Story::draw_banner(Canvas& canvas, const stage::Table& table, const State& shown) const {
    const kit::Event& now = event(table);
    const Ink& ink = ink_of(canvas);
    const Rect all = stage::scene_area;
    const bool won =
        now.kind == superhot::level_cleared ||
        (now.kind == superhot::leg_over && static_cast<superhot::End>(now.b) == superhot::End::won);
    if (won) {
        const bool hot = frame_ / 18 % 2 == 1;
        canvas.fill(all, hot ? ink.red : ink.white);
        draw_huge(canvas, all.centre(), hot ? "HOT" : "SUPER", hot ? 5 : 4,
                  hot ? ink.white : ink.black);
        return;
    }
    const Rect band{0, 84, 240, 76};
    if (now.kind == superhot::glitched) {
        // A picture that tears.
        const Rect torn = now.b == 0 ? time_area : slot_of(shown, now.b);
        for (int y = torn.y; y < torn.bottom(); y += 4) {
            const int shift = (y * 7 + frame_ * 13) % 17 - 8;
            canvas.fill({torn.x + shift, y, torn.width, 2}, flash() ? ink.red : ink.black);
        }
        const Rect label{0, hand_area.y + 12, 240, 30};
        canvas.fill(label, ink.black);
        kit::Text<32> text;
        text.add("SYSTEM: ").add(superhot::glitches[now.a].name);
        canvas.text({120, label.y + 3}, text.view(), stage::large, ink.red, Align::centre);
        return;
    }
    canvas.fill(band, ink.black);
    if (now.kind == superhot::level_began) {
        kit::Text<16> text;
        text.add("LEVEL ").number(now.a);
        draw_huge(canvas, {120, band.y + 28}, text.view(), 2, ink.white);
        kit::Text<32> goals;
        goals.number(now.b).add(now.b == 1 ? " goal" : " goals");
        canvas.text({120, band.bottom() - 20}, goals.view(), stage::small, ink.red, Align::centre);
        return;
    }
    const bool system = shown.has_system() && table.viewer() == shown.system_seat();
    draw_huge(canvas, {120, band.y + 28}, system ? "STOPPED" : "YOU LOSE", 2, ink.red);
    canvas.text({120, band.bottom() - 20}, end_words(static_cast<superhot::End>(now.b)),
                stage::small, ink.white, Align::centre);
}

void Story::words(const stage::Table& table, const State& shown, Words& out) const {
    if (!telling_) return;
    const kit::Event& now = event(table);
    const auto card_name = [](Card card) {
        return card == superhot::bullet ? std::string_view("Bullet") : bottom_of(card).name;
    };
    switch (now.kind) {
        case superhot::card_used:
            out.first.add(table.seat_name(now.a)).add(": ").add(superhot::top_of(now.b).name);
            if (now.c != superhot::no_card) out.first.add(" as ").add(superhot::top_of(now.c).name);
            out.second.add("A used card will come back in The Line.");
            return;
        case superhot::card_defeated:
            out.first.add(card_name(now.b));
            out.first.add(now.b == superhot::bullet      ? " dodged!"
                          : now.c == superhot::knock_out ? " is knocked out."
                                                         : " is destroyed!");
            if (now.b != superhot::bullet && now.c == superhot::destroy) {
                out.second.add("New in hand: ");
                add_top(now.b, nullptr, out.second);
            }
            return;
        case superhot::slashed:
            out.first.add("The Bullet is cut in two!");
            return;
        case superhot::healed:
            out.first.add("The Pliers pull a Bullet out.");
            return;
        case superhot::drew:
        case superhot::new_card_taken:
            out.first.add("The hand is refilled.");
            return;
        case superhot::deck_reshuffled:
            out.first.add("The discard is shuffled: a new deck.");
            return;
        case superhot::obstacles_reshuffled:
            out.first.add("The Line's discard is shuffled.");
            out.second.add("What was fired and used comes back.");
            return;
        case superhot::card_left: {
            int hits = 0;
            for (int i = 0; i < count_; ++i)
                hits += static_cast<Where>(table.events()[static_cast<std::size_t>(at_ + i)].c) ==
                        Where::hand;
            out.first.add("Time moves.");
            if (hits > 0) {
                out.second.add("⚠ ").number(hits).add(hits == 1 ? " Bullet hits!"
                                                                : " Bullets hit!");
                out.tone = Words::Tone::grave;
            }
            return;
        }
        case superhot::goal_progress:
        case superhot::goal_done:
            out.first.add(superhot::goals[now.a].name);
            out.first.add(now.kind == superhot::goal_done ? ": done! ✓" : "");
            out.tone = Words::Tone::good;
            return;
        case superhot::goal_vetoed:
            out.first.add(superhot::goals[now.a].name).add(" is vetoed.");
            if (now.b < superhot::goal_count)
                out.second.add("Instead: ").add(superhot::goals[now.b].name).add('.');
            return;
        case superhot::veto_proposed:
            out.first.add(table.seat_name(now.a)).add(" would veto");
            out.second.add(superhot::goals[now.b].name).add('.');
            return;
        case superhot::veto_answered:
            out.first.add(table.seat_name(now.a)).add(now.b != 0 ? " agrees." : " refuses.");
            return;
        case superhot::ability_acts:
            out.first.add(card_name(now.b)).add(" acts.");
            return;
        case superhot::shots_fired:
            out.first.add(card_name(now.b)).add(" shoots ").number(now.c).add('.');
            out.second.number(shown.bullets_deck).add(" Bullets left in the deck.");
            if (shown.bullets_deck <= 3) out.tone = Words::Tone::grave;
            return;
        case superhot::discarded:
            out.first.add(superhot::top_of(now.b).name).add(" is discarded.");
            return;
        case superhot::aid_given:
            out.first.add("Aid: ").add(superhot::top_of(now.b).name).add('.');
            return;
        case superhot::aid_returned:
            out.first.add("The aid was not used.");
            return;
        case superhot::line_dealt:
        case superhot::card_slid:
            out.first.add("The Line moves on.");
            return;
        case superhot::system_drew:
            out.first.add("The System draws.");
            return;
        case superhot::glitched:
            about_glitch(shown, static_cast<superhot::Glitch>(now.a), out);
            out.first.clear();
            out.first.add("The System: ").add(superhot::glitches[now.a].name);
            return;
        default:
            return;
    }
}

}  // namespace hot_scene
