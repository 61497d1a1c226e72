#include "bluff_scene/scene.h"
namespace bluff_scene {
void Scene::key(stage::MatchView& view, stage::KeyPress press) {
    std::array<kit::Action, 1> first{};
    if (press.tapped(stage::Key::a) && !view.legal(first).empty()) view.take(first[0]);
}
void Scene::draw(stage::Canvas& canvas, const stage::MatchView&) const {
    canvas.fill(stage::scene_area, canvas.theme().paper);
}
}  // namespace bluff_scene
