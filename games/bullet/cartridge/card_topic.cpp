#include "bullet_cartridge/card_topic.h"

#include "bullet/pages.h"
#include "bullet/topics.h"
#include "bullet_art/pictures.h"

namespace bullet_cartridge {

using namespace bullet;

namespace {

struct Wish {
    Asks asks;
    std::string_view one, several;
};
constexpr Wish wishes[] = {
    {Asks::any, "a bullet", "bullets"},
    {Asks::red, "a red one", "red ones"},
    {Asks::blue, "a blue one", "blue ones"},
    {Asks::green, "a green one", "green ones"},
    {Asks::yellow, "a yellow one", "yellow ones"},
    {Asks::pink, "a pink one", "pink ones"},
    {Asks::one, "a 1", "1s"},
    {Asks::two, "a 2", "2s"},
    {Asks::three, "a 3", "3s"},
    {Asks::four, "a 4", "4s"},
    {Asks::same_number, "", "of one number"},
    {Asks::same_colour, "", "of one colour"},
    {Asks::component, "Baku", ""},
    {Asks::empty, "an empty space", "empty spaces"},
};
constexpr std::string_view count_words[] = {"", "", "two ", "three ", "four ", "five ", "six "};

// "two bullets, a 3 and an empty space"
void add_wishes(const Grid& grid, kit::TextOut& out) {
    int left = 0;
    for (const Wish& wish : wishes) left += grid.asking(wish.asks) > 0 ? 1 : 0;
    bool first = true;
    for (const Wish& wish : wishes) {
        const int count = grid.asking(wish.asks);
        if (count == 0) continue;
        --left;
        if (!first) out.add(left == 0 ? " and " : ", ");
        first = false;
        out.add(count_words[count]).add(count == 1 ? wish.one : wish.several);
    }
}

}  // namespace

void fill_card_topic(PatternId id, stage::Topic& out) {
    const PatternCard& card = pattern(id);
    const Grid grid = bullet_art::grid_of(id, 0);
    const TopicText& all = topics[static_cast<std::size_t>(Topic::card)];
    out.title.add(card.name);
    out.plain.add("Needs ");
    add_wishes(grid, out.plain);
    out.plain.add(". Clears what lies on x: ").number(grid.clearing()).add(" at most.");
    if (card.rider != no_effect) out.plain.add(" One more move may follow.");
    out.number.add(all.number);
    out.rule.add(all.plain).add(" ").add(all.rule);
    out.page = page_about(all.number);
    out.next = static_cast<std::int16_t>(Topic::card);
}

void fill_boss_pattern_topic(BossPattern id, stage::Topic& out) {
    const BossPatternCard& card = boss_pattern(id);
    const TopicText& all = topics[static_cast<std::size_t>(
        card.boss == knife_and_fork ? Topic::recipe : Topic::boss_pattern)];
    out.title.add(all.title).add(": ").add(card.name);
    out.plain.add(all.plain);
    out.number.add(all.number);
    out.rule.add(all.rule);
    out.page = page_about(all.number);
    out.next = static_cast<std::int16_t>(Topic::card);
}

}  // namespace bullet_cartridge
