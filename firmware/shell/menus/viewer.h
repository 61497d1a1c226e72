// A finished match, watched: step by step, by itself, back and forth, and played on from anywhere.
//
// The scene shows everything (nobody's hand is hidden); the bar above says where one is and what
// comes next.
#pragma once

#include "console/runtime.h"
#include "kit/share_code.h"
#include "shell/chambers.h"
#include "shell/menus/navigation.h"
#include "shell/menus/qr_screen.h"
#include "shell/menus/question.h"
#include "shell/play/session.h"
#include "stage/scene_driver.h"

namespace shell {

class Viewer final : public stage::Screen {
  public:
    Viewer(const console::Runtime& runtime, const storage::Store& store, Navigation& navigation,
           QrScreen& qr, ResultCode& result, play::Session& session,
           stage::SceneMemory& scene_memory, const Chambers& chambers)
        : runtime_(runtime),
          store_(store),
          navigation_(navigation),
          qr_(qr),
          result_(result),
          session_(session),
          chambers_(chambers),
          driver_(scene_memory),
          question_(runtime.settings()) {}

    // The session holds the match to be watched.
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    bool playing() const { return playing_; }

  private:
    enum class Asked : std::uint8_t { nothing, what, whether, qr };

    void step_forward(stage::Console& console);
    void jump(stage::Console& console, std::size_t to);
    void scrub(stage::Console& console, int direction);
    void set_playing(stage::Console& console, bool on);
    void set_speed(stage::Console& console, int by);
    void ask(stage::Console& console);
    void leave(stage::Console& console);
    // Where it stands, what comes next, and the place of these words; they may take two lines.
    void write_status(kit::TextOut& place, kit::TextOut& next, stage::Rect& words) const;
    stage::Rect status_bar_area() const;
    void draw_status_bar(stage::Canvas& canvas) const;

    const console::Runtime& runtime_;
    const storage::Store& store_;
    Navigation& navigation_;
    QrScreen& qr_;
    ResultCode& result_;
    play::Session& session_;
    const Chambers& chambers_;
    stage::SceneDriver driver_;
    Question question_;
    Asked asked_ = Asked::nothing;
    kit::CodeText code_;
    int day_ = 0;  // whose challenge it was; 0: none's
    bool playing_ = false;
    int speed_ = 0;  // place in the table of speeds
    int wait_ = 0;   // frames until the next step
};

}  // namespace shell
