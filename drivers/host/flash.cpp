#include "drivers/host/flash.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "drivers/flash_span.h"
#include "drivers/hal.h"

namespace host {

void Flash::hold(std::span<const std::uint8_t> bytes) {
    std::copy_n(bytes.begin(), std::min(bytes.size(), bytes_.size()), bytes_.begin());
}

std::optional<std::string> Flash::keep_in(const std::string& file) {
    const auto wrong = [&](const std::string& what) {
        return std::optional<std::string>("flash file '" + file + "': " + what);
    };
    file_.reset(std::fopen(file.c_str(), "r+b"));
    if (file_) {
        std::fseek(file_.get(), 0, SEEK_END);
        const long length = std::ftell(file_.get());
        if (length != static_cast<long>(size())) {
            file_.reset();
            return wrong("it has " + std::to_string(length) + " bytes, this board's storage has " +
                         std::to_string(size()));
        }
        std::rewind(file_.get());
        if (std::fread(bytes_.data(), 1, bytes_.size(), file_.get()) != bytes_.size()) {
            file_.reset();
            return wrong("cannot be read");
        }
        return {};
    }
    if (errno != ENOENT) return wrong(std::strerror(errno));
    file_.reset(std::fopen(file.c_str(), "w+b"));
    if (!file_) return wrong(std::strerror(errno));
    if (std::fwrite(bytes_.data(), 1, bytes_.size(), file_.get()) != bytes_.size() ||
        std::fflush(file_.get()) != 0) {
        const std::string reason = std::strerror(errno);
        file_.reset();
        return wrong(reason);
    }
    return {};
}

bool Flash::read(std::uint32_t offset, std::span<std::uint8_t> into) const {
    if (cut_ || !drivers::readable(offset, into.size(), size())) return false;
    std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), into.size(), into.begin());
    return true;
}

bool Flash::program(std::uint32_t offset, std::span<const std::uint8_t> from) {
    if (cut_ || !drivers::programmable(offset, from.size(), size())) return false;
    const std::size_t length = allowed(from.size());
    for (std::size_t i = 0; i < length; ++i) bytes_[offset + i] &= from[i];
    write_through(offset, length);
    return !cut_;
}

bool Flash::erase(std::uint32_t offset) {
    if (cut_ || !drivers::erasable(offset, size())) return false;
    const std::size_t length = allowed(hal::flash_block_bytes);
    std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), length, std::uint8_t{0xff});
    write_through(offset, length);
    return !cut_;
}

std::size_t Flash::allowed(std::size_t length) {
    if (++operations_ != cut_at_) return length;
    cut_ = true;
    return std::min<std::size_t>(cut_done_, length);
}

void Flash::write_through(std::uint32_t offset, std::size_t length) {
    if (!file_ || length == 0) return;
    if (std::fseek(file_.get(), static_cast<long>(offset), SEEK_SET) != 0 ||
        std::fwrite(bytes_.data() + offset, 1, length, file_.get()) != length ||
        std::fflush(file_.get()) != 0)
        hal::crash("the flash file cannot be written");
}

void Flash::cut_power_at(std::uint32_t operation, std::uint32_t done) {
    cut_at_ = operation == 0 ? 0 : operations_ + operation;
    cut_done_ = done;
}

void Flash::restore_power() {
    cut_ = false;
    cut_at_ = 0;
}

}  // namespace host
