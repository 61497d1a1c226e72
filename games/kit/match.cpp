#include "kit/match.h"

#include <algorithm>

namespace kit {

void Match::begin(const Game& game, const Config& chosen, Seed from) {
    game_id = game.info.id;
    version = game.info.version;
    count = cursor = 0;
    seed = from;
    flags = 0;
    controllers = {};
    config = chosen;
}

void Match::append(Action action) {
    check(!full(), "match is full");
    actions[cursor] = action;
    ++cursor;
    count = cursor;
}

bool Match::undo() {
    if (cursor == 0) return false;
    --cursor;
    return true;
}

bool Match::redo() {
    if (cursor == count) return false;
    ++cursor;
    return true;
}

bool same_match(const Match& one, const Match& other) {
    return one.game_id == other.game_id && one.version == other.version &&
           one.cursor == other.cursor && one.seed == other.seed && one.flags == other.flags &&
           one.controllers == other.controllers && one.config == other.config &&
           std::ranges::equal(one.known(), other.known());
}

const char* fault_text(Fault fault) {
    switch (fault) {
        case Fault::none:
            return "no fault";
        case Fault::not_a_match:
            return "this is not a Sixgun match";
        case Fault::newer_format:
            return "this match was saved by a newer Sixgun";
        case Fault::unknown_game:
            return "this build does not have the game of this match";
        case Fault::other_rules:
            return "this match was played with other rules of its game";
        case Fault::damaged:
            return "this match is damaged";
        case Fault::bad_config:
            return "the settings of this match are not possible";
        case Fault::bad_step:
            return "this match contains something that is no action";
        case Fault::too_long:
            return "this match is too long";
        case Fault::refused_action:
            return "this match contains an action against the rules";
    }
    return "unknown fault";
}

// ---- Bytes ------------------------------------------------------------------------------------

namespace {

constexpr std::uint8_t format = 2, first_format = 1;
constexpr std::uint8_t cursor_step = 0xBF;
// Before the config. Up to the seed both formats are alike.
constexpr std::size_t seed_end = 10;
constexpr std::size_t fixed_head = seed_end + 1 + max_seats;
constexpr std::size_t first_fixed_head = seed_end + max_seats / 2;

struct FlagWord {
    MatchFlag flag;
    std::string_view word;
};
constexpr FlagWord flag_words[] = {{helped, "helped"}, {rewound, "rewound"}, {adopted, "adopted"}};

// Format 1 borrowed the last seat to say that there was help. In matches without, whoever is
// written there, the seat before is taken, too.
void give_seat_back(MatchHead& head) {
    std::uint8_t& last = head.controllers[max_seats - 1];
    if (last != 1 || head.controllers[max_seats - 2] != 0) return;
    last = 0;
    head.flags = helped;
}

std::uint16_t crc16(std::uint16_t crc, std::span<const std::uint8_t> bytes) {
    for (const std::uint8_t byte : bytes) {
        // One byte at once: the classic shift form of polynomial 0x1021, without a table.
        std::uint32_t x = static_cast<std::uint32_t>((crc >> 8) ^ byte);
        x ^= x >> 4;
        crc = static_cast<std::uint16_t>((std::uint32_t{crc} << 8) ^ (x << 12) ^ (x << 5) ^ x);
    }
    return crc;
}

std::size_t sealed(std::uint16_t& check_sum, std::span<std::uint8_t> out, std::size_t length) {
    check_sum = crc16(check_sum, out.first(length));
    out[length] = static_cast<std::uint8_t>(check_sum);
    out[length + 1] = static_cast<std::uint8_t>(check_sum >> 8);
    return length + 2;
}

}  // namespace

std::size_t MatchWriter::head(const Game& game, const MatchHead& match,
                              std::span<std::uint8_t> out) {
    check(out.size() >= max_head_bytes, "no room for the head of a match");
    check_ = 0xFFFF;
    check((match.flags & ~known_flags) == 0, "a match with an unknown flag");
    const std::uint8_t fixed[seed_end + 1] = {'S',
                                              'G',
                                              'M',
                                              format,
                                              match.game_id,
                                              match.version,
                                              static_cast<std::uint8_t>(match.seed),
                                              static_cast<std::uint8_t>(match.seed >> 8),
                                              static_cast<std::uint8_t>(match.seed >> 16),
                                              static_cast<std::uint8_t>(match.seed >> 24),
                                              match.flags};
    std::copy(std::begin(fixed), std::end(fixed), out.begin());
    std::copy(match.controllers.begin(), match.controllers.end(), out.begin() + sizeof fixed);
    BitWriter bits(out.subspan(fixed_head, max_fields));
    game.info.form.pack(match.config, bits);
    std::size_t length = fixed_head + bits.bytes();
    if (game.info.form.asks_record(match.config))
        for (std::size_t i = 0; i < game.info.form.record_size; ++i)
            out[length++] = match.config.record[i];
    return sealed(check_, out, length);
}

std::size_t MatchWriter::action(Action action, std::span<std::uint8_t> out) {
    check(out.size() >= max_step_bytes, "no room for a step of a match");
    check(action.kind < max_kinds, "action of an unknown kind");
    out[1] = action.a;
    out[2] = action.b;
    out[3] = action.c;
    std::size_t arguments = 3;
    while (arguments > 0 && out[arguments] == 0) --arguments;
    out[0] = static_cast<std::uint8_t>(action.kind | arguments << 6);
    return sealed(check_, out, 1 + arguments);
}

std::size_t MatchWriter::cursor(std::uint16_t cursor, std::span<std::uint8_t> out) {
    check(out.size() >= max_step_bytes, "no room for a step of a match");
    out[0] = cursor_step;
    out[1] = static_cast<std::uint8_t>(cursor);
    out[2] = static_cast<std::uint8_t>(cursor >> 8);
    return sealed(check_, out, 3);
}

std::size_t encode(const Game& game, const Match& match, std::span<std::uint8_t> out) {
    MatchWriter writer;
    std::size_t length = writer.head(game, match, out);
    for (const Action& action : match.known()) length += writer.action(action, out.subspan(length));
    if (match.cursor != match.count) length += writer.cursor(match.cursor, out.subspan(length));
    return length;
}

FileStep decode_step(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) return {};
    const std::uint8_t lead = bytes[0];
    const std::size_t arguments = lead >> 6;
    if (bytes.size() < 3 + arguments) return {};
    FileStep step{.length = 3 + arguments};
    if (lead == cursor_step) {
        step.moves_cursor = true;
        step.cursor = static_cast<std::uint16_t>(bytes[1] | bytes[2] << 8);
        return step;
    }
    step.action.kind = lead & 63;
    if (arguments > 0) step.action.a = bytes[1];
    if (arguments > 1) step.action.b = bytes[2];
    if (arguments > 2) step.action.c = bytes[3];
    return step;
}

// Reads a match from bytes or text into a draft; only a draft that replays becomes the match.
struct MatchReader {
    Games games;
    ReadMemory* memory = nullptr;  // none: only the head is read
    MatchHead& head;
    std::span<const std::uint8_t> bytes{};
    std::size_t at = 0, vouched = 0;
    const Game* game = nullptr;
    ReadResult result{};

    bool fail(Fault fault, std::size_t where, const char* detail = "") {
        result.fault = fault;
        result.at = static_cast<std::uint32_t>(where);
        result.detail = detail;
        return false;
    }

    // The bytes since the last check, and the check that follows them.
    bool sealed_up_to(std::size_t end) {
        if (end + 2 > bytes.size()) return fail(Fault::damaged, bytes.size());
        std::uint16_t& sum = result.writer.check_;
        sum = crc16(sum, bytes.subspan(vouched, end - vouched));
        if (bytes[end] != (sum & 0xFF) || bytes[end + 1] != sum >> 8)
            return fail(Fault::damaged, end);
        at = vouched = end + 2;
        return true;
    }

    Match& draft() { return memory->draft; }

    bool known_game(const Game* found, std::uint32_t version, std::size_t where) {
        if (found == nullptr) return fail(Fault::unknown_game, where);
        if (version != found->info.version) return fail(Fault::other_rules, where);
        game = found;
        head = {.game_id = game->info.id, .version = game->info.version};
        if (memory != nullptr) draft().count = draft().cursor = 0;
        return true;
    }

    bool read_head() {
        if (bytes.size() < first_fixed_head || bytes[0] != 'S' || bytes[1] != 'G' ||
            bytes[2] != 'M')
            return fail(Fault::not_a_match, 0);
        const bool first = bytes[3] == first_format;
        if (!first && bytes[3] != format) return fail(Fault::newer_format, 3);
        if (!known_game(find_game(games, bytes[4]), bytes[5], 4)) return false;
        const std::size_t fixed = first ? first_fixed_head : fixed_head;
        if (bytes.size() < fixed) return fail(Fault::damaged, bytes.size());
        for (std::size_t i = 0; i < 4; ++i) head.seed |= static_cast<Seed>(bytes[6 + i]) << 8 * i;
        if (!first) head.flags = bytes[seed_end];
        for (std::size_t seat = 0; seat < max_seats; ++seat)
            head.controllers[seat] =
                static_cast<std::uint8_t>(first ? bytes[seed_end + seat / 2] >> (seat % 2 * 4) & 15
                                                : bytes[seed_end + 1 + seat]);
        if (first) give_seat_back(head);

        const Form& form = game->info.form;
        const auto packed = bytes.subspan(fixed);
        BitReader bits(packed, packed.size() * 8);
        if (!form.unpack(bits, head.config)) return fail(Fault::bad_config, fixed);
        std::size_t end = fixed + (bits.at() + 7) / 8;
        if (form.asks_record(head.config))
            for (std::size_t i = 0; i < form.record_size; ++i, ++end)
                head.config.record[i] = end < bytes.size() ? bytes[end] : std::uint8_t{0};
        // The bits that fill the last byte are zero: one match has one encoding.
        if (bits.take(static_cast<int>((8 - bits.at() % 8) % 8)) != 0)
            return fail(Fault::bad_config, fixed);
        if (!sealed_up_to(end)) return false;
        // The check vouches for it: somebody knew this flag.
        if ((head.flags & ~known_flags) != 0) return fail(Fault::newer_format, seed_end);
        return true;
    }

    bool read_step() {
        const FileStep step = decode_step(bytes.subspan(at));
        if (step.length == 0) return fail(Fault::damaged, bytes.size());
        if (!sealed_up_to(at + step.length - 2)) return false;
        if (step.moves_cursor) {
            if (step.cursor > draft().count) return fail(Fault::bad_step, at);
            draft().cursor = step.cursor;
            return true;
        }
        const Action& action = step.action;
        const std::size_t arguments = step.length - 3;
        const std::uint8_t last = arguments == 1 ? action.a : arguments == 2 ? action.b : action.c;
        if (action.kind >= game->info.words.size() || (arguments > 0 && last == 0))
            return fail(Fault::bad_step, at);
        return take(action, at);
    }

    bool take(Action action, std::size_t where) {
        if (draft().full()) return fail(Fault::too_long, where);
        draft().append(action);
        return true;
    }

    bool replays() {
        const Verdict config = config_verdict(*game, head.config);
        if (!config.ok()) return fail(Fault::bad_config, 0, config.why_not);
        StateBytes* const state = memory->state.bytes;
        game->setup(state, head.config, head.seed);
        Events unseen;
        for (std::size_t i = 0; i < draft().count; ++i) {
            const Verdict verdict = game->apply(state, draft().actions[i], unseen);
            if (!verdict.ok()) return fail(Fault::refused_action, i, verdict.why_not);
        }
        return true;
    }

    bool read_bytes() {
        if (!read_head()) return false;
        while (at < bytes.size())
            if (!read_step()) return false;
        return replays();
    }

    bool read_head_line(std::string_view line) {
        std::uint32_t number = 0;
        if (next_word(line) != "sixgun-match") return fail(Fault::not_a_match, 0);
        if (!read_number(next_word(line), format, number) || number < first_format)
            return fail(Fault::newer_format, 1);
        const bool first = number == first_format;
        const Game* found = find_game(games, next_word(line));
        if (!read_number(next_word(line), 255, number)) number = 256;
        if (!known_game(found, number, 2)) return false;

        head.config = game->info.form.usual();
        std::size_t words = 4;
        for (std::string_view word; !(word = next_word(line)).empty(); ++words)
            if (!read_setting(word, words, first)) return false;
        game->info.form.settle(head.config);
        return true;
    }

    bool read_seats(std::string_view digits, int digits_a_seat) {
        for (std::uint8_t& controller : head.controllers) {
            std::uint32_t who = 0;
            const auto width = static_cast<std::size_t>(digits_a_seat);
            if (!read_hex(first_of(digits, width), digits_a_seat, who)) return false;
            controller = static_cast<std::uint8_t>(who);
            digits = behind(digits, width);
        }
        return digits.empty();
    }

    bool read_setting(std::string_view word, std::size_t where, bool first) {
        if (word.starts_with("seed=")) {
            if (!read_hex(behind(word, 5), 8, head.seed))
                return fail(Fault::bad_config, where, "a seed has eight hexadecimal digits");
            return true;
        }
        if (word.starts_with("seats=")) {
            if (!read_seats(behind(word, 6), first ? 1 : 2))
                return fail(
                    Fault::bad_config, where,
                    first ? "eight seats have eight digits" : "eight seats have sixteen digits");
            if (first) give_seat_back(head);
            return true;
        }
        for (const FlagWord& each : flag_words) {
            if (word != each.word) continue;
            head.flags |= each.flag;
            return true;
        }
        const Verdict verdict = game->info.form.parse_word(word, head.config);
        if (verdict.ok()) return true;
        return fail(Fault::bad_config, where, verdict.why_not);
    }

    bool read_text(std::string_view text) {
        text = first_of(text, text.find(match_text_end));
        if (!read_head_line(next_part(text, '\n'))) return false;
        std::size_t cursor = max_actions + 1, words = 0;
        for (std::string_view word; !(word = next_word(text)).empty(); ++words) {
            Action action;
            if (word == "|" && cursor > max_actions)
                cursor = draft().count;
            else if (!parse_action(word, game->info.words, action))
                return fail(Fault::bad_step, words);
            else if (!take(action, words))
                return false;
        }
        if (cursor <= max_actions) draft().cursor = static_cast<std::uint16_t>(cursor);
        return replays();
    }
};

ReadResult decode(std::span<const std::uint8_t> bytes, Games games, Match& into,
                  ReadMemory& memory) {
    MatchReader reader{.games = games, .memory = &memory, .head = memory.draft, .bytes = bytes};
    if (reader.read_bytes()) into = memory.draft;
    return reader.result;
}

ReadResult decode_head(std::span<const std::uint8_t> bytes, Games games, MatchHead& into,
                       std::size_t& length) {
    MatchReader reader{.games = games, .head = into, .bytes = bytes};
    (void)reader.read_head();
    length = reader.at;
    return reader.result;
}

// ---- Text -------------------------------------------------------------------------------------

void print_head(const Game& game, const MatchHead& match, TextOut& out) {
    out.add("sixgun-match ").number(format).add(' ').add(game.info.word).add(' ');
    out.number(match.version).add(" seed=").hex(match.seed, 8).add(" seats=");
    for (const std::uint8_t controller : match.controllers) out.hex(controller, 2);
    for (const FlagWord& each : flag_words)
        if ((match.flags & each.flag) != 0) out.add(' ').add(each.word);
    game.info.form.print(match.config, out);
    out.add('\n');
}

void print_step(const Game& game, std::size_t i, std::size_t cursor, Action action, TextOut& out) {
    constexpr std::size_t words_a_line = 12;
    if (i > 0) out.add(i % words_a_line == 0 ? '\n' : ' ');
    if (i == cursor) out.add("| ");
    print_action(action, game.info.words, out);
}

void print_match(const Game& game, const Match& match, TextOut& out) {
    print_head(game, match, out);
    for (std::size_t i = 0; i < match.count; ++i)
        print_step(game, i, match.cursor, match.actions[i], out);
    if (match.count > 0) out.add('\n');
}

ReadResult parse_match(std::string_view text, Games games, Match& into, ReadMemory& memory) {
    MatchReader reader{.games = games, .memory = &memory, .head = memory.draft};
    if (reader.read_text(text)) into = memory.draft;
    return reader.result;
}

}  // namespace kit
