// sixgun replay: a match, told action by action.
#include <cstdio>
#include <memory>

#include "command.h"
#include "files.h"
#include "find_game.h"
#include "json.h"
#include "kit/match.h"
#include "kit/player.h"
#include "kit/share_code.h"
#include "options.h"

namespace sixgun {

namespace {

struct Place {
    std::size_t line, column;
    std::string word;
};

// Word `number` of a text, counted from 0.
Place word_place(std::string_view text, std::size_t number, std::size_t first_line) {
    Place place{.line = first_line, .column = 1, .word = {}};
    bool in_word = false;
    std::size_t words = 0;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!space && !in_word && words++ > number) break;
        in_word = !space;
        if (!space && words == number + 1) place.word += c;
        if (!place.word.empty()) continue;
        place.column = c == '\n' ? 1 : place.column + 1;
        place.line += c == '\n';
    }
    if (!place.word.empty()) place.column = place.column == 0 ? 1 : place.column;
    return place;
}

// `FILE:3:12: 'fly': this match contains ...`
std::string text_trouble(const std::string& name, std::string_view text,
                         const kit::ReadResult& result) {
    const std::size_t head_end = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(0, head_end);
    const std::string_view steps = text.substr(std::min(head_end + 1, text.size()));
    std::size_t number = result.at;
    Place place;
    if (result.fault == kit::Fault::refused_action) {
        // Counted in actions: the cursor's mark is a word but none of them.
        std::string_view rest = steps;
        std::size_t words = 0;
        for (std::size_t actions = 0; actions <= result.at; ++words)
            if (kit::next_word(rest) != "|") ++actions;
        number = words - 1;
    }
    const bool in_steps = result.fault == kit::Fault::refused_action ||
                          result.fault == kit::Fault::bad_step ||
                          result.fault == kit::Fault::too_long;
    place = in_steps ? word_place(steps, number, 2) : word_place(head, number, 1);
    std::string line =
        name + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": ";
    if (result.at > 0 || in_steps) line += "'" + place.word + "': ";
    line += kit::fault_text(result.fault);
    if (result.detail[0] != 0) line += std::string(": ") + result.detail;
    return line;
}

std::string byte_trouble(const std::string& name, const kit::ReadResult& result) {
    std::string line = name + ": ";
    line += result.fault == kit::Fault::refused_action ? "action " : "byte ";
    line += std::to_string(result.at) + ": " + kit::fault_text(result.fault);
    if (result.detail[0] != 0) line += std::string(": ") + result.detail;
    return line;
}

// Returns what is wrong, if anything.
std::optional<std::string> load(const std::string& source, kit::Match& match) {
    const auto room = std::make_unique<kit::ReadMemory>();
    const auto contents = read_whole(source);
    if (!contents) {
        kit::Shared shared;
        const kit::CodeFault fault = kit::read_share_code(source, lineup::games, shared);
        if (fault != kit::CodeFault::none)
            return source + ": no such file, and as a share code: " + kit::code_fault_text(fault);
        match.begin(*shared.game, shared.config, shared.seed);
        return {};
    }
    if (contents->starts_with("SGM")) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(contents->data());
        const kit::ReadResult result =
            kit::decode({bytes, contents->size()}, lineup::games, match, *room);
        if (!result.ok()) return byte_trouble(source, result);
        return {};
    }
    const kit::ReadResult result = kit::parse_match(*contents, lineup::games, match, *room);
    if (!result.ok()) return text_trouble(source, *contents, result);
    return {};
}

const char* result_word(kit::Result result) {
    constexpr const char* words[] = {"open", "won", "lost", "drawn", "scored"};
    return words[static_cast<std::size_t>(result)];
}

// A person, or one of the game's computer players.
std::string controller(const kit::Game& game, std::uint8_t number) {
    const auto players = kit::players_of(game);
    if (number == 0) return "person";
    if (number <= players.size()) return std::string(players[number - 1u]->word);
    return "computer " + std::to_string(number);
}

class Teller {
  public:
    Teller(const kit::Game& game, const kit::Match& match, std::size_t to)
        : game_(game), match_(match), to_(to) {
        game.setup(state_->bytes, match.config, match.seed);
    }

    void in_words() {
        std::printf("%s, rules %d, seed %s", title().c_str(), match_.version,
                    hex8(match_.seed).c_str());
        if (const std::string code = share_code(); !code.empty())
            std::printf(", code %s", code.c_str());
        std::printf("\n%s\n", config_text(game_, match_.config).c_str());
        // A share code knows no seats, and a match without an action has nobody who took one.
        for (std::size_t seat = 0; to_ > 0 && seat < seats(); ++seat)
            std::printf("seat %zu: %s\n", seat + 1, who(static_cast<int>(seat)).c_str());
        std::printf("\n");
        for (std::size_t i = 0; i < to_; ++i) {
            if (i == match_.cursor) std::printf("      -- taken back from here on --\n");
            const int seat = game_.turn(state_->bytes);
            std::printf("%4zu. seat %d: %s\n", i + 1, seat + 1, describe(i).c_str());
            take(i);
        }
        const kit::Outcome outcome = game_.outcome(state_->bytes);
        std::printf("\n%s", outcome.over ? "The match is over" : "The match goes on");
        if (outcome.over) std::printf(": %s", outcome.why);
        std::printf("\n");
        for (std::size_t seat = 0; seat < seats(); ++seat)
            std::printf("seat %zu: %s%s%d point%s\n", seat + 1,
                        outcome.over ? result_word(outcome.result[seat]) : "",
                        outcome.over ? ", " : "", outcome.score[seat],
                        outcome.score[seat] == 1 ? "" : "s");
    }

    void in_json() {
        json::List controllers, actions, results;
        for (std::size_t seat = 0; seat < seats(); ++seat)
            controllers.add(who(static_cast<int>(seat)));
        for (std::size_t i = 0; i < to_; ++i) {
            json::Object action;
            kit::Text<48> word;
            kit::print_action(match_.actions[i], game_.info.words, word);
            action.add("seat", game_.turn(state_->bytes) + 1).add("action", word.view());
            action.add("words", describe(i)).add("undone", i >= match_.cursor);
            take(i);
            action.add("hash", hex8(game_.hash(state_->bytes)));
            actions.add(action);
        }
        const kit::Outcome outcome = game_.outcome(state_->bytes);
        for (std::size_t seat = 0; seat < seats(); ++seat)
            results.add(json::Object()
                            .add("result", result_word(outcome.result[seat]))
                            .add("points", outcome.score[seat]));
        json::Object out;
        out.add("game", game_.info.word).add("rules", match_.version);
        out.add("seed", hex8(match_.seed)).add("code", share_code());
        out.add("config", config_text(game_, match_.config));
        out.add("seats", controllers).add("actions", actions);
        out.add("over", outcome.over).add("why", outcome.why);
        out.add("results", results);
        std::printf("%s\n", out.line().c_str());
    }

  private:
    std::string title() const { return std::string(game_.info.title); }
    std::size_t seats() const { return static_cast<std::size_t>(game_.seats(state_->bytes)); }
    std::string who(int seat) const {
        return controller(game_, match_.controllers[static_cast<std::size_t>(seat)]);
    }
    std::string share_code() const {
        if (!kit::has_share_code(game_, match_.config)) return {};
        kit::CodeText code;
        kit::print_share_code({.game = &game_, .config = match_.config, .seed = match_.seed}, code);
        return std::string(code.view());
    }
    std::string describe(std::size_t i) const {
        kit::Text<256> text;
        game_.describe(state_->bytes, match_.actions[i], kit::plain_names, text);
        return std::string(text.view());
    }
    // The reader has played it before, so nothing can be refused.
    void take(std::size_t i) {
        kit::Events unseen;
        (void)game_.apply(state_->bytes, match_.actions[i], unseen);
    }

    const kit::Game& game_;
    const kit::Match& match_;
    std::size_t to_;
    std::unique_ptr<kit::AnyState> state_ = std::make_unique<kit::AnyState>();
};

void print_text(const kit::Game& game, kit::Match& match, std::size_t to) {
    if (to < match.count) {
        match.count = static_cast<std::uint16_t>(to);
        match.cursor = std::min(match.cursor, match.count);
    }
    std::string memory((match.count + 1u) * 40 + 2048, '\0');
    kit::TextOut text(memory.data(), memory.size());
    kit::print_match(game, match, text);
    std::fputs(text.c_str(), stdout);
}

}  // namespace

Exit run_replay(const Arguments& arguments) {
    int to = static_cast<int>(kit::max_actions);
    bool text = false, json = false;
    std::vector<std::string> sources;
    Options options("replay",
                    "Tells a match action by action: who acted, what was done, how it ended.");
    options.words("FILE|CODE", "a match as text or bytes, or a share code", sources);
    options.number("--to", 0, static_cast<int>(kit::max_actions), "only the first N actions", to);
    options.flag("--text", "the match as text, as it can be read again", text);
    options.flag("--json", "the match as a JSON object", json);
    if (const auto exit = options.parse(arguments)) return *exit;
    if (sources.size() != 1)
        return complain("replay", "give one file or one share code", bad_usage);
    if (text && json) return complain("replay", "--text or --json, not both", bad_usage);

    const auto match = std::make_unique<kit::Match>();
    if (const auto trouble = load(sources[0], *match)) return complain("replay", *trouble, failure);
    const kit::Game& game = *kit::find_game(lineup::games, match->game_id);
    const std::size_t count = std::min<std::size_t>(static_cast<std::size_t>(to), match->count);
    if (text) {
        print_text(game, *match, count);
    } else if (json) {
        Teller(game, *match, count).in_json();
    } else {
        Teller(game, *match, count).in_words();
    }
    return success;
}

}  // namespace sixgun
