// The rules as the console's reader shows them, page by page. A scene names the page that is in
// question (`page_number`), so its order is written down here once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "superhot/content.h"

namespace superhot {

enum class Page : std::uint8_t {
    about,
    turn,
    move_or_wait,
    defeating,
    symbols,
    tricks,
    time,
    acting,
    bullets,
    losing,
    meeting_goals,
    levels,
    with_partner,
    against_system,
    system_card,
    two_against_one,
    options,
    all_goals,
    all_cards,
    count
};
inline constexpr int page_count = static_cast<int>(Page::count);
constexpr int page_number(Page page) { return static_cast<int>(page); }

struct RuleText {
    std::string_view title, text;
};

namespace page_texts {

// Pages that list a table are made from the table, so that they cannot tell anything else.
constexpr std::string_view sign(Currency currency) {
    return currency == Currency::fighting ? "⬢" : currency == Currency::dodge ? "⯅" : "◬";
}

// Writes nothing while it only measures.
class Writer {
  public:
    constexpr explicit Writer(char* to) : to_(to) {}
    constexpr Writer& add(std::string_view text) {
        for (const char c : text) put(c);
        return *this;
    }
    constexpr Writer& digit(int number) {
        put(static_cast<char>('0' + number));
        return *this;
    }
    constexpr std::size_t length() const { return length_; }

  private:
    constexpr void put(char c) {
        if (to_ != nullptr) to_[length_] = c;
        ++length_;
    }
    char* to_;
    std::size_t length_ = 0;
};

template <auto write>
inline constexpr auto written = [] {
    constexpr std::size_t length = [] {
        Writer measure(nullptr);
        write(measure);
        return measure.length();
    }();
    std::array<char, length> text{};
    Writer out(text.data());
    write(out);
    return text;
}();
template <auto write>
inline constexpr std::string_view text_of{written<write>.data(), written<write>.size()};

constexpr void write_goals(Writer& out) {
    for (const GoalCard& goal : goals) {
        if (&goal != goals.data()) out.add("\n");
        out.add("• ").add(goal.name).add(": ").add(goal.text).add(".");
    }
}

constexpr void write_glitches(Writer& out) {
    out.add("What the System can do to The Line, as often as it can pay:");
    for (std::size_t i = swap; i <= lag; ++i)
        out.add("\n• ")
            .add(glitches[i].name)
            .add(" ")
            .add(sign(glitches[i].currency))
            .digit(glitches[i].cost)
            .add(": ")
            .add(glitches[i].text);
}

constexpr std::string_view trick_name(Ability ability) {
    switch (ability) {
        case Ability::unarmed:
            return ", joins in";
        case Ability::pillar:
            return ", gives a card";
        case Ability::katana:
            return ", takes a card";
        case Ability::bat:
            return ", strikes a Bullet";
        case Ability::none:
        case Ability::shoots:
            break;
    }
    return "";
}

// "Dude with Gun ⬢3 ●: Gun ⬢2", once for each pair of halves.
constexpr void write_cards(Writer& out) {
    out.add("In The Line, its cost, and in a hand:");
    for (Card card = 0; card < obstacle_count; ++card) {
        bool again = false;
        for (Card before = 0; before < card; ++before)
            again = again || (obstacles[before].top == obstacles[card].top &&
                              obstacles[before].bottom == obstacles[card].bottom);
        if (again) continue;
        const BottomHalf& bottom = bottom_of(card);
        const TopHalf& top = top_of(card);
        out.add("\n• ").add(bottom.name).add(" ").add(sign(bottom.currency)).digit(bottom.cost);
        if (bottom.shots > 0) out.add(" ");
        for (int shot = 0; shot < bottom.shots; ++shot) out.add("●");
        out.add(trick_name(bottom.ability)).add(": ").add(top.name);
        if (top.gives == Gives::fighting) out.add(" ⬢").digit(top.value);
        if (top.gives == Gives::dodge) out.add(" ⯅").digit(top.value);
    }
    out.add("\n• Bullet ⯅").digit(bullet_cost).add(": a hit");
}

}  // namespace page_texts

// In the order of Page.
inline constexpr std::array<RuleText, page_count> pages{{
    {"What it is about",
     "Cards come down The Line towards you, from left to right. Time stands still until you use "
     "cards: each one lets time move by one slot.\n"
     "What you use is lost and comes back as an obstacle. What you destroy or walk past becomes "
     "yours.\n"
     "Enemies that you leave standing shoot, and their Bullets come down The Line later on.\n"
     "Meet all goals of a level, then those of the next. Three levels make a campaign, two if "
     "somebody plays the System."},
    {"A turn",
     "1 Move, or Wait: put cards away, let slot 1 pass, go on with 6.\n"
     "2 Use cards on The Line.\n"
     "3 New cards come, the hand is refilled to 4.\n"
     "4 Time moves: as many slots are emptied as cards were used.\n"
     "5 The goals are checked.\n"
     "6 What is left face up acts.\n"
     "7 The Line slides and is refilled."},
    {"Move or Wait",
     "Move: use as many cards as you like. Then your hand is refilled, time moves, and the goals "
     "are checked.\n"
     "Wait: put away any cards of your hand, but no Bullets. Then the card in slot 1 passes: it "
     "goes to your discard pile, and a Bullet hits you.\n"
     "A Wait draws nothing and meets no goal, but The Line still acts. Move on to draw again.\n"
     "With 4 cards in hand or more a Move must use at least one. You may always Wait."},
    {"Destroy or knock out",
     "Choose a card in The Line, in any slot, and pay its cost with cards of your hand. In one "
     "turn you may do this to several, one after the other.\n"
     "Destroy: it leaves its slot and comes into your hand when that is refilled. You cannot use "
     "it before.\n"
     "Knock out: it lies face down in its slot and does nothing. When it leaves The Line it goes "
     "to the obstacles, not to you.\n"
     "A Bullet can only be destroyed: it goes back to the Bullets Deck.\n"
     "Use no more cards than needed: each must be missed if it were left out. One large card for "
     "a small cost is fine.\n"
     "Destroy what you want to hold, knock out what would be a bad card."},
    {"Symbols",
     "⬢ Hexagon: Fighting. Only Fighting cards pay it.\n"
     "⯅ Triangle: Dodge. Only Dodge cards pay it.\n"
     "◬ Hexagon in a triangle: Mixed. Both pay it, also together.\n"
     "Head: an Enemy. Column: a Location. Box: an Object.\n"
     "Small Bullets on an Enemy: it shoots that many at the end of each turn.\n"
     "A card has two halves: one counts in The Line, the other in your hand."},
    {"Cards with a trick",
     "• Katana: ⬢2, or slash: a Bullet in any slot goes back to the Bullets Deck.\n"
     "• Pliers: take a Bullet out of your hand, or draw a card and use it at once.\n"
     "• How about a glass?: as many ⯅ as there are cards in your discard pile. With none it is "
     "worth nothing.\n"
     "• Double Trouble: once more what a card did that you used before in this turn, on the same "
     "target or another. Tricks choose anew.\n"
     "• Baseball Bat: ⬢2 or ⯅2.\n"
     "Each counts as one used card."},
    {"Time moves",
     "Count the cards you used: that many slots are emptied, from slot 1 at the right end. Slots, "
     "not cards: one that is empty already counts, too.\n"
     "A card face up goes to your discard pile: it is yours. A Bullet hits: it goes to your hand. "
     "A knocked out card goes to the obstacles.\n"
     "Then all used cards go to the obstacles. They are lost.\n"
     "Your hand was refilled before that. When your deck is empty and a card is needed, your "
     "discard pile is shuffled and becomes the deck."},
    {"What is left acts",
     "At the end of a turn, also of a Wait, each card face up in The Line acts once.\n"
     "• Dudes with small Bullets on their card shoot that many.\n"
     "• An Unarmed Dude shoots one if somebody else has shot in this turn.\n"
     "• A Pillar lets you draw a card, even above 4.\n"
     "• A Dude with Katana makes you put a card of your hand away.\n"
     "• A Dude with a Baseball Bat strikes the nearest Bullet of The Line into your hand; with no "
     "Bullet there you put a card away.\n"
     "You are asked for the order only where it matters. Knocked out cards do nothing."},
    {"Bullets",
     "There are 12. The Bullets Deck counts those that nobody has shot yet; when it is empty you "
     "have lost.\n"
     "A shot Bullet goes to the Obstacles Discard. When the Obstacles Deck runs out that pile is "
     "shuffled, and from then on it may come down The Line. One waits in the lower half of the "
     "first deck.\n"
     "In The Line it costs ⯅2. Destroyed, it is back in the Bullets Deck.\n"
     "If its slot is emptied, it hits you: it lies in your hand, takes up room, and only Pliers "
     "get rid of it. The fourth in your hand is deadly.\n"
     "After a level the Bullets of your hand are shuffled into your deck."},
    {"You lose when",
     "• 4 Bullets are in one hand.\n"
     "• The Bullets Deck is empty after a shot.\n"
     "• Your hand cannot be refilled to 4: deck and discard pile are empty.\n"
     "• The Line cannot be refilled: the obstacles are used up.\n"
     "• Two players: 5 Bullets in both hands together.\n"
     "• A level is not over after 200 turns.\n"
     "Each loss counts at once, even in the turn that would have met the last goal."},
    {"Goals",
     "They are checked once in a Move, when time has moved, and never in a Wait.\n"
     "Some count over the whole level. Some ask for something in one turn. Some ask how things "
     "lie then, in The Line or in your hand.\n"
     "A goal that is met stays met. When all are, the level is over at once: nobody shoots any "
     "more.\n"
     "To defeat is to destroy or to knock out. Weapons are Gun, Shotgun, Katana and Baseball Bat. "
     "All goals stand on their own page."},
    {"Levels and veto",
     "Level 1 has one goal, level 2 two, level 3 three.\n"
     "Before a level you may veto one goal: another takes its place, and it waits on top for the "
     "next level. Each goal can be vetoed once, and not on level 3.\n"
     "Score: a level is 100, each goal met in the next one 10, and a victory 100 less a point a "
     "turn.\n"
     "A goal that would be met from the start goes under the deck, and another is drawn.\n"
     "After a level The Line and all obstacles are shuffled and dealt anew. So are your own "
     "cards: hand, deck and discard pile. The Bullets Deck stays as it is: what was shot stays "
     "shot."},
    {"Co-op",
     "Two players, IT and PZ, take turns at the same Line. Each has a hand, a deck and a discard "
     "pile. Goals and their counters are shared; levels have 2, 3 and 4 goals.\n"
     "Aid: after using cards you may lay one card of your hand open. Your partner may use it in "
     "the next turn; if not, it goes to your discard pile.\n"
     "A veto needs both of you. Whoever did not complete a level begins the next one.\n"
     "If one loses, both lose. Five Bullets in your hands together are deadly, too.\n"
     "IT fights better, PZ dodges better."},
    {"Versus",
     "One is the Normal player and has two levels, of 1 and 2 goals. The other is the System and "
     "wants to stop it.\n"
     "After each turn of the Normal player the System takes the top 4 cards of the Obstacles "
     "Discard (or of the deck, if there are too few). Their costs are its points: ⬢ pays ⬢ and "
     "◬, ⯅ pays ⯅ and ◬, ◬ pays ◬ only. A Bullet is worth ⯅2.\n"
     "With them it pays for glitches. Points are not kept, and the cards go back as they were.\n"
     "Nobody in The Line acts in the System's turn. The System does not see the hand."},
    {"The System card", page_texts::text_of<page_texts::write_glitches>},
    {"2 vs 1",
     "Two Normal players together against the System: IT, System, PZ, System, and so on. IT "
     "begins each level.\n"
     "There are two levels, of 2 and 3 goals. Aid, veto and the five Bullets are as in Co-op, the "
     "glitches as in Versus.\n"
     "The Normal players see each other's hands, the System sees none."},
    {"Options",
     "• Bullet Storm: three Bullets wait in the first deck instead of one.\n"
     "• Time's Up: only 10 Bullets are in the game.\n"
     "• 7 Line: The Line has 7 slots.\n"
     "• Infinite: after the last level comes another with one more goal, and so on. The score is "
     "the number of levels.\n"
     "• Revenge, in Versus: then the roles are swapped with the same goals. Levels count, then "
     "goals, then turns.\n"
     "• Baseball bats: one or two Dudes with a Baseball Bat instead of Dudes with Gun.\n"
     "All of them go together."},
    {"All goals", page_texts::text_of<page_texts::write_goals>},
    {"All cards", page_texts::text_of<page_texts::write_cards>},
}};

}  // namespace superhot
