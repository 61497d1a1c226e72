# A board is a folder in boards/ with a board.h; nothing else lists them.
file(GLOB sixgun_board_headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/boards ${CMAKE_SOURCE_DIR}/boards/*/board.h)
set(SIXGUN_BOARDS "")
foreach(header IN LISTS sixgun_board_headers)
    get_filename_component(board ${header} DIRECTORY)
    list(APPEND SIXGUN_BOARDS ${board})
endforeach()

if(SIXGUN_BOARD AND NOT SIXGUN_BOARD IN_LIST SIXGUN_BOARDS)
    list(JOIN SIXGUN_BOARDS ", " known)
    message(FATAL_ERROR "Unknown board '${SIXGUN_BOARD}'. Boards: ${known}.")
endif()

# The way from code to the boards' data: "boards/chosen.h" is the board of this firmware, "boards/all.h" every board there is.
function(sixgun_board_headers directory)
    set(includes "")
    set(addresses "")
    foreach(board IN LISTS SIXGUN_BOARDS)
        string(APPEND includes "#include \"boards/${board}/board.h\"\n")
        string(APPEND addresses "    &${board},\n")
    endforeach()
    file(CONFIGURE OUTPUT ${directory}/boards/all.h @ONLY CONTENT [[
// Generated from the folders in boards/.
#pragma once

@includes@
namespace boards {

inline constexpr const Board* all[] = {
@addresses@};

}  // namespace boards
]])
    if(SIXGUN_BOARD)
        file(CONFIGURE OUTPUT ${directory}/boards/chosen.h @ONLY CONTENT [[
// Generated: the board this firmware is built for.
#pragma once

#include "boards/@SIXGUN_BOARD@/board.h"

namespace boards {

inline constexpr const Board& chosen = @SIXGUN_BOARD@;

}  // namespace boards
]])
    endif()
endfunction()
