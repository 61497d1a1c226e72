#include "superhot_scene/words.h"

#include <array>

#include "superhot_scene/uses.h"
#include "superhot_scene/wishes.h"

namespace superhot_scene {

using superhot::bottom_of;
using superhot::Currency;
using superhot::Gives;
using superhot::top_of;

namespace {

// In the order of superhot::Bottom.
constexpr std::array<std::string_view, superhot::bottoms.size()> in_line{
    "Dude with Gun: shoots 1 each turn.",
    "Dude with Shotgun: shoots 2 each turn.",
    "Unarmed Dude: shoots if another does.",
    "Dude with Katana: takes a card off you.",
    "Pillar: gives you a card each turn.",
    "Safe Spot: harmless.",
    "Statue: harmless.",
    "Bar: harmless.",
    "Table: harmless.",
    "Briefcase: harmless.",
    "Toolbox: harmless.",
    "Bottle: harmless.",
    "Bat Dude: strikes Bullets, takes cards.",
    "Rookie Dude: shoots 1 each turn.",
    "Crate: harmless.",
    "Doorway: harmless.",
};

// In the order of superhot::goals.
constexpr std::array<std::string_view, superhot::goal_count> counts{
    "Enemies: every Dude, destroyed or knocked out.",
    "Enemies: every Dude. A knockout is not enough.",
    "Obstacles: every card but a Bullet.",
    "With Dodge, or with a slash.",
    "Locations: Pillar, Safe Spot, Statue, Bar, Doorway.",
    "Objects: Crate, Table, Bottle, Toolbox, Briefcase.",
    "Each Wait counts.",
    "Pliers and Double Trouble count, too.",
    "A Wait, or a turn without, starts anew.",
    "Enemies: every Dude, destroyed or knocked out.",
    "A knockout is not enough.",
    "All count, whatever they were used for.",
    "One of each, destroyed or knocked out.",
    "Knocked out cards lie there, too.",
    "One Obstacle, by its cost just then.",
    "A slash is good for the Bullet.",
    "They must be there when time has moved.",
    "Those that nobody has shot yet.",
    "Weapons: Gun, Shotgun, Katana, Bat.",
    "Obstacles: every card but a Bullet.",
    "What time has just moved past counts.",
    "Or more cards. Knocked out is not up.",
    "They must be there when time has moved.",
    "A Bat is worth 2, a Glass nothing.",
    "Out: in a hand, in a pile, in The Line.",
};

void add_price(superhot::Price price, kit::TextOut& out) {
    out.add(sign_letter(price.currency)).number(price.cost);
}

}  // namespace

std::string_view name_in_line(Card card) {
    if (card == superhot::bullet) return "Bullet";
    const superhot::Bottom bottom = superhot::obstacles[card].bottom;
    return bottom == superhot::Bottom::bat_dude ? "Bat Dude" : bottom_of(card).name;
}

std::string_view name_in_hand(Card card) {
    if (card == superhot::bullet) return "Bullet";
    return superhot::top_name(card) == superhot::Top::glass ? "Glass" : top_of(card).name;
}

std::string_view sign_letter(Currency currency) {
    switch (currency) {
        case Currency::fighting:
            return "⬢";
        case Currency::dodge:
            return "⯅";
        default:
            return "◬";
    }
}

void add_top(Card card, const State* state, kit::TextOut& out) {
    const superhot::TopHalf& top = top_of(card);
    switch (top.gives) {
        case Gives::fighting:
            out.add(top.name).add(" ⬢").number(top.value);
            return;
        case Gives::dodge:
            out.add(top.name).add(" ⯅").number(top.value);
            return;
        case Gives::katana:
            out.add("Katana ⬢2 or slash");
            return;
        case Gives::bat:
            out.add("Bat ⬢2 or ⯅2");
            return;
        case Gives::pliers:
            out.add("Pliers");
            return;
        case Gives::glass:
            out.add("Glass ⯅");
            if (state != nullptr)
                out.number(static_cast<int>(state->me().discard.size()));
            else
                out.add("?");
            return;
        case Gives::double_trouble:
            out.add("Double Trouble");
            return;
    }
}

void about_line_card(const State& state, int slot, Words& out) {
    const Card card = state.at(slot);
    if (card == superhot::no_card) {
        out.first.add("An empty slot.");
        out.second.add("It is filled when time has moved.");
        return;
    }
    if (card == superhot::bullet) {
        out.first.add("A Bullet! It hits when time passes it.");
        out.second.add("Dodge it: ⯅2. Or slash it: Katana.");
        return;
    }
    if (state.is_knocked_out(slot)) {
        out.first.add(name_in_line(card)).add(": knocked out.");
        out.second.add("It does nothing and will be discarded.");
        return;
    }
    out.first.add(in_line[static_cast<std::size_t>(superhot::obstacles[card].bottom)]);
    out.second.add(state.is_hardened(slot) ? "Hardened " : "Costs ");
    add_price(superhot::price_of(state, slot), out.second);
    out.second.add(". Yields ");
    add_top(card, nullptr, out.second);
    out.second.add('.');
}

void about_next_card(Card card, Words& out) {
    if (card == superhot::no_card) {
        out.first.add("The Obstacles Deck is empty.");
        out.second.add("Its discard will be shuffled.");
        return;
    }
    out.first.add("Comes next: ").add(name_in_line(card)).add('.');
    out.second.add("It is not in The Line yet.");
}

void about_hand_card(const State& state, Card card, bool aid, Words& out) {
    if (card == superhot::bullet) {
        out.first.add("A Bullet has hit you. Four lose.");
        out.second.add("Only Pliers take it out again.");
        return;
    }
    const superhot::TopHalf& top = top_of(card);
    switch (top.gives) {
        case Gives::fighting:
            out.first.add(top.name).add(": pays ").number(top.value).add(" of a cost ⬢ or ◬.");
            break;
        case Gives::dodge:
            out.first.add(top.name).add(": pays ").number(top.value).add(" of a cost ⯅ or ◬.");
            break;
        case Gives::katana:
            out.first.add("Katana: ⬢2, or slashes a Bullet.");
            break;
        case Gives::bat:
            out.first.add("Baseball Bat: ⬢2 or ⯅2.");
            break;
        case Gives::pliers:
            out.first.add("Pliers: pull a Bullet out, or draw.");
            break;
        case Gives::glass:
            out.first.add("Glass: ⯅ = cards in your discard: ")
                .number(static_cast<int>(state.me().discard.size()));
            break;
        case Gives::double_trouble:
            out.first.add("Double Trouble: a used card again.");
            break;
    }
    if (aid) {
        out.second.add("Your partner's aid, for this turn only.");
        return;
    }
    // Used cards come back from the other side.
    out.second.add("Used, it comes back: ").add(name_in_line(card)).add('.');
}

void about_drop(Card demander, Card card, Words& out) {
    if (demander == superhot::no_card)
        out.first.add("Discard a card.");
    else
        out.first.add(name_in_line(demander)).add(": discard a card.");
    if (card == superhot::bullet) {
        out.second.add("Not a Bullet: it stays in your hand.");
        return;
    }
    out.second.add("You would lose ");
    add_top(card, nullptr, out.second);
    out.second.add('.');
}

std::string_view what_counts(superhot::Goal goal) { return counts[goal]; }

// What its tile leaves out, and then which cards it means.
void about_goal(superhot::Goal goal, bool done, int count, Words& out) {
    const superhot::GoalCard& card = superhot::goals[goal];
    out.first.add(count > 2 ? card.text : card.name).add(". ");
    out.first.add(done ? "Done." : what_counts(goal));
}

namespace {

// Why one of both ways is offered first.
void add_wish(const State& state, int slot, kit::TextOut& out) {
    const Wish wish = wish_for(state, slot);
    if (wish.goal == superhot::no_goal) return;
    out.add(wish.method == superhot::knock_out ? " Knock out for " : " Destroy for ");
    out.add(superhot::goals[wish.goal].name).add('.');
}

}  // namespace

void about_aim(const State& state, int slot, const Picks& picks, Words& out) {
    const Card card = state.at(slot);
    const Reckoning now = reckon(state, slot, picks);
    out.first.add(name_in_line(card)).add(' ');
    add_price(now.price, out.first);
    out.first.add(": ");
    if (now.slash && picks.size() == 1) {
        out.first.add("slash");
        out.second.add("✓ The Katana cuts it. No more needed.");
        out.tone = Words::Tone::good;
        return;
    }
    bool first = true;
    if (state.phase == superhot::Phase::hit && state.hit_sum > 0) {
        out.first.number(state.hit_sum);
        first = false;
    }
    for (const Pick& pick : picks) {
        if (!first) out.first.add('+');
        out.first.number(worth_of(state, slot, pick));
        first = false;
    }
    if (first)
        out.first.add("0");
    else if (picks.size() > 1 || (state.phase == superhot::Phase::hit && !picks.empty()))
        out.first.add("=").number(now.sum);
    switch (now.fit) {
        case Fit::nothing:
            out.second.add("Choose cards that pay ").number(now.price.cost - now.sum);
            out.second.add(now.price.currency == Currency::mixed      ? " (⬢ or ⯅)."
                           : now.price.currency == Currency::fighting ? " (⬢)."
                                                                      : " (⯅).");
            break;
        case Fit::too_few:
            out.second.add("✗ Not enough: ").number(now.price.cost - now.sum).add(" more.");
            break;
        case Fit::exact:
            out.second.add("✓ Enough.");
            add_wish(state, slot, out.second);
            out.tone = Words::Tone::good;
            break;
        case Fit::over:
            out.second.add("✓ ").number(now.sum - now.price.cost).add(" over.");
            add_wish(state, slot, out.second);
            out.tone = Words::Tone::good;
            break;
        case Fit::needless:
            out.second.add("✗ Too much: ").add(name_in_hand(now.needless)).add(" is not needed.");
            out.tone = Words::Tone::refused;
            break;
        case Fit::stuck:
            out.second.add("✗ Larger values had to come first.");
            out.tone = Words::Tone::refused;
            break;
    }
}

namespace {

void add_consequences(const State& state, const Forecast& forecast, Words& out) {
    if (forecast.completes) {
        out.second.add("✓ The level is complete: no shots.");
        out.tone = Words::Tone::good;
        return;
    }
    if (forecast.loss != superhot::End::none) {
        out.second.add("⚠ ").add(loss_words(forecast.loss));
        out.tone = Words::Tone::grave;
        return;
    }
    if (forecast.hits > 0) {
        out.second.add("⚠ ");
        stage::add_count(forecast.hits, "hit", out.second);
        out.second.add("! ");
        out.tone = Words::Tone::grave;
    }
    stage::add_count(forecast.shots, "shot", out.second);
    out.second.add(" fired, ").number(state.bullets_deck - forecast.shots).add(" left.");
}

}  // namespace

void about_go(const State& state, const Forecast& forecast, Words& out) {
    if (forecast.emptied == 0) {
        out.first.add("No card used: just refill your hand.");
    } else {
        out.first.add("Time moves ");
        stage::add_count(forecast.emptied, "slot", out.first);
        out.first.add(": you gain ");
        stage::add_count(forecast.gains, "card", out.first);
        out.first.add('.');
    }
    add_consequences(state, forecast, out);
}

void about_wait(const State& state, Words& out) {
    const Forecast forecast = forecast_wait(state);
    out.first.add("Slot 1 passes. No refill, no goals.");
    add_consequences(state, forecast, out);
}

void about_glitch(const State& state, superhot::Glitch glitch, Words& out) {
    constexpr std::array<std::string_view, 7> effects{"",
                                                      "Two neighbours change places.",
                                                      "A knocked out card stands up again.",
                                                      "An Obstacle leaves The Line.",
                                                      "An Obstacle turns into a Bullet.",
                                                      "An Obstacle costs 2 more next turn.",
                                                      "Next time moves one slot further."};
    const superhot::GlitchCard& card = superhot::glitches[glitch];
    out.first.add(card.name).add(' ').add(sign_letter(card.currency)).number(card.cost);
    out.second.add(effects[glitch]);
    const kit::Verdict verdict = glitch_verdict(state, glitch);
    if (!verdict.ok())
        out.first.add(": ").add(verdict.why_not).add('.');
    else
        out.first.add(glitch == superhot::lag ? "." : ": choose a target.");
}

void about_glitch_on(const State& state, superhot::Glitch glitch, int slot, Words& out) {
    const auto name = [&](int at) {
        const Card card = at < state.slots ? state.at(at) : superhot::no_card;
        return card == superhot::no_card ? std::string_view("nothing") : name_in_line(card);
    };
    out.first.add(superhot::glitches[glitch].name).add(": ").add(name(slot));
    switch (glitch) {
        case superhot::swap:
            out.second.add("changes places with ").add(name(slot + 1)).add('.');
            return;
        case superhot::restore:
            out.second.add("stands up again.");
            return;
        case superhot::erase:
            out.second.add("leaves, The Line closes up.");
            return;
        case superhot::ricochet:
            out.second.add("gives way to a Bullet.");
            return;
        case superhot::harden:
            out.second.add("costs 2 more in the next turn.");
            return;
        default:
            return;
    }
}

}  // namespace superhot_scene
