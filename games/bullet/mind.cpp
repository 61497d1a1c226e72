#include "bullet/mind.h"

#include <algorithm>

#include "bullet/jobs.h"
#include "bullet/replies.h"
#include "bullet/rules.h"
#include "bullet/tiles.h"

namespace bullet {

using kit::Action;

namespace {

// What an odd job must gain for each AP, in hundredths of a bullet: AP that are left when all
// bullets are placed are lost.
constexpr int least_job = 20, least_last_job = 5;
// What help must gain, and what a card is worth to the teammate.
constexpr int least_help = 40, shared_card = 45;
// A bullet leaves the Mind if it makes the sight no worse than by this.
constexpr int most_mind_rise = 60;

constexpr int usual_lives = 3;

enum TeamAction : std::uint8_t { share_notes, relay, assist };
static_assert(team_action_texts[relay].name == "Relay" && team_action_count == 3);

// Does the answer hang on what can be planned?
bool needs_plan(const State& state) {
    const Frame& frame = state.pending.back();
    return frame.kind == Pending::effect || frame.kind == Pending::stars ||
           (frame.kind == Pending::end_phase && frame.step == refilling);
}

}  // namespace

bool Mind::decide(Action action) {
    choice_ = action;
    stage_ = Stage::decided;
    return true;
}

void Mind::start(const State& seen, Seat seat, const Level& level, kit::Rng rng) {
    state_ = &seen;
    board_ = &seen.at(seat);
    level_ = &level;
    seat_ = seat;
    rng_ = rng;
    if (seen.sudden != 0) {
        decide({sudden_step});
        return;
    }
    if (!seen.pending.empty()) {
        stage_ = Stage::replying;
        if (needs_plan(seen)) planner_.start(*board_, request(), reply_points(seen, seat));
        return;
    }
    if (mistake()) return;
    risk_ = next_hit_chance(seen, seat);
    bold_ = boldness();
    if (!board_->current.empty() && risk_ <= bold_) {
        const Action tile = due_tile(seen, seat, {false, true});
        decide(tile != kit::no_answer ? tile : Action{place_bullet});
        return;
    }
    stage_ = Stage::planning;
    planner_.start(*board_, request());
}

// A bullet or a pattern, each way of using one equally likely.
bool Mind::mistake() {
    if (level_->mistakes == 0 || rng_.below(100) >= level_->mistakes) return false;
    std::uint32_t ways = 0;
    Action found = kit::no_answer;
    const auto offer = [&](Action action) {
        if (rng_.below(++ways) == 0) found = action;
    };
    if (!board_->current.empty()) offer({place_bullet});
    for (std::uint8_t card = 0; card < board_->hand.size(); ++card)
        each_placement(*board_, board_->hand[card], [&](int turns, std::uint8_t offset, Spaces) {
            offer({use_pattern, card, static_cast<std::uint8_t>(turns), offset});
        });
    return ways > 0 && decide(found);
}

Request Mind::request() const {
    return {.most_fill = level_->most_fill,
            .budget = level_->most_price,
            .most_nodes = most_nodes,
            .worth = level_->worth,
            .coming = coming_to(*state_, seat_),
            .fading = fading_of(*board_)};
}

// Against others fuller clears are worth a hit to those who bear more of them than most, and to
// Jane, whose coat bears some; alone they only come back to her.
int Mind::boldness() const {
    if (state_->mode == Mode::score_attack) return level_->bold_alone;
    const Heroine who = board_->heroine;
    const bool tough = who == balance || who == jane || board_->card().lives > usual_lives;
    return level_->bold + (tough ? level_->bolder : 0);
}

bool Mind::step(std::uint32_t work) {
    for (;;) {
        switch (stage_) {
            case Stage::decided:
                return true;
            case Stage::replying:
                if (!planner_.step(work)) return false;
                return decide(best_reply(*state_, seat_, planner_));
            case Stage::planning:
                if (!planner_.step(work)) return false;
                rank_plans();
                if (!compares()) return finish_option();
                follow(serves_ && !level_->keeps_back ? plans_.size() : 0);
                break;
            case Stage::serving:
                if (!service_.step(work)) return false;
                if (finish_serving()) return finish_option();
                break;
            case Stage::following:
                if (!next_.step(work)) return false;
                if (weigh(std::max(next_.best().value, std::int32_t{0}))) return finish_option();
                break;
        }
    }
}

// ---- What comes after a plan --------------------------------------------------------------------

// The best few, as they are or as they are worth against the boss.
void Mind::rank_plans() {
    const bool boss = state_->mode == Mode::boss_battle;
    const std::size_t width = boss ? most_width : std::max<std::size_t>(level_->width, 1);
    const std::size_t looked_at = boss ? planner_.size() : std::min(width, planner_.size());
    for (std::size_t i = 0; i < looked_at; ++i) {
        Plan plan = planner_.plan(i);
        plan.value += boss_gain(*state_, seat_, plan, level_->shield);
        std::size_t at = plans_.size();
        while (at > 0 && plans_[at - 1].value < plan.value) --at;
        if (at == width) continue;
        if (plans_.size() == width) plans_.pop();
        plans_.insert(at, plan);
    }
    if (!plans_.empty()) best_ = plans_[0];
    best_value_ = best_.value;
    // Only with her last bullet placed does she know what the boss will look at.
    serves_ = boss && state_->boss.who != knife_and_fork && board_->current.empty();
}

// Is there more to look at than the plans themselves?
bool Mind::compares() const { return serves_ || (level_->width > 0 && plans_.size() > 1); }

// Behind the plans comes what is left if none of them is used.
void Mind::follow(std::size_t which) {
    following_ = static_cast<std::uint8_t>(which);
    after_ = *board_;
    if (which < plans_.size()) carry_out(plans_[which], after_);
    const std::uint32_t used = std::min<std::uint32_t>(planner_.nodes(), most_nodes);
    const std::size_t parts = std::max<std::size_t>(plans_.size(), 1) * (serves_ ? 2u : 1u);
    nodes_each_ = static_cast<std::uint16_t>((most_nodes - used) / parts);
    if (!serves_) return look_further();
    stage_ = Stage::serving;
    const std::size_t patterns = state_->boss.active.size();
    service_.start(*state_, seat_, after_, level_->most_service,
                   which < plans_.size() ? static_cast<std::uint16_t>(nodes_each_ / patterns)
                                         : Service::usual_nodes);
}

void Mind::look_further() {
    stage_ = Stage::following;
    Request second = request();
    second.most_nodes = nodes_each_;
    next_.start(after_, second);
}

// True when all have been looked at.
bool Mind::finish_serving() {
    if (following_ == plans_.size()) {
        served_ = service_.plan();
        const int least = level_->least_last;
        if (level_->keeps_back && service_.spared() - service_.penalty() + least >= best_value_)
            best_ = {};
        return true;
    }
    if (level_->width == 0) return weigh(0);
    look_further();
    return false;
}

// `next`: what the best plan after it is worth.
bool Mind::weigh(std::int32_t next) {
    const Plan& plan = plans_[following_];
    std::int32_t value = plan.value + next;
    if (serves_) {
        const std::int32_t spared = service_.spared();
        const bool both = next_.best().price + service_.plan().price <= after_.action_points;
        if (next > 0 && !both)
            value += std::max(spared - next, std::int32_t{0});
        else
            value += spared;
        value -= service_.penalty();
    }
    if (following_ == 0 || value > best_value_) {
        best_ = plan;
        best_value_ = value;
    }
    if (following_ + 1u == plans_.size() + (serves_ ? 1u : 0u)) return true;
    follow(following_ + 1u);
    return false;
}

// ---- The option ---------------------------------------------------------------------------------

bool Mind::finish_option() {
    const bool last = board_->current.empty();
    const int least_value = last ? level_->least_last : level_->least_value;
    const bool weighed = serves_ && level_->keeps_back;
    const bool planned = best_.found() && (weighed || best_value_ > least_value);
    const Action tile = due_tile(*state_, seat_, {risk_ > bold_, planned});
    if (tile != kit::no_answer) return decide(tile);
    if (last) {
        const Action place = place_from_mind();
        if (place != kit::no_answer) return decide(place);
    }
    if (planned) return decide(best_.action(0));
    if (served_.found()) return decide(served_.action(0));
    if (level_->jobs) {
        const Job job = best_job(*state_, seat_, planner_);
        const int harm = last && job.found() ? harm_of(job.first) : 0;
        if (job.found() && job.gain - harm >= job.price * (last ? least_last_job : least_job))
            return decide(job.first);
        const Action help = last ? help_ally() : pass_for_help();
        if (help != kit::no_answer) return decide(help);
    }
    return decide({last ? end_round : place_bullet});
}

// A slot that is free again saves a hit, and a bullet in the sight can be cleared.
Action Mind::place_from_mind() const {
    const Spaces bullets = board_->sight.bullets();
    int least = most_mind_rise;
    Action best = kit::no_answer;
    for (std::uint8_t slot = 0; slot < board_->mind.size(); ++slot) {
        const Type type = board_->mind[slot];
        const Space space = landing(*state_, seat_, colour_of(type), number_of(type));
        if (space == no_space) continue;
        const int rise = danger_worth(*state_, seat_, bullets | set_of(space)) -
                         danger_worth(*state_, seat_, bullets);
        if (rise > least) continue;
        least = rise - 1;
        best = {place_mind, slot};
    }
    return best;
}

// What the boss makes her suffer for it.
int Mind::harm_of(Action job) const {
    const Step& step = effect(board_->card().actions[job.a].effect)[0];
    if (step.verb == Verb::move) return harm_by_move(*state_, seat_, job.b, job.c);
    const bool takes = step.verb == Verb::put && step.from == Area::sight;
    return takes ? harm_without(*state_, seat_, job.b) : 0;
}

// ---- Allies -------------------------------------------------------------------------------------

// What her own AP can do for an ally who has not ended her round.
Action Mind::help_ally() const {
    Action best = kit::no_answer;
    int least = least_help;
    each_ally(*state_, seat_, [&](Seat mate) {
        if (!in_option_phase(*state_, mate)) return;
        const Board& other = state_->at(mate);
        const auto offer = [&](TeamAction which, Space space, int gain) {
            if (gain < least || board_->action_points < team_action_texts[which].cost) return;
            least = gain + 1;
            best = {team_action, which, mate, space};
        };
        const Spaces theirs = other.sight.bullets();
        const int danger_now = danger_worth(*state_, mate, theirs);
        each(board_->sight.bullets() & ~fading_of(*board_), [&](Space space) {
            const Type type = board_->sight.at(space);
            const Space lands = landing(*state_, mate, colour_of(type), number_of(type));
            if (lands == no_space) return;
            offer(relay, space,
                  gain_without(*state_, seat_, space) - harm_without(*state_, seat_, space) +
                      danger_now - danger_worth(*state_, mate, theirs | set_of(lands)));
        });
        each(theirs, [&](Space from) {
            each(stepped(set_of(from), every_direction) & ~theirs, [&](Space to) {
                offer(assist, 0,
                      danger_now -
                          danger_worth(*state_, mate, (theirs & ~set_of(from)) | set_of(to)));
            });
        });
        if (other.cards_to_draw() > 0 && other.action_points > 0)
            offer(share_notes, 0, shared_card);
    });
    return best;
}

// Once a round she lets the ally with most AP play first, who may have something left for her.
Action Mind::pass_for_help() const {
    if (board_->passed != 0) return kit::no_answer;
    Action best = kit::no_answer;
    int least = team_action_texts[share_notes].cost;
    each_ally(*state_, seat_, [&](Seat mate) {
        if (!in_option_phase(*state_, mate) || state_->at(mate).action_points < least) return;
        least = state_->at(mate).action_points + 1;
        best = {pass_turn, mate};
    });
    return best;
}

}  // namespace bullet
