# Finds the Pico SDK before project() is called. The variables are those every Pico project knows, each also taken from the
# environment; the first that is there wins:
#   PICO_SDK_PATH                    a Pico SDK on this machine
#   PICO_SDK_FETCH_FROM_GIT          ON: fetch it; PICO_SDK_FETCH_FROM_GIT_PATH says where to, PICO_SDK_FETCH_FROM_GIT_TAG which
#   ${SIXGUN_DEPS}/pico-sdk          what tools/setup put there

set(SIXGUN_PICO_SDK_OLDEST 2.1.0)

# What an earlier configure run took from our own prefix is no choice of the user's: the environment may still override it.
if(DEFINED ENV{PICO_SDK_PATH} AND PICO_SDK_PATH STREQUAL "${SIXGUN_DEPS}/pico-sdk")
    unset(PICO_SDK_PATH CACHE)
endif()

foreach(choice PICO_SDK_PATH PICO_SDK_FETCH_FROM_GIT PICO_SDK_FETCH_FROM_GIT_PATH PICO_SDK_FETCH_FROM_GIT_TAG)
    if(DEFINED ENV{${choice}} AND NOT ${choice})
        set(${choice} "$ENV{${choice}}")
        message("Using ${choice} from environment ('${${choice}}')")
    endif()
endforeach()
set(PICO_SDK_PATH "${PICO_SDK_PATH}" CACHE PATH "Path to the Raspberry Pi Pico SDK")
set(PICO_SDK_FETCH_FROM_GIT "${PICO_SDK_FETCH_FROM_GIT}" CACHE BOOL "Fetch the Pico SDK from git if it is not found otherwise")
set(PICO_SDK_FETCH_FROM_GIT_PATH "${PICO_SDK_FETCH_FROM_GIT_PATH}" CACHE PATH "Where to fetch the Pico SDK to")
set(PICO_SDK_FETCH_FROM_GIT_TAG "${PICO_SDK_FETCH_FROM_GIT_TAG}" CACHE STRING "Which release of the Pico SDK to fetch")

if(NOT PICO_SDK_PATH AND PICO_SDK_FETCH_FROM_GIT)
    if(PICO_SDK_FETCH_FROM_GIT_PATH)
        get_filename_component(fetched "${PICO_SDK_FETCH_FROM_GIT_PATH}" ABSOLUTE BASE_DIR "${CMAKE_SOURCE_DIR}")
    else()
        set(fetched ${CMAKE_BINARY_DIR}/_deps)
    endif()
    if(NOT PICO_SDK_FETCH_FROM_GIT_TAG)
        set(PICO_SDK_FETCH_FROM_GIT_TAG 2.1.1)
    endif()
    message("Fetching Pico SDK ${PICO_SDK_FETCH_FROM_GIT_TAG} into ${fetched}")
    include(FetchContent)
    FetchContent_Populate(pico_sdk QUIET
        GIT_REPOSITORY https://github.com/raspberrypi/pico-sdk
        GIT_TAG ${PICO_SDK_FETCH_FROM_GIT_TAG}
        GIT_SUBMODULES lib/tinyusb
        GIT_SUBMODULES_RECURSE FALSE
        SOURCE_DIR ${fetched}/pico_sdk-src
        BINARY_DIR ${fetched}/pico_sdk-build
        SUBBUILD_DIR ${fetched}/pico_sdk-subbuild)
    set(PICO_SDK_PATH ${pico_sdk_SOURCE_DIR})
elseif(NOT PICO_SDK_PATH)
    set(PICO_SDK_PATH ${SIXGUN_DEPS}/pico-sdk)
    if(NOT EXISTS ${PICO_SDK_PATH})
        message(FATAL_ERROR "Pico SDK not found: run tools/setup, or set PICO_SDK_PATH.")
    endif()
endif()

get_filename_component(PICO_SDK_PATH "${PICO_SDK_PATH}" ABSOLUTE BASE_DIR "${CMAKE_BINARY_DIR}")
if(NOT EXISTS ${PICO_SDK_PATH}/pico_sdk_init.cmake)
    message(FATAL_ERROR "PICO_SDK_PATH is '${PICO_SDK_PATH}', and there is no Pico SDK in it: set it right, or unset it and run tools/setup.")
endif()
include(${PICO_SDK_PATH}/pico_sdk_version.cmake)
if(PICO_SDK_VERSION_STRING VERSION_LESS SIXGUN_PICO_SDK_OLDEST)
    message(FATAL_ERROR
        "Pico SDK ${PICO_SDK_VERSION_STRING} in '${PICO_SDK_PATH}' is too old: ${SIXGUN_PICO_SDK_OLDEST} or later is needed (run tools/setup).")
endif()
set(PICO_SDK_PATH ${PICO_SDK_PATH} CACHE PATH "Path to the Raspberry Pi Pico SDK" FORCE)

include(${PICO_SDK_PATH}/pico_sdk_init.cmake)
