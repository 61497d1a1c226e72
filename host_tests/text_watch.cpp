#include "text_watch.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

#include "stage/hints.h"
#include "stage/text.h"

namespace {

bool is_large(std::string_view text, int height) {
    return height >= stage::large.height || stage::character_count(text) == 1;
}
// A large number that is woven into the ground tells nothing.
bool is_ornament(std::string_view text, int height, double contrast) {
    return height >= stage::large.height && stage::character_count(text) <= 2 && contrast < 1.5;
}
constexpr int screen_height = 200;  // strips and pictures have less

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == ' ' || c == '\n')
            words.emplace_back();
        else
            words.back() += c;
    }
    std::erase(words, "");
    return words;
}

std::string bare(const std::string& word) {
    std::string letters;
    for (const char c : word)
        if (is_letter(c) || is_digit(c)) letters += c;
    return letters;
}

// What the games count.
constexpr std::string_view nouns[]{
    "action",  "arena",   "block",  "bullet", "Bullet", "card",   "chip",   "claim",
    "die",     "duel",    "Enemy",  "game",   "goal",   "Heart",  "Lasso",  "lesson",
    "level",   "life",    "match",  "minute", "mirror", "move",   "Move",   "Object",
    "pattern", "picture", "piece",  "player", "point",  "replay", "rival",  "round",
    "row",     "seat",    "second", "shot",   "slot",   "space",  "square", "star",
    "step",    "target",  "tile",   "try",    "turn",   "victory"};
// These are words for deeds as well: "Ruth 1 claims", "3 and 4 hit you".
constexpr std::string_view deeds[]{"block", "claim", "duel", "hit",  "move", "Move", "score",
                                   "shoot", "star",  "step", "turn", "try",  "win"};

std::string plural_of(std::string_view noun) {
    const std::string one(noun);
    if (one == "die") return "dice";
    if (one == "life") return "lives";
    if (one == "match") return "matches";
    if (one.ends_with('y') && !one.ends_with("ay")) return one.substr(0, one.size() - 1) + "ies";
    return one + "s";
}

std::string on_one_line(std::string text) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\\n");
    return text;
}

}  // namespace

double contrast_of(stage::Colour letters, stage::Colour ground) {
    const auto luminance = [](stage::Colour colour) {
        const auto linear = [](double channel) {
            return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear((colour >> 11) / 31.0) + 0.7152 * linear((colour >> 5 & 63) / 63.0) +
               0.0722 * linear((colour & 31) / 31.0);
    };
    const double one = luminance(letters), other = luminance(ground);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

bool is_small_kind(std::string_view text) {
    const bool counter = std::none_of(text.begin(), text.end(), is_letter);
    if (counter || stage::character_count(text) <= 2) return true;
    const char last = text.back();
    const std::size_t words = words_of(text).size();
    return last != '.' && last != '?' && (last != '!' || words == 1) && words <= 3 &&
           stage::character_count(text) <= 16;
}

std::string badly_counted(std::string_view text) {
    static const auto all = [] {
        struct {
            std::set<std::string> ones, manies, deeds;
        } all;
        for (const std::string_view noun : nouns) {
            all.ones.emplace(noun);
            all.manies.insert(plural_of(noun));
        }
        for (const std::string_view deed : deeds) all.deeds.insert(plural_of(deed));
        return all;
    }();
    // These are numbered, not counted: "Player 1", "Level 2".
    static const std::set<std::string> numbered{"Player", "Level", "level", "Round", "round",
                                                "Seat",   "seat",  "Turn",  "turn",  "Rival"};
    const std::vector<std::string> words = words_of(text);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string number = bare(words[i]), thing = bare(words[i + 1]);
        // "1," ends a part of the sentence, "2/3" and "1." are no numbers of things.
        if (number.empty() || !std::all_of(number.begin(), number.end(), is_digit)) continue;
        if (!is_digit(words[i].back()) || words[i].find_first_of("/.-") != std::string::npos)
            continue;
        if (i > 0 && numbered.contains(words[i - 1])) continue;
        const bool named = i > 0 && words[i - 1].front() >= 'A' && words[i - 1].front() <= 'Z';
        const std::string behind = i + 2 < words.size() ? bare(words[i + 2]) : "";
        const bool compound = all.ones.contains(behind) || all.manies.contains(behind);
        const bool many = all.deeds.contains(thing) ? !named : all.manies.contains(thing);
        if (number == "1" ? many : all.ones.contains(thing) && !compound)
            return number + " " + thing;
    }
    return {};
}

std::string badly_said(std::string_view text) {
    static const std::set<std::string> owners{"my",  "your", "Your",  "his", "her", "Her",
                                              "its", "Its",  "their", "may", "You", "you"};
    static const std::set<std::string> misspelt{"gos", "dos", "misss", "passs", "hass"};
    const std::vector<std::string> words = words_of(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string before = i > 0 ? words[i - 1] : "";
        if (misspelt.contains(bare(words[i]))) return words[i];
        // "Black's own bomb", "the players' own", and the verb: "may own any number".
        const bool owned = before.ends_with("'s") || before.ends_with("s'");
        if (bare(words[i]) == "own" && !owned && !owners.contains(bare(before)))
            return before + " " + words[i];
    }
    return {};
}

void TextWatch::drawn(const stage::DrawnText& text) {
    if (text.window.height < screen_height) return;
    if (text.text.find_first_not_of(' ') == std::string_view::npos) return;
    const auto [at, is_new] =
        notes_.try_emplace({std::string(text.text), text.font->height, text.ink});
    Note& note = at->second;
    if (is_new) {
        note.place = place_;
        note.height = text.font->height;
        note.room = text.room.width / text.font->width;
    }
    note.of_keys = text.area.y >= stage::hints_area.y && stage::character_count(text.text) > 1;
    note.room = std::min(note.room, text.room.width / text.font->width);
    note.shortened = note.shortened || text.shortened;
    if (text.shortened && first_cut_.empty()) first_cut_ = text.text;
    const stage::Rect seen = text.area.common(text.clip);
    if (seen.empty()) return;
    // What has several lines scrolls.
    const bool scrolls = text.area.height > text.font->height;
    const bool whole = scrolls ? seen.width == text.area.width : seen == text.area;
    note.whole = note.whole || whole;
    const double contrast = contrast_of(text.ink, text.ground);
    if (contrast <= note.contrast) return;
    note.contrast = contrast;
    note.ink = text.ink;
    note.ground = text.ground;
}

void TextWatch::read(std::string_view text) {
    if (text.empty()) return;
    Note& note = notes_[{std::string(text), stage::small.height, 0}];
    if (note.place.empty()) note.place = place_;
    note.height = stage::small.height;
}

void TextWatch::lost_its_end(std::string_view text) {
    lost_.try_emplace(std::string(text), place_);
}

std::vector<std::string> TextWatch::faults(double least_contrast) const {
    std::vector<std::string> faults;
    for (const auto& [key, note] : notes_) {
        const std::string& text = std::get<0>(key);
        const auto fault = [&](const std::string& what) {
            faults.push_back(note.place + ": " + what + ": \"" + on_one_line(text) + "\"");
        };
        if (note.shortened) fault("cut to " + std::to_string(note.room) + " letters");
        const bool tiny = note.height < stage::small.height;
        // A label may come in over the edge with its card, a digit with its wheel.
        if (!note.whole && note.contrast > 0 && !tiny && stage::character_count(text) > 1)
            fault("runs over an edge");
        if (tiny && !is_small_kind(text)) fault("a sentence in the tiny font");
        if (tiny && note.of_keys) fault("what keys do in the tiny font");
        const double least = is_large(text, note.height) ? 3 : least_contrast;
        if (note.contrast > 0 && note.contrast < least &&
            !is_ornament(text, note.height, note.contrast)) {
            char how[48];
            std::snprintf(how, sizeof how, "contrast %.1f (%04x on %04x)", note.contrast, note.ink,
                          note.ground);
            fault(how);
        }
        if (const std::string count = badly_counted(text); !count.empty())
            fault("counts badly (" + count + ")");
        if (const std::string words = badly_said(text); !words.empty())
            fault("is bad English (" + words + ")");
    }
    for (const auto& [text, place] : lost_)
        faults.push_back(place + ": has no memory for its end: \"" + text + "\"");
    return faults;
}

void TextWatch::add(const TextWatch& other) {
    notes_.insert(other.notes_.begin(), other.notes_.end());
}

std::string TextWatch::list(const std::vector<std::string>& names) const {
    const auto pattern_of = [&](std::string text, int height) {
        for (const std::string& name : names)
            for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos;)
                text.replace(at, name.size(), "#");
        std::string pattern = std::to_string(height) + ' ';
        for (const char c : text) {
            if (!is_digit(c))
                pattern += c;
            else if (!pattern.ends_with('#'))
                pattern += '#';
        }
        return pattern;
    };
    // "Player 2 takes 3 cards" and "Ruth takes 12 cards" are one text.
    std::map<std::string, const std::pair<const Key, Note>*> longest;
    for (const auto& each : notes_) {
        const std::string& text = std::get<0>(each.first);
        if (std::none_of(text.begin(), text.end(), is_letter)) continue;
        auto& kept = longest[pattern_of(text, each.second.height)];
        if (kept == nullptr || std::get<0>(kept->first).size() < text.size()) kept = &each;
    }
    std::vector<std::string> lines;
    for (const auto& [pattern, each] : longest) {
        const std::string& text = std::get<0>(each->first);
        char form[64];
        const int letters = stage::character_count(text);
        if (each->second.room == 0)  // only read
            std::snprintf(form, sizeof form, "%3d letters: ", letters);
        else
            std::snprintf(form, sizeof form, "%3d of %2d letters, %2d high: ", letters,
                          each->second.room, each->second.height);
        lines.push_back(each->second.place + ": " + form + on_one_line(text) + '\n');
    }
    std::sort(lines.begin(), lines.end());
    std::string out;
    for (const std::string& line : lines) out += line;
    return out;
}
