// The storage part of the flash chip, in memory or in a file, with the chip's rules: an erase sets
// 4 KiB to 0xFF, a program can only clear bits, and both know nothing smaller than their unit.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace host {

class Flash {
  public:
    explicit Flash(std::uint32_t bytes) : bytes_(bytes, std::uint8_t{0xff}) {}

    // Begins with these bytes.
    void hold(std::span<const std::uint8_t> bytes);
    // From now on the file holds what the flash holds; a new one is made with an erased flash.
    // Every operation is written through, so ending the program at any moment is a power cut.
    // Returns what is wrong with the file, if anything.
    std::optional<std::string> keep_in(const std::string& file);

    bool read(std::uint32_t offset, std::span<std::uint8_t> into) const;
    bool program(std::uint32_t offset, std::span<const std::uint8_t> from);
    bool erase(std::uint32_t offset);

    std::uint32_t size() const { return static_cast<std::uint32_t>(bytes_.size()); }
    std::span<const std::uint8_t> contents() const { return bytes_; }

    // Erases and programs since power-on.
    std::uint32_t operations() const { return operations_; }
    // The power fails during that operation (1 is the next one): only its first `done` bytes get
    // there. After that nothing works until the power is back.
    void cut_power_at(std::uint32_t operation, std::uint32_t done);
    bool power_is_cut() const { return cut_; }
    void restore_power();

  private:
    // How many of `length` bytes this operation may still change.
    std::size_t allowed(std::size_t length);
    void write_through(std::uint32_t offset, std::size_t length);

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::vector<std::uint8_t> bytes_;
    std::unique_ptr<std::FILE, Close> file_;
    std::uint32_t operations_ = 0;
    std::uint32_t cut_at_ = 0, cut_done_ = 0;  // operation 0: no cut
    bool cut_ = false;
};

}  // namespace host
