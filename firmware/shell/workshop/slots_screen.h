// The slots of the workshop, and everything that leads from one: editing, testing, names, copies,
// codes. It is the bench on which a game's editor works.
#pragma once

#include "shell/menus/navigation.h"
#include "shell/menus/question.h"
#include "shell/workshop/model_list.h"
#include "shell/workshop/share_page.h"
#include "shell/workshop/slot_menu.h"
#include "shell/workshop/text_pages.h"

namespace shell {

class SlotsScreen final : public RecordList, public stage::Workbench {
  public:
    // The slots lie in the memory of the match, which is closed for it.
    SlotsScreen(const console::Runtime& runtime, storage::Store& store, Navigation& navigation,
                QrScreen& qr, play::Session& session, std::span<std::byte> room);

    void set_up(const stage::Cartridge& cartridge);
    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;

    bool left_handed() const override { return runtime_.settings().left_handed; }
    void draw_status(stage::Canvas& canvas) const override;
    void keep(stage::Console& console, const stage::Record& record) override;
    void try_out(stage::Console& console, const stage::Record& record) override;
    void explain(stage::Console& console, int topic) override;

    // For tests.
    const SlotMenu& slot_menu() const { return menu_; }
    const ModelList& model_list() const { return models_; }
    const RenamePage& rename_page() const { return rename_; }
    const TakePage& take_page() const { return take_; }
    const SharePage& share_page() const { return share_; }
    int cursor() const { return list_.cursor(); }

  protected:
    std::string_view title() const override { return workshop().heading; }
    std::span<const stage::Hint> hints() const override;
    void chosen(stage::Console& console, int row) override;
    std::string_view help(int row) const override;
    const stage::Workshop& workshop() const override { return *cartridge_->workshop; }
    const stage::Record* record(int row) const override;
    bool is_draft(int row) const override { return shelf_[row].draft; }
    std::string_view empty_row() const override { return "empty"; }

  private:
    void look();
    bool kept(stage::Console& console, int slot, const stage::Record& record);
    void edit(stage::Console& console, const stage::Record& record);
    void begin_with(stage::Console& console, const stage::Record& record);
    void copy(stage::Console& console, const stage::Record& record);
    void do_chosen(stage::Console& console, SlotMenu::Choice choice);

    Navigation& navigation_;
    play::Session& session_;
    Shelf shelf_;
    SlotMenu menu_;
    ModelList models_;
    RenamePage rename_;
    TakePage take_;
    SharePage share_;
    Question question_;
    const stage::Cartridge* cartridge_ = nullptr;
    int slot_ = 0;  // that something is done with
};

}  // namespace shell
