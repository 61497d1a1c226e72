#include "bullet/boss.h"

#include "bullet/answers.h"
#include "bullet/interpreter.h"
#include "bullet/placing.h"
#include "bullet/rounds.h"

namespace bullet {

using namespace kit;

namespace {

// Visits the heroines in the game in seat order, which is the order of all that a boss does.
template <class Visit>
void each_heroine(Play& play, const Visit& visit) {
    for (Seat seat = 0; seat < play.state.seats; ++seat)
        if (play.at(seat).in_game()) visit(seat);
}

// ---- Cards --------------------------------------------------------------------------------------

// BUL-295; Hollow Comet has two active ones (BUL-380), Double Exposure turns them (BUL-383).
void reveal_pattern(Play& play) {
    BossBoard& boss = play.state.boss;
    Rng& rng = play.state.rng;
    const std::size_t most = boss.who == hollow_comet ? 2 : 1;
    BossPattern gone = no_boss_pattern;
    if (boss.active.size() == most) {
        gone = boss.active.erase(0).id;
        boss.covered.push(gone);
    }
    if (boss.deck.empty()) {
        boss.deck.take_all(boss.covered);
        boss.deck.shuffle(rng);
        play.tell({.kind = boss_reshuffled, .a = static_cast<std::uint8_t>(boss.deck.size())});
    }
    const BossPattern id = boss.deck.draw();
    const auto turns = static_cast<std::uint8_t>(boss.who == double_exposure ? rng.below(4) : 0);
    boss.active.push({id, turns});
    play.tell({.kind = boss_revealed,
               .a = static_cast<std::uint8_t>(boss.active.size() - 1),
               .b = id,
               .c = turns,
               .d = gone});
}

// BUL-394
void deal_feed(Play& play) {
    BossBoard& boss = play.state.boss;
    each_heroine(play, [&](Seat seat) {
        Board& board = play.at(seat);
        if (board.feed_cards() > 0) return;
        if (boss.feed.empty()) {
            boss.feed.take_all(boss.feed_discard);
            boss.feed.shuffle(play.state.rng);
        }
        board.hand.push(boss.feed.draw());
        play.tell({.kind = feed_dealt, .a = seat, .b = board.hand.back()});
    });
}

// BUL-398
void suspend_actions(Play& play) {
    each_heroine(play, [&](Seat seat) {
        Board& board = play.at(seat);
        const auto actions = static_cast<std::uint32_t>(board.card().actions.size());
        board.suspended = static_cast<std::uint8_t>(play.state.rng.below(actions));
        play.tell({.kind = suspension, .a = seat, .b = board.suspended});
    });
}

void prepare_round(Play& play) {
    if (play.state.boss.who == collective_consciousness) deal_feed(play);
    if (play.state.boss.who == internal_affairs) suspend_actions(play);
}

// ---- Effects ------------------------------------------------------------------------------------

// Done by the boss, answered by the heroine that it is done to (BUL-296, BUL-299).
void strike(Play& play, Seat seat, EffectId id, BossPattern pattern, std::uint8_t slot) {
    const bool possible = completable(play.state, effect(id), seat, nobody);  // BUL-298
    play.tell({.kind = boss_acted,
               .a = seat,
               .b = pattern,
               .c = slot,
               .d = static_cast<std::uint8_t>(possible ? 0 : 1)});
    if (possible)
        play.state.pending.push(
            {.kind = Pending::effect, .seat = seat, .effect = id, .what = nobody});
}

std::uint8_t failed_bit(Seat seat, std::size_t place) {
    return static_cast<std::uint8_t>(1u << (2u * seat + place));
}
bool has_failed(const State& state, Seat seat, std::size_t place) {
    return (state.boss.failed & failed_bit(seat, place)) != 0;
}

void suffer(Play& play, Seat seat, std::size_t place) {
    BossBoard& boss = play.state.boss;
    boss.failed = static_cast<std::uint8_t>(boss.failed & ~failed_bit(seat, place));
    const BossPattern id = boss.active[place].id;
    strike(play, seat, boss_pattern(id).effect, id, 0);
}

// ---- Step 1 -------------------------------------------------------------------------------------

// BUL-395; false if the center ran out.
bool charge_for_feed(Play& play) {
    bool enough = true;
    each_heroine(play, [&](Seat seat) {
        const int cards = play.at(seat).feed_cards();
        if (enough && cards > 0) enough = feed(play, seat, cards);
    });
    return enough;
}

// All are checked before anything happens to anybody (BUL-290).
void check_patterns(Play& play) {
    BossBoard& boss = play.state.boss;
    each_heroine(play, [&](Seat seat) {
        for (std::size_t place = 0; place < boss.active.size(); ++place) {
            const bool completed = has_completed(play.state, seat, boss.active[place]);
            if (!completed)
                boss.failed = static_cast<std::uint8_t>(boss.failed | failed_bit(seat, place));
            play.tell({.kind = boss_checked,
                       .a = seat,
                       .b = boss.active[place].id,
                       .c = static_cast<std::uint8_t>(completed ? 1 : 0),
                       .d = static_cast<std::uint8_t>(place)});
        }
    });
}

void begin_boss_round(Play& play) {
    BossBoard& boss = play.state.boss;
    play.tell({.kind = boss_began, .a = boss.shields});
    if (!charge_for_feed(play)) return end_in_tie(play, End::empty_center);  // BUL-186
    boss.failed = 0;
    check_patterns(play);
    boss.step = BossStep::patterns;
    boss.seat = 0;
}

// ---- Step 2 -------------------------------------------------------------------------------------

// BUL-405
void spring_trap(Play& play) {
    Bag& trap = play.state.boss.trap;
    std::array<std::uint8_t, most_heroines> given{};
    while (!trap.empty())
        each_heroine(play, [&](Seat seat) {
            if (trap.empty()) return;
            play.at(seat).current.add(trap.draw(play.state.rng));
            ++given[seat];
        });
    each_heroine(play, [&](Seat seat) {
        if (given[seat] > 0) play.tell({.kind = trap_gave, .a = seat, .b = given[seat]});
    });
}

// BUL-291, BUL-292, BUL-304
void count_incoming(Play& play) {
    State& state = play.state;
    BossBoard& boss = state.boss;
    boss.step = BossStep::slots;
    boss.seat = 0;
    boss.slot = static_cast<std::uint8_t>(boss.revealed() + 1);
    int count = counted_bullets(state);
    play.tell({.kind = boss_counted,
               .a = static_cast<std::uint8_t>(boss.incoming.total),
               .b = static_cast<std::uint8_t>(count),
               .c = static_cast<std::uint8_t>(break_point(state)),
               .d = boss.shields});
    while (boss.shields > 0 && count >= break_point(state)) {
        const int needed = break_point(state);
        count -= needed;
        --boss.shields;
        if (boss.shields > 0) state.intensity = revealed_slot(state).intensity;  // BUL-294
        play.tell({.kind = shield_broke,
                   .a = static_cast<std::uint8_t>(boss.revealed()),
                   .b = static_cast<std::uint8_t>(needed),
                   .c = static_cast<std::uint8_t>(count),
                   .d = boss.shields});
    }
    if (boss.slot > boss.revealed()) return;
    play.tell({.kind = boss_emptied, .a = static_cast<std::uint8_t>(boss.incoming.total)});
    state.center.take_all(boss.incoming);
    spring_trap(play);
}

// ---- Behind step 2 ------------------------------------------------------------------------------

// BUL-390, BUL-391
void clean_everything(Play& play) {
    each_heroine(play, [&](Seat seat) {
        Board& board = play.at(seat);
        board.sight.slide(left);
        const int bullets = board.current.total + board.incoming.total;
        play.state.center.take_all(board.current);
        play.state.center.take_all(board.incoming);
        play.tell({.kind = cleaned, .a = seat, .b = static_cast<std::uint8_t>(bullets)});
    });
}

void finish_boss_round(Play& play) {
    State& state = play.state;
    if (state.boss.shields == 0)  // BUL-303, BUL-307
        return finish(play, End::boss_beaten, static_cast<std::uint8_t>((1u << state.seats) - 1),
                      0);
    if (state.boss.who == celestial_cleaning) clean_everything(play);
    bool enough = true;  // BUL-294
    each_heroine(play, [&](Seat seat) { enough = enough && feed(play, seat, state.intensity); });
    if (!enough) return end_in_tie(play, End::empty_center);
    reveal_pattern(play);
    prepare_round(play);
    state.boss.step = BossStep::none;
    begin_round(play);
}

// ---- Step by step -------------------------------------------------------------------------------

void go_on_with_patterns(Play& play) {
    State& state = play.state;
    BossBoard& boss = state.boss;
    if (boss.seat == state.seats) return count_incoming(play);
    const bool first = has_failed(state, boss.seat, 0), second = has_failed(state, boss.seat, 1);
    if (!play.at(boss.seat).in_game() || (!first && !second))
        ++boss.seat;
    else if (first && second)
        state.pending.push({.kind = Pending::boss_order, .seat = boss.seat});
    else
        suffer(play, boss.seat, first ? 0 : 1);
}

// BUL-293
void go_on_with_slots(Play& play) {
    State& state = play.state;
    BossBoard& boss = state.boss;
    if (boss.slot > boss.revealed()) return finish_boss_round(play);
    if (boss.seat == state.seats) {
        boss.seat = 0;
        ++boss.slot;
        return;
    }
    const Seat seat = boss.seat++;
    if (play.at(seat).in_game())
        strike(play, seat, boss.card().slots[boss.slot].effect, no_boss_pattern, boss.slot);
}

}  // namespace

void set_up_boss(Play& play) {
    State& state = play.state;
    BossBoard& boss = state.boss;
    const BossCard& card = boss.card();
    boss.shields = shield_count;
    state.intensity = revealed_slot(state).intensity;
    for (int i = 0; i < card.patterns; ++i)
        boss.deck.push(static_cast<BossPattern>(card.first_pattern + i));
    boss.deck.shuffle(state.rng);
    reveal_pattern(play);
    if (boss.who == hollow_comet) reveal_pattern(play);
    if (boss.who == collective_consciousness) {
        const HeroineCard& lender = card_of(ynn);
        for (int i = 0; i < lender.patterns; ++i)
            boss.feed.push(static_cast<PatternId>(lender.first_pattern + i));
        boss.feed.shuffle(state.rng);
    }
    prepare_round(play);
}

void play_boss_round(Play& play) {
    State& state = play.state;
    if (state.boss.step == BossStep::none) begin_boss_round(play);
    while (state.boss.step != BossStep::none && state.pending.empty()) {
        if (state.boss.step == BossStep::patterns)
            go_on_with_patterns(play);
        else
            go_on_with_slots(play);
        go_on(play);
    }
}

void suffer_first(Play& play, std::uint8_t place) { suffer(play, play.state.boss.seat, place); }

}  // namespace bullet
