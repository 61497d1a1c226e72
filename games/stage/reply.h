// What a widget answers to a key: what happened and which pixels it changed.
#pragma once

#include "stage/geometry.h"
#include "stage/keys.h"
#include "stage/screen.h"

namespace stage {

enum class Did : std::uint8_t {
    nothing,  // not the widget's key
    moved,    // the cursor
    chosen,   // A
    left,     // B
    lowered,  // a value: left
    raised,   // a value: right
    refused,  // not possible here; shake or say why
};

struct Reply {
    Did did = Did::nothing;
    Rect before{}, after{};  // damaged: where the cursor was and where it is; may be empty
};

// Damages and sounds what every screen would; returns what happened.
inline Did report(Console& console, const Reply& reply) {
    if (!reply.before.empty()) console.damage(reply.before);
    if (!reply.after.empty() && reply.after != reply.before) console.damage(reply.after);
    switch (reply.did) {
        case Did::nothing:
            break;
        case Did::moved:
            console.sound(Cue::move);
            break;
        case Did::chosen:
            console.sound(Cue::choose);
            break;
        case Did::left:
            console.sound(Cue::back);
            break;
        case Did::lowered:
        case Did::raised:
            console.sound(Cue::toggle);
            break;
        case Did::refused:
            console.sound(Cue::refuse);
            break;
    }
    return reply.did;
}

}  // namespace stage
