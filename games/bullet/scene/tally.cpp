#include "bullet_scene/tally.h"

#include "bullet/events.h"
#include "stage/words.h"

namespace bullet_scene {

void Tally::add(std::span<const kit::Event> events, Seat me) {
    if (over) *this = {};
    for (const kit::Event& event : events) {
        const bool rivals = event.a != me;
        patterns += rivals && event.kind == bullet::pattern_used;
        hits += rivals && event.kind == bullet::hit;
        if (rivals && event.kind == bullet::sent && event.b == me)
            sent = static_cast<std::uint8_t>(sent + event.c);
        over |= event.kind == bullet::ended || event.kind == bullet::downed;
    }
}

void tell_tally(const stage::MatchView& view, const Tally& tally, Seat rival, kit::TextOut& out) {
    out.add(view.seat(rival).name.view()).add(": ");
    stage::add_count(tally.patterns, "pattern", out);
    out.add(", ").number(tally.sent).add(" to you, ");
    stage::add_count(tally.hits, "hit", out);
}

}  // namespace bullet_scene
