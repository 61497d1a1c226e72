// A list whose rows are things of the player's making, or of the game's: a picture, a title, a
// note.
#pragma once

#include "shell/menus/list_page.h"
#include "shell/workshop/shelf.h"

namespace shell {

class RecordList : public ListPage {
  protected:
    static constexpr int most_rows = 24, row_height = 42;

    explicit RecordList(const console::Runtime& runtime);
    ~RecordList() = default;

    void show_rows(int count);

    virtual const stage::Workshop& workshop() const = 0;
    // What a row is, or nullptr: an empty one.
    virtual const stage::Record* record(int row) const = 0;
    virtual bool is_draft(int /*row*/) const { return false; }
    virtual std::string_view empty_row() const { return {}; }

    void draw_rows(stage::Canvas& canvas) const final;
};

}  // namespace shell
