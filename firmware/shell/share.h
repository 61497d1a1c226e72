// What a QR code of ours says. If the build names the page's address (SIXGUN_PAGE_URL), a link that
// begins the thing there; else what a person would type or tell.
#pragma once

#include "kit/text.h"
#include "stage/qr.h"

namespace shell {

enum class Share : std::uint8_t { match, challenge, day, arena };

// Empty: the build names none.
std::string_view page_address();

using ShareText = kit::Text<stage::Qr::most_characters + 1>;
// `code`: a match's share code, a challenge's number, a result of a day, an arena's text.
void share_text(Share what, std::string_view code, kit::TextOut& out,
                std::string_view page = page_address());

}  // namespace shell
