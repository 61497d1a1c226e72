#include "showdown_tables/showdown_tables.h"

#include <algorithm>
#include <cmath>

namespace showdown_tables {

using namespace bluff;

namespace {

enum Answer { pass_it, call_it, shoot_it };

// ---- What is paid to A
// ----------------------------------------------------------------------------

double called_claim(const Game& game, std::size_t suited) {
    return suited != 0 ? game.a + game.p_r : -1;
}
// A answers a shot: lets it be, calls it, shoots back.
double after_shot(const Game& game, const Strategy& strategy, std::size_t kept, std::size_t theirs,
                  int back) {
    switch (back) {
        case pass_it:
            return 0;
        case call_it:
            return theirs != 0 ? -1 : game.a + game.p_r;
        default: {
            const double called = kept != 0 ? game.a + game.p_r : -1;
            return game.a + strategy.last_call[theirs] * (called - game.a);
        }
    }
}

double chance_of(double share, std::size_t flag) { return flag != 0 ? share : 1 - share; }

double shot_value(const Game& game, const Strategy& strategy, std::size_t suited, std::size_t kept,
                  std::size_t theirs) {
    double sum = 0;
    for (int back = 0; back < 3; ++back)
        sum += strategy.back[suited][kept][static_cast<std::size_t>(back)] *
               after_shot(game, strategy, kept, theirs, back);
    return sum;
}
double claim_value(const Game& game, const Strategy& strategy, std::size_t suited, std::size_t kept,
                   std::size_t theirs) {
    const auto& answer = strategy.answer[theirs];
    return answer[pass_it] * game.a + answer[call_it] * called_claim(game, suited) +
           answer[shoot_it] * shot_value(game, strategy, suited, kept, theirs);
}

template <class Visit>
void each_hand_of_a(const Game& game, Visit visit) {
    for (std::size_t suited = 0; suited < 2; ++suited)
        for (std::size_t kept = 0; kept < 2; ++kept)
            visit(suited, kept, chance_of(game.t, suited) * chance_of(game.beta, kept));
}

// What R's answers and last call cost R, for a card of R: by A's hands as they come.
struct AnswerCosts {
    std::array<double, 3> answer{};
    double last_pass = 0, last_called = 0;
};
AnswerCosts costs_for(const Game& game, const Strategy& strategy, std::size_t theirs) {
    AnswerCosts costs;
    each_hand_of_a(game, [&](std::size_t suited, std::size_t kept, double chance) {
        const double comes = chance * strategy.claim[suited][kept];
        costs.answer[pass_it] += comes * game.a;
        costs.answer[call_it] += comes * called_claim(game, suited);
        costs.answer[shoot_it] += comes * shot_value(game, strategy, suited, kept, theirs);
        const double shot_back = comes * strategy.back[suited][kept][shoot_it];
        costs.last_pass += shot_back * game.a;
        costs.last_called += shot_back * (kept != 0 ? game.a + game.p_r : -1);
    });
    return costs;
}

// ---- Regrets
// --------------------------------------------------------------------------------------

template <std::size_t Count>
struct Place {
    std::array<double, Count> regrets{}, sums{};

    std::array<double, Count> current() const { return shares(regrets); }
    std::array<double, Count> average() const { return shares(sums); }
    void learn(const std::array<double, Count>& gains, const std::array<double, Count>& played,
               double weight) {
        double mean = 0;
        for (std::size_t i = 0; i < Count; ++i) mean += played[i] * gains[i];
        for (std::size_t i = 0; i < Count; ++i) {
            regrets[i] = std::max(0.0, regrets[i] + gains[i] - mean);
            sums[i] += weight * played[i];
        }
    }

  private:
    static std::array<double, Count> shares(const std::array<double, Count>& of) {
        double sum = 0;
        for (const double each : of) sum += each;
        std::array<double, Count> result;
        for (std::size_t i = 0; i < Count; ++i) result[i] = sum > 0 ? of[i] / sum : 1.0 / Count;
        return result;
    }
};

struct Learner {
    std::array<std::array<Place<2>, 2>, 2> claim;
    std::array<Place<3>, 2> answer;
    std::array<std::array<Place<3>, 2>, 2> back;
    std::array<Place<2>, 2> last;

    template <class Shares>
    void write(Strategy& to, Shares shares) const {
        for (std::size_t i = 0; i < 2; ++i) {
            to.answer[i] = shares(answer[i]);
            to.last_call[i] = shares(last[i])[1];
            for (std::size_t kept = 0; kept < 2; ++kept) {
                to.claim[i][kept] = shares(claim[i][kept])[1];
                to.back[i][kept] = shares(back[i][kept]);
            }
        }
    }
    Strategy current() const {
        Strategy now;
        write(now, [](const auto& place) { return place.current(); });
        return now;
    }
};

void learn_as_a(Learner& learner, const Game& game, const Strategy& now, double round) {
    each_hand_of_a(game, [&](std::size_t suited, std::size_t kept, double chance) {
        const double claimed = now.claim[suited][kept];
        std::array<double, 2> claim_gains{chance * game.b, 0};
        std::array<double, 3> back_gains{};
        for (std::size_t theirs = 0; theirs < 2; ++theirs) {
            const double comes = chance * chance_of(game.beta, theirs);
            claim_gains[1] += comes * claim_value(game, now, suited, kept, theirs);
            for (int back = 0; back < 3; ++back)
                back_gains[static_cast<std::size_t>(back)] +=
                    comes * now.answer[theirs][shoot_it] *
                    after_shot(game, now, kept, theirs, back);
        }
        learner.back[suited][kept].learn(back_gains, now.back[suited][kept], round * claimed);
        learner.claim[suited][kept].learn(claim_gains, {1 - claimed, claimed}, round);
    });
}

void learn_as_r(Learner& learner, const Game& game, const Strategy& now, double round) {
    for (std::size_t theirs = 0; theirs < 2; ++theirs) {
        const double share = chance_of(game.beta, theirs);
        const AnswerCosts costs = costs_for(game, now, theirs);
        std::array<double, 3> gains;
        for (std::size_t i = 0; i < 3; ++i) gains[i] = -share * costs.answer[i];
        const double called = now.last_call[theirs];
        learner.last[theirs].learn({-share * costs.last_pass, -share * costs.last_called},
                                   {1 - called, called}, round * now.answer[theirs][shoot_it]);
        learner.answer[theirs].learn(gains, now.answer[theirs], round);
    }
}

std::uint8_t byte_of(double share) { return static_cast<std::uint8_t>(std::lround(share * 255)); }

}  // namespace

Game game_of(std::size_t cell) {
    const showdown::CellIndex at = showdown::cell_index(cell);
    const double a = showdown::gains[at.gain] / 16.0;
    return {.a = a,
            .b = a * showdown::fallbacks[at.fallback] / 16.0,
            .p_r = showdown::prizes[at.prize] / 16.0,
            .t = showdown::suits_held[at.suit] / 16.0,
            .beta = showdown::bullet_shares[at.bullets] / 16.0};
}

Strategy solve(const Game& game, int rounds) {
    Learner learner;
    for (int round = 1; round <= rounds; ++round) {
        learn_as_a(learner, game, learner.current(), round);
        learn_as_r(learner, game, learner.current(), round);
    }
    Strategy average;
    learner.write(average, [](const auto& place) { return place.average(); });
    return average;
}

ShowdownCell stored(const Game& game, const Strategy& strategy) {
    ShowdownCell cell{};
    const auto two = [](const std::array<double, 3>& shares, std::uint8_t& call,
                        std::uint8_t& shoot) {
        call = byte_of(shares[call_it]);
        shoot = std::min(byte_of(shares[shoot_it]), static_cast<std::uint8_t>(255 - call));
    };
    for (std::size_t i = 0; i < 2; ++i) {
        cell.lie[i] = byte_of(strategy.claim[0][i]);
        two(strategy.answer[i], cell.call[i], cell.shoot[i]);
        // The answer to a shot is the same with the suit and without: their mean, as they come.
        std::array<double, 3> mean{};
        double sum = 0;
        for (std::size_t suited = 0; suited < 2; ++suited) {
            const double comes = chance_of(game.t, suited) * strategy.claim[suited][i];
            sum += comes;
            for (std::size_t back = 0; back < 3; ++back)
                mean[back] += comes * strategy.back[suited][i][back];
        }
        for (double& each : mean) each /= sum;
        two(mean, cell.recall[i], cell.reshoot[i]);
        cell.last_call[i] = byte_of(strategy.last_call[i]);
    }
    return cell;
}

Strategy as_stored(const ShowdownCell& cell, const Strategy& solution) {
    Strategy strategy;
    strategy.claim[1] = solution.claim[1];
    const auto three = [](std::uint8_t call, std::uint8_t shoot) {
        return std::array<double, 3>{(255 - call - shoot) / 255.0, call / 255.0, shoot / 255.0};
    };
    for (std::size_t i = 0; i < 2; ++i) {
        strategy.claim[0][i] = cell.lie[i] / 255.0;
        strategy.answer[i] = three(cell.call[i], cell.shoot[i]);
        strategy.back[0][i] = strategy.back[1][i] = three(cell.recall[i], cell.reshoot[i]);
        strategy.last_call[i] = cell.last_call[i] / 255.0;
    }
    return strategy;
}

double value(const Game& game, const Strategy& strategy) {
    double sum = 0;
    each_hand_of_a(game, [&](std::size_t suited, std::size_t kept, double chance) {
        const double claimed = strategy.claim[suited][kept];
        for (std::size_t theirs = 0; theirs < 2; ++theirs)
            sum += chance * chance_of(game.beta, theirs) *
                   ((1 - claimed) * game.b +
                    claimed * claim_value(game, strategy, suited, kept, theirs));
    });
    return sum;
}

double exploitability(const Game& game, const Strategy& strategy) {
    // A's best: the answer to a shot first, then whether to claim.
    double best_a = 0;
    each_hand_of_a(game, [&](std::size_t suited, std::size_t kept, double chance) {
        double unshot = 0;
        std::array<double, 3> back{};
        for (std::size_t theirs = 0; theirs < 2; ++theirs) {
            const double share = chance_of(game.beta, theirs);
            const auto& answer = strategy.answer[theirs];
            unshot +=
                share * (answer[pass_it] * game.a + answer[call_it] * called_claim(game, suited));
            for (int i = 0; i < 3; ++i)
                back[static_cast<std::size_t>(i)] +=
                    share * answer[shoot_it] * after_shot(game, strategy, kept, theirs, i);
        }
        best_a += chance * std::max(game.b, unshot + *std::max_element(back.begin(), back.end()));
    });
    // R's best, the last call first.
    double best_r = 0;
    Strategy answered = strategy;
    for (std::size_t theirs = 0; theirs < 2; ++theirs) {
        const AnswerCosts last = costs_for(game, strategy, theirs);
        answered.last_call[theirs] = last.last_called < last.last_pass ? 1 : 0;
        const AnswerCosts costs = costs_for(game, answered, theirs);
        best_r += chance_of(game.beta, theirs) *
                  *std::min_element(costs.answer.begin(), costs.answer.end());
    }
    each_hand_of_a(game, [&](std::size_t suited, std::size_t kept, double chance) {
        best_r += chance * (1 - strategy.claim[suited][kept]) * game.b;
    });
    return (best_a - best_r) / game.sum();
}

std::string print() {
    std::string text =
        "// Made by print_showdown_tables. In 1/255, without and with a Bullet: lie; call, shoot;\n"
        "// call back, shoot back; last call.\n";
    const auto pair = [&](const std::array<std::uint8_t, 2>& two, const char* end) {
        text += "{" + std::to_string(two[0]) + ", " + std::to_string(two[1]) + "}" + end;
    };
    for (std::size_t i = 0; i < showdown::cell_count; ++i) {
        const Game game = game_of(i);
        const ShowdownCell cell = stored(game, solve(game));
        text += "{";
        pair(cell.lie, ", ");
        pair(cell.call, ", ");
        pair(cell.shoot, ", ");
        pair(cell.recall, ", ");
        pair(cell.reshoot, ", ");
        pair(cell.last_call, "},\n");
    }
    return text;
}

}  // namespace showdown_tables
