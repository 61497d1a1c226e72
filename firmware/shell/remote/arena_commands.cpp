#include "shell/remote/arena_commands.h"

namespace shell::remote {

using storage::ArenaSlot;
using usb::Progress;
using usb::Request;

namespace {

constexpr std::size_t most_arena_text = 288;
constexpr const char* no_workshop = "no game of this console has arenas of its players' own";
using ArenaText = kit::Text<most_arena_text>;
using Words = kit::Text<160>;

// As people count.
constexpr int shown(int slot) { return slot + 1; }

void print_line(const stage::Workshop& workshop, int slot, const ArenaSlot& content,
                kit::TextOut& out) {
    out.number(shown(slot)).add(' ');
    if (!workshop.well_formed(content.record)) {
        out.add("is damaged");
        return;
    }
    if (content.draft) out.add("draft ");
    workshop.print(content.record, out);
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// Takes the word off if it stands in front.
bool taken(std::string_view& text, std::string_view word) {
    std::string_view rest = text;
    if (kit::next_word(rest) != word) return false;
    text = trimmed(rest);
    return true;
}

}  // namespace

void write_arenas(const stage::Workshop& workshop, const storage::Store& store,
                  usb::TextWindow& into) {
    struct Page {
        const stage::Workshop& workshop;
        usb::TextWindow& into;
        bool any;
    } page{workshop, into, false};
    const auto tell = [](void* context, int slot, const ArenaSlot& content) {
        Page& to = *static_cast<Page*>(context);
        to.any = true;
        if (to.into.filled()) return;
        ArenaText line;
        print_line(to.workshop, slot, content, line);
        to.into.add(line.view()).add("\n");
    };
    store.each_arena(tell, &page);
    if (!page.any) into.add("None drawn so far.\n");
}

kit::Verdict judge_arena(const stage::Workshop& workshop, const ArenaSlot& slot) {
    if (!workshop.well_formed(slot.record))
        return kit::refused(storage::words(storage::Read::damaged));
    return slot.draft ? kit::done : workshop.problem(slot.record);
}

// ---- Telling ------------------------------------------------------------------------------------

// One at a time: each has to be looked up.
Progress ArenaCommands::list(Request& request) const {
    usb::Report& report = request.report;
    if (!report.fits(2 * most_arena_text)) return Progress::more;
    if (request.step == 0) report.list("arenas");
    const int slot = static_cast<int>(request.step++);
    if (slot == storage::arena_slots) return done(request);
    const ArenaSlot content = parts_.store.arena(slot);
    if (!content.used) return Progress::more;
    report.item();
    ArenaText text;
    if (report.json()) {
        report.field("slot", shown(slot));
        report.field("playable", judge_arena(*workshop(), {true, false, content.record}).ok());
        workshop()->print(content.record, text);
        report.field("text", text.view());
    } else {
        print_line(*workshop(), slot, content, text);
        report.field("", text.view());
    }
    return Progress::more;
}

Progress ArenaCommands::arena(Request& request) {
    if (workshop() == nullptr) return refuse(request, no_workshop);
    if (request.step > 0 || trimmed(request.words).empty()) return list(request);
    ArenaSlot content;
    if (!read(request, content)) return Progress::done;
    // One that is here already need not come again.
    for (int slot = 0; slot < storage::arena_slots; ++slot)
        if (const ArenaSlot old = parts_.store.arena(slot); old == content)
            return keep(request, slot, content);
    const int slot = parts_.store.free_arena();
    if (slot == storage::arena_slots)
        return refuse(request, "all 16 slots are taken; erase one first");
    return keep(request, slot, content);
}

// ---- Keeping ------------------------------------------------------------------------------------

bool ArenaCommands::read(Request& request, ArenaSlot& into) const {
    std::string_view text = trimmed(request.words);
    const bool draft = taken(text, "draft");
    Words why;
    if (const stage::RecordReading reading = workshop()->read(text, into.record); !reading.ok()) {
        why.add("this is no ").add(workshop()->thing).add(": ").add(reading.why_not);
        why.add(", column ").number(reading.column);
    } else if (const kit::Verdict verdict = workshop()->problem(into.record); !verdict.ok()) {
        into.draft = true;
        if (!draft)
            why.add("this ")
                .add(workshop()->thing)
                .add(" cannot be played: ")
                .add(verdict.why_not)
                .add("; draft before it keeps it");
    }
    into.used = why.empty();
    if (!into.used) (void)refuse(request, why.view());
    return into.used;
}

Progress ArenaCommands::keep(Request& request, int slot, const ArenaSlot& content) const {
    // Other screens show what is in the slots.
    if (!parts_.at_launcher()) return refuse(request, Parts::at_home_first);
    if (!(parts_.store.arena(slot) == content)) {
        const storage::Written written = parts_.store.keep_arena(slot, content);
        if (written != storage::Written::ok) return refuse(request, storage::words(written));
    }
    kit::Text<40> title;
    workshop()->title(content.record, title);
    parts_.runtime.wake();
    parts_.runtime.toast(
        kit::Text<64>("Slot ").number(shown(slot)).add(": ").add(title.view()).view());
    request.report.field("slot", shown(slot));
    request.report.field("title", title.view());
    request.report.field("playable", !content.draft);
    return done(request);
}

Progress ArenaCommands::put(Request& request) {
    if (workshop() == nullptr) return refuse(request, no_workshop);
    std::uint32_t number = 0;
    if (!kit::read_number(request.next_word(), storage::arena_slots, number) || number == 0)
        return refuse(request, "put arena NUMBER TEXT: a slot from 1 to 16, and what goes there");
    request.words = trimmed(request.words);
    const bool replace = taken(request.words, "--replace");
    ArenaSlot content;
    if (!read(request, content)) return Progress::done;
    const int slot = static_cast<int>(number) - 1;
    const ArenaSlot old = parts_.store.arena(slot);
    if (old.used && !(old == content) && !replace)
        return refuse(request, "this slot is taken; --replace before the text gives it up");
    return keep(request, slot, content);
}

}  // namespace shell::remote
