#include "bullet_cartridge/ladder.h"

#include "bullet/content.h"
#include "bullet/state.h"
#include "bullet_art/pictures.h"

namespace bullet_cartridge {

using namespace bullet;
using stage::Pairing;

namespace {

// From the one that computers of the normal level beat most often down to the rarest.
struct Rung {
    Boss boss;
    std::uint8_t three, two;  // stars for so many rounds, or fewer
};
constexpr Rung rungs[boss_count] = {
    {collective_consciousness, 5, 7}, {hollow_comet, 5, 7},       {knife_and_fork, 5, 7},
    {double_exposure, 5, 7},          {internal_affairs, 5, 7},   {tipping_scale, 5, 7},
    {second_thought, 5, 7},           {celestial_cleaning, 5, 7},
};

const Rung& rung_at(int rung) { return rungs[static_cast<std::size_t>(rung)]; }

// A heroine never meets her own boss (BUL-272), which has her number.
bool meets(Pairing pairing) { return rung_at(pairing.rung).boss != pairing.climber; }

kit::Config config_of(Pairing pairing) {
    kit::Config config;
    config.values[table_field] = boss1_table;
    config.values[heroine_field] = static_cast<std::uint8_t>(pairing.climber + 1);
    config.values[boss_field] = static_cast<std::uint8_t>(rung_at(pairing.rung).boss + 1);
    return config;
}

Pairing pairing_of(const kit::Config& config) {
    if (config[table_field] != boss1_table || config[heroine_field] == by_lot) return {};
    for (int rung = 0; rung < static_cast<int>(boss_count); ++rung) {
        const Pairing pairing{config[heroine_field] - 1, rung};
        if (rung_at(rung).boss + 1 == config[boss_field])
            return meets(pairing) ? pairing : Pairing{};
    }
    return {};
}

int stars_for(Pairing pairing, std::int32_t score) {
    const int rounds = rounds_of_victory(score);
    if (rounds == 0) return 0;
    const Rung& rung = rung_at(pairing.rung);
    return rounds <= rung.three ? 3 : rounds <= rung.two ? 2 : 1;
}

void tell_goal(Pairing pairing, kit::TextOut& out) {
    const Rung& rung = rung_at(pairing.rung);
    out.add("Break its five shields.\n★★★ in ").number(rung.three).add(" rounds\n★★ in ");
    out.number(rung.two).add(" rounds, ★ in more");
}

std::string_view heroine_name(int climber) { return card_of(static_cast<Heroine>(climber)).name; }
std::string_view boss_name(int rung) { return card_of(rung_at(rung).boss).name; }
const stage::Sprite& heroine_face(int climber) {
    return bullet_art::portrait_of(static_cast<Heroine>(climber));
}
const stage::Sprite& boss_face(int rung) {
    return bullet_art::portrait_of_boss(rung_at(rung).boss);
}

}  // namespace

int rounds_of_victory(std::int32_t score) {
    constexpr std::int32_t all_shields = 100 * shield_count;
    return score < all_shields ? 0 : last_round - (score - all_shields);
}

constinit const stage::Ladder ladder{.title = "Boss ladder",
                                     .climbers = heroine_count,
                                     .rungs = boss_count,
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
