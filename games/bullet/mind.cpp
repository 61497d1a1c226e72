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
                best_ = planner_.best();
                best_value_ = best_.value;
                if (level_->width == 0 || planner_.size() < 2) return finish_option();
                follow(0);
                break;
            case Stage::following:
                if (!next_.step(work)) return false;
                if (finish_following()) return finish_option();
                break;
        }
    }
}

// ---- What comes after a plan ------------------------------------------------------------------

void Mind::follow(std::size_t which) {
    if (which == 0) {
        const std::size_t width = std::min<std::size_t>(level_->width, planner_.size());
        for (std::size_t i = 0; i < width; ++i) plans_.push(planner_.plan(i));
        const std::uint32_t used = std::min<std::uint32_t>(planner_.nodes(), most_nodes);
        nodes_each_ = static_cast<std::uint16_t>((most_nodes - used) / width);
    }
    stage_ = Stage::following;
    following_ = static_cast<std::uint8_t>(which);
    const Plan& plan = plans_[which];
    after_ = *board_;
    for (const PlanMove& move : plan.moves)
        if (!move.component) after_.sight.move(move.from, move.to);
    each(plan.cleared, [&](Space space) { after_.sight.take(space); });
    after_.component = plan.component;
    after_.hand.erase(plan.card);
    // Stars give an AP back, but Nawa's bite.
    const int stars = after_.heroine == nawa ? 0 : plan.stars;
    after_.action_points = static_cast<std::uint8_t>(
        std::min<int>(after_.action_points - plan.price + stars, after_.card().action_points));
    Request second = request();
    second.most_nodes = nodes_each_;
    next_.start(after_, second);
}

// True when all have been followed.
bool Mind::finish_following() {
    const Plan& plan = plans_[following_];
    const std::int32_t value = plan.value + std::max(next_.best().value, std::int32_t{0});
    if (following_ == 0 || value > best_value_) {
        best_ = plan;
        best_value_ = value;
    }
    if (following_ + 1u == plans_.size()) return true;
    follow(following_ + 1u);
    return false;
}

// ---- The option ---------------------------------------------------------------------------------

bool Mind::finish_option() {
    const bool last = board_->current.empty();
    const int least_value = last ? level_->least_last : level_->least_value;
    const bool planned = best_.found() && best_value_ > least_value;
    const Action tile = due_tile(*state_, seat_, {risk_ > bold_, planned});
    if (tile != kit::no_answer) return decide(tile);
    if (last) {
        const Action place = place_from_mind();
        if (place != kit::no_answer) return decide(place);
    }
    if (planned) return decide(best_.action(0));
    if (level_->jobs) {
        const Job job = best_job(*state_, seat_, planner_);
        if (job.found() && job.gain >= job.price * (last ? least_last_job : least_job))
            return decide(job.first);
        const Action help = last ? help_teammate() : pass_for_help();
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

// ---- Teams --------------------------------------------------------------------------------------

// What her own AP can do for a teammate who has not ended her round.
Action Mind::help_teammate() const {
    const Seat mate = ally_of(*state_, seat_);
    if (!in_option_phase(*state_, mate)) return kit::no_answer;
    const Board& other = state_->at(mate);
    Action best = kit::no_answer;
    int least = least_help;
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
              gain_without(*state_, seat_, space) + danger_now -
                  danger_worth(*state_, mate, theirs | set_of(lands)));
    });
    each(theirs, [&](Space from) {
        each(stepped(set_of(from), every_direction) & ~theirs, [&](Space to) {
            offer(assist, 0,
                  danger_now - danger_worth(*state_, mate, (theirs & ~set_of(from)) | set_of(to)));
        });
    });
    if (other.cards_to_draw() > 0 && other.action_points > 0) offer(share_notes, 0, shared_card);
    return best;
}

// Once a round she lets the teammate play first, who may have something left for her.
Action Mind::pass_for_help() const {
    const Seat mate = ally_of(*state_, seat_);
    if (!in_option_phase(*state_, mate) || board_->passed != 0 ||
        state_->at(mate).action_points < team_action_texts[share_notes].cost)
        return kit::no_answer;
    return {pass_turn, mate};
}

}  // namespace bullet
