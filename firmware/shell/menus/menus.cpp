#include "shell/menus/menus.h"

namespace shell {

using stage::Cartridge;
using stage::Console;

Menus::Menus(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
             play::Room& room, kit::Games games, Cartridges cartridges)
    : store_(store),
      remembered_(remembered),
      room_(room),
      cartridges_(cartridges),
      keeper_(store, cartridges),
      game_menu_(runtime, store, *this),
      new_match_(runtime, store, remembered, *this, games, room.session(), room.memory().scratch),
      lesson_list_(runtime, *this),
      replay_list_(runtime, store, *this),
      scores_(runtime, store),
      viewer_(runtime, store, *this, room.session(), room.memory().scene),
      challenges_(runtime, store, *this, cartridges) {
    room_.set_new_match(&new_match_);
    room_.set_replay(&viewer_);
}

const Cartridge* Menus::cartridge_of(std::uint8_t game) const {
    for (const Cartridge* each : cartridges_)
        if (each->game.info.id == game) return each;
    return nullptr;
}

// ---- From the launcher --------------------------------------------------------------------------

bool Menus::open_chamber(Console& console, int chamber) {
    const Chamber& here = chambers[static_cast<std::size_t>(chamber)];
    if (here.challenges && challenge(cartridges_, 1).number > 0) {
        console.open(challenges_);
        return true;
    }
    if (here.cartridge == nullptr) return false;
    game_menu_.set_up(*here.cartridge, here.own_banner());
    console.open(game_menu_);
    return true;
}

int Menus::chamber_to_continue() const {
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        const Cartridge* cartridge = chambers[i].cartridge;
        if (cartridge != nullptr && cartridge->game.info.id == remembered_.last_game &&
            store_.running(remembered_.last_game).loaded != storage::Loaded::none)
            return static_cast<int>(i);
    }
    return -1;
}

void Menus::continue_chamber(Console& console, int chamber) {
    if (open_chamber(console, chamber)) resume(console, game_menu_.cartridge());
}

// ---- Into a match -------------------------------------------------------------------------------

void Menus::tell(Console& console, kit::Verdict verdict) const {
    if (verdict.ok()) return;
    console.sound(stage::Cue::refuse);
    console.toast(verdict.why_not);
}

void Menus::begin(Console& console, const Cartridge& cartridge, const play::Start& start) {
    remembered_.last_game = cartridge.game.info.id;
    tell(console, room_.start(console, cartridge, start, keeper_));
}

void Menus::resume(Console& console, const Cartridge& cartridge) {
    remembered_.last_game = cartridge.game.info.id;
    const storage::ResumeResult read =
        store_.resume(cartridge.game.info.id, room_.session().room());
    switch (read.resumed) {
        case storage::Resumed::shortened:
            console.toast("Its end was lost; it goes on here");
            [[fallthrough]];
        case storage::Resumed::yes:
            return tell(console, room_.resume(console, cartridge, keeper_));
        case storage::Resumed::none:
            return tell(console, kit::refused("No match is running"));
        case storage::Resumed::refused:
            return tell(console, kit::refused(read.message));
    }
}

void Menus::take_over(Console& console) {
    play::Session& session = room_.session();
    remembered_.last_game = session.game().info.id;
    // Whoever sat there sits there again; if nobody did, one takes the seat that must decide.
    play::Controllers controllers = session.match().controllers;
    if (session.persons() == 0) controllers[session.turn()] = play::person;
    tell(console, room_.take_over(console, controllers, keeper_));
}

void Menus::came_back(Console& console) {
    const int number = keeper_.take_challenge();
    if (number == 0) return;
    kit::Text<40> text("Challenge ");
    text.number(number).add(": ");
    for (int i = 0; i < storage::most_stars; ++i) text.add(i < keeper_.stars() ? "★" : "☆");
    console.sound(keeper_.stars() > 0 ? stage::Cue::win : stage::Cue::lose);
    console.toast(text.view());
}

// ---- From menu to menu --------------------------------------------------------------------------

void Menus::new_match(Console& console, const Cartridge& cartridge) {
    new_match_.set_up(cartridge);
    console.open(new_match_);
}

void Menus::lessons(Console& console, const Cartridge& cartridge) {
    if (cartridge.lessons.size() == 1) return learn(console, cartridge, cartridge.lessons[0]);
    lesson_list_.set_up(cartridge);
    console.open(lesson_list_);
}

void Menus::learn(Console& console, const Cartridge& cartridge, const stage::Lesson& lesson) {
    room_.learn(console, cartridge, lesson);
}

void Menus::rules(Console& console, const Cartridge& cartridge) {
    room_.rules().show(console, cartridge, 0);
}

void Menus::replays(Console& console, const Cartridge& cartridge) {
    replay_list_.set_up(cartridge);
    console.open(replay_list_);
}

void Menus::scores(Console& console, const Cartridge& cartridge) {
    scores_.set_up(cartridge);
    console.open(scores_);
}

void Menus::watch(Console& console, std::uint32_t replay) {
    play::Session& session = room_.session();
    storage::Summary summary;
    const storage::ResumeResult read = store_.read_replay(replay, session.room(), summary);
    if (read.resumed != storage::Resumed::yes) return tell(console, kit::refused(read.message));
    const kit::Verdict verdict = session.resume(*cartridge_of(summary.game));
    if (!verdict.ok()) return tell(console, verdict);
    console.open(viewer_);
    new_match_.offer_code(viewer_.share_code());
}

}  // namespace shell
