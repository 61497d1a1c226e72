#include "second_content.h"

#include <cctype>
#include <utility>

#include "second_tables.h"

namespace second {

// ---- bullets ----

int copies_of(int type) {
    if (has_star(type)) return 2;
    return number_of(type) == 4 ? 2 : 6;
}

std::string bullet_name(int type) {
    if (type == immobilizer) return "Imm";
    if (type == badge) return "Bad";
    if (type == coat) return "Coa";
    const char letter = "RBGYP"[colour_of(type)];
    const char shown = has_star(type) ? static_cast<char>(std::tolower(letter)) : letter;
    return std::string(1, shown) + std::to_string(number_of(type));
}

int bullet_named(const std::string& name) {
    for (int type = 0; type < all_types; type++)
        if (bullet_name(type) == name) return type;
    return -1;
}

// ---- grids ----

Grid parse_grid(const std::string& text) {
    Grid grid(1);
    for (const char letter : text) {
        if (letter == '/')
            grid.emplace_back();
        else if (letter == '!')
            grid.back().back().clear = true;
        else if (letter == '=')
            grid.back().back().only = true;
        else
            grid.back().push_back({letter, letter == 'x', false});
    }
    return grid;
}

Grid turned(const Grid& grid, int quarters) {
    if (quarters == 0) return grid;
    const Grid old = turned(grid, quarters - 1);
    const int rows = static_cast<int>(old.size()), columns = static_cast<int>(old[0].size());
    Grid result(columns, std::vector<Cell>(rows));
    for (int i = 0; i < columns; i++)
        for (int j = 0; j < rows; j++) result[i][j] = old[rows - 1 - j][i];
    return result;
}

// ---- effects ----

int Step::number(int place) const {
    const std::string& text = args[place];
    return std::stoi(text[0] == '+' || text[0] == '~' ? text.substr(1) : text);
}

Effect parse_effect(const std::string& text) {
    Effect effect;
    std::string rest = text;
    if (!rest.empty() && rest.back() == '?') {
        effect.optional = true;
        rest.pop_back();
    }
    while (!rest.empty()) {
        const auto end = rest.find(')');
        std::string one = rest.substr(0, end);
        rest = rest.substr(end + 1);
        if (rest.rfind(" + ", 0) == 0) rest = rest.substr(3);
        Step step;
        if (one.rfind("ally.", 0) == 0) {
            step.by_ally = true;
            one = one.substr(5);
        }
        const auto open = one.find('(');
        step.word = one.substr(0, open);
        std::string args = one.substr(open + 1) + ",";
        while (!args.empty()) {
            const auto comma = args.find(',');
            step.args.push_back(args.substr(0, comma));
            args = args.substr(comma + 1);
        }
        int times = 1;
        if (step.word == "DISCARD") times = std::exchange(step.args[0], "1")[0] - '0';
        if (step.word == "PLACE") times = std::exchange(step.args[1], "1")[0] - '0';
        effect.steps.insert(effect.steps.end(), times, step);
    }
    return effect;
}

// ---- cards ----

namespace {

ActionCard card_of(const tables::Action& row) {
    return {row.id, row.name, row.cost == "star" ? 0 : std::stoi(row.cost),
            parse_effect(row.effect)};
}

std::vector<ActionCard> cards_of(const std::vector<tables::Action>& rows) {
    std::vector<ActionCard> cards;
    for (const tables::Action& row : rows) cards.push_back(card_of(row));
    return cards;
}

std::vector<Grid> all_turns(const std::string& text) {
    std::vector<Grid> grids;
    for (int quarters = 0; quarters < 4; quarters++)
        grids.push_back(turned(parse_grid(text), quarters));
    return grids;
}

std::vector<PatternCard> all_patterns() {
    std::vector<PatternCard> cards;
    for (const tables::Pattern& row : tables::patterns) {
        PatternCard card;
        card.id = row.id;
        card.name = row.name;
        card.grids = all_turns(row.grid);
        card.has_rider = !row.rider.empty();
        card.rider = parse_effect(row.rider);
        cards.push_back(card);
    }
    return cards;
}

std::vector<HeroineCard> all_heroines() {
    std::vector<HeroineCard> cards;
    for (const tables::Heroine& row : tables::heroines) {
        HeroineCard card{row.id, row.name, row.ap, row.life, row.hand, {}, {}, {}};
        for (const tables::Action& action : tables::actions)
            if (action.id.substr(0, 2) == row.id)
                (action.cost == "star" ? card.stars : card.actions).push_back(card_of(action));
        for (int i = 0; i < static_cast<int>(patterns().size()); i++)
            if (patterns()[i].id.substr(0, 2) == row.id) card.patterns.push_back(i);
        cards.push_back(card);
    }
    return cards;
}

std::vector<BossPatternCard> all_boss_patterns() {
    std::vector<BossPatternCard> cards;
    for (const tables::BossPattern& row : tables::boss_patterns) {
        BossPatternCard card{row.id, row.name, all_turns(row.grid), "", parse_effect(row.effect)};
        for (const char letter : row.grid)
            if (letter != '/') card.symbols += letter;
        cards.push_back(card);
    }
    return cards;
}

std::vector<BossCard> all_bosses() {
    std::vector<BossCard> cards;
    for (const tables::Boss& row : tables::bosses) {
        BossCard card{row.id, row.name, {}, {}};
        for (const tables::Slot& slot : row.slots)
            card.slots.push_back({slot.breaks, slot.intensity, parse_effect(slot.effect)});
        for (int i = 0; i < static_cast<int>(boss_patterns().size()); i++)
            if (boss_patterns()[i].id.substr(0, 2) == row.id) card.patterns.push_back(i);
        cards.push_back(card);
    }
    return cards;
}

}  // namespace

const std::vector<HeroineCard>& heroines() {
    static const std::vector<HeroineCard> cards = all_heroines();
    return cards;
}
const std::vector<PatternCard>& patterns() {
    static const std::vector<PatternCard> cards = all_patterns();
    return cards;
}
const std::vector<ActionCard>& powerups() {
    static const std::vector<ActionCard> cards = cards_of(tables::powerups);
    return cards;
}
const std::vector<ActionCard>& team_acts() {
    static const std::vector<ActionCard> cards = cards_of(tables::team_actions);
    return cards;
}

const std::vector<BossCard>& bosses() {
    static const std::vector<BossCard> cards = all_bosses();
    return cards;
}
const std::vector<BossPatternCard>& boss_patterns() {
    static const std::vector<BossPatternCard> cards = all_boss_patterns();
    return cards;
}

int pattern_named(const std::string& id) {
    for (int i = 0; i < static_cast<int>(patterns().size()); i++)
        if (patterns()[i].id == id) return i;
    return -1;
}
int boss_pattern_named(const std::string& id) {
    for (int i = 0; i < static_cast<int>(boss_patterns().size()); i++)
        if (boss_patterns()[i].id == id) return i;
    return -1;
}

}  // namespace second
