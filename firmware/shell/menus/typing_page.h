// Typing with the d-pad: a board of keys, and above it what was typed, in groups of four with a
// caret. Typing goes over what is there, so a misread character is mended in its place. Of a long
// text two lines are seen, the caret in the lower one.
#pragma once

#include <span>

#include "console/runtime.h"
#include "kit/text.h"
#include "stage/grid_cursor.h"
#include "stage/hints.h"

namespace shell {

class TypingPage : public stage::Screen {
  public:
    static constexpr int group = 4;

    void key(stage::Console& console, stage::KeyPress press) final;
    void draw(stage::Canvas& canvas) const final;

    std::string_view typed() const { return {typed_.data(), static_cast<std::size_t>(count_)}; }

  protected:
    // `room` is where what is typed goes: as much as there may be.
    TypingPage(const console::Runtime& runtime, std::string_view alphabet, std::span<char> room);
    ~TypingPage() = default;

    virtual std::string_view title() const = 0;
    // What was typed changed: look at it again.
    virtual void typed_anew() = 0;
    virtual void done(stage::Console& console) = 0;  // X
    virtual std::string_view done_word() const = 0;  // what X does now
    enum class Mood : std::uint8_t { plain, good, bad };
    virtual Mood mood() const = 0;
    virtual std::string_view message() const = 0;
    virtual int wrong_group() const { return -1; }
    // How many places are shown: those that will be needed, as far as one knows.
    virtual int places() const = 0;

    void set_typed(std::string_view symbols);  // others than the alphabet's are left out
    void go_to_group(stage::Console& console, int index);
    void damage_words(stage::Console& console) const;

    const console::Runtime& runtime_;

  private:
    void type(stage::Console& console, char c);
    void take_back(stage::Console& console);
    int most() const { return static_cast<int>(typed_.size()); }
    int first_group() const;
    stage::Point place(int index) const;
    void draw_typed(stage::Canvas& canvas) const;
    void draw_message(stage::Canvas& canvas) const;
    void draw_board(stage::Canvas& canvas) const;

    std::string_view alphabet_;
    stage::GridCursor board_;
    std::span<char> typed_;
    int count_ = 0, caret_ = 0;
};

}  // namespace shell
