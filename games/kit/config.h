// What the player chose before a match, and the form that asks for it.
//
// A form is data: from it come the set-up screens, the printed text, the packed bits in files and
// share codes, and the check of ranges. What a form cannot say (two seats with one character) a
// game adds with its `config_problem`.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "kit/bits.h"
#include "kit/rng.h"
#include "kit/text.h"
#include "kit/verdict.h"

namespace kit {

inline constexpr std::size_t max_fields = 32;
inline constexpr std::size_t max_record = 112;

struct Config {
    std::array<std::uint8_t, max_fields> values{};
    // Content of the player's own making (a drawn arena), for games whose form has room for it.
    std::array<std::uint8_t, max_record> record{};
    constexpr bool operator==(const Config&) const = default;
    constexpr std::uint8_t operator[](std::size_t field) const { return values[field]; }
};

struct Choice {
    std::string_view word;    // in files: lower case, no spaces
    std::string_view title;   // on the screen
    std::string_view help{};  // in a few words, instead of the field's
};

// Asked only if an earlier field has one of these values (bit n: value n).
struct Condition {
    std::uint8_t field = 255;  // 255: always
    std::uint32_t values = 0;
};

struct Field {
    std::string_view word;
    std::string_view title;
    std::span<const Choice> choices{};  // either named choices, numbered from 0,
    std::uint8_t least = 0, most = 0;   // or a range of numbers
    std::uint8_t usual = 0;             // what stands there first, and when it is not asked
    Condition when{};
    std::string_view help{};

    constexpr std::uint8_t lowest() const { return choices.empty() ? least : std::uint8_t{0}; }
    constexpr std::uint8_t highest() const {
        return choices.empty() ? most : static_cast<std::uint8_t>(choices.size() - 1);
    }
    constexpr int bits() const {
        return bits_for(static_cast<std::uint32_t>(highest() - lowest() + 1));
    }
};

struct Form {
    std::span<const Field> fields{};
    std::uint8_t record_size = 0;
    Condition record_when{};

    // Is this asked, given the fields before it?
    bool asks(const Config& config, std::size_t field) const;
    bool asks_record(const Config& config) const;
    Config usual() const;
    // What is not asked gets its usual value, so that equal choices are equal configs.
    void settle(Config& config) const;
    // Ranges and settledness; the game's own conditions come on top (game.h: config_problem).
    Verdict problem(const Config& config) const;
    Config random(Rng& rng) const;

    // Only what is asked takes room. The record goes by itself, as bytes.
    void pack(const Config& config, BitWriter& out) const;
    // False if the bits give a value out of range.
    bool unpack(BitReader& in, Config& out) const;

    // `mode=race seats=3`: only what is asked.
    void print(const Config& config, TextOut& out) const;
    // One such word. Start from usual(), give all words, then settle().
    Verdict parse_word(std::string_view word, Config& into) const;

    constexpr int most_bits() const {
        int sum = 0;
        for (const Field& field : fields) sum += field.bits();
        return sum;
    }
    // For static_assert: every mistake that a form can contain.
    constexpr const char* flaw() const;
};

constexpr const char* Form::flaw() const {
    if (fields.size() > max_fields) return "a form has too many fields";
    if (record_size > max_record) return "a form's record is too large";
    if (record_when.field != 255 && record_when.field >= fields.size())
        return "a form's record depends on a field that is not there";
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field& field = fields[i];
        if (field.word.empty() || field.title.empty()) return "a form's field has no name";
        if (field.lowest() > field.highest()) return "a form's field has no values";
        if (field.usual < field.lowest() || field.usual > field.highest())
            return "a form's field has a usual value out of its range";
        if (field.when.field != 255 && field.when.field >= i)
            return "a form's field depends on one that is not before it";
        for (std::size_t j = 0; j < i; ++j)
            if (fields[j].word == field.word) return "two fields of a form have one name";
        for (std::size_t j = 0; j < field.choices.size(); ++j)
            for (std::size_t k = 0; k < j; ++k)
                if (field.choices[j].word == field.choices[k].word)
                    return "two choices of a field have one name";
    }
    return nullptr;
}

}  // namespace kit
