#include "golden.h"

#include <unity.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace golden {

namespace {

int differing_pixels(const picture::Picture& a, const picture::Picture& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.pixels.size(); ++i) count += a.pixels[i] != b.pixels[i] ? 1 : 0;
    return count;
}

}  // namespace

void check(const char* name, const picture::Picture& drawn) {
    const std::string path = std::string(SIXGUN_GOLDEN_DIR) + "/" + name + ".png";
    const char* wish = std::getenv("SIXGUN_GOLDEN");
    picture::Picture right;
    const std::string trouble = picture::read_png(path, right);
    if (trouble.empty() && right == drawn) return;
    if (wish != nullptr && std::string(wish) == "update") {
        const std::string result = picture::write_png(path, drawn);
        if (!result.empty()) TEST_FAIL_MESSAGE(result.c_str());
        return;
    }
    const std::string failed = std::string(SIXGUN_GOLDEN_FAILED_DIR) + "/" + name + ".png";
    std::error_code ignored;
    std::filesystem::create_directories(SIXGUN_GOLDEN_FAILED_DIR, ignored);
    picture::write_png(failed, drawn);
    std::string message;
    if (!trouble.empty())
        message = trouble;
    else if (right.width != drawn.width || right.height != drawn.height)
        message = path + ": another size";
    else
        message = path + ": " + std::to_string(differing_pixels(right, drawn)) + " pixels differ";
    message += "; drawn now: " + failed;
    TEST_FAIL_MESSAGE(message.c_str());
}

}  // namespace golden
