// A scene of any game that shows all it is given, and nothing else: the position as a hash, the
// events as they come, who looks and who decides. Two screens that look alike were given the same.
#pragma once

#include <unity.h>

#include "kit/game.h"
#include "stage/story.h"

namespace bench {

class GlassScene final : public stage::Scene, public stage::Storyteller {
  public:
    // What A takes next; and the events that stay until A, besides glimpses.
    static inline kit::Action wish{};
    static inline int page = -1;
    // What has come: keys of the d-pad while somebody only looks.
    static inline int steps_of_a_look = 0;

    void begin(stage::MatchView& view) override {
        story_.stop(view);
        view.console().damage(stage::scene_area);
    }
    void played(stage::MatchView& view, kit::Action) override { story_.start(view, *this); }
    bool busy() const override { return story_.telling(); }
    void skip(stage::MatchView& view) override {
        story_.skip(view, *this);
        view.console().damage(stage::scene_area);
    }
    bool waits() const override { return story_.waits(); }
    // A takes what is wished; left, right and down ask to look at the hand of seat 0, 1 and 2.
    void key(stage::MatchView& view, stage::KeyPress press) override {
        if (!view.deciding()) {
            ++steps_of_a_look;
            return;
        }
        if (press.tapped(stage::Key::a)) view.take(wish);
        if (press.tapped(stage::Key::left)) view.ask_to_look(0);
        if (press.tapped(stage::Key::right)) view.ask_to_look(1);
        if (press.tapped(stage::Key::down)) view.ask_to_look(2);
    }
    bool tick(stage::MatchView& view) override { return story_.tick(view, *this); }
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override {
        canvas.fill(stage::scene_area, canvas.theme().paper);
        kit::Text<16> all;
        all.hex(static_cast<std::uint32_t>(view.game().hash(&view.state_as<kit::StateBytes>())), 8);
        canvas.text({8, 100}, all.view(), stage::large, canvas.theme().ink);
        if (!busy()) return;
        const kit::Event& event = story_.event(view);
        kit::Text<48> told;
        told.number(event.kind).add(": ").number(event.a).add(' ').number(event.b).add(' ');
        told.number(event.c).add(' ').number(event.d);
        canvas.text({8, 130}, told.view(), stage::small, canvas.theme().ink);
    }
    std::span<const stage::Hint> hints(const stage::MatchView&) const override { return {}; }
    std::string_view prompt(const stage::MatchView&) const override { return "Decide"; }
    std::size_t point_out(stage::MatchView&, std::span<const kit::Action>) override { return 0; }
    int topic(const stage::MatchView&) const override { return 0; }

    stage::Beat begin(stage::MatchView& view, std::span<const kit::Event> events) override {
        const kit::Event& event = events.front();
        const bool shown =
            view.game().news(event) == kit::News::glimpse && view.viewer() == event.a;
        return {.frames = 10, .until_a = shown || event.kind == page, .cue = stage::Cue::move};
    }
    void end(stage::MatchView&, std::span<const kit::Event>) override {}

  private:
    stage::Story story_;
};

}  // namespace bench
