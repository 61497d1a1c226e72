#include "shell/share.h"

namespace shell {

namespace {

struct ShareForm {
    std::string_view key;    // in a link; tools/web/page/share.mjs reads it
    std::string_view alone;  // before what nobody would know by itself
};
constexpr ShareForm share_forms[] = {
    {"match", ""}, {"challenge", "SIXGUN CHALLENGE "}, {"day", "SIXGUN DAY "}};

}  // namespace

std::string_view page_address() { return SIXGUN_PAGE_URL; }

void share_text(Share what, std::string_view code, kit::TextOut& out, std::string_view page) {
    const ShareForm& form = share_forms[static_cast<std::size_t>(what)];
    if (page.empty())
        out.add(form.alone).add(code);
    else
        out.add(page).add('#').add(form.key).add('=').add(code);
}

}  // namespace shell
