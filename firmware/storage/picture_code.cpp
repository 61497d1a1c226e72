#include "storage/picture_code.h"

#include <algorithm>
#include <bit>

namespace storage {
namespace {

// What a step copies from, how its code begins and how its length is written. The shortest code
// is the row above: most of a screen stands on its like.
struct Move {
    int left, up;
    std::uint32_t code;
    int code_bits, order;
};
constexpr Move moves[] = {
    {.left = 0, .up = 1, .code = 0b0, .code_bits = 1, .order = 2},
    {.left = 1, .up = 0, .code = 0b10, .code_bits = 2, .order = 0},
    // Every second pixel: what lies under a dialog is shaded like a chessboard.
    {.left = 0, .up = 2, .code = 0b1110, .code_bits = 4, .order = 2},
    {.left = 2, .up = 0, .code = 0b1111, .code_bits = 4, .order = 2},
};
constexpr std::uint32_t colour_code = 0b110;
constexpr int colour_code_bits = 3, rank_order = 1, colour_bits = 16;
constexpr int longest_number = 10;  // bits after the first zero; 1023 is more than any row has
// About what a pixel costs that is told by its colour: a copy must save something.
constexpr int bits_of_a_pixel = 5;

class BitWriter {
  public:
    explicit BitWriter(files::Sink& into) : into_(into) {}

    void bits(std::uint32_t value, int count) {
        for (int i = count - 1; i >= 0; --i) {
            byte_ = static_cast<std::uint8_t>(byte_ << 1 | (value >> i & 1));
            if (++filled_ == 8) flush_byte();
        }
    }
    void number(std::uint32_t value, int order) {
        const std::uint32_t head = (value >> order) + 1;
        bits(head, 2 * std::bit_width(head) - 1);  // as many zeros as bits after the first one
        bits(value, order);
    }
    std::uint32_t finish() {
        while (filled_ != 0) bits(0, 1);
        flush();
        return written_;
    }

  private:
    void flush_byte() {
        buffer_[used_++] = byte_;
        filled_ = 0;
        if (used_ == buffer_.size()) flush();
    }
    void flush() {
        into_.add({buffer_.data(), used_});
        written_ += static_cast<std::uint32_t>(used_);
        used_ = 0;
    }

    files::Sink& into_;
    std::array<std::uint8_t, 64> buffer_;
    std::size_t used_ = 0;
    std::uint32_t written_ = 0;
    std::uint8_t byte_ = 0;
    int filled_ = 0;
};

constexpr int number_bits(std::uint32_t value, int order) {
    return 2 * std::bit_width((value >> order) + 1) - 1 + order;
}

// Where a row begins; above a band everything is black.
const Pixel* row_of(const Pixel* pixels, int width, int y) {
    static constexpr std::array<Pixel, widest_picture> black{};
    return y < 0 ? black.data() : pixels + y * width;
}

}  // namespace

std::uint32_t RecentColours::rank(Pixel colour) const {
    const auto end = colours_.begin() + count_;
    return static_cast<std::uint32_t>(std::find(colours_.begin(), end, colour) - colours_.begin());
}

void RecentColours::use(std::uint32_t rank, Pixel colour) {
    if (rank == 0 && count_ > 0) return;  // already in front
    if (rank == count_ && count_ < most) ++count_;
    const auto last = colours_.begin() + std::min(rank, most - 1);
    std::move_backward(colours_.begin(), last, last + 1);
    colours_[0] = colour;
}

std::uint32_t pack_band(const Pixel* pixels, int width, int rows, files::Sink& into) {
    BitWriter writer(into);
    RecentColours recent;
    for (int y = 0; y < rows; ++y) {
        const Pixel* const row = row_of(pixels, width, y);
        for (int x = 0; x < width;) {
            const Move* best = nullptr;
            int best_length = 0, best_gain = 0;
            for (const Move& move : moves) {
                if (x < move.left) continue;
                const Pixel* const like = row_of(pixels, width, y - move.up) + (x - move.left);
                int length = 0;
                while (x + length < width && row[x + length] == like[length]) ++length;
                if (length == 0) continue;
                const int gain = length * bits_of_a_pixel - move.code_bits -
                                 number_bits(static_cast<std::uint32_t>(length - 1), move.order);
                if (gain <= best_gain) continue;
                best = &move;
                best_length = length;
                best_gain = gain;
            }
            if (best != nullptr) {
                writer.bits(best->code, best->code_bits);
                writer.number(static_cast<std::uint32_t>(best_length - 1), best->order);
                x += best_length;
                continue;
            }
            const Pixel colour = row[x++];
            const std::uint32_t rank = recent.rank(colour);
            writer.bits(colour_code, colour_code_bits);
            writer.number(rank, rank_order);
            if (rank == recent.count()) writer.bits(colour, colour_bits);
            recent.use(rank, colour);
        }
    }
    return writer.finish();
}

// ---- Unpacking ----------------------------------------------------------------------------------

namespace {
// Two rows are enough: a row takes the place of the one two above it, and where it is like that
// one nothing has to be done. One band is unpacked at a time.
std::array<std::array<Pixel, widest_picture>, 2> two_rows;
}  // namespace

// Behind the end come ones, which end whatever is being read.
void BandReader::fetch() {
    while (waiting_ <= 24) {
        if (taken_ == buffered_) {
            const std::uint32_t left = end_ - at_;
            buffered_ = std::min<std::size_t>(left, buffer_.size());
            taken_ = 0;
            if (buffered_ > 0 && !from_.read(at_, {buffer_.data(), buffered_})) buffered_ = 0;
            at_ += static_cast<std::uint32_t>(buffered_);
        }
        const bool over = taken_ == buffered_;
        if (over && waiting_ > 0) return;
        const std::uint32_t byte = over ? 0xff : buffer_[taken_++];
        good_ = good_ && !over;
        window_ |= byte << (24 - waiting_);
        waiting_ += 8;
    }
}

inline bool BandReader::bit() {
    if (waiting_ == 0) fetch();
    const bool set = (window_ & 1u << 31) != 0;
    window_ <<= 1;
    --waiting_;
    return set;
}

inline std::uint32_t BandReader::bits(int count) {
    if (waiting_ < count) fetch();
    if (count == 0 || waiting_ < count) {  // the very end
        std::uint32_t value = 0;
        while (count-- > 0) value = value << 1 | static_cast<std::uint32_t>(bit());
        return value;
    }
    const std::uint32_t value = window_ >> (32 - count);
    window_ <<= count;
    waiting_ -= count;
    return value;
}

inline std::uint32_t BandReader::number(int order) {
    int zeros = 0;
    while (!bit() && zeros < longest_number) ++zeros;
    const std::uint32_t head = 1u << zeros | bits(zeros);
    return (head - 1) << order | bits(order);
}

// One step of a row.
bool BandReader::fill(Pixel* row, int& x) {
    int which = 0;
    if (bit()) which = !bit() ? 1 : !bit() ? 4 : 2 + static_cast<int>(bit());
    if (which == 4) {
        const std::uint32_t rank = number(rank_order);
        if (rank > recent_.count()) return false;
        const Pixel colour =
            rank < recent_.count() ? recent_.at(rank) : static_cast<Pixel>(bits(colour_bits));
        recent_.use(rank, colour);
        row[x++] = colour;
        return good_;
    }
    const Move& move = moves[which];
    const int length = static_cast<int>(number(move.order)) + 1;
    if (!good_ || x < move.left || length > width_ - x) return false;
    const Pixel* const above = two_rows[static_cast<std::size_t>(~row_ & 1)].data();
    const Pixel* like = (move.up == 1 ? above : row) + (x - move.left);
    for (const int end = x + length; x < end; ++x) row[x] = *like++;
    return true;
}

const Pixel* BandReader::next() {
    if (row_ == 0)
        for (auto& row : two_rows) row.fill(0);
    Pixel* const row = two_rows[static_cast<std::size_t>(row_ & 1)].data();
    for (int x = 0; x < width_;)
        if (!fill(row, x)) return nullptr;
    ++row_;
    return row;
}

}  // namespace storage
