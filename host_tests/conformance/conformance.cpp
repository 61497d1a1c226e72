#include "conformance/conformance.h"

#include "check_hook/check_hook.h"
#include "conformance/bench.h"

namespace conformance {

namespace {

std::vector<NamedCheck> all_checks() {
    std::vector<NamedCheck> all;
    for (const auto* group : {&rules_checks, &replay_checks, &fairness_checks})
        all.insert(all.end(), group->begin(), group->end());
    return all;
}

}  // namespace

std::vector<std::string> check_names() {
    std::vector<std::string> names;
    for (const NamedCheck& check : all_checks()) names.push_back(check.name);
    return names;
}

std::vector<Finding> check_game(const kit::Game& game, const Options& options) {
    std::vector<Finding> findings;
    Bench bench(game, options, findings);
    int stage = 0;
    for (const NamedCheck& check : all_checks()) {
        if (check.stage != stage && !findings.empty()) break;
        stage = check.stage;
        bench.begin(check.name);
        const char* failed = check_hook::failure_of([&] { check.check(bench); });
        if (failed != nullptr) bench.find(std::string("stopped: ") + failed);
    }
    return findings;
}

}  // namespace conformance
