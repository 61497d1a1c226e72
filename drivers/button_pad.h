// From the levels of the buttons to clean events.
//
// Eager debounce: the first edge counts at once, then that button is locked out while its contact
// bounces. When the lock-out ends the level is looked at again, so a release that happened
// meanwhile is told, only later.
#pragma once

#include <array>
#include <cstdint>

#include "drivers/hal.h"
#include "drivers/ring.h"

namespace drivers {

class ButtonPad {
  public:
    // Longer than tactile switches and rubber domes bounce, shorter than a frame.
    static constexpr std::uint32_t lock_out_us = 8000;
    static constexpr std::uint32_t queue_size = 32;

    // To be called at every edge and at next_look(). `down` has one bit a hal::Button.
    void look(std::uint32_t down, std::uint64_t now_us) {
        for (int i = 0; i < hal::button_count; ++i) {
            Contact& contact = contacts_[static_cast<std::size_t>(i)];
            if (contact.locked && now_us < contact.unlocks_at) continue;
            contact.locked = false;
            const bool pressed = (down >> i & 1u) != 0;
            if (pressed == contact.pressed) continue;
            contact.locked = true;
            contact.unlocks_at = now_us + lock_out_us;
            // With a full queue the change stays untold and is tried again: the last state of a
            // button always arrives, however long nobody read.
            if (queue_.push({static_cast<hal::Button>(i), pressed, now_us}))
                contact.pressed = pressed;
        }
    }

    // When look() must be called even if no edge comes; false: no need.
    bool next_look(std::uint64_t& at_us) const {
        bool any = false;
        for (const Contact& contact : contacts_) {
            if (!contact.locked || (any && contact.unlocks_at >= at_us)) continue;
            at_us = contact.unlocks_at;
            any = true;
        }
        return any;
    }

    bool next(hal::ButtonEvent& event) { return queue_.pop(event); }
    bool waiting() const { return !queue_.empty(); }

  private:
    struct Contact {
        bool pressed = false;
        bool locked = false;
        std::uint64_t unlocks_at = 0;
    };

    std::array<Contact, hal::button_count> contacts_{};
    Ring<hal::ButtonEvent, queue_size> queue_;
};

}  // namespace drivers
