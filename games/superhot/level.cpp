#include "superhot/level.h"

#include "superhot/goals.h"
#include "superhot/places.h"
#include "superhot/turn.h"

namespace superhot {

using namespace kit;

namespace {

constexpr int packet_obstacles = 9;  // HOT-033

void deal_line(State& state, Events& events) {  // HOT-032: slot 1 first
    for (int slot = 0; slot < state.slots; ++slot) {
        const Card card = state.obstacles.draw();
        state.line[static_cast<std::size_t>(slot)] = card;
        events.add({.kind = line_dealt, .a = static_cast<std::uint8_t>(slot + 1), .b = card});
    }
}

// HOT-002, HOT-322, HOT-323: bats take the places of the last dudes with a gun.
void shuffle_obstacle_set(State& state) {
    for (Card card = 0; card < common_obstacles + 2; ++card) {
        const bool bat = card >= common_obstacles;
        const bool replaced = card < ob(7) && card + state.bats >= ob(7);
        if (bat ? card < common_obstacles + state.bats : !replaced) state.obstacles.push(card);
    }
    state.obstacles.shuffle(state.rng);
}

// HOT-033, HOT-311, HOT-312
void hide_first_bullets(State& state) {
    const int hidden = state.storm != 0 ? 3 : 1;
    Deck<Card, 16> packet;
    for (int i = 0; i < packet_obstacles; ++i)
        packet.push(state.obstacles[static_cast<std::size_t>(i)]);
    for (int i = 0; i < hidden; ++i) packet.push(bullet);
    packet.shuffle(state.rng);
    Deck<Card, 55> whole;
    for (const Card card : packet) whole.push(card);
    for (std::size_t i = packet_obstacles; i < state.obstacles.size(); ++i)
        whole.push(state.obstacles[i]);
    state.obstacles = whole;
    state.packet = static_cast<std::uint16_t>(packet.size());
    state.bullets_deck = static_cast<std::uint8_t>(state.bullets_in_game - hidden);
}

void draw_hand(State& state, int player, Events& events) {
    Normal& normal = state.normals[static_cast<std::size_t>(player)];
    normal.deck.shuffle(state.rng);
    for (int i = 0; i < hand_size && !state.ended(); ++i)
        if (!draw_card(state, player, events)) return;  // HOT-183
}

// HOT-248: IT before PZ, whoever begins.
void draw_hands(State& state, Events& events) {
    const int first = state.two() ? state.it_player : 0;
    for (int i = 0; i < state.normal_count() && !state.ended(); ++i)
        draw_hand(state, i == 0 ? first : 1 - first, events);
}

void put_starting_deck(Normal& normal, StartingDeck which) {
    normal.starting_deck = which;
    for (int i = 1; i <= starting_cards; ++i) normal.deck.push(which == it_deck ? it(i) : pz(i));
}

void shuffle_goals(State& state) {
    state.goals_deck.clear();
    if (state.leg == 0) {  // HOT-037
        for (Goal goal = 0; goal < goal_count; ++goal) state.goals_deck.push(goal);
        state.goals_deck.shuffle(state.rng);
        for (std::size_t i = 0; i < goal_count; ++i) state.goals_start[i] = state.goals_deck[i];
        state.goals_unseen = goal_count;
    } else {  // HOT-320; those drawn in the first leg are known now
        for (const Goal goal : state.goals_start) state.goals_deck.push(goal);
    }
    state.goals_below = 0;
}

void begin_level(State& state, Events& events) {
    state.active = state.beginner;
    state.level_turn = 1;
    state.counters = {};  // HOT-185
    state.turn = {};
    state.hardened = state.lag = 0;
    events.add({.kind = level_began,
                .a = state.level,
                .b = static_cast<std::uint8_t>(goals_of_level(state, state.level)),
                .c = state.leg});
    draw_goals(state, events);
    if (!open_veto(state)) begin_turn(state, events);
}

// HOT-180 (2)
void deal_new_line(State& state, Events& events) {
    Deck<Card, 55> stock;
    for (int slot = 0; slot < state.slots; ++slot)
        if (state.at(slot) != no_card) stock.push(lift(state, slot));
    stock.take_all(state.obstacles);
    stock.take_all(state.obstacle_discard);
    stock.shuffle(state.rng);
    state.obstacles = stock;
    state.packet = 0;                                                                  // HOT-181
    if (stock.size() < state.slots) return lose(state, End::no_line, nobody, events);  // HOT-183
    deal_line(state, events);
}

// HOT-180 (3). Both hands are put away before the first is drawn anew.
void gather_own_cards(Normal& normal) {
    normal.deck.take_all(normal.discard);
    for (const Card card : normal.hand) normal.deck.push(card);
    for (; normal.bullets > 0; --normal.bullets) normal.deck.push(bullet);
    normal.hand = {};
}

void begin_next_level(State& state, Events& events) {
    return_goals(state);  // HOT-180 (1), HOT-182
    ++state.level;
    deal_new_line(state, events);
    if (state.ended()) return;
    for (Normal& normal : state.normals) gather_own_cards(normal);
    draw_hands(state, events);  // HOT-184
    if (!state.ended()) begin_level(state, events);
}

}  // namespace

void begin_leg(State& state, Events& events) {
    state.normals = {};
    state.obstacles.clear();
    state.obstacle_discard.clear();
    state.line.fill(no_card);
    state.knocked_out = 0;
    state.used.clear();
    state.fresh.clear();
    state.system_hand.clear();
    state.points = {};
    state.pending = state.pending_rest = state.shot = 0;
    state.hit_slot = state.hit_method = state.hit_sum = state.hit_last = 0;
    state.aid_in = state.aid_out = no_card;
    state.proposal = no_goal;
    state.goal_row.clear();
    state.done = state.vetoed = 0;
    state.level = 1;
    state.end = End::none;
    state.bullets_in_game = static_cast<std::uint8_t>(bullets_of(state.times_up != 0));

    shuffle_obstacle_set(state);  // HOT-031
    deal_line(state, events);
    hide_first_bullets(state);
    if (state.two()) {  // HOT-230
        put_starting_deck(state.normals[state.it_player], it_deck);
        put_starting_deck(state.normals[1 - state.it_player], pz_deck);
    } else {
        put_starting_deck(state.normals[0], static_cast<StartingDeck>(state.single_deck));
    }
    draw_hands(state, events);  // HOT-034
    shuffle_goals(state);
    state.beginner = state.two() ? state.it_player : std::uint8_t{0};  // HOT-232
    begin_level(state, events);
}

void begin_level_turns(State& state, Events& events) {
    state.veto_step = 0;
    state.proposal = no_goal;
    begin_turn(state, events);
}

void complete_level(State& state, Events& events) {
    events.add({.kind = level_cleared, .a = state.level});
    Leg& leg = state.legs[state.leg];
    ++leg.levels;
    ++leg.turns;
    const int other = 1 - state.active;
    return_aid(state, state.aid_in, other, events);  // HOT-243
    return_aid(state, state.aid_out, state.active, events);
    const bool last = state.infinite != 0 ? goals_of_level(state, state.level) == goal_count
                                          : state.level == campaign_levels(state);
    if (last) {  // HOT-210, HOT-317
        state.end = End::won;
        events.add({.kind = leg_over,
                    .a = state.leg,
                    .b = static_cast<std::uint8_t>(End::won),
                    .c = nobody});
        return;
    }
    if (state.mode == coop) state.beginner = static_cast<std::uint8_t>(other);  // HOT-237, HOT-290
    begin_next_level(state, events);
}

void close_leg(State& state, Events& events) {
    state.legs[state.leg].end = state.end;
    if (state.revenge != 0 && state.leg == 0) {  // HOT-319
        state.leg = 1;
        begin_leg(state, events);
    } else {
        state.phase = Phase::over;
    }
}

}  // namespace superhot
