// What happened, for the scene: all it needs to tell the story without looking at the rules.
//
// In the order in which they come:
//   placing       [special | kept |] placed, and if it found no space: hit or guarded; then downed
//   an action     paid, what its steps do; failed if it was meant to fail
//   a pattern     pattern_used, cleared for each bullet, sent; star_acted and what it does; then
//                 pattern_drew or what a rider does
//   a powerup     powerup_used, what it does
//   an End Phase  ending, swept and sent (Vesta), powerup_taken, powerup_gone, pattern_drew,
//                 pattern_dropped, ended
//   two rounds    lost for each loser, returned, fed for each heroine, powerup_laid,
//                 intensity_rose, joined for each heroine, round_began
//   Sudden Death  sudden_began; step_began, placed and hit for each heroine, fell for each
//   a boss round  boss_began, fed for whoever holds feed; boss_checked for each heroine and
//                 pattern; boss_acted and what it does, by seat; boss_counted, shield_broke ...,
//                 boss_emptied, trap_gave; boss_acted for each new slot and heroine; cleaned, fed,
//                 boss_reshuffled, boss_revealed, feed_dealt, suspension; round_began
//   a loser to a boss  downed, lost, wherever that happens
//   at last       match_ended
#pragma once

#include <cstdint>

namespace bullet {

enum EventKind : std::uint8_t {
    round_began,      // a: first seat, b: round, c: intensity, d: powerups that lie open
    turn_began,       // a: seat, b: bullets in her current (255: more), c: 1 passed on by her ally
    drew_bullet,      // a: seat, b: type; Planil looks at it, or a special is drawn
    placed,           // a: seat, b: type, c: space or none, d: Source | counted number << 4
    hit,              // a: seat that was hit, b: type, c: seat whose life takes it (none: the
                      // center, in Sudden Death), d: place in the life; pans as in actions.h
    guarded,          // a: seat, b: type; it would have hit and goes to the center
    kept,             // a: seat, b: type, c: slot of the Mind
    special,          // a: seat, b: type, c: column of an Immobilizer; it goes to her incoming
    paid,             // a: seat, b: AP paid, c: AP left, d: source as of `fizzle`
    gained,           // a: seat, b: AP, c: AP before
    failed,           // a: seat, b: source as of `fizzle`
    moved,            // a: seat, b: from, c: to, d: type
    swapped,          // a: seat, b, c: spaces
    component_moved,  // a: seat, b: from, c: to
    put_away,      // a: seat, b: space or place, c: Area it leaves << 4 | Area it enters, d: type
    modified,      // a: seat, b: Modifier, c: its value
    pattern_used,  // a: seat, b: pattern, c: quarter turns, d: offset
    cleared,       // a: seat, b: space, c: type, d: bullets cleared so far in this clearing
    sent,          // a: seat, b: receiver (none: the track), c: bullets
    star_acted,    // a: seat, b: star action, c: 1 declined or impossible
    pattern_drew,  // a: seat, b: pattern
    deck_reshuffled,  // a: seat, b: cards
    pattern_dropped,  // a: seat, b: pattern; discarded unused
    powerup_used,     // a: seat, b: slot, c: kind
    powerup_taken,    // a: seat, b: kind, c: slot or none while she chooses what goes
    powerup_gone,     // a: seat, b: kind; discarded unused
    powerup_laid,     // a: kind
    team_acted,       // a: seat, b: team action, c: ally
    passed,           // a: seat, b: ally
    timed_out,        // a: seat
    ending,           // a: seat
    swept,            // a: seat, b: space, c: type (Vesta's Hearth Row)
    ended,            // a: seat
    downed,           // a: seat
    lost,             // a: seat, b: bullets that went to the center
    handed_on,        // a: seat that lost, b: seat that gets her incoming, c: bullets
    fed,              // a: seat, b: bullets drawn from the center
    track_emptied,    // a: seat, b: bullets that went to the center
    intensity_rose,   // a: to, b: by
    joined,           // a: seat, b: bullets from incoming into current
    sudden_began,     // a: seats in it, one bit each
    step_began,       // a: seats in it
    fell,             // a: seat; hit in Sudden Death
    match_ended,      // a: End, b: seats that won, c: seats that drew
    // Boss Battle
    boss_began,       // a: shields
    boss_revealed,    // a: place among the active ones, b: its pattern, c: quarter turns, d: the
                      // pattern that it covers or none
    boss_reshuffled,  // a: cards
    boss_checked,  // a: seat, b: its pattern, c: 1 completed, 0 failed, d: place among the active
    boss_acted,    // a: seat, b: its pattern, or none and c: a slot; d: 1 it cannot be completed
    boss_counted,  // a: bullets sent, b: what they count, c: break point, d: shields
    shield_broke,  // a: slot revealed, b: what it needed, c: what is left of the count, d: shields
    boss_emptied,  // a: bullets that went to the center
    trap_caught,   // a: seat, b: type
    trap_gave,     // a: seat, b: bullets from the trap
    cleaned,       // a: seat, b: bullets from her bags to the center; her sight slid to the left
    feed_dealt,    // a: seat, b: pattern
    suspension,    // a: seat, b: action
    shifted,       // a: seat, b: Direction, c: 1 what was in the last row hits
};

// Where a placed bullet came from.
enum class Source : std::uint8_t { current, center, mind, ally };

// No action tells more (RULES.md, "Actions").
inline constexpr std::size_t most_events = 200;

}  // namespace bullet
