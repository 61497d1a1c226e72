#include "superhot/search.h"

#include <algorithm>

#include "superhot/glitches.h"
#include "superhot/places.h"
#include "superhot/use.h"

namespace superhot {

using namespace kit;

namespace {

constexpr int worth_having = 40;  // quality of a card that is destroyed rather than knocked out
constexpr int most_discards = 2;  // tried in a Wait
constexpr int most_glitches = 3;

// How bad a card is when it comes back as an obstacle.
int menace(Card card) {
    const BottomHalf& bottom = bottom_of(card);
    return 4 * bottom.shots + (bottom.ability != Ability::none);
}

// Of the usable cards with this top half the one that comes back as the mildest obstacle.
bool is_mildest(const CardSet& usable, Card card) {
    for (const Card other : usable) {
        if (other == card || top_name(other) != top_name(card)) continue;
        if (menace(other) < menace(card) || (menace(other) == menace(card) && other < card))
            return false;
    }
    return true;
}

// Cards of equal value are added in this order only. Double Trouble is the last of them, for it may
// copy any of the others, and only after they were used.
std::uint8_t order_of(Card card) {
    constexpr std::uint8_t last = tops.size();
    return card == double_trouble ? last : static_cast<std::uint8_t>(top_name(card));
}

bool wanted(const State& state, std::initializer_list<Goal> any) {
    for (const Goal goal : any)
        if (state.goal_row.contains(goal) && !state.is_done(goal)) return true;
    return false;
}

}  // namespace

void TurnSearch::start(const State& root, const SearchLimits& limits, Rng& noise) {
    limits_ = limits;
    nodes_ = 0;
    depth_ = 1;
    count_ = 0;
    noise_ = 0;
    Frame& frame = frames_[0];
    frame.state = root;
    frame.from_slot = frame.blind = frame.steps = 0;
    frame.last_added = 255;
    if (limits_.noise > 0) noise_ = noise.between(0, limits_.noise);
    open(frame);
}

bool TurnSearch::step(std::uint32_t& work, Rng& noise) {
    while (depth_ > 0 && (nodes_ < limits_.nodes || count_ == 0)) {
        Frame& frame = frames_[depth_ - 1u];
        if (frame.next == frame.count || depth_ == longest_plan) {
            --depth_;
            continue;
        }
        if (work == 0) return false;
        --work;
        ++nodes_;
        const Action action = frame.choices[frame.next++];
        path_[depth_ - 1u] = action;
        Frame& child = frames_[depth_];
        take(frame, action, child);
        ++depth_;
        if (limits_.noise > 0) noise_ = noise.between(0, limits_.noise) * 16;
        open(child);
    }
    return true;
}

void TurnSearch::open(Frame& frame) {
    frame.count = frame.next = 0;
    list_choices(frame);
    switch (frame.state.phase) {
        case Phase::waiting:
            return keep(frame, {wait_go});
        case Phase::use:
            if (may_end_use(frame.state).ok()) keep(frame, {end_use});
            return;
        case Phase::system:
            return keep(frame, {sys_end});
        default:
            return;
    }
}

std::int32_t TurnSearch::value_of(const Frame& frame) const {
    if (frame.state.phase == Phase::system)
        return limits_.eye == Eye::beginner ? harm(frame.state)
                                            : 6 * harm(frame.state) - judge(frame.state, 0);
    return limits_.eye == Eye::beginner ? judge_crudely(frame.state, frame.blind)
                                        : judge_end(frame.state, frame.blind);
}

void TurnSearch::keep(const Frame& frame, Action last) {
    const std::int32_t value = value_of(frame) + noise_;
    const std::size_t most = limits_.plans;
    if (count_ == most && value <= plans_[most - 1].value) return;
    std::size_t place = count_ < most ? count_++ : most - 1;
    for (; place > 0 && plans_[place - 1].value < value; --place) plans_[place] = plans_[place - 1];
    Plan& plan = plans_[place];
    plan.value = value;
    plan.length = depth_;
    plan.waits = frame.state.phase == Phase::waiting;
    std::copy_n(path_.begin(), depth_ - 1u, plan.actions.begin());
    plan.actions[depth_ - 1u] = last;
}

void TurnSearch::take(const Frame& from, Action action, Frame& to) const {
    to.state = from.state;
    to.from_slot = from.from_slot;
    to.blind = from.blind;
    to.last_added = 255;
    to.steps = from.steps;
    State& state = to.state;
    Events unseen;
    switch (action.kind) {
        case wait:
            state.phase = Phase::waiting;
            return;
        case move:
            state.phase = Phase::use;
            return;
        case discard:
            ++to.steps;
            return discard_from_hand(state, state.active, action.a, unseen);
        case begin:
            to.from_slot = action.a;
            return begin_hit(state, action.a - 1, static_cast<Method>(action.b), unseen);
        case add:
            to.last_added = order_of(action.a);
            return add_card(state, action.a, action.b, unseen);
        case slash:
            return slash_bullet(state, action.a, action.b, action.c - 1, unseen);
        case heal:
            return heal_bullet(state, action.a, action.b, unseen);
        case pdraw:  // what is drawn is not looked at
            if (action.a == state.aid_in)
                state.aid_in = no_card;
            else
                state.me().hand.remove(action.a);
            state.used.push({action.a, action.b});
            ++to.blind;
            return;
        default:
            ++to.steps;
            return play_glitch(state, static_cast<Glitch>(action.a), action.b - 1, action.c,
                               unseen);
    }
}

void TurnSearch::list_choices(Frame& frame) const {
    const State& state = frame.state;
    const auto offer = [&](Action action) { frame.choices[frame.count++] = action; };
    switch (state.phase) {
        case Phase::choose:
            if (may_move(state).ok()) offer({move});
            offer({wait});
            return;
        case Phase::waiting:
            if (frame.steps < most_discards && !state.me().hand.empty())
                offer({discard, least_of(state, state.me())});
            return;
        case Phase::use:
            return list_uses(frame);
        case Phase::hit:
            return list_adds(frame);
        default:
            return list_system(frame);
    }
}

void TurnSearch::list_adds(Frame& frame) const {
    const State& state = frame.state;
    const CardSet usable = state.usable();
    const Currency currency = price_of(state, state.hit_slot).currency;
    const auto offer = [&](Card card, Card copied) {
        if (frame.last_added != 255 && order_of(card) < frame.last_added &&
            worth(state, used_as(card, copied), currency) == state.hit_last)
            return;
        if (frame.count < most_choices && may_add(state, card, copied).ok())
            frame.choices[frame.count++] = {add, card, copied};
    };
    for (const Card card : usable) {
        if (card != double_trouble) {
            if (is_mildest(usable, card)) offer(card, no_card);
            continue;
        }
        for (const Card copied : copyable(state)) offer(card, copied);
    }
}

void TurnSearch::list_uses(Frame& frame) const {
    const State& state = frame.state;
    const auto offer = [&](Action action) {
        if (frame.count < most_choices) frame.choices[frame.count++] = action;
    };
    const CardSet usable = state.usable();
    const auto use = [&](Card card, Card copied) {
        const Gives gives = top_of(used_as(card, copied)).gives;
        if (gives == Gives::katana) {
            for (int slot = 0; slot < state.slots; ++slot)
                if (state.at(slot) == bullet)
                    offer({slash, card, copied, static_cast<std::uint8_t>(slot + 1)});
        } else if (gives == Gives::pliers) {
            if (state.me().bullets > 0) offer({heal, card, copied});
            if (can_draw(state.me())) offer({pdraw, card, copied});
        }
    };
    // Abilities first, but for copies of what was used on a target.
    if (frame.from_slot == 0)
        for (const Card card : usable)
            if (card != double_trouble && is_mildest(usable, card)) use(card, no_card);
    if (usable.has(double_trouble))
        for (const Card copied : copyable(state)) use(double_trouble, copied);

    const bool take_all = wanted(state, {arms_race, finders_keepers, smash_and_grab});
    const bool strike_all = wanted(state, {lights_out, sleepers, quiet_room});
    for (int slot = frame.from_slot; slot < state.slots; ++slot) {
        if (!may_begin(state, slot, destroy).ok()) continue;
        const auto number = static_cast<std::uint8_t>(slot + 1);
        const bool good = quality(state.at(slot)) >= worth_having;
        if (state.at(slot) == bullet || !limits_.narrow || good || take_all)
            offer({begin, number, destroy});
        if (state.at(slot) != bullet && (!limits_.narrow || !good || strike_all))
            offer({begin, number, knock_out});
    }
}

void TurnSearch::list_system(Frame& frame) const {
    if (frame.steps >= most_glitches) return;
    std::array<Action, 96> memory;
    Actions all(memory);
    list_glitches(frame.state, all);
    const auto list = all.kept();
    for (std::size_t i = 0; i + 1 < list.size(); ++i) {
        // Of the ways to pay a Mixed cost the first and the last.
        const bool same_before = i > 0 && list[i - 1].a == list[i].a && list[i - 1].b == list[i].b;
        const bool same_after =
            list[i + 1].a == list[i].a && list[i + 1].b == list[i].b && list[i + 1].kind == glitch;
        if (same_before && same_after) continue;
        if (frame.count < most_choices) frame.choices[frame.count++] = list[i];
    }
}

std::int32_t harm(const State& state) {
    constexpr std::array<std::int32_t, 7> by_slot{4, 7, 11, 14, 16, 16, 16};
    constexpr std::array<std::int32_t, 7> bullet_by_slot{26, 22, 16, 10, 6, 3, 3};
    std::int32_t sum = 0, unarmed = 0, shooters = 0;
    for (int slot = 0; slot < state.slots; ++slot) {
        const auto place = static_cast<std::size_t>(slot);
        if (state.at(slot) == bullet) sum += bullet_by_slot[place];
        if (!state.face_up_obstacle(slot)) continue;
        const BottomHalf& bottom = bottom_of(state.at(slot));
        switch (bottom.ability) {
            case Ability::shoots:
                sum += bottom.shots * by_slot[place];
                ++shooters;
                break;
            case Ability::unarmed:
                unarmed += by_slot[place] * 7 / 10;
                break;
            case Ability::katana:
            case Ability::bat:
                sum += 10;
                break;
            case Ability::pillar:
                sum -= 6;
                break;
            default:
                break;
        }
        if (state.is_hardened(slot))
            sum += bottom.shots > 0 ? 8 * bottom.shots : bottom.family == Family::enemy ? 4 : 2;
    }
    if (shooters > 0) sum += unarmed;
    if (state.lag != 0) sum += state.at(1) == bullet || state.at(2) == bullet ? 12 : 3;
    return sum;
}

}  // namespace superhot
