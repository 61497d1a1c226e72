// Everything around one match: the session and the screens it is played, taught and ended on.
//
// The shell's menus come in here: they close their own screen first, so that leaving a match
// leads back to the menu it was started from.
#pragma once

#include "console/runtime.h"
#include "shell/menus/qr_screen.h"
#include "shell/play/lesson_screen.h"
#include "shell/play/pause_menu.h"
#include "shell/play/play_screen.h"
#include "shell/play/results.h"
#include "shell/play/topic_screen.h"

namespace play {

class MatchScreens {
  public:
    explicit MatchScreens(console::Runtime& runtime)
        : session_(memory_),
          rules_(runtime),
          pages_(runtime, rules_),
          topics_(runtime, pages_),
          qr_(runtime),
          results_(runtime, session_, qr_, result_),
          pause_(runtime, session_),
          play_(runtime, session_, memory_.scene, pause_, results_, topics_),
          lesson_(runtime, session_, memory_.scene, topics_) {}

    Session& session() { return session_; }
    Memory& memory() { return memory_; }
    RulesReader& rules() { return rules_; }
    TopicScreen& topics() { return topics_; }
    shell::QrScreen& qr() { return qr_; }
    // Of a day: written, or taken from somebody, one at a time.
    shell::ResultCode& result() { return result_; }
    const PlayScreen& play_screen() const { return play_; }
    const LessonScreen& lesson_screen() const { return lesson_; }
    const Results& results() const { return results_; }

    // Screens that are opened when a match is left for them (it is closed first; the session keeps
    // it). Without one its row is not there.
    void set_new_match(stage::Screen* form) { pause_.set_new_match(form); }
    void set_settings(stage::Screen* settings) { pause_.set_settings(settings); }
    void set_replay(stage::Screen* viewer) { results_.set_replay(viewer); }

    // Each opens a screen, or returns why not.
    kit::Verdict start(stage::Console& console, const stage::Cartridge& cartridge,
                       const Start& start, Keeper& keeper);
    // The match was read into session().loaded().
    kit::Verdict resume(stage::Console& console, const stage::Cartridge& cartridge, Keeper& keeper);
    // The match that is being watched, from where it stands.
    kit::Verdict take_over(stage::Console& console, const Controllers& controllers, Keeper& keeper);
    void learn(stage::Console& console, const stage::Cartridge& cartridge,
               const stage::Lesson& lesson, Keeper& keeper = no_keeper);
    // The keeper is told of the stars.
    void solve(stage::Console& console, const stage::Cartridge& cartridge,
               const stage::Lesson& puzzle, int challenge, Keeper& keeper);

  private:
    kit::Verdict play(stage::Console& console, kit::Verdict verdict);

    Memory memory_{};
    Session session_;
    RulesReader rules_;
    RuleIndex pages_;
    TopicScreen topics_;
    shell::QrScreen qr_;
    shell::ResultCode result_;
    Results results_;
    PauseMenu pause_;
    PlayScreen play_;
    LessonScreen lesson_;
};

}  // namespace play
