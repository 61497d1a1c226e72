// A console on the test bench with a computer at its port.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "menu_bench.h"
#include "storage/picture_code.h"
#include "storage/torn.h"
#include "usb/base64.h"

namespace bench {

using Bytes = std::vector<std::uint8_t>;

inline std::string base64_of(const Bytes& bytes) {
    std::string text;
    usb::Outbox out;
    usb::base64::Encoder encoder(out);
    const auto drain = [&] {
        while (!out.empty()) {
            text += {out.next().begin(), out.next().end()};
            out.taken(out.next().size());
        }
    };
    for (const std::uint8_t byte : bytes) {
        encoder.add({&byte, 1});
        drain();
    }
    encoder.finish();
    drain();
    return text;
}

inline Bytes from_base64(std::string_view text) {
    Bytes bytes(text.size());
    std::size_t count = 0;
    TEST_ASSERT_TRUE(usb::base64::decode(text, bytes, count));
    bytes.resize(count);
    return bytes;
}

// The value of a field in a line of JSON, as it stands there; a string without its quotes.
inline std::string field(std::string_view json, std::string_view name) {
    const std::string key = '"' + std::string(name) + "\":";
    std::size_t at = json.find(key);
    TEST_ASSERT_TRUE_MESSAGE(at != std::string_view::npos, std::string(json).c_str());
    at += key.size();
    if (json[at] != '"') return std::string(json.substr(at, json.find_first_of(",}]", at) - at));
    return std::string(json.substr(at + 1, json.find('"', at + 1) - at - 1));
}

// A picture that is put together from rows as they come.
struct Mirror {
    host::Picture picture;

    void begin(int width, int height) {
        picture.width = width;
        picture.height = height;
        picture.pixels.assign(static_cast<std::size_t>(width * height), 0xDEAD);
    }
    void rows(int y, int count, const Bytes& packed) {
        struct Memory final : storage::files::Source {
            const Bytes* bytes;
            bool read(std::uint32_t offset, std::span<std::uint8_t> into) override {
                std::copy_n(bytes->begin() + offset, into.size(), into.begin());
                return true;
            }
        } memory;
        memory.bytes = &packed;
        storage::BandReader reader(memory, 0, static_cast<std::uint32_t>(packed.size()),
                                   picture.width);
        for (int i = 0; i < count; ++i) {
            const storage::Pixel* row = reader.next();
            TEST_ASSERT_NOT_NULL(row);
            std::copy_n(row, picture.width, picture.pixels.begin() + (y + i) * picture.width);
        }
    }
    // Everything with `data` in a line.
    void take(std::string_view json) {
        for (std::size_t at = 0; (at = json.find("{\"y\":", at)) != std::string_view::npos; ++at) {
            const std::string_view item = json.substr(at, json.find('}', at) - at + 1);
            rows(std::stoi(field(item, "y")), std::stoi(field(item, "rows")),
                 from_base64(field(item, "data")));
        }
    }
    bool shows_the_panel() const { return picture.pixels == host::picture().pixels; }
};

class RemoteBench : public MenuBench {
  public:
    explicit RemoteBench(host::Setup setup = {}, const shell::Chambers& chambers = null_loaded())
        : MenuBench(std::move(setup), chambers) {
        plug_in();
    }
    explicit RemoteBench(std::vector<std::uint8_t> flash) : MenuBench(std::move(flash)) {
        plug_in();
    }

    // A program on the computer: no echo.
    void plug_in() {
        host::open_usb(true);
        expect("echo off --json", "echo off --json\r\n{\"echo\":false,\"ok\":true}\r\n");
    }
    // Sends a line, and gives what comes back until nothing is under way any more.
    std::string ask(std::string_view line, std::uint64_t most_ms = 60'000) {
        host::type(port, std::string(line) + "\r");
        std::string said;
        const std::uint64_t end = hal::now_us() + most_ms * 1000;
        for (int quiet = 0; quiet < 5 && hal::now_us() < end;) {
            run_ms(1);
            const std::string part = host::heard(port);
            quiet = part.empty() && !shell().remote().busy() ? quiet + 1 : 0;
            said += part;
        }
        return said;
    }
    void expect(std::string_view line, std::string_view answer) {
        TEST_ASSERT_EQUAL_STRING(std::string(answer).c_str(), ask(line).c_str());
    }
    // Somewhere in it.
    void expect_part(std::string_view line, std::string_view part) {
        const std::string said = ask(line);
        TEST_ASSERT_TRUE_MESSAGE(said.find(part) != std::string::npos, said.c_str());
    }

    // Puts something, as a program does.
    std::string put(std::string_view name, const Bytes& bytes, std::string_view options = "") {
        std::string all = put_head(name, bytes, options) + "\r";
        const std::string code = base64_of(bytes);
        for (std::size_t at = 0; at < code.size(); at += 200) all += code.substr(at, 200) + "\r";
        return ask(all + ".");
    }
    static std::string put_head(std::string_view name, const Bytes& bytes,
                                std::string_view options) {
        kit::Text<100> line("put ");
        line.add(name).add(' ').number(static_cast<std::int32_t>(bytes.size())).add(' ');
        line.hex(storage::crc32(bytes), 8).add(' ').add(options);
        return std::string(line.view());
    }
    Bytes get(const std::string& name) {
        const std::string json = ask("get " + name + " --json");
        TEST_ASSERT_TRUE_MESSAGE(json.ends_with("\"ok\":true}\r\n"), json.c_str());
        const Bytes bytes = from_base64(field(json, "data"));
        TEST_ASSERT_EQUAL(std::stoul(field(json, "bytes")), bytes.size());
        TEST_ASSERT_EQUAL_STRING(kit::Text<12>().hex(storage::crc32(bytes), 8).c_str(),
                                 field(json, "crc").c_str());
        return bytes;
    }
    std::map<std::string, Bytes> backup() {
        const std::string json = ask("files --saves --json");
        std::map<std::string, Bytes> saves;
        for (std::size_t at = 0; (at = json.find("{\"name\":", at)) != std::string::npos; ++at) {
            const std::string name = field(json.substr(at), "name");
            saves[name] = get(name);
        }
        return saves;
    }

    hal::Port port = hal::Port::usb;
};

}  // namespace bench
