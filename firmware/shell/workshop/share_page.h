// A thing of the player's making as a text, in the lines in which it is typed, and as a QR code.
#pragma once

#include "shell/menus/qr_screen.h"
#include "stage/workshop.h"

namespace shell {

class SharePage final : public stage::Screen {
  public:
    SharePage(const console::Runtime& runtime, QrScreen& qr) : runtime_(runtime), qr_(qr) {}

    void show(stage::Console& console, const stage::Workshop& workshop,
              const stage::Record& record);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

    std::string_view text() const { return text_.view(); }

  private:
    const console::Runtime& runtime_;
    QrScreen& qr_;
    kit::Text<24> title_;
    kit::Text<256> text_;
};

}  // namespace shell
