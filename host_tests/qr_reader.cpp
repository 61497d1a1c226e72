#include "qr_reader.h"

#define ZX_USE_UTF8 1  // as later versions have it anyway
#include <ZXing/ReadBarcode.h>

namespace qr_reader {

std::string read(const picture::Picture& picture) {
    std::vector<std::uint8_t> bytes;
    for (const std::uint16_t pixel : picture.pixels)
        for (const int shift : {16, 8, 0})
            bytes.push_back(static_cast<std::uint8_t>(picture::rgb888(pixel) >> shift));
    const auto found =
        ZXing::ReadBarcode({bytes.data(), picture.width, picture.height, ZXing::ImageFormat::RGB});
    return found.isValid() && found.format() == ZXing::BarcodeFormat::QRCode ? found.text() : "";
}

}  // namespace qr_reader
