# The standard headers that most files begin with are read once a build, not once a file: a quarter of the compiler's time.
# Only presets that look for something else than warnings do it (SIXGUN_SHARED_HEADERS): the others find a file that forgets
# an include, and at -O2 gcc 12 warns about its own strings when they come from here.
add_library(shared_headers OBJECT ${CMAKE_CURRENT_LIST_DIR}/shared_headers.cpp)
target_link_libraries(shared_headers PRIVATE sixgun_warnings)
target_precompile_headers(shared_headers PRIVATE
    "$<$<COMPILE_LANGUAGE:CXX>:<algorithm$<ANGLE-R>>" "$<$<COMPILE_LANGUAGE:CXX>:<array$<ANGLE-R>>"
    "$<$<COMPILE_LANGUAGE:CXX>:<span$<ANGLE-R>>" "$<$<COMPILE_LANGUAGE:CXX>:<string$<ANGLE-R>>"
    "$<$<COMPILE_LANGUAGE:CXX>:<vector$<ANGLE-R>>")

# Everything of ours, wherever it is defined.
function(sixgun_share_headers folder)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        get_target_property(libraries ${target} LINK_LIBRARIES)
        if("sixgun_warnings" IN_LIST libraries AND NOT target STREQUAL shared_headers)
            target_precompile_headers(${target} REUSE_FROM shared_headers)
        endif()
    endforeach()
    get_property(folders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(below IN LISTS folders)
        sixgun_share_headers(${below})
    endforeach()
endfunction()
cmake_language(DEFER CALL sixgun_share_headers ${CMAKE_SOURCE_DIR})
