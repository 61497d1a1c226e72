#include "nullgame_scene/story_state.h"

namespace nullgame_scene {

using nullgame::Standing;

void leave(State& shown, const kit::Event& event, const State& after) {
    switch (event.kind) {
        case nullgame::bust:
            shown.standing[event.a] = Standing::bust;
            shown.hole[event.a] = event.b;
            break;
        case nullgame::stood:
            shown.standing[event.a] = Standing::stood;
            break;
        case nullgame::shown:
            shown.hole[event.a] = event.b;
            break;
        case nullgame::drew:
            shown.deck.pop();
            break;
        case nullgame::round_over:
            shown.points = after.points;
            break;
        case nullgame::dealt:
            // The first card of a round: everything was gathered in before.
            if (event.a == 0) {
                shown.standing = {};
                shown.open_sum = {};
                shown.hole = {};
                shown.round = after.round;
                while (!shown.deck.full()) shown.deck.push(0);
            }
            shown.deck.pop();
            break;
        default:
            break;
    }
}

void arrive(State& shown, const kit::Event& event) {
    if (event.kind == nullgame::drew)
        shown.open_sum[event.a] = static_cast<std::uint8_t>(shown.open_sum[event.a] + event.b);
    if (event.kind == nullgame::dealt) shown.hole[event.a] = event.b;
}

}  // namespace nullgame_scene
