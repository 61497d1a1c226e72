// Shows what happened in matches, action by action, as a replay does, but from any action on.
#pragma once

#include "bench.h"
#include "stage/scene_driver.h"

namespace bench {

class Projector final : public stage::Screen {
  public:
    Projector(play::Session& session, stage::SceneMemory& memory)
        : session_(session), driver_(memory) {}

    // So many of the session's actions from number `first` on, with `pause` frames between them;
    // to be called while it is on top.
    void show(stage::Console& console, std::size_t first, std::size_t count, int pause) {
        driver_.open(console, session_.cartridge(), session_.sitters());
        driver_.look_as(kit::all_seeing);
        session_.go_to(first);
        driver_.stand(session_.state());
        console.damage_all();
        left_ = count;
        pause_ = wait_ = pause;
        console.animate();
    }
    bool done() const { return left_ == 0 && wait_ == 0 && !driver_.telling(); }

    void key(stage::Console&, stage::KeyPress) override {}
    bool tick(stage::Console&) override {
        driver_.tick();
        if (driver_.telling()) return true;
        if (wait_ > 0) return --wait_ > 0 || left_ > 0;
        if (left_ > 0 && session_.watch_next()) {
            --left_;
            wait_ = pause_;
            driver_.tell(session_.last(), session_.before(), session_.state(), session_.events());
        } else {
            left_ = 0;
        }
        return !done();
    }
    void draw(stage::Canvas& canvas) const override {
        canvas.fill(stage::screen_area, canvas.theme().paper);
        driver_.draw(canvas);
    }

  private:
    play::Session& session_;
    stage::SceneDriver driver_;
    std::size_t left_ = 0;
    int pause_ = 0, wait_ = 0;
};

}  // namespace bench
