#include "bullet_cartridge/ladder.h"

#include "bullet/content.h"
#include "bullet/state.h"
#include "bullet_art/pictures.h"

namespace bullet_cartridge {

using namespace bullet;
using stage::Pairing;

namespace {

// From the one that the strongest computer players lose to least often: hard, each of the seven who
// may meet it 1300 times (RULES.md, "Measured").
constexpr std::uint8_t rungs[] = {
    knife_and_fork, double_exposure,  second_thought, collective_consciousness,
    hollow_comet,   internal_affairs, tipping_scale,  celestial_cleaning};
static_assert(std::size(rungs) == boss_count);

// Rounds in which they win: so many or fewer give three stars, and two. At least a quarter of their
// victories take no longer than the first, three quarters than the second. By boss.
struct Pace {
    std::uint8_t three, two;
};
constexpr Pace paces[boss_count] = {{5, 6}, {5, 6}, {5, 6}, {6, 7}, {5, 6}, {5, 6}, {5, 6}, {5, 6}};

const Pace& pace_of(Pairing pairing) { return paces[static_cast<std::size_t>(pairing.rung)]; }

// A heroine never meets her own boss (BUL-272), which has her number.
bool meets(Pairing pairing) { return pairing.rung != pairing.climber; }

kit::Config config_of(Pairing pairing) {
    kit::Config config;
    config.values[table_field] = boss1_table;
    config.values[heroine_field] = static_cast<std::uint8_t>(pairing.climber + 1);
    config.values[boss_field] = static_cast<std::uint8_t>(pairing.rung + 1);
    return config;
}

Pairing pairing_of(const kit::Config& config) {
    if (config[table_field] != boss1_table || config[heroine_field] == by_lot) return {};
    const Pairing pairing{config[heroine_field] - 1, config[boss_field] - 1};
    return pairing.any() && meets(pairing) ? pairing : Pairing{};
}

int stars_for(Pairing pairing, std::int32_t score) {
    const int rounds = rounds_of_victory(score);
    if (rounds == 0) return 0;
    const Pace& pace = pace_of(pairing);
    return rounds <= pace.three ? 3 : rounds <= pace.two ? 2 : 1;
}

void tell_goal(Pairing pairing, kit::TextOut& out) {
    const Pace& pace = pace_of(pairing);
    out.add("Break its five shields.\n★★★ in ").number(pace.three).add(" rounds\n★★ in ");
    out.number(pace.two).add(" rounds, ★ in more");
}

std::string_view heroine_name(int climber) { return card_of(static_cast<Heroine>(climber)).name; }
std::string_view boss_name(int rung) { return card_of(static_cast<Boss>(rung)).name; }
const stage::Sprite& heroine_face(int climber) {
    return bullet_art::portrait_of(static_cast<Heroine>(climber));
}
const stage::Sprite& boss_face(int rung) {
    return bullet_art::portrait_of_boss(static_cast<Boss>(rung));
}

}  // namespace

int rounds_of_victory(std::int32_t score) {
    constexpr std::int32_t all_shields = 100 * shield_count;
    // Exactly these: the last one broke, and with it the last life (BUL-303).
    return score <= all_shields ? 0 : last_round - (score - all_shields);
}

constinit const stage::Ladder ladder{.title = "Boss ladder",
                                     .climbers = heroine_count,
                                     .rungs = rungs,
                                     .meets = meets,
                                     .config = config_of,
                                     .of = pairing_of,
                                     .stars = stars_for,
                                     .goal = tell_goal,
                                     .climber = heroine_name,
                                     .rung = boss_name,
                                     .climber_face = heroine_face,
                                     .rung_face = boss_face};

}  // namespace bullet_cartridge
