// The texts that are drawn while it exists, for tests of what is said.
#pragma once

#include <string>
#include <vector>

#include "stage/witness.h"

class Heard final : public stage::TextWitness {
  public:
    bool has(std::string_view text) const {
        for (const std::string& each : texts)
            if (each == text) return true;
        return false;
    }
    std::vector<std::string> texts;

  private:
    void drawn(const stage::DrawnText& text) override { texts.emplace_back(text.text); }
    void lost_its_end(std::string_view) override {}

    stage::Listening listening_{*this};
};
