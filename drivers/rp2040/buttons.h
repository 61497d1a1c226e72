#pragma once

namespace rp2040 {

bool button_waiting();

}  // namespace rp2040
