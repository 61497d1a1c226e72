// What the numbered challenges are made of: Score Attack with each heroine in turn, then each boss
// with a heroine that suits it no better than others, and a seed.
#pragma once

#include "bullet/state.h"
#include "stage/challenge_setup.h"

namespace bullet_cartridge {

namespace challenge_parts {

using namespace bullet;

constexpr std::uint8_t played_by(Heroine heroine) { return static_cast<std::uint8_t>(heroine + 1); }

// 100 for each round survived and 1 for each bullet cleared, at most 99 of them (BUL-268); a match
// ends with its 99th round (BUL-305).
inline constexpr std::int32_t most_alone = 100 * 99 + 99;

constexpr stage::ChallengeSetup alone(Heroine heroine) {
    stage::ChallengeSetup setup{
        .title = heroines[played_by(heroine)].title, .config = {}, .most = most_alone};
    setup.config.values[table_field] = score_table;
    setup.config.values[heroine_field] = played_by(heroine);
    return setup;
}

// 100 for each shield, and for all of them 99 less the rounds (BUL-307).
inline constexpr std::int32_t most_against_boss = 100 * shield_count + last_round - 1;

constexpr stage::ChallengeSetup against(Boss boss, Heroine heroine) {
    stage::ChallengeSetup setup{
        .title = bosses[boss + 1].title, .config = {}, .most = most_against_boss};
    setup.config.values[table_field] = boss1_table;
    setup.config.values[heroine_field] = played_by(heroine);
    setup.config.values[boss_field] = static_cast<std::uint8_t>(boss + 1);
    return setup;
}

}  // namespace challenge_parts

inline constexpr stage::ChallengeSetup challenges[] = {
    challenge_parts::alone(bullet::esfir),
    challenge_parts::alone(bullet::vesta),
    challenge_parts::alone(bullet::rose),
    challenge_parts::alone(bullet::ynn),
    challenge_parts::alone(bullet::planil),
    challenge_parts::alone(bullet::jane),
    challenge_parts::alone(bullet::nawa),
    challenge_parts::alone(bullet::balance),
    challenge_parts::against(bullet::collective_consciousness, bullet::esfir),
    challenge_parts::against(bullet::hollow_comet, bullet::vesta),
    challenge_parts::against(bullet::knife_and_fork, bullet::rose),
    challenge_parts::against(bullet::double_exposure, bullet::ynn),
    challenge_parts::against(bullet::internal_affairs, bullet::planil),
    challenge_parts::against(bullet::tipping_scale, bullet::jane),
    challenge_parts::against(bullet::second_thought, bullet::nawa),
    challenge_parts::against(bullet::celestial_cleaning, bullet::balance),
};

}  // namespace bullet_cartridge
