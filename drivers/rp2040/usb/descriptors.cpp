#include "rp2040/usb/descriptors.h"

#include <array>

#include "class/msc/msc.h"
#include "drivers/hal.h"
#include "pico/usb_reset_interface.h"
#include "rp2040/usb/functions.h"

namespace rp2040::usb {
namespace {

enum String : std::uint8_t {
    languages,
    maker,
    product,
    number,
    serial_name,
    drive_name,
    reset_name
};

constexpr tusb_desc_device_t device{
    .bLength = sizeof(tusb_desc_device_t),
    .bDescriptorType = TUSB_DESC_DEVICE,
    .bcdUSB = 0x0210,
    // The functions are in the interfaces, and one of them has two.
    .bDeviceClass = TUSB_CLASS_MISC,
    .bDeviceSubClass = MISC_SUBCLASS_COMMON,
    .bDeviceProtocol = MISC_PROTOCOL_IAD,
    .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
    .idVendor = 0x2e8a,
    .idProduct = 0x000a,
    .bcdDevice = 0x0100,
    .iManufacturer = maker,
    .iProduct = product,
    .iSerialNumber = number,
    .bNumConfigurations = 1,
};

constexpr std::uint8_t interfaces = 4;
constexpr std::uint8_t reset_bytes = 9;
constexpr std::uint16_t configuration_bytes =
    TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN + TUD_MSC_DESC_LEN + reset_bytes;
constexpr std::uint16_t milliamperes = 250;  // as the Pico SDK says; a charger asks nobody

constexpr std::uint8_t configuration[] = {
    TUD_CONFIG_DESCRIPTOR(1, interfaces, 0, configuration_bytes, 0, milliamperes),
    TUD_CDC_DESCRIPTOR(serial_interface, serial_name, serial_notices, 8, serial_out, serial_in,
                       packet_bytes),
    TUD_MSC_DESCRIPTOR(drive_interface, drive_name, drive_out, drive_in, packet_bytes),
    reset_bytes,
    TUSB_DESC_INTERFACE,
    reset_interface,
    0,
    0,
    TUSB_CLASS_VENDOR_SPECIFIC,
    RESET_INTERFACE_SUBCLASS,
    RESET_INTERFACE_PROTOCOL,
    reset_name,
};
static_assert(sizeof configuration == configuration_bytes);

// --- Microsoft OS 2.0 ---

constexpr std::uint8_t ms_request = 1;
constexpr std::uint16_t ms_descriptor_index = 7;
constexpr std::uint16_t ms_head_bytes = 10, ms_function_bytes = 8, ms_driver_bytes = 20,
                        ms_property_bytes = 128;
constexpr std::uint16_t ms_bytes =
    ms_head_bytes + ms_function_bytes + ms_driver_bytes + ms_property_bytes;
constexpr std::uint16_t ms_text = 1;

constexpr std::uint8_t binary_object_store[] = {
    TUD_BOS_DESCRIPTOR(TUD_BOS_DESC_LEN + TUD_BOS_MICROSOFT_OS_DESC_LEN, 1),
    TUD_BOS_MS_OS_20_DESCRIPTOR(ms_bytes, ms_request),
};

// The layout and the identifier of the interface are the Pico SDK's, which Windows and picotool
// have known for years.
struct MsDescriptors {
    std::array<std::uint8_t, ms_bytes> bytes{};
    std::size_t count = 0;
};
constexpr MsDescriptors ms_descriptors = [] {
    MsDescriptors made;
    const auto byte = [&](unsigned value) {
        made.bytes[made.count++] = static_cast<std::uint8_t>(value);
    };
    const auto word = [&](unsigned value) { byte(value & 0xff), byte(value >> 8); };
    const auto text = [&](const char* letters) {
        do word(static_cast<unsigned char>(*letters));
        while (*letters++ != 0);
    };

    word(ms_head_bytes), word(MS_OS_20_SET_HEADER_DESCRIPTOR);
    word(0), word(0x0603);  // Windows 8.1 or later
    word(ms_bytes);

    word(ms_function_bytes), word(MS_OS_20_SUBSET_HEADER_FUNCTION);
    byte(reset_interface), byte(0);
    word(ms_bytes - ms_head_bytes);

    word(ms_driver_bytes), word(MS_OS_20_FEATURE_COMPATBLE_ID);
    for (const char letter : {'W', 'I', 'N', 'U', 'S', 'B'}) byte(static_cast<unsigned>(letter));
    made.count += 10;

    word(ms_property_bytes), word(MS_OS_20_FEATURE_REG_PROPERTY), word(ms_text);
    word(2 * sizeof "DeviceInterfaceGUID");
    text("DeviceInterfaceGUID");
    word(2 * sizeof "{bc7398c1-73cd-4cb7-98b8-913a8fca7bf6}");
    text("{bc7398c1-73cd-4cb7-98b8-913a8fca7bf6}");
    return made;
}();
static_assert(ms_descriptors.count == ms_bytes);

// --- Strings ---

// A descriptor of two bytes a letter behind a head of two; TinyUSB sends it from here.
class Words {
  public:
    void clear() { count_ = 0; }
    void add(char letter) {
        if (count_ < most) words_[1 + count_++] = static_cast<unsigned char>(letter);
    }
    void add(const char* text) {
        while (*text != 0) add(*text++);
    }
    void add_hex(std::uint64_t value) {
        for (int shift = 60; shift >= 0; shift -= 4) add("0123456789ABCDEF"[value >> shift & 15]);
    }
    void add_language(std::uint16_t code) { words_[1 + count_++] = code; }
    const std::uint16_t* descriptor() {
        words_[0] = static_cast<std::uint16_t>(TUSB_DESC_STRING << 8 | (2 * count_ + 2));
        return words_.data();
    }

  private:
    static constexpr unsigned most = 32;
    unsigned count_ = 0;
    std::array<std::uint16_t, 1 + most> words_{};
};

}  // namespace
}  // namespace rp2040::usb

// What TinyUSB asks for.
extern "C" {

using namespace rp2040::usb;

const std::uint8_t* tud_descriptor_device_cb() {
    return reinterpret_cast<const std::uint8_t*>(&device);
}

const std::uint8_t* tud_descriptor_configuration_cb(std::uint8_t index) {
    return index == 0 ? configuration : nullptr;
}

const std::uint8_t* tud_descriptor_bos_cb() { return binary_object_store; }

const std::uint16_t* tud_descriptor_string_cb(std::uint8_t index, std::uint16_t) {
    static Words words;
    words.clear();
    switch (index) {
        case languages:
            words.add_language(0x0409);  // English (United States): the one everybody asks for
            break;
        case maker:
            words.add("Sixgun");
            break;
        case product:  // tools/flash finds the board here
            words.add("Sixgun ");
            words.add(hal::board().id);
            break;
        case number:
            words.add_hex(hal::unique_id());
            break;
        case serial_name:
            words.add("Sixgun console");
            break;
        case drive_name:
            words.add("Sixgun drive");
            break;
        case reset_name:
            words.add("Reset");
            break;
        default:
            return nullptr;
    }
    return words.descriptor();
}

bool tud_vendor_control_xfer_cb(std::uint8_t port, std::uint8_t stage,
                                const tusb_control_request_t* request) {
    if (stage != CONTROL_STAGE_SETUP) return true;
    if (request->bRequest != ms_request || request->wIndex != ms_descriptor_index ||
        request->bmRequestType_bit.direction != TUSB_DIR_IN)
        return false;
    auto* const bytes = const_cast<std::uint8_t*>(ms_descriptors.bytes.data());  // it is only read
    return tud_control_xfer(port, request, bytes, ms_bytes);
}

}  // extern "C"
