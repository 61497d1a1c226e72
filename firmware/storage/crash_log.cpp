#include "storage/crash_log.h"

#include <algorithm>
#include <array>

namespace storage::crash_log {
namespace {

constexpr Kind kind{{'S', 'G', 'L', 'O'}, 1};

ConstBytes bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

Written add(std::string_view version, std::string_view reason) {
    std::array<std::uint8_t, most_bytes> old;
    const Body body = files::read(path, kind, old);
    if (body.read != Read::ok && body.read != Read::missing && body.read != Read::no_storage)
        (void)files::set_aside(path);
    const std::uint8_t* begin = old.data();
    const std::uint8_t* const end = begin + (body.read == Read::ok ? body.length : 0);

    std::array<std::uint8_t, 160> line;
    std::uint8_t* to = line.data();
    for (const std::string_view part : {version, std::string_view(": "), reason}) {
        const auto room = static_cast<std::size_t>(line.end() - 1 - to);
        const ConstBytes bytes = bytes_of(part).first(std::min(part.size(), room));
        to = std::copy(bytes.begin(), bytes.end(), to);
    }
    *to++ = '\n';
    const ConstBytes added{line.data(), to};
    // Whole lines go.
    while (static_cast<std::size_t>(end - begin) + added.size() > most_bytes) {
        begin = std::find(begin, end, '\n');
        if (begin != end) ++begin;
    }
    return files::replace(path, kind, {begin, end}, added);
}

Body read_parts(files::Drink drink, void* context) {
    return files::read_parts(path, kind, drink, context);
}

}  // namespace storage::crash_log
