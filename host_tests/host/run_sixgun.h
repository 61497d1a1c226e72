// The host program from outside.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "unity.h"

struct Ran {
    int exit;
    std::string said;  // both streams
};

inline Ran run(const std::string& words, const std::string& environment = "") {
    std::FILE* pipe = popen((environment + " " SIXGUN_PROGRAM " " + words + " 2>&1").c_str(), "r");
    TEST_ASSERT_NOT_NULL(pipe);
    std::string said;
    for (int c; (c = std::fgetc(pipe)) != EOF;) said += static_cast<char>(c);
    return {WEXITSTATUS(pclose(pipe)), said};
}

// What a command that must succeed says.
inline std::string said_by(const std::string& words) {
    const Ran ran = run(words);
    TEST_ASSERT_EQUAL_MESSAGE(0, ran.exit, (words + ": " + ran.said).c_str());
    return ran.said;
}

// Of this process only: test programs run side by side.
inline std::string temporary(const std::string& name) {
    return (std::filesystem::temp_directory_path() /
            ("sixgun-test-" + std::to_string(getpid()) + "-" + name))
        .string();
}

inline std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

inline void expect_error(const std::string& words, int exit, const std::string& part,
                         const std::string& environment = "") {
    const Ran ran = run(words, environment);
    const std::string what = words + ": " + ran.said;
    TEST_ASSERT_EQUAL_MESSAGE(exit, ran.exit, what.c_str());
    TEST_ASSERT_TRUE_MESSAGE(ran.said.starts_with("sixgun"), what.c_str());
    TEST_ASSERT_TRUE_MESSAGE(ran.said.find(part) != std::string::npos, what.c_str());
    TEST_ASSERT_EQUAL_MESSAGE(1, std::count(ran.said.begin(), ran.said.end(), '\n'), what.c_str());
}
