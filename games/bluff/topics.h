// What Y can explain, each with its numbered rule.
#pragma once

#include "bluff/content.h"

namespace bluff {

enum class Topic : std::uint8_t {
    crow_card,  // a card whose face the viewer sees, by suit
    cup_card,
    key_card,
    bullet_card,
    hidden_card,  // of somebody, never seen by the viewer
    own_hidden_card,
    seen_card,  // another's face-down card that the viewer knows
    crow_tile,  // what can be claimed
    cup_tile,
    key_tile,
    bullet_tile,
    target,  // where the claim will strike
    confirm,
    pass_button,
    call_button,
    bullet_button,
    penalty,
    claim,       // the strip with what was said
    deck,        // and Fin
    seen_page,   // the cards that have been seen
    turns_page,  // how the turns went
    rank,        // + a Category: 9 numbers in a row, the first for none
    rank_last = rank + five_kind,
    slate,  // who sits there: + a character
    belle,
    grudge,
    stranger,
    person,
    honest,  // while it is told
    caught,
    cancelled,
    swap,
    look,
    fin,
    round_end,
    look_button,  // at one's own hand, behind the curtain
    count
};

constexpr Topic topic_of_suit(Suit suit) {
    return static_cast<Topic>(static_cast<int>(Topic::crow_card) + suit);
}
constexpr Topic topic_of_tile(Suit suit) {
    return static_cast<Topic>(static_cast<int>(Topic::crow_tile) + suit);
}
constexpr Topic topic_of_rank(Category category) {
    return static_cast<Topic>(static_cast<int>(Topic::rank) + category);
}

}  // namespace bluff
