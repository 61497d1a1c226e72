// What the storage has to tell at power-on: that something else is in the flash, that files were
// set aside, that a match has lost its end.
#pragma once

#include "console/note.h"
#include "storage/store.h"

namespace shell {

class StorageNote final : public stage::Screen {
  public:
    StorageNote(const console::Settings& settings, storage::Store& store, kit::Games games)
        : settings_(settings), store_(store), games_(games), note_(settings) {}

    // Opens itself if there is something to decide or to read.
    void tell(stage::Console& console, const storage::BootReport& report);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    std::string_view title_of(storage::GameId game) const;

    const console::Settings& settings_;
    storage::Store& store_;
    kit::Games games_;
    console::Note note_;
    stage::Dialog dialog_{{}};
};

}  // namespace shell
