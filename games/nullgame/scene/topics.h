// What Y explains in the null game. The cartridge has the words, the scene knows what is where.
#pragma once

namespace nullgame_scene {

enum Topic : int {
    draw_topic,
    stand_topic,
    own_topic,
    deck_topic,
    rival_topic,
    bust_topic,
    count_topic,
    topic_count
};

}  // namespace nullgame_scene
