// sixgun rules: every numbered rule of a game and the tests that name it.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "command.h"
#include "files.h"
#include "find_game.h"
#include "json.h"
#include "options.h"

namespace sixgun {

namespace {

namespace fs = std::filesystem;

struct Rule {
    std::string number, text;       // NUL-003
    std::set<std::string> tests{};  // test_NUL_003_deck_is_whole
};

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// `NUL-003` or `NUL_003` at the start of a text, else nothing.
std::string number_at(std::string_view text, char joint) {
    std::size_t letters = 0, digits = 0;
    while (letters < text.size() && is_capital(text[letters])) ++letters;
    if (letters < 2 || letters > 4 || letters == text.size() || text[letters] != joint) return {};
    while (letters + 1 + digits < text.size() && is_digit(text[letters + 1 + digits])) ++digits;
    if (digits != 3) return {};
    return std::string(text.substr(0, letters)) + "-" + std::string(text.substr(letters + 1, 3));
}

// A rule is a row of a table, an item of a list or a heading that begins with its number.
std::vector<Rule> rules_in(std::string_view text) {
    std::vector<Rule> rules;
    while (!text.empty()) {
        std::string_view line = kit::next_part(text, '\n');
        const std::size_t start = line.find_first_not_of("|-*# ");
        if (start == 0 || start == line.npos) continue;
        line.remove_prefix(start);
        const std::string number = number_at(line, '-');
        if (number.empty()) continue;
        line.remove_prefix(number.size());
        line.remove_prefix(std::min(line.find_first_not_of("|*:. "), line.size()));
        rules.push_back({number, std::string(line.substr(0, line.find(" |")))});
    }
    return rules;
}

// Tests that are run and the rules they name: `RUN_TEST(test_NUL_003_NUL_004_deal);` on a line of
// its own, so that neither a comment nor a text nor a test that nobody runs counts.
void tests_in(std::string_view text, const std::string& prefix,
              std::map<std::string, std::set<std::string>>& tests) {
    constexpr std::string_view run = "RUN_TEST(";
    while (!text.empty()) {
        std::string_view line = kit::next_part(text, '\n');
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (!line.starts_with(run)) continue;
        const std::string_view name = line.substr(run.size(), line.find(')') - run.size());
        for (std::size_t i = 1; i < name.size(); ++i) {
            const std::string number = name[i - 1] == '_' ? number_at(name.substr(i), '_') : "";
            if (number.starts_with(prefix + "-")) tests[number].insert(std::string(name));
        }
    }
}

// The sources: where we are told, else above the program or the current folder.
std::optional<fs::path> find_root(const std::string& told) {
    const auto is_root = [](const fs::path& folder) {
        std::error_code none;
        return fs::exists(folder / "games" / "lineup" / "games.txt", none);
    };
    if (!told.empty()) {
        if (is_root(told)) return told;
        return {};
    }
    std::error_code error;
    for (fs::path folder :
         {fs::read_symlink("/proc/self/exe", error), fs::current_path(error) / "."})
        while (folder.has_relative_path()) {
            folder = folder.parent_path();
            if (is_root(folder)) return folder;
        }
    return {};
}

std::optional<std::string> rules_text(const fs::path& root, const std::string& game) {
    return read_whole((root / "games" / game / "RULES.md").string());
}

std::map<std::string, std::set<std::string>> find_tests(const fs::path& root,
                                                        const std::string& prefix) {
    std::map<std::string, std::set<std::string>> tests;
    std::error_code error;
    for (const auto& entry : fs::recursive_directory_iterator(root / "host_tests", error))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            if (const auto text = read_whole(entry.path().string())) tests_in(*text, prefix, tests);
    return tests;
}

std::string joined(const std::set<std::string>& names) {
    std::string line;
    for (const std::string& name : names) line += (line.empty() ? "" : ", ") + name;
    return line;
}

void print_json(const std::string& game, const std::vector<Rule>& rules,
                const std::vector<std::string>& faults) {
    std::vector<std::string> list, wrong;
    for (const Rule& rule : rules) {
        std::vector<std::string> tests;
        for (const std::string& test : rule.tests) tests.push_back(json::quoted(test));
        list.push_back(json::Object()
                           .add("rule", rule.number)
                           .add("text", rule.text)
                           .add_raw("tests", json::list(tests))
                           .text());
    }
    for (const std::string& fault : faults) wrong.push_back(json::quoted(fault));
    json::Object out;
    out.add("game", game).add_raw("rules", json::list(list)).add_raw("faults", json::list(wrong));
    std::printf("%s\n", out.text().c_str());
}

}  // namespace

Exit run_rules(const Arguments& arguments) {
    std::string game, told;
    bool json = false;
    Options options("rules",
                    "Lists each numbered rule of a game's RULES.md and the tests that name it.\n"
                    "Fails if a rule has none, or a test names a rule that is not there.");
    options.text("--game", "GAME", "which game", game);
    options.text("--root", "FOLDER", "the sources (default: found above the program)", told);
    options.flag("--json", "the list as a JSON object", json);
    options.notes(
        "A rule is a table row, list item or heading of RULES.md that begins with its number, "
        "like\n"
        "NUL-003. A test that is run names it: RUN_TEST(test_NUL_003_the_deck_has_24_cards).");
    if (const auto exit = options.parse(arguments)) return *exit;
    if (!kit::find_game(lineup::games, game)) return complain("rules", no_game(game), bad_usage);
    const auto root = find_root(told);
    if (!root)
        return complain("rules",
                        told.empty() ? "the sources are not found: give --root FOLDER"
                                     : told + ": no sources of Sixgun there",
                        failure);
    const auto text = rules_text(*root, game);
    if (!text) return complain("rules", "the game has no RULES.md in its folder", failure);
    std::vector<Rule> rules = rules_in(*text);
    if (rules.empty()) return complain("rules", "RULES.md has no numbered rules", failure);

    const std::string prefix = rules[0].number.substr(0, rules[0].number.find('-'));
    auto tests = find_tests(*root, prefix);
    std::vector<std::string> faults;
    std::set<std::string> seen;
    for (Rule& rule : rules) {
        rule.tests = tests[rule.number];
        tests.erase(rule.number);
        if (!seen.insert(rule.number).second) faults.push_back(rule.number + " is there twice");
        if (rule.tests.empty()) faults.push_back(rule.number + " has no test");
    }
    for (const auto& [number, names] : tests)
        faults.push_back(joined(names) + " names " + number + ", which is no rule");

    if (json) {
        print_json(game, rules, faults);
    } else {
        for (const Rule& rule : rules) {
            std::printf("%s  %s\n", rule.number.c_str(), rule.text.c_str());
            for (const std::string& test : rule.tests) std::printf("         %s\n", test.c_str());
        }
        for (const std::string& fault : faults) std::printf("! %s\n", fault.c_str());
    }
    if (faults.empty()) return success;
    return complain("rules",
                    game + ": " + std::to_string(faults.size()) +
                        (faults.size() == 1 ? " fault: " : " faults, the first: ") + faults[0],
                    failure);
}

}  // namespace sixgun
