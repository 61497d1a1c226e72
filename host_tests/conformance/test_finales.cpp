// How a match ends is a picture of the game's own, for every game with a chamber: for each number
// of seats, whoever wins, draws or loses, and whoever looks.
#include <unity.h>

#include <set>

#include "golden.h"
#include "lineup/cartridges.h"

void setUp() {}
void tearDown() {}

namespace {

using kit::Result;
using kit::Seat;

constexpr int width = stage::screen_size, height = stage::screen_size;
constexpr stage::Colour untouched = stage::rgb(0xff00ff);
using Pixels = std::vector<stage::Colour>;

// Matches of a game that differ in how many sit there, or in what the picture shows.
struct Table {
    kit::Config config;
    kit::AnyState state;
    int seats;
};

std::vector<Table> tables_of(const kit::Game& game) {
    std::vector<Table> tables;
    std::set<std::pair<int, int>> known;
    kit::Rng rng(3, 5);
    for (int i = 0; i < 300; ++i) {
        Table table{.config = i == 0 ? game.info.form.usual() : kit::random_config(game, rng),
                    .state = {},
                    .seats = 0};
        game.setup(table.state.bytes, table.config, rng.next());
        table.seats = game.seats(table.state.bytes);
        // The first field is the mode, or the table, in all of them; three of each number of seats
        // are enough.
        const auto alike = std::count_if(tables.begin(), tables.end(), [&](const Table& other) {
            return other.seats == table.seats;
        });
        if (alike < 3 && known.insert({table.seats, table.config[0]}).second)
            tables.push_back(table);
    }
    return tables;
}

// An ending as the results put it together.
class End {
  public:
    End(const Table& table, std::span<const Result> results, Seat owner, const kit::Game& game)
        : table_(table), owner_(owner) {
        const auto players = kit::players_of(game);
        for (Seat seat = 0; seat < table.seats; ++seat) {
            outcome_.result[seat] = results[seat];
            stage::Sitter& sitter = sitters_[seat];
            sitter.you = seat == owner;
            sitter.name.add("Player ").number(seat + 1);
            if (owner == kit::nobody || seat == owner) continue;
            sitter.player = players[seat % players.size()];
            sitter.character = sitter.player->character;
        }
        outcome_.over = true;
        for (const Result wanted : {Result::won, Result::drawn, Result::scored, Result::lost})
            for (Seat seat = 0; seat < table.seats; ++seat)
                if (results[seat] == wanted) ranked_.push(seat);
    }

    Pixels draw(const stage::Cartridge& cartridge, int step, int strip = height) const {
        Pixels pixels(std::size_t{width} * height, untouched);
        const stage::Finale ending{.state = table_.state.bytes,
                                   .outcome = outcome_,
                                   .sitters = sitters_,
                                   .ranked = ranked_.span(),
                                   .owner = owner_,
                                   .step = step};
        for (int y = 0; y < height; y += strip) {
            stage::Canvas canvas(pixels.data() + y * width,
                                 {0, y, width, std::min(strip, height - y)}, stage::standard_theme);
            const auto inside = canvas.clipped(stage::finale_area);
            cartridge.finale(canvas, ending);
        }
        return pixels;
    }

  private:
    const Table& table_;
    kit::Outcome outcome_{};
    stage::Sitters sitters_{};
    kit::FixedList<Seat, kit::max_seats> ranked_;
    Seat owner_;
};

int differing(const Pixels& one, const Pixels& other) {
    int count = 0;
    for (std::size_t i = 0; i < one.size(); ++i) count += one[i] != other[i] ? 1 : 0;
    return count;
}

int brightness(stage::Colour colour) {
    return 3 * (colour >> 11) * 2 + 6 * (colour >> 5 & 63) + (colour & 31) * 2;
}
// Of a picture's pixels those that became much brighter or much darker.
int flashing(const Pixels& one, const Pixels& other) {
    int count = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        count += std::abs(brightness(one[i]) - brightness(other[i])) > 250 ? 1 : 0;
    return count;
}

void check_one(const stage::Cartridge& cartridge, const End& end) {
    Pixels before;
    for (int step = 0; step <= stage::finale_steps; ++step) {
        const Pixels now = end.draw(cartridge, step);
        const auto hole =
            std::find(now.begin(), now.begin() + stage::finale_area.area(), untouched);
        TEST_ASSERT_TRUE_MESSAGE(hole == now.begin() + stage::finale_area.area(),
                                 "a hole in the picture");
        if (step > 0)
            TEST_ASSERT_TRUE_MESSAGE(flashing(before, now) < stage::finale_area.area() / 4,
                                     "a flash");
        before = now;
    }
    TEST_ASSERT_TRUE_MESSAGE(before == end.draw(cartridge, stage::finale_steps, 20),
                             "strips give another picture");
    TEST_ASSERT_TRUE_MESSAGE(differing(end.draw(cartridge, 0), before) > 1500, "nothing moves");
}

using Results = std::array<Result, kit::max_seats>;
Results all(Result result) {
    Results results{};
    results.fill(result);
    return results;
}
Results only(Seat winner) {
    Results results = all(Result::lost);
    results[winner] = Result::won;
    return results;
}

}  // namespace

static void every_game_with_a_chamber_has_one() {
    for (const stage::Cartridge* chamber : lineup::chambers)
        TEST_ASSERT_TRUE(chamber == nullptr || chamber->finale != nullptr);
}

static void every_ending_can_be_drawn() {
    for (const stage::Cartridge* cartridge : lineup::chambers) {
        if (cartridge == nullptr) continue;
        for (const Table& table : tables_of(cartridge->game)) {
            const auto check = [&](const Results& results, Seat owner) {
                check_one(*cartridge, End(table, results, owner, cartridge->game));
            };
            const Seat last = static_cast<Seat>(table.seats - 1);
            for (const Result result : {Result::won, Result::lost, Result::drawn, Result::scored}) {
                check(all(result), kit::nobody);
                check(all(result), 0);
            }
            check(only(0), 0);
            check(only(last), kit::nobody);
            check(only(last), 0);
        }
    }
}

// A win and a defeat differ in shape, and so does who has won before several people.
static void endings_differ() {
    for (const stage::Cartridge* cartridge : lineup::chambers) {
        if (cartridge == nullptr) continue;
        for (const Table& table : tables_of(cartridge->game)) {
            const auto last_picture = [&](const Results& results, Seat owner) {
                return End(table, results, owner, cartridge->game)
                    .draw(*cartridge, stage::finale_steps);
            };
            const int shape = stage::finale_area.area() / 5;
            TEST_ASSERT_TRUE(differing(last_picture(all(Result::won), 0),
                                       last_picture(all(Result::lost), 0)) > shape);
            if (table.seats < 2) continue;
            const Pixels first = last_picture(only(0), kit::nobody);
            const Pixels other =
                last_picture(only(static_cast<Seat>(table.seats - 1)), kit::nobody);
            TEST_ASSERT_TRUE_MESSAGE(differing(first, other) > 60 || cartridge == nullptr,
                                     "nobody sees who has won");
        }
    }
}

// Golden pictures: how each game celebrates and mourns, in the middle and at rest.
static void pictures() {
    struct Look {
        std::string_view game;
        int first_field, seats;  // -1: the first such table
        const char* name;
        Results results;
        Seat owner;
    };
    const Seat nobody = kit::nobody;
    const Results friends = [] {
        Results results = only(2);
        results[3] = Result::won;
        return results;
    }();
    const Look looks[] = {
        {"superhot", 0, 1, "won", all(Result::won), 0},
        {"superhot", 0, 1, "lost", all(Result::lost), 0},
        {"love", 0, 4, "won", only(0), 0},
        {"love", 0, 4, "lost", only(2), 0},
        {"love", 0, 4, "people", only(3), nobody},
        {"love", 0, 4, "shared", friends, nobody},
        {"bluff", 3, 3, "won", only(0), 0},
        {"bluff", 3, 3, "lost", only(2), 0},
        {"bluff", 5, 5, "five", only(4), nobody},
        {"blast", -1, 4, "won", only(0), 0},
        {"blast", -1, 4, "lost", only(2), 0},
        {"blast", -1, 4, "nobody", all(Result::drawn), nobody},
        {"bullet", 1, 2, "won", only(0), 0},
        {"bullet", 1, 2, "lost", only(1), 0},
        {"bullet", 7, 8, "eight_won", only(3), nobody},
        {"bullet", 7, 8, "eight_lost", only(3), 0},
        {"bullet", 10, 8, "team_won", friends, 2},
        {"bullet", 0, 1, "score", all(Result::scored), 0},
        {"bullet", 11, 1, "boss_won", all(Result::won), 0},
        {"bullet", 14, 4, "bosses_won", all(Result::won), nobody},
        {"bullet", 14, 4, "boss_lost", all(Result::lost), 0},
    };
    std::set<std::string> seen;
    for (const stage::Cartridge* cartridge : lineup::chambers) {
        if (cartridge == nullptr) continue;
        for (const Table& table : tables_of(cartridge->game))
            for (const Look& look : looks) {
                if (look.game != cartridge->game.info.word || look.seats != table.seats) continue;
                if (look.first_field >= 0 && look.first_field != table.config[0]) continue;
                if (!seen.insert(look.name + std::string(look.game)).second) continue;
                const End end(table, look.results, look.owner, cartridge->game);
                for (const int step : {10, stage::finale_steps}) {
                    Pixels drawn = end.draw(*cartridge, step);
                    drawn.resize(std::size_t{width} * stage::finale_area.height);
                    const std::string name = "finale_" + std::string(look.game) + "_" + look.name +
                                             (step < stage::finale_steps ? "_10" : "");
                    golden::check(name.c_str(), {width, stage::finale_area.height, drawn});
                }
            }
    }
    TEST_ASSERT_EQUAL_size_t(std::size(looks), seen.size());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_game_with_a_chamber_has_one);
    RUN_TEST(every_ending_can_be_drawn);
    RUN_TEST(endings_differ);
    RUN_TEST(pictures);
    return UNITY_END();
}
