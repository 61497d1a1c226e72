#include "shell/share.h"

namespace shell {

namespace {

struct ShareForm {
    std::string_view key;    // in a link; tools/web/page/share.mjs reads it
    std::string_view alone;  // before what nobody would know by itself
};
constexpr ShareForm share_forms[] = {
    {"match", ""}, {"challenge", "SIXGUN CHALLENGE "}, {"day", "SIXGUN DAY "}, {"arena", ""}};

// As a form on a page would send it: what a link may not hold as it is, like %7C.
void add_escaped(std::string_view code, kit::TextOut& out) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char c : code) {
        const char small = static_cast<char>(c | 0x20);
        if ((small >= 'a' && small <= 'z') || (c >= '0' && c <= '9') || c == '-')
            out.add(c);
        else if (c == ' ')
            out.add('+');
        else
            out.add('%').add(digits[static_cast<unsigned char>(c) >> 4]).add(digits[c & 15]);
    }
}

}  // namespace

std::string_view page_address() { return SIXGUN_PAGE_URL; }

void share_text(Share what, std::string_view code, kit::TextOut& out, std::string_view page) {
    const ShareForm& form = share_forms[static_cast<std::size_t>(what)];
    if (page.empty())
        out.add(form.alone).add(code);
    else
        add_escaped(code, out.add(page).add('#').add(form.key).add('='));
}

}  // namespace shell
