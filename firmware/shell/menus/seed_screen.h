// Typing a seed: up to eight hexadecimal digits. The same seed and choices give the same match.
#pragma once

#include "kit/rng.h"
#include "shell/menus/typing_page.h"

namespace shell {

class SeedScreen final : public TypingPage {
  public:
    static constexpr int digits = 8;

    explicit SeedScreen(const console::Runtime& runtime)
        : TypingPage(runtime, "0123456789abcdef", room_) {}

    void opened(stage::Console&) override {
        taken_ = true;
        set_typed({});
    }
    // True once, with the seed, if one was typed.
    bool take(kit::Seed& out) {
        if (taken_) return false;
        taken_ = true;
        out = seed_;
        return true;
    }

  protected:
    std::string_view title() const override { return "Seed"; }
    void typed_anew() override {
        if (!kit::read_hex(typed(), static_cast<int>(typed().size()), seed_)) seed_ = 0;
    }
    void done(stage::Console& console) override {
        if (typed().empty()) {
            console.toast("Type at least one digit");
            return console.sound(stage::Cue::refuse);
        }
        taken_ = false;
        console.sound(stage::Cue::choose);
        console.close();
    }
    std::string_view done_word() const override { return "use it"; }
    Mood mood() const override { return Mood::plain; }
    std::string_view message() const override {
        return "One seed and the same choices: the same match, on every console.";
    }
    int places() const override { return digits; }

  private:
    char room_[digits];
    kit::Seed seed_ = 0;
    bool taken_ = true;
};

}  // namespace shell
