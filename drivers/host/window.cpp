#include "drivers/host/window.h"

#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>
#include <vector>

#include "drivers/host/host.h"
#include "drivers/host/inputs.h"
#include "drivers/host/keyboard.h"
#include "drivers/host/synth.h"

namespace host {

namespace {

constexpr int sound_rate = 48'000;
constexpr int bezel = 8;  // around a panel without a casing; the light is in it
constexpr std::uint32_t bezel_colour = 0x101014, lamp_off_colour = 0x202028;
constexpr int largest_scale = 8;
constexpr std::uint32_t pressed_glow = 110;  // of 256

std::uint32_t mix(std::uint32_t from, std::uint32_t to, std::uint32_t part_of_256) {
    const auto channel = [&](int shift) {
        const std::uint32_t a = (from >> shift) & 255, b = (to >> shift) & 255;
        return ((a * (256 - part_of_256) + b * part_of_256) >> 8) << shift;
    };
    return channel(16) | channel(8) | channel(0);
}

// Left to itself, SDL falls back to a driver that draws into memory when there is no display, and a
// window would be open that nobody sees. Whoever names a driver in the environment wants that one.
bool start_video() {
    if (std::getenv("SDL_VIDEODRIVER")) return SDL_Init(SDL_INIT_VIDEO) == 0;
    constexpr std::string_view blind[] = {"offscreen", "dummy", "evdev"};
    for (int i = 0; i < SDL_GetNumVideoDrivers(); ++i) {
        const std::string_view driver = SDL_GetVideoDriver(i);
        if (std::find(std::begin(blind), std::end(blind), driver) != std::end(blind)) continue;
        // Wayland's library would complain on the terminal.
        if (driver == "wayland" && !std::getenv("XDG_RUNTIME_DIR")) continue;
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver.data());
        if (SDL_Init(SDL_INIT_VIDEO) == 0) return true;
    }
    return false;
}

// Of an ellipse that fills width x height.
bool in_ellipse(int x, int y, int width, int height) {
    const int dx = (2 * x + 1 - width) * height, dy = (2 * y + 1 - height) * width;
    return dx * dx + dy * dy <= width * width * height * height;
}

struct Sdl {
    bool started = false;
    SDL_Window* window = nullptr;
    SDL_Renderer* renderer = nullptr;
    SDL_Texture* texture = nullptr;
    SDL_AudioDeviceID audio = 0;

    Sdl() = default;
    Sdl(const Sdl&) = delete;
    Sdl& operator=(const Sdl&) = delete;
    ~Sdl() {
        if (audio) SDL_CloseAudioDevice(audio);
        if (texture) SDL_DestroyTexture(texture);
        if (renderer) SDL_DestroyRenderer(renderer);
        if (window) SDL_DestroyWindow(window);
        if (started) SDL_Quit();
    }
};

class SdlWindow final : public Window {
  public:
    explicit SdlWindow(WindowSetup setup) : setup_(std::move(setup)) {}

    bool start(std::string& trouble);

    bool closed() const override { return closed_; }
    std::uint64_t now_us() override;
    void sleep_until(std::uint64_t us) override;
    void spend(std::uint64_t) override {}
    void show(const Picture& picture, int backlight_percent) override;
    void play(std::span<const std::uint16_t> score, int volume_percent) override;
    void set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue) override;

  private:
    bool open_screen();
    void open_sound();
    int suitable_scale() const;

    void take(const SDL_Event& event);
    void take_key(const SDL_KeyboardEvent& key);
    void take_finger(int x, int y, bool down);
    void report_edges();
    void rest_sound();
    void save_shot();

    void paint();
    void draw_panel();
    void draw_pressed();
    void draw_lamp();
    std::uint32_t* line(int y) { return canvas_.data() + y * width_; }

    WindowSetup setup_;
    Synth synth_{sound_rate};  // the sound card uses it until SDL is closed
    Sdl sdl_;
    Inputs inputs_;  // and their pads are closed before SDL is
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();

    int width_ = 0, height_ = 0;  // of everything that is drawn, in panel pixels
    Area screen_{}, lamp_{};
    std::vector<std::uint32_t> canvas_;
    Picture picture_;
    int backlight_ = 0;
    std::uint32_t lamp_colour_ = 0;
    ButtonMask down_ = 0;
    int shots_ = 0;
    bool dirty_ = true, closed_ = false, playing_ = false;
};

bool SdlWindow::start(std::string& trouble) {
    SDL_SetHint(SDL_HINT_APP_NAME, "Sixgun");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "0");
    // A click on a button counts even if it also brings the window to the front.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    if (!start_video()) {
        trouble = "no display to open a window on; sixgun shot works without one";
        return false;
    }
    sdl_.started = true;
    if (!open_screen()) {
        trouble = std::string("cannot open a window: ") + SDL_GetError();
        return false;
    }
    SDL_EnableScreenSaver();
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without it the keyboard is enough
    if (setup_.sound) open_sound();
    return true;
}

bool SdlWindow::open_screen() {
    if (setup_.casing) {
        width_ = setup_.casing->picture.width;
        height_ = setup_.casing->picture.height;
        screen_ = setup_.casing->screen;
        lamp_ = setup_.casing->light;
    } else {
        width_ = setup_.width + 2 * bezel;
        height_ = setup_.height + 2 * bezel;
        screen_ = {bezel, bezel, setup_.width, setup_.height};
        lamp_ = {width_ / 2 - 8, height_ - bezel / 2 - 1, 16, 2};
    }
    canvas_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));

    const int scale = setup_.scale > 0 ? setup_.scale : suitable_scale();
    sdl_.window =
        SDL_CreateWindow(setup_.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                         width_ * scale, height_ * scale, SDL_WINDOW_RESIZABLE);
    if (!sdl_.window) return false;
    SDL_SetWindowMinimumSize(sdl_.window, width_, height_);
    sdl_.renderer = SDL_CreateRenderer(sdl_.window, -1, 0);
    if (!sdl_.renderer) sdl_.renderer = SDL_CreateRenderer(sdl_.window, -1, SDL_RENDERER_SOFTWARE);
    if (!sdl_.renderer) return false;
    // Whole pixels only, in the middle of whatever size the window has; the mouse is told in the
    // same coordinates.
    SDL_RenderSetLogicalSize(sdl_.renderer, width_, height_);
    SDL_RenderSetIntegerScale(sdl_.renderer, SDL_TRUE);
    sdl_.texture = SDL_CreateTexture(sdl_.renderer, SDL_PIXELFORMAT_RGB888,
                                     SDL_TEXTUREACCESS_STREAMING, width_, height_);
    return sdl_.texture != nullptr;
}

int SdlWindow::suitable_scale() const {
    SDL_Rect desk{};
    if (SDL_GetDisplayUsableBounds(0, &desk) != 0) return 2;
    // A little air for the title bar and the desk behind.
    return std::clamp(std::min(desk.w / width_, desk.h * 9 / 10 / height_), 1, largest_scale);
}

void SdlWindow::open_sound() {
    SDL_AudioSpec spec{};
    spec.freq = sound_rate;
    spec.format = AUDIO_S16SYS;
    spec.channels = 1;
    spec.samples = 512;  // 11 ms: a click is heard with the key
    spec.userdata = &synth_;
    spec.callback = [](void* synth, Uint8* bytes, int length) {
        static_cast<Synth*>(synth)->render(
            {reinterpret_cast<std::int16_t*>(bytes), static_cast<std::size_t>(length) / 2});
    };
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0)
        sdl_.audio = SDL_OpenAudioDevice(nullptr, 0, &spec, nullptr, 0);
    if (!sdl_.audio) std::fprintf(stderr, "sixgun: no sound (%s)\n", SDL_GetError());
}

std::uint64_t SdlWindow::now_us() {
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(
                                          std::chrono::steady_clock::now() - start_)
                                          .count());
}

void SdlWindow::sleep_until(std::uint64_t us) {
    while (true) {
        SDL_Event event;
        while (SDL_PollEvent(&event)) take(event);
        if (dirty_) paint();
        rest_sound();
        const std::uint64_t now = now_us();
        if (closed_ || edges_waiting() || now >= us) return;
        // Rounded up: better a millisecond late than spinning through the last one. While a sound
        // plays, look in now and then to stop the sound card afterwards.
        const std::uint64_t longest_ms = playing_ ? 250 : 60'000;
        const std::uint64_t ms = std::min((us - now) / 1000 + 1, longest_ms);
        if (SDL_WaitEventTimeout(&event, static_cast<int>(ms))) take(event);
    }
}

void SdlWindow::take(const SDL_Event& event) {
    switch (event.type) {
        case SDL_QUIT:
            closed_ = true;
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) inputs_.let_go();
            dirty_ = true;
            break;
        case SDL_RENDER_TARGETS_RESET:
        case SDL_RENDER_DEVICE_RESET:
            dirty_ = true;
            break;
        case SDL_KEYDOWN:
            take_key(event.key);
            inputs_.take(event);
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            if (event.button.button == SDL_BUTTON_LEFT)
                take_finger(event.button.x, event.button.y, event.type == SDL_MOUSEBUTTONDOWN);
            break;
        default:
            inputs_.take(event);
            break;
    }
    report_edges();
}

void SdlWindow::take_key(const SDL_KeyboardEvent& key) {
    if (key.repeat) return;
    switch (key.keysym.sym) {
        case SDLK_ESCAPE:
            closed_ = true;
            break;
        case SDLK_F12:
        case SDLK_p:
            save_shot();
            break;
        case SDLK_F11: {
            const bool full = SDL_GetWindowFlags(sdl_.window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
            SDL_SetWindowFullscreen(sdl_.window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
            break;
        }
        default:
            break;
    }
}

void SdlWindow::take_finger(int x, int y, bool down) {
    ButtonMask mask = 0;
    if (down && setup_.casing)
        for (int i = 0; i < hal::button_count; ++i)
            if (setup_.casing->buttons[static_cast<std::size_t>(i)].contains(x, y))
                mask = mask_of(static_cast<hal::Button>(i));
    inputs_.set_finger(mask);
}

void SdlWindow::report_edges() {
    const ButtonMask held = inputs_.held();
    const ButtonMask changed = held ^ down_;
    if (changed == 0) return;
    down_ = held;
    for (int i = 0; i < hal::button_count; ++i) {
        const auto button = static_cast<hal::Button>(i);
        if (changed & mask_of(button)) press(button, held & mask_of(button));
    }
    if (setup_.casing) dirty_ = true;
}

void SdlWindow::save_shot() {
    for (;;) {
        const std::string path = setup_.shots + "-" + std::to_string(++shots_) + ".png";
        if (std::FILE* taken = std::fopen(path.c_str(), "rb")) {
            std::fclose(taken);
            continue;
        }
        const std::string trouble = picture::write_png(path, picture_);
        if (trouble.empty())
            std::printf("saved %s\n", path.c_str());
        else
            std::fprintf(stderr, "sixgun: %s\n", trouble.c_str());
        std::fflush(stdout);
        return;
    }
}

void SdlWindow::show(const Picture& picture, int backlight_percent) {
    picture_ = picture;
    backlight_ = backlight_percent;
    dirty_ = true;
}

void SdlWindow::play(std::span<const std::uint16_t> score, int volume_percent) {
    if (!sdl_.audio) return;
    SDL_LockAudioDevice(sdl_.audio);
    synth_.play(score, volume_percent);
    SDL_UnlockAudioDevice(sdl_.audio);
    SDL_PauseAudioDevice(sdl_.audio, 0);
    playing_ = true;
}

// A sound card that plays silence wakes the computer a hundred times a second.
void SdlWindow::rest_sound() {
    if (!playing_) return;
    SDL_LockAudioDevice(sdl_.audio);
    const bool silent = synth_.silent();
    SDL_UnlockAudioDevice(sdl_.audio);
    if (!silent) return;
    SDL_PauseAudioDevice(sdl_.audio, 1);
    playing_ = false;
}

void SdlWindow::set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    lamp_colour_ = (std::uint32_t{red} << 16) | (std::uint32_t{green} << 8) | blue;
    dirty_ = true;
}

void SdlWindow::paint() {
    dirty_ = false;
    if (setup_.casing)
        std::transform(setup_.casing->picture.pixels.begin(), setup_.casing->picture.pixels.end(),
                       canvas_.begin(), picture::rgb888);
    else
        std::fill(canvas_.begin(), canvas_.end(), bezel_colour);
    draw_pressed();
    draw_lamp();
    draw_panel();

    SDL_UpdateTexture(sdl_.texture, nullptr, canvas_.data(), width_ * 4);
    SDL_SetRenderDrawColor(sdl_.renderer, 0, 0, 0, 255);
    SDL_RenderClear(sdl_.renderer);
    SDL_RenderCopy(sdl_.renderer, sdl_.texture, nullptr, nullptr);
    SDL_RenderPresent(sdl_.renderer);
}

void SdlWindow::draw_panel() {
    // The eye is not linear: half the light looks much brighter than half the value.
    const auto lit = static_cast<std::uint32_t>(std::lround(25.6 * std::sqrt(backlight_)));
    // A casing drawn for a square screen shows the middle of a wide panel.
    const int skip_x = std::max(0, (picture_.width - screen_.width) / 2);
    const int skip_y = std::max(0, (picture_.height - screen_.height) / 2);
    for (int y = 0; y < std::min(screen_.height, picture_.height); ++y) {
        const std::uint16_t* from = picture_.pixels.data() + (y + skip_y) * picture_.width + skip_x;
        std::uint32_t* to = line(screen_.y + y) + screen_.x;
        for (int x = 0; x < std::min(screen_.width, picture_.width); ++x)
            to[x] = mix(0, picture::rgb888(from[x]), lit);
    }
}

void SdlWindow::draw_pressed() {
    if (!setup_.casing) return;
    for (int i = 0; i < hal::button_count; ++i) {
        const auto button = static_cast<hal::Button>(i);
        if (!(down_ & mask_of(button))) continue;
        const Area& area = setup_.casing->buttons[static_cast<std::size_t>(i)];
        const bool round = button >= hal::Button::a;  // the d-pad's arms are square
        for (int y = 0; y < area.height; ++y)
            for (int x = 0; x < area.width; ++x) {
                if (round && !in_ellipse(x, y, area.width, area.height)) continue;
                std::uint32_t& pixel = line(area.y + y)[area.x + x];
                pixel = mix(pixel, 0xffffff, pressed_glow);
            }
    }
}

void SdlWindow::draw_lamp() {
    if (setup_.casing && lamp_colour_ == 0) return;  // the casing shows it unlit
    const std::uint32_t colour = lamp_colour_ ? lamp_colour_ : lamp_off_colour;
    for (int y = lamp_.y; y < lamp_.y + lamp_.height; ++y)
        std::fill_n(line(y) + lamp_.x, lamp_.width, colour);
}

}  // namespace

std::unique_ptr<Window> Window::open(WindowSetup setup, std::string& trouble) {
    auto window = std::make_unique<SdlWindow>(std::move(setup));
    if (!window->start(trouble)) return nullptr;
    return window;
}

std::string keyboard_help() {
    constexpr const char* names[hal::button_count] = {"up", "down", "left", "right",
                                                      "A",  "B",    "X",    "Y"};
    std::string text;
    for (int i = 0; i < hal::button_count; ++i) {
        text += std::string("  ") + names[i] + ":";
        text.append(8 - std::string(names[i]).size(), ' ');
        std::string keys;
        const auto add = [&keys](SDL_Keycode key) {
            keys += (keys.empty() ? "" : ", ") + std::string(SDL_GetKeyName(key));
        };
        for (const LetterOf& entry : letters)
            if (entry.button == static_cast<hal::Button>(i)) add(entry.letter);
        for (const KeyOf& entry : places)
            if (entry.button == static_cast<hal::Button>(i)) add(SDL_GetKeyFromScancode(entry.key));
        text += keys + '\n';
    }
    return text + "  screenshot: F12 or P   full screen: F11   quit: Esc\n";
}

}  // namespace host
