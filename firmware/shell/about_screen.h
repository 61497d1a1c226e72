// About this console: what runs on it, how it is, whether it works, and who to thank.
#pragma once

#include "console/runtime.h"
#include "shell/self_test.h"
#include "stage/list.h"
#include "stage/tabs.h"

namespace shell {

class AboutScreen final : public stage::Screen {
  public:
    AboutScreen(console::Runtime& runtime, SelfTest& tests, const char* version);

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    enum class Page { sixgun, power, memory, test, credits };
    Page page() const { return static_cast<Page>(tabs_.chosen()); }
    void look();
    void test_key(stage::Console& console, stage::KeyPress press);
    void credits_key(stage::Console& console, stage::KeyPress press);
    stage::List test_list() const;

    void draw_sixgun(stage::Canvas& canvas) const;
    void draw_power(stage::Canvas& canvas) const;
    void draw_memory(stage::Canvas& canvas) const;
    void draw_credits(stage::Canvas& canvas) const;
    void draw_hints(stage::Canvas& canvas) const;

    console::Runtime& runtime_;
    SelfTest& tests_;
    const char* version_;
    stage::Tabs tabs_;
    // What is measured is measured when a page is turned to: a page that ticks by itself would
    // keep the console awake.
    hal::Memory memory_{};
    std::uint64_t up_us_ = 0, slept_us_ = 0;
    int test_cursor_ = 0, credits_page_ = 0;
};

}  // namespace shell
