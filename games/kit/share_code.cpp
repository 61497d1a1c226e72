#include "kit/share_code.h"

#include <array>

namespace kit {

namespace {

using Symbols = FixedList<std::uint8_t, max_code_symbols>;

// GF(32) as polynomials over x^5 + x^2 + 1, whose x generates all 31 that are not zero.
constexpr std::uint8_t times_x(std::uint8_t a) {
    return static_cast<std::uint8_t>((a << 1) ^ ((a & 16) != 0 ? 0b100101 : 0));
}

// The symbols read as a polynomial (first symbol: highest power), at the points x and x^2. A code
// is good if both are zero: then at least three symbols differ between any two good codes.
struct Syndrome {
    std::uint8_t at_x = 0, at_x2 = 0;
    constexpr bool zero() const { return at_x == 0 && at_x2 == 0; }
};

constexpr Syndrome syndrome(std::span<const std::uint8_t> symbols) {
    Syndrome s;
    for (const std::uint8_t symbol : symbols) {
        s.at_x = times_x(s.at_x) ^ symbol;
        s.at_x2 = times_x(times_x(s.at_x2)) ^ symbol;
    }
    return s;
}

// The two check symbols are the remainder of the message, shifted by two places, divided by
// (z - x)(z - x^2) = z^2 + (x + x^2) z + x^3.
constexpr std::uint8_t times_x_plus_x2(std::uint8_t a) { return times_x(a) ^ times_x(times_x(a)); }
constexpr std::uint8_t times_x3(std::uint8_t a) { return times_x(times_x(times_x(a))); }

void add_checks(Symbols& symbols) {
    std::uint8_t high = 0, low = 0;
    for (const std::uint8_t symbol : symbols) {
        const std::uint8_t lead = high ^ symbol;
        high = low ^ times_x_plus_x2(lead);
        low = times_x3(lead);
    }
    symbols.push(high);
    symbols.push(low);
}

constexpr std::size_t body_bytes = 20;  // 27 symbols of 5 bits at most

}  // namespace

const char* code_fault_text(CodeFault fault) {
    switch (fault) {
        case CodeFault::none:
            return "the code is good";
        case CodeFault::strange_character:
            return "a code has only digits and letters";
        case CodeFault::wrong_length:
            return "the code is too short or too long";
        case CodeFault::mistyped:
            return "there is a mistake in the code";
        case CodeFault::unknown_game:
            return "this build does not have the game of this code";
        case CodeFault::other_rules:
            return "this code is for other rules of its game";
        case CodeFault::bad_config:
            return "the settings in this code are not possible";
    }
    return "unknown fault";
}

std::uint8_t code_symbol(char c) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    if (c == 'U') c = 'V';
    const std::size_t at = code_alphabet.find(c);
    return at == std::string_view::npos ? std::uint8_t{32} : static_cast<std::uint8_t>(at);
}

bool has_share_code(const Game& game, const Config& config) {
    return !game.info.form.asks_record(config);
}

void print_share_code(const Shared& shared, TextOut& out) {
    check(has_share_code(*shared.game, shared.config), "a config without a share code");
    std::array<std::uint8_t, body_bytes> body{};
    BitWriter bits(body);
    shared.game->info.form.pack(shared.config, bits);
    bits.put(shared.seed, 32);

    Symbols symbols;
    symbols.push(shared.game->info.id);
    symbols.push(shared.game->info.version & 31);
    BitReader reader(body, bits.bits());
    while (reader.at() < bits.bits()) symbols.push(static_cast<std::uint8_t>(reader.take(5)));
    add_checks(symbols);

    for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (i > 0 && i % code_group == 0) out.add('-');
        out.add(code_alphabet[symbols[i]]);
    }
}

CodeFault read_share_code(std::string_view text, Games games, Shared& out) {
    Symbols symbols;
    for (const char c : text) {
        if (c == ' ' || c == '-') continue;
        const std::uint8_t symbol = code_symbol(c);
        if (symbol == 32) return CodeFault::strange_character;
        if (symbols.full()) return CodeFault::wrong_length;
        symbols.push(symbol);
    }
    if (symbols.size() < 5) return CodeFault::wrong_length;
    if (!syndrome(symbols.span()).zero()) return CodeFault::mistyped;

    Shared read{.game = find_game(games, symbols[0])};
    if (read.game == nullptr) return CodeFault::unknown_game;
    if (symbols[1] != (read.game->info.version & 31)) return CodeFault::other_rules;

    std::array<std::uint8_t, body_bytes> body{};
    BitWriter bits(body);
    for (const std::uint8_t symbol : symbols.span().subspan(2, symbols.size() - 4))
        bits.put(symbol, 5);
    BitReader reader(body, bits.bits());
    if (!read.game->info.form.unpack(reader, read.config)) return CodeFault::bad_config;
    read.seed = reader.take(32);
    // Exactly as long as it must be, filled with zeros: one match has one code.
    if (reader.overrun() || bits.bits() - reader.at() >= 5) return CodeFault::wrong_length;
    if (reader.take(static_cast<int>(bits.bits() - reader.at())) != 0)
        return CodeFault::wrong_length;
    if (!has_share_code(*read.game, read.config)) return CodeFault::bad_config;
    if (!config_verdict(*read.game, read.config).ok()) return CodeFault::bad_config;
    out = read;
    return CodeFault::none;
}

}  // namespace kit
