// A question over the screen: title, text, one to three answers. The screen behind is dimmed, so
// opening and closing it damages everything; moving between the answers does not.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "stage/canvas.h"
#include "stage/reply.h"

namespace stage {

struct DialogText {
    std::string_view title;
    std::string_view text;
    std::array<std::string_view, 3> answers{"OK"};  // empty ones are not there
    int first = 0;                                  // where the cursor starts
    // What B means: an answer, or none (-1): the question must be answered.
    int cancel = -1;
    bool grave = false;  // something will be lost: drawn in the colour and with the sign of danger
};

class Dialog {
  public:
    // The text is the caller's and must stay while the dialog is open.
    explicit Dialog(const DialogText& text);

    int cursor() const { return cursor_; }
    Rect area() const { return area_; }
    // `chosen` with the answer in cursor(); B moves the cursor to `cancel` and chooses it.
    Reply key(KeyPress press);
    void draw(Canvas& canvas) const;

  private:
    Rect answer_area(int index) const;

    DialogText text_;
    Rect area_;
    int count_ = 0, cursor_ = 0;
};

}  // namespace stage
