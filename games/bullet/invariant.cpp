// What is always true (RULES.md, "Always true"); the first thing that is not is named.
#include <algorithm>

#include "bullet/rules.h"
#include "bullet/table.h"

namespace bullet {

using namespace kit;

namespace {

// 1: every bullet of the set is somewhere, and a bag holds as many as it says.
const char* lost_bullet(const State& state) {
    Bag found{};
    const auto count_bag = [&](const Bag& bag) {
        int sum = 0;
        for (Type type = 0; type < type_count; ++type) {
            found.add(type, bag.count[type]);
            sum += bag.count[type];
        }
        return sum == bag.total;
    };
    const auto count_list = [&](const auto& list) {
        for (const Type type : list) found.add(type);
    };
    if (!count_bag(state.center) || !count_bag(state.track) || !count_bag(state.boss.incoming) ||
        !count_bag(state.boss.trap))
        return "a bag does not hold what it says";
    if (state.track.specials() + state.boss.incoming.specials() + state.boss.trap.specials() > 0)
        return "a special bullet was sent away";
    const bool mixed = against(state, celestial_cleaning);
    int janes = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Board& board = state.at(seat);
        if (!count_bag(board.current) || !count_bag(board.incoming))
            return "a bag does not hold what it says";
        each(board.sight.bullets(), [&](Space space) { found.add(board.sight.at(space)); });
        count_list(board.life);
        for (const auto& pan : board.pans) count_list(pan);
        count_list(board.mind);
        // 2: specials are hers alone, or Celestial Cleaning has strewn them (BUL-356).
        const bool is_jane = board.heroine == jane && board.in_game();
        janes += is_jane ? 1 : 0;
        const int strewn = mixed ? 0 : board.current.specials();
        if (!is_jane && strewn + board.incoming.specials() > 0)
            return "a special bullet is not with Jane";
    }
    for (const Frame& frame : state.pending)
        if (frame.kind == Pending::keep || frame.kind == Pending::hit ||
            frame.kind == Pending::column)
            found.add(frame.what);
    const Bag all = whole_set(state.sets());
    for (Type type = 0; type < ordinary_types; ++type)
        if (found.count[type] != all.count[type]) return "a bullet was lost or doubled";
    for (Type type = ordinary_types; type < type_count; ++type)
        if (found.count[type] > janes) return "a special bullet was doubled";
    if (!mixed && state.center.specials() > 0) return "a special bullet is not with Jane";
    const bool past_specials = state.sudden != 0 || state.over();
    if (!past_specials && found.specials() != 3 * janes) return "a special bullet was lost";
    return nullptr;
}

// Is it a card of the feed? (BUL-394)
bool is_lent(const State& state, PatternId id) {
    return against(state, collective_consciousness) && pattern(id).heroine == ynn;
}

// 3: every pattern of hers is in one place; she may hold feed besides.
const char* lost_pattern(const State& state, const Board& board) {
    std::array<int, pattern_count> found{};
    const auto count = [&](const auto& cards) {
        for (const PatternId id : cards) ++found[id];
    };
    count(board.deck);
    count(board.hand);
    count(board.discard);
    const HeroineCard& card = board.card();
    for (std::size_t id = 0; id < pattern_count; ++id) {
        const bool hers = id >= card.first_pattern &&
                          id < static_cast<std::size_t>(card.first_pattern + card.patterns);
        if (found[id] != (hers ? 1 : 0) && !is_lent(state, static_cast<PatternId>(id)))
            return "a pattern was lost or doubled";
    }
    return nullptr;
}

// 3: three powerups of each kind.
const char* lost_powerup(const State& state) {
    std::array<int, powerup_kinds> found{};
    const auto count = [&](const auto& tiles) {
        for (const Powerup kind : tiles)
            if (kind != no_powerup) ++found[kind];
    };
    count(state.powerup_deck);
    count(state.open_powerups);
    count(state.powerup_discard);
    for (Seat seat = 0; seat < state.seats; ++seat) count(state.at(seat).powerups);
    for (const Frame& frame : state.pending)
        if (frame.kind == Pending::end_phase && frame.step == replacing) ++found[frame.what];
    for (const int copies : found)
        if (copies != (state.with_powerups() ? powerup_copies : 0))
            return "a powerup was lost or doubled";
    return nullptr;
}

// 3 and 9: the boss's cards, its shields, and the feed.
const char* broken_boss(const State& state) {
    const BossBoard& boss = state.boss;
    const BossCard& card = boss.card();
    if (boss.shields > shield_count) return "a shield has grown";
    std::array<int, boss_pattern_count> found{};
    for (const BossPattern id : boss.deck) ++found[id];
    for (const BossPattern id : boss.covered) ++found[id];
    for (const ActivePattern& active : boss.active) ++found[active.id];
    for (std::size_t id = 0; id < boss_pattern_count; ++id) {
        const bool its = id >= card.first_pattern &&
                         id < static_cast<std::size_t>(card.first_pattern + card.patterns);
        if (found[id] != (its ? 1 : 0)) return "a boss pattern was lost or doubled";
    }
    std::array<int, pattern_count> feed{};
    for (const PatternId id : boss.feed) ++feed[id];
    for (const PatternId id : boss.feed_discard) ++feed[id];
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Board& board = state.at(seat);
        if (board.feed_cards() > 1) return "a heroine holds two feed cards";
        for (const PatternId id : board.hand)
            if (board.is_feed(id)) ++feed[id];
    }
    for (std::size_t id = 0; id < pattern_count; ++id) {
        if (feed[id] != (is_lent(state, static_cast<PatternId>(id)) ? 1 : 0))
            return "a feed card was lost or doubled";
    }
    if (boss.shields > 0 && state.intensity != revealed_slot(state).intensity)
        return "the intensity is not that of the slot";
    return nullptr;
}

// 4 to 7, of one heroine in the game.
const char* broken_board(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    const HeroineCard& card = board.card();
    if (const char* broken = lost_pattern(state, board)) return broken;
    if (board.action_points > card.action_points) return "more AP than the maximum";
    if (board.life.size() > card.lives) return "more hits than lives";
    if (board.heroine != planil && !board.mind.empty()) return "a Mind that nobody has";
    if (board.heroine != balance && pan_size(board, true) + pan_size(board, false) > 0)
        return "pans that nobody has";
    if ((board.heroine == nawa) != (board.component < space_count)) return "Baku is lost";
    const bool playing = board.phase == Phase::option || board.phase == Phase::ended;
    const bool beaten = is_beaten(state, seat);
    // Between the two steps of Equilibrium her pans are not weighed.
    const bool weighing = top_frame(state) != nullptr && top_frame(state)->kind == Pending::effect;
    if (playing && beaten && !weighing) return "a heroine without life goes on";
    if (board.phase == Phase::down && !beaten) return "a heroine with life is down";
    if (board.phase != Phase::ended) return nullptr;
    if (board.own_cards() > card.hand_size) return "a heroine ended with too many patterns";
    // The boss has begun to fill bags and to set modifiers for the next round (BUL-118).
    if (state.boss.step != BossStep::none || (state.over() && state.mode == Mode::boss_battle))
        return nullptr;
    // A match that ends between two rounds may have fed her already.
    if (!state.over() && !board.current.empty()) return "a heroine ended with bullets to place";
    if (board.modifiers != decltype(board.modifiers){} || board.stuck_column != no_value)
        return "a modifier outlives the round";
    return nullptr;
}

}  // namespace

const char* Rules::invariant(const State& state) {
    if (const char* broken = lost_bullet(state)) return broken;
    if (const char* broken = lost_powerup(state)) return broken;
    if (state.mode == Mode::boss_battle)
        if (const char* broken = broken_boss(state)) return broken;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.at(seat).in_game())
            if (const char* broken = broken_board(state, seat)) return broken;
    // 8
    if (state.sudden == 0 && !state.over() && state.mode != Mode::boss_battle &&
        state.intensity != first_intensity - 1 + state.round + state.lost)
        return "the intensity is not what it must be";
    // 10
    Actions list({});
    legal(state, list);
    if ((list.count() == 0) != state.over()) return "neither a result nor anything to do";
    if (list.count() > info.most_legal) return "more legal actions than there may be";
    // 11
    if (state.actions > info.longest_match) return "the match lasts too long";
    return nullptr;
}

}  // namespace bullet
