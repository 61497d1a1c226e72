#include "blast_puzzles/solver.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <unordered_map>

#include "kit/check.h"

namespace blast_puzzles {

using namespace blast;
using blast_cartridge::Aim;
using stage::Judgement;

namespace {

// How a position was come to, by as few actions as possible.
struct Way {
    std::size_t from;
    kit::Action action;
};

class Tree {
  public:
    Tree(const State& start, const std::vector<Aim>& aims, const Limits& limits)
        : aims_(aims), limits_(limits), found_(aims.size()) {
        add(start, 0, {});
        ways_[0].clear();
        grow();
    }
    std::vector<Solutions> take() { return std::move(found_); }

  private:
    static std::size_t hash_of(const State& state) {
        return std::hash<std::string_view>{}(
            {reinterpret_cast<const char*>(&state), sizeof(state)});
    }

    // The number of actions taken in the match tells no two positions apart.
    void add(State state, std::size_t from, kit::Action action) {
        state.actions = 0;
        const auto [begin, end] = index_.equal_range(hash_of(state));
        for (auto at = begin; at != end; ++at) {
            const std::size_t known = at->second;
            if (std::memcmp(&states_[known], &state, sizeof(state)) != 0) continue;
            if (depths_[known] == depth_ + 1) ways_[known].push_back({from, action});
            return;
        }
        index_.emplace(hash_of(state), states_.size());
        depths_.push_back(states_.size() == 0 ? 0 : depth_ + 1);
        states_.push_back(state);
        ways_.push_back({{from, action}});
    }

    // All lines to a position, each with its last action behind it.
    void collect(std::size_t at, Line& tail, std::vector<Line>& out) const {
        if (out.size() == limits_.lines) return;
        if (at == 0) return out.emplace_back(tail.rbegin(), tail.rend()), void();
        for (const Way& way : ways_[at]) {
            tail.push_back(way.action);
            collect(way.from, tail, out);
            tail.pop_back();
        }
    }

    void note(std::size_t from, kit::Action action, const State& after) {
        for (std::size_t i = 0; i < aims_.size(); ++i) {
            Solutions& found = found_[i];
            if (found.length != 0 && found.length != depth_ + 1) continue;
            if (judge(aims_[i], states_[from], action, after) != Judgement::solved) continue;
            found.length = depth_ + 1;
            Line tail{action};
            collect(from, tail, found.lines);
        }
    }

    bool settled() const {
        return std::all_of(found_.begin(), found_.end(),
                           [](const Solutions& each) { return each.length != 0; });
    }

    void grow() {
        std::array<kit::Action, Rules::info.most_legal> memory{};
        kit::Events unheard;
        std::size_t at = 0;
        for (depth_ = 0; depth_ < limits_.actions && !settled(); ++depth_) {
            const std::size_t end = states_.size();
            if (at == end) break;  // every way to take the turn is known
            for (; at < end; ++at) {
                if (states_.size() > limits_.positions) return give_up();
                kit::Actions legal(memory);
                Rules::legal(states_[at], legal);
                for (const kit::Action action : legal.kept()) {
                    State after = states_[at];
                    kit::check(Rules::apply(after, action, unheard).ok(), "a legal action fails");
                    note(at, action, after);
                    if (!after.over() && after.turn_number == states_[at].turn_number)
                        add(after, at, action);
                }
            }
            for (Solutions& found : found_)
                if (found.length == depth_ + 1) {
                    std::sort(found.lines.begin(), found.lines.end());
                    found.positions = states_.size();
                }
        }
    }
    // The last level is not known whole.
    void give_up() {
        for (Solutions& found : found_)
            if (found.length == depth_ + 1) found = {};
    }

    const std::vector<Aim>& aims_;
    const Limits& limits_;
    std::vector<Solutions> found_;
    std::size_t depth_ = 0;  // of the positions that are looked at
    std::vector<State> states_;
    std::vector<std::size_t> depths_;
    std::vector<std::vector<Way>> ways_;
    std::unordered_multimap<std::size_t, std::size_t> index_;
};

}  // namespace

std::vector<Solutions> solve(const State& start, const std::vector<Aim>& aims,
                             const Limits& limits) {
    return Tree(start, aims, limits).take();
}

Solutions solve(const State& start, const Aim& aim, const Limits& limits) {
    return solve(start, std::vector{aim}, limits)[0];
}

Judgement follow(State state, const Aim& aim, const Line& line) {
    kit::Events unheard;
    for (const kit::Action action : line) {
        const State before = state;
        if (!Rules::apply(state, action, unheard).ok()) return Judgement::failed;
        const Judgement now = judge(aim, before, action, state);
        if (now != Judgement::open) return now;
    }
    return Judgement::open;
}

}  // namespace blast_puzzles
