// The outline of round things, row by row, by whole numbers and without roots: each row starts
// from where the last one ended.
#pragma once

namespace stage {

// A disc around the middle of a pixel: how far it reaches left and right, from the middle row
// outward. A pixel belongs to it within radius + 1/2 (radius 1 would be
// a square by that, and is a cross).
class Disc {
  public:
    explicit Disc(int radius)
        : limit_(radius * radius + (radius > 1 ? radius : 0)), reach_(radius) {}
    int next() {
        while (reach_ > 0 && reach_ * reach_ + dy_ * dy_ > limit_) --reach_;
        ++dy_;
        return reach_;
    }

  private:
    int limit_, reach_, dy_ = 0;
};

// A quarter of a circle around the corner of a pixel: how many pixels of each row are cut off,
// from the outermost row inward. `radius` rows.
class Corner {
  public:
    explicit Corner(int radius) : radius_(radius), row_(radius), inset_(radius) {}
    int next() {
        // Twice the distances, because pixel middles lie at halves.
        const int dy = 2 * row_ - 1;
        --row_;
        while (inset_ > 0) {
            const int dx = 2 * (radius_ - inset_) + 1;
            if (dx * dx + dy * dy > 4 * radius_ * radius_) break;
            --inset_;
        }
        return inset_;
    }

  private:
    int radius_, row_, inset_;
};

}  // namespace stage
