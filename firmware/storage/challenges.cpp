#include "storage/challenges.h"

#include <algorithm>

namespace storage {
namespace {

constexpr Kind challenges_kind{{'S', 'G', 'C', 'H'}, 1};

}  // namespace

Read Challenges::load() {
    clear();
    const Body body = files::read(path, challenges_kind, packed_);
    // What was read before the fault showed is not to be trusted.
    if (body.read != Read::ok) clear();
    return body.read;
}

int Challenges::stars(std::uint32_t challenge) const {
    if (challenge >= challenge_count) return 0;
    return packed_[challenge / 4] >> (challenge % 4 * 2) & 3;
}

std::uint32_t Challenges::all_stars(std::uint32_t first, std::uint32_t count) const {
    std::uint32_t sum = 0;
    for (std::uint32_t i = first; i < first + count; ++i)
        sum += static_cast<std::uint32_t>(stars(i));
    return sum;
}

Written Challenges::award(std::uint32_t challenge, int stars) {
    const int more = std::min(stars, most_stars) - this->stars(challenge);
    if (challenge >= challenge_count || more <= 0) return Written::ok;
    const auto step = static_cast<std::uint8_t>(more << (challenge % 4 * 2));
    std::uint8_t& byte = packed_[challenge / 4];
    byte = static_cast<std::uint8_t>(byte + step);
    // As long as it has to be: up to the last byte that is not zero.
    std::size_t length = packed_.size();
    while (packed_[length - 1] == 0) --length;
    const Written written = files::replace(path, challenges_kind, {packed_.data(), length});
    if (written != Written::ok) byte = static_cast<std::uint8_t>(byte - step);
    return written;
}

kit::Verdict Challenges::put_back(std::span<std::uint8_t> copy) {
    std::span<std::uint8_t> body;
    const Body found = files::open_copy(copy, challenges_kind, body);
    if (found.read != Read::ok) return kit::refused(words(found.read));
    if (body.size() > packed_.size()) return kit::refused(words(Read::too_long));
    const Written written = files::replace(path, challenges_kind, body);
    if (written != Written::ok) return kit::refused(words(written));
    (void)load();
    return kit::done;
}

}  // namespace storage
