#include "shell/menus/code_check.h"

#include <array>

namespace shell {

namespace {

constexpr int head_symbols = 2, check_symbols = 2, symbol_bits = 5, seed_bits = 32;
constexpr int group = static_cast<int>(kit::code_group);

CodeCheck wrong(CodeCheck check, int symbol, const char* says) {
    check.state = CodeCheck::State::wrong;
    check.wrong_group = symbol < 0 ? -1 : symbol / group;
    check.says = says;
    return check;
}

struct Body {
    kit::Config config;
    int bits = 0;     // read
    int symbol = -1;  // where a choice is that does not exist
    bool whole = false;
};

// The choices, as far as they are there.
Body read_body(std::string_view symbols, const kit::Form& form) {
    std::array<std::uint8_t, 24> bytes{};
    kit::BitWriter writer(bytes);
    for (const char c : symbols.substr(head_symbols)) writer.put(kit::code_symbol(c), symbol_bits);
    kit::BitReader reader(bytes, writer.bits());
    Body body{.config = form.usual()};
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        if (!form.asks(body.config, i)) continue;
        const kit::Field& field = form.fields[i];
        const std::uint32_t value = reader.take(field.bits()) + field.lowest();
        if (reader.overrun()) return body;
        body.bits = static_cast<int>(reader.at());
        if (value > field.highest()) {
            body.symbol = head_symbols + (body.bits - 1) / symbol_bits;
            return body;
        }
        body.config.values[i] = static_cast<std::uint8_t>(value);
    }
    body.whole = true;
    return body;
}

// The character which, changed, makes the code good; -1 if there is none. With one mistake it is
// the only one, with two it may be another.
int misread(std::string_view symbols, kit::Games games) {
    std::array<char, kit::max_code_symbols> tried{};
    symbols.copy(tried.data(), symbols.size());
    kit::Shared ignored;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        for (const char c : kit::code_alphabet) {
            tried[i] = c;
            if (kit::read_share_code({tried.data(), symbols.size()}, games, ignored) ==
                kit::CodeFault::none)
                return static_cast<int>(i);
        }
        tried[i] = symbols[i];
    }
    return -1;
}

}  // namespace

CodeCheck check_code(std::string_view symbols, kit::Games games) {
    CodeCheck check;
    const int count = static_cast<int>(symbols.size());
    if (count == 0) return check;
    check.game = kit::find_game(games, kit::code_symbol(symbols[0]));
    if (check.game == nullptr) return wrong(check, 0, "no game on this console begins like that");
    if (count < head_symbols) return check;
    if (kit::code_symbol(symbols[1]) != (check.game->info.version & 31))
        return wrong(check, 1, kit::code_fault_text(kit::CodeFault::other_rules));

    const Body body = read_body(symbols, check.game->info.form);
    if (body.symbol >= 0) return wrong(check, body.symbol, "there is no such choice");
    if (!body.whole) return check;
    check.length =
        head_symbols + (body.bits + seed_bits + symbol_bits - 1) / symbol_bits + check_symbols;
    if (const kit::Verdict verdict = kit::config_verdict(*check.game, body.config); !verdict.ok())
        return wrong(check, misread(symbols, games), verdict.why_not);
    if (count < check.length) return check;
    // A misread choice may change the length, so a code that seems too long is searched as well.
    const kit::CodeFault fault = kit::read_share_code(symbols, games, check.shared);
    if (fault == kit::CodeFault::none) {
        check.state = CodeCheck::State::good;
        return check;
    }
    const int symbol = misread(symbols, games);
    if (symbol >= 0) return wrong(check, symbol, "probably misread");
    return wrong(check, -1,
                 count > check.length ? "the code is longer than it can be"
                                      : "a mistake somewhere: compare all groups");
}

}  // namespace shell
