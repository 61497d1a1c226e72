// Trains the computer players and writes what they have learnt: train_bluff FOLDER [GAMES [SEED]]
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "bluff_training/training.h"

int main(int count, char** words) {
    if (count < 2 || count > 4) {
        std::fputs("train_bluff FOLDER [GAMES [SEED]]: writes strengths.inc and rates.inc\n",
                   stderr);
        return 1;
    }
    bluff_training::Course course;
    if (count > 2) course.games = std::atoi(words[2]);
    if (count > 3) course.seed = static_cast<kit::Seed>(std::atoi(words[3]));
    course.rate_games = course.games / 8;
    std::vector<bluff_training::School> schools;
    for (int seats = bluff::least_seats; seats <= bluff::most_seats; ++seats)
        schools.emplace_back(seats);
    std::vector<std::thread> threads;
    for (auto& school : schools) threads.emplace_back([&] { school.train(course); });
    for (auto& thread : threads) thread.join();
    const std::string folder = words[1];
    std::ofstream(folder + "/strengths.inc") << bluff_training::print_strengths(schools);
    std::ofstream(folder + "/rates.inc") << bluff_training::print_rates(schools);
}
