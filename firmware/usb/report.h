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

#include <cstdint>
#include <string_view>

#include "usb/outbox.h"

namespace usb {

class Report {
  public:
    explicit Report(Outbox& out) : out_(out) {}
    void begin(bool json) {
        json_ = json;
        begun_ = in_list_ = in_item_ = in_line_ = false;
    }

    bool json() const { return json_; }
    bool fits(std::size_t bytes) const { return out_.fits(bytes); }

    // In an item, values stand in one line; `column` is how wide this one is at least.
    void field(std::string_view name, std::string_view value, int column = 0);
    void field(std::string_view name, const char* value, int column = 0) {
        field(name, std::string_view(value), column);
    }
    void field(std::string_view name, std::int64_t value, int column = 0);
    void field(std::string_view name, std::int32_t value, int column = 0) {
        field(name, std::int64_t{value}, column);
    }
    void field(std::string_view name, std::uint32_t value, int column = 0) {
        field(name, std::int64_t{value}, column);
    }
    void field(std::string_view name, bool value, int column = 0);
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
    // Whatever was written before.
    void fail(std::string_view why);

  private:
    void name(std::string_view name);
    void value(std::string_view value, int column);
    void escaped(std::string_view text);
    void end_item();

    Outbox& out_;
    bool json_ = false;
    bool begun_ = false;  // something stands before the next name
    bool in_list_ = false, in_item_ = false, in_text_ = false;
    bool in_line_ = false;  // of an item, for people: something stands in it
    int missing_ = 0;       // spaces up to the next column
};

}  // namespace usb
