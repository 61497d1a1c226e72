// Building a short text in fixed memory. What does not fit is cut between two characters, never
// inside one (UTF-8), and whoever cares asks `cut()`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kit {

class TextOut {
  public:
    // `room` includes the closing zero, which is always there.
    TextOut(char* memory, std::size_t capacity);
    TextOut(const TextOut&) = delete;
    TextOut& operator=(const TextOut&) = delete;

    TextOut& add(std::string_view text);
    TextOut& add(char c);
    TextOut& number(std::int32_t value);
    TextOut& hex(std::uint32_t value, int digits);
    void clear();

    std::string_view view() const { return {memory_, length_}; }
    const char* c_str() const { return memory_; }
    bool empty() const { return length_ == 0; }
    bool cut() const { return cut_; }

  private:
    void lose_the_end();

    char* memory_;
    std::size_t capacity_, length_ = 0;
    bool cut_ = false;
};

#if SIXGUN_WITNESS
// Called with what remains of each text that is cut; nullptr: nobody cares (stage/witness.h).
inline void (*lost_end_witness)(std::string_view) = nullptr;
#endif

template <std::size_t Room>
class Text : public TextOut {
  public:
    Text() : TextOut(memory_, Room) {}
    explicit Text(std::string_view text) : Text() { add(text); }

  private:
    char memory_[Room];
};

// Parts of a text, without the library's substr: that one can throw, and with it would come the
// heap.
constexpr std::string_view first_of(std::string_view text, std::size_t count) {
    return {text.data(), count < text.size() ? count : text.size()};
}
constexpr std::string_view behind(std::string_view text, std::size_t count) {
    text.remove_prefix(count < text.size() ? count : text.size());
    return text;
}

// Reading what was written: the next word (up to a space or a line's end) is taken off `rest`;
// empty at the end.
std::string_view next_word(std::string_view& rest);
// Up to `separator`, which is taken off too; all of it if there is none.
std::string_view next_part(std::string_view& rest, char separator);
// The whole text as a number: decimal without sign or leading zeros, at most `most`.
bool read_number(std::string_view text, std::uint32_t most, std::uint32_t& out);
bool read_hex(std::string_view text, int digits, std::uint32_t& out);

}  // namespace kit
