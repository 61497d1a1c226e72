// What was made of a day, on its way to others.
#pragma once

#include "shell/menus/qr_screen.h"

namespace shell {

// The session's match, known to its end, as a QR code and in letters; or why not.
void share_result(stage::Console& console, QrScreen& qr, int day, play::Session& session,
                  ResultCode& room);

}  // namespace shell
