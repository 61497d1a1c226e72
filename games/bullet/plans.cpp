#include "bullet/plans.h"

#include <algorithm>

#include "kit/hot.h"

namespace bullet {

namespace {

constexpr int no_way = 100;  // a price that nobody can pay

// The bullets that a wish of a shape is content with, if these are the common number and colour.
Spaces content_with(const Sight& sight, Asks asks, int number, int colour) {
    const int which = static_cast<int>(asks);
    if (asks >= Asks::red && asks <= Asks::pink)
        return sight.of_colour(which - static_cast<int>(Asks::red));
    if (asks >= Asks::one && asks <= Asks::four)
        return sight.of_number(which - static_cast<int>(Asks::one) + 1);
    if (asks == Asks::same_number) return sight.of_number(number);
    if (asks == Asks::same_colour) return sight.of_colour(colour);
    return sight.bullets();
}

bool asks_for(const Shape& shape, Asks asks) {
    for (const Shape::Wish& wish : shape.wishes)
        if (wish.asks == asks) return true;
    return false;
}

// All spaces of the sight that the shape clears there.
Spaces marks_at(const Shape& shape, Space anchor) { return cleared_at(all_spaces, shape, anchor); }

}  // namespace

kit::Action Plan::action(std::size_t i) const {
    if (i == moves.size()) return {use_pattern, card, turns, offset};
    const PlanMove& move = moves[i];
    if (move.component) return {use_action, move.action, move.to, 0};
    return {use_action, move.action, move.from, move.to};
}

void carry_out(const Plan& plan, Board& board) {
    for (const PlanMove& move : plan.moves)
        if (!move.component) board.sight.move(move.from, move.to);
    each(plan.cleared, [&](Space space) { board.sight.take(space); });
    board.component = plan.component;
    if (plan.card != kit::no_value) board.hand.erase(plan.card);
    // Stars give an AP back, but Nawa's bite.
    const int stars = board.heroine == nawa ? 0 : plan.stars;
    board.action_points = static_cast<std::uint8_t>(
        std::min<int>(board.action_points - plan.price + stars, board.card().action_points));
}

// ---- One placing of one card --------------------------------------------------------------------

struct Planner::Site {
    struct Lack {
        Space space;
        Spaces fits;
        constexpr bool operator==(const Lack&) const = default;
    };
    struct Leaver {  // a bullet that must go, and where it goes if it is of no use
        Space from, to;
        std::uint8_t price;
        constexpr bool operator==(const Leaver&) const = default;
    };
    Space anchor;
    Spaces asked = 0;  // spaces that the shape asks something of
    Spaces marks = 0;  // that are cleared
    Spaces kept = 0;   // bullets that are where they should be
    kit::FixedList<Lack, 3> lacks{};
    kit::FixedList<Leaver, 6> leavers{};
    std::uint8_t price = 0;  // of leading Baku
};

// False if it is out of the question.
bool Planner::survey(Site& site) const {
    const Spaces bullets = board_->sight.bullets();
    const Shape& shape = held();
    Space component = board_->component;
    for (const Shape::Wish& wish : shape.wishes)
        if (wish.asks == Asks::component) component = static_cast<Space>(site.anchor + wish.shift);
    for (std::size_t i = 0; i < shape.wishes.size(); ++i) {
        const Shape::Wish& wish = shape.wishes[i];
        const auto space = static_cast<Space>(site.anchor + wish.shift);
        const bool bullet_there = has(bullets, space);
        site.asked |= set_of(space);
        if (wish.asks == Asks::component) {
            const Led led = lead_component(*board_, space, prices_.budget());
            if (!led.possible) return false;
            site.price = static_cast<std::uint8_t>(led.price);
            if (wish.alone && bullet_there) site.leavers.push({space, no_space, no_way});
            continue;
        }
        if ((wish.asks == Asks::empty || wish.alone) && component == space) return false;
        if (wish.asks == Asks::empty) {
            if (bullet_there) site.leavers.push({space, no_space, no_way});
        } else if (has(fits_[i], space)) {
            site.kept |= set_of(space);
        } else {
            site.lacks.push({space, fits_[i]});  // read_shape has counted them
            if (bullet_there) site.leavers.push({space, no_space, no_way});
        }
    }
    return true;
}

// Where bullets go that are in the way: as cheaply as possible, best to where they are cleared.
// False if even the cheapest ways together are too dear.
bool Planner::clear_out(Site& site) const {
    if (site.leavers.empty()) return true;
    const Movers movers = movers_of(*board_);
    const Spaces bullets = board_->sight.bullets();
    Spaces free = all_spaces & ~bullets & ~site.asked;
    for (Site::Leaver& leaver : site.leavers) {
        const Walk walk(movers, bullets, leaver.from, prices_.budget());
        for (int price = 1; price <= prices_.budget(); ++price) {
            Spaces ends = walk.at(price) & free;
            if (ends == 0) continue;
            if ((ends & site.marks) != 0) ends &= site.marks;
            Space best = first_of(ends);
            each(ends, [&](Space end) {
                if (height_of(bullets, column_of(end)) < height_of(bullets, column_of(best)))
                    best = end;
            });
            leaver.to = best;
            leaver.price = static_cast<std::uint8_t>(price);
            free &= ~set_of(best);
            break;
        }
    }
    // Each bullet that cannot leave must be of use.
    const auto stuck = std::count_if(site.leavers.begin(), site.leavers.end(),
                                     [](const auto& leaver) { return leaver.to == no_space; });
    return static_cast<std::size_t>(stuck) <= site.lacks.size();
}

// Tries the cheapest few bullets for each space that lacks one, and keeps what costs least in all.
class Planner::Supply {
  public:
    Supply(const Planner& planner, const Site& site) : planner_(planner), site_(site) {}

    // False if there is nothing that can be paid.
    bool find(Hops& hops, int& price) {
        search(0, 0, site_.price, 0);
        if (best_cost_ == none) return false;
        hops = best_;
        price = best_price_;
        return true;
    }

  private:
    static constexpr int none = 1'000'000, most_tried = 4;

    int budget() const { return planner_.prices_.budget(); }
    // What is lost if this bullet is taken from where it lies.
    int cost_of(Space from, int price) const {
        const Request& request = planner_.request_;
        const bool cleared = has(site_.marks, from);
        if (request.cheapest) return 100 * price + (cleared ? 1 : 0);
        // Of equals, one that stands in a crowd.
        const int height = height_of(planner_.board_->sight.bullets(), column_of(from));
        return request.worth.point * price + (cleared ? request.worth.bullet : 0) + rows - height;
    }

    void search(std::size_t i, Spaces used, int price, int cost) {
        if (cost >= best_cost_) return;
        if (i == site_.lacks.size()) return finish(used, price, cost);
        const Site::Lack& lack = site_.lacks[i];
        Spaces left = lack.fits & ~site_.kept & ~used;
        int tried = 0;
        for (int step = 1; price + step <= budget() && tried < most_tried; ++step) {
            const Spaces comes = planner_.prices_.to(lack.space, step) & left;
            left &= ~comes;
            for (Spaces rest = comes; rest != 0 && tried < most_tried; rest &= rest - 1) {
                const Space from = first_of(rest);
                ++tried;
                hops_.push({from, lack.space});
                search(i + 1, used | set_of(from), price + step, cost + cost_of(from, step));
                hops_.pop();
            }
        }
    }

    void finish(Spaces used, int price, int cost) {
        const std::size_t before = hops_.size();
        for (const Site::Leaver& leaver : site_.leavers) {
            if (has(used, leaver.from)) continue;
            price += leaver.price;
            if (price > budget()) break;
            cost += cost_of(leaver.from, leaver.price);
            hops_.push({leaver.from, leaver.to});
        }
        if (price <= budget() && cost < best_cost_) {
            best_ = hops_;
            best_price_ = price;
            best_cost_ = cost;
        }
        while (hops_.size() > before) hops_.pop();
    }

    const Planner& planner_;
    const Site& site_;
    Hops hops_{}, best_{};
    int best_price_ = 0, best_cost_ = none;
};

// Brings more bullets to where they are cleared, the cheapest first.
void Planner::fill(const Site& site, Draft& draft) const {
    const Sight& sight = board_->sight;
    Spaces after = sight.bullets(), movable = sight.bullets() & ~site.kept & ~site.marks;
    for (const Hop& hop : draft.hops) {
        after &= ~set_of(hop.from);
        movable &= ~set_of(hop.from);
    }
    for (const Hop& hop : draft.hops) after |= set_of(hop.to);
    Spaces gaps = site.marks & ~after & ~site.asked;
    for (int price = 1; price <= request_.most_fill && gaps != 0;) {
        if (draft.price + price > prices_.budget()) return;
        Space from = no_space, to = no_space;
        int best = -1;
        each(gaps, [&](Space gap) {
            each(prices_.to(gap, price) & movable, [&](Space space) {
                const int gain = height_of(sight.bullets(), column_of(space)) +
                                 (has(sight.stars(), space) ? rows : 0);
                if (gain <= best) return;
                best = gain;
                from = space;
                to = gap;
            });
        });
        if (from == no_space) {
            ++price;
            continue;
        }
        draft.hops.push({from, to});
        draft.price = static_cast<std::uint8_t>(draft.price + price);
        gaps &= ~set_of(to);
        movable &= ~set_of(from);
    }
}

std::int32_t Planner::value_of(const Draft& draft, Spaces marks) const {
    const Sight& sight = board_->sight;
    Spaces stay = sight.bullets(), after = 0, cleared = 0;  // cleared: where they lie now
    for (const Hop& hop : draft.hops) {
        stay &= ~set_of(hop.from);
        after |= set_of(hop.to);
        if (has(marks, hop.to)) cleared |= set_of(hop.from);
    }
    cleared |= stay & marks;
    after = (after | stay) & ~marks;
    const int count = size_of(cleared);
    if (request_.cheapest) return count - 100 * draft.price;
    const Worth& worth = request_.worth;
    // Nawa's stars bring no AP back (BUL-363): they are worth no detour, and her AP are dearer.
    const bool stars_pay = board_->heroine != nawa;
    const int point = stars_pay ? worth.point : worth.point * 8 / 5;
    const int stars = stars_pay ? size_of(cleared & sight.stars()) : 0;
    std::int32_t value = worth.star * stars - point * draft.price;
    each(cleared, [&](Space space) {
        const bool ash = has(request_.fading, space);
        const int crowd = height_of(sight.bullets(), column_of(space)) - 2;
        value += (ash ? worth.ash : worth.bullet) + worth.crowd * std::max(crowd, 0);
    });
    if (board_->heroine == ynn && count >= news_clears) value += worth.news;
    if (worth.danger != 0)
        value += worth.danger *
                 (danger_before_ - danger(after & ~request_.fading, request_.coming)) / 1000;
    return value;
}

KIT_HOT void Planner::draft_at(Space anchor) {
    Site site{.anchor = anchor};
    site.marks = marks_at(held(), anchor);
    if (!survey(site) || !clear_out(site)) return;
    Draft draft{.card = card_, .turns = turns_, .anchor = anchor};
    int price = 0;
    if (!Supply(*this, site).find(draft.hops, price)) return;
    draft.price = static_cast<std::uint8_t>(price);
    if (!request_.cheapest) fill(site, draft);
    draft.value = value_of(draft, site.marks);
    keep(draft);
}

// Of equals the first stays first.
void Planner::keep(const Draft& draft) {
    card_values_[card_] = std::max(card_values_[card_], draft.value);
    if (drafts_.full()) {
        if (draft.value <= drafts_.back().value) return;
        drafts_.pop();
    }
    std::size_t at = drafts_.size();
    while (at > 0 && drafts_[at - 1].value < draft.value) --at;
    drafts_.insert(at, draft);
}

// ---- Made move by move --------------------------------------------------------------------------

// With the moves in an order in which they are possible, at their true prices. False if there is
// none that can be paid.
bool Planner::make(const Draft& draft, Plan& plan) const {
    const Shape& shape = held(draft.card, draft.turns);
    const Movers movers = movers_of(*board_);
    Board board = *board_;
    plan = {};
    if (request_.wanted == nullptr) {
        plan.card = draft.card;
        plan.turns = draft.turns;
        plan.offset = offset_of(shape, draft.anchor);
    }
    int left = prices_.budget();
    for (const Shape::Wish& wish : shape.wishes) {
        if (wish.asks != Asks::component) continue;
        const auto space = static_cast<Space>(draft.anchor + wish.shift);
        for (const PlanMove& move : lead_component(board, space, left).moves) {
            plan.moves.push(move);
            left -= move.price;
        }
        board.component = space;
    }
    for (Hops rest = draft.hops; !rest.empty();) {
        // The first that costs what was looked up; else the cheapest.
        std::size_t which = rest.size();
        int least = no_way;
        Route route;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const Hop& hop = rest[i];
            const Walk walk(movers, board.sight.bullets(), hop.from, left);
            const Route way = walk.route_to(hop.to);
            int price = way.empty() ? no_way : 0;
            for (const PlanMove& move : way) price += move.price;
            if (price >= least) continue;
            which = i;
            least = price;
            route = way;
            if (price <= prices_.of(hop.from, hop.to)) break;
        }
        if (which == rest.size()) return false;
        for (const PlanMove& move : route) plan.moves.push(move);
        left -= least;
        board.sight.move(rest[which].from, rest[which].to);
        rest.erase(which);
    }
    if (!has(fitting_anchors(board, shape), draft.anchor)) return false;
    plan.price = static_cast<std::uint8_t>(prices_.budget() - left);
    plan.cleared = cleared_at(board.sight.bullets(), shape, draft.anchor);
    plan.count = static_cast<std::uint8_t>(size_of(plan.cleared));
    plan.stars = static_cast<std::uint8_t>(size_of(plan.cleared & board.sight.stars()));
    plan.bullets = board.sight.bullets() & ~plan.cleared;
    plan.component = board.component;
    Draft paid = draft;
    paid.price = plan.price;
    plan.value = value_of(paid, marks_at(shape, draft.anchor));
    return true;
}

Plan Planner::plan(std::size_t i) const {
    Plan plan;
    (void)make(drafts_[i], plan);
    return plan;
}

// ---- All cards ----------------------------------------------------------------------------------

void Planner::start(const Board& board, const Request& request, int points) {
    board_ = &board;
    request_ = request;
    prices_.read(board, std::min({points, static_cast<int>(request.budget), most_points}));
    nodes_ = 0;
    danger_before_ = danger(board.sight.bullets() & ~request.fading, request.coming);
    const auto cards = static_cast<std::uint8_t>(request.wanted != nullptr ? 1 : board.hand.size());
    card_ = request.card == kit::no_value ? 0 : request.card;
    last_card_ =
        request.card == kit::no_value ? cards : static_cast<std::uint8_t>(request.card + 1);
    turns_ = kind_ = 0;
    drafts_.clear();
    card_values_.fill(unusable);
    checked_ = made_ = 0;
    anchors_ = 0;
    drafting_ = card_ < last_card_;
    if (drafting_) read_shape();
}

// The places that are worth a look: where not too much is missing.
void Planner::read_shape() {
    const Shape& shape = held();
    const bool numbers = asks_for(shape, Asks::same_number);
    const bool colours = asks_for(shape, Asks::same_colour);
    kinds_ = static_cast<std::uint8_t>((numbers ? number_count : 1) * (colours ? colour_count : 1));
    const int number = numbers ? kind_ % number_count + 1 : 0;
    const int colour = colours ? kind_ / (numbers ? number_count : 1) : 0;
    anchors_ = 0;
    for (std::size_t i = 0; i < shape.wishes.size(); ++i)
        fits_[i] = content_with(board_->sight, shape.wishes[i].asks, number, colour);
    each(shape.anchors, [&](Space anchor) {
        int missing = 0;
        for (std::size_t i = 0; i < shape.wishes.size(); ++i) {
            const Shape::Wish& wish = shape.wishes[i];
            if (!asks_bullet(wish.asks)) continue;
            missing += has(fits_[i], static_cast<Space>(anchor + wish.shift)) ? 0 : 1;
        }
        if (missing <= request_.most_missing) anchors_ |= set_of(anchor);
    });
}

bool Planner::next_shape() {
    if (++kind_ < kinds_) return true;
    kind_ = 0;
    if (request_.wanted == nullptr && ++turns_ < turns_for(board_->heroine, board_->hand[card_]))
        return true;
    turns_ = 0;
    return ++card_ < last_card_;
}

bool Planner::step(std::uint32_t& work) {
    for (; drafting_ && work > 0; --work) {
        if (++nodes_ > request_.most_nodes) {
            drafting_ = false;
        } else if (anchors_ != 0) {
            const Space anchor = first_of(anchors_);
            anchors_ &= anchors_ - 1;
            draft_at(anchor);
        } else {
            drafting_ = next_shape();
            if (drafting_) read_shape();
        }
    }
    if (drafting_) return false;
    for (; checked_ < drafts_.size() && work > 0; --work, ++nodes_) {
        Plan plan;
        if (make(drafts_[checked_], plan)) {
            Draft draft = drafts_[checked_];
            draft.value = plan.value;
            std::size_t at = checked_;
            for (; at > 0 && drafts_[at - 1].value < draft.value; --at)
                drafts_[at] = drafts_[at - 1];
            drafts_[at] = draft;
            made_ = ++checked_;
        } else {
            drafts_.erase(checked_);
        }
    }
    return checked_ == drafts_.size();
}

}  // namespace bullet
