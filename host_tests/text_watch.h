// Hears every text that is drawn while it is listened with (stage/witness.h), and finds fault:
//
// - nothing is cut: not by an ellipsis, not by an edge, not by the memory it was composed in;
// - sentences are 6 x 12 or larger; 5 x 8 is for signs, counters and short labels;
// - letters stand out from their ground (WCAG: 4.5 : 1; signs and letters of 12 x 24 3 : 1);
// - one thing is counted as one: "1 point", "2 points";
// - "own" says whose, and verbs end as they should: "their own bomb", "Ruth goes".
//
// What moves or scrolls may run over an edge, as what fades may be faint, if it is seen well at
// another time.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "stage/witness.h"

class TextWatch final : public stage::TextWitness {
  public:
    void drawn(const stage::DrawnText& text) override;
    void lost_its_end(std::string_view text) override;

    // A text that is drawn elsewhere: only its words are judged.
    void read(std::string_view text);
    // Where it is now, for the messages: "superhot, new match".
    void enter(std::string place) { place_ = std::move(place); }
    // Texts heard.
    std::size_t heard() const { return notes_.size(); }
    // The first text that an ellipsis cut; empty: none was.
    const std::string& first_cut() const { return first_cut_; }
    // In words, a line each.
    std::vector<std::string> faults(double least_contrast = 4.5) const;
    // All that another one has heard.
    void add(const TextWatch& other);
    // Every text once, numbers and these names left out of account: in its longest form, with the
    // room it had and the place where it was heard.
    std::string list(const std::vector<std::string>& names) const;

  private:
    // The text, the height of the font, the colour of the letters.
    using Key = std::tuple<std::string, int, stage::Colour>;
    struct Note {
        std::string place;
        bool shortened = false;    // somewhere
        bool whole = false;        // somewhere
        bool of_keys = false;      // in the line at the bottom
        int room = 0, height = 0;  // the least it had, in letters; of the font
        double contrast = 0;       // the best; 0: it was never seen
        stage::Colour ink = 0, ground = 0;
    };

    std::string place_, first_cut_;
    std::map<Key, Note> notes_;
    std::map<std::string, std::string> lost_;  // what lost its end, and where
};

// Of letters on a ground: 1 to 21.
double contrast_of(stage::Colour letters, stage::Colour ground);
// What may be written 5 x 8: a sign, a counter, a label of a few short words. No sentence is.
bool is_small_kind(std::string_view text);
// "1 points", "5 point": what is counted badly in it; empty: nothing.
std::string badly_counted(std::string_view text);
// "by an own bomb", "Ruth gos": the words that no native speaker would put so; empty: none.
std::string badly_said(std::string_view text);
