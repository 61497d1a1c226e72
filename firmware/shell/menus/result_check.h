// Is the result of somebody else true? Its match is played once more, from the player's choices in
// the code and from what the rivals answer to them, and nothing of it is shown.
#pragma once

#include "console/runtime.h"
#include "shell/menus/day.h"
#include "shell/menus/result_code.h"

namespace shell {

// What a code says before anything is played.
enum class ResultFault : std::uint8_t { none, not_whole, no_result, no_day, other_rules };
const char* words_of(ResultFault fault);
struct ResultReading {
    ResultFault fault = ResultFault::not_whole;
    ResultHead head{};
    Challenge of{};  // number 0: not known yet, or not here
};
ResultReading read_result(const Chambers& chambers, std::string_view symbols);

class ResultCheck final : public stage::Screen {
  public:
    ResultCheck(const console::Runtime& runtime, const Chambers& chambers, play::Session& session,
                const ResultCode& code)
        : runtime_(runtime), chambers_(chambers), session_(session), code_(code) {}

    // Begins with the code as it stands. While this screen is open the session is its own.
    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool work(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;
    void abandoned(stage::Console& console) override;

    bool finished() const { return stands_ != Stands::replaying; }
    bool is_true() const { return stands_ == Stands::good; }
    int day() const { return read_.of.number; }
    std::string_view result() const { return result_.view(); }  // if it is true
    std::string_view says() const { return says_; }

  private:
    enum class Stands : std::uint8_t { replaying, good, bad };

    void finish(Stands how, std::string_view says);
    void step();
    void judge_end();
    int progress() const;

    const console::Runtime& runtime_;
    const Chambers& chambers_;
    play::Session& session_;
    const ResultCode& code_;
    ResultReading read_;
    ResultChoices choices_;
    Stands stands_ = Stands::bad;
    std::string_view says_;
    kit::Text<32> result_;
};

}  // namespace shell
