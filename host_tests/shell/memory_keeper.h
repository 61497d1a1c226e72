// Keepers for tests: one remembers what it was told as storage would, in memory; one opens lessons.
#pragma once

#include <vector>

#include "shell/play/keeper.h"

namespace bench {

class MemoryKeeper final : public play::Keeper {
  public:
    kit::Verdict begun(const kit::Match& match) override { return note(match); }
    kit::Verdict played(const kit::Match& match) override { return note(match); }
    kit::Verdict moved(const kit::Match& match) override { return note(match); }
    kit::Verdict finished(const kit::Match& match, const play::Ending& how) override {
        endings.push_back(how);
        if (unfinished != nullptr) return kit::refused(unfinished);
        return note(match);
    }

    kit::Match saved{};
    int saves = 0;
    std::vector<play::Ending> endings;
    const char* broken = nullptr;      // what every save is answered with
    const char* unfinished = nullptr;  // what only the last one is answered with
    void (*on_save)(const MemoryKeeper&) = nullptr;

  private:
    kit::Verdict note(const kit::Match& match) {
        if (on_save != nullptr) on_save(*this);
        if (broken != nullptr) return kit::refused(broken);
        saved = match;
        ++saves;
        return kit::done;
    }
};

// Opens each lesson at this step, as if it had been left there.
class Bookmark final : public play::Keeper {
  public:
    kit::Verdict begun(const kit::Match&) override { return kit::done; }
    kit::Verdict played(const kit::Match&) override { return kit::done; }
    kit::Verdict moved(const kit::Match&) override { return kit::done; }
    kit::Verdict finished(const kit::Match&, const play::Ending&) override { return kit::done; }
    std::size_t left_at(const stage::Cartridge&, const stage::Lesson&) const override {
        return step;
    }
    std::size_t step = 0;
};

}  // namespace bench
