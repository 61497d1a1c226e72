#include "bullet/placements.h"

namespace bullet {

namespace {

// Anchors for which all spaces with this wish hold bullets of one kind (BUL-139).
template <class OfKind>
Spaces anchors_of_one_kind(const Shape& shape, Asks asks, int kinds, const OfKind& of_kind) {
    Spaces anchors = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        Spaces fits = all_spaces;
        for (const Shape::Wish& wish : shape.wishes)
            if (wish.asks == asks) fits &= of_kind(kind) >> wish.shift;
        anchors |= fits;
    }
    return anchors;
}

}  // namespace

Spaces fitting_anchors(const Board& board, const Shape& shape) {
    const Sight& sight = board.sight;
    const Spaces bullets = sight.bullets(), component = board.component_space();
    Spaces anchors = shape.anchors;
    bool same_number = false, same_colour = false;
    for (const Shape::Wish& wish : shape.wishes) {
        const int which = static_cast<int>(wish.asks);
        Spaces fits = bullets;
        switch (wish.asks) {
            case Asks::empty:  // BUL-136
                fits = all_spaces & ~bullets & ~component;
                break;
            case Asks::red:
            case Asks::blue:
            case Asks::green:
            case Asks::yellow:
            case Asks::pink:
                fits = sight.of_colour(which - static_cast<int>(Asks::red));
                break;
            case Asks::one:
            case Asks::two:
            case Asks::three:
            case Asks::four:
                fits = sight.of_number(which - static_cast<int>(Asks::one) + 1);
                break;
            case Asks::same_number:
                same_number = true;
                break;
            case Asks::same_colour:
                same_colour = true;
                break;
            case Asks::component:
                fits = component;
                break;
            default:
                break;
        }
        if (wish.alone) fits &= wish.asks == Asks::component ? ~bullets : ~component;  // BUL-137
        anchors &= fits >> wish.shift;
        if (anchors == 0) return 0;
    }
    if (same_number)
        anchors &= anchors_of_one_kind(shape, Asks::same_number, number_count,
                                       [&](int kind) { return sight.of_number(kind + 1); });
    if (same_colour)
        anchors &= anchors_of_one_kind(shape, Asks::same_colour, colour_count,
                                       [&](int kind) { return sight.of_colour(kind); });
    return anchors;
}

Spaces cleared_at(Spaces bullets, const Shape& shape, Space anchor) {
    Spaces marked = 0;
    for (const Shape::Mark& mark : shape.marks) {
        const int row = row_of(anchor) + mark.row, column = column_of(anchor) + mark.column;
        if (row >= 0 && row < rows && column >= 0 && column < columns)
            marked |= set_of(space_at(row, column));
    }
    return marked & bullets;
}

}  // namespace bullet
