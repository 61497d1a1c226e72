# What the firmware may use, enforced by the link: the linker's regions end where the budget ends, and what must not be
# reached is wrapped with nothing behind it. tools/build/link.mjs says in plain words what the linker complains about,
# tools/build/memory.mjs prints where the memory went and what each game costs.
set(SIXGUN_FLASH_AIM_KIB 1024)  # what five games aim at: printed, not enforced
set(SIXGUN_FLASH_BUDGET_KIB 1280)
set(SIXGUN_RAM_BUDGET_KIB 230)  # of 264, stack included
set(SIXGUN_STACK_BYTES 8192)  # both scratch banks: the second core, which would own one, is not used

# The end of the board's flash is the storage's: a program that reached into it would be overwritten by the first save.
function(sixgun_program_kib result)
    set(header ${CMAKE_SOURCE_DIR}/boards/${SIXGUN_BOARD}/board.h)
    set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
    file(READ ${header} text)
    foreach(field flash_bytes storage_bytes)
        if(NOT text MATCHES "\\.${field} = ([0-9]+)u << ([0-9]+)")
            message(FATAL_ERROR "${header} has no ${field} as we know it: see tools/cmake/budget.cmake.")
        endif()
        math(EXPR ${field} "${CMAKE_MATCH_1} << ${CMAKE_MATCH_2}")
    endforeach()
    math(EXPR kib "(${flash_bytes} - ${storage_bytes}) / 1024")
    set(${result} ${kib} PARENT_SCOPE)
endfunction()
sixgun_program_kib(sixgun_program_kib)
set(SIXGUN_FLASH_BOUND_KIB ${SIXGUN_FLASH_BUDGET_KIB})
if(sixgun_program_kib LESS SIXGUN_FLASH_BOUND_KIB)
    set(SIXGUN_FLASH_BOUND_KIB ${sixgun_program_kib})
endif()

set(PICO_FLASH_SIZE_BYTES "${SIXGUN_FLASH_BOUND_KIB} * 1024")  # the linker's flash region

# The SDK's own linker script with our memory regions.
function(sixgun_memory_map file)
    file(READ ${PICO_SDK_PATH}/src/rp2_common/pico_crt0/rp2040/memmap_default.ld map)
    math(EXPR ram "${SIXGUN_RAM_BUDGET_KIB} * 1024 - ${SIXGUN_STACK_BYTES}")
    foreach(region
            "RAM|0x20000000|256k|0x20000000|${ram}"
            "SCRATCH_X|0x20040000|4k|0x20040000|0"
            "SCRATCH_Y|0x20041000|4k|0x20040000|${SIXGUN_STACK_BYTES}")
        string(REPLACE "|" ";" region ${region})
        list(GET region 0 name)
        list(GET region 1 from_origin)
        list(GET region 2 from_length)
        list(GET region 3 origin)
        list(GET region 4 length)
        set(pattern "${name}\\(rwx\\) : ORIGIN = +${from_origin}, LENGTH = ${from_length}")
        if(NOT map MATCHES "${pattern}")
            message(FATAL_ERROR "The memory map of Pico SDK ${PICO_SDK_VERSION_STRING} has no region '${name}' as we know it: see tools/cmake/budget.cmake.")
        endif()
        string(REGEX REPLACE "${pattern}" "${name}(rwx) : ORIGIN = ${origin}, LENGTH = ${length}" map "${map}")
    endforeach()
    file(CONFIGURE OUTPUT ${file} CONTENT "${map}" @ONLY)
endfunction()

set(sixgun_heap
    malloc calloc realloc free memalign aligned_alloc _malloc_r _calloc_r _realloc_r _free_r _memalign_r _sbrk _sbrk_r
    # operator new, new[], delete, delete[]: plain, sized, aligned, nothrow
    _Znwj _Znaj _ZdlPv _ZdaPv _ZdlPvj _ZdaPvj
    _ZnwjSt11align_val_t _ZnajSt11align_val_t _ZdlPvSt11align_val_t _ZdaPvSt11align_val_t _ZdlPvjSt11align_val_t
    _ZdaPvjSt11align_val_t _ZnwjRKSt9nothrow_t _ZnajRKSt9nothrow_t)
set(sixgun_float
    __aeabi_fadd __aeabi_fsub __aeabi_frsub __aeabi_fmul __aeabi_fdiv
    __aeabi_cfcmpeq __aeabi_cfcmple __aeabi_cfrcmple
    __aeabi_fcmpeq __aeabi_fcmplt __aeabi_fcmple __aeabi_fcmpge __aeabi_fcmpgt __aeabi_fcmpun
    __aeabi_i2f __aeabi_ui2f __aeabi_l2f __aeabi_ul2f __aeabi_f2iz __aeabi_f2uiz __aeabi_f2lz __aeabi_f2ulz __aeabi_f2d
    __aeabi_dadd __aeabi_dsub __aeabi_drsub __aeabi_dmul __aeabi_ddiv
    __aeabi_cdcmpeq __aeabi_cdcmple __aeabi_cdrcmple
    __aeabi_dcmpeq __aeabi_dcmplt __aeabi_dcmple __aeabi_dcmpge __aeabi_dcmpgt __aeabi_dcmpun
    __aeabi_i2d __aeabi_ui2d __aeabi_l2d __aeabi_ul2d __aeabi_d2iz __aeabi_d2uiz __aeabi_d2lz __aeabi_d2ulz __aeabi_d2f)
set(sixgun_teardown atexit __cxa_atexit __aeabi_atexit)  # nothing on a console ever ends

find_program(SIXGUN_NODE NAMES node nodejs NO_CMAKE_FIND_ROOT_PATH)
if(NOT SIXGUN_NODE)
    message(FATAL_ERROR "Node not found: run tools/setup.")
endif()

# Holds an executable to the budget.
function(sixgun_hold_to_budget target)
    set(map ${CMAKE_BINARY_DIR}/memory_map.ld)
    sixgun_memory_map(${map})
    pico_set_linker_script(${target} ${map})
    foreach(name IN LISTS sixgun_heap sixgun_float sixgun_teardown)
        target_link_options(${target} PRIVATE LINKER:--wrap=${name})
    endforeach()
    set(budget --flash-kib ${SIXGUN_FLASH_BOUND_KIB} --ram-kib ${SIXGUN_RAM_BUDGET_KIB})
    list(JOIN budget " " budget_words)
    list(JOIN SIXGUN_GAMES "," games)
    set(build_tools ${CMAKE_SOURCE_DIR}/tools/build)
    set_target_properties(${target} PROPERTIES
        RULE_LAUNCH_LINK "\"${SIXGUN_NODE}\" \"${build_tools}/link.mjs\" ${budget_words} --"
        LINK_DEPENDS "${map};${build_tools}/link.mjs;${build_tools}/memory.mjs")
    add_custom_command(TARGET ${target} POST_BUILD
        COMMAND ${SIXGUN_NODE} ${build_tools}/memory.mjs ${budget} --flash-aim-kib ${SIXGUN_FLASH_AIM_KIB} --games ${games} $<TARGET_FILE:${target}>.map
        VERBATIM)
endfunction()
