// The two texts of the workshop: a name that is changed, and a code that is taken.
#pragma once

#include "shell/workshop/keep_page.h"
#include "shell/workshop/text_page.h"
#include "stage/workshop.h"

namespace shell {

class RenamePage final : public TextPage {
  public:
    explicit RenamePage(const console::Runtime& runtime) : TextPage(runtime) {}

    void show(stage::Console& console, const stage::Workshop& workshop,
              const stage::Record& record);
    // True once, with the new name in it, if it was accepted.
    bool take(stage::Record& out);

  protected:
    std::string_view title() const override { return "Name"; }
    void changed() override;
    void done(stage::Console& console) override;
    std::string_view done_word() const override { return "use it"; }
    Mood mood() const override { return why_not_ == nullptr ? Mood::plain : Mood::bad; }
    std::string_view message() const override;

  private:
    const stage::Workshop* workshop_ = nullptr;
    stage::Record record_{};
    const char* why_not_ = nullptr;
    bool taken_ = true;
};

class TakePage final : public TextPage {
  public:
    explicit TakePage(const console::Runtime& runtime) : TextPage(runtime), keep_(runtime) {}

    void show(stage::Console& console, const stage::Workshop& workshop);
    // True once, if a good code was accepted.
    bool take(stage::Record& out);
    void uncovered(stage::Console& console) override;

    const KeepPage& keep_page() const { return keep_; }

  protected:
    std::string_view title() const override { return "Take a code"; }
    void changed() override;
    void done(stage::Console& console) override;
    std::string_view done_word() const override;
    Mood mood() const override { return mood_; }
    std::string_view message() const override { return message_.view(); }

  private:
    const stage::Workshop* workshop_ = nullptr;
    stage::Record record_{};
    stage::RecordReading reading_;
    KeepPage keep_;
    Mood mood_ = Mood::plain;
    kit::Text<96> message_;
    bool taken_ = true;
};

}  // namespace shell
