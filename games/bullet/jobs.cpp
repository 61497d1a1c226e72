#include "bullet/jobs.h"

#include <algorithm>

#include "bullet/interpreter.h"

namespace bullet {

namespace {

// A card that is drawn: while bullets are to come it is used at once, if at all.
constexpr int card_worth = 45;
// A stoked bullet comes besides (Vesta).
constexpr int stoked_worth = 20;

class Jobs {
  public:
    Jobs(const State& state, Seat seat, const Planner& planner)
        : state_(state), board_(state.at(seat)), seat_(seat), planner_(planner) {}

    Job best() {
        move_away();
        const HeroineCard& card = board_.card();
        for (std::uint8_t i = 0; i < card.actions.size(); ++i)
            if (board_.may_use(i) && card.actions[i].cost <= board_.action_points)
                use(i, card.actions[i]);
        return best_;
    }

  private:
    void offer(kit::Action first, int gain, int price) {
        const Job job{first, gain, price};
        if (gain > 0 && job.beats(best_)) best_ = job;
    }

    // The cheapest way for each bullet to each column; only the height of columns matters, and
    // whether it goes by itself there.
    void move_away() {
        const Spaces bullets = board_.sight.bullets(), fading = fading_of(board_);
        const int before = danger_worth(state_, seat_, bullets);
        Space best_from = no_space, best_to = no_space;
        Job best;
        each(bullets & ~fading, [&](Space from) {
            Spaces open = board_.sight.open();
            for (int price = 1; price <= planner_.prices().budget(); ++price) {
                Spaces ends = 0;
                each(open, [&](Space to) {
                    if (has(planner_.prices().to(to, price), from)) ends |= set_of(to);
                });
                open &= ~ends;
                each(ends, [&](Space to) {
                    const Spaces after = (bullets & ~set_of(from)) | set_of(to);
                    const int sent = has(fading, to) ? sent_worth : 0;
                    const Job job{{place_bullet},  // it is found later
                                  before - danger_worth(state_, seat_, after) + sent,
                                  price};
                    if (job.gain <= 0 || !job.beats(best)) return;
                    best = job;
                    best_from = from;
                    best_to = to;
                });
            }
        });
        if (best_from == no_space) return;
        const Movers movers = movers_of(board_);
        const Walk walk(movers, bullets, best_from, planner_.prices().budget());
        const PlanMove first = walk.route_to(best_to)[0];
        offer({use_action, first.action, first.from, first.to}, best.gain, best.price);
    }

    void use(std::uint8_t action, const Ability& ability) {
        const Effect& does = effect(ability.effect);
        const Step& step = does[0];
        switch (step.verb) {
            case Verb::draw:
                if (board_.cards_to_draw() >= step.n)
                    offer({use_action, action}, card_worth * step.n, ability.cost);
                return;
            case Verb::discard:
                return exchange(action, pick_set(board_, step), ability.cost);
            case Verb::place:
                if (state_.center.total >= step.n && board_.cards_to_draw() > 0) {
                    const int hit = hit_worth * next_hit_chance_of_any() / 1000;
                    offer({use_action, action}, card_worth - stoked_worth - hit, ability.cost);
                }
                return;
            case Verb::clear:
                each(fitting(board_, step.filter), [&](Space space) {
                    offer({use_action, action, space},
                          gain_without(state_, seat_, space) + sent_worth, ability.cost);
                });
                return;
            case Verb::put:
                if (step.to == Area::pan) weigh(action, ability.cost);
                if (step.from == Area::pan) unload(action, ability.cost);
                return;
            default:
                return;  // movement is reckoned with already; the rest is for plans or too dear
        }
    }

    // A card that nothing can be made of, for a new one.
    void exchange(std::uint8_t action, Spaces cards, int cost) {
        if (cards == 0) return;
        Space worst = first_of(cards);
        each(cards, [&](Space i) {
            if (planner_.card_value(i) < planner_.card_value(worst)) worst = i;
        });
        const int lost = std::max(planner_.card_value(worst), std::int32_t{0});
        offer({use_action, action, static_cast<std::uint8_t>(worst)}, card_worth - lost, cost);
    }

    // A bullet from the sight onto a pan: worth what it does to both.
    void weigh(std::uint8_t action, int cost) {
        const int odd = pan_size(board_, true), even = pan_size(board_, false);
        const int now = pan_hits(odd, even);
        each(board_.sight.bullets(), [&](Space space) {
            const bool is_one_odd = has(board_.sight.odd(), space);
            const int then = is_one_odd ? pan_hits(odd + 1, even) : pan_hits(odd, even + 1);
            if (then == 0) return;  // BUL-373
            offer({use_action, action, space},
                  gain_without(state_, seat_, space) + hit_worth * (then - now) / 100, cost);
        });
    }
    void unload(std::uint8_t action, int cost) {
        const int odd = pan_size(board_, true), even = pan_size(board_, false);
        if (odd == 0 || even == 0) return;
        offer({use_action, action},
              hit_worth * (pan_hits(odd - 1, even - 1) - pan_hits(odd, even)) / 100, cost);
    }

    // Of any unseen bullet, also if her current is empty.
    int next_hit_chance_of_any() const {
        const Bag unseen = unseen_bullets(state_);
        int hits = 0;
        for (int column = 0; column < columns; ++column)
            hits += column_hits(board_, unseen, column).now;
        return 1000 * hits / std::max<int>(unseen.total, 1);
    }

    const State& state_;
    const Board& board_;
    Seat seat_;
    const Planner& planner_;
    Job best_{};
};

}  // namespace

int danger_worth(const State& state, Seat seat, Spaces bullets) {
    const Spaces lasting = bullets & ~fading_of(state.at(seat));
    return hit_worth * danger(lasting, coming_to(state, seat)) / 1000;
}

int gain_without(const State& state, Seat seat, Space space) {
    const Spaces bullets = state.at(seat).sight.bullets();
    return danger_worth(state, seat, bullets) - danger_worth(state, seat, bullets & ~set_of(space));
}

Job best_job(const State& state, Seat seat, const Planner& planner) {
    return Jobs(state, seat, planner).best();
}

}  // namespace bullet
