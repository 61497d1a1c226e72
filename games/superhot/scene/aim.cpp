#include "superhot_scene/aim.h"

#include <algorithm>

#include "superhot/judge.h"

namespace superhot_scene {

using superhot::Currency;
using superhot::double_trouble;
using superhot::Gives;
using superhot::no_card;
using superhot::Phase;
using superhot::top_name;
using superhot::top_of;

namespace {

// Not in the middle of an attack, which is paid card by card.
bool slashes(const State& state, int slot, Pick pick) {
    const Card card = superhot::used_as(pick.card, pick.as);
    return state.phase != Phase::hit && state.at(slot) == superhot::bullet &&
           card < superhot::obstacle_count && top_of(card).gives == Gives::katana;
}

// The picks as the rules take them: falling, and a copy after what it copies.
Picks in_order(const State& state, int slot, const Picks& picks) {
    const auto later = [&](const Pick& one, const Pick& other) {
        const int a = worth_of(state, slot, one), b = worth_of(state, slot, other);
        return a != b ? a < b : one.card == double_trouble;
    };
    Picks sorted;
    for (const Pick& pick : picks) {
        std::size_t place = sorted.size();
        while (place > 0 && later(sorted[place - 1], pick)) --place;
        sorted.insert(place, pick);
    }
    return sorted;
}

// The code by which the rules list a copy: of several used cards with the same name the lowest.
Card code_of_copy(const State& state, Pick pick) {
    if (pick.card != double_trouble) return no_card;
    for (const Card card : superhot::copyable(state))
        if (top_name(card) == top_name(pick.as)) return card;
    return pick.as;
}

// Plays the picks on a copy. False if the rules would refuse one; `out` gets what they took.
bool rehearse(State& state, int slot, const Picks& picks, PlannedActions& out) {
    kit::Events unseen;
    for (const Pick& pick : in_order(state, slot, picks)) {
        if (state.phase != Phase::hit) return false;  // it was enough before
        const Card copied = code_of_copy(state, pick);
        if (!superhot::may_add(state, pick.card, copied).ok()) return false;
        superhot::add_card(state, pick.card, copied, unseen);
        out.push({superhot::add, pick.card, copied});
    }
    return state.phase != Phase::hit;
}

}  // namespace

int index_of(const Picks& picks, Card card) {
    for (std::size_t i = 0; i < picks.size(); ++i)
        if (picks[i].card == card) return static_cast<int>(i);
    return -1;
}

int worth_of(const State& state, int slot, Pick pick) {
    const superhot::Price price = superhot::price_of(state, slot);
    if (slashes(state, slot, pick)) return price.cost;
    const Card card = superhot::used_as(pick.card, pick.as);
    return card < superhot::obstacle_count ? superhot::worth(state, card, price.currency) : 0;
}

CardSet copies(const State& state, int slot, const Picks& picks) {
    CardSet found;
    const auto consider = [&](Card card) {
        if (card == double_trouble || worth_of(state, slot, {card, no_card}) == 0) return;
        for (const Card other : found)
            if (top_name(other) == top_name(card)) return;
        found.add(card);
    };
    for (const Card card : superhot::copyable(state)) consider(card);
    for (const Pick& pick : picks) consider(pick.card);
    return found;
}

Reckoning reckon(const State& state, int slot, const Picks& picks) {
    Reckoning result{.price = superhot::price_of(state, slot)};
    const bool open = state.phase == Phase::hit;
    result.sum = open ? state.hit_sum : 0;
    int smallest = 255;
    Card spare = no_card;
    for (const Pick& pick : picks) {
        const int worth = worth_of(state, slot, pick);
        result.slash = result.slash || slashes(state, slot, pick);
        result.sum += worth;
        if (worth < smallest) {
            smallest = worth;
            spare = pick.card;
        }
    }
    if (picks.empty()) return result;
    if (result.slash) {  // HOT-092: nothing may be added to a slash
        for (const Pick& pick : picks)
            if (!slashes(state, slot, pick)) result.needless = pick.card;
        if (picks.size() > 1 && result.needless == no_card) result.needless = picks[1].card;
        result.sum = result.price.cost;
        result.fit = picks.size() > 1 ? Fit::needless : Fit::exact;
        return result;
    }
    if (result.sum < result.price.cost) {
        result.fit = Fit::too_few;
        return result;
    }
    if (result.sum - smallest >= result.price.cost) {  // HOT-070
        result.fit = Fit::needless;
        result.needless = spare;
        return result;
    }
    result.fit = result.sum == result.price.cost ? Fit::exact : Fit::over;
    if (open) {  // what was used before sets a limit: HOT-071
        State copy = state;
        PlannedActions unused;
        if (!rehearse(copy, slot, picks, unused)) result.fit = Fit::stuck;
    }
    return result;
}

bool find_cheapest(const State& state, int slot, Picks& out) {
    struct Candidate {
        Pick pick;
        int worth, price;
        bool operator==(const Candidate&) const = default;
    };
    kit::FixedList<Candidate, 10> all;
    const int most = state.phase == Phase::hit ? state.hit_last : 255;  // HOT-071
    for (const Card card : state.usable()) {
        const int worth = worth_of(state, slot, {card, no_card});
        if (worth > 0 && worth <= most && all.size() < all.capacity())
            all.push({{card, no_card}, worth, superhot::quality(card)});
    }
    Picks best, trial;
    int best_price = 0;
    bool found = false;
    const auto count = static_cast<unsigned>(all.size());
    for (unsigned set = 1; set < 1u << count; ++set) {
        const auto size = static_cast<std::size_t>(std::popcount(set));
        if (size > 7 || (found && size > best.size())) continue;
        trial.clear();
        int price = 0;
        for (unsigned i = 0; i < count; ++i) {
            if ((set >> i & 1) == 0) continue;
            trial.push(all[i].pick);
            price += all[i].price;
        }
        if (found && size == best.size() && price >= best_price) continue;
        if (!reckon(state, slot, trial).enough()) continue;
        best = trial;
        best_price = price;
        found = true;
    }
    if (!found && state.usable().has(double_trouble)) {
        // Only a card used twice is enough: the largest, and what it takes beside it.
        trial.clear();
        for (const Candidate& each : all) trial.push(each.pick);
        for (const Card copied : copies(state, slot, trial)) {
            Picks with = trial;
            with.push({double_trouble, copied});
            // Whatever is needless goes, smallest first.
            for (Reckoning now = reckon(state, slot, with); now.fit == Fit::needless;
                 now = reckon(state, slot, with)) {
                if (now.needless == double_trouble || now.needless == copied) break;
                with.erase(static_cast<std::size_t>(index_of(with, now.needless)));
            }
            if (!reckon(state, slot, with).enough() || (found && with.size() >= best.size()))
                continue;
            best = with;
            found = true;
        }
    }
    if (found) out = best;
    return found;
}

void plan_hit(const State& state, int slot, superhot::Method method, const Picks& picks,
              PlannedActions& out) {
    State copy = state;
    const auto number = static_cast<std::uint8_t>(slot + 1);
    if (copy.phase == Phase::choose) {
        out.push({superhot::move});
        copy.phase = Phase::use;
    }
    if (copy.phase == Phase::use) {
        const Pick first = picks[0];
        if (slashes(state, slot, first))
            return out.push({superhot::slash, first.card, code_of_copy(copy, first), number});
        out.push({superhot::begin, number, method});
        kit::Events unseen;
        superhot::begin_hit(copy, slot, method, unseen);
    }
    rehearse(copy, slot, picks, out);
}

void plan_wait(const State& state, const Picks& picks, PlannedActions& out) {
    if (state.phase == Phase::choose) out.push({superhot::wait});
    for (const Pick& pick : picks) out.push({superhot::discard, pick.card});
    out.push({superhot::wait_go});
}

}  // namespace superhot_scene
