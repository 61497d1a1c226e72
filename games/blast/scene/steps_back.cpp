#include "blast_scene/steps_back.h"

namespace blast_scene {

using blast::Square;
using blast::Squares;

StepsBack steps_back(const blast::State& state) {
    StepsBack steps{};
    const blast::Map& terrain = state.board.terrain;
    Squares left = state.path, front;
    front.add(state.actor().square);
    left.remove(state.actor().square);
    for (std::uint8_t step = 1; !front.empty(); ++step) {
        Squares next;
        left.each([&](Square at) {
            bool beside_it = false;
            for (const blast::Direction way : blast::directions) {
                const Square neighbour = blast::beside(at, way);
                beside_it = beside_it || (neighbour != blast::no_square && front.has(neighbour));
            }
            // Whoever stepped on a pad came out of the other: that is one step.
            const bool pad = terrain[at].feature() == blast::Feature::teleport;
            const Square out = pad ? blast::pad_ahead(terrain, at) : blast::no_square;
            if (!beside_it && (out == blast::no_square || !front.has(out))) return;
            steps[at] = step;
            next.add(at);
        });
        left = left.without(next);
        front = next;
    }
    return steps;
}

}  // namespace blast_scene
