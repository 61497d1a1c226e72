// Lets the computer players of Bluff the Bullet play each other and learns from it what they know
// (games/bluff/knowledge.h): how strong a hand is, and how often a claim is a lie, is called, is
// shot at. The same seed gives the same tables.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bluff/levels.h"
#include "bluff/state.h"

namespace bluff_training {

struct Course {
    kit::Seed seed = 1;
    int passes = 10;
    int games = 8000;                             // of a pass, for strengths
    int rate_games = 1000;                        // of a pass and a level, for rates
    double first_rate = 0.06, last_rate = 0.006;  // of learning
};

// For one number of players.
class School {
  public:
    explicit School(int seats);

    // Strengths and rates, by as many passes as the course has.
    void train(const Course& course);

    const std::vector<bluff::Strength>& strengths() const { return stored_; }
    const bluff::Rates& rates(std::size_t level) const { return rates_[level]; }
    // How strong a hand is before anything is learnt: by how many dealt hands it beats.
    double start_value(std::size_t stage, std::size_t hand) const;

  private:
    // How often something came of a kind of claim, and how often it might have.
    struct Count {
        double lies = 0, claims = 0, called = 0, shot = 0, answered = 0;
    };
    struct Counts {
        std::array<std::array<Count, bluff::size_count>, bluff::suit_count> claims{};
        std::array<std::array<Count, bluff::size_count>, 2> bullets{};
        // [a bullet][seats still to be asked]: passes, and those after which it came otherwise
        std::array<std::array<double, bluff::most_seats - 1>, 2> passes{}, stopped{};
        void halve();
    };
    struct Pass {
        std::size_t bullet, later;
        bool works;  // the turn's card, if nobody else does anything
    };
    struct Visit {
        std::size_t stage;
        std::array<std::size_t, bluff::most_seats> hands;
    };

    // Learns strengths at this rate; at none it counts instead.
    void play(std::size_t level, const bluff::Level& manner, kit::Seed seed, double rate);
    void end_turn(const bluff::TurnRecord& record, Counts& counts);
    void learn(const bluff::State& end, double rate);
    void store_strengths();
    void store_rates(std::size_t level);

    int seats_;
    std::size_t hands_;
    std::vector<double> values_;  // [stage][hand], in nats
    std::vector<bluff::Strength> stored_;
    std::vector<std::size_t> by_rank_;  // hands, the worst first
    std::vector<double> beaten_;        // share of dealt hands
    std::array<Counts, bluff::level_count> counts_{};
    std::array<bluff::Rates, bluff::level_count> rates_{};
    std::vector<Visit> visits_;
    std::vector<Pass> passes_;  // of the running turn
    std::vector<std::byte> memory_;
};

// The texts of games/bluff/strengths.inc and rates.inc, from all four schools.
std::string print_strengths(const std::vector<School>& schools);
std::string print_rates(const std::vector<School>& schools);

}  // namespace bluff_training
