#include "blast_scene/flight.h"

namespace blast_scene {

Flight::Hop Flight::next(Square from) const {
    const auto way = static_cast<Direction>(event_.d);
    Hop hop{from, false};
    do {
        const Square ahead = blast::beside(hop.to, way);
        if (ahead == blast::no_square) {
            hop.over_edge = true;
            hop.to =
                blast::column_step[way] != 0
                    ? blast::square_at(way == blast::east ? 0 : blast::box - 1, blast::row_of(from))
                    : blast::square_at(blast::column_of(from),
                                       way == blast::south ? 0 : blast::box - 1);
        } else {
            hop.to = ahead;
        }
    } while (hop.to != from && board_.terrain[hop.to].ground() == blast::Ground::outside);
    return hop;
}

int Flight::hops() const {
    int count = 1;
    Square at = next(event_.b).to;
    for (; at != event_.c && count < 2 * blast::box; ++count) at = next(at).to;
    return count;
}

Point Flight::at(const Court& court, int hop, int part) const {
    Square from = event_.b;
    for (int i = 0; i < hop; ++i) from = next(from).to;
    const Hop ahead = next(from);
    const Point begin = court.corner(from), end = court.corner(ahead.to);
    const int bounce = court.size() / 2 * part * (256 - part) / (128 * 128);
    const Point step{blast::column_step[event_.d] * court.size(),
                     blast::row_step[event_.d] * court.size()};
    Point now{begin.x + (end.x - begin.x) * part / 256, begin.y + (end.y - begin.y) * part / 256};
    // Out on one side, in on the other.
    if (ahead.over_edge && part < 128)
        now = {begin.x + step.x * part / 128, begin.y + step.y * part / 128};
    else if (ahead.over_edge)
        now = {end.x - step.x * (256 - part) / 128, end.y - step.y * (256 - part) / 128};
    return {now.x, now.y - bounce};
}

}  // namespace blast_scene
