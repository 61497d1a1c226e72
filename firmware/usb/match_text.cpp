#include "usb/match_text.h"

#include <algorithm>
#include <array>

#include "kit/match.h"

namespace usb {
namespace {

using storage::Read;
using storage::files::Source;

constexpr std::size_t most_head_text = 1024, most_step_text = 64;
constexpr std::uint16_t no_cursor = kit::max_actions + 1;

struct Teller {
    kit::Games games;
    std::uint16_t cursor;
    MatchText::Place& place;
    TextWindow window;
    std::uint32_t window_end;

    // What was found on the way.
    storage::GameId game_id = 0;
    std::uint16_t seen_cursor = no_cursor;

    // The steps come through a small buffer.
    Source* from = nullptr;
    std::uint32_t length = 0;
    std::array<std::uint8_t, 64> buffer{};
    std::uint32_t buffered_at = 0, buffered = 0;

    // Bytes from `at` on, as many as a step may have and there are.
    std::span<const std::uint8_t> bytes_at(std::uint32_t at) {
        const std::uint32_t left = std::min<std::uint32_t>(length - at, kit::max_step_bytes);
        if (at < buffered_at || at + left > buffered_at + buffered) {
            buffered_at = at;
            buffered = std::min<std::uint32_t>(length - at, sizeof buffer);
            if (!from->read(at, {buffer.data(), buffered})) buffered = 0;
        }
        return {&buffer[at - buffered_at], std::min(left, buffered_at + buffered - at)};
    }

    void tell_end(const kit::Game& game, const storage::Summary& summary) {
        constexpr std::string_view ends[] = {"lost", "won", "drawn", "scored"};
        if (place.action > 0) window.add("\n");
        window.add(kit::behind(kit::match_text_end, 1)).add("\n").add(game.info.title);
        window.add(", ").add(ends[static_cast<std::size_t>(summary.ended)]).add(", ");
        window.number(summary.score).add(" points, ");
        window.number(summary.actions).add(" actions\n");
    }

    Read tell(Source& source, std::uint32_t bytes) {
        from = &source;
        length = bytes;
        constexpr std::size_t most = storage::summary_bytes + kit::max_head_bytes;
        std::array<std::uint8_t, most> head_bytes{};
        const std::size_t read = std::min<std::size_t>(length, most);
        storage::Summary summary;
        if (!source.read(0, {head_bytes.data(), read}) || read < storage::summary_bytes ||
            !storage::get_summary(head_bytes.data(), summary))
            return Read::damaged;
        kit::MatchHead head;
        std::size_t head_length = 0;
        const kit::ReadResult result =
            kit::decode_head(std::span(head_bytes).first(read).subspan(storage::summary_bytes),
                             games, head, head_length);
        game_id = summary.game;
        if (!result.ok()) {
            // Nothing is lost: the console that has its game can show it.
            window.add("This match cannot be told here: ").add(kit::fault_text(result.fault));
            window.add("\n");
            return Read::ok;
        }
        const kit::Game& game = *kit::find_game(games, head.game_id);
        if (place.body == 0) {
            kit::Text<most_head_text> text;
            kit::print_head(game, head, text);
            window.add(text.view());
            place.body = static_cast<std::uint32_t>(storage::summary_bytes + head_length);
            place.text = window.position();
        }
        return tell_steps(game, summary);
    }

    Read tell_steps(const kit::Game& game, const storage::Summary& summary) {
        MatchText::Place here = place;
        while (here.body < length && !window.filled()) {
            const kit::FileStep step = kit::decode_step(bytes_at(here.body));
            if (step.length == 0) return Read::damaged;
            if (window.position() < window_end) place = here;
            here.body += static_cast<std::uint32_t>(step.length);
            if (step.moves_cursor) {
                seen_cursor = step.cursor;
                continue;
            }
            // A kept match has its cursor at the end, and is no longer than a match can be.
            if (seen_cursor != no_cursor || here.action == kit::max_actions ||
                step.action.kind >= game.info.words.size())
                return Read::damaged;
            kit::Text<most_step_text> text;
            kit::print_step(game, here.action, cursor, step.action, text);
            window.add(text.view());
            ++here.action;
            here.text = window.position();
        }
        if (here.body < length) return Read::ok;
        if (window.position() < window_end) place = here;
        tell_end(game, summary);
        return Read::ok;
    }
};

Read tell_with(void* context, Source& from, std::uint32_t length) {
    return static_cast<Teller*>(context)->tell(from, length);
}

}  // namespace

bool measure(const storage::ReplayName& name, kit::Games games, MatchText& into) {
    if (storage::replays::check(name) != Read::ok) return false;
    into.cursor = no_cursor;
    for (;;) {
        MatchText::Place place;
        Teller teller{games, into.cursor, place, {0, {}}, 0};
        if (storage::replays::read_parts(name, tell_with, &teller).read != Read::ok) return false;
        into.bytes = teller.window.position();
        into.game = teller.game_id;
        if (teller.seen_cursor == into.cursor) return true;
        // Its mark stands before the step that tells it: once more.
        into.cursor = teller.seen_cursor;
    }
}

bool tell(const storage::ReplayName& name, kit::Games games, std::uint16_t cursor,
          MatchText::Place& place, std::uint32_t begin, std::span<std::uint8_t> into) {
    Teller teller{games,
                  cursor,
                  place,
                  {begin, into, place.text},
                  begin + static_cast<std::uint32_t>(into.size())};
    return storage::replays::read_parts(name, tell_with, &teller).read == Read::ok;
}

}  // namespace usb
