#include "shell/menus/menus.h"

namespace shell {

using stage::Cartridge;
using stage::Console;

Menus::Menus(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
             play::MatchScreens& screens, kit::Games games, const Chambers& chambers)
    : store_(store),
      remembered_(remembered),
      match_screens_(screens),
      chambers_(chambers),
      keeper_(store, remembered, chambers),
      game_menu_(runtime, store, remembered, *this, chambers),
      new_match_(runtime, store, remembered, *this, games, screens.session(),
                 screens.memory().scratch),
      lesson_list_(runtime, remembered, *this),
      replay_list_(runtime, store, *this),
      scores_(runtime, store, chambers),
      viewer_(runtime, store, *this, screens.qr(), screens.result(), screens.session(),
              screens.memory().scene, chambers),
      challenges_(runtime, store, *this, screens.qr(), chambers),
      result_check_(runtime, chambers, screens.session(), screens.result()),
      day_screen_(runtime, store, *this, chambers, challenges_.question(), challenges_,
                  screens.result(), result_check_),
      ladder_(runtime, store, *this, chambers),
      slots_(runtime, store, *this, screens.qr(), screens.session(), screens.memory().timeline) {
    match_screens_.set_new_match(&new_match_);
    match_screens_.set_replay(&viewer_);
}

const Cartridge* Menus::cartridge_of(std::uint8_t game) const {
    return shell::cartridge_of(chambers_, game);
}

// ---- From the launcher --------------------------------------------------------------------------

bool Menus::open_chamber(Console& console, int chamber) {
    if (!loaded(chambers_, chamber)) return false;
    if (chamber == challenge_chamber)
        console.open(day_screen_);
    else
        open_game(console, *chambers_[static_cast<std::size_t>(chamber)].cartridge);
    return true;
}

void Menus::open_game(Console& console, const Cartridge& cartridge) {
    count_if_over(console, cartridge);
    console.open(menu_of(cartridge));
}

GameMenu& Menus::menu_of(const Cartridge& cartridge) {
    const int chamber = chamber_of(chambers_, cartridge);
    game_menu_.set_up(
        cartridge, chamber < 0 ? nullptr : chambers_[static_cast<std::size_t>(chamber)].banner());
    return game_menu_;
}

bool Menus::match_runs(const Cartridge& cartridge) const {
    return store_.running(cartridge.game.info.id).loaded != storage::Loaded::none;
}

// It may be over: then it is counted when it is continued or replaced, not now.
stage::Screen* Menus::to_continue() {
    const Cartridge* last = last_played();
    return last != nullptr && match_runs(*last) ? &menu_of(*last) : nullptr;
}

void Menus::play_on(Console& console, const Cartridge& cartridge) {
    console.open(menu_of(cartridge));
    resume(console, cartridge);
}

void Menus::play_new(Console& console, const Cartridge& cartridge, const play::Start& start) {
    console.open(menu_of(cartridge));
    begin(console, cartridge, start);
}

void Menus::offer_challenge(Console& console, int number) {
    console.open(challenges_);
    challenges_.ask_for(console, number);
}

// ---- Into a match -------------------------------------------------------------------------------

// A match was opened, or why not. Its code can be pasted from now on, unless that would tell one of
// several people what comes.
void Menus::opened(Console& console, kit::Verdict verdict) {
    if (!verdict.ok()) return refuse(console, verdict.why_not);
    const kit::Match& match = match_screens_.session().match();
    const kit::Game& game = match_screens_.session().game();
    if (match_screens_.session().is_secret() || !kit::has_share_code(game, match.config)) return;
    kit::CodeText code;
    kit::print_share_code({&game, match.config, match.seed}, code);
    new_match_.offer_code(code.view());
}

void Menus::refuse(Console& console, std::string_view why) const {
    console.sound(stage::Cue::refuse);
    console.toast(why);
}

void Menus::begin(Console& console, const Cartridge& cartridge, const play::Start& start) {
    remembered_.last_game = cartridge.game.info.id;
    opened(console, match_screens_.start(console, cartridge, start, keeper_));
}

void Menus::resume(Console& console, const Cartridge& cartridge) {
    remembered_.last_game = cartridge.game.info.id;
    const storage::ResumeResult read =
        store_.resume(cartridge.game.info.id, match_screens_.session().loaded());
    switch (read.resumed) {
        case storage::Resumed::shortened:
            console.toast("Its end was lost; it goes on here");
            [[fallthrough]];
        case storage::Resumed::yes:
            return opened(console, match_screens_.resume(console, cartridge, keeper_));
        case storage::Resumed::none:
            return refuse(console, "No match is running");
        case storage::Resumed::refused:
            return refuse(console, read.message);
    }
}

void Menus::count_if_over(Console& console, const Cartridge& cartridge) {
    play::Session& session = match_screens_.session();
    const std::uint8_t game = cartridge.game.info.id;
    if (store_.running(game).loaded == storage::Loaded::none) return;
    const storage::ResumeResult read = store_.resume(game, session.loaded());
    if (read.resumed == storage::Resumed::refused) return refuse(console, read.message);
    if (read.resumed == storage::Resumed::none || !session.resume(cartridge, keeper_).ok()) return;
    if (session.over()) {
        session.finish();
        const char* trouble = session.take_trouble();
        console.toast(trouble != nullptr ? trouble : "Your last match was counted");
    }
    session.close();
}

bool Menus::goes_on(const Cartridge& cartridge, const play::Start& start) {
    if (!match_runs(cartridge)) return false;
    kit::Match& match = match_screens_.session().loaded();
    const storage::Resumed read = store_.resume(cartridge.game.info.id, match).resumed;
    return (read == storage::Resumed::yes || read == storage::Resumed::shortened) &&
           match.config == start.config && match.seed == start.seed &&
           match.controllers == start.controllers;
}

void Menus::take_over(Console& console) {
    play::Session& session = match_screens_.session();
    remembered_.last_game = session.game().info.id;
    // Whoever sat there sits there again; if nobody did, one takes the seat that must decide.
    play::Controllers controllers = session.match().controllers;
    if (session.persons() == 0) controllers[session.turn()] = play::person;
    opened(console, match_screens_.take_over(console, controllers, keeper_));
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
    remembered_.last_game = cartridge.game.info.id;
    match_screens_.learn(console, cartridge, lesson, keeper_);
}

void Menus::workshop(Console& console, const Cartridge& cartridge) {
    remembered_.last_game = cartridge.game.info.id;
    slots_.set_up(cartridge);
    console.open(slots_);
}

void Menus::try_out(Console& console, const Cartridge& cartridge, const stage::Record& record) {
    play::Start start{cartridge.game.info.form.usual(), hal::entropy(),
                      usual_controllers(cartridge.game)};
    cartridge.workshop->choose(record, start.config);
    const kit::Verdict verdict =
        match_screens_.start(console, cartridge, start, play::trial_keeper);
    if (!verdict.ok()) refuse(console, verdict.why_not);
}

void Menus::ladder(Console& console, const Cartridge& cartridge) {
    ladder_.set_up(cartridge);
    console.open(ladder_);
}

void Menus::explain(Console& console, const Cartridge& cartridge, int topic) {
    match_screens_.topics().show_workshop(console, cartridge, topic);
}

void Menus::solve(Console& console, const Cartridge& cartridge, const stage::Lesson& puzzle,
                  int challenge) {
    match_screens_.solve(console, cartridge, puzzle, challenge, keeper_);
}

void Menus::rules(Console& console, const Cartridge& cartridge) {
    match_screens_.rules().show(console, cartridge, 0);
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
    play::Session& session = match_screens_.session();
    storage::Summary summary;
    const storage::ResumeResult read = store_.read_replay(replay, session.loaded(), summary);
    if (read.resumed != storage::Resumed::yes) return refuse(console, read.message);
    const kit::Verdict verdict = session.resume(*cartridge_of(summary.game));
    if (verdict.ok()) console.open(viewer_);
    opened(console, verdict);
}

}  // namespace shell
