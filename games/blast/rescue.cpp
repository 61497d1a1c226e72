#include "blast/rescue.h"

#include "kit/hot.h"

#include <algorithm>

#include "blast/acts.h"
#include "blast/forecast.h"
#include "blast/moves.h"

namespace blast {

using namespace kit;

namespace {

constexpr std::uint16_t no_scene = 0xFFFF;
constexpr std::uint8_t opened = 255;  // as a weight

// What a deed adds to the weight of a scene, by its kind: scenes of little weight are gone on from
// first. A Fast Detonate costs nothing because it rarely leads to many others.
constexpr std::array<std::uint8_t, 11> weights{
    0,  // END
    5,  // an item on foot
    5,  // a Phase Shift
    7,  // a bomb that is laid
    2,  // a card that is bought
    3,  // one that is put away
    4,  // a push
    1,  // a bomb on the head
    2,  // that is launched
    5,  // a roll
    0   // a Fast Detonate
};

Direction back_from(Direction way) { return turned(way, 2); }

// Does a straight way lead over a square?
bool leads_over(Square from, Square to, Square over) {
    const Direction way = way_to(from, to);
    for (Square at = beside(from, way); at != to; at = beside(at, way))
        if (at == over) return true;
    return false;
}

}  // namespace

// ---- Where the figure can be -------------------------------------------------------------------

int Rescue::Room::left(Square at) const {
    int most = 0;
    while (most < most_left && with[static_cast<std::size_t>(most) + 1].has(at)) ++most;
    return most;
}
void Rescue::Room::add(Square at, int left) {
    for (int i = 0; i <= std::min(left, most_left); ++i) with[static_cast<std::size_t>(i)].add(at);
}
KIT_HOT Square Rescue::Room::best() const {
    for (std::size_t i = with.size(); i-- > 0;)
        if (!with[i].empty()) {
            Square at = 0;
            while (!with[i].has(at)) ++at;
            return at;
        }
    return no_square;
}

bool Rescue::Way::add(Action act) {
    if (length == acts.size()) return false;
    acts[length++] = act;
    return true;
}

// All squares that can be walked to. Items are not: taking one is a deed. Returns all squares that
// can be passed.
Squares Rescue::walk_on(Stand& stand) const {
    const Board& board = stand.state.board;
    Lanes lanes;
    lanes.floor = floor_;
    if (turf_) lanes.floor.renew(board.terrain, root_.board.terrain);
    lanes.read(board);
    const Stride stride(board, lanes, me_);
    const Squares items = lanes.items.squares();
    Squares passed = root_.path;
    stand.room = stand.entry;
    for (std::size_t left = most_left; left > 0; --left) {
        Squares& fewer = stand.room.with[left - 1];
        const Squares& more = stand.room.with[left];
        if (more.empty()) continue;
        const Stride::Found found = stride.from(Rows::of(more));
        fewer |= found.ends.squares().without(items);
        fewer |= more;
        passed |= found.passed.squares();
    }
    passed |= stand.room.with[0];
    return passed;
}

// Where a Phase Shift leads, to an item or to all other squares.
Rescue::Room Rescue::shifted(const Stand& before, Square to) const {
    const Board& board = before.state.board;
    Room room;
    before.room.with[1].each([&](Square from) {
        const int left = before.room.left(from) - 1;
        ends_from(board, from).phase.each([&](Square at) {
            if (to == no_square ? !is_item(board.token[at]) : at == to)
                room.add(teleport_end(board, at), left);
        });
    });
    return room;
}

// Where the figure can be when it lays a bomb on a square: there, or behind it on a way over it.
Rescue::Room Rescue::beside_bomb(const Stand& before, Square bomb) const {
    if (root_.path.has(bomb)) return before.room;
    const Board& board = before.state.board;
    Room room;
    if (before.room.has(bomb)) room.add(bomb, before.room.left(bomb));
    for (const Direction way : directions) {
        int most = 0;
        for (Square from = beside(bomb, back_from(way)); from != no_square;
             from = beside(from, back_from(way))) {
            if (before.room.has(from)) most = std::max(most, before.room.left(from));
            if (!board.terrain[from].floor() || board.piece[from].bomb() ||
                board.token[from] != no_token)
                break;
        }
        if (most == 0) continue;
        for (Square to = beside(bomb, way); to != no_square; to = beside(to, way)) {
            if (!before.room.has(to) && !board.piece[to].figure()) break;
            if (before.room.has(to)) room.add(to, most - 1);
        }
    }
    return room;
}

// ---- Deeds -------------------------------------------------------------------------------------

// The own Fast Detonate: those squares that it burns, or the others.
Rescue::Room Rescue::lit(const Stand& before, const Deed& deed) const {
    const Board& board = before.state.board;
    const BombNumber bomb = bomb_of(me_, deed.act.a);
    Board bare = board;
    const BombNumber carried = bare.figures[me_].carries;
    if (carried != nothing) bare.return_bomb(carried);
    Squares hit;
    if (board.bombs[bomb].sparking != 0 && carried != bomb) {
        const Blast fire = blast::blast(bare, bit_of(bomb));
        if (!has(board.hit, me_)) {  // BLA-062
            hit = fire.burn;
            if (fire.everybody)  // BLA-200
                before.room.with[0].each([&](Square at) {
                    if (board.terrain[at].feature() != Feature::power) hit.add(at);
                });
        }
        hit |= fire.turf;
    }
    if (deed.hit != 0 && board.figures[me_].heart == 0) return last_to_go(before, hit, bomb);
    Room room;
    before.room.with[0].each([&](Square at) {
        if (hit.has(at) == (deed.hit != 0)) room.add(at, before.room.left(at) + deed.hit);
    });
    // What is on the head goes off wherever that is.
    if (carried != nothing && room.best() != no_square) {
        const Square at = room.best();
        const int left = room.left(at);
        room = {};
        room.add(at, left);
    }
    return room;
}

// Of the squares that an own Fast Detonate burns, those on which it takes everybody else before:
// who goes last has won (BLA-163).
Rescue::Room Rescue::last_to_go(const Stand& before, const Squares& hit, BombNumber bomb) const {
    Board board = before.state.board;
    Room room;
    bool all = true;
    hit.each([&](Square at) {
        if (!all || !before.room.has(at)) return;
        board.put_figure(me_, at);
        const Blast fire = blast::blast(board, bit_of(bomb));
        DamageTime latest = 0;
        for (Seat seat = 0; seat < board.seats; ++seat) {
            const Figure& figure = board.figures[seat];
            if (seat == me_ || figure.alive == 0) continue;
            all = all && (has(fire.fallen, seat) ||
                          (has(damaged_by(fire, board.hit), seat) && figure.heart == 0));
            latest = std::max(latest, fire.time[seat]);
        }
        if (all && fire.time[me_] != never && fire.time[me_] > latest)
            room.add(at, before.room.left(at));
    });
    return room;
}

// Does a deed; false: it leads nowhere.
bool Rescue::enter(const Stand& before, const Deed& deed, Stand& after) const {
    Action act = deed.act;
    Square at = deed.at;
    after.state = before.state;
    after.entry = {};
    switch (act.kind) {
        case move: {
            int left = -1;
            before.room.with[1].each([&](Square from) {
                if (const int there = before.room.left(from) - 1;
                    there > left && gait_to(before.state.board, from, act.a) == Gait::walk) {
                    left = there;
                    at = from;
                }
            });
            if (left < 0) return false;
            const Token token = before.state.board.token[act.a];
            after.entry.add(act.a, left + (item_of(token) == speed_up));
            break;
        }
        case phase_move:
            after.entry = shifted(before, act.a);
            if (after.entry.best() == no_square) return false;
            before.room.with[1].each([&](Square from) {
                if (at != no_square) return;
                ends_from(before.state.board, from).phase.each([&](Square to) {
                    const bool wanted = deed.act.a == no_square
                                            ? !is_item(before.state.board.token[to])
                                            : to == deed.act.a;
                    if (at != no_square || !wanted) return;
                    at = from;
                    act.a = to;
                });
            });
            if (deed.act.a != no_square &&
                item_of(before.state.board.token[deed.act.a]) == speed_up) {
                Room more;
                more.add(deed.act.a, after.entry.left(deed.act.a) + 1);
                after.entry = more;
            }
            break;
        case lay:
            after.entry = beside_bomb(before, act.a);
            break;
        case buy:
            for (std::size_t left = 0; left < most_left; ++left)
                after.entry.with[left] = before.room.with[left + 1];
            break;
        case launch:
            before.room.with[0].each([&](Square from) {
                if (landing(before.state.board, from, static_cast<Direction>(act.a)) == deed.at)
                    after.entry.add(from, before.room.left(from));
            });
            at = no_square;
            break;
        case fast_bomb:
            after.entry = lit(before, deed);
            break;
        case discard:
            after.entry = before.room;
            break;
        default:
            after.entry.add(at, before.room.left(at));
            break;
    }
    const Square stands = after.entry.best();
    if (stands == no_square) return false;
    after.state.board.put_figure(me_, at == no_square ? stands : at);
    after.state.moves_left = 1;
    Events unheard;
    blast::act(after.state, act, unheard);
    if (after.state.over()) return after.state.winner == me_;
    if (after.state.actor().alive == 0) return false;
    after.state.board.lift_figure(me_);
    return true;
}

// ---- The course of it --------------------------------------------------------------------------

void Rescue::start(const State& seen, int nodes) {
    root_ = seen;
    me_ = seen.active;
    found_ = false;
    nodes_left_ = nodes;
    doubtful_ = {};
    outlook_.survey(seen.board);
    scenes_[0] = {};
    scenes_[0].parent = no_scene;
    scene_count_ = 1;
    deed_count_ = next_deed_ = 0;
    way_.length = 0;
    const auto has_any = [&](Feature feature) {
        return std::any_of(seen.board.terrain.begin(), seen.board.terrain.end(),
                           [&](Terrain each) { return each.feature() == feature; });
    };
    belts_ = has_any(Feature::belt);
    turf_ = has_any(Feature::turf);
    floor_.read(seen.board);
    built_.fill(no_scene);
    built_[0] = 0;
    depth_ = 0;
    Stand& first = stands_[0];
    first.state = seen;
    first.entry = {};
    first.entry.add(seen.actor().square, seen.moves_left + seen.actor().speed_ups);
    first.state.board.lift_figure(me_);
    walk_on(first);
    next_ = first;
    deed_ = {};
    looked_ = false;
}

bool Rescue::step() {
    if (found_ || nodes_left_-- <= 0) return true;
    if (!looked_) {
        looked_ = true;
        found_ = look();
    } else if (!doubtful_.empty()) {
        found_ = look_closely();
    } else if (next_deed_ < deed_count_) {
        try_deed(deeds_[next_deed_++]);
    } else if (!open_next()) {
        return true;
    }
    return found_;
}

// The scene of least weight is gone on from; false: there is none.
KIT_HOT bool Rescue::open_next() {
    std::size_t best = scene_count_;
    for (std::size_t i = 0; i < scene_count_; ++i)
        if (scenes_[i].weight != opened &&
            (best == scene_count_ || scenes_[i].weight < scenes_[best].weight))
            best = i;
    if (best == scene_count_) return false;
    build(best);
    Scene& scene = scenes_[best];
    now_ = static_cast<std::uint16_t>(best);
    weight_ = scene.weight - (scene.lays ? weights[lay] : 0);
    deed_count_ = next_deed_ = 0;
    Stand& stand = stands_[depth_];
    passed_ = walk_on(stand);
    Board bare = stand.state.board;
    if (bare.figures[me_].carries != nothing) bare.return_bomb(bare.figures[me_].carries);
    burn_ = peril_for(bare, me_, me_, root_.revenge_mode != 0).burn;
    if (scene.lays) {
        list_lays(stands_[depth_]);
        scene.weight = opened;
    } else {
        list_deeds();
        scene.lays = true;
        scene.weight = static_cast<std::uint8_t>(scene.weight + weights[lay]);
        if (stands_[depth_].state.board.inventory(me_) == 0) scene.weight = opened;
    }
    return true;
}

void Rescue::build(std::size_t scene) {
    depth_ = scenes_[scene].depth;
    std::array<std::uint16_t, most_deep + 1> line{};
    for (std::size_t i = depth_ + 1u; i-- > 0; scene = scenes_[scene].parent)
        line[i] = static_cast<std::uint16_t>(scene);
    for (std::size_t i = 1; i <= depth_; ++i) {
        if (built_[i] == line[i]) continue;
        enter(stands_[i - 1], scenes_[line[i]].deed, stands_[i]);
        walk_on(stands_[i]);
        built_[i] = line[i];
        if (i + 1 < built_.size()) built_[i + 1] = no_scene;
    }
}

KIT_HOT void Rescue::try_deed(const Deed& deed) {
    if (!enter(stands_[depth_], deed, next_)) return;
    deed_ = deed;
    if (next_.state.over()) {
        found_ = find_way(next_.entry.best());
        return;
    }
    walk_on(next_);
    const std::uint32_t number = number_of(next_);
    for (std::size_t i = 0; i < scene_count_; ++i)
        if (scenes_[i].number == number) return;
    found_ = look();
    if (found_ || scene_count_ == most_scenes || depth_ == most_deep || !can_go_on(next_)) return;
    scenes_[scene_count_++] = {
        .number = number,
        .parent = now_,
        .depth = static_cast<std::uint8_t>(depth_ + 1),
        .weight = static_cast<std::uint8_t>(weight_ + weights[deed.act.kind]),
        .deed = deed,
        .lays = false};
}

KIT_HOT std::uint32_t Rescue::number_of(const Stand& stand) const {
    const State& state = stand.state;
    std::uint32_t sum = 0;
    const auto mix = [&](std::uint32_t more) { sum = Rng::scramble(sum ^ more) + more; };
    for (const Bomb& bomb : state.board.bombs)
        if (bomb.in_play())
            mix(bomb.place * 2u + bomb.sparking +
                512u * static_cast<std::uint32_t>(&bomb - state.board.bombs.data()));
    for (std::uint32_t at = 0; at < square_count; ++at)
        if (state.board.token[at] != no_token)
            sum += Rng::scramble(at * 256u + state.board.token[at]);
    for (const std::uint8_t count : state.hands[me_].count) mix(count);
    for (const Card card : state.market) mix(card);
    for (const Figure& figure : state.board.figures) mix(figure.alive * 2u + figure.heart);
    for (const Squares& each : stand.room.with)
        for (const std::uint32_t word : each.words) sum = sum * 31 + word;
    return sum | 1;
}

bool Rescue::can_go_on(const Stand& stand) const {
    const State& state = stand.state;
    const bool sold = state.market[0] != no_card || state.market[1] != no_card;
    return state.hands[me_].size() > 0 || state.actor().carries != nothing ||
           state.board.inventory(me_) > 0 || (sold && !stand.room.with[1].empty());
}

// ---- What can be done --------------------------------------------------------------------------

void Rescue::offer(const Deed& deed) {
    if (deed_count_ < deeds_.size()) deeds_[deed_count_++] = deed;
}

void Rescue::list_deeds() {
    const Stand& stand = stands_[depth_];
    const State& state = stand.state;
    const Board& board = state.board;
    const Hand& hand = state.hands[me_];
    const bool pays = !stand.room.with[1].empty();
    list_throws(stand);
    if (hand.holds(fast))
        for (std::uint8_t token = 0; token < bombs_a_seat; ++token) {
            const Bomb& bomb = board.bombs[bomb_of(me_, token)];
            if (!bomb.in_play()) continue;
            offer({{fast_bomb, token}});
            if (bomb.sparking != 0) offer({.act = {fast_bomb, token}, .hit = 1});
        }
    if (pays && hand.holds(phase)) offer({{phase_move, no_square}});
    if (pays && hand.size() < hand_size)
        for (std::uint8_t slot = 0; slot < market_size; ++slot)
            if (state.market[slot] != no_card) offer({{buy, slot}});
    if (pays)
        for (int i = 0; i < square_count; ++i)
            if (const auto at = static_cast<Square>(i); is_item(board.token[at])) {
                if (passed_.has(at)) offer({{move, at}});
                if (hand.holds(phase)) offer({{phase_move, at}});
            }
    if (pays && hand.size() == hand_size)
        for (std::uint8_t card = 0; card < ability_kinds; ++card)
            if (hand.holds(static_cast<Card>(card))) offer({{discard, card}});
}

bool Rescue::at_hand(const Stand& stand, Card card) const {
    const State& state = stand.state;
    if (state.hands[me_].holds(card)) return true;
    return !stand.room.with[1].empty() && (state.market[0] == card || state.market[1] == card);
}

// Could a bomb matter on this square: does fire come there, or its own to something?
bool Rescue::matters(const Stand& stand, BombNumber bomb, Square square) const {
    const Board& board = stand.state.board;
    if (burn_.has(square)) return true;
    const bool lights = at_hand(stand, fast);
    if (board.bombs[bomb].sparking == 0 && !lights) return false;
    if (board.terrain[square].feature() == Feature::power) return true;
    const int most = board.figures[owner_of(bomb)].flame_max != 0 ? box : flame_distance;
    for (const Direction way : directions) {
        Square at = square;
        for (int distance = 0; distance < most; ++distance) {
            at = beside(at, way);
            if (at == no_square || board.terrain[at].wall()) break;
            if (!board.piece[at].empty()) return true;
            if (board.token[at] == no_token) continue;
            if (lights) return true;
            break;
        }
    }
    return false;
}

void Rescue::list_throws(const Stand& stand) {
    const State& state = stand.state;
    const Board& board = state.board;
    const Hand& hand = state.hands[me_];
    if (const BombNumber bomb = board.figures[me_].carries; bomb != nothing) {
        // Where it does not matter, two places for each that it is launched from are enough.
        Squares quiet, twice;
        for (const Direction way : directions) {
            Squares ends;
            stand.room.with[0].each([&](Square from) {
                const Square to = landing(board, from, way);
                if (to == no_square) return;
                if (!matters(stand, bomb, to)) {
                    if (twice.has(from)) return;
                    (quiet.has(from) ? twice : quiet).add(from);
                }
                ends.add(to);
            });
            ends.each([&](Square to) { offer({{launch, way}, to}); });
        }
    }
    for (const Bomb& bomb : board.bombs) {
        if (!bomb.on_ground() || board.piece[bomb.place].figure()) continue;
        const Square at = bomb.place;
        const bool here = stand.room.has(at);
        if (here && hand.holds(cannon) && board.figures[me_].carries == nothing)
            offer({{load}, at});
        for (const Direction way : directions) {
            const Square from = beside(at, back_from(way));
            const bool behind = from != no_square && stand.room.has(from);
            if (behind && hand.holds(push)) {
                Board pushed = board;
                pushed.put_figure(me_, from);
                if (landing(pushed, at, way) != no_square) offer({{push_bomb, way}, from});
            }
            if (!hand.holds(roll) || (!here && !behind)) continue;
            const Distances all = roll_distances(board, at, way);
            bool near = false;
            for (std::uint8_t distance = 1; distance < box; ++distance)
                if ((all >> distance & 1) != 0) {
                    // Where it does not matter: as near as can be, or as far.
                    if ((all >> distance) > 1 && near &&
                        !matters(stand, board.piece[at].bomb_number(), roll_end(at, way, distance)))
                        continue;
                    near = true;
                    if (behind) offer({{roll_bomb, adjacent, way, distance}, from});
                    if (here) offer({{roll_bomb, underfoot, way, distance}, at});
                }
        }
    }
}

void Rescue::list_lays(const Stand& stand) {
    const State& state = stand.state;
    BombNumber spare = bomb_of(me_, 0);
    while (state.board.bombs[spare].in_play()) ++spare;
    const bool throws = at_hand(stand, push) || at_hand(stand, roll);
    const Square best = at_hand(stand, cannon) ? stand.room.best() : no_square;
    for (int i = 0; i < square_count; ++i) {
        const auto at = static_cast<Square>(i);
        if (!passed_.has(at) || !takes_bomb(state.board, at, me_)) continue;
        if (matters(stand, spare, at) || (throws && stand.room.has(at)) || at == best)
            offer({{lay, at}});
    }
}

// ---- Is it safe? -------------------------------------------------------------------------------

bool Rescue::look() {
    const Board& board = next_.state.board;
    Board bare = board;
    if (bare.figures[me_].carries != nothing) bare.return_bomb(bare.figures[me_].carries);
    const bool revenge = root_.revenge_mode != 0;
    const Peril peril = peril_for(bare, me_, me_, revenge);
    const Squares& all = next_.room.with[0];
    // A square that looks safe nearly always is; if it is not the others are looked at closely.
    doubtful_ = all.without(peril.deadly);
    if (!doubtful_.empty() && look_closely()) return true;
    // Who wins by going last, who meets ghosts with a Heart, and whom belts carry.
    if (peril.alone || (revenge && board.figures[me_].heart != 0)) doubtful_ |= all;
    if (belts_)
        all.each([&](Square at) {
            if (board.terrain[at].feature() == Feature::belt) doubtful_.add(at);
        });
    return false;
}

KIT_HOT bool Rescue::look_closely() {
    Square at = 0;
    while (!doubtful_.has(at)) ++at;
    doubtful_.remove(at);
    State& state = next_.state;
    state.board.put_figure(me_, at);
    const bool saved = saves(state);
    state.board.lift_figure(me_);
    if (!saved || !find_way(at)) return false;
    doubtful_ = {};
    return true;
}

bool Rescue::saves(const State& end) {
    if (end.over()) return end.winner == me_;
    if (end.actor().alive == 0) return false;
    if (fate_of(end.board, me_, me_, end.revenge_mode != 0) != Fate::lost) return true;
    outlook_.look(end, me_, 1, false);
    return outlook_.winner() == me_;
}

// ---- How it came there -------------------------------------------------------------------------

// The movements before a square, the last one first, back to one of those where the scene began.
Square Rescue::retrace(const Stand& stand, Square at) {
    const Board& board = stand.state.board;
    for (;;) {
        const int left = stand.room.left(at);
        if (stand.entry.has(at) && stand.entry.left(at) == left) return at;
        Square from = 0, stop = no_square;
        for (;; ++from) {
            if (from == square_count) return no_square;
            if (!stand.room.has(from) || stand.room.left(from) <= left) continue;
            ends_from(board, from).walk.each([&](Square to) {
                if (teleport_end(board, to) == at && !is_item(board.token[to])) stop = to;
            });
            if (stop != no_square) break;
        }
        if (!way_.add({move, stop})) return no_square;
        at = from;
    }
}

// The acts of a deed after which the figure is on a square, the last one first; where it was then.
Square Rescue::undo(const Stand& before, const Deed& deed, Square at) {
    const Board& board = before.state.board;
    const bool steps = deed.act.kind == move || deed.act.kind == phase_move;
    if (!steps && !way_.add(deed.act)) return no_square;
    if (!steps && deed.act.kind != lay) return at;
    if (deed.act.kind == lay && (deed.act.a == at || root_.path.has(deed.act.a))) return at;
    const Gait gait = deed.act.kind == phase_move ? Gait::phase : Gait::walk;
    Square from = no_square, stop = no_square;
    int most = 0;
    before.room.with[1].each([&](Square start) {
        if (before.room.left(start) <= most) return;
        const Ends ends = ends_from(board, start);
        (gait == Gait::phase ? ends.phase : ends.walk).each([&](Square to) {
            if (teleport_end(board, to) != at) return;
            if (deed.act.kind == lay && !leads_over(start, to, deed.act.a)) return;
            from = start;
            stop = to;
            most = before.room.left(start);
        });
    });
    if (from == no_square) return no_square;
    return way_.add({gait == Gait::phase ? phase_move : move, stop}) ? from : no_square;
}

bool Rescue::find_way(Square at) {
    way_.length = 0;
    if (!next_.state.over()) at = retrace(next_, at);
    if (at != no_square && deed_.act.kind != end_turn) at = undo(stands_[depth_], deed_, at);
    std::size_t scene = now_;
    for (std::size_t i = depth_; at != no_square; --i, scene = scenes_[scene].parent) {
        at = retrace(stands_[i], at);
        if (i == 0 || at == no_square) break;
        at = undo(stands_[i - 1], scenes_[scene].deed, at);
    }
    if (at == no_square) return false;
    std::reverse(way_.acts.begin(), way_.acts.begin() + way_.length);
    // Whatever comes to light on the way.
    return way_saves(bomb_up) && way_saves(flame_max);
}

bool Rescue::way_saves(Item hidden) {
    State state = root_;
    for (Token& token : state.board.token)
        if (is_block(token)) token = block_of(hidden);
    for (std::size_t i = 0; i < way_.length && !state.over(); ++i) {
        if (!may_act(state, way_.acts[i]).ok()) return false;
        Events unheard;
        blast::act(state, way_.acts[i], unheard);
        if (state.actor().alive == 0) break;
    }
    return saves(state);
}

}  // namespace blast
