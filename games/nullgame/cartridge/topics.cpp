// What Y says about the things on the table.
#include "nullgame_scene/topics.h"
#include "nullgame_cartridge/cartridge.h"
#include "stage/card.h"
#include "stage/meter.h"

namespace nullgame_cartridge {

namespace {

struct Text {
    std::string_view title, plain, number, rule;
    std::uint8_t page;
};
// In the order of nullgame_scene::Topic.
constexpr Text texts[nullgame_scene::topic_count] = {
    {"Draw", "Take the top card of the deck and add it to your total.", "NUL-007",
     "The top card of the deck is laid open before you. Hole card and open cards together are your "
     "total.",
     1},
    {"Stand", "Keep what you have and wait for the end of the round.", "NUL-009",
     "You take no more turns in this round. Your hole card stays hidden until the round ends.", 1},
    {"Your hole card", "The card that only you know. It counts for your total.", "NUL-004",
     "Everybody is dealt one hole card. Only its owner sees it, unless hole cards lie open.", 0},
    {"The deck", "24 cards with the values 1 to 6, four of each.", "NUL-003",
     "It is shuffled at the beginning of each round. Nobody knows its order.", 0},
    {"A rival", "Their open cards you see, their hole card you do not.", "NUL-010",
     "After each turn the next player who is still in the round takes a turn. When nobody is left, "
     "the round ends.",
     1},
    {"Bust", "Over twelve: out of this round, whatever the others have.", "NUL-008",
     "Whoever goes over twelve shows the hole card and is out of the round.", 1},
    {"The count", "The highest total that is not over twelve wins the round.", "NUL-011",
     "Race: each player with the highest total that is not bust gets one point. Score: each player "
     "who is not bust gets the total as points.",
     2},
};

}  // namespace

void topic(int number, stage::Topic& out) {
    const Text& text = texts[number];
    out.title.add(text.title);
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    out.page = text.page;
}

void draw_topic(stage::Canvas& canvas, int number) {
    namespace scene = nullgame_scene;
    const stage::Theme& theme = canvas.theme();
    const stage::Rect box = stage::topic_picture;
    stage::CardLook card{.width = 54, .height = 76};
    const stage::Point at{box.centre().x - 27, box.centre().y - 38};
    switch (number) {
        case scene::draw_topic:
            card.face_up = false;
            stage::draw_card(canvas, at + stage::Point{8, -4}, {}, card);
            card.face_up = true;
            return stage::draw_card(canvas, at + stage::Point{-6, 4}, {.symbol = "4"}, card);
        case scene::stand_topic:
            return canvas.huge_text(box.centre(), "OK", 2, theme.good);
        case scene::own_topic:
            card.folded = true;
            return stage::draw_card(canvas, at, {.symbol = "5"}, card);
        case scene::deck_topic:
        case scene::rival_topic:
            card.face_up = false;
            if (number == scene::deck_topic)
                stage::draw_card(canvas, at + stage::Point{4, -3}, {}, card);
            return stage::draw_card(canvas, at, {}, card);
        default: {
            const bool bust = number == scene::bust_topic;
            canvas.huge_text({box.centre().x, box.centre().y - 10}, bust ? "13" : "12", 3,
                             bust ? theme.bad : theme.accent);
            return stage::draw_meter(canvas, {box.x + 6, box.bottom() - 18, box.width - 12, 10},
                                     {.value = 12,
                                      .most = 12,
                                      .segmented = true,
                                      .colour = bust ? theme.bad : theme.accent});
        }
    }
}

}  // namespace nullgame_cartridge
