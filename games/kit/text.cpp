#include "kit/text.h"

#include <cstring>

#include "kit/check.h"

namespace kit {

TextOut::TextOut(char* memory, std::size_t capacity) : memory_(memory), capacity_(capacity) {
    check(capacity > 0, "text without room for its end");
    clear();
}

TextOut& TextOut::add(std::string_view text) {
    if (cut_) return *this;  // after a gap nothing would make sense
    const std::size_t space = capacity_ - length_ - 1;
    const bool too_long = text.size() > space;
    if (too_long) {
        // Back to the first byte of the character that would be split.
        std::size_t fits = space;
        while (fits > 0 && (static_cast<unsigned char>(text[fits]) & 0xC0) == 0x80) --fits;
        text = first_of(text, fits);
    }
    // An empty text may point nowhere, which memcpy does not allow.
    if (!text.empty()) std::memcpy(memory_ + length_, text.data(), text.size());
    length_ += text.size();
    memory_[length_] = 0;
    if (too_long) lose_the_end();
    return *this;
}

void TextOut::lose_the_end() {
    cut_ = true;
#if SIXGUN_WITNESS
    if (lost_end_witness != nullptr) lost_end_witness(view());
#endif
}

TextOut& TextOut::add(char c) {
    if (cut_) return *this;
    if (length_ + 1 == capacity_) {
        lose_the_end();
        return *this;
    }
    memory_[length_++] = c;
    memory_[length_] = 0;
    return *this;
}

TextOut& TextOut::number(std::int32_t value) {
    char digits[11];
    std::size_t at = sizeof digits;
    std::uint32_t rest = static_cast<std::uint32_t>(value);
    if (value < 0) rest = 0u - rest;
    do {
        digits[--at] = static_cast<char>('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (value < 0) digits[--at] = '-';
    return add(std::string_view(digits + at, sizeof digits - at));
}

TextOut& TextOut::hex(std::uint32_t value, int digits) {
    for (int i = digits - 1; i >= 0; --i) add("0123456789abcdef"[(value >> (4 * i)) & 15]);
    return *this;
}

void TextOut::clear() {
    length_ = 0;
    cut_ = false;
    memory_[0] = 0;
}

namespace {

bool blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

}  // namespace

std::string_view next_word(std::string_view& rest) {
    while (!rest.empty() && blank(rest.front())) rest.remove_prefix(1);
    std::size_t length = 0;
    while (length < rest.size() && !blank(rest[length])) ++length;
    const std::string_view word = first_of(rest, length);
    rest.remove_prefix(length);
    return word;
}

std::string_view next_part(std::string_view& rest, char separator) {
    const std::size_t at = rest.find(separator);
    const std::string_view part = first_of(rest, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
    return part;
}

bool read_number(std::string_view text, std::uint32_t most, std::uint32_t& out) {
    if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return false;
    std::uint32_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return false;
        value = value * 10 + static_cast<std::uint32_t>(c - '0');
    }
    if (value > most) return false;
    out = value;
    return true;
}

bool read_hex(std::string_view text, int digits, std::uint32_t& out) {
    if (text.size() != static_cast<std::size_t>(digits)) return false;
    std::uint32_t value = 0;
    for (const char c : text) {
        value <<= 4;
        if (c >= '0' && c <= '9')
            value |= static_cast<std::uint32_t>(c - '0');
        else if (c >= 'a' && c <= 'f')
            value |= static_cast<std::uint32_t>(c - 'a' + 10);
        else
            return false;
    }
    out = value;
    return true;
}

}  // namespace kit
