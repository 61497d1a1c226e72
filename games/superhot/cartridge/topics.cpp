#include "superhot_cartridge/topics.h"

#include "superhot/pages.h"
#include "superhot/state.h"
#include "superhot_cartridge/topic_table.h"
#include "superhot_scene/words.h"

namespace superhot_cartridge {

using namespace superhot;
using superhot_scene::Group;
using superhot_scene::sign_letter;

namespace {

void say(const Rule& rule, stage::Topic& out) {
    out.number.add(rule.number);
    out.rule.add(rule.text);
    out.page = static_cast<std::uint8_t>(page_number(rule.page));
}

void say(const Entry& entry, stage::Topic& out) {
    out.title.add(entry.title);
    out.plain.add(entry.plain);
    say(entry.rule, out);
}

// ---- Cards --------------------------------------------------------------------------------------

// What it does face up at the end of a turn.
void add_ability(const BottomHalf& bottom, kit::TextOut& out) {
    switch (bottom.ability) {
        case Ability::none:
            out.add("It does nothing.");
            return;
        case Ability::shoots:
            out.add("Left face up it shoots ").number(bottom.shots).add(" a turn.");
            return;
        case Ability::unarmed:
            out.add("It shoots 1 if another Enemy does.");
            return;
        case Ability::pillar:
            out.add("Left face up it gives you a card.");
            return;
        case Ability::katana:
            out.add("Left face up it takes a card off you.");
            return;
        case Ability::bat:
            out.add("It strikes a Bullet into your hand, or takes a card off you.");
            return;
    }
}

void about_line_card(Card card, stage::Topic& out) {
    if (card == bullet) return say(bullet_in_line, out);
    constexpr std::string_view families[] = {"An Enemy", "A Location", "An Object"};
    const BottomHalf& bottom = bottom_of(card);
    out.title.add(bottom.name);
    out.plain.add(families[static_cast<std::size_t>(bottom.family)]).add(", defeated with ");
    out.plain.add(sign_letter(bottom.currency)).number(bottom.cost).add(". ");
    add_ability(bottom, out.plain);
    out.plain.add(" In a hand it is ");
    if (top_of(card).gives == Gives::glass)
        out.plain.add("a glass");
    else
        superhot_scene::add_top(card, nullptr, out.plain);
    out.plain.add('.');
    say(ability_rules[static_cast<std::size_t>(bottom.ability)], out);
}

void about_next_card(Card card, stage::Topic& out) {
    out.title.add("Next: ").add(superhot_scene::name_in_line(card));
    const bool shot = card == bullet;
    out.plain.add("It comes into The Line next, where it costs ");
    out.plain.add(sign_letter(shot ? Currency::dodge : bottom_of(card).currency));
    out.plain.number(shot ? bullet_cost : bottom_of(card).cost);
    out.plain.add(". It is not there yet and does nothing.");
    say(next_rule, out);
}

void about_hand_card(Card card, stage::Topic& out) {
    if (card == bullet) return say(bullet_in_hand, out);
    const TopHalf& top = top_of(card);
    const Trick& trick = tricks[static_cast<std::size_t>(top.gives)];
    out.title.add(top.name);
    out.plain.add(trick.plain);
    if (top.gives == Gives::fighting || top.gives == Gives::dodge)
        out.plain.number(top.value).add('.');
    if (top.weapon) out.plain.add(" It is a weapon.");
    out.plain.add(" Used, it comes back in The Line: ").add(bottom_of(card).name).add('.');
    say(trick.rule, out);
}

// ---- Goals and glitches -------------------------------------------------------------------------

void about_goal(Goal goal, stage::Topic& out) {
    const GoalCard& card = goals[goal];
    out.title.add(card.name);
    out.plain.add(card.text).add(". ").add(superhot_scene::what_counts(goal));
    say(goal == momentum ? turns_running : goal_rules[static_cast<std::size_t>(card.type)], out);
}

void about_glitch(std::size_t glitch, stage::Topic& out) {
    const GlitchCard& card = glitches[glitch];
    out.title.add(card.name);
    out.plain.add(card.text).add(" It costs ").add(sign_letter(card.currency));
    out.plain.number(card.cost).add('.');
    say(glitch_rules[glitch - 1], out);
}

}  // namespace

void topic(int number, stage::Topic& out) {
    const auto [group, which] = superhot_scene::subject_of(number);
    const auto index = static_cast<std::size_t>(which);
    switch (group) {
        case Group::line_card:
            return about_line_card(static_cast<Card>(which), out);
        case Group::next_card:
            return about_next_card(static_cast<Card>(which), out);
        case Group::hand_card:
            return about_hand_card(static_cast<Card>(which), out);
        case Group::goal:
            return about_goal(static_cast<Goal>(which), out);
        case Group::glitch:
            return about_glitch(index + 1, out);
        case Group::button:
            return say(buttons[index], out);
        case Group::thing:
            return say(things[index], out);
    }
}

}  // namespace superhot_cartridge
