#include "bullet/replies.h"

#include <algorithm>
#include <cstdlib>

#include "bullet/jobs.h"
#include "bullet/rules.h"
#include "bullet/tiles.h"

namespace bullet {

namespace {

// Worth in hundredths of a bullet, as in plans and jobs.
constexpr int point_gained = 100;
constexpr int saved_point = 28;
constexpr int useful_bullet = 25;  // it can be cleared
constexpr int never = -100'000;
// A slot of the Mind, by how many are free: the last one is dear.
constexpr std::array<int, mind_slots> slot_worth{150, 90, 60};

class Replies {
  public:
    Replies(const State& state, Seat seat, const Planner& planner)
        : state_(state), board_(state.at(seat)), seat_(seat), planner_(planner) {
        for (std::size_t i = 0; i < planner.size(); ++i) plans_.push(planner.plan(i));
        for (const Plan& plan : plans_)
            if (plan.price <= board_.action_points) without_ = std::max(without_, plan.value);
    }

    int score(kit::Action action) const {
        const Frame& frame = state_.pending.back();
        switch (action.kind) {
            case decline:
                return 0;
            case choose:
                return step_score(pending_step(frame), action.b, action.c);
            case star_action:
                return step_score(effect(board_.card().stars[action.a].effect)[0], action.b,
                                  action.c);
            case keep_bullet:
                return action.a == 0 ? placing_score(frame.what) : keeping_score();
            case choose_column:
                return column_score(action.a);
            case assign_hit:
                return hit_score(action.a == 0 ? seat_ : teammate_of(seat_), frame.what);
            case take_powerup:
                return tile_rank(state_, seat_, state_.open_powerups[action.a]);
            case replace_powerup:
                return -tile_rank(state_, seat_,
                                  action.a == discard_new ? frame.what : board_.powerups[action.a]);
            case boss_order:
                return (has_step(Verb::place, action.a) ? 2 : 0) - action.a;
            default:  // discard_down
                return -planner_.card_value(action.a);
        }
    }

  private:
    int step_score(const Step& step, std::uint8_t p, std::uint8_t q) const {
        switch (step.verb) {
            case Verb::move:
            case Verb::warp:
                return move_score(p, q);
            case Verb::move_component:
                return lead_score(p);
            case Verb::clear:
                return gain_without(state_, seat_, p) + sent_worth +
                       (has(board_.sight.stars(), p) ? sent_worth : 0);
            case Verb::discard:  // a boss says so
                return -planner_.card_value(p);
            case Verb::action_points:
                return point_gained;
            default:  // whichever bullet leaves a pan, and what is swapped, is all the same
                return 0;
        }
    }

    // Bullets that fall before something makes them heavier hit less.
    bool has_step(Verb verb, std::size_t place) const {
        for (const Step& step : effect(boss_pattern(state_.boss.active[place].id).effect).steps)
            if (step.verb == verb) return true;
        return false;
    }

    // A free move: what it saves of a plan, and what it does to the sight.
    int move_score(Space from, Space to) const {
        const Spaces bullets = board_.sight.bullets();
        const Spaces after = (bullets & ~set_of(from)) | set_of(to);
        const int safer = danger_worth(state_, seat_, bullets) - danger_worth(state_, seat_, after);
        return std::max(safer, best_saving([&](const Plan& plan) -> int {
                            for (const PlanMove& move : plan.moves) {
                                if (move.component || move.from != from) continue;
                                return move.to == to ? move.price : 0;  // its first one
                            }
                            return 0;
                        })) -
               1;
    }
    // Where a plan wants it; otherwise it may as well stay.
    int lead_score(Space to) const {
        return best_saving([&](const Plan& plan) -> int {
                   if (plan.component != to) return 0;
                   int price = 0;
                   for (const PlanMove& move : plan.moves) price += move.component ? move.price : 0;
                   return price;
               }) -
               1;
    }
    // How much better the best plan is that something makes cheaper. `saved(plan)`: the AP.
    template <class Saved>
    int best_saving(const Saved& saved) const {
        int best = 0;
        for (const Plan& plan : plans_) {
            const int points = saved(plan);
            if (points == 0 || plan.price - points > board_.action_points) continue;
            best = std::max(best, static_cast<int>(plan.value + points * saved_point - without_));
        }
        return best;
    }

    int placing_score(Type type) const {
        const int column = colour_of(type);
        const Space space = landing(state_, seat_, column, number_of(type));
        if (space == no_space) return board_.modifier(Modifier::guard) > 0 ? 0 : -hit_worth;
        return useful_bullet - danger_rise(space);
    }
    int danger_rise(Space space) const {
        const Spaces bullets = board_.sight.bullets();
        return danger_worth(state_, seat_, bullets | set_of(space)) -
               danger_worth(state_, seat_, bullets);
    }
    int keeping_score() const { return -slot_worth[mind_slots - board_.mind.size() - 1]; }

    // The column where it spares most hits; of equals the fullest that is not full.
    int column_score(int column) const {
        const ColumnHits hits = column_hits(board_, unseen_bullets(state_), column);
        const int height = height_of(board_.sight.bullets(), column);
        return 10 * (hits.now - hits.immobilized) + (height < rows ? height : 0);
    }

    // More for whoever bears it better.
    int hit_score(Seat holder, Type type) const {
        const Board& board = state_.at(holder);
        if (board.heroine != balance) return 10 * lives_left(state_, holder);
        const int odd = pan_size(board, true) + (is_odd(type) ? 1 : 0);
        const int even = pan_size(board, false) + (is_odd(type) ? 0 : 1);
        if (scales_tip(odd, even)) return never;
        return std::abs(odd - even) <= 1 ? 15 : 0;
    }

    const State& state_;
    const Board& board_;
    Seat seat_;
    const Planner& planner_;
    kit::FixedList<Plan, Planner::most_drafts> plans_{};
    std::int32_t without_ = 0;  // the best plan as things are
};

}  // namespace

int reply_points(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    if (in_end_phase(state) || state.boss.step != BossStep::none) return board.card().action_points;
    return board.action_points + 2;
}

kit::Action best_reply(const State& state, Seat seat, const Planner& planner) {
    const Replies replies(state, seat, planner);
    kit::Action best = kit::no_answer;
    int best_score = never - 1;
    std::array<kit::Action, 64> window;
    for (std::uint32_t first = 0;; first += static_cast<std::uint32_t>(window.size())) {
        kit::Actions list(window, first);
        Rules::legal(state, list);
        for (const kit::Action action : list.kept()) {
            if (Rules::info.words[action.kind].outside) continue;
            const int score = replies.score(action);
            if (score <= best_score) continue;
            best_score = score;
            best = action;
        }
        if (list.kept().size() < window.size()) return best;
    }
}

}  // namespace bullet
