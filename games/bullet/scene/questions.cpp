#include "bullet_scene/questions.h"

#include "bullet/options.h"
#include "bullet_scene/selection.h"

namespace bullet_scene {

using bullet::Effect;
using bullet::Frame;
using bullet::Pending;
using bullet::Step;
using bullet::Verb;
using Does = Entry::Does;

namespace {

constexpr std::string_view column_labels[] = {"Red", "Blue", "Green", "Yellow", "Pink"};
constexpr std::string_view life_labels[] = {"1st life", "2nd life", "3rd life", "4th life"};

// What an effect does, in a few words.
std::string_view help_of(const Effect& effect) {
    const Step& step = effect[0];
    switch (step.verb) {
        case Verb::move:
            return step.n == 1 ? "Move a bullet by one space." : "A bullet falls as far as it can.";
        case Verb::move_component:
            return "Lead Baku in a straight line.";
        case Verb::swap:
            return step.scope == bullet::Scope::row ? "Two bullets of a row change places."
                                                    : "Two neighbours change places.";
        case Verb::warp:
            return "Set a bullet into the column of its colour.";
        case Verb::draw:
            return "Draw a pattern.";
        case Verb::discard:
            return "Discard a pattern and draw another one.";
        case Verb::action_points:
            return "Gain action points.";
        case Verb::clear:
            return step.filter == bullet::Filter::component ? "Clear the bullet on Baku's space."
                                                            : "Clear a bullet at Baku's side.";
        case Verb::place:
            return "Place a bullet, then draw a pattern.";
        case Verb::put:
            if (step.to == bullet::Area::mind) return "A bullet goes into your Mind.";
            if (step.to == bullet::Area::pan) return "A bullet goes onto its pan.";
            if (step.to == bullet::Area::current) return "A bullet goes back into your bag.";
            return "One bullet leaves each pan.";
        default:
            return "";
    }
}

std::uint8_t index_of_effect(const Effect& effect) {
    return static_cast<std::uint8_t>(&effect - bullet::content.effects.data());
}
Icon icon_of(const Effect& effect) { return {Icon::Kind::effect, index_of_effect(effect)}; }
Icon icon_of_bullet(bullet::Type type) { return {Icon::Kind::bullet, type}; }
Icon icon_of_powerup(bullet::Powerup kind) { return {Icon::Kind::powerup, kind}; }

void list_stars(const State& state, const Frame& frame, Entries& out) {
    const auto& stars = state.at(frame.seat).card().stars;
    for (std::uint8_t i = 0; i < stars.size(); ++i) {
        if (frame.stars[i] == 0) continue;
        const Effect& effect = bullet::effect(stars[i].effect);
        out.push({stars[i].name,
                  help_of(effect),
                  icon_of(effect),
                  {bullet::star_action, i},
                  effect[0].picks ? Does::pick : Does::take});
    }
    out.push({"Skip it", "The star does nothing more.", {}, {bullet::decline}});
}

void list_cards(const Board& board, std::uint8_t kind, kit::Action source, Entries& out) {
    for (std::uint8_t i = 0; i < board.hand.size(); ++i) {
        kit::Action action = source;
        if (kind == bullet::discard_down)
            action = {kind, i};
        else
            action.b = i;
        out.push({bullet::pattern(board.hand[i]).name,
                  "It goes to your discard pile.",
                  {Icon::Kind::card, board.hand[i]},
                  action});
    }
}

void list_wounds(const State& state, Seat me, kit::Action source, Entries& out) {
    const Board& board = state.at(me);
    const Step& step = step_of(state, me, source);
    bullet::each(bullet::pick_set(board, step), [&](std::uint8_t p) {
        kit::Action action = source;
        action.b = p;
        const bool pans = board.heroine == bullet::balance;
        const bullet::Type type = !pans                   ? board.life[p]
                                  : p >= bullet::even_pan ? board.pans[1][p - bullet::even_pan]
                                                          : board.pans[0][p];
        const std::string_view label = !pans                   ? life_labels[p]
                                       : p >= bullet::even_pan ? "Even pan"
                                                               : "Odd pan";
        if (!out.full()) out.push({label, "This bullet leaves.", icon_of_bullet(type), action});
    });
}

// A second page, if there is anything on it (BUL-121).
void add_more(const State& state, int source, Entries& out) {
    const kit::Action failing{bullet::fizzle, static_cast<std::uint8_t>(source)};
    if (bullet::may_option(state, failing).ok())
        out.push({"More ...", "What is hardly ever wanted.", {}, failing, Does::more});
}

void list_slot(const State& state, Seat me, std::uint8_t slot, Entries& out) {
    const bool teams = has_team_actions(state);
    const Board& board = state.at(me);
    if (!teams && board.powerups[slot] == bullet::no_powerup) return;
    const std::string_view help = teams ? bullet::team_action_texts[slot].help
                                        : bullet::powerup_texts[board.powerups[slot]].help;
    const Icon icon = teams ? Icon{Icon::Kind::team, slot} : icon_of_powerup(board.powerups[slot]);
    const auto add = [&](std::string_view label, kit::Action action) {
        out.push({label, help, icon, action,
                  asks_user(step_of(state, me, action)) ? Does::pick : Does::take,
                  bullet::why_unusable(state, action)});
    };
    if (!teams) add("Use it", {bullet::use_powerup, slot});
    // With several allies each of them is a line (BUL-271).
    if (teams)
        bullet::each_ally(state, me, [&](Seat ally) {
            add(has_boss(state) ? state.at(ally).card().name : "Use it",
                {bullet::team_action, slot, ally});
        });
    out.push({"Not now", "Keep it for later.", {}, {}, Does::nothing});
    add_more(state, (teams ? bullet::team_source : bullet::powerup_source) + slot, out);
}

void list_chip(const State& state, Seat me, std::uint8_t action, Entries& out) {
    const Effect& effect = bullet::effect(state.at(me).card().actions[action].effect);
    out.push({"Use it",
              help_of(effect),
              icon_of(effect),
              {bullet::use_action, action},
              asks_user(effect[0]) ? Does::pick : Does::take,
              bullet::why_unusable(state, {bullet::use_action, action})});
    out.push({"Not now", "Your AP are kept.", {}, {}, Does::nothing});
    add_more(state, action, out);
}

void list_waste(std::uint8_t source, Entries& out) {
    out.push({"Back", "Nothing is wasted.", {}, {}, Does::nothing});
    out.push(
        {"Fail on purpose", "It is spent, and nothing happens.", {}, {bullet::fizzle, source}});
}

}  // namespace

Question pending_question(const State& state) {
    const Frame* frame = bullet::top_frame(state);
    if (frame == nullptr) return Question::none;
    switch (frame->kind) {
        case Pending::effect:
            if (bullet::effect(frame->effect).optional) return Question::rider;
            if (answer_of(bullet::pending_step(*frame)) != Answer::listed) return Question::none;
            return bullet::pending_step(*frame).verb == Verb::discard ? Question::card
                                                                      : Question::wound;
        case Pending::stars:
            return Question::stars;
        case Pending::keep:
            return Question::keep;
        case Pending::column:
            return Question::column;
        case Pending::hit:
            return Question::hit;
        case Pending::end_phase:
            if (frame->step == bullet::taking) return Question::take;
            return frame->step == bullet::replacing ? Question::replace : Question::drop;
        case Pending::boss_order:
            return Question::order;
        default:
            return Question::none;
    }
}

Entries entries_of(const State& state, Seat me, Question question, std::uint8_t argument,
                   kit::Action source) {
    Entries out;
    const Board& board = state.at(me);
    const Frame* frame = bullet::top_frame(state);
    switch (question) {
        case Question::none:
            break;
        case Question::stars:
            list_stars(state, *frame, out);
            break;
        case Question::rider: {
            const Effect& effect = bullet::effect(frame->effect);
            out.push({"Do it", help_of(effect), icon_of(effect), {bullet::choose}, Does::pick});
            out.push({"Leave it", "Nothing more happens.", {}, {bullet::decline}});
            break;
        }
        case Question::keep:
            out.push({"Place it",
                      "It falls into its column now.",
                      icon_of_bullet(frame->what),
                      {bullet::keep_bullet, 0}});
            out.push({"Into the Mind",
                      "It waits there, face up.",
                      {Icon::Kind::effect, board.card().actions[2].effect},
                      {bullet::keep_bullet, 1}});
            break;
        case Question::column:
            for (std::uint8_t i = 0; i < bullet::columns; ++i)
                out.push({column_labels[i],
                          "Bullets placed here count as 1.",
                          {Icon::Kind::mark, i},
                          {bullet::choose_column, i}});
            break;
        case Question::hit:
            out.push({"Your life",
                      "You take the hit.",
                      icon_of_bullet(frame->what),
                      {bullet::assign_hit, 0}});
            out.push({"Teammate's",
                      "Your teammate takes it.",
                      icon_of_bullet(frame->what),
                      {bullet::assign_hit, 1}});
            break;
        case Question::take:
            for (std::uint8_t i = 0; i < state.open_powerups.size(); ++i) {
                const auto& text = bullet::powerup_texts[state.open_powerups[i]];
                out.push({text.name,
                          text.help,
                          icon_of_powerup(state.open_powerups[i]),
                          {bullet::take_powerup, i}});
            }
            break;
        case Question::replace:
            for (std::uint8_t i = 0; i < bullet::powerup_slots; ++i) {
                const auto& text = bullet::powerup_texts[board.powerups[i]];
                out.push({text.name,
                          text.help,
                          icon_of_powerup(board.powerups[i]),
                          {bullet::replace_powerup, i}});
            }
            out.push({"The new one",
                      bullet::powerup_texts[frame->what].help,
                      icon_of_powerup(frame->what),
                      {bullet::replace_powerup, bullet::discard_new}});
            break;
        case Question::drop:
            list_cards(board, bullet::discard_down, {}, out);
            break;
        case Question::order:
            for (std::uint8_t i = 0; i < state.boss.active.size(); ++i) {
                const bullet::BossPatternCard& card = bullet::boss_pattern(state.boss.active[i].id);
                out.push({card.name,
                          "This comes first, the other one after it.",
                          icon_of(bullet::effect(card.effect)),
                          {bullet::boss_order, i}});
            }
            break;
        case Question::card:
            list_cards(board, source.kind, source, out);
            break;
        case Question::wound:
            list_wounds(state, me, source, out);
            break;
        case Question::end:
            out.push({"Go on",
                      any_usable(board) ? "A pattern can still be used."
                                        : "After moves a card may clear bullets.",
                      {},
                      {},
                      Does::nothing});
            out.push(
                {"End round", "Action points that are left are lost.", {}, {bullet::end_round}});
            break;
        case Question::chip:
            list_chip(state, me, argument, out);
            break;
        case Question::slot:
            list_slot(state, me, argument, out);
            break;
        case Question::ally:
            out.push(
                {"Pass the turn", "Your teammate goes on.", {}, {bullet::pass_turn, argument}});
            out.push({"Look", "See her sight and hand.", {}, {}, Does::look});
            break;
        case Question::waste:
            list_waste(argument, out);
            break;
    }
    return out;
}

std::string_view title_of(Question question) {
    switch (question) {
        case Question::stars:
            return "A star: and now?";
        case Question::rider:
            return "And then?";
        case Question::keep:
            return "You drew this";
        case Question::column:
            return "Stop which column?";
        case Question::hit:
            return "Who takes the hit?";
        case Question::take:
            return "Take a powerup";
        case Question::replace:
            return "Which one goes?";
        case Question::drop:
            return "Too many: drop one";
        case Question::order:
            return "Which comes first?";
        case Question::card:
            return "Discard which?";
        case Question::wound:
            return "Which bullet goes?";
        case Question::end:
            return "End the round?";
        case Question::chip:
            return "This action";
        case Question::slot:
            return "In this slot";
        case Question::ally:
            return "Your teammate";
        case Question::waste:
            return "Fail on purpose";
        default:
            return "";
    }
}

const Effect& effect_of(const State& state, Seat me, kit::Action source) {
    const Board& board = state.at(me);
    switch (source.kind) {
        case bullet::use_action:
            return bullet::effect(board.card().actions[source.a].effect);
        case bullet::use_powerup:
            return bullet::effect(bullet::effect_of_powerup(board.powerups[source.a]));
        case bullet::team_action:
            return bullet::effect(bullet::effect_of_team_action(source.a));
        case bullet::star_action:
            return bullet::effect(board.card().stars[source.a].effect);
        default:
            return bullet::effect(bullet::top_frame(state)->effect);
    }
}

const Step& step_of(const State& state, Seat me, kit::Action source) {
    const Effect& effect = effect_of(state, me, source);
    return source.kind == bullet::choose ? effect[bullet::top_frame(state)->step] : effect[0];
}

Answer answer_of(const Step& step) {
    if (!step.picks) return Answer::none;
    switch (step.verb) {
        case Verb::move:
        case Verb::swap:
        case Verb::warp:
            return Answer::two_spaces;
        case Verb::discard:
            return Answer::listed;
        case Verb::put:
            return step.from == bullet::Area::sight ? Answer::space : Answer::listed;
        default:
            return Answer::space;
    }
}

}  // namespace bullet_scene
