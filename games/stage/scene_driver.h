// The one way to drive a scene: for playing, lessons, replays and tests alike.
//
// It hides from the scene what the viewer may not see, starts stories and ends them, gives keys to
// the scene and hands on what it takes. It also keeps hurrying harmless: A tapped while a story is
// told ends that story (or brings its next page) and nothing else, A held runs on to the next
// decision of a person, and for 400 ms after control has come back, or a page has, A is not taken;
// nor is it before 400 ms without such a tap.
#pragma once

#include "stage/cartridge.h"

namespace stage {

class SceneDriver {
  public:
    static constexpr int guard_frames = 24;

    explicit SceneDriver(SceneMemory& memory) : memory_(memory) {}
    SceneDriver(const SceneDriver&) = delete;
    SceneDriver& operator=(const SceneDriver&) = delete;

    // A match is opened: builds its scene. `sitters` stay where they are.
    void open(Console& console, const Cartridge& cartridge, const Sitters& sitters);

    // ---- What is shown. `state` is the true position and stays where it is until the next.
    // Who looks from now on; takes effect with the next position or story.
    void look_as(kit::Viewer viewer) { view_.viewer_ = viewer; }
    kit::Viewer viewer() const { return view_.viewer_; }
    // A position without a story.
    void stand(const kit::StateBytes* state);
    // An action was taken.
    void tell(kit::Action action, const kit::StateBytes* before, const kit::StateBytes* state,
              std::span<const kit::Event> events);
    bool telling() const { return scene_->busy(); }
    void skip() { scene_->skip(view_); }

    // People play here: pages stay until A. Off after `open`.
    void be_patient(bool patient) { view_.patient_ = patient; }
    // A page is being shown.
    bool waiting() const { return scene_->waits(); }

    // ---- Decisions
    void set_deciding(bool now);
    bool deciding() const { return view_.deciding_; }
    // The clock that runs; said before each frame.
    void set_time_left(TimeLeft time) { view_.time_left_ = time; }
    // For a moment A is not taken: somebody else has just got control.
    void guard() { guard_ = guard_frames; }
    // What the scene has taken since this was last asked.
    std::optional<kit::Action> taken();
    // Whose hand somebody has asked to look at since this was last asked; else nobody.
    kit::Seat asked_to_look();
    // Somebody looks and decides nothing: the d-pad goes to the scene. Until the next decision.
    void set_looking(bool now) { looking_ = now; }

    // ---- Keys and frames
    enum class Did : std::uint8_t {
        nothing,  // the key is not the scene's, or came too early
        ended,    // the story
        given     // to the scene: ask for what it has taken
    };
    Did key(KeyPress press);
    // A is held on: stories and thinking are passed over until a person decides.
    bool hurrying() const { return hurrying_; }
    struct Frame {
        bool on = false;     // go on next frame
        bool ended = false;  // the story, in this frame
    };
    Frame tick();

    const MatchView& view() const { return view_; }
    MatchView& view() { return view_; }
    Scene& scene() { return *scene_; }
    const Scene& scene() const { return *scene_; }
    // May be drawn only while a match is open.
    void draw(Canvas& canvas) const;

  private:
    void mask(kit::AnyState& into, const kit::StateBytes* state);
    void find_bottom();
    void notice_page();

    SceneMemory& memory_;
    Scene* scene_ = nullptr;
    MatchView view_;
    int guard_ = 0;      // frames in which A is not taken
    bool away_ = false;  // control is, or was until just now
    bool hurrying_ = false;
    bool looking_ = false;
    bool page_ = false;  // was shown a frame ago
};

}  // namespace stage
