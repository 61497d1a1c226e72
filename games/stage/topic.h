// What Y explains, wherever it is pressed.
#pragma once

#include "kit/text.h"
#include "stage/geometry.h"

namespace stage {

// What Y says about a thing on the table: the card, the die, the button under the cursor.
struct Topic {
    kit::Text<40> title;
    kit::Text<240> plain;    // what it does, in one plain sentence
    kit::Text<136> here;     // what it is in this position, by the scene; empty: nothing more
    kit::Text<12> number;    // of the rule behind it: "HOT-041"
    kit::Text<320> rule;     // what that rule says
    std::uint8_t page = 0;   // of the rules, to read on
    std::int16_t next = -1;  // a topic that belongs to it, like the signs that it is drawn with

    void clear() {
        for (kit::TextOut* text :
             {static_cast<kit::TextOut*>(&title), static_cast<kit::TextOut*>(&plain),
              static_cast<kit::TextOut*>(&here), static_cast<kit::TextOut*>(&number),
              static_cast<kit::TextOut*>(&rule)})
            text->clear();
        page = 0;
        next = -1;
    }
};
// Where its picture goes, and the plain sentence beside it: six lines.
inline constexpr Rect topic_picture{8, 28, 84, 92}, topic_words{100, 28, 132, 92};

}  // namespace stage
