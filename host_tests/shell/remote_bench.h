// A console on the test bench with a computer at its port.
#pragma once

#include <string>
#include <string_view>

#include "bench.h"

namespace bench {

class RemoteBench : public Bench {
  public:
    using Bench::Bench;

    // A program on the computer: no echo.
    void plug_in() {
        host::open_usb(true);
        TEST_ASSERT_EQUAL_STRING("echo off --json\r\n{\"echo\":false,\"ok\":true}\r\n",
                                 ask("echo off --json", 50).c_str());
    }
    // Sends a line, and gives what comes back until nothing is under way any more.
    std::string ask(std::string_view line, std::uint64_t most_ms = 40'000) {
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

    hal::Port port = hal::Port::usb;
};

}  // namespace bench
