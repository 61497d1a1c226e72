#include "shell/remote/screen_feed.h"

#include "storage/picture_code.h"
#include "usb/base64.h"

namespace shell::remote {

using usb::Progress;
using usb::Request;

namespace {

// A screen that moves for ever is told as it is then.
constexpr std::uint64_t patience_us = 2'000'000;
constexpr std::size_t head_bytes = 64;  // what stands around the pixels

// Packed pixels become text, as long as there is room.
struct Packed final : storage::files::Sink {
    usb::Outbox& out;
    usb::base64::Encoder encoder;
    bool fits = true;

    explicit Packed(usb::Outbox& to) : out(to), encoder(to) {}
    void add(storage::ConstBytes bytes) override {
        fits = fits && out.fits(usb::base64::length_of(bytes.size() + 2) + head_bytes);
        if (fits) encoder.add(bytes);
    }
};

}  // namespace

void ScreenFeed::begin(Request& request) {
    const stage::Rect panel = console::Runtime::panel_area();
    request.step = 1;
    request.report.field("width", panel.width);
    request.report.field("height", panel.height);
    (void)runtime_.take_changed_rows();
    waiting_.set();
    unseen_.set();
    next_ = 0;
    rows_ = most_rows;
    told_ = false;
    pictures_ = 0;
    begun_us_ = hal::now_us();
}

// False: they are too much at once.
bool ScreenFeed::send_rows(Request& request, int y, int rows, bool in_list) {
    const std::size_t mark = request.out.mark();
    const usb::Report before = request.report;
    if (in_list)
        request.report.item();
    else
        request.report.begin_line();
    request.report.field("y", y, 3);
    request.report.field("rows", rows, 2);
    request.report.begin_text("data");
    if (!request.report.json()) request.out.add("  ");
    Packed packed(request.out);
    (void)storage::pack_band(runtime_.paint_panel(y, rows), console::Runtime::panel_area().width,
                             rows, packed);
    if (!packed.fits) {
        request.out.back_to(mark);
        request.report = before;
        return false;
    }
    packed.encoder.finish();
    request.report.end_text();
    if (!in_list) request.report.end_line();
    return true;
}

// The next rows that wait. True: none do.
bool ScreenFeed::send(Request& request, bool in_list) {
    waiting_ |= runtime_.take_changed_rows();
    // What is not on the panel yet is not sent either.
    if (!runtime_.painted() && !runtime_.dark()) return false;
    if (waiting_.none()) return true;
    // Packing costs time: not for somebody who has not read the last rows yet.
    if (!request.out.empty()) return false;
    std::size_t first = next_;
    while (!waiting_[first]) first = (first + 1) % waiting_.size();
    std::size_t end = first + 1;
    while (end < waiting_.size() && end - first < rows_ && waiting_[end]) ++end;
    if (send_rows(request, static_cast<int>(first), static_cast<int>(end - first), in_list)) {
        for (std::size_t y = first; y < end; ++y) {
            waiting_.reset(y);
            unseen_.reset(y);
        }
        next_ = end % waiting_.size();
        rows_ = most_rows;
    } else {
        rows_ = std::max<std::size_t>((end - first) / 2, 1);  // noise packs badly
    }
    return waiting_.none();
}

Progress ScreenFeed::screen(Request& request) {
    if (request.interrupted) return Progress::more;
    if (request.step == 0) {
        begin(request);
        request.report.list("picture");
    }
    const bool still = send(request, true);
    const bool late = hal::now_us() - begun_us_ >= patience_us && unseen_.none();
    if (!(still || late) || !request.report.fits(head_bytes)) return Progress::more;
    request.report.end_list();
    request.report.field("still", still);
    return done(request);
}

Progress ScreenFeed::stream(Request& request) {
    if (request.interrupted) return Progress::more;
    if (request.step == 0) {
        begin(request);
        request.wants_key = true;
        request.report.end_line();
    }
    if (request.key_pressed) {
        request.report.field("pictures", pictures_);
        return done(request);
    }
    const bool all_sent = send(request, false);
    if (!all_sent) told_ = false;
    if (all_sent && !told_ && request.report.fits(head_bytes)) {
        told_ = true;
        request.report.begin_line();
        request.report.field("picture", ++pictures_);
        request.report.end_line();
    }
    return Progress::more;
}

}  // namespace shell::remote
