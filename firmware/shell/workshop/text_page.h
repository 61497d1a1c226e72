// Writing a text with the d-pad: a name, or a whole code. Above the board stands what was written,
// in lines that show the caret; A puts a character there, B takes the one before it away, and two
// keys of the board move the caret.
#pragma once

#include "console/runtime.h"
#include "stage/grid_cursor.h"
#include "stage/hints.h"

namespace shell {

class TextPage : public stage::Screen {
  public:
    static constexpr std::size_t longest = 255;
    // A code is shown and typed in the same lines, so that they can be compared.
    static constexpr int line_length = 38;

    void key(stage::Console& console, stage::KeyPress press) final;
    void draw(stage::Canvas& canvas) const final;

    std::string_view text() const { return {text_.data(), count_}; }

  protected:
    explicit TextPage(const console::Runtime& runtime);
    ~TextPage() = default;

    // The characters lie on the board in this order, twelve a row.
    void begin(std::string_view characters, std::size_t most, std::string_view text);

    virtual std::string_view title() const = 0;
    virtual void changed() = 0;  // look at the text again
    virtual void done(stage::Console& console) = 0;
    virtual std::string_view done_word() const = 0;  // what X does now
    enum class Mood : std::uint8_t { plain, good, bad };
    virtual Mood mood() const = 0;
    virtual std::string_view message() const = 0;

    void go_to(stage::Console& console, std::size_t place);

    const console::Runtime& runtime_;

  private:
    void press(stage::Console& console);
    void put(stage::Console& console, char c);
    void take_back(stage::Console& console);
    void damage_words(stage::Console& console) const;
    bool is_short() const { return most_ <= 20; }
    void draw_text(stage::Canvas& canvas) const;
    void draw_message(stage::Canvas& canvas) const;
    void draw_board(stage::Canvas& canvas) const;
    void draw_key(stage::Canvas& canvas, int index, const stage::Rect& area) const;

    std::string_view characters_;
    std::size_t most_ = 0;
    stage::GridCursor board_;
    std::array<char, longest> text_{};
    std::size_t count_ = 0, caret_ = 0;
};

}  // namespace shell
