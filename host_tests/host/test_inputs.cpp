// Keys of a keyboard in some language, as SDL tells them, and the console's buttons they hold.
#include "drivers/host/inputs.h"

#include <SDL.h>

#include "unity.h"

void setUp() {}
void tearDown() {}

namespace {

using hal::Button;

void take(host::Inputs& inputs, bool down, SDL_Scancode place, SDL_Keycode letter) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.keysym.scancode = place;
    event.key.keysym.sym = letter;
    inputs.take(event);
}

// What one key holds down; afterwards nothing is held.
int pressed_by(SDL_Scancode place, SDL_Keycode letter) {
    host::Inputs inputs;
    take(inputs, true, place, letter);
    const int held = inputs.held();
    take(inputs, false, place, letter);
    TEST_ASSERT_EQUAL(0, inputs.held());
    return held;
}

void letters_are_the_buttons_of_that_name() {
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), pressed_by(SDL_SCANCODE_A, SDLK_a));
    TEST_ASSERT_EQUAL(host::mask_of(Button::b), pressed_by(SDL_SCANCODE_B, SDLK_b));
    TEST_ASSERT_EQUAL(host::mask_of(Button::x), pressed_by(SDL_SCANCODE_X, SDLK_x));
    TEST_ASSERT_EQUAL(host::mask_of(Button::y), pressed_by(SDL_SCANCODE_Y, SDLK_y));
}

void letters_count_as_they_are_printed_on_the_key() {
    // A French A lies where an English Q does, a German Y where an English Z does.
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), pressed_by(SDL_SCANCODE_Q, SDLK_a));
    TEST_ASSERT_EQUAL(0, pressed_by(SDL_SCANCODE_A, SDLK_q));
    TEST_ASSERT_EQUAL(host::mask_of(Button::y), pressed_by(SDL_SCANCODE_Z, SDLK_y));
    TEST_ASSERT_EQUAL(0, pressed_by(SDL_SCANCODE_Y, SDLK_z));
}

void keyboards_without_latin_letters_carry_them_beside_their_own() {
    constexpr SDL_Keycode cyrillic_ef = 0x444;  // on the key with the A
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), pressed_by(SDL_SCANCODE_A, cyrillic_ef));
}

void the_rest_goes_by_place() {
    TEST_ASSERT_EQUAL(host::mask_of(Button::up), pressed_by(SDL_SCANCODE_UP, SDLK_UP));
    TEST_ASSERT_EQUAL(host::mask_of(Button::left), pressed_by(SDL_SCANCODE_LEFT, SDLK_LEFT));
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), pressed_by(SDL_SCANCODE_RETURN, SDLK_RETURN));
    TEST_ASSERT_EQUAL(host::mask_of(Button::b), pressed_by(SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE));
    TEST_ASSERT_EQUAL(host::mask_of(Button::x), pressed_by(SDL_SCANCODE_I, SDLK_i));
    TEST_ASSERT_EQUAL(host::mask_of(Button::y), pressed_by(SDL_SCANCODE_J, SDLK_j));
    TEST_ASSERT_EQUAL(host::mask_of(Button::b), pressed_by(SDL_SCANCODE_K, SDLK_k));
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), pressed_by(SDL_SCANCODE_L, SDLK_l));
}

void a_button_is_held_until_its_last_key_goes_up() {
    host::Inputs inputs;
    take(inputs, true, SDL_SCANCODE_A, SDLK_a);
    take(inputs, true, SDL_SCANCODE_RETURN, SDLK_RETURN);
    // The language was switched meanwhile: the key goes up as another letter.
    take(inputs, false, SDL_SCANCODE_A, SDLK_q);
    TEST_ASSERT_EQUAL(host::mask_of(Button::a), inputs.held());
    take(inputs, false, SDL_SCANCODE_RETURN, SDLK_RETURN);
    TEST_ASSERT_EQUAL(0, inputs.held());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(letters_are_the_buttons_of_that_name);
    RUN_TEST(letters_count_as_they_are_printed_on_the_key);
    RUN_TEST(keyboards_without_latin_letters_carry_them_beside_their_own);
    RUN_TEST(the_rest_goes_by_place);
    RUN_TEST(a_button_is_held_until_its_last_key_goes_up);
    return UNITY_END();
}
