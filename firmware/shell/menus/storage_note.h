// What the storage has to tell at power-on: that it was made ready, that something else is in the
// flash, that files were set aside.
#pragma once

#include "console/note.h"
#include "shell/menus/challenge.h"
#include "storage/store.h"

namespace shell {

class StorageNote final : public stage::Screen {
  public:
    StorageNote(const console::Settings& settings, storage::Store& store, Cartridges cartridges)
        : settings_(settings), store_(store), cartridges_(cartridges), note_(settings) {}

    // Opens itself if there is something to decide or to read.
    void tell(stage::Console& console, const storage::BootReport& report);

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    std::string_view title_of(storage::GameId game) const;

    const console::Settings& settings_;
    storage::Store& store_;
    Cartridges cartridges_;
    console::Note note_;
    stage::Dialog dialog_{{}};
};

}  // namespace shell
