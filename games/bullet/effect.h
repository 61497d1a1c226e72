// What a card, an action, a powerup does, written in a small language (RULES.md, "Effects").
//
//   effect = step { " + " step } [ "?" ]         with `?` it may be declined (BUL-119)
//
//   MOVE(dirs,dist,f)  KMOVE(dirs,dist)  SWAP(scope,f)  WARP(home,f)  DRAW(n)  DISCARD(n)
//   AP(+n)  AP(-n)  CLEAR(n,pick,f)  PLACE(center,n)  PLACE(sight,1,ally)
//   PUT(from,to,n,pick|rand,f)  SHIFT(D,any,stop|hit)  MOD(kind,n)
//
// `~n`: as many as possible up to n (BUL-120). DISCARD(2) is read as two steps of one card each. A
// step with `ally.` before it is the ally's: she does it and chooses. The compiler reads all
// effects, and interpreter.h does them: nothing that is written here has code of its own.
#pragma once

#include "bullet/sight.h"
#include "kit/fixed_list.h"

namespace bullet {

enum class Verb : std::uint8_t {
    move,
    move_component,
    swap,
    warp,
    draw,
    discard,
    action_points,
    clear,
    place,
    put,
    modify,
    shift
};
enum class Filter : std::uint8_t { any, odd, even, component, beside_component };
enum class Scope : std::uint8_t { adjacent, row, any };
enum class Area : std::uint8_t { sight, current, center, target, life, pan, mind, boss };
enum class Modifier : std::uint8_t { guard, brake, heavy, mute };
inline constexpr std::size_t modifier_count = 4;
inline constexpr std::array<std::string_view, modifier_count> modifier_names{"guard", "brake",
                                                                             "heavy", "mute"};
inline constexpr int most_modifier = 15;

inline constexpr std::int8_t as_far_as_possible = 127;  // a distance

struct Step {
    Verb verb = Verb::action_points;
    bool ally = false;    // the ally's step; PLACE: into the ally's sight
    bool picks = false;   // somebody chooses (MOVE, SWAP, WARP, DISCARD, CLEAR, PUT pick ...)
    bool up_to = false;   // PUT ~n
    bool hits = false;    // SHIFT: what is in the last row falls into the hitbox
    Directions ways = 0;  // MOVE, KMOVE
    std::int8_t n = 0;    // distance, number of cards or bullets, AP
    Filter filter = Filter::any;
    Scope scope = Scope::any;
    Area from = Area::sight, to = Area::sight;
    Modifier modifier = Modifier::guard;
    constexpr bool operator==(const Step&) const = default;
};

struct Effect {
    kit::FixedList<Step, 2> steps{};
    bool optional = false;

    constexpr const Step& operator[](std::size_t i) const { return steps[i]; }
    // Does the use of it say something about its first step?
    constexpr bool asks_first() const { return steps.size() > 0 && steps[0].picks; }
};

namespace detail {

class EffectText {
  public:
    constexpr explicit EffectText(std::string_view text) : rest_(text) {}

    constexpr bool take(std::string_view word) {
        if (rest_.substr(0, word.size()) != word) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    constexpr void need(std::string_view word) {
        kit::check(take(word), "an effect is written wrongly");
    }
    constexpr int number() {
        kit::check(!rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9',
                   "an effect lacks a number");
        const int digit = rest_[0] - '0';
        rest_.remove_prefix(1);
        return digit;
    }
    constexpr bool done() const { return rest_.empty(); }

    // The place of the next word in a list of words.
    template <std::size_t N>
    constexpr std::uint8_t one_of(const std::array<std::string_view, N>& words) {
        for (std::uint8_t i = 0; i < N; ++i)
            if (take(words[i])) return i;
        kit::check_failed("an effect has a word that is none");
    }
    constexpr Directions ways() {
        Directions all = 0;
        for (;;) {
            if (take("U"))
                all |= up;
            else if (take("D"))
                all |= down;
            else if (take("L"))
                all |= left;
            else if (take("R"))
                all |= right;
            else
                break;
        }
        kit::check(all != 0, "a movement without direction");
        return all;
    }
    constexpr Filter filter() {
        return static_cast<Filter>(
            one_of(std::array<std::string_view, 5>{"any", "odd", "even", "K", "adjK"}));
    }
    constexpr Area area() {
        return static_cast<Area>(one_of(std::array<std::string_view, 8>{
            "sight", "current", "center", "target", "life", "pan", "mind", "boss"}));
    }

  private:
    std::string_view rest_;
};

constexpr void read_arguments(EffectText& text, Step& step) {
    switch (step.verb) {
        case Verb::move:
            step.picks = true;
            step.ways = text.ways();
            text.need(",");
            step.n =
                text.take("max") ? as_far_as_possible : static_cast<std::int8_t>(text.number());
            kit::check(step.n > 0, "a movement without distance");
            text.need(",");
            step.filter = text.filter();
            return;
        case Verb::move_component:
            step.picks = true;
            step.ways = text.ways();
            text.need(",");
            step.n = text.take("+") ? as_far_as_possible : static_cast<std::int8_t>(text.number());
            return;
        case Verb::swap:
            step.picks = true;
            step.scope = static_cast<Scope>(
                text.one_of(std::array<std::string_view, 3>{"adj", "row", "any"}));
            text.need(",");
            step.filter = text.filter();
            return;
        case Verb::warp:
            step.picks = true;
            text.need("home,");
            step.filter = text.filter();
            return;
        case Verb::draw:
            step.n = static_cast<std::int8_t>(text.number());
            return;
        case Verb::discard:
            step.picks = true;
            step.n = static_cast<std::int8_t>(text.number());
            kit::check(step.n == 1 || step.n == 2, "one card or two are discarded");
            return;
        case Verb::action_points: {
            const bool loses = !text.take("+");
            if (loses) text.need("-");
            const int n = text.number();
            step.n = static_cast<std::int8_t>(loses ? -n : n);
            return;
        }
        case Verb::clear:
            step.picks = true;
            text.need("1,pick,");
            step.n = 1;
            step.filter = text.filter();
            return;
        case Verb::place:
            step.from = text.area();
            text.need(",");
            step.n = static_cast<std::int8_t>(text.number());
            if (step.from == Area::center) return;
            text.need(",ally");
            kit::check(step.from == Area::sight && step.n == 1,
                       "PLACE is from the center, or one bullet from the sight");
            step.picks = step.ally = true;
            return;
        case Verb::put:
            step.from = text.area();
            text.need(",");
            step.to = text.area();
            text.need(",");
            step.up_to = text.take("~");
            step.n = static_cast<std::int8_t>(text.number());
            text.need(",");
            step.picks = text.one_of(std::array<std::string_view, 2>{"rand", "pick"}) == 1;
            text.need(",");
            step.filter = text.filter();
            kit::check(step.picks ? step.n == 1 && !step.up_to
                                  : step.from == (step.up_to ? Area::boss : Area::center),
                       "PUT picks one bullet, or takes them blindly from center or boss");
            return;
        case Verb::shift:
            text.need("D,any,");
            step.ways = down;
            step.hits = text.one_of(std::array<std::string_view, 2>{"stop", "hit"}) == 1;
            return;
        case Verb::modify:
            step.modifier = static_cast<Modifier>(text.one_of(modifier_names));
            text.need(",");
            step.n = static_cast<std::int8_t>(text.number());
            return;
    }
}

}  // namespace detail

constexpr Effect read_effect(std::string_view written) {
    detail::EffectText text(written);
    Effect effect;
    do {
        Step step;
        const bool allys = text.take("ally.");
        step.verb = static_cast<Verb>(text.one_of(std::array<std::string_view, 12>{
            "MOVE(", "KMOVE(", "SWAP(", "WARP(", "DRAW(", "DISCARD(", "AP(", "CLEAR(", "PLACE(",
            "PUT(", "MOD(", "SHIFT("}));
        step.ally = allys;
        detail::read_arguments(text, step);
        text.need(")");
        std::int8_t times = 1;
        if (step.verb == Verb::discard) std::swap(times, step.n);
        for (int i = 0; i < times; ++i) effect.steps.push(step);
    } while (text.take(" + "));
    effect.optional = text.take("?");
    kit::check(text.done(), "an effect goes on behind its end");
    // Whoever uses it answers its first step; what a later one needs must not hang on that answer,
    // or testing step by step would not tell whether all can be completed (BUL-116).
    if (effect.steps.size() == 2) {
        const Step &one = effect[0], &two = effect[1];
        const bool from_two_piles = two.verb == Verb::put && one.verb == Verb::put && one.picks &&
                                    one.from == two.from && one.filter != two.filter;
        const bool any_cards = two.verb == Verb::discard &&
                               (one.verb == Verb::discard || one.verb == Verb::action_points);
        kit::check(!two.picks || from_two_piles || any_cards,
                   "two choices of an effect do not hang together");
    }
    return effect;
}

}  // namespace bullet
