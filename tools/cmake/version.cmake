# version.h: what `git describe` says, asked at every build and written only when it changed, so that a build never
# carries the version of an earlier one. Run by itself (cmake -P) it writes the header; included it makes the target `version`.
if(CMAKE_SCRIPT_MODE_FILE)
    execute_process(
        COMMAND git describe --tags --always --abbrev=7 --dirty  # as long in every clone
        WORKING_DIRECTORY ${SOURCE}
        OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(NOT version)
        set(version unknown)  # a source archive without its history
    endif()
    file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT [[
// Generated from git at every build.
#pragma once

namespace sixgun {

inline constexpr char version[] = "@version@";

}  // namespace sixgun
]])
    return()
endif()

set(version_header ${CMAKE_BINARY_DIR}/generated/version/version.h)
add_custom_target(write_version
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DHEADER=${version_header} -P ${CMAKE_CURRENT_LIST_FILE}
    BYPRODUCTS ${version_header}
    COMMENT "Asking git for the version"
    VERBATIM)
add_library(version INTERFACE)
target_include_directories(version INTERFACE ${CMAKE_BINARY_DIR}/generated/version)
add_dependencies(version write_version)
