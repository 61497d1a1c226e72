#include "shell/rules_test.h"

#include "lineup/signatures.h"
#include "shell/page.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace shell {

using stage::Key;

namespace {

// Well below the 8 ms that nobody feels, for a step may be one long playout.
constexpr std::uint64_t slice_us = 4'000;
constexpr int result_height = 24, first_result = page_top + 8;

stage::Rect row_area(std::size_t row) {
    return {12, first_result + static_cast<int>(row) * result_height, 216, result_height};
}

}  // namespace

void RulesTest::opened(stage::Console& console) { restart(console); }

void RulesTest::restart(stage::Console& console) {
    at_ = done_ = 0;
    numbers_ = false;
    running_.reset();
    console.damage_all();
}

void RulesTest::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        if (!numbers_) return console.close();
        numbers_ = false;
        return console.damage_all();
    }
    if (press.tapped(Key::x) && finished() && !numbers_) {
        numbers_ = true;
        console.sound(stage::Cue::open);
        return console.damage_all();
    }
    if (press.tapped(Key::a) && finished()) {
        console.sound(stage::Cue::choose);
        restart(console);
    }
}

// Every change is shown before the work goes on: so the frames are the same on every machine,
// however fast it is.
bool RulesTest::work(stage::Console& console) {
    if (finished() || !runtime_.painted()) return false;
    const kit::Game& game = *games_[at_];
    if (!running_) running_.emplace(game, scratch_);
    const std::uint64_t end = hal::now_us() + slice_us;
    do {
        if (running_->step(1)) {
            finish_game();
            console.damage_all();
            return true;
        }
    } while (running_->matches_done() == done_ && hal::now_us() < end);
    if (running_->matches_done() != done_) {
        done_ = running_->matches_done();
        console.damage(row_area(at_));
    }
    return true;
}

void RulesTest::finish_game() {
    hashes_[at_] = running_->value();
    running_.reset();
    done_ = 0;
    ++at_;
}

RulesTest::Found RulesTest::found(std::size_t game) const {
    const kit::Hash kept = lineup::signature_of(*games_[game]);
    if (kept == 0) return Found::unknown;
    return hashes_[game] == kept ? Found::same : Found::other;
}

bool RulesTest::all_same() const {
    for (std::size_t i = 0; i < games_.size(); ++i)
        if (found(i) != Found::same) return false;
    return true;
}

void RulesTest::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, "Rules");
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const stage::Rect row = row_area(i);
        canvas.text({row.x, row.y + 4}, games_[i]->info.title, stage::medium, theme.ink);
        if (i < at_) {
            kit::Text<12> told;
            const Found how = found(i);
            if (numbers_)
                told.hex(hashes_[i], 8);
            else
                told.add(how == Found::same    ? "same ✓"
                         : how == Found::other ? "other ✗"
                                               : "new game");
            canvas.text({row.x + row.width, row.y + 4}, told.view(), stage::medium,
                        how == Found::other ? theme.bad : theme.accent, stage::Align::right);
        } else if (i == at_) {
            stage::draw_meter(canvas, {row.x + 128, row.y + 6, 88, 10},
                              {.value = static_cast<int>(done_), .most = kit::Signature::matches});
        }
    }
    const std::string_view words =
        !finished()  ? "Playing the same matches as every other console ..."
        : numbers_   ? "These numbers must be those that `sixgun signature` prints."
        : all_same() ? "Rules: as on every other console."
                     : "These rules are not those of every other console. Please report it.";
    canvas.paragraph({12, stage::hints_area.y - 40, 216, 32}, words, stage::small,
                     numbers_ || !finished() ? theme.faint : theme.ink, stage::Align::left, 2);
    constexpr stage::Hint done[] = {{Key::a, "again"}, {Key::b, "back"}, {Key::x, "numbers"}};
    std::span<const stage::Hint> hints = done;
    if (!finished())
        hints = hints.subspan(1, 1);
    else if (numbers_)
        hints = hints.first(2);
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
