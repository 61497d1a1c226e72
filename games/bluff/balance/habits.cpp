#include "bluff_balance/habits.h"

#include "bluff/levels.h"
#include "bluff/rules.h"

namespace bluff_balance {

using namespace kit;
using bluff::Character;

namespace {

struct Habit {
    Character character;
    bool always_calls, never_calls, never_shoots;
};

// So much that nothing else counts.
constexpr std::int16_t always = 2000, never = -2000;

constexpr std::array<Habit, habit_count> table{{
    {{"Liar", "", always, 0, 0}, false, false, false},
    {{"Caller", "", 0, 0, 0}, true, false, false},
    {{"Believer", "", 0, never, 0}, false, true, false},
    {{"Unarmed", "", 0, 0, 0}, false, false, true},
    {{"Honest", "", never, 0, never}, false, false, false},
    {{"Honest caller", "", never, 0, never}, true, false, false},
}};

const Habit& habit_of(const Thought& thought) {
    return table[static_cast<std::size_t>(thought.player - habits.data())];
}

void start_habit(Thought& thought) {
    const auto& seen = *std::launder(reinterpret_cast<const bluff::State*>(thought.seen));
    constexpr std::size_t best = bluff::level_count - 1;
    bluff::start_mind(thought, bluff::levels[best], habit_of(thought).character,
                      bluff::learnt(best, seen.seats));
}

bool step_habit(Thought& thought, std::uint32_t work) {
    if (!bluff::step_mind(thought, work)) return false;
    const Habit& habit = habit_of(thought);
    std::uint8_t& kind = thought.choice.kind;
    const bool answers = kind == bluff::pass || kind == bluff::call || kind == bluff::shoot;
    if (answers && habit.always_calls) kind = bluff::call;
    if ((kind == bluff::call && habit.never_calls) || (kind == bluff::shoot && habit.never_shoots))
        kind = bluff::pass;
    return true;
}

constexpr Player make(std::string_view word, std::string_view title) {
    return {word, title, 0, 0, start_habit, step_habit};
}

}  // namespace

constinit const std::array<Player, habit_count> habits{
    make("liar", "Always lies"),     make("caller", "Always calls"),
    make("believer", "Never calls"), make("unarmed", "Never shoots"),
    make("honest", "Never lies"),    make("honest-caller", "Never lies, always calls"),
};

}  // namespace bluff_balance
