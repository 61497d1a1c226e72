#include "shell/menus/result_code.h"

#include <algorithm>

#include "kit/bits.h"

namespace shell {

namespace {

constexpr std::string_view result_form = "01";
constexpr int code_bits = 5, day_bits = 14, rules_bits = 5, mark_bits = 10;
constexpr std::size_t head_length = result_form.size() + 4, mark_length = 2, check_length = 3;
constexpr std::size_t tail_length = mark_length + check_length;
static_assert((head_length - result_form.size()) * code_bits == day_bits + rules_bits + 1);
static_assert(mark_length * code_bits == mark_bits);

constexpr std::uint32_t low(std::uint32_t value, int bits) { return value & ((1u << bits) - 1); }

std::uint32_t check_of(std::string_view symbols) {
    return low(kit::hash_bytes(std::as_bytes(std::span(symbols))), check_length * code_bits);
}

std::uint32_t mark_of(const kit::Game& game, const kit::StateBytes* position) {
    return low(game.hash(position), mark_bits);
}

class SymbolWriter {
  public:
    explicit SymbolWriter(ResultCode& into) : into_(into) {}
    bool put(std::uint32_t value, int bits) {
        for (int i = 0; i < bits; ++i) {
            open_ |= (value >> i & 1) << filled_;
            if (++filled_ == code_bits && !end_symbol()) return false;
        }
        return true;
    }
    bool end_symbol() {
        if (filled_ == 0) return true;
        if (into_.count == ResultCode::most) return false;
        into_.symbols[into_.count++] = kit::code_alphabet[open_];
        open_ = 0;
        filled_ = 0;
        return true;
    }

  private:
    ResultCode& into_;
    std::uint32_t open_ = 0;
    int filled_ = 0;
};

std::uint32_t read_bits(std::string_view symbols, std::size_t at, int bits) {
    std::uint32_t value = 0;
    for (int i = 0; i < bits; ++i, ++at)
        value |= (std::uint32_t{kit::code_symbol(symbols[at / code_bits])} >> at % code_bits & 1)
                 << i;
    return value;
}

std::uint32_t place_among_legal(const kit::Game& game, const kit::StateBytes* position,
                                kit::Action action) {
    std::array<kit::Action, 64> memory;
    for (std::uint32_t first = 0;; first += memory.size()) {
        kit::Actions window(memory, first);
        game.legal(position, window);
        std::uint32_t place = first;
        for (const kit::Action each : window.kept()) {
            if (each == action) return place;
            ++place;
        }
        kit::check(place < window.count(), "a known action is not legal");
    }
}

}  // namespace

bool ResultCode::take(std::string_view text) {
    count = 0;
    for (const char c : text) {
        if (c == ' ' || c == '-') continue;
        const std::uint8_t symbol = kit::code_symbol(c);
        if (symbol >= kit::code_alphabet.size() || count == most) return false;
        symbols[count++] = kit::code_alphabet[symbol];
    }
    return true;
}

const kit::StateBytes* write_result(ResultCode& into, int day, play::Session& session) {
    into.count = 0;
    for (const char c : result_form) into.symbols[into.count++] = c;
    SymbolWriter writer(into);
    bool fits = writer.put(static_cast<std::uint32_t>(day), day_bits) &&
                writer.put(session.game().info.version, rules_bits) &&
                writer.put((session.match().flags & kit::helped) != 0, 1);
    struct Pen {
        play::Session& session;
        SymbolWriter& writer;
        bool& fits;
    } pen{session, writer, fits};
    const kit::StateBytes* const end = session.retell(
        [](void* context, const kit::StateBytes* position, kit::Action next) {
            const Pen& to = *static_cast<Pen*>(context);
            const kit::Game& game = to.session.game();
            if (!to.fits || !to.session.is_person(game.turn(position))) return;
            to.fits = to.writer.put(place_among_legal(game, position, next),
                                    kit::bits_for(kit::count_legal(game, position)));
        },
        &pen);
    fits = fits && writer.end_symbol() && writer.put(mark_of(session.game(), end), mark_bits);
    fits = fits && writer.put(check_of(into.view()), check_length * code_bits);
    return fits ? end : nullptr;
}

bool may_be_result(std::string_view symbols) {
    const std::size_t there = std::min(symbols.size(), result_form.size());
    return kit::first_of(symbols, there) == kit::first_of(result_form, there);
}

bool read_result_head(std::string_view symbols, ResultHead& out) {
    if (symbols.size() < head_length || !may_be_result(symbols)) return false;
    std::size_t at = result_form.size() * code_bits;
    const auto take = [&](int bits) {
        at += static_cast<std::size_t>(bits);
        return read_bits(symbols, at - static_cast<std::size_t>(bits), bits);
    };
    out.day = static_cast<int>(take(day_bits));
    out.rules = static_cast<std::uint8_t>(take(rules_bits));
    out.helped = take(1) != 0;
    return true;
}

bool is_whole_result(std::string_view symbols) {
    if (symbols.size() < head_length + tail_length || !may_be_result(symbols)) return false;
    const std::size_t length = symbols.size() - check_length;
    return check_of(kit::first_of(symbols, length)) ==
           read_bits(symbols, length * code_bits, check_length * code_bits);
}

bool ends_in(std::string_view symbols, const kit::Game& game, const kit::StateBytes* position) {
    return read_bits(symbols, (symbols.size() - tail_length) * code_bits, mark_bits) ==
           mark_of(game, position);
}

ResultChoices::ResultChoices(std::string_view symbols)
    : symbols_(kit::behind(kit::first_of(symbols, symbols.size() - tail_length), head_length)) {}

bool ResultChoices::next(std::uint32_t among, std::uint32_t& out) {
    const int length = kit::bits_for(among);
    if (at_ + static_cast<std::size_t>(length) > bits()) return false;
    out = read_bits(symbols_, at_, length);
    at_ += static_cast<std::size_t>(length);
    return out < among;
}

bool ResultChoices::at_end() const {
    const std::size_t left = bits() - at_;
    return left < code_bits && read_bits(symbols_, at_, static_cast<int>(left)) == 0;
}

}  // namespace shell
