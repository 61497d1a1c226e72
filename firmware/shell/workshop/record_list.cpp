#include "shell/workshop/record_list.h"

#include "kit/check.h"
#include "shell/page.h"

namespace shell {

using stage::Rect;

namespace {

constexpr int thumb_size = 36, thumb_margin = 3;
constexpr Rect records_area{8, page_top + 4, 224, 4 * 42};
// What a row shows is drawn over it: all are alike.
constexpr std::array<stage::ListRow, 24> blank_rows{};

}  // namespace

RecordList::RecordList(const console::Runtime& runtime)
    : ListPage(runtime, records_area, row_height) {}

void RecordList::show_rows(int count) {
    static_assert(most_rows == blank_rows.size());
    kit::check(count <= most_rows, "more rows than the list has room for");
    list_.set_rows({blank_rows.data(), static_cast<std::size_t>(count)});
}

void RecordList::draw_rows(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    for (int row = 0; row < static_cast<int>(list_.rows().size()); ++row) {
        const Rect area = list_.row_area(row);
        if (area.empty() || !canvas.shows(area)) continue;
        const bool here = row == list_.cursor();
        const stage::Colour ink = here ? theme.on_accent : theme.ink;
        const stage::Colour faint = here ? theme.on_accent : theme.faint;
        const Rect thumb{area.x + 6, area.y + thumb_margin, thumb_size, thumb_size};
        const int left = thumb.right() + 8, width = area.right() - 4 - left;
        kit::Text<32> words;
        words.number(row + 1).add(' ');
        const stage::Record* const shown = record(row);
        if (shown == nullptr) {
            canvas.dotted_frame(thumb, faint);
            words.add(empty_row());
            canvas.text_fitted({left, area.y + 13}, width, words.view(), stage::medium, faint);
            continue;
        }
        workshop().draw(canvas, *shown, thumb);
        if (here) canvas.frame(thumb.inset(-1), theme.on_accent);
        workshop().title(*shown, words);
        canvas.text_fitted({left, area.y + 5}, width, words.view(), stage::medium, ink);
        int room = width;
        if (is_draft(row)) {
            constexpr std::string_view mark = "draft";
            const int mark_width = stage::text_width(mark, stage::small) + 6;
            const Rect plate{area.right() - 4 - mark_width, area.y + 23, mark_width, 14};
            canvas.rounded_frame(plate, 3, here ? theme.on_accent : theme.warn);
            canvas.text({plate.x + 3, plate.y + 1}, mark, stage::small,
                        here ? theme.on_accent : theme.warn);
            room -= mark_width + 2;
        }
        kit::Text<40> note;
        workshop().note(*shown, note);
        canvas.text_fitted({left, area.y + 24}, room, note.view(), stage::small, faint);
    }
}

}  // namespace shell
