// What Y explains, thing by thing. The numbers are those of RULES.md.
#pragma once

#include "bullet/content.h"

namespace bullet {

enum class Topic : std::uint16_t {
    // The sight.
    empty_space,
    plain_bullet,
    star_bullet,
    baku,
    safe_head,
    deadly_head,
    lives,
    pans,
    // The right column.
    bag,
    end_bag,
    points,
    move_action,  // + what an action does
    drop_action,
    draw_action,
    change_action,
    swap_action,
    swap_row_action,
    home_action,
    stoke_action,
    to_bag_action,
    lead_action,
    swallow_action,
    to_mind_action,
    to_pan_action,
    off_pans_action,
    mind_slot,
    card,
    battery,  // + a powerup
    fresh_ideas,
    barrier,
    sweeper,
    switch_two,
    homing_beacon,
    brake_field,
    first_aid,
    spare_shells,
    empty_slot,
    share_notes,  // + a team action
    relay,
    assist,
    // The strip, and the line above.
    esfir,  // + a heroine
    rose,
    vesta,
    ynn,
    jane,
    nawa,
    planil,
    balance,
    rival,
    ally,
    next_round,
    // Choices.
    lifting,
    aiming,
    star_choice,
    rider_choice,
    keep_choice,
    column_choice,
    hit_choice,
    take_choice,
    drop_choice,
    waste_choice,
    // While it is told.
    placing,
    hit,
    guard,
    special,
    clearing,
    round,
    down,
    sudden_death,
    time_is_up,
    turn,
    winner,
    // Boss Battle.
    hollow_comet,  // + a boss
    double_exposure,
    celestial_cleaning,
    collective_consciousness,
    internal_affairs,
    knife_and_fork,
    second_thought,
    tipping_scale,
    shields,
    boss_pattern,
    recipe,
    boss_round,
    fellow,
    feed_card,
    suspended,
    boss_next_round,
    count
};
inline constexpr int topic_count = static_cast<int>(Topic::count);

constexpr Topic topic_after(Topic first, int number) {
    return static_cast<Topic>(static_cast<int>(first) + number);
}
constexpr Topic topic_of_boss(Boss boss) { return topic_after(Topic::hollow_comet, boss); }
constexpr Topic topic_of(Heroine heroine) { return topic_after(Topic::esfir, heroine); }
// Behind all of these: a page for each pattern card.
constexpr Topic topic_of_card(PatternId id) { return topic_after(Topic::count, id); }
// And behind those one for each boss pattern as it may lie: Double Exposure's are turned.
inline constexpr int first_boss_pattern_topic = topic_count + static_cast<int>(pattern_count);
inline constexpr int all_topics = first_boss_pattern_topic + static_cast<int>(boss_pattern_count) +
                                  3 * card_of(double_exposure).patterns;
struct LyingPattern {
    BossPattern id;
    std::uint8_t turns;
};
constexpr Topic topic_of_boss_pattern(LyingPattern lying) {
    int place = lying.id;
    if (lying.turns > 0)
        place = static_cast<int>(boss_pattern_count) +
                3 * (lying.id - card_of(double_exposure).first_pattern) + lying.turns - 1;
    return static_cast<Topic>(first_boss_pattern_topic + place);
}
constexpr LyingPattern boss_pattern_of_topic(int number) {
    const int place = number - first_boss_pattern_topic;
    const int turned = place - static_cast<int>(boss_pattern_count);
    if (turned < 0) return {static_cast<BossPattern>(place), 0};
    return {static_cast<BossPattern>(card_of(double_exposure).first_pattern + turned / 3),
            static_cast<std::uint8_t>(1 + turned % 3)};
}

struct TopicText {
    std::string_view title;
    std::string_view plain;   // one sentence or two
    std::string_view number;  // of the rule
    std::string_view rule;
};

// In the order of Topic.
inline constexpr std::array<TopicText, static_cast<std::size_t>(Topic::count)> topics{{
    {"A space",
     "Free. A small digit shows the number that the next bullet of this column needs to land here.",
     "BUL-075",
     "A bullet goes into the column of its colour, into the n-th open space from the top; n is its "
     "number. Spaces with bullets are not counted."},
    {"A bullet", "Press A to lift it: each space that it can reach shows its price in AP.",
     "BUL-104",
     "Using the same movement several times at once, a bullet may pass over other bullets. Only "
     "the last space must be free."},
    {"A star bullet", "Clear it, and your star action happens: mostly one more AP.", "BUL-155",
     "Whenever a bullet with a star is cleared, each of your star actions happens once for it."},
    {"Baku", "Nawa's companion. It blocks nothing, and many of her patterns ask for it.", "BUL-360",
     "Baku may share a space with a bullet, never leaves the sight, and is moved only by what says "
     "so."},
    {"A column", "Bullets of this colour fall here. No number can hit you in it now.", "BUL-078",
     "A column with two bullets or fewer is always safe: the highest number is 4."},
    {"Danger",
     "These numbers would fall out of this column and hit you: 34 means 3 and 4, 2+ means 2 or "
     "more.",
     "BUL-077",
     "If a column has fewer open spaces than the bullet's number, the bullet falls through and "
     "costs a life."},
    {"Your life", "Each hit fills one. With the last one you are down.", "BUL-085",
     "A bullet that hits goes onto your leftmost empty life. Without a life left you stop at "
     "once. Teammates share their lives: one without life plays on."},
    {"Your pans", "Hits go here: 1 and 3 left, 2 and 4 right. Keep them level.", "BUL-372",
     "You lose when the pans differ by three or more, or when a pan gets its fifth bullet."},
    {"PLACE", "Draws one bullet from your bag and lets it fall. All of them have to fall.",
     "BUL-061",
     "You cannot end your round while your bag holds a bullet. The share says how many of the "
     "unseen bullets would hit you now."},
    {"END", "Your bag is empty: this ends your round. AP that are left are lost.", "BUL-180",
     "End Phase: take a powerup if some lie open, fill up your hand. When all have ended, against "
     "a "
     "boss after its round, new bullets come."},
    {"Action points", "They pay for moves and actions, and come back each round.", "BUL-193",
     "In Cleanup every heroine gets all her AP back. AP that were not spent are lost."},
    {"Moving", "Moves a bullet by one space in one of the directions shown.", "BUL-105",
     "A move of k steps over other bullets costs k times as much. Nothing moves off the sight."},
    {"Drop", "The bullet falls as far down as it can.", "BUL-106",
     "Every space entered on the way must be empty."},
    {"Draw a pattern", "One more card in your hand, at once.", "BUL-144",
     "If the deck is empty the discard pile is shuffled and becomes the deck."},
    {"Change a pattern", "Discard a card of your hand, and draw another one.", "BUL-115",
     "If any part of an effect cannot be done, nothing of it happens."},
    {"Swap", "Two bullets beside each other change places.", "BUL-109",
     "A swap is a movement, but spaces between do not matter."},
    {"Swap in a row", "Two bullets of the same row change places.", "BUL-109",
     "A swap is a movement, but spaces between do not matter."},
    {"Home", "Sets a bullet on any empty space of its own column.", "BUL-109",
     "It is a movement, but what lies between does not matter."},
    {"Stoke", "Places a bullet from the centre in your sight, then draws a pattern.", "BUL-067",
     "What you place fills your own sight, by the usual rule: it may hit you."},
    {"Back into the bag", "A bullet in your sight goes back into your bag.", "BUL-009",
     "To put a bullet somewhere is not to move it. It will have to be placed again."},
    {"Lead Baku", "Baku walks in a straight line, as far as you like.", "BUL-360",
     "Bullets do not stop it."},
    {"Swallow", "Clears the bullet that lies with Baku.", "BUL-010",
     "To clear is to take a bullet away and send it to your target."},
    {"Into the Mind", "A bullet in your sight goes into a free slot of your Mind.", "BUL-365",
     "The Mind has three slots. What is in it can be placed whenever you like."},
    {"Weigh", "A bullet in your sight goes onto the pan of its number.", "BUL-373",
     "You cannot weigh a bullet that would make you lose."},
    {"Equilibrium", "One bullet leaves each of your pans.", "BUL-115",
     "Both pans must have one, or nothing happens."},
    {"Mind", "A bullet that waits. Press A to place it.", "BUL-366",
     "Bullets may stay in the Mind over rounds. Your round can end with bullets in it."},
    {"A pattern",
     "Discs, shapes and digits must be there, dotted rings empty. What lies on an x is cleared.",
     "BUL-130",
     "= means the same number, # the same colour, a bracket Baku. A sign on an x is cleared, too; "
     "in "
     "a dotted ring nothing else may be there. Nothing is turned or mirrored."},
    {"Battery", "Gain 3 AP, up to your maximum.", "BUL-170",
     "A powerup is used from its slot, once, and costs no AP."},
    {"Fresh Ideas", "Draw 2 patterns.", "BUL-170",
     "A powerup is used from its slot, once, and costs no AP."},
    {"Barrier", "Your next 3 bullets cannot hit you.", "BUL-082",
     "A bullet that would hit goes to the centre instead."},
    {"Sweeper", "Clear any one bullet in your sight.", "BUL-170",
     "A powerup is used from its slot, once, and costs no AP."},
    {"Switch", "Any two bullets in your sight change places.", "BUL-109",
     "A swap is a movement, but spaces between do not matter."},
    {"Homing Beacon", "Set a bullet on any empty space of its own column.", "BUL-109",
     "It is a movement, but what lies between does not matter."},
    {"Brake Field", "Your next 2 bullets count as 1.", "BUL-080",
     "They fall into the first open space of their columns."},
    {"First Aid", "Takes a bullet off your lives, or off a pan.", "BUL-170",
     "It goes to the centre. Balance may not take one if that would make her lose."},
    {"Spare Shells", "2 bullets from the centre go to your target.", "BUL-170",
     "They are not cleared: no star action happens."},
    {"An empty slot", "At the end of each round you take a powerup into a slot.", "BUL-181",
     "With no empty slot you choose which one goes."},
    {"Share Notes", "Your teammate draws a pattern.", "BUL-242",
     "Team actions cost AP and may be used again and again, while she has not ended."},
    {"Relay", "A bullet in your sight is placed in your teammate's.", "BUL-252",
     "It falls by the usual rule, and may hit her."},
    {"Assist", "Your teammate moves a bullet by one space.", "BUL-243",
     "She chooses herself. She must be in her Option Phase."},
    {"Esfir: Open Grimoire", "She holds four patterns instead of three.", "BUL-330",
     "Hand size 4. Nothing else."},
    {"Rose: Any Angle", "She may turn her patterns: up and down while she aims.", "BUL-335",
     "Each pattern of her hand may be used turned by quarter turns. No mirroring."},
    {"Vesta: Hearth Row", "When her round ends, the bullets of her last row go to her target.",
     "BUL-340", "It is not a clear: no star actions happen."},
    {"YNN: Rolling News",
     "She holds two patterns, and draws one when a pattern clears three bullets or more.",
     "BUL-345", "Bullets that star actions clear do not count."},
    {"Jane: Evidence", "Three special bullets in her bag help her, and come back each round.",
     "BUL-350",
     "Immobilizer: bullets of a column count as 1. Badge: 2 AP. Coat: the next bullet cannot hit."},
    {"Nawa: Baku", "Baku walks through her sight. After each pattern she may do one more move.",
     "BUL-361", "Each of her patterns has a movement that may follow it. It cannot be chained."},
    {"Planil: Mind", "She sees each bullet that she draws, and may keep it in her Mind.", "BUL-365",
     "Three slots. Kept bullets can be placed at any time."},
    {"Balance: Scales", "No lives: hits go onto an odd and an even pan, which must stay level.",
     "BUL-370", "She loses when they differ by three, or when one gets its fifth bullet."},
    {"A rival", "Her sight, lives, and what comes to her next round. Press A for a large look.",
     "BUL-023",
     "Sights and hands lie open to everybody. What you clear goes where the arrow points."},
    {"Your teammate", "Press A to pass the turn to her, or to look at her sight.", "BUL-065",
     "You may pass if you have done something since you became active, or once in a round."},
    {"The next round",
     "R is this round. Next is what you place in the next one: new bullets, + cleared ones, = all.",
     "BUL-185",
     "The new bullets are the intensity, which rises by one each round. To them comes what rivals "
     "have sent to you, or what you have cleared yourself if you play alone."},
    {"Lifted", "The digits are prices in AP. Press A to drop it there, B to leave it.", "BUL-105",
     "The cheapest way is shown. Several steps of one action cost its price each, and may pass "
     "over "
     "other bullets."},
    {"Aiming", "Left and right: other places, best first. Frames are asked for, x is cleared.",
     "BUL-130", "All requirements must be met at one place. Up and down turn it, for Rose."},
    {"A star", "Your star actions happen now, in the order that you like.", "BUL-156",
     "They all happen, for each star that was cleared."},
    {"After the pattern", "One more move comes with this card. You may leave it.", "BUL-361",
     "It is done once, after the star effects, and cannot be chained."},
    {"You drew this", "Let it fall now, or keep it in your Mind.", "BUL-365",
     "Only what she draws from her own bag can be kept."},
    {"Immobilizer", "Choose a column: bullets placed there count as 1 in this round.", "BUL-352",
     "A full column still means a hit."},
    {"Who takes the hit?", "Your team shares its lives.", "BUL-245",
     "The bullet may go to either heroine's life. Whoever was hit decides."},
    {"A powerup", "Take one; use it in a later round.", "BUL-181",
     "One of those that lie open goes into an empty slot. You must take one."},
    {"Too many", "Choose what goes.", "BUL-184",
     "At the end of a round you hold no more patterns than your hand size."},
    {"Fail on purpose", "Pay for it, and nothing happens.", "BUL-121",
     "An effect that cannot be completed, or that would lead off the sight, may be used to fail."},
    {"Placing", "A bullet falls into its column, as many open spaces down as its number.",
     "BUL-075", "Bullets in the way are passed over and not counted."},
    {"Hit!", "A bullet fell through, and covers a life.", "BUL-085",
     "Hits fill life from the left. Without a life left a heroine is down."},
    {"Guarded", "It would have hit, but goes to the centre.", "BUL-082",
     "Each placed bullet uses up one guard."},
    {"Evidence", "One of Jane's special bullets: it helps, and comes back next round.", "BUL-351",
     "When it is drawn its effect happens. Then it goes to her incoming."},
    {"Clearing", "Cleared bullets go to the target, who has to place them in the next round.",
     "BUL-010", "They lie face down until the next round begins."},
    {"A round", "New bullets come to everybody: one more each round.", "BUL-191",
     "Intensity rises by one, and by one more for each heroine who lost."},
    {"Down", "No life left: she stops, and loses when the round is over.", "BUL-211",
     "If nobody else is left standing, the fewest bullets in the bag win."},
    {"Sudden Death", "All place one bullet at a time. Whoever is hit first loses.", "BUL-228",
     "Nothing else can be done. Those hit in a step are out."},
    {"Time is up", "All bullets that are left are placed by themselves.", "BUL-202",
     "Then the End Phase begins. Guards that are in force still help."},
    {"A turn", "One after another, each heroine plays her whole round.", "BUL-062",
     "Nothing in a round lets an opponent act on your sight."},
    {"The end", "The last heroine, or team, standing has won.", "BUL-215",
     "In Score Attack the rounds survived count, then the bullets cleared."},
    {"Hollow Comet", "Long Tail: two of its patterns are active at once.", "BUL-380",
     "Each new one takes the place of the older. Whoever fails both says which effect comes "
     "first."},
    {"Double Exposure", "Tilted Frame: its patterns lie turned at random.", "BUL-383",
     "Each is turned by quarter turns when it comes, and stays so. You cannot turn it."},
    {"Celestial Cleaning Ltd.",
     "Clean Sweep: after its effects all bullets slide left, and bags are "
     "emptied.",
     "BUL-390",
     "Each bullet moves one space to the left if that is free. Then all bags go to the centre; "
     "the next round's bullets come behind that."},
    {"Collective Consciousness", "Feed: it deals you a pattern of YNN. Use it, or it costs you.",
     "BUL-394",
     "A card that you still hold at the end of the round brings one more bullet. It does not "
     "count for your hand size."},
    {"Internal Affairs", "Suspension: one action of each heroine is out of use in each round.",
     "BUL-398", "It is drawn by lot anew in each boss round. The crossed action cannot be used."},
    {"Knife & Fork", "Tasting Menu: its patterns are recipes: clear what they ask for.", "BUL-401",
     "The bullets that you clear in this round have to match the symbols, wherever they lay. One "
     "bullet serves one symbol."},
    {"Second Thought", "Thought Trap: the first bullet that you clear in a round is trapped.",
     "BUL-405",
     "It does not count for the shield. When a shield breaks, the trap opens and its bullets come "
     "back into your bags."},
    {"The Tipping Scale", "Counterweight: send odd and even bullets evenly.", "BUL-408",
     "If one kind is ahead of the other by more than three, the bullets beyond that do not count."},
    {"Shields", "Send it this many bullets, and the next shield breaks. Press A to look under it.",
     "BUL-291",
     "It is counted in the boss round. Too few stay and count again. If a shield breaks all of "
     "them go to the centre, and what was under it happens to everybody."},
    {"Its pattern", "Have it in your sight when the round ends, or its effect happens to you.",
     "BUL-290",
     "Each heroine needs it in her own sight. It is not turned or mirrored, and nothing is cleared "
     "by it. Amber marks what is missing."},
    {"Its recipe", "Clear bullets that match its symbols in this round.", "BUL-402",
     "Where they lay does not matter. One cleared bullet serves one symbol."},
    {"The boss round", "It checks its patterns, counts what was sent, and sends new bullets.",
     "BUL-290",
     "First its effects, heroine by heroine. Then shields. Then bullets for the next round, and a "
     "new pattern."},
    {"With you", "She fights beside you. Press A to pass the turn to her, or to look.", "BUL-271",
     "Whoever loses her last life is out at once. The boss is beaten together, or nobody wins."},
    {"A lent pattern", "It belongs to YNN. Use it in this round, or it costs a bullet.", "BUL-394",
     "It is used like any card of yours, and does not count for your hand size."},
    {"Suspended", "Internal Affairs has taken this action away for this round.", "BUL-398",
     "Another one may be taken in the next."},
    {"Next 8", "So many bullets come after the boss round. If a shield breaks it may be more.",
     "BUL-294",
     "As many as the lowest open slot of the boss says. What is lent to you, or comes back to you, "
     "is added. What you clear goes to the boss."},
}};

}  // namespace bullet
