// What the viewer is deciding just now: the cursor, and a choice that is half made.
//
// Nothing of it is part of the match. The position says which decision is due; the selection knows
// what has been chosen for it so far, which things can be chosen next, and which actions it comes
// to.
#pragma once

#include "stage/font.h"
#include "superhot/rules.h"
#include "superhot_scene/aim.h"
#include "superhot_scene/layout.h"

namespace superhot_scene {

// From top to bottom, as up and down walk through them.
enum class Row : std::uint8_t { goals, line, hand, buttons };

enum class Task : std::uint8_t {
    veto,    // a goal, or none
    reply,   // to the partner's veto
    act,     // Wait, a target, a card, or time moves
    aim,     // cards against a target
    tool,    // what the Pliers do
    wait,    // cards to discard
    aid,     // a card for the partner
    order,   // the next ability
    drop,    // a card that an enemy takes
    glitch,  // the System: which
    where,   // on which slot
    pay,     // with which points
};

enum class Does : std::uint8_t {
    wait,
    go,  // time moves
    destroy,
    knock_out,
    slash,
    cheapest,  // the scene chooses the cards
    heal,
    draw,
    pass,  // the Wait, with what is chosen
    no_aid,
    rest,
    keep,
    agree,
    refuse,
    end_turn,
    pay,  // `value` Fighting points and `rest` Dodge points
    own_pile,
    other_pile,
    partner
};
constexpr bool looks(Does does) { return does >= Does::own_pile; }

struct Button {
    Does does;
    bool enabled;
    std::uint8_t value, rest;
    constexpr bool operator==(const Button&) const = default;
};
using Buttons = kit::FixedList<Button, 8>;

struct Held {
    Card card;
    bool aid;
    constexpr bool operator==(const Held&) const = default;
};
using Hand = kit::FixedList<Held, 48>;
// The partner's aid first, then cards, then Bullets.
Hand hand_of(const State& state, int player);

struct Cursor {
    Row row = Row::line;
    std::uint8_t at = 0;  // place in the row
    constexpr bool operator==(const Cursor&) const = default;
};

class Selection {
  public:
    // A new decision: nothing is chosen, the cursor goes where the decision is. With `stay` it
    // stays where it is if the same is still to be decided.
    void clear(const State& state, bool stay);

    Task task(const State& state) const;
    const Cursor& cursor() const { return cursor_; }
    void set_cursor(const State& state, Cursor cursor);
    int target(const State& state) const;
    const Picks& picks() const { return picks_; }
    superhot::Glitch glitch() const { return glitch_; }
    int glitch_slot() const { return glitch_slot_; }
    Card tool() const { return tool_; }

    // ---- What there is in a row
    int count(const State& state, Row row) const;
    Buttons buttons(const State& state) const;
    // Why not; done if A does something there.
    kit::Verdict open(const State& state, Cursor at) const;
    // The first card of the hand that is seen.
    int first_card() const { return first_; }

    // ---- Moving
    enum class Way : std::uint8_t { up, down, left, right };
    Cursor next(const State& state, Way way, bool wrap) const;
    Rect area(const State& state, Cursor at) const;
    // With all that the cursor covers there, and nothing of the rows beside it.
    Rect cursor_area(const State& state, Cursor at) const;

    // ---- Choosing what the cursor is on
    enum class Result : std::uint8_t {
        refused,
        chose,  // something changed here
        acts,   // `plan` is what to do
        looks,  // a pile, the goals, the partner's hand
        warns   // `plan` would lose: ask first
    };
    Result choose(const State& state, PlannedActions& plan);
    // Takes the last step of a half-made choice back; false if there is none.
    bool back(const State& state);
    bool half_made(const State& state) const;
    // What is half made is part of these actions, or of others that read the same.
    bool leads_to(std::span<const kit::Action> actions) const;
    // Everything is laid out for these actions: A would take them. Returns which of them says best
    // what they are about.
    std::size_t point_at(const State& state, std::span<const kit::Action> actions);

  private:
    Result choose_on_line(const State& state, PlannedActions& plan);
    Result choose_in_hand(const State& state, PlannedActions& plan);
    Result choose_button(const State& state, PlannedActions& plan);
    void point_at_one(const State& state, kit::Action action);
    void pick(const State& state, Card card);
    void aim_at(const State& state, int slot);
    std::uint8_t first_deed(const State& state) const;
    void go_to_first_open(const State& state, Row row);
    void go_to_button(const State& state, Does does);
    kit::Verdict line_verdict(const State& state, int slot) const;
    kit::Verdict hand_verdict(const State& state, const Held& held) const;

    Cursor cursor_;
    Picks picks_;
    std::int8_t target_ = no_slot;
    Card tool_ = superhot::no_card;
    bool waiting_ = false;
    superhot::Glitch glitch_ = superhot::no_glitch;
    std::int8_t glitch_slot_ = no_slot;
    superhot::Phase phase_ = superhot::Phase::over;
    std::uint16_t turn_ = 0;  // the turn it was cleared for
    std::uint8_t first_ = 0;  // of the hand
};

// A button's place; the piles stand at the right.
Rect button_area(const State& state, const Buttons& buttons, std::size_t index);
// Of their labels: smaller where there is little room.
const stage::Font& pile_font(const State& state, const Buttons& buttons);
struct ButtonText {
    std::string_view label;
    // Words about it; what depends on the position is added.
    std::string_view first{}, second{};
};
const ButtonText& text_of(Does does);
void button_label(const State& state, const Button& button, kit::TextOut& out);
// The Normal player whose decisions these are.
int deciding_player(const State& state);

}  // namespace superhot_scene
