// What is built in, to begin with.
#pragma once

#include <utility>

#include "shell/workshop/record_list.h"

namespace shell {

class ModelList final : public RecordList {
  public:
    explicit ModelList(const console::Runtime& runtime) : RecordList(runtime) {}

    void show(stage::Console& console, const stage::Workshop& workshop) {
        workshop_ = &workshop;
        taken_ = -1;
        show_rows(workshop.models);
        list_.set_cursor(0);
        console.open(*this);
    }
    // The number of what was chosen since this was last asked; -1: nothing.
    int taken() { return std::exchange(taken_, -1); }

  protected:
    std::string_view title() const override { return "New from ..."; }
    const stage::Workshop& workshop() const override { return *workshop_; }
    const stage::Record* record(int row) const override {
        if (shown_ != row) workshop_->model(shown_ = row, record_);
        return &record_;
    }
    std::span<const stage::Hint> hints() const override {
        static constexpr stage::Hint words[] = {
            {stage::keys_of(stage::Key::up, stage::Key::down), "move"},
            {stage::Key::a, "begin with it"},
            {stage::Key::b, "back"}};
        return words;
    }
    void chosen(stage::Console& console, int row) override {
        taken_ = row;
        console.close();
    }

  private:
    const stage::Workshop* workshop_ = nullptr;
    int taken_ = -1;
    // The model that is drawn just now.
    mutable int shown_ = -1;
    mutable stage::Record record_{};
};

}  // namespace shell
