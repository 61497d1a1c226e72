#include "bullet/rounds.h"

#include <bit>

#include "bullet/boss.h"
#include "bullet/clearing.h"
#include "bullet/placing.h"

namespace bullet {

using namespace kit;

namespace {

using SeatSet = std::uint8_t;

constexpr SeatSet seat_bit(Seat seat) { return static_cast<SeatSet>(1u << seat); }
// The seat, or both of its team.
SeatSet side_of(const State& state, Seat seat) {
    if (state.mode != Mode::teams) return seat_bit(seat);
    return static_cast<SeatSet>(seat_bit(seat) | seat_bit(teammate_of(seat)));
}
template <class Visit>
void each_seat(SeatSet seats, const Visit& visit) {
    for (; seats != 0; seats = static_cast<SeatSet>(seats & (seats - 1)))
        visit(static_cast<Seat>(std::countr_zero(seats)));
}
template <class Test>
SeatSet seats_that(const State& state, const Test& test) {
    SeatSet seats = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (test(state.at(seat))) seats |= seat_bit(seat);
    return seats;
}
SeatSet all_seats(const State& state) { return static_cast<SeatSet>((1u << state.seats) - 1); }
SeatSet in_game(const State& state) {
    return seats_that(state, [](const Board& board) { return board.in_game(); });
}
// Are these all of one side?
bool one_side(const State& state, SeatSet seats) {
    return seats == side_of(state, static_cast<Seat>(std::countr_zero(seats)));
}

void forget_modifiers(Board& board) {  // BUL-117
    board.modifiers = {};
    board.stuck_column = no_value;
}

}  // namespace

void finish(Play& play, End end, std::uint8_t won, std::uint8_t drawn) {
    State& state = play.state;
    state.end = end;
    state.won = won;
    state.drawn = drawn;
    state.sudden = 0;
    state.boss.step = BossStep::none;
    state.pending.clear();
    play.tell({.kind = match_ended, .a = static_cast<std::uint8_t>(end), .b = won, .c = drawn});
}

// ---- End Phase ----------------------------------------------------------------------------------

namespace {

Frame& end_frame(State& state) { return state.pending.back(); }

// The first empty slot, or none.
std::uint8_t empty_slot(const Board& board) {
    std::uint8_t slot = 0;
    while (slot < powerup_slots && board.powerups[slot] != no_powerup) ++slot;
    return slot < powerup_slots ? slot : no_value;
}

// Feed stays in the hand (BUL-394).
bool may_drop(const Board& board, std::uint8_t place) {
    return place < board.hand.size() && !board.is_feed(board.hand[place]);
}

void end_heroine(Play& play, Seat seat) {
    Board& board = play.at(seat);
    forget_modifiers(board);
    board.phase = Phase::ended;
    play.state.pending.pop();
    play.tell({.kind = ended, .a = seat});
}

}  // namespace

void begin_end_phase(Play& play, Seat seat) {
    play.tell({.kind = ending, .a = seat});
    play.state.pending.push({.kind = Pending::end_phase, .seat = seat, .step = hearth_row});
}

bool end_phase_waits(Play& play) {
    Frame& frame = end_frame(play.state);
    Board& board = play.at(frame.seat);
    switch (frame.step) {
        case hearth_row:  // BUL-340
            if (board.heroine == vesta) sweep(play, frame.seat, last_row);
            frame.step = taking;
            return false;
        case taking:  // BUL-181, BUL-183
            if (!play.state.open_powerups.empty()) return true;
            frame.step = refilling;
            return false;
        case replacing:  // BUL-182
            return true;
        default:
            break;
    }
    // BUL-184
    const int size = board.card().hand_size;
    if (board.own_cards() > size) return true;
    while (board.own_cards() < size && draw_pattern(play, frame.seat)) {
    }
    end_heroine(play, frame.seat);
    return false;
}

void list_end_phase(const State& state, Actions& out) {
    const Frame& frame = state.pending.back();
    const auto count = [](std::size_t n) { return static_cast<std::uint8_t>(n); };
    const Kind kind = frame.step == taking      ? take_powerup
                      : frame.step == replacing ? replace_powerup
                                                : discard_down;
    const std::uint8_t choices = frame.step == taking ? count(state.open_powerups.size())
                                 : frame.step == replacing
                                     ? count(powerup_slots + 1)
                                     : count(state.at(frame.seat).hand.size());
    for (std::uint8_t i = 0; i < choices; ++i)
        if (kind != discard_down || may_drop(state.at(frame.seat), i)) out.add({kind, i});
}

Verdict may_in_end_phase(const State& state, Action action) {
    const Frame& frame = state.pending.back();
    bool fits = false;
    if (frame.step == taking)
        fits = action.kind == take_powerup && action.a < state.open_powerups.size();
    else if (frame.step == replacing)
        fits = action.kind == replace_powerup && action.a <= discard_new;
    else
        fits = action.kind == discard_down && may_drop(state.at(frame.seat), action.a);
    return fits ? done : refused("That is not what is decided now");
}

void do_in_end_phase(Play& play, Action action) {
    State& state = play.state;
    Frame& frame = end_frame(state);
    Board& board = play.at(frame.seat);
    switch (action.kind) {
        case take_powerup: {
            const Powerup kind = state.open_powerups.erase(action.a);
            const std::uint8_t slot = empty_slot(board);
            play.tell({.kind = powerup_taken, .a = frame.seat, .b = kind, .c = slot});
            frame.step = slot == no_value ? replacing : refilling;
            if (slot == no_value)
                frame.what = kind;
            else
                board.powerups[slot] = kind;
            return;
        }
        case replace_powerup: {
            Powerup gone = frame.what;
            if (action.a != discard_new) std::swap(gone, board.powerups[action.a]);
            state.powerup_discard.push(gone);
            play.tell({.kind = powerup_gone, .a = frame.seat, .b = gone});
            frame.what = 0;
            frame.step = refilling;
            return;
        }
        default:
            return discard_pattern(play, frame.seat, action.a);
    }
}

// ---- Losing -------------------------------------------------------------------------------------

namespace {

int empty_board(State& state, Board& board) {
    Bag& center = state.center;
    const int before = center.total;
    center.take_ordinary(board.current);
    each(board.sight.bullets(), [&](Space space) { center.add(board.sight.take(space)); });
    for (const Type type : board.life) center.add(type);
    for (auto& pan : board.pans) {
        for (const Type type : pan) center.add(type);
        pan.clear();
    }
    for (const Type type : board.mind) center.add(type);
    board.life.clear();
    board.mind.clear();
    return center.total - before;
}

void leave(Board& board) {
    board.current = board.incoming = {};  // her specials leave the game
    board.deck.clear();
    board.discard.clear();
    board.hand.clear();
    forget_modifiers(board);
    board.phase = Phase::out;
}

// Celestial Cleaning may have strewn them anywhere (BUL-356).
void forget_specials(State& state) {
    Bag gone{};
    gone.take_specials(state.center);
    for (Seat seat = 0; seat < state.seats; ++seat) gone.take_specials(state.at(seat).current);
}

// BUL-212, BUL-218, BUL-250, BUL-355
void lose(Play& play, Seat seat) {
    State& state = play.state;
    Board& board = play.at(seat);
    const int returned = empty_board(state, board);
    play.tell({.kind = bullet::lost, .a = seat, .b = static_cast<std::uint8_t>(returned)});
    const Seat neighbour = target_of(state, seat);
    Bag& incoming = play.at(neighbour).incoming;
    state.center.take_ordinary(incoming);
    const int handed = board.incoming.ordinary();
    incoming.take_ordinary(board.incoming);
    play.tell(
        {.kind = handed_on, .a = seat, .b = neighbour, .c = static_cast<std::uint8_t>(handed)});
    for (Powerup& kind : board.powerups) {
        if (kind != no_powerup) state.powerup_discard.push(kind);
        kind = no_powerup;
    }
    leave(board);
    ++state.lost;
}

void begin_sudden_death(Play& play, SeatSet tied) {  // BUL-225
    play.state.sudden = tied;
    each_seat(tied, [&](Seat seat) {
        Board& board = play.at(seat);
        board.current.take_ordinary(board.incoming);
        Bag specials{};
        specials.take_specials(board.current);
        specials.take_specials(board.incoming);
        forget_modifiers(board);
    });
    play.tell({.kind = sudden_began, .a = tied});
}

// Bullets left to place, of the whole side; specials and Minds do not count (BUL-216, BUL-249).
int left_to_place(const State& state, SeatSet side) {
    int sum = 0;
    each_seat(side, [&](Seat seat) { sum += state.at(seat).current.ordinary(); });
    return sum;
}

void settle_all_down(Play& play) {
    State& state = play.state;
    const SeatSet playing = in_game(state);
    int fewest = 1000;
    SeatSet tied = 0;
    each_seat(playing, [&](Seat seat) {
        const int left = left_to_place(state, side_of(state, seat));
        if (left < fewest) tied = 0;
        if (left <= fewest) tied |= seat_bit(seat);
        fewest = left < fewest ? left : fewest;
    });
    if (one_side(state, tied)) return finish(play, End::fewest_left, tied, 0);
    each_seat(static_cast<SeatSet>(playing & ~tied), [&](Seat seat) { lose(play, seat); });
    begin_sudden_death(play, tied);  // BUL-217
}

}  // namespace

void lose_to_boss(Play& play, Seat seat) {
    State& state = play.state;
    Board& board = play.at(seat);
    if (board.heroine == jane) forget_specials(state);
    for (const PatternId id : board.hand)
        if (board.is_feed(id)) state.boss.feed_discard.push(id);
    const int specials = board.current.specials();  // of Jane's, who plays on
    state.center.take_specials(board.current);
    const int returned = specials + empty_board(state, board);
    play.tell({.kind = bullet::lost, .a = seat, .b = static_cast<std::uint8_t>(returned)});
    leave(board);
    if (heroines_in_game(state) == 0) finish(play, End::boss_won, 0, 0);  // BUL-302
}

// ---- Between two rounds
// ---------------------------------------------------------------------------

bool feed(Play& play, Seat seat, int bullets) {
    State& state = play.state;
    int drawn = 0;
    for (; drawn < bullets && !state.center.empty(); ++drawn)
        play.at(seat).current.add(state.center.draw(state.rng));
    play.tell({.kind = fed, .a = seat, .b = static_cast<std::uint8_t>(drawn)});
    return drawn == bullets;
}

void end_in_tie(Play& play, End end) {  // BUL-307
    const State& state = play.state;
    finish(play, end, 0, state.mode == Mode::boss_battle ? all_seats(state) : in_game(state));
}

namespace {

// BUL-185; false if the center ran out.
bool feed_all(Play& play) {
    State& state = play.state;
    const int each_gets = state.intensity + state.track.total;  // BUL-262
    bool enough = true;
    each_in_turn_order(state, [&](Seat seat) { enough = enough && feed(play, seat, each_gets); });
    if (enough && !state.track.empty()) {  // BUL-263
        play.tell({.kind = track_emptied, .b = static_cast<std::uint8_t>(state.track.total)});
        state.center.take_all(state.track);
    }
    return enough;
}

void lay_powerups(Play& play) {  // BUL-190
    State& state = play.state;
    const auto wanted = static_cast<std::size_t>(heroines_in_game(state));
    while (state.open_powerups.size() < wanted) {
        if (state.powerup_deck.empty()) {
            if (state.powerup_discard.empty()) return;
            state.powerup_deck.take_all(state.powerup_discard);
            state.powerup_deck.shuffle(state.rng);
        }
        state.open_powerups.push(state.powerup_deck.draw());
        play.tell({.kind = powerup_laid, .a = state.open_powerups.back()});
    }
}

void raise_intensity(Play& play, int losses) {
    State& state = play.state;
    const int rise = 1 + losses;  // BUL-191, BUL-251
    state.intensity = static_cast<std::uint16_t>(state.intensity + rise);
    play.tell({.kind = intensity_rose,
               .a = static_cast<std::uint8_t>(state.intensity),
               .b = static_cast<std::uint8_t>(rise)});
}

void refresh_heroines(Play& play) {
    State& state = play.state;
    each_seat(in_game(state), [&](Seat seat) {
        Board& board = play.at(seat);
        play.tell(
            {.kind = joined, .a = seat, .b = static_cast<std::uint8_t>(board.incoming.total)});
        board.current.take_all(board.incoming);            // BUL-192
        board.action_points = board.card().action_points;  // BUL-193
    });
}

}  // namespace

void begin_round(Play& play) {
    State& state = play.state;
    ++state.round;
    each_seat(in_game(state), [&](Seat seat) {
        Board& board = play.at(seat);
        board.phase = Phase::option;
        board.passed = board.acted = board.trapped = 0;
    });
    state.boss.cleared = {};
    state.boss.heroines = static_cast<std::uint8_t>(heroines_in_game(state));  // BUL-282
    // BUL-063, BUL-064
    const int width = state.mode == Mode::teams ? 2 : 1;
    int first = (state.round - 1) % (state.seats / width) * width;
    while (!state.at(static_cast<Seat>(first)).in_game()) first = (first + width) % state.seats;
    state.first = static_cast<Seat>(first);
    play.tell({.kind = round_began,
               .a = state.first,
               .b = state.round,
               .c = static_cast<std::uint8_t>(state.intensity),
               .d = static_cast<std::uint8_t>(state.open_powerups.size())});
    make_active(play, state.first);
}

namespace {

bool has_lasted_too_long(const State& state) {  // BUL-305
    return state.round == last_round || state.actions >= enough_actions;
}

void end_whole_round(Play& play) {
    State& state = play.state;
    const auto has_ended = [](const Board& board) { return board.phase == Phase::ended; };
    const SeatSet standing = seats_that(state, has_ended);
    if (standing == 0) return settle_all_down(play);
    each_seat(standing, [&](Seat seat) { ++play.at(seat).rounds; });  // BUL-267
    if (state.mode == Mode::boss_battle) {                            // BUL-280
        refresh_heroines(play);
        return has_lasted_too_long(state) ? end_in_tie(play, End::too_long) : play_boss_round(play);
    }
    const int before = state.lost;
    const SeatSet beaten = static_cast<SeatSet>(in_game(state) & ~standing);
    each_seat(beaten, [&](Seat seat) { lose(play, seat); });  // BUL-211, BUL-213
    if (state.mode != Mode::score_attack && one_side(state, standing))
        return finish(play, End::last_standing, standing, 0);  // BUL-215
    if (!feed_all(play)) return end_in_tie(play, End::empty_center);
    if (state.with_powerups()) lay_powerups(play);
    raise_intensity(play, state.lost - before);
    refresh_heroines(play);
    if (has_lasted_too_long(state)) return end_in_tie(play, End::too_long);
    begin_round(play);
}

}  // namespace

void make_active(Play& play, Seat seat) {
    play.state.active = seat;
    Board& board = play.at(seat);
    board.acted = 0;
    const int bullets = board.current.total;
    play.tell({.kind = turn_began,
               .a = seat,
               .b = static_cast<std::uint8_t>(bullets < 255 ? bullets : 255)});
}

void next_heroine(Play& play) {
    State& state = play.state;
    // Her teammate before other teams (BUL-066), then clockwise.
    const int from = state.mode == Mode::teams ? state.active & ~1 : state.active;
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>((from + i) % state.seats);
        if (state.at(seat).phase == Phase::option) return make_active(play, seat);
    }
    end_whole_round(play);
}

// ---- Sudden Death -------------------------------------------------------------------------------

void sudden_death_step(Play& play) {
    State& state = play.state;
    play.tell({.kind = step_began, .a = state.sudden});
    SeatSet fallen = 0;
    bool dry = false;
    each_seat(state.sudden, [&](Seat seat) {
        Board& board = play.at(seat);
        Bag& bag = board.current.empty() ? state.center : board.current;  // BUL-227
        dry = dry || bag.empty();
        if (dry) return;
        const Type type = bag.draw(state.rng);
        const Space space = board.sight.landing(colour_of(type), number_of(type));
        play.tell({.kind = placed,
                   .a = seat,
                   .b = type,
                   .c = space,
                   .d = static_cast<std::uint8_t>(number_of(type) << 4)});
        if (space != no_space) return board.sight.put(space, type);
        state.center.add(type);
        fallen |= side_of(state, seat);
        play.tell({.kind = hit, .a = seat, .b = type, .c = nobody});
    });
    if (dry) return finish(play, End::empty_center, 0, state.sudden);
    each_seat(fallen, [&](Seat seat) { play.tell({.kind = fell, .a = seat}); });
    const SeatSet left = static_cast<SeatSet>(state.sudden & ~fallen);
    if (left == 0) return finish(play, End::sudden_tie, 0, state.sudden);
    if (one_side(state, left)) return finish(play, End::sudden_death, left, 0);
    state.sudden = left;
}

}  // namespace bullet
