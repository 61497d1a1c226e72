// The words of the topics that no table of the content has, and the rules behind all of them
// (RULES.md), as one says them to a player.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "superhot/pages.h"
#include "superhot_art/pictures.h"
#include "superhot_scene/topics.h"

namespace superhot_cartridge {

using superhot::Page;
using superhot_art::Sign;

struct Rule {
    std::string_view number, text;
    Page page;
};

// Drawn large: a sign, or letters.
struct Emblem {
    std::optional<Sign> sign{};
    std::string_view letters{};
    std::string_view label{};  // below it
};

struct Entry {
    std::string_view title, plain;
    Rule rule;
    Emblem emblem{};
};

// ---- Cards --------------------------------------------------------------------------------------

// In the order of superhot::Ability.
inline constexpr std::array<Rule, 6> ability_rules{{
    {"HOT-122", "An Obstacle face up in a slot that time empties goes to your discard pile.",
     Page::time},
    {"HOT-154",
     "At the end of a turn it shoots a Bullet for each icon: from the Bullets Deck to the "
     "Obstacles Discard.",
     Page::acting},
    {"HOT-156", "An Unarmed Dude shoots 1 if another Enemy has shot before in this turn.",
     Page::acting},
    {"HOT-158", "At the end of a turn a Pillar lets you draw a card, above 4 too.", Page::acting},
    {"HOT-160",
     "At the end of a turn a Dude with Katana makes you put an Obstacle of your hand on the "
     "Obstacles Discard.",
     Page::acting},
    {"HOT-162",
     "At the end of a turn the Bullet in the lowest slot comes to your hand. Without a Bullet in "
     "The Line you put an Obstacle of your hand away.",
     Page::acting},
}};
inline constexpr Rule next_rule{
    "HOT-016", "The top card of the Obstacles Deck is open, but it is not in The Line.",
    Page::time};

struct Trick {
    std::string_view plain;
    Rule rule;
};
inline constexpr Rule paying{
    "HOT-066", "Fighting ⬢ pays Fighting, Dodge ⯅ pays Dodge, both pay Mixed ◬.",
    Page::symbols};
// In the order of superhot::Gives.
inline constexpr std::array<Trick, 7> tricks{{
    {"Pays Fighting ⬢", paying},
    {"Pays Dodge ⯅", paying},
    {"Pays Fighting ⬢2, or cuts a Bullet of The Line in two.",
     {"HOT-091",
      "Katana: Fighting 2, or slash: a Bullet in any slot goes back on the Bullets Deck, at no "
      "cost.",
      Page::tricks}},
    {"Pulls a Bullet out of your hand, or draws a card that you can use at once.",
     {"HOT-093", "Pliers: put a Bullet of your hand on the Bullets Deck, or draw a card.",
      Page::tricks}},
    {"Pays as much Dodge ⯅ as there are cards in your discard pile.",
     {"HOT-095", "A glass is worth the cards of your discard pile, nothing when there are none.",
      Page::tricks}},
    {"Does once more what a card did that you have used in this turn.",
     {"HOT-097",
      "Double Trouble repeats another card, on the same target or on another. Only the two real "
      "cards move The Line.",
      Page::tricks}},
    {"Pays Fighting ⬢2 or Dodge ⯅2.",
     {"HOT-103", "Baseball Bat: Fighting 2 or Dodge 2.", Page::tricks}},
}};

inline constexpr Entry bullet_in_line{
    "Bullet",
    "It hits you when time empties its slot. Dodge it with ⯅2, or slash it with a Katana.",
    {"HOT-123", "When time empties its slot, a Bullet goes to your hand.", Page::bullets}};
inline constexpr Entry bullet_in_hand{
    "Bullet in hand",
    "It has hit you. It takes up room, and the fourth one loses; only Pliers pull it out.",
    {"HOT-007", "A Bullet in a hand cannot be used, it takes up room.", Page::bullets}};

// ---- Goals and glitches -------------------------------------------------------------------------

// In the order of superhot::GoalType.
inline constexpr std::array<Rule, 3> goal_rules{{
    {"HOT-136",
     "It counts over the level, whenever it happens. Whether a goal is met is tested in a Move, "
     "when time has moved, and never in a Wait.",
     Page::meeting_goals},
    {"HOT-140", "In one turn means: in this turn of whoever plays it.", Page::meeting_goals},
    {"HOT-136",
     "Goals are tested in a Move, when time has moved, all on the same state. No goal is met in "
     "a Wait.",
     Page::meeting_goals},
}};
// The one counter that falls.
inline constexpr Rule turns_running{
    "HOT-136",
    "It counts turns running: a turn in which no Enemy was defeated, or a Wait, begins it anew. It "
    "is tested in a Move, when time has moved.",
    Page::meeting_goals};

// In the order of superhot::Glitch.
inline constexpr std::array<Rule, superhot::lag> glitch_rules{{
    {"HOT-275", "SWAP: two neighbours change places, with their marks.", Page::system_card},
    {"HOT-276", "RESTORE: a knocked out card is face up again.", Page::system_card},
    {"HOT-277",
     "DELETE: an Obstacle goes on the Obstacles Discard, those to its left slide, the last slot "
     "is filled.",
     Page::system_card},
    {"HOT-279",
     "RICOCHET: an Obstacle changes places with the highest Bullet of the Obstacles Discard.",
     Page::system_card},
    {"HOT-280",
     "HARDEN: a face-up Obstacle costs 2 more until the end of the next Normal turn; one mark a "
     "card.",
     Page::system_card},
    {"HOT-281",
     "LAG: when time moves next, it empties one more slot; once a turn, and lost by a Wait.",
     Page::system_card},
}};

// ---- Buttons ------------------------------------------------------------------------------------

// In the order of superhot_scene::Does.
inline constexpr std::array<Entry, static_cast<std::size_t>(superhot_scene::Does::partner) + 1>
    buttons{{
        {"Wait",
         "Put away any cards of your hand, then slot 1 passes. Nothing is drawn, no goal is met.",
         {"HOT-051",
          "Wait: first put any Obstacles of your hand on the Obstacles Discard, but no "
          "Bullets. Then the card of slot 1 is yours, and a Bullet hits.",
          Page::move_or_wait},
         {.letters = "▶1", .label = "WAIT"}},
        {"Time moves",
         "Ends your Move: the hand is refilled, and as many slots are emptied as you used cards.",
         {"HOT-120", "With n used cards slots 1 to n are emptied. Slots, not cards.", Page::time},
         {.letters = "▶▶", .label = "GO"}},
        {"Destroy",
         "It leaves its slot and comes to your hand when that is refilled.",
         {"HOT-076",
          "Destroyed, it leaves its slot and is a New Card until the hand is refilled. "
          "A Bullet goes back on the Bullets Deck.",
          Page::defeating},
         {.letters = "✗", .label = "DESTROY"}},
        {"Knock out",
         "It lies face down in its slot, does nothing, and will not be yours.",
         {"HOT-077",
          "Knocked out, it is turned over in its slot. When it leaves it goes to the "
          "Obstacles Discard.",
          Page::defeating},
         {.letters = "KO", .label = "KNOCK OUT"}},
        {"Slash",
         "The Katana cuts the Bullet in two, at no cost.",
         {"HOT-092", "A slash takes a Bullet in any slot, and no other card with it.",
          Page::tricks},
         {.letters = "/", .label = "SLASH"}},
        {"Choose for me",
         "Picks the fewest and cheapest cards of your hand that are enough.",
         {"HOT-069", "No card may be used that is not needed.", Page::defeating},
         {.letters = "★", .label = "CHOOSE"}},
        {"Pull a Bullet",
         "The Pliers take a Bullet out of your hand; it goes back to the Bullets Deck.",
         {"HOT-093", "Pliers: put a Bullet of your hand on the Bullets Deck, or draw a card.",
          Page::tricks},
         {.sign = Sign::bullet, .label = "PULL"}},
        {"Draw a card",
         "The Pliers draw a card of your deck, which you can use at once.",
         {"HOT-094", "A drawn card may be used at once; a drawn Bullet counts at once.",
          Page::tricks},
         {.letters = "+1", .label = "DRAW"}},
        {"Let it pass",
         "Ends your Wait: the card of slot 1 is yours, and a Bullet hits.",
         {"HOT-053", "Then the card of slot 1 goes to your discard pile.", Page::move_or_wait},
         {.letters = "▶1", .label = "PASS"}},
        {"No aid",
         "Keep your cards. Or choose one: your partner may use it in the next turn.",
         {"HOT-238",
          "After using cards you may lay one Obstacle of your hand open for the other "
          "player.",
          Page::with_partner},
         {.letters = "✗", .label = "NO AID"}},
        {"All, as usual",
         "Everything left acts in the usual order. Or choose who acts first.",
         {"HOT-152",
          "Usual order: those who shoot, Unarmed Dudes, Pillars, Katana dudes, Bat "
          "dudes; each group from slot 1.",
          Page::acting},
         {.sign = Sign::fire, .label = "ALL"}},
        {"Keep all",
         "Play for the goals that lie there.",
         {"HOT-195",
          "When goals are drawn you may veto one: another is drawn, and the vetoed goal "
          "comes back in the next level.",
          Page::levels},
         {.letters = "✓", .label = "KEEP"}},
        {"Yes",
         "The goal is replaced by another one.",
         {"HOT-235", "A veto needs both players, and there is none on level 3.",
          Page::with_partner},
         {.letters = "✓", .label = "YES"}},
        {"No",
         "The goal stays.",
         {"HOT-236",
          "One proposes a goal or none, the other agrees or not; if nothing came of it "
          "the other may propose.",
          Page::with_partner},
         {.letters = "✗", .label = "NO"}},
        {"End turn",
         "Ends the System's turn; points that are left are lost.",
         {"HOT-270",
          "A Mixed cost takes Mixed points first, then Fighting and Dodge as the System "
          "likes. Points are not kept.",
          Page::against_system},
         {.letters = "▶", .label = "END"}},
        {"Pay",
         "This many Fighting and Dodge points pay what Mixed points do not.",
         {"HOT-269",
          "Fighting pays Fighting or Mixed, Dodge pays Dodge or Mixed, Mixed pays Mixed "
          "only.",
          Page::against_system},
         {.sign = Sign::mixed, .label = "PAY"}},
        {"Deck and discard",
         "Cards face down to draw, and your discard pile, which you may look through.",
         {"HOT-112",
          "When a card is to be drawn from an empty deck, the discard pile is shuffled "
          "and becomes the deck.",
          Page::time},
         {.sign = Sign::stock, .label = "DECK"}},
        {"The Line's piles",
         "What will come down The Line, and what was used, shot or put away.",
         {"HOT-172",
          "When the Obstacles Deck is empty, the Obstacles Discard is shuffled and "
          "becomes the deck.",
          Page::bullets},
         {.sign = Sign::stock, .label = "LINE"}},
        {"Partner's hand",
         "Look at the cards of the other Normal player.",
         {"HOT-247", "Both hands are open to both.", Page::with_partner},
         {.sign = Sign::enemy, .label = "MATE"}},
    }};

// ---- Other things -------------------------------------------------------------------------------

// In the order of superhot_scene::Thing.
inline constexpr std::array<Entry, static_cast<std::size_t>(superhot_scene::Thing::count)> things{{
    {"Knocked out",
     "It lies face down, does nothing and cannot be a target. It will not be yours.",
     {"HOT-021",
      "A knocked out card has no ability, and goes to the Obstacles Discard whenever it "
      "leaves.",
      Page::defeating}},
    {"Empty slot",
     "What was here is destroyed. Time moves past it like past any slot.",
     {"HOT-083", "Nothing slides while cards are used: an emptied slot stays empty.", Page::time}},
    {"Obstacles Deck",
     "It is empty. When a card is needed its discard is shuffled.",
     {"HOT-024",
      "A deck that has run out stays empty until a card is needed; then its discard is "
      "shuffled.",
      Page::bullets},
     {.sign = Sign::stock, .label = "EMPTY"}},
    {"A turn",
     "Move or Wait; then what is left in The Line acts, and The Line slides on.",
     {"HOT-045",
      "1 Wait or Move, 2 use cards, 3 refill the hand, 4 time moves, 5 goals, 6 "
      "abilities, 7 refill The Line. A Wait has only 1, 6 and 7.",
      Page::turn},
     {.letters = "▶", .label = "TURN"}},
    {"Time",
     "Each used card moves time by one slot; what lies there is yours, and Bullets hit.",
     {"HOT-120", "With n used cards slots 1 to n are emptied. Slots, not cards.", Page::time},
     {.letters = "▶▶", .label = "TIME"}},
    {"New cards",
     "What was destroyed comes to the hand, then it is filled up to 4.",
     {"HOT-111", "Draw up to 4 cards in hand, Bullets included; with 4 or more draw none.",
      Page::time},
     {.sign = Sign::stock, .label = "HAND"}},
    {"The Line moves on",
     "All cards slide to the right, and new ones come in at the left.",
     {"HOT-171", "The empty slots are filled from the Obstacles Deck.", Page::turn},
     {.letters = "▶▶", .label = "LINE"}},
    {"Aid",
     "A card laid open for the partner, who may use it in the next turn as if from the hand.",
     {"HOT-240",
      "The other may use it as if from the hand, but it is not of the hand. Not used, it "
      "goes to the giver's discard pile.",
      Page::with_partner},
     {.letters = "+", .label = "AID"}},
    {"The System",
     "It draws 4 cards; their costs are the points that it pays for glitches with.",
     {"HOT-264",
      "The System draws the top 4 cards of the Obstacles Discard, and what is missing "
      "from the Obstacles Deck.",
      Page::against_system},
     {.letters = "◬", .label = "SYSTEM"}},
    {"Level",
     "When all its goals are met the level is over at once.",
     {"HOT-180",
      "Next level: all Obstacles are shuffled and dealt anew, so are your own cards, "
      "and new goals are drawn. The Bullets Deck stays as it is.",
      Page::levels},
     {.sign = Sign::done, .label = "LEVEL"}},
    {"Losing",
     "Too many Bullets in hand, none left in the Bullets Deck, or no cards to refill with.",
     {"HOT-211", "Four Bullets in one hand lose, wherever the fourth came from.", Page::losing},
     {.sign = Sign::bullet, .label = "LOST"}},
}};

}  // namespace superhot_cartridge
