#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/bench.h"
#include "kit/signature.h"

namespace conformance {

using namespace kit;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view ruler = "----\n";

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

void write_file(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

std::string hex(Hash hash) {
    Text<9> text;
    text.hex(hash, 8);
    return std::string(text.view());
}

const char* result_word(Result result) {
    constexpr const char* words[] = {"open", "won", "lost", "drawn", "scored"};
    return words[static_cast<std::size_t>(result)];
}

// The match as text, then line by line what happens in it.
std::string account(const Game& game, const Match& match) {
    std::vector<char> memory(max_actions * 24 + 1024);
    TextOut head(memory.data(), memory.size());
    print_match(game, match, head);
    std::string out(head.view());
    out += ruler;

    Place place(game, 0);
    game.setup(place.state(), match.config, match.seed);
    out += "setup " + hex(game.hash(place.state())) + "\n";
    std::vector<Event> event_memory(max_events);
    for (const Action& action : match.known()) {
        Text<200> description;
        game.describe(place.state(), action, plain_names, description);
        out += std::to_string(game.turn(place.state())) + " " + text_of(game, action) + " (" +
               std::string(description.view()) + ") of " +
               std::to_string(count_legal(game, place.state()));
        Events events(event_memory);
        if (!game.apply(place.state(), action, events).ok()) out += " REFUSED";
        out += ", " + std::to_string(events.all().size()) + " events";
        for (int seat = 0; seat < game.seats(place.state()); ++seat)
            out += " " + hex(view_hash(game, place.state(), static_cast<Seat>(seat)));
        out += " " + hex(game.hash(place.state())) + "\n";
    }
    const Outcome outcome = game.outcome(place.state());
    out += outcome.over ? "over: " : "not over: ";
    out += outcome.why;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats(place.state())); ++seat)
        out += std::string(", ") + result_word(outcome.result[seat]) + " " +
               std::to_string(outcome.score[seat]);
    return out + "\n";
}

std::vector<fs::path> playthroughs(const std::string& folder) {
    std::vector<fs::path> found;
    if (!fs::exists(folder)) return found;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.size() == 6 && name.ends_with(".txt")) found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

void make_playthroughs(const Game& game, const std::string& folder) {
    std::vector<Finding> unused;
    const Options options;
    Bench bench(game, options, unused);
    const auto match = std::make_unique<Match>();
    for (int i = 0; i < 3; ++i) {
        const Sample sample = bench.play(i);
        match->begin(game, sample.config, sample.seed);
        for (const Action& action : sample.actions)
            if (!match->full()) match->append(action);
        write_file(fs::path(folder) / ("0" + std::to_string(i + 1) + ".txt"),
                   account(game, *match));
    }
}

}  // namespace

std::vector<Finding> check_golden(const Game& game, const std::string& folder, bool update) {
    std::vector<Finding> findings;
    if (update && playthroughs(folder).empty()) make_playthroughs(game, folder);
    const auto files = playthroughs(folder);
    if (files.empty())
        findings.push_back({"golden",
                            "the game has no golden playthrough: make them with "
                            "SIXGUN_GOLDEN=update"});
    const Game* const alone[] = {&game};
    const auto match = std::make_unique<Match>();
    const auto room = std::make_unique<ReadMemory>();
    for (const fs::path& file : files) {
        const std::string name = file.filename().string();
        const std::string expected = read_file(file);
        const std::string source = expected.substr(0, expected.find(ruler));
        const ReadResult result = parse_match(source, alone, *match, *room);
        if (!result.ok()) {
            findings.push_back({"golden", name + ": " + fault_text(result.fault) + " (" +
                                              result.detail + ") at " + std::to_string(result.at)});
            continue;
        }
        const std::string made = account(game, *match);
        if (made == expected) continue;
        if (update) {
            write_file(file, made);
            continue;
        }
        const auto differs =
            std::mismatch(made.begin(), made.end(), expected.begin(), expected.end());
        const auto line = std::count(made.begin(), differs.first, '\n') + 1;
        findings.push_back({"golden", name + " differs from line " + std::to_string(line)});
    }

    std::vector<std::byte> scratch(Thinking::scratch_size + max_state_size);
    const std::string now = hex(signature(game, scratch)) + "\n";
    const fs::path signature_file = fs::path(folder) / "signature.txt";
    if (update) write_file(signature_file, now);
    if (read_file(signature_file) != now)
        findings.push_back({"signature", "the signature is now " + now.substr(0, 8)});
    return findings;
}

}  // namespace conformance
