// Setting up a match (BUL-040 .. BUL-047).
#include "bullet/boss.h"
#include "bullet/placing.h"
#include "bullet/rounds.h"
#include "bullet/rules.h"

namespace bullet {

using namespace kit;

namespace {

// Named seats first, then those by lot (BUL-014).
void choose_heroines(State& state, const Config& config) {
    std::array<bool, heroine_count> taken{};
    const auto give = [&](Seat seat, std::size_t heroine) {
        taken[heroine] = true;
        state.at(seat).heroine = static_cast<Heroine>(heroine);
    };
    const auto choice = [&](Seat seat) { return config[heroine_field + std::size_t{seat}]; };
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (choice(seat) != by_lot) give(seat, named_heroine(config, seat));
    std::uint32_t named = 0;
    for (const bool each : taken) named += each ? 1 : 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (choice(seat) != by_lot) continue;
        std::uint32_t lot = state.rng.below(static_cast<std::uint32_t>(heroine_count) - named++);
        std::size_t heroine = 0;
        while (taken[heroine] || lot-- > 0) ++heroine;
        give(seat, heroine);
    }
}

// Named or by lot, it is the boss of nobody who plays (BUL-014, BUL-272).
void choose_boss(State& state, const Config& config) {
    std::array<bool, boss_count> taken{};
    for (Seat seat = 0; seat < state.seats; ++seat) taken[state.at(seat).heroine] = true;
    std::size_t boss = 0;
    if (config[boss_field] != by_lot) {
        boss = config[boss_field] - 1u;
        while (taken[boss]) boss = (boss + 1) % boss_count;
    } else {
        std::uint32_t lot = state.rng.below(static_cast<std::uint32_t>(boss_count) - state.seats);
        while (taken[boss] || lot-- > 0) ++boss;
    }
    state.boss.who = static_cast<Boss>(boss);
}

void lay_out_board(Play& play, Seat seat) {
    Board& board = play.at(seat);
    const HeroineCard& card = board.card();
    board.action_points = card.action_points;  // BUL-040
    board.powerups.fill(no_powerup);
    board.stuck_column = board.suspended = no_value;
    for (int i = 0; i < card.patterns; ++i)  // BUL-041
        board.deck.push(static_cast<PatternId>(card.first_pattern + i));
    board.deck.shuffle(play.state.rng);
    for (int i = 0; i < card.hand_size; ++i) (void)draw_pattern(play, seat);
    // BUL-042
    board.component = board.heroine == nawa ? space_at(2, 2) : no_space;  // BUL-360
    if (board.heroine == jane)                                            // BUL-350
        for (const Type type : {immobilizer, badge, coat}) board.current.add(type);
}

void lay_out_powerups(State& state) {  // BUL-045
    for (Powerup kind = 0; kind < powerup_kinds; ++kind)
        for (int i = 0; i < powerup_copies; ++i) state.powerup_deck.push(kind);
    state.powerup_deck.shuffle(state.rng);
    (void)state.powerup_deck.deal(state.open_powerups, state.seats);
}

}  // namespace

// Whatever the form allows can be played (BUL-014).
Verdict Rules::config_problem(const Config&) { return done; }

void Rules::setup(State& state, const Config& config, Seed seed) {
    state = {};
    state.rng = Rng(seed);
    state.mode = mode_of(config[table_field]);
    state.seats = static_cast<std::uint8_t>(seats_of(config[table_field]));
    state.timer = config[timer_field];
    Events unseen;
    Play play{state, unseen};
    choose_heroines(state, config);
    if (state.mode == Mode::boss_battle) choose_boss(state, config);
    for (Seat seat = 0; seat < state.seats; ++seat) lay_out_board(play, seat);
    state.center = whole_set(state.sets());
    for (Seat seat = 0; seat < state.seats; ++seat)  // BUL-043
        for (int i = 0; i < first_bullets; ++i)
            state.at(seat).current.add(state.center.draw(state.rng));
    state.intensity = first_intensity;  // BUL-044
    if (state.with_powerups()) lay_out_powerups(state);
    if (state.mode == Mode::boss_battle) set_up_boss(play);  // BUL-270
    begin_round(play);                                       // BUL-047
}

}  // namespace bullet
