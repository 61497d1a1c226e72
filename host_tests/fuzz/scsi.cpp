// Whatever a computer asks of the drive, and whatever happens to the storage meanwhile: blocks of
// one medium never change, what is refused is refused with a reason, and afterwards a computer that
// does as it should mounts the drive.
#include "usb/scsi.h"

#include <map>

#include "drivers/bulk_computer.h"
#include "fuzz/flash.h"
#include "fuzz/input.h"
#include "fuzz/shown.h"
#include "fuzz/targets.h"

namespace {

struct World {
    usb::Drive drive{fuzz::games, fuzz::pages(), 1};
    usb::Scsi scsi{drive, "1.0"};
    bulk_test::AnyComputer computer{scsi};
    std::uint64_t now = 1'000'000;
    // What was read of the present medium.
    std::uint32_t generation = 0;
    std::map<std::uint32_t, std::vector<std::uint8_t>> seen;

    void steps(int count) {
        while (count-- > 0) {
            now += 50'000;
            scsi.step(now);
            computer.transport.read_block();
        }
    }

    void read(std::uint32_t block, std::uint8_t blocks) {
        const std::uint8_t command[] = {0x28,
                                        0,
                                        static_cast<std::uint8_t>(block >> 24),
                                        static_cast<std::uint8_t>(block >> 16),
                                        static_cast<std::uint8_t>(block >> 8),
                                        static_cast<std::uint8_t>(block),
                                        0,
                                        0,
                                        blocks,
                                        0};
        const bulk_test::Answer answer = computer.ask(command, blocks * 512u);
        if (!answer.has_status || answer.status != 0) {
            if (answer.has_status && answer.status == 1)
                fuzz::require(computer.sense().key != 0, "a refusal has a reason");
            return;
        }
        fuzz::require(answer.data.size() == blocks * 512u, "all that was asked for");
        if (generation != drive.generation()) seen.clear();
        generation = drive.generation();
        for (std::uint32_t i = 0; i < blocks; ++i) {
            const std::vector<std::uint8_t> bytes(answer.data.begin() + i * 512,
                                                  answer.data.begin() + (i + 1) * 512);
            const auto [at, news] = seen.try_emplace(block + i, bytes);
            fuzz::require(news || at->second == bytes, "a block of a medium does not change");
        }
    }

    void ask(std::span<const std::uint8_t> command, std::uint32_t length, bool in) {
        const std::vector<std::uint8_t> data(length, 0x5A);
        const bulk_test::Answer answer = computer.ask(command, length, in, data);
        fuzz::require(answer.data.size() <= length, "never more than was asked for");
        if (!answer.has_status) computer.recover();
    }
};

void change_storage(std::uint8_t how) {
    using namespace storage;
    const ReplayList all = replays::list();
    switch (how % 4) {
        case 0:
            (void)replays::add(100u + how, {.game = 31, .score = how}, {});
            break;
        case 1:
            (void)replays::remove_oldest();
            break;
        case 2:
            if (all.count > 0) (void)replays::star(all.names[0].match, how / 4 % 2 == 0);
            break;
        default:
            (void)shots::remove(static_cast<std::uint16_t>(1 + how / 4 % 2));
    }
}

void act(World& world, fuzz::Input& input) {
    switch (const std::uint8_t what = input.byte(); what % 8) {
        case 0:
        case 1: {  // a command of any kind, with data of any length
            std::array<std::uint8_t, 16> command{};
            for (std::size_t i = 0; i <= what / 8u % 16; ++i) command[i] = input.byte();
            const std::uint8_t lengths[] = {0, 4, 8, 18, 36, 64, 192, 255};
            const std::uint8_t length = lengths[input.byte() % 8];
            world.ask(std::span(command).first(1 + what / 8 % 16), length, what % 8 == 0);
            break;
        }
        case 2:
        case 3:
            world.read(static_cast<std::uint32_t>(input.byte() << 8 | input.byte()),
                       1 + what / 8 % 16);
            break;
        case 4:
            world.steps(1 + what / 8);
            break;
        case 5:
            change_storage(input.byte());
            break;
        case 6: {
            const std::uint8_t ready[] = {0, 0, 0, 0, 0, 0};
            world.ask(ready, 0, false);
            break;
        }
        default:
            world.computer.recover();
            if (what >= 128) world.scsi.plugged();
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::set_flash(fuzz::shown_flash(), {});
    fuzz::require(storage::files::mount() == storage::Mounted::yes, "it mounts");
    fuzz::Input input(data, size);
    World world;
    while (!input.over()) {
        act(world, input);
        const char* const trouble = world.computer.pipes.trouble;
        fuzz::require(trouble == nullptr, trouble);
    }
    world.computer.recover();
    const std::uint8_t load[] = {0x1B, 0, 0, 0, 3, 0}, ready[] = {0, 0, 0, 0, 0, 0};
    (void)world.computer.ask(load);
    bool mounted = false;
    for (int turn = 0; turn < 20 && !mounted; ++turn) {
        mounted = world.computer.ask(ready).status == 0;
        world.steps(60);
    }
    fuzz::require(mounted, "a computer that waits gets its drive");
    world.seen.clear();
    world.read(0, 1);
    fuzz::require(world.seen.contains(0) && world.seen[0][510] == 0x55, "with a boot sector");
    return 0;
}
