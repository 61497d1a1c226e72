#include "stage/tween.h"

#include <algorithm>

namespace stage {

namespace {

constexpr int whole = 4096;  // the way from start to end

constexpr int times(int a, int b) { return a * b / whole; }

// The part of the way that is covered when `part` of the time has passed.
constexpr int eased(Ease ease, int part) {
    const int left = whole - part;
    switch (ease) {
        case Ease::linear:
            return part;
        case Ease::out:
            return whole - times(times(left, left), left);
        case Ease::in_out:
            return times(times(part, part), 3 * whole - 2 * part);
        case Ease::back: {
            // 1 + 2.7 (t - 1)^3 + 1.7 (t - 1)^2: a tenth beyond the end.
            const int square = times(left, left);
            return whole - times(square, left) * 27 / 10 + square * 17 / 10;
        }
    }
    return part;
}

static_assert(eased(Ease::linear, 0) == 0 && eased(Ease::linear, whole) == whole);
static_assert(eased(Ease::out, 0) == 0 && eased(Ease::out, whole) == whole);
static_assert(eased(Ease::in_out, 0) == 0 && eased(Ease::in_out, whole) == whole);
static_assert(eased(Ease::back, whole) == whole && eased(Ease::back, whole * 7 / 10) > whole);

}  // namespace

void Tween::go(int from, int to, int frames, Ease ease) {
    from_ = from;
    to_ = to;
    at_ = 0;
    length_ = std::max(frames, 0) * 256;
    ease_ = ease;
}

bool Tween::step(int speed) {
    at_ = speed <= 0 ? length_ : std::min(at_ + speed, length_);
    return moving();
}

int Tween::value() const {
    if (!moving()) return to_;
    const int part = at_ * 16 / (length_ >> 8);
    return from_ + (((to_ - from_) * eased(ease_, part) + whole / 2) >> 12);
}

}  // namespace stage
