#include "bullet_scene/boss_words.h"

namespace bullet_scene {

using bullet::Area;
using bullet::Modifier;
using bullet::Step;
using bullet::Verb;

namespace {

// "1 bullet", "2 bullets"
kit::TextOut& add_count(int n, std::string_view what, kit::TextOut& out) {
    out.number(n).add(' ').add(what);
    return n == 1 ? out : out.add('s');
}

void add_put(const Step& step, kit::TextOut& out) {
    if (step.to == Area::life)
        out.add(step.n == 1 ? "a hit" : "hits");
    else if (step.from == Area::boss)
        add_count(step.n, "sent bullet", out).add(" lost");
    else
        add_count(step.n, "bullet", out).add(" more");
}

void add_step(const Step& step, int times, kit::TextOut& out) {
    switch (step.verb) {
        case Verb::action_points:
            out.number(step.n < 0 ? -step.n : step.n).add(step.n < 0 ? " AP less" : " AP more");
            return;
        case Verb::discard:
            add_count(times, "card", out).add(times == 1 ? " goes" : " go");
            return;
        case Verb::place:
            add_count(step.n, "bullet", out).add(step.n == 1 ? " falls" : " fall");
            return;
        case Verb::put:
            return add_put(step, out);
        case Verb::shift:
            out.add(step.hits ? "all sink, row 6 hits" : "all bullets sink a row");
            return;
        case Verb::modify:
            if (step.modifier == Modifier::mute)
                out.add("stars do nothing");
            else
                out.add("next ").number(step.n).add(" a row lower");
            return;
        default:
            return;
    }
}

}  // namespace

void add_effect(const bullet::Effect& effect, kit::TextOut& out) {
    // Two cards are two steps that say the same.
    for (std::size_t i = 0; i < effect.steps.size();) {
        std::size_t same = 1;
        while (i + same < effect.steps.size() && effect[i + same] == effect[i]) ++same;
        if (i > 0) out.add(", ");
        add_step(effect[i], static_cast<int>(same), out);
        i += same;
    }
}

void add_penalty(const bullet::ActivePattern& active, kit::TextOut& out) {
    add_effect(bullet::effect(bullet::boss_pattern(active.id).effect), out);
}

void add_next_slot(const State& state, kit::TextOut& out) {
    if (state.boss.shields == 0) return;
    const auto next = static_cast<std::size_t>(state.boss.revealed() + 1);
    add_effect(bullet::effect(state.boss.card().slots[next].effect), out);
}

}  // namespace bullet_scene
