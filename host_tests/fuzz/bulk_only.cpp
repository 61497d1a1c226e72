// Whatever a computer does to the drive, the pipes are used as real ones can be, and after its last
// resort, a reset, everything works again.
#include "drivers/bulk_computer.h"

#include "fuzz/input.h"
#include "fuzz/targets.h"

namespace {

void act(bulk_test::Computer& computer, fuzz::Input& input) {
    std::vector<std::uint8_t> taken;
    switch (const std::uint8_t what = input.byte(); what % 10) {
        case 0:  // a command of any kind
        case 1: {
            const std::uint8_t lengths[] = {0, 8, 18, 36, 64, 192, 252};
            const auto command = input.bytes(1 + what / 10 % 16);
            const std::uint8_t length = input.byte();
            const std::uint32_t wanted = length < 128 ? lengths[length % 7] : (length - 128u) * 512;
            computer.give(computer.wrap(command, wanted, what % 2 == 0));
            break;
        }
        case 2:  // any packet
            computer.give(input.bytes(input.byte() % 65));
            break;
        case 3:
            computer.take(taken);
            break;
        case 4:
            computer.clear_in();
            break;
        case 5:
            computer.clear_out();
            break;
        case 6:
            computer.transport.reset();
            break;
        case 7: {
            const bool in = what / 10 % 2 == 0;
            if (in) {
                computer.pipes.halt_in();
            } else {
                computer.pipes.halt_out();
            }
            computer.transport.halted(in);
            break;
        }
        case 8:
            computer.drive.hesitates = what / 10 % 4;
            computer.drive.is_ready = what / 40 % 2 == 0;
            break;
        default:
            computer.transport.read_block();
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    bulk_test::Computer computer;
    while (!input.over()) {
        act(computer, input);
        const char* const trouble = computer.pipes.trouble;
        fuzz::require(trouble == nullptr, trouble);
    }
    computer.recover();
    computer.drive.is_ready = true;
    const std::uint8_t read[] = {0x28, 0, 0, 0, 0, 5, 0, 0, 2, 0};
    const bulk_test::Answer answer = computer.ask(read, 1024);
    fuzz::require(answer.has_status && answer.status == 0, "a command after a reset succeeds");
    fuzz::require(answer.data.size() == 1024 && answer.data[1023] == bulk_test::Drive::byte(6, 511),
                  "and gives its data");
    fuzz::require(computer.pipes.trouble == nullptr, computer.pipes.trouble);
    return 0;
}
