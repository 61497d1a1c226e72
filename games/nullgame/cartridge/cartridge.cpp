#include "nullgame_cartridge/cartridge.h"

#include "nullgame/rules.h"
#include "nullgame_scene/scene.h"

namespace nullgame_cartridge {

using namespace nullgame;

namespace {

// The pages of the rules as a player needs them; Scene::rule_page picks one by its place.
constexpr stage::RulePage rules[] = {
    {"What it is about",
     "Come as close to twelve as you can, but never go over it.\n"
     "The deck has 24 cards: the values 1 to 6, four of each. It is shuffled before each round, "
     "and everybody gets one hole card. Only you see yours, unless hole cards lie open."},
    {"Your turn",
     "Draw: the top card of the deck is laid open before you. Hole card and open cards together "
     "are your total.\n"
     "Stand: you take no more turns in this round. Your hole card stays hidden until the round "
     "ends.\n"
     "More than twelve is bust: you show your hole card and are out of this round.\n"
     "Then it is the turn of the next player who is still in the round. Another player begins "
     "each round."},
    {"The end of a round",
     "The round ends when nobody is left in it.\n"
     "Race: each player with the highest total that is not bust gets one point.\n"
     "Score: each player who is not bust gets the total as points.\n"
     "After the last round the most points win. To share them is a draw. One player alone plays "
     "for "
     "the score."},
};

constexpr stage::Statistic statistics[] = {
    {"Points"}, {"Cards drawn"}, {"Exactly twelve"}, {"Bust"}};

constexpr kit::Config chosen(Mode mode, std::uint8_t players, std::uint8_t rounds) {
    kit::Config config;
    config.values[mode_field] = mode;
    config.values[players_field] = players;
    config.values[rounds_field] = rounds;
    return config;
}
// What the numbered challenges are made of. Alone the score counts; against others the points.
constexpr stage::ChallengeSetup challenges[] = {
    {.title = "alone, 5 rounds", .config = chosen(score, 1, 5), .most = 5 * limit},
    {.title = "three at the table",
     .config = chosen(score, 3, 4),
     .seats = 3,
     .seat = 1,
     .rivals = 2,
     .most = 4 * limit},
    {.title = "race, 7 rounds", .config = chosen(race, 2, 7), .seats = 2, .rivals = 3, .most = 7},
};

constexpr std::int16_t pars[] = {
#include "nullgame/pars.inc"
};

// Walks through the match again; what a seat did cannot be read off the last position.
void count(const stage::FinishedMatch& match, stage::Figures& out) {
    State state{};
    Rules::setup(state, match.config, match.seed);
    std::array<kit::Event, 64> memory;
    kit::Events events(memory);
    for (const kit::Action action : match.actions) {
        const int total = state.total(match.seat);
        const bool mine = state.turn == match.seat;
        events.clear();
        kit::check(Rules::apply(state, action, events).ok(), "a finished match is refused");
        if (!mine) continue;
        out[1] += action.kind == draw ? 1 : 0;
        out[2] += action.kind == stand && total == limit ? 1 : 0;
        for (const kit::Event& event : events.all())
            out[3] += event.kind == bust && event.a == match.seat ? 1 : 0;
    }
    out[0] = state.points[match.seat];
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<nullgame_scene::Scene>,
    .lessons = lessons,
    .rules = rules,
    .topics = nullgame_scene::topic_count,
    .topic = topic,
    .draw_topic = draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .count = count,
    .mode_field = mode_field,
    .slice_nodes = 160,  // 4.4 ms at most
};

}  // namespace nullgame_cartridge
