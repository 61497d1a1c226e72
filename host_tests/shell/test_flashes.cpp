// No flash harms: in the films of all stories, and of whatever else moves, nothing larger than a
// quarter of the screen flashes more than three times a second (host_tests/flashes has the
// measure). Where fewer flashes are wished for, nothing larger than a third does so more than twice
// either (what moves over a place still darkens and lights it); and the light stays dark.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "flashes/flashes.h"
#include "lineup/cartridges.h"
#include "match_bench.h"
#include "projector.h"

namespace fs = std::filesystem;

void setUp() {}
void tearDown() {}

namespace {

// How a console is set up.
struct House {
    const char* name;
    console::Motion motion;
    bool calm;
};
constexpr House normal{"normal", console::Motion::normal, false};
constexpr House fast{"fast", console::Motion::fast, false};
constexpr House still{"still", console::Motion::off, false};
constexpr House calm{"calm", console::Motion::normal, true};

// What may flash on it: so often in a second, on so many per cent of the screen.
struct Limit {
    int flashes, area;
};
constexpr Limit usual_limit{3, 25}, calm_limit{2, 35};

// A console whose panel is watched.
class Cinema {
  public:
    explicit Cinema(const House& house) : house_(house), bench_(with()) {
        console::Settings now = bench_.settings();
        now.motion = house.motion;
        now.calm = house.calm;
        now.dim = console::DimTime::never;
        bench_.runtime().change(now);
        bench_.keys("wait:20");
    }

    bench::Bench& bench() { return bench_; }
    console::Runtime& runtime() { return bench_.runtime(); }
    play::MatchScreens& screens() { return bench_.shell().match_screens(); }
    play::Session& session() { return screens().session(); }

    void check(std::string film) {
        film.append(" ").append(house_.name).append(": ");
        TEST_ASSERT_GREATER_THAN_MESSAGE(10, frames_, film.c_str());
        const std::string usual = film + meter_.where(), fewer = film + calm_meter_.where();
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(usual_limit.area, meter_.worst(), usual.c_str());
        if (!house_.calm) return;
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(calm_limit.area, calm_meter_.worst(), fewer.c_str());
        TEST_ASSERT_TRUE_MESSAGE(host::lights().empty(), film.c_str());
    }

  private:
    host::Setup with() {
        host::Setup setup;
        setup.power = bench::battery(77);
        setup.watch = [this](const picture::Picture& shown) {
            meter_.see(hal::now_us(), shown);
            if (house_.calm) calm_meter_.see(hal::now_us(), shown);
            ++frames_;
        };
        return setup;
    }

    const House& house_;
    flashes::Meter meter_{usual_limit.flashes}, calm_meter_{calm_limit.flashes};
    int frames_ = 0;
    bench::Bench bench_;
};

const stage::Cartridge* subject = nullptr;

// ---- Stories ------------------------------------------------------------------------------------

std::vector<fs::path> playthroughs() {
    const std::string folder(subject->game.info.word);
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(fs::path(SIXGUN_PLAYTHROUGHS) / folder))
        if (entry.path().filename() != "signature.txt") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

void read(const fs::path& path, kit::Match& into) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    const std::string source = text.str();
    const kit::Game* const alone[] = {&subject->game};
    const auto room = std::make_unique<kit::ReadMemory>();
    TEST_ASSERT_TRUE_MESSAGE(
        kit::parse_match(source.substr(0, source.find("----\n")), alone, into, *room).ok(),
        path.c_str());
}

// The actions that tell something which no film has shown yet.
std::vector<std::size_t> fresh_stories(const kit::Match& match, std::map<int, int>& told) {
    const kit::Game& game = subject->game;
    kit::AnyState state;
    game.setup(state.bytes, match.config, match.seed);
    std::vector<kit::Event> memory(kit::max_events);
    std::vector<std::size_t> found;
    std::set<int> here;
    for (std::size_t i = 0; i < match.count; ++i) {
        kit::Events events(memory);
        TEST_ASSERT_TRUE(game.apply(state.bytes, match.actions[i], events).ok());
        bool fresh = false;
        for (const kit::Event& event : events.all())
            fresh = (here.insert(event.kind).second && told[event.kind]++ == 0) || fresh;
        if (fresh) found.push_back(i);
    }
    return found;
}

// Each kind of event, between what comes before and after it. Without a pause in between more
// happens in a second than ever does; with fewer flashes it goes at the pace of a match.
void stories(const House& house) {
    Cinema cinema(house);
    bench::Projector projector(cinema.session(), cinema.screens().memory().scene);
    std::map<int, int> told;
    std::size_t films = 0;
    for (const fs::path& path : playthroughs()) {
        read(path, cinema.session().loaded());
        const auto actions = fresh_stories(cinema.session().loaded(), told);
        if (actions.empty()) continue;
        TEST_ASSERT_TRUE(cinema.session().resume(*subject).ok());
        if (films == 0) cinema.runtime().open(projector);
        films += actions.size();
        for (const std::size_t action : actions) {
            const std::size_t first = action - std::min<std::size_t>(action, 1);
            projector.show(cinema.runtime(), first, action + 2 - first,
                           house.calm ? subject->pause_frames : 0);
            while (!projector.done()) cinema.bench().run_ms(100);
        }
    }
    TEST_ASSERT_GREATER_THAN(told.size() / 4, films);
    cinema.check(std::string(subject->game.info.word) + " stories");
}

// ---- What is around them ------------------------------------------------------------------------

// Run through as fast as it goes: by itself, scrubbed, from end to end.
void replay(const House& house) {
    Cinema cinema(house);
    read(playthroughs().front(), cinema.session().loaded());
    TEST_ASSERT_TRUE(cinema.session().resume(*subject).ok());
    cinema.runtime().open(*cinema.screens().results().replay());
    cinema.bench().keys("A UP*3 wait:4000 A RIGHT:3000 LEFT:3000 RIGHT*12 LEFT*12");
    cinema.bench().keys("DOWN:30 UP:30 DOWN:30 UP:30 DOWN:30 UP:30 DOWN:30 UP:30");
    cinema.check(std::string(subject->game.info.word) + " replay");
}

play::Start usual(std::initializer_list<int> controllers) {
    const kit::Game& game = subject->game;
    play::Start start{.config = game.info.form.usual(), .seed = 7};
    start.controllers.fill(1);
    return bench::seated(start, controllers);
}

// Computers among themselves, hurried on all the time, to the results.
void hurried_match(const House& house) {
    Cinema cinema(house);
    bench::MemoryKeeper keeper;
    TEST_ASSERT_TRUE(cinema.screens().start(cinema.runtime(), *subject, usual({1}), keeper).ok());
    cinema.bench().edge(hal::Button::a, true);
    for (int i = 0; i < 40 && !cinema.session().over(); ++i) cinema.bench().run_ms(500);
    cinema.bench().edge(hal::Button::a, false);
    cinema.bench().run_ms(3000);
    cinema.check(std::string(subject->game.info.word) + " hurried");
}

// Two people, whoever else there is: banners, curtains, refusals.
void match_of_people(const House& house) {
    Cinema cinema(house);
    bench::MemoryKeeper keeper;
    TEST_ASSERT_TRUE(
        cinema.screens().start(cinema.runtime(), *subject, usual({0, 0}), keeper).ok());
    kit::Rng rng(5);
    constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A"};
    for (int presses = 0; presses < 120; ++presses) {
        cinema.bench().keys(keys[rng.below(8)]);
        cinema.bench().run_ms(20);
    }
    cinema.check(std::string(subject->game.info.word) + " people");
}

// The cylinder turned on and on, by a held key and as fast as a thumb can.
void launcher(const House& house) {
    Cinema cinema(house);
    cinema.bench().keys("RIGHT:4000 wait:500 LEFT:4000 wait:1000");
    for (const std::uint64_t pause_ms : {60, 110, 190, 240, 320})
        for (int i = 0; i < 14; ++i) {
            cinema.bench().edge(hal::Button::right, true);
            cinema.bench().run_ms(30);
            cinema.bench().edge(hal::Button::right, false);
            cinema.bench().run_ms(pause_ms);
        }
    cinema.check("launcher");
}

// Full fields of colour: whatever is held, one follows another at a press only.
void picture_test(const House& house) {
    Cinema cinema(house);
    cinema.bench().keys("Y wait:500 RIGHT*3 A wait:500");
    cinema.bench().keys("RIGHT:3000 LEFT:3000 DOWN:3000 UP:3000 A:3000");
    cinema.check("test pictures");
}

// A chamber opened, lists run through.
void shell(const House& house) {
    Cinema cinema(house);
    cinema.bench().keys("RIGHT LEFT");
    cinema.bench().keys("wait:500 X DOWN:2000 UP:2000 RIGHT*5 wait:500 B wait:500");
    cinema.bench().keys("Y wait:500 RIGHT wait:500 RIGHT wait:500 LEFT wait:500 B wait:500");
    cinema.bench().keys("A DOWN:2000 wait:500 A wait:500 B wait:500 B");
    cinema.check("shell");
}

void stories_normal() { stories(normal); }
void stories_fast() { stories(fast); }
void stories_calm() { stories(calm); }
void replay_fast() { replay(fast); }
void hurried_fast() { hurried_match(fast); }
void people_normal() { match_of_people(normal); }
void people_calm() { match_of_people(calm); }
void replay_calm() { replay(calm); }
void hurried_calm() { hurried_match(calm); }
void shell_normal() { shell(normal); }
void shell_calm() { shell(calm); }
void launcher_normal() { launcher(normal); }
void launcher_fast() { launcher(fast); }
void launcher_still() { launcher(still); }
void launcher_calm() { launcher(calm); }
void picture_test_normal() { picture_test(normal); }
void picture_test_calm() { picture_test(calm); }

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(shell_normal);
    RUN_TEST(shell_calm);
    RUN_TEST(launcher_normal);
    RUN_TEST(launcher_fast);
    RUN_TEST(launcher_still);
    RUN_TEST(launcher_calm);
    RUN_TEST(picture_test_normal);
    RUN_TEST(picture_test_calm);
    for (const stage::Cartridge* cartridge : lineup::cartridges) {
        subject = cartridge;
        const std::string word(cartridge->game.info.word);
        const auto run = [&](const char* what, void (*film)()) {
            UnityDefaultTestRun(film, (word + " " + what).c_str(), __LINE__);
        };
        run("stories, normal", stories_normal);
        run("stories, fast", stories_fast);
        run("stories, calm", stories_calm);
        run("replay", replay_fast);
        run("replay, calm", replay_calm);
        run("hurried match", hurried_fast);
        run("hurried match, calm", hurried_calm);
        run("match of people", people_normal);
        run("match of people, calm", people_calm);
    }
    return UNITY_END();
}
