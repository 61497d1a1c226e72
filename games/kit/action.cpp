#include "kit/action.h"

#include "kit/check.h"

namespace kit {

void print_action(Action action, std::span<const ActionWord> words, TextOut& out) {
    check(action.kind < words.size(), "action of a kind without a word");
    out.add(words[action.kind].word);
    const std::uint8_t arguments[] = {action.a, action.b, action.c};
    int last = 3;
    while (last > 0 && arguments[last - 1] == 0) --last;
    for (int i = 0; i < last; ++i) {
        out.add('.');
        if (arguments[i] == no_value)
            out.add('-');
        else
            out.number(arguments[i]);
    }
}

bool parse_action(std::string_view text, std::span<const ActionWord> words, Action& out) {
    const std::string_view word = text.substr(0, text.find('.'));
    std::size_t kind = 0;
    while (kind < words.size() && words[kind].word != word) ++kind;
    if (kind == words.size()) return false;

    std::uint8_t arguments[3] = {};
    std::string_view rest = text.substr(word.size());
    for (std::uint8_t& argument : arguments) {
        if (rest.empty()) break;
        rest.remove_prefix(1);
        const std::string_view digits = rest.substr(0, rest.find('.'));
        std::uint32_t value = no_value;
        if (digits != "-" && !read_number(digits, no_value - 1, value)) return false;
        argument = static_cast<std::uint8_t>(value);
        rest.remove_prefix(digits.size());
        if (rest.empty() && argument == 0) return false;  // would not be written
    }
    if (!rest.empty()) return false;
    out = {static_cast<std::uint8_t>(kind), arguments[0], arguments[1], arguments[2]};
    return true;
}

}  // namespace kit
