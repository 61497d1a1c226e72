#include "bullet_scene/layout.h"

#include <cstdlib>

namespace bullet_scene {

namespace {

template <class Visit>
void each_spot(const State& state, Seat me, int top, const Visit& visit) {
    using What = Spot::What;
    const Board& board = state.at(me);
    const auto several = [&](What what, int first, int last) {
        for (int i = first; i < last; ++i) visit(Spot{what, static_cast<std::uint8_t>(i)});
    };
    visit(Spot{What::info});
    several(What::space, 0, bullet::space_count);
    several(What::head, 0, bullet::columns);
    visit(Spot{What::life});
    visit(Spot{What::bag});
    visit(Spot{What::points});
    several(What::action, 0, static_cast<int>(board.card().actions.size()));
    if (board.heroine == bullet::planil) several(What::mind, 0, bullet::mind_slots);
    const int cards = static_cast<int>(board.hand.size());
    // Those that lie above and below what is shown can be reached as well.
    several(What::card, std::max(0, top - 2), std::min(cards, top + cards_shown + 2));
    if (has_slots(state)) several(What::slot, 0, bullet::powerup_slots);
    visit(Spot{What::self});
    if (has_boss(state)) visit(Spot{What::boss});
    if (has_boss(state)) several(What::boss_pattern, 0, static_cast<int>(state.boss.active.size()));
    several(What::rival, 0, state.seats - 1);
}

// How far it is from one box to another in a direction; negative: it does not lie there.
int way_to(const Rect& from, const Rect& to, bullet::Direction way) {
    const bool across = way == bullet::left || way == bullet::right;
    const bool forward = way == bullet::right || way == bullet::down;
    const int ahead = across ? (forward ? to.x - from.right() : from.x - to.right())
                             : (forward ? to.y - from.bottom() : from.y - to.bottom());
    if (ahead < -3) return -1;
    const int gap = across ? std::max({0, to.y - from.bottom() + 1, from.y - to.bottom() + 1})
                           : std::max({0, to.x - from.right() + 1, from.x - to.right() + 1});
    const Point a = from.centre(), b = to.centre();
    const int aside = std::abs(across ? a.y - b.y : a.x - b.x);
    return 2 * std::max(ahead, 0) + 6 * gap + aside;
}

}  // namespace

bool has_team_actions(const State& state) {
    return state.mode == bullet::Mode::teams || (has_boss(state) && state.seats > 1);
}
bool has_slots(const State& state) { return state.with_powerups() || has_team_actions(state); }

Rect spot_area(const State& state, const Spot& spot, int top) {
    const int i = spot.index;
    switch (spot.what) {
        case Spot::What::space:
            return cell_area(spot.index);
        case Spot::What::head:
            return head_area(i);
        case Spot::What::life:
            // Not over the words below.
            return hitbox_area.moved(0, -1);
        case Spot::What::bag:
            return bag_area;
        case Spot::What::points:
            return points_area;
        case Spot::What::action:
            return action_area(i);
        case Spot::What::mind:
            return mind_area(i);
        case Spot::What::card: {
            const Rect area = card_area((i - top) & 3);
            if (i < top) return area.moved(0, -112);
            return i < top + cards_shown ? area : area.moved(0, 112);
        }
        case Spot::What::slot:
            return slot_area(i);
        case Spot::What::self:
            return own_area(state);
        case Spot::What::rival:
            return rival_area(state, i);
        case Spot::What::boss:
            return boss_area(state);
        case Spot::What::boss_pattern:
            return boss_pattern_area(state, i);
        case Spot::What::info:
            // Not over the letters of the columns.
            return {info_area.x + 1, info_area.y,
                    (has_portrait(state) ? info_area.width : column_area.x) - 2,
                    info_area.height - 1};
    }
    return {};
}

Spot spot_beside(const State& state, Seat me, const Spot& spot, int top, bullet::Direction way) {
    const Rect from = spot_area(state, spot, top);
    Spot best = spot;
    int shortest = 1 << 20;
    each_spot(state, me, top, [&](const Spot& other) {
        if (other == spot) return;
        const Rect to = spot_area(state, other, top);
        // A card that is out of sight comes only from another card.
        const bool away = other.what == Spot::What::card &&
                          (other.index < top || other.index >= top + cards_shown);
        if (away && spot.what != Spot::What::card) return;
        int distance = way_to(from, to, way);
        if (away && distance >= 0) distance = std::max(0, distance - 200);
        // From the bag to the sight, not to the heads above it.
        if (other.what == Spot::What::head && spot.what != Spot::What::head && way == bullet::left)
            distance += 40;
        if (distance < 0 || distance >= shortest) return;
        best = other;
        shortest = distance;
    });
    return best;
}

}  // namespace bullet_scene
