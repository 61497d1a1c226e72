// Checks of whole matches: the same again, copied, undone, saved and loaded.
#include <algorithm>

#include "conformance/bench.h"
#include "kit/share_code.h"
#include "kit/timeline.h"

namespace conformance {

using namespace kit;

namespace {

std::vector<Hash> hashes_of(Bench& bench, const Sample& sample, Place& place) {
    std::vector<Hash> hashes;
    bench.game.setup(place.state(), sample.config, sample.seed);
    hashes.push_back(bench.game.hash(place.state()));
    Events unseen;
    for (const Action& action : sample.actions) {
        if (!bench.game.apply(place.state(), action, unseen).ok()) hashes.push_back(0);
        hashes.push_back(bench.game.hash(place.state()));
    }
    return hashes;
}

void check_deterministic(Bench& bench) {
    Place place(bench.game);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Sample sample = bench.play(i);
        const auto once = hashes_of(bench, sample, place);
        if (hashes_of(bench, sample, place) != once)
            return bench.find("the same seed and actions gave another state the second time");
        // Other matches in between must leave no trace.
        bench.play(i + 1);
        if (hashes_of(bench, sample, place) != once)
            return bench.find("the same seed and actions gave another state after another match");
    }
}

void check_copy(Bench& bench) {
    Place here(bench.game), there(bench.game, 0x3C);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Sample sample = bench.play(i);
        const auto expected = hashes_of(bench, sample, here);
        bench.game.setup(here.state(), sample.config, sample.seed);
        Events unseen;
        for (std::size_t k = 0; k < sample.actions.size(); ++k) {
            there.copy(here);  // from place to place at every step
            std::swap(here, there);
            const bool accepted = bench.game.apply(here.state(), sample.actions[k], unseen).ok();
            if (!accepted || bench.game.hash(here.state()) != expected[k + 1])
                return bench.find("a copied state goes on differently after " + std::to_string(k) +
                                  " actions");
        }
    }
}

void check_padding(Bench& bench) {
    Place place(bench.game);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Sample sample = bench.play(i);
        place.fill(0x00);
        const auto over_zeros = hashes_of(bench, sample, place);
        place.fill(0xFF);
        if (hashes_of(bench, sample, place) != over_zeros)
            return bench.find("the hash depends on bytes that the game never wrote (padding?)");
    }
}

void check_undo(Bench& bench) {
    const auto match = std::make_unique<Match>();
    std::vector<std::byte> memory(bench.game.state_size * 6 + 64);
    void* start = memory.data();
    std::size_t room = memory.size();
    std::align(state_alignment, 1, start, room);
    for (int i = 0; i < bench.options.matches / 2; ++i) {
        const Sample sample = bench.play(i);
        Place place(bench.game);
        const auto expected = hashes_of(bench, sample, place);
        Timeline timeline(*match, {static_cast<std::byte*>(start), room});
        if (!timeline.begin(bench.game, sample.config, sample.seed).ok())
            return bench.find("a match cannot be begun again");
        Events unseen;
        for (const Action& action : sample.actions)
            if (!timeline.play(action, unseen).ok())
                return bench.find("a match cannot be played again");
        // Back step by step, forth in jumps.
        const std::size_t count = sample.actions.size();
        for (std::size_t at = count; at-- > 0;) {
            timeline.undo();
            if (bench.game.hash(timeline.state()) != expected[at])
                return bench.find("undo to action " + std::to_string(at) +
                                  " gave another state than replaying up to there");
        }
        Rng rng(static_cast<Seed>(i), 23);
        for (int jump = 0; jump < 20; ++jump) {
            const std::size_t to = rng.below(static_cast<std::uint32_t>(count + 1));
            timeline.go_to(to);
            if (bench.game.hash(timeline.state()) != expected[to])
                return bench.find("going to action " + std::to_string(to) +
                                  " gave another state than replaying up to there");
        }
    }
}

void fill(Match& match, const Game& game, const Sample& sample) {
    match.begin(game, sample.config, sample.seed);
    for (const Action& action : sample.actions)
        if (!match.full()) match.append(action);
    for (std::size_t seat = 0; seat < max_seats; ++seat)
        match.controllers[seat] = static_cast<std::uint8_t>(sample.seed + 37 * seat);
    match.flags = static_cast<std::uint8_t>(sample.seed & known_flags);
}

void check_encode(Bench& bench) {
    const Game* const alone[] = {&bench.game};
    const auto match = std::make_unique<Match>(), read = std::make_unique<Match>();
    const auto room = std::make_unique<ReadMemory>();
    std::vector<std::uint8_t> bytes(max_match_bytes), more(max_match_bytes);
    std::vector<char> memory(max_actions * 24 + 1024);
    for (int i = 0; i < bench.options.matches; ++i) {
        const Sample sample = bench.play(i);
        fill(*match, bench.game, sample);
        for (int undone = 0; undone < i % 3; ++undone) match->undo();
        const std::size_t length = encode(bench.game, *match, bytes);
        const ReadResult result = decode({bytes.data(), length}, alone, *read, *room);
        if (!result.ok())
            return bench.find(std::string("a saved match cannot be loaded: ") +
                              fault_text(result.fault) + ": " + result.detail);
        if (!same_match(*match, *read)) return bench.find("a saved match comes back different");

        TextOut text(memory.data(), memory.size());
        print_match(bench.game, *match, text);
        const ReadResult parsed = parse_match(text.view(), alone, *read, *room);
        if (!parsed.ok())
            return bench.find(std::string("a printed match cannot be read: ") +
                              fault_text(parsed.fault) + ": " + parsed.detail);
        if (!same_match(*match, *read)) return bench.find("a printed match is read differently");

        // One action less, encoded, is the beginning of the whole.
        if (match->count == 0) continue;
        while (match->redo()) {
        }
        const std::size_t whole = encode(bench.game, *match, bytes);
        match->undo();
        match->truncate();
        const std::size_t part = encode(bench.game, *match, more);
        if (part >= whole ||
            !std::equal(more.begin(), more.begin() + static_cast<long>(part), bytes.begin()))
            return bench.find("a saved match cannot be continued by appending");
    }
}

void check_share_code(Bench& bench) {
    if (!has_share_code(bench.game, bench.game.info.form.usual()))
        return bench.find("the usual match cannot be shared: its config has no share code");
    const Game* const alone[] = {&bench.game};
    for (int i = 0; i < bench.options.matches; ++i) {
        const Shared shared{.game = &bench.game,
                            .config = bench.config(i),
                            .seed = static_cast<Seed>(i) * 0x9E3779B9u};
        if (!has_share_code(bench.game, shared.config)) continue;
        CodeText code;
        print_share_code(shared, code);
        Shared read;
        if (read_share_code(code.view(), alone, read) != CodeFault::none)
            return bench.find("a share code cannot be read: " + std::string(code.view()));
        if (read.config != shared.config || read.seed != shared.seed)
            return bench.find("a share code is read differently: " + std::string(code.view()));
    }
}

}  // namespace

const std::vector<NamedCheck> replay_checks = {
    {3, "deterministic", check_deterministic},
    {4, "copy", check_copy},
    {4, "padding", check_padding},
    {5, "undo", check_undo},
    {5, "encode", check_encode},
    {5, "share_code", check_share_code},
};

}  // namespace conformance
