// Things of the player's own making (a drawn arena), which a config can hold as its record.
//
// The console keeps them in numbered slots, shows and edits them, and passes them on as text. What
// they are is the game's: it is asked through this table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "kit/config.h"
#include "stage/screen.h"
#include "stage/topic.h"

namespace stage {

using Record = std::array<std::uint8_t, kit::max_record>;

struct RecordReading {
    const char* why_not = nullptr;  // nullptr: it was read
    std::uint16_t column = 0;       // of the error, from 1
    bool ok() const { return why_not == nullptr; }
};

// What an editor may ask of the console around it.
class Workbench {
  public:
    virtual bool left_handed() const = 0;
    // The battery, at the right end of the strip on top.
    virtual void draw_status(Canvas& canvas) const = 0;
    // Into the slot that it came from.
    virtual void keep(Console& console, const Record& record) = 0;
    // Plays it now, against computers; it neither counts nor is it kept.
    virtual void try_out(Console& console, const Record& record) = 0;
    // One of the workshop's topics.
    virtual void explain(Console& console, int topic) = 0;

  protected:
    ~Workbench() = default;
};

// The screen on which a record is made. The shell opens it after `edit`.
class Editor : public Screen {
  public:
    virtual void edit(Workbench& bench, const Record& record) = 0;

  protected:
    ~Editor() = default;
};

struct Workshop {
    std::string_view heading;          // "Arenas", of the list of them
    std::string_view thing;            // "arena", as it stands in sentences
    std::size_t longest_name;          // in characters,
    std::string_view name_characters;  // of these
    std::size_t longest_text;          // of the written form
    std::string_view text_characters;
    // Can it be played? Else why not. What cannot may still be kept, as a draft.
    kit::Verdict (*problem)(const Record& record);
    // Is this a record at all, or something damaged?
    bool (*well_formed)(const Record& record);
    void (*title)(const Record& record, kit::TextOut& out);
    void (*rename)(Record& record, std::string_view name);
    // What else a list says of it: "4 players, even".
    void (*note)(const Record& record, kit::TextOut& out);
    void (*print)(const Record& record, kit::TextOut& out);
    // Leaves `out` as it was if the text is none.
    RecordReading (*read)(std::string_view text, Record& out);
    // With nothing in it, named after its slot (from 1).
    void (*make)(int slot, Record& out);
    // What the game has built in, to begin with.
    int models;
    void (*model)(int number, Record& out);
    // The match that plays it: fields and record.
    void (*choose)(const Record& record, kit::Config& config);
    // Does this choice of the form mean nothing on the chosen one? Then it is not asked, and
    // usual. A form asks by its own fields, and knows nothing of the record.
    bool (*moot)(const kit::Config& config, std::size_t field);
    // What such a match is played on, whether built in or not.
    void (*shown)(const kit::Config& config, Record& out);
    // A small picture, drawn into `area`.
    void (*draw)(Canvas& canvas, const Record& record, Rect area);
    Editor& (*editor)();
    // What Y explains in the editor; pictures as those of the cartridge.
    int topics;
    void (*topic)(int number, Topic& out);
    void (*draw_topic)(Canvas& canvas, int number);
};

}  // namespace stage
