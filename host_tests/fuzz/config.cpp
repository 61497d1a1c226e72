// Settings from any bits and from any words: in range or refused, and the same after packing and
// printing.
#include "kit/config.h"

#include "fuzz/targets.h"

namespace {

void packed(const kit::Form& form, std::span<const std::uint8_t> bytes) {
    kit::BitReader in(bytes, bytes.size() * 8);
    kit::Config config, again;
    if (!form.unpack(in, config)) return;
    if (form.asks_record(config)) config.record[0] = 1;
    fuzz::require(form.problem(config).ok(), "unpacked settings are in range");
    std::array<std::uint8_t, kit::max_fields> memory{};
    kit::BitWriter out(memory);
    form.pack(config, out);
    kit::BitReader back(memory, out.bits());
    fuzz::require(form.unpack(back, again), "packed settings are unpacked");
    fuzz::require(again.values == config.values, "packed settings are the same");
}

void worded(const kit::Form& form, std::string_view line) {
    kit::Config config = form.usual(), again = form.usual();
    for (std::string_view word; !(word = kit::next_word(line)).empty();)
        if (!form.parse_word(word, config).ok()) return;
    form.settle(config);
    fuzz::require(form.problem(config).ok(), "settled settings are in range");
    kit::Text<1000> printed;
    form.print(config, printed);
    std::string_view rest = printed.view();
    for (std::string_view word; !(word = kit::next_word(rest)).empty();)
        fuzz::require(form.parse_word(word, again).ok(), "printed settings are read");
    form.settle(again);
    fuzz::require(again == config, "printed settings are the same");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const kit::Game* game : fuzz::games) {
        packed(game->info.form, {data, size});
        worded(game->info.form, fuzz::text(data, size));
    }
    return 0;
}
