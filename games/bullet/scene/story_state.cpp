#include "bullet_scene/story_state.h"

#include <algorithm>

#include "bullet/events.h"
#include "bullet_scene/boss_story.h"

namespace bullet_scene {

using bullet::Area;
using bullet::Board;
using bullet::State;

namespace {

// Bags hold numbers only here: which bullets they are nobody knows.
void count_in(bullet::Bag& bag, int by) {
    bag.total = static_cast<std::uint16_t>(std::max(0, bag.total + by));
}

template <class List, class Item>
void add_to(List& list, const Item& item) {
    if (!list.full()) list.push(item);
}
template <class List>
void erase_from(List& list, std::size_t at) {
    if (at < list.size()) list.erase(at);
}

void lift(Board& board, bullet::Space space) {
    if (bullet::has(board.sight.bullets(), space)) board.sight.take(space);
}
void lay(Board& board, bullet::Space space, bullet::Type type) {
    if (space < bullet::space_count && type < bullet::ordinary_types &&
        !bullet::has(board.sight.bullets(), space))
        board.sight.put(space, type);
}

void wound(Board& board, bullet::Type type) {
    if (board.heroine == bullet::balance)
        add_to(board.pans[bullet::is_odd(type) ? 0 : 1], type);
    else
        add_to(board.life, type);
}

void leave_put(Board& board, const kit::Event& event) {
    switch (static_cast<Area>(event.c >> 4)) {
        case Area::sight:
            return lift(board, event.b);
        case Area::life:
        case Area::pan:
            if (board.heroine != bullet::balance) return erase_from(board.life, event.b);
            if (event.b >= bullet::even_pan)
                return erase_from(board.pans[1],
                                  static_cast<std::size_t>(event.b) - bullet::even_pan);
            return erase_from(board.pans[0], event.b);
        default:
            return;
    }
}
void arrive_put(Board& board, const kit::Event& event) {
    switch (static_cast<Area>(event.c & 15)) {
        case Area::current:
            return count_in(board.current, 1);
        case Area::mind:
            return add_to(board.mind, event.d);
        case Area::pan:
            return wound(board, event.d);
        default:
            return;
    }
}

void begin_round(State& state, const kit::Event& event) {
    state.first = event.a;
    state.round = event.b;
    for (bullet::Seat seat = 0; seat < state.seats; ++seat) {
        Board& board = state.at(seat);
        if (!board.in_game()) continue;
        board.phase = bullet::Phase::option;
        board.action_points = board.card().action_points;
    }
}

}  // namespace

void leave(State& state, const kit::Event& event) {
    if (event.a >= bullet::most_seats) return;
    Board& board = state.at(event.a);
    switch (event.kind) {
        case bullet::placed:
            switch (static_cast<bullet::Source>(event.d & 15)) {
                case bullet::Source::current:
                    return count_in(board.current, -1);
                case bullet::Source::center:
                    return count_in(state.center, -1);
                case bullet::Source::mind:
                    (void)board.mind.remove(event.b);
                    return;
                case bullet::Source::ally:
                    return;
            }
            return;
        case bullet::moved:
        case bullet::cleared:
        case bullet::swept:
            return lift(board, event.b);
        case bullet::put_away:
            return leave_put(board, event);
        case bullet::pattern_used:
        case bullet::pattern_dropped:
            (void)board.hand.remove(event.b);
            return;
        case bullet::powerup_used:
            if (event.b < bullet::powerup_slots) board.powerups[event.b] = bullet::no_powerup;
            return;
        case bullet::paid:
            board.action_points = event.c;
            return;
        default:
            return;
    }
}

void arrive(State& state, const kit::Event& event) {
    if (event.kind == bullet::intensity_rose) {
        state.intensity = event.a;
        return;
    }
    if (event.kind == bullet::powerup_laid) return add_to(state.open_powerups, event.a);
    if (event.kind == bullet::sudden_began) {
        state.sudden = event.a;
        return;
    }
    if (state.mode == bullet::Mode::boss_battle) boss_story::arrive(state, event);
    if (event.a >= bullet::most_seats) return;
    Board& board = state.at(event.a);
    switch (event.kind) {
        case bullet::placed:
            return lay(board, event.c, event.b);
        case bullet::hit:
            if (event.c < bullet::most_seats) wound(state.at(event.c), event.b);
            return;
        case bullet::kept:
            return add_to(board.mind, event.b);
        case bullet::special:
            if (event.b == bullet::immobilizer) board.stuck_column = event.c;
            return count_in(board.incoming, 1);
        case bullet::gained:
            board.action_points = static_cast<std::uint8_t>(
                std::min<int>(board.card().action_points, event.b + event.c));
            return;
        case bullet::moved:
            return lay(board, event.c, event.d);
        case bullet::swapped:
            if (bullet::has(board.sight.bullets(), event.b) &&
                bullet::has(board.sight.bullets(), event.c))
                board.sight.swap(event.b, event.c);
            return;
        case bullet::component_moved:
            board.component = event.c;
            return;
        case bullet::put_away:
            return arrive_put(board, event);
        case bullet::modified:
            board.modifiers[event.b % bullet::modifier_count] = event.c;
            return;
        case bullet::sent:
            if (event.b < bullet::most_seats)
                count_in(state.at(event.b).incoming, event.c);
            else if (state.mode == bullet::Mode::score_attack)
                count_in(state.track, event.c);
            return;
        case bullet::pattern_drew:
            return add_to(board.hand, event.b);
        case bullet::powerup_taken:
            if (event.c < bullet::powerup_slots) board.powerups[event.c] = event.b;
            (void)state.open_powerups.remove(event.b);
            return;
        case bullet::turn_began:
            state.active = event.a;
            return;
        case bullet::ended:
            board.phase = bullet::Phase::ended;
            return;
        case bullet::downed:
            board.phase = bullet::Phase::down;
            return;
        case bullet::lost:
            board.phase = bullet::Phase::out;
            return;
        case bullet::fed:
            return count_in(board.current, event.b);
        case bullet::joined:
            count_in(board.current, event.b);
            return count_in(board.incoming, -event.b);
        case bullet::round_began:
            return begin_round(state, event);
        case bullet::fell:
            state.sudden = static_cast<std::uint8_t>(state.sudden & ~(1u << event.a));
            return;
        default:
            return;
    }
}

}  // namespace bullet_scene
