# One target a layer. A layer's headers are reached as "<layer>/<header>" and only through its target, so an
# include of a layer that was not named under USES does not compile.
#
#   sixgun_layer(stage SOURCES canvas.cpp ... USES kit)
#
# On the chip code is built for size: it lies in flash behind a cache of 16 KiB, so that most of it is faster to run than to fetch.
# Built for speed are the layers listed here, but for what they name under SMALL, and what other layers name under FAST.
# Third-party libraries choose for themselves.
# Sources of a game named under PLAYERS think for the computer; all others are its rules, which tools/mutate changes.
set(SIXGUN_FAST_LAYERS kit stage rp2040 ${SIXGUN_GAMES} bluff_scene)  # drawing, what players search in, interrupts; a table whose cursor is near its budget
set(SIXGUN_FAST $<$<BOOL:${SIXGUN_BOARD}>:-O2>)
function(sixgun_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "SOURCES;FAST;SMALL;PLAYERS;USES")
    if(SIXGUN_BOARD)
        set_source_files_properties(${layer_FAST} PROPERTIES COMPILE_OPTIONS "${SIXGUN_FAST}")
        set_source_files_properties(${layer_SMALL} PROPERTIES COMPILE_OPTIONS -Os)
    endif()
    list(APPEND layer_SOURCES ${layer_FAST} ${layer_SMALL} ${layer_PLAYERS})
    set(door ${CMAKE_BINARY_DIR}/include/${name})
    file(MAKE_DIRECTORY ${door})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${door}/${name} SYMBOLIC)
    if(layer_SOURCES)
        add_library(${name} STATIC ${layer_SOURCES})
        target_include_directories(${name} PUBLIC ${door})
        target_link_libraries(${name} PUBLIC ${layer_USES} PRIVATE sixgun_warnings)
        if(name IN_LIST SIXGUN_FAST_LAYERS)
            target_compile_options(${name} PRIVATE ${SIXGUN_FAST})
        endif()
    else()
        add_library(${name} INTERFACE)
        target_include_directories(${name} INTERFACE ${door})
        target_link_libraries(${name} INTERFACE ${layer_USES})
    endif()
endfunction()

# On a PC the files of a layer are compiled as one unit: most of the time goes into reading headers, and then they are read once.
# The boards compile file by file, and find the one that forgets an include.
option(SIXGUN_WHOLE_LAYERS "On a PC compile each layer as one unit" ON)
if(SIXGUN_WHOLE_LAYERS AND NOT SIXGUN_BOARD)
    set(CMAKE_UNITY_BUILD ON)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 0)
endif()

# Tests hear of every text that is drawn (games/stage/witness.h); a board's build has nothing of it.
if(NOT SIXGUN_BOARD)
    add_compile_definitions(SIXGUN_WITNESS=1)
endif()

# Our code is compiled with these; third-party code is not.
add_library(sixgun_warnings INTERFACE)
target_compile_options(sixgun_warnings INTERFACE
    -Wall -Wextra -Wconversion -Werror
    "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>"  # in one unit a file's local names shadow another's constants
    "$<$<CXX_COMPILER_ID:Clang>:-Wno-sign-conversion>"  # gcc's -Wconversion does not count signs either
    "$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>")

# On the chip a function or table nobody uses costs nothing, and nothing is ever torn down. Size before speed, but for
# SIXGUN_FAST_LAYERS.
if(SIXGUN_BOARD)
    add_compile_options(-ffunction-sections -fdata-sections
        "$<$<COMPILE_LANGUAGE:CXX>:-fno-threadsafe-statics;-fno-use-cxa-atexit>")
    set(CMAKE_C_FLAGS_RELEASE "-g -Os -DNDEBUG")
    set(CMAKE_CXX_FLAGS_RELEASE "-g -Os -DNDEBUG")
endif()
