// The settings as a list; every change takes effect at once.
#pragma once

#include <array>

#include "console/runtime.h"
#include "stage/list.h"
#include "stage/shake.h"

namespace shell {

class SettingsScreen final : public stage::Screen {
  public:
    SettingsScreen(console::Runtime& runtime, stage::Screen& pictures, stage::Screen& erase)
        : runtime_(runtime), pictures_(&pictures), erase_(&erase) {}
    // In a match: without what leads away from it.
    explicit SettingsScreen(console::Runtime& runtime) : runtime_(runtime) {}

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    // When something was changed here last.
    std::uint64_t changed_us() const { return changed_us_; }

    enum class Item {
        brightness,
        volume,
        mute,
        dim,
        hand,
        palette,
        motion,
        calm,
        pictures,
        erase,
        count
    };

  private:
    static constexpr int count = static_cast<int>(Item::count);
    // The list's rows as the settings are now; built anew for each drawing, so that a change made
    // elsewhere (a held Y) shows too.
    struct Rows {
        explicit Rows(const console::Settings& settings);
        kit::Text<8> brightness, volume;
        std::array<stage::ListRow, count> list{};
    };
    Item item() const { return static_cast<Item>(cursor_); }
    std::size_t shown() const {
        return static_cast<std::size_t>(pictures_ != nullptr ? Item::count : Item::pictures);
    }
    // The list over these rows, moved to the right.
    stage::List list(const Rows& rows, int offset = 0) const;
    // `direction` -1 or 1 stops at the ends; 0 (A) goes on and starts again at the first.
    void change(stage::Console& console, int direction);
    void refuse(stage::Console& console);
    // The line below the list about the row under the cursor.
    void say_help(kit::TextOut& out) const;
    stage::Rect row_area() const;
    stage::Rect shaken_area() const;
    stage::Rect help_area() const;

    console::Runtime& runtime_;
    stage::Screen *pictures_ = nullptr, *erase_ = nullptr;
    int cursor_ = 0;
    std::uint64_t changed_us_ = 0;
    stage::Shake shake_;
};

}  // namespace shell
