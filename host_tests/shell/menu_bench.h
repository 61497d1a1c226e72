// The bench for the menus around a game: the null game, loaded into the fifth chamber. The others
// are empty, whatever the console has in them. All look as they do on the console.
#pragma once

#include "bench.h"
#include "love/rules.h"
#include "nullgame/rules.h"
#include "nullgame_cartridge/cartridge.h"

namespace bench {

inline constexpr int null_chamber = 4;
inline const shell::Chambers& null_loaded() {
    static std::array<shell::Sign, shell::chamber_count> signs;
    static const shell::Chambers chambers = [] {
        shell::Chambers made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            const shell::Chamber& each = shell::six_chambers[i];
            signs[i] = {each.line(), "Taken out for a test.", each.banner(), each.emblem()};
            made[i].sign = &signs[i];
        }
        made[null_chamber].cartridge = &nullgame_cartridge::cartridge;
        return made;
    }();
    return chambers;
}

// A game whose computer players have characters, in the null game's place: to be set up only.
inline const shell::Chambers& love_loaded() {
    static const stage::Cartridge cartridge{.game = love::game,
                                            .scene = nullgame_cartridge::cartridge.scene};
    static const shell::Chambers chambers = [] {
        shell::Chambers made = null_loaded();
        made[null_chamber].cartridge = &cartridge;
        return made;
    }();
    return chambers;
}

class MenuBench : public Bench {
  public:
    explicit MenuBench(host::Setup setup = {}, const shell::Chambers& chambers = null_loaded())
        : Bench(powered(std::move(setup)), chambers) {}
    // The next power-on of the same console.
    explicit MenuBench(std::vector<std::uint8_t> flash) : MenuBench(with_flash(std::move(flash))) {}
    static host::Setup with_flash(std::vector<std::uint8_t> flash) {
        host::Setup setup;
        setup.flash = std::move(flash);
        return setup;
    }

    shell::Menus& menus() { return shell().menus(); }
    storage::Store& store() { return shell().store(); }
    play::Session& session() { return shell().match_screens().session(); }

    bool on(const stage::Screen& screen) { return runtime().on_top(screen); }
    bool on_menu() { return on(menus().game_menu()); }
    bool on_play() { return on(shell().match_screens().play_screen()); }
    bool on_results() { return on(shell().match_screens().results()); }

    // From the launcher as it stands after power-on, while no match is running, to "New match".
    void open_menu() {
        while (shell().launcher().selected() != null_chamber) keys("LEFT");
        keys("A");
        TEST_ASSERT_TRUE(on_menu());
        keys(to_new_match);
    }
    // Behind the challenge of the day.
    void open_challenges() {
        while (shell().launcher().selected() != shell::challenge_chamber) keys("LEFT");
        keys("A UP A");
        TEST_ASSERT_TRUE(on(menus().challenge_screen()));
    }
    void open_new_match() {
        open_menu();
        keys("A");
        TEST_ASSERT_TRUE(on(menus().new_match_screen()));
    }
    // In a match: stands whenever it is asked, until the match is over.
    void stand_to_the_end() {
        for (int i = 0; i < 60 && !on_results(); ++i) keys("RIGHT A wait:500");
        TEST_ASSERT_TRUE(on_results());
    }
    // A whole match alone, from the launcher and back to it.
    void play_one(int rounds = 1) {
        play::Start start{.config = nullgame::game.info.form.usual(), .seed = seed++};
        start.config.values[nullgame::mode_field] = nullgame::score;
        start.config.values[nullgame::players_field] = 1;
        start.config.values[nullgame::rounds_field] = static_cast<std::uint8_t>(rounds);
        menus().begin(runtime(), *menus().cartridge_of(nullgame::game.info.id), start);
        stand_to_the_end();
        runtime().close();
        keys("wait:20");
        session().finish();
        runtime().home();
        keys("wait:20");
        TEST_ASSERT_TRUE(on_launcher());
    }
    int replays() { return store().replays().count; }

    kit::Seed seed = 1;

  private:
    static host::Setup powered(host::Setup setup) {
        if (!setup.power) setup.power = battery(77);
        return setup;
    }
};

}  // namespace bench
