// An answer, written once and read by both: lines for people, or one line of JSON for programs.
//
//   report.field("board", "PicoSystem");           board: PicoSystem      {"board":"PicoSystem",
//   report.list("games");                                                  "games":[
//   report.item();                                  superhot  SUPERHOT      {"game":"superhot",
//   report.field("game", "superhot", 10) ...                                "title":"SUPERHOT"}
//   report.end_list();                                                     ],
//   report.end();                                                          "ok":true}
//
// It may be written over many steps; `fits` says whether there is room for the next part.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "usb/outbox.h"

namespace usb {

class Report {
  public:
    explicit Report(Outbox& out) : out_(&out) {}
    void begin(bool json) {
        json_ = json;
        begun_ = in_list_ = in_item_ = in_text_ = in_line_ = false;
        missing_ = 0;
    }

    bool json() const { return json_; }
    bool fits(std::size_t bytes) const { return out_->fits(bytes); }

    // In an item, values stand in one line; `column` is how wide this one is at least.
    void field(std::string_view name, std::string_view value, int column = 0);
    void field(std::string_view name, const char* value, int column = 0) {
        field(name, std::string_view(value), column);
    }
    // A number, or yes and no.
    template <std::integral Value>
    void field(std::string_view name, Value value, int column = 0) {
        if constexpr (std::same_as<Value, bool>)
            answer(name, value, column);
        else
            number(name, static_cast<std::int64_t>(value), column);
    }
    void list(std::string_view name);
    void item();
    void end_list();

    // A long text in parts.
    void begin_text(std::string_view name);
    void text(std::string_view part);
    void end_text();
    // Only for people: what a program learns from a field.
    void line(std::string_view text);

    void end();
    // A part of an answer of many lines, each an item or some fields of its own.
    void begin_line();
    void end_line();
    // Whatever was written before.
    void fail(std::string_view why);

  private:
    void number(std::string_view name, std::int64_t number, int column);
    void answer(std::string_view name, bool yes, int column);
    void name(std::string_view name);
    void value(std::string_view value, int column);
    void escaped(std::string_view text);
    void end_item();

    Outbox* out_;
    bool json_ = false;
    bool begun_ = false;  // something stands before the next name
    bool in_list_ = false, in_item_ = false, in_text_ = false;
    bool in_line_ = false;  // of an item, for people: something stands in it
    int missing_ = 0;       // spaces up to the next column
};

}  // namespace usb
