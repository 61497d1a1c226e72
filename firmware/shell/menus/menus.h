// All menus around the games, and what leads from one to the other.
#pragma once

#include "shell/chambers.h"
#include "shell/menus/challenge_screen.h"
#include "shell/menus/day_screen.h"
#include "shell/menus/game_menu.h"
#include "shell/menus/ladder_screen.h"
#include "shell/menus/lesson_list.h"
#include "shell/menus/navigation.h"
#include "shell/menus/new_match.h"
#include "shell/menus/replay_list.h"
#include "shell/menus/scores_screen.h"
#include "shell/menus/store_keeper.h"
#include "shell/menus/viewer.h"
#include "shell/play/match_screens.h"
#include "shell/workshop/slots_screen.h"

namespace shell {

class Menus final : public Navigation {
  public:
    Menus(console::Runtime& runtime, storage::Store& store, Remembered& remembered,
          play::MatchScreens& screens, kit::Games games, const Chambers& chambers);

    // A chamber's trigger was pulled; false: it is empty.
    bool open_chamber(stage::Console& console, int chamber);
    // A game's menu, whether it is in a chamber or not.
    void open_game(stage::Console& console, const stage::Cartridge& cartridge);
    // nullptr: none yet.
    const stage::Cartridge* last_played() const { return cartridge_of(remembered_.last_game); }
    bool match_runs(const stage::Cartridge& cartridge) const;
    // At power-on: the menu of the game played last, on Continue; nullptr: no match of it is
    // running.
    stage::Screen* to_continue();
    // Straight into a running match, with the game's menu behind it, and into a new one, which
    // replaces it.
    void play_on(stage::Console& console, const stage::Cartridge& cartridge);
    void play_new(stage::Console& console, const stage::Cartridge& cartridge,
                  const play::Start& start);
    // A computer says which day it is.
    storage::Written tell_day(stage::Console& console, int day) {
        return day_screen_.told(console, day);
    }
    // Of the result that was taken in (play::MatchScreens::result): to be opened.
    ResultCheck& result_check() { return result_check_; }
    // A challenge that can be played, as far as the question whether to.
    void offer_challenge(stage::Console& console, int number);

    void begin(stage::Console& console, const stage::Cartridge& cartridge,
               const play::Start& start) override;
    bool goes_on(const stage::Cartridge& cartridge, const play::Start& start) override;
    void resume(stage::Console& console, const stage::Cartridge& cartridge) override;
    void new_match(stage::Console& console, const stage::Cartridge& cartridge) override;
    void lessons(stage::Console& console, const stage::Cartridge& cartridge) override;
    void learn(stage::Console& console, const stage::Cartridge& cartridge,
               const stage::Lesson& lesson) override;
    void workshop(stage::Console& console, const stage::Cartridge& cartridge) override;
    void try_out(stage::Console& console, const stage::Cartridge& cartridge,
                 const stage::Record& record) override;
    void ladder(stage::Console& console, const stage::Cartridge& cartridge) override;
    void explain(stage::Console& console, const stage::Cartridge& cartridge, int topic) override;
    void solve(stage::Console& console, const stage::Cartridge& cartridge,
               const stage::Lesson& puzzle, int challenge) override;
    void rules(stage::Console& console, const stage::Cartridge& cartridge) override;
    void replays(stage::Console& console, const stage::Cartridge& cartridge) override;
    void scores(stage::Console& console, const stage::Cartridge& cartridge) override;
    void watch(stage::Console& console, std::uint32_t replay) override;
    void take_over(stage::Console& console) override;
    void count_if_over(stage::Console& console, const stage::Cartridge& cartridge) override;
    const stage::Cartridge* cartridge_of(std::uint8_t game) const override;

    storage::Store& store() { return store_; }
    const Chambers& chambers() const { return chambers_; }
    const GameMenu& game_menu() const { return game_menu_; }
    const NewMatch& new_match_screen() const { return new_match_; }
    const ReplayListScreen& replay_list() const { return replay_list_; }
    const Viewer& viewer() const { return viewer_; }
    const ScoresScreen& scores_screen() const { return scores_; }
    const ChallengeScreen& challenge_screen() const { return challenges_; }
    const DayScreen& day_screen() const { return day_screen_; }
    const LadderScreen& ladder_screen() const { return ladder_; }
    const SlotsScreen& slots_screen() const { return slots_; }

  private:
    GameMenu& menu_of(const stage::Cartridge& cartridge);
    void opened(stage::Console& console, kit::Verdict verdict);
    void refuse(stage::Console& console, std::string_view why) const;

    storage::Store& store_;
    Remembered& remembered_;
    play::MatchScreens& match_screens_;
    const Chambers& chambers_;
    StoreKeeper keeper_;
    GameMenu game_menu_;
    NewMatch new_match_;
    LessonList lesson_list_;
    ReplayListScreen replay_list_;
    ScoresScreen scores_;
    Viewer viewer_;
    ChallengeScreen challenges_;
    ResultCheck result_check_;
    DayScreen day_screen_;
    LadderScreen ladder_;
    SlotsScreen slots_;
};

}  // namespace shell
