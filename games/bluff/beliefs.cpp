#include "bluff/beliefs.h"

namespace bluff {

using namespace kit;

namespace {

// Whether the last turn of this seat was a Key on the other, and worked.
bool just_looked_at(const State& seen, Seat me, Seat other) {
    const bool running = seen.phase == Phase::play || seen.phase == Phase::respond;
    for (std::size_t turn = seen.log.size() - (running ? 1 : 0); turn-- > 0;) {
        const TurnRecord& record = seen.log[turn];
        if (record.active == me)
            return record.works != 0 && record.claim.ability == key && record.claim.first == other;
    }
    return false;
}

// The numbers of a hand's rests: without each of its cards.
void number_rests(const std::uint8_t* values, std::uint8_t* rests) {
    using hand_steps::steps;
    std::array<std::uint8_t, scoring_size> order{};  // slots by rising value
    for (std::uint8_t slot = 1; slot < scoring_size; ++slot) {
        std::size_t place = slot;
        for (; place > 0 && values[order[place - 1]] > values[slot]; --place)
            order[place] = order[place - 1];
        order[place] = slot;
    }
    // What lies above the card that is gone moves down.
    int number = 0;
    for (std::size_t i = 1; i < order.size(); ++i) number += steps[values[order[i]]][i - 1];
    for (std::size_t gone = 0;; ++gone) {
        rests[order[gone]] = static_cast<std::uint8_t>(number);
        if (gone == order.size() - 1) return;
        number += steps[values[order[gone]]][gone] - steps[values[order[gone + 1]]][gone];
    }
}

}  // namespace

// ---- Beginning ----------------------------------------------------------------------------------

// All rests in the order of their numbers, each with all values.
void Beliefs::learn_weights(const Strength* strengths) {
    using hand_steps::steps;
    std::size_t at = 0;
    std::array<std::size_t, 4> rest;
    for (rest[3] = 0; rest[3] < values_; ++rest[3])
        for (rest[2] = 0; rest[2] <= rest[3]; ++rest[2])
            for (rest[1] = 0; rest[1] <= rest[2]; ++rest[1])
                for (rest[0] = 0; rest[0] <= rest[1]; ++rest[0]) {
                    // What is below the fifth value keeps its place, the others move up.
                    int others = 0;
                    for (std::size_t i = 0; i < rest.size(); ++i) others += steps[rest[i]][i + 1];
                    std::size_t below = 0;
                    for (std::size_t value = 0; value < values_; ++value) {
                        for (; below < rest.size() && rest[below] < value; ++below)
                            others += steps[rest[below]][below] - steps[rest[below]][below + 1];
                        weights_[at++] = weight_of(strengths[others + steps[value][below]]);
                    }
                }
}

// A straight is about as good as the best three of a kind: BLF-109
void Beliefs::learn_straights(const Strength* strengths) {
    const std::uint16_t weight = weight_of(
        strengths[set_number(3 * one_of(values_ - 1) + one_of(values_ - 2) + one_of(values_ - 3))]);
    for (ValueCounts row = 0x11111; row < one_of(values_); row <<= 4)
        for (int value = 0; value < values_; ++value)
            if ((row >> (4 * value) & 1) != 0)
                weights_[static_cast<std::size_t>(set_number(row - one_of(value)) * values_ +
                                                  value)] = weight;
}

void Beliefs::list_hidden(const State& seen) {
    hidden_count_ = 0;
    for (int value = 0; value < values_; ++value) {
        const std::uint8_t count = unseen_.of_value[static_cast<std::size_t>(value + 1)];
        drawn_[static_cast<std::size_t>(value)] = count;
        for (int i = 0; i < count; ++i)
            hidden_values_[hidden_count_++] = static_cast<std::uint8_t>(value);
    }
    draws_ = hidden_count_;
    if (draws_ != 0) return;
    // Nothing is left to draw but what the discard pile brings back: BLF-080
    for (const Card card : seen.discard) ++drawn_[static_cast<std::size_t>(value_of(card) - 1)];
    draws_ = static_cast<std::uint16_t>(seen.discard.size());
}

void Beliefs::start(const State& seen, Seat me, bool forgets, const Strength* strengths,
                    int samples) {
    me_ = me;
    seats_ = seen.seats;
    positions_ = static_cast<std::uint8_t>(seen.positions());
    values_ = static_cast<std::uint8_t>(values_for(seen.seats));
    dealt_ = 0;
    wanted_ = static_cast<std::uint8_t>(samples);
    known_ = 0;
    unseen_ = unseen_of(seen, me);
    for (Seat seat = 0; seat < seats_; ++seat) {
        const bool remembers = seat == me || !forgets || just_looked_at(seen, me, seat);
        for (int slot = 0; slot < scoring_size; ++slot) {
            const Position at = position_of(seat, slot);
            const ScoringCard& place = seen.at(at);
            if (!can_see(place, me)) continue;
            if (remembers || place.face_up != 0) {
                known_ |= 1u << at;
                seen_value_[at] = static_cast<std::uint8_t>(value_of(place.card) - 1);
            } else {
                unseen_.count(place.card, 1);
            }
        }
    }
    list_hidden(seen);
    learn_weights(strengths);
    if (seen.straights != 0) learn_straights(strengths);
}

bool Beliefs::deal(Rng& rng, std::uint32_t& nodes) {
    if (dealt_ == wanted_) return false;
    Sample& sample = samples_[dealt_++];
    // What lies in hidden places comes to the front of the list, one after the other.
    std::uint32_t taken = 0;
    for (Position at = 0; at < positions_; ++at) {
        if (knows(at)) {
            sample.value[at] = seen_value_[at];
            continue;
        }
        const std::uint32_t from = taken + rng.below(hidden_count_ - taken);
        std::swap(hidden_values_[taken], hidden_values_[from]);
        sample.value[at] = hidden_values_[taken++];
    }
    sample.sum = 0;
    for (Seat seat = 0; seat < seats_; ++seat) {
        number_rests(&sample.value[position_of(seat, 0)], &sample.rest[position_of(seat, 0)]);
        const Position first = position_of(seat, 0);
        sample.weight[seat] =
            static_cast<std::uint16_t>(weight(sample, first, sample.value[first]));
        sample.sum += sample.weight[seat];
    }
    nodes += positions_;
    return dealt_ != wanted_;
}

int Beliefs::unknown_of(Seat seat) const {
    int count = 0;
    for (int slot = 0; slot < scoring_size; ++slot) count += !knows(position_of(seat, slot));
    return count;
}

// ---- What a change is worth -------------------------------------------------------------------

namespace {

constexpr std::uint32_t chance_of(std::uint32_t weight, std::uint32_t sum) {
    return weight * certain_win / sum;
}

}  // namespace

Worth Beliefs::now(Seat seat, std::uint32_t& nodes) const {
    std::uint32_t chances = 0;
    for (std::size_t i = 0; i < dealt_; ++i)
        chances += chance_of(samples_[i].weight[seat], samples_[i].sum);
    nodes += dealt_;
    return static_cast<Worth>(chances / dealt_);
}

Worth Beliefs::with(Position at, int value, Seat seat, std::uint32_t& nodes) const {
    const Seat owner = seat_of(at);
    std::uint32_t chances = 0;
    for (std::size_t i = 0; i < dealt_; ++i) {
        const Sample& sample = samples_[i];
        const std::uint32_t changed = weight(sample, at, value),
                            sum = sample.sum - sample.weight[owner] + changed;
        chances += chance_of(owner == seat ? changed : sample.weight[seat], sum);
    }
    nodes += dealt_;
    return static_cast<Worth>(chances / dealt_);
}

Worth Beliefs::redrawn(Position at, Seat seat, std::uint32_t& nodes) const {
    Worth sum = 0;
    for (int value = 0; value < values_; ++value)
        if (const int ways = drawn_[static_cast<std::size_t>(value)]; ways != 0)
            sum += ways * with(at, value, seat, nodes);
    return sum / draws_;
}

Worth Beliefs::with_half(Half half, Position at, Seat seat, std::uint32_t& nodes) const {
    std::array<Worth, most_value> worth{};
    std::array<std::uint8_t, most_value> ways = drawn_;
    for (int value = 0; value < values_; ++value)
        if (ways[static_cast<std::size_t>(value)] != 0)
            worth[static_cast<std::size_t>(value)] =
                with(at, value, seat, nodes) * (half == Half::worst ? 1 : -1);
    const int wanted = (draws_ + 1) / 2;
    Worth sum = 0;
    for (int left = wanted; left > 0;) {
        std::size_t least = most_value;
        for (std::size_t value = 0; value < static_cast<std::size_t>(values_); ++value)
            if (ways[value] != 0 && (least == most_value || worth[value] < worth[least]))
                least = value;
        const int taken = std::min<int>(left, ways[least]);
        sum += taken * worth[least];
        ways[least] = 0;
        left -= taken;
    }
    return (half == Half::worst ? sum : -sum) / wanted;
}

Worth Beliefs::swapped(Position one, Position two, Seat seat, std::uint32_t& nodes) const {
    const Seat first = seat_of(one), second = seat_of(two);
    std::uint32_t chances = 0;
    for (std::size_t i = 0; i < dealt_; ++i) {
        const Sample& sample = samples_[i];
        const std::uint32_t one_hand = weight(sample, one, sample.value[two]),
                            other_hand = weight(sample, two, sample.value[one]),
                            sum = sample.sum - sample.weight[first] - sample.weight[second] +
                                  one_hand + other_hand;
        const std::uint32_t own = first == seat    ? one_hand
                                  : second == seat ? other_hand
                                                   : sample.weight[seat];
        chances += chance_of(own, sum);
    }
    nodes += dealt_;
    return static_cast<Worth>(chances / dealt_);
}

}  // namespace bluff
