# The Pico SDK as the firmware uses it. Two doors:
#   pico_headers   for layers: declarations only (an SDK library is a bundle of sources that compiles into whatever links it)
#   pico           for executables: the sources behind them
#
# The parts are picked one by one. pico_stdlib and pico_runtime would bring the heap, floating point, printf and stdio.
include(budget)

# UF2 files are written by picotool: the user's own (picotool_DIR, PATH) or that of tools/setup, never one fetched and built here.
if(NOT picotool_DIR AND NOT DEFINED ENV{picotool_DIR})
    find_program(SIXGUN_PICOTOOL picotool HINTS ${SIXGUN_DEPS}/picotool NO_CMAKE_FIND_ROOT_PATH)
    if(NOT SIXGUN_PICOTOOL)
        message(FATAL_ERROR "picotool not found: run tools/setup.")
    endif()
    add_executable(picotool IMPORTED GLOBAL)
    set_target_properties(picotool PROPERTIES IMPORTED_LOCATION ${SIXGUN_PICOTOOL})
endif()

pico_sdk_init()

set(pico_parts
    # starting up
    pico_bit_ops pico_clib_interface pico_crt0 pico_divider pico_int64_ops pico_mem_ops pico_platform pico_runtime_init
    pico_standard_binary_info pico_standard_link
    # what drivers/rp2040 is made of
    hardware_adc hardware_clocks hardware_dma hardware_exception hardware_flash hardware_gpio hardware_irq hardware_pll
    hardware_pwm hardware_resets hardware_spi hardware_sync hardware_timer hardware_uart hardware_watchdog hardware_xosc
    pico_bootrom)

# The same for every file that sees an SDK header: some of it is inline code.
add_library(pico_settings INTERFACE)
target_compile_definitions(pico_settings INTERFACE
    PICO_HEAP_SIZE=4  # none; the SDK's start-up code warns at 0
    PICO_STACK_SIZE=${SIXGUN_STACK_BYTES}
    PICO_CORE1_STACK_SIZE=0
    PICO_TIME_DEFAULT_ALARM_POOL_DISABLED=1
    PICO_NO_FPGA_CHECK=1
    PICO_PANIC_FUNCTION=sixgun_panic  # an SDK panic is a crash like ours: drivers/rp2040 keeps its reason
    PICO_NO_BI_PICO_BOARD=1 PICO_NO_BI_PROGRAM_BUILD_DATE=1)  # firmware/binary_info.cpp says why

add_library(pico INTERFACE)
target_link_libraries(pico INTERFACE ${pico_parts} pico_runtime_headers pico_settings)
target_sources(pico INTERFACE ${PICO_SDK_PATH}/src/rp2_common/pico_runtime/runtime.c)
target_link_options(pico INTERFACE --specs=nosys.specs)

add_library(pico_headers INTERFACE)
target_link_libraries(pico_headers INTERFACE pico_settings)
foreach(part IN LISTS pico_parts)
    if(TARGET ${part}_headers)
        target_link_libraries(pico_headers INTERFACE ${part}_headers)
    endif()
endforeach()

# Two thirds of the objects are the same for every board: whoever has ccache compiles them once. A launcher of one's own wins.
find_program(SIXGUN_CCACHE ccache NO_CMAKE_FIND_ROOT_PATH)
if(SIXGUN_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_DIR=${CMAKE_SOURCE_DIR}/build/ccache CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${SIXGUN_CCACHE})
    set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
