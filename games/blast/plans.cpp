#include "blast/plans.h"

#include <algorithm>

#include "blast/acts.h"
#include "blast/moves.h"
#include "blast/rules.h"

namespace blast {

using namespace kit;

namespace {

// Nodes of a rescue; one of a plan takes as long as two or three of them.
constexpr int rescue_nodes = 1350, rescue_nodes_a_plan = 2;
constexpr Promise item_gain = 40, clearly_better = 8, worth_a_stroke = 150;
// In percent: what a plan is worth before the answer, of what it is worth in all.
constexpr int own_view = 35;

// Positions at the end of a turn that are the same to everybody have the same number.
std::uint32_t end_number(const State& end) {
    std::uint32_t sum = end.figure(end.active).square + 256u * end.figure(end.active).speed_ups;
    for (BombNumber bomb = 0; bomb < bomb_count; ++bomb)
        if (const Bomb& each = end.board.bombs[bomb]; each.in_play())
            sum += Rng::scramble(each.place * 16u + each.sparking * 8u + owner_of(bomb) + 1);
    for (std::uint8_t card = 0; card < ability_kinds; ++card)
        sum = sum * 31 + end.hands[end.active].count[card];
    return Rng::scramble(sum + end.turn_number * 0x9E3779B9u + end.active);
}

}  // namespace

template <std::size_t Count>
void Planner::Moves<Count>::offer(const Move& move, std::size_t most) {
    most = std::min(most, Count);
    std::size_t at = size;
    while (at > 0 && list[at - 1].promise < move.promise) --at;
    if (at >= most) return;
    if (size < most) ++size;
    for (std::size_t i = size - 1u; i > at; --i) list[i] = list[i - 1];
    list[at] = move;
}

// ---- The course of it --------------------------------------------------------------------------

void Planner::start(const State& seen, const Level& level, const Personality& personality,
                    Planner* rival, Rescue* rescue) {
    rival_ = rival;
    rescue_ = rescue;
    level_ = &level;
    personality_ = &personality;
    me_ = seen.active;
    root_ = seen;
    Rules::mask(root_, me_);  // whatever lies hidden cannot matter then
    stage_ = Stage::now;
    nodes_ = 0;
    kept_count_ = 0;
    climbs_ = 0;
    rescued_ = false;
    moves_.size = strokes_.size = 0;
    most_moves_ = static_cast<std::uint8_t>(
        std::min<int>(most_stops - 1, seen.moves_left + std::min<int>(seen.actor().speed_ups, 1)));
    judge_.start(root_, level, personality);
    buys_ = level.careless == 0 || (Rng::scramble(seen.turn_number * 8u + me_) & 1) != 0;
}

bool Planner::step(std::uint32_t& work) {
    while (stage_ != Stage::done) {
        if (work == 0) return false;
        --work;
        ++nodes_;
        advance();
    }
    return true;
}

void Planner::advance() {
    switch (stage_) {
        case Stage::now:
            look_now();
            stage_ = Stage::walk;
            cursor_ = 0;
            return;
        case Stage::walk:
            extend(walks_[cursor_]);
            if (++cursor_ < walk_count_ && walk_count_ < level_->ends) return;
            stage_ = Stage::rate;
            cursor_ = 1;
            if (walk_count_ == 1) stage_ = Stage::climb;
            depth_ = level_->depth;
            return;
        case Stage::rate:
            rate(walks_[cursor_]);
            if (++cursor_ < walk_count_) return;
            stage_ = Stage::climb;
            return;
        case Stage::climb:
            if (child_ < moves_.size) return climb_on();
            if (next_climb()) return;
            cursor_ = 0;
            stage_ = Stage::gather;
            if (level_->strokes == 0) begin_reply();
            return;
        case Stage::gather:
            gather(cursor_);
            if (++cursor_ < walk_count_) return;
            child_ = 0;
            cursor_ = 0;
            onward_ = {};
            stage_ = Stage::strike;
            return;
        case Stage::strike:
            strike();
            return;
        case Stage::reply:
            reply_on();
            return;
        case Stage::rescue:
        case Stage::done:  // nobody goes on then
            if (!rescue_->step()) return;
            rescued_ = rescue_->found();
            stage_ = Stage::done;
            return;
    }
}

Action Planner::choice() const {
    if (root_.actions >= most_acts) return {end_turn};  // BLA-244
    if (rescued_) return rescue_->choice();
    return best_[0].plan.length == 0 ? Action{end_turn} : best_[0].plan.acts[0];
}

void Planner::play(const Plan& plan, State& out) const {
    out = root_;
    Plan done{};
    for (std::size_t i = 0; i < plan.length; ++i) act_on(out, done, plan.acts[i]);
}

// ---- Doing and judging -------------------------------------------------------------------------

void Planner::act_on(State& state, Plan& plan, Action action) const {
    Events unheard;
    act(state, action, unheard);
    plan.add(action);
}

void Planner::follow(const Walk& walk, State& state, Plan& plan) const {
    state = root_;
    plan.length = 0;
    for (std::uint8_t i = 0; i < walk.length; ++i)
        act_on(state, plan, {walk.phased == i + 1 ? phase_move : move, walk.stops[i]});
}

// Moves that are left buy cards.
void Planner::spend_rest(State& state, Plan& plan) const {
    if (!buys_ || state.over() || state.actor().alive == 0) return;
    while (state.moves_left > 0 && !plan.full() && state.hands[me_].size() < hand_size) {
        int best = 0;
        std::uint8_t chosen = market_size;
        for (std::uint8_t slot = 0; slot < market_size; ++slot) {
            const Card card = state.market[slot];
            if (card == no_card) continue;
            const int worth = judge_.card_worth(card, state.hands[me_].count[card]);
            if (worth > best) {
                best = worth;
                chosen = slot;
            }
        }
        if (chosen == market_size) return;
        act_on(state, plan, {buy, chosen});
    }
}

// What a plan leads to. It becomes one of the best if it is.
int Planner::judge(State& state, Plan& plan) {
    spend_rest(state, plan);
    int worth = judge_.worth(state, me_);
    const std::uint32_t end = end_number(state);
    if (level_->noise != 0)
        worth +=
            static_cast<int>(end % (2u * static_cast<unsigned>(level_->noise) + 1)) - level_->noise;
    std::size_t at = 0;
    // Its number does not tell who was hit on the way: by a Fast Detonate one plan may win and the
    // other lose with nothing left on the board.
    while (at < kept_count_ && (best_[at].end != end || best_[at].worth != worth)) ++at;
    if (at < kept_count_) {  // known; the shorter way is better
        if (plan.length < best_[at].plan.length) best_[at].plan = plan;
        return worth;
    }
    if (at == most_kept && worth <= best_[at - 1].worth) return worth;
    if (kept_count_ < most_kept) ++kept_count_;
    at = kept_count_ - 1u;
    for (; at > 0 && best_[at - 1].worth < worth; --at) best_[at] = best_[at - 1];
    best_[at] = {plan, worth, end};
    return worth;
}

// ---- Walks -------------------------------------------------------------------------------------

void Planner::look_now() {
    trial_ = root_;
    plan_.length = 0;
    walks_[0] = {};
    walk_count_ = 1;
    walks_[0].worth = judge(trial_, plan_);
    Squares floor;
    for (std::size_t at = 0; at < square_count; ++at)
        if (root_.board.terrain[at].floor()) floor.add(static_cast<Square>(at));
    find_promises(root_, me_, judge_.outlook(), floor, promises_);
    for (auto& each : reached_) each.fill(-1);
    // The path may be longer than the way that is left.
    root_.path.each([&](Square at) {
        const Promise found = promises_[at];
        Walk& walk = walks_[0];
        if (found > walk.first) {
            walk.second = walk.first;
            walk.first = found;
        } else if (found > walk.second) {
            walk.second = found;
        }
    });
    reached_[0][root_.actor().square] = static_cast<Promise>(walks_[0].first + walks_[0].second);
    moves_.size = 0;
    child_ = 0;
}

void Planner::extend(const Walk& walk) {
    if (walk.length >= most_moves_) return;
    const Walk from = walk;  // the list grows
    Plan unused;
    follow(from, here_, unused);
    const Square at = here_.actor().square;
    const Ends ends = ends_from(here_.board, at);
    ends.walk.each([&](Square to) { extend_to(from, at, to, false); });
    if (here_.hands[me_].holds(phase) && from.phased == 0)
        ends.phase.each([&](Square to) { extend_to(from, at, to, true); });
}

void Planner::extend_to(const Walk& walk, Square from, Square to, bool phased) {
    if (walk_count_ == level_->ends) return;
    Walk longer = walk;
    longer.stops[longer.length++] = to;
    if (phased) longer.phased = longer.length;
    const Direction way = way_to(from, to);
    for (Square at = from; at != to;) {
        at = beside(at, way);
        if (here_.path.has(at)) continue;
        const Promise found = promises_[at];
        if (found > longer.first) {
            longer.second = longer.first;
            longer.first = found;
        } else if (found > longer.second) {
            longer.second = found;
        }
    }
    if (is_item(here_.board.token[to])) longer.gain = static_cast<Promise>(longer.gain + item_gain);
    const Square end = teleport_end(here_.board, to);
    Promise& reached = reached_[longer.phased != 0][end];
    const auto hope = static_cast<Promise>(longer.first + longer.second + longer.gain);
    if (reached >= 0 && hope < reached + clearly_better) return;
    reached = hope;
    longer.tried = false;
    walks_[walk_count_++] = longer;
}

void Planner::rate(Walk& walk) {
    follow(walk, trial_, plan_);
    walk.worth = judge(trial_, plan_);
}

// ---- Bombs and cards behind a walk -------------------------------------------------------------

bool Planner::next_climb() {
    if (depth_ < level_->depth && best_child_ >= 0) {  // one more step on the same way
        for (std::uint8_t i = 0; i < moves_.list[static_cast<std::size_t>(best_child_)].length; ++i)
            act_on(here_, plan_, moves_.list[static_cast<std::size_t>(best_child_)].acts[i]);
        ++depth_;
        begin_climb(here_, best_child_worth_);
        return true;
    }
    if (climbs_ == level_->walks) return false;
    Walk* best = nullptr;
    for (std::size_t i = 0; i < walk_count_; ++i)
        if (!walks_[i].tried && (best == nullptr || walks_[i].hope() > best->hope()))
            best = &walks_[i];
    if (best == nullptr) return false;
    best->tried = true;
    ++climbs_;
    depth_ = 1;
    follow(*best, here_, plan_);
    begin_climb(here_, best->worth);
    return true;
}

void Planner::begin_climb(const State& here, int worth) {
    climb_worth_ = worth;
    best_child_ = -1;
    best_child_worth_ = worth;
    child_ = 0;
    moves_.size = 0;
    if (here.over() || here.actor().alive == 0) return;
    find_moves(here, true, 0);
}

void Planner::climb_on() {
    const Move& next = moves_.list[child_];
    if (plan_.length + next.length < static_cast<int>(plan_.acts.size())) {
        trial_ = here_;
        Plan longer = plan_;
        for (std::uint8_t i = 0; i < next.length; ++i) act_on(trial_, longer, next.acts[i]);
        const int worth = judge(trial_, longer);
        if (worth > best_child_worth_) {
            best_child_worth_ = worth;
            best_child_ = child_;
        }
    }
    ++child_;
}

// ---- What can be done standing still -----------------------------------------------------------

bool Planner::harmless_start() const {
    return level_->kind_turns != 0 && root_.turn_number < level_->kind_turns * root_.board.seats;
}

void Planner::find_moves(const State& here, bool lays, int least) {
    const Board& board = here.board;
    const bool can_lay = board.inventory(me_) > 0;
    if (lays && can_lay) {
        Moves<most_children>& all = moves_;
        here.path.each([&](Square at) {
            if (takes_bomb(board, at, me_))
                all.offer({{Action{lay, at}}, 1, promises_[at], 0}, level_->lays);
        });
    }
    Move none{};
    const Hand& hand = here.hands[me_];
    if (here.actor().carries != nothing) {
        for (const Direction way : directions)
            if (const Square to = landing(board, here.actor().square, way); to != no_square)
                add_thrown(here, none, {launch, way}, to, least);
    }
    if (harmless_start()) return;
    for (std::uint8_t card = 0; card < ability_kinds; ++card)
        if (hand.holds(static_cast<Card>(card)))
            find_card_moves(here, none, static_cast<Card>(card), least);
    if (here.moves_left > 0 && hand.size() < hand_size && buys_)
        for (std::uint8_t slot = 0; slot < market_size; ++slot) {
            const Card card = here.market[slot];
            if (card == no_card || hand.holds(card)) continue;
            Move bought{};
            bought.acts[bought.length++] = {buy, slot};
            find_card_moves(here, bought, card, least);
        }
}

// A bomb that comes to lie elsewhere.
void Planner::add_thrown(const State& here, const Move& so_far, Action action, Square to,
                         int least) {
    Move move = so_far;
    move.acts[move.length++] = action;
    const bool hole = here.board.terrain[to].ground() == Ground::hole;
    move.promise = hole ? Promise{0} : promises_[to];
    if (move.promise < least) return;
    move.promise = static_cast<Promise>(move.promise + 20);
    moves_.offer(move, level_->lays + level_->cards);
}

void Planner::find_card_moves(const State& here, Move so_far, Card card, int least) {
    const Board& board = here.board;
    const Square own = here.actor().square;
    const BombNumber under = bomb_underfoot(here);
    const bool can_lay = under == nothing && board.inventory(me_) > 0 &&
                         takes_bomb(board, own, me_) && here.path.has(own) &&
                         so_far.length + 3u <= so_far.acts.size();
    Move with_bomb = so_far;
    if (can_lay) with_bomb.acts[with_bomb.length++] = {lay, own};
    const Move& from_own = under == nothing ? with_bomb : so_far;
    switch (card) {
        case push:
            for (const Direction way : directions)
                if (bomb_beside(here, way) != nothing)
                    if (const Square to = landing(board, beside(own, way), way); to != no_square)
                        add_thrown(here, so_far, {push_bomb, way}, to, least);
            return;
        case roll:
            for (const Direction way : directions)
                for (const Source source : {underfoot, adjacent}) {
                    const BombNumber bomb = rolled_bomb(here, source, way);
                    if (bomb == nothing && !(source == underfoot && can_lay)) continue;
                    const Square from = source == underfoot ? own : beside(own, way);
                    const Distances all = roll_distances(board, from, way);
                    for (std::uint8_t distance = 1; distance < box; ++distance)
                        if ((all >> distance & 1) != 0)
                            add_thrown(here, source == underfoot ? from_own : so_far,
                                       {roll_bomb, source, way, distance},
                                       roll_end(from, way, distance), least);
                }
            return;
        case cannon: {
            if (here.actor().carries != nothing || (under == nothing && !can_lay)) return;
            Move loaded_up = from_own;
            loaded_up.acts[loaded_up.length++] = {load};
            if (loaded_up.length == loaded_up.acts.size()) return;
            for (const Direction way : directions)
                if (const Square to = landing(board, own, way); to != no_square)
                    add_thrown(here, loaded_up, {launch, way}, to, least);
            return;
        }
        case fast:
            for (std::uint8_t token = 0; token < bombs_a_seat; ++token) {
                const Bomb& bomb = board.bombs[bomb_of(me_, token)];
                if (!bomb.in_play()) continue;
                Move set_off = so_far;
                set_off.acts[set_off.length++] = {fast_bomb, token};
                set_off.promise = bomb.sparking != 0 ? 200 : 60;
                if (set_off.promise >= least) moves_.offer(set_off, level_->lays + level_->cards);
            }
            return;
        default:
            return;  // a Phase Shift is part of a walk
    }
}

// ---- Cards on the way --------------------------------------------------------------------------

void Planner::gather(std::uint8_t number) {
    const Walk& walk = walks_[number];
    if (walk.length >= most_moves_) return;
    follow(walk, here_, plan_);
    if (here_.hands[me_].size() == 0 && here_.actor().carries == nothing && here_.moves_left < 2)
        return;
    moves_.size = 0;
    find_moves(here_, false, worth_a_stroke);
    for (std::size_t i = 0; i < moves_.size; ++i) {
        Move stroke = moves_.list[i];
        stroke.walk = number;
        strokes_.offer(stroke, level_->strokes);
    }
}

// One stroke, and each way of going on from there by one movement.
void Planner::strike() {
    if (child_ == strokes_.size) return begin_reply();
    const Move& stroke = strokes_.list[child_];
    if (cursor_ == 0) {
        follow(walks_[stroke.walk], here_, plan_);
        for (std::uint8_t i = 0; i < stroke.length; ++i) act_on(here_, plan_, stroke.acts[i]);
        cursor_ = 1;
        onward_ = {};
        if (!here_.over() && here_.actor().alive != 0 && here_.can_pay())
            onward_ = ends_from(here_.board, here_.actor().square).walk;
        trial_ = here_;
        Plan plan = plan_;
        judge(trial_, plan);
    } else {
        Square to = 0;
        while (!onward_.has(to)) ++to;
        onward_.remove(to);
        trial_ = here_;
        Plan plan = plan_;
        act_on(trial_, plan, {move, to});
        judge(trial_, plan);
    }
    if (onward_.empty()) {
        ++child_;
        cursor_ = 0;
    }
}

// ---- Answers -----------------------------------------------------------------------------------

void Planner::begin_reply() {
    stage_ = Stage::reply;
    cursor_ = 0;
    rival_thinks_ = false;
    if (level_->replies == 0 || rival_ == nullptr) finish();
}

// The best plan stands. If it ends in certain death something else is looked for, by whoever looks
// at the clock.
void Planner::finish() {
    stage_ = Stage::done;
    if (rescue_ == nullptr || judge_.careless() || best_[0].worth >= surely_won) return;
    if (survives(bomb_up) && survives(flame_max)) return;
    rescue_->start(root_, rescue_nodes - rescue_nodes_a_plan * static_cast<int>(nodes_));
    stage_ = Stage::rescue;
}

// Does the best plan leave it alive, if all that comes to light on the way is of this kind?
bool Planner::survives(Item hidden) {
    trial_ = root_;
    for (Token& token : trial_.board.token)
        if (is_block(token)) token = block_of(hidden);
    const Plan& plan = best_[0].plan;
    Plan done{};
    for (std::size_t i = 0; i < plan.length && !trial_.over(); ++i) {
        if (!may_act(trial_, plan.acts[i]).ok()) return false;
        act_on(trial_, done, plan.acts[i]);
        if (trial_.actor().alive == 0) return false;
    }
    return !trial_.over() &&
           fate_of(trial_.board, me_, me_, trial_.revenge_mode != 0) != Fate::lost;
}

// Goes on to the next rival who acts, in `trial_`; false: the turn comes back, or all is decided.
bool Planner::next_rival() {
    Board& board = trial_.board;
    for (;;) {
        Events unheard;
        run_belts(board, trial_.active, unheard);
        if (board.holder == trial_.active) board.armed = 1;
        trial_.active = board.after(trial_.active);
        foresee(board, trial_.active, judge_.step());
        if (trial_.active == me_ || board.living_count() < 2) return false;
        if (board.figures[trial_.active].alive != 0) break;
    }
    trial_.path = {};
    trial_.path.add(trial_.actor().square);
    trial_.moves_left = static_cast<std::uint8_t>(trial_.actor().moves());
    return true;
}

void Planner::reply_on() {
    Kept& kept = best_[cursor_];
    if (!rival_thinks_) {
        play(kept.plan, trial_);
        rival_thinks_ = kept.worth > surely_out && kept.worth < surely_won && next_rival();
        if (rival_thinks_) return rival_->start(trial_, answering, neutral, nullptr, nullptr);
    } else {
        std::uint32_t one = 1;
        if (!rival_->step(one)) return;
        rival_thinks_ = false;
        rival_->play(rival_->plan(), trial_);
        kept.worth = (own_view * kept.worth + (100 - own_view) * judge_.worth(trial_, me_)) / 100;
    }
    if (++cursor_ < std::min(kept_count_, level_->replies)) return;
    settle_replies();
    finish();
}

// The best of those that were looked at.
void Planner::settle_replies() {
    const std::size_t looked = std::min(kept_count_, level_->replies);
    std::size_t best = 0;
    for (std::size_t i = 1; i < looked; ++i)
        if (best_[i].worth > best_[best].worth) best = i;
    std::swap(best_[0], best_[best]);
}

}  // namespace blast
