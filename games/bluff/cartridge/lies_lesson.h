// The first turns, by doing: two hands, a true Crow, a Key to let pass, and a lie that nobody
// calls. The deal was found by trying many: the 4s lie where the story wants them.
#pragma once

#include "bluff_cartridge/lesson_parts.h"

namespace bluff_cartridge {

using namespace bluff;

namespace first_lies {

inline constexpr kit::Action passes[] = {{pass}};
inline constexpr kit::Action plays_crow[] = {play_of(0, {crow, position_of(learner, 0)})};
inline constexpr kit::Action claims_key[] = {play_of(1, {key, learner})};
// Either card is a lie.
inline constexpr Claim the_lie{cup, position_of(learner, 2), position_of(rival, 0)};
inline constexpr kit::Action lies[] = {play_of(0, the_lie), play_of(1, the_lie)};

inline constexpr stage::Rect crows_place[] = {scoring_card(own_row, 0)};
inline constexpr stage::Rect swapped_places[] = {scoring_card(own_row, 2),
                                                 scoring_card(rivals_row, 0)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Five cards each on the table, and nobody has to tell the truth."},
    {.caption = "Your Scoring Hand. At the end the best of these hands wins. Two of the cards lie "
                "face-down: only you see them.",
     .spotlight = scoring_hand(own_row)},
    {.caption = "Only their values count here. The letters are the suits: C for Crow, U for Cup, K "
                "for Key, B for Bullet.",
     .spotlight = scoring_hand(own_row)},
    {.caption = "A pair of 4s, so far: the more equal values, the better. The arrow marks whose "
                "turn it is, D the dealer.",
     .spotlight = own_rank},
    {.caption = "One card of the deck is Fin. It ends the round, and lies somewhere between these "
                "two places from the top.",
     .spotlight = bluff_scene::deck_area},
    {.caption = "And this is your Playing Hand, for cheating. On your turn you play one of these "
                "cards, face-down.",
     .spotlight = playing_hand},
    {.caption = "A Crow takes the place of any card on the table. This card is one, so to say CROW "
                "would be the truth.",
     .spotlight = bluff_scene::held_card_area(0)},
    {.what = Do::play,
     .caption = "Play the 4 as a CROW, on your 1.",
     .actions = plays_crow,
     .spotlight = bluff_scene::tile_area(0, crow),
     .nudge = "Not that. The 4, as a CROW, on your 1: it makes three 4s.",
     .then = crows_place},
    {.what = Do::watch, .caption = "The rival lets it pass.", .actions = passes},
    {.caption = "Its face was shown: honest. Three of a kind!", .spotlight = scoring_hand(own_row)},
    {.what = Do::watch, .caption = "Now the rival plays a card.", .actions = claims_key},
    {.caption = "A Key, says the rival, to look at your hidden cards. You may let it pass, call it "
                "a lie, or fire a Bullet at it.",
     .spotlight = bluff_scene::claim_area},
    {.what = Do::play,
     .caption = "A look moves no card. Let it PASS.",
     .actions = passes,
     .spotlight = bluff_scene::button_area(0),
     .nudge = "Let it PASS. A wrong call costs a card, and you will need your own card."},
    {.caption = "Honest, too. Now the rival knows what you hide.", .spotlight = hidden_cards},
    {.caption = "One 4 more, and you have four of a kind! A Cup could swap it for a card of yours. "
                "But you have drawn no Cup.",
     .spotlight = scoring_card(rivals_row, 0)},
    {.caption = "So lie! A card is face-down when you play it. Say CUP, and who knows?",
     .spotlight = playing_hand},
    {.what = Do::play,
     .caption = "Move to CUP and press A. Then swap your 3 for the rival's 4.",
     .actions = lies,
     .spotlight = bluff_scene::tile_area(0, cup).around(bluff_scene::tile_area(1, cup)),
     .nudge = "A CUP, whatever the card is: your 3 for the rival's 4.",
     .then = swapped_places},
    {.what = Do::watch, .caption = "The rival believes you.", .actions = passes},
    {.caption = "A bluff! Now all see it, but nobody has called it, so it was done. Four of a "
                "kind!",
     .spotlight = scoring_hand(own_row)},
    {.caption = "A call would have stopped it and cost you a card: lie when it is worth it."},
};

}  // namespace first_lies

inline constexpr stage::Lesson lies_lesson{
    .title = "Two hands, one lie",
    .teaches = "Claims, true and false",
    .config = lesson_table,
    .seed = 887426,
    .learner = learner,
    .steps = first_lies::steps,
    .crowded = true,
    .acting_band = acting_band,
    .watching_band = watching_band,
    .exact = true,
};

}  // namespace bluff_cartridge
