# Art in the repo is text or PNG; Node scripts turn it into tables of constants while building.
find_program(SIXGUN_NODE NAMES node nodejs DOC "Node.js 18 or later, runs the asset converters")
if(NOT SIXGUN_NODE)
    message(FATAL_ERROR "Node.js was not found: run tools/setup, or set SIXGUN_NODE to the program.")
endif()
set(SIXGUN_ASSET_TOOLS ${CMAKE_CURRENT_LIST_DIR}/../assets)
file(GLOB SIXGUN_ASSET_SCRIPTS CONFIGURE_DEPENDS ${SIXGUN_ASSET_TOOLS}/*.mjs)

# Pictures of a layer: #include "<target>/art.h" declares one constant a file in namespace <target>::art, named after it.
#
#   sixgun_art(shell art/title.png art/spark_4x1.png art/star.txt)
#
# title.png -> `stage::Sprite title`; spark_4x1.png, a sheet of four frames -> `stage::Sprite spark[4]`.
function(sixgun_art target)
    set(out ${CMAKE_BINARY_DIR}/art/${target})
    set(files ${ARGN})
    list(TRANSFORM files PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    add_custom_command(
        OUTPUT ${out}/art.cpp ${out}/${target}/art.h
        COMMAND ${SIXGUN_NODE} ${SIXGUN_ASSET_TOOLS}/sprite.mjs --layer ${target} --out ${out} ${files}
        DEPENDS ${files} ${SIXGUN_ASSET_SCRIPTS}
        COMMENT "Converting the pictures of ${target}"
        VERBATIM)
    # The header must be there before any source that includes it is compiled.
    add_custom_target(${target}_art DEPENDS ${out}/art.cpp ${out}/${target}/art.h)
    add_dependencies(${target} ${target}_art)
    target_sources(${target} PRIVATE ${out}/art.cpp)
    target_include_directories(${target} PUBLIC ${out})
    if(NOT target STREQUAL stage)
        target_link_libraries(${target} PUBLIC stage)
    endif()
endfunction()

# A font of the stage: sixgun_font(stage medium 8x16) takes Spleen in that size and adds art/glyphs_8x16.txt.
function(sixgun_font target name size)
    # Releases of Spleen differ in pixels, so it is the one pinned by tools/setup and not the system's.
    set(spleen ${SIXGUN_DEPS}/fonts/spleen-${size}.psfu.gz)
    if(NOT EXISTS ${spleen})
        message(FATAL_ERROR "The font spleen-${size}.psfu.gz was not found: run tools/setup.")
    endif()
    set(out ${CMAKE_BINARY_DIR}/art/${target}/font_${name}.cpp)
    set(glyphs ${CMAKE_CURRENT_SOURCE_DIR}/art/glyphs_${size}.txt)
    add_custom_command(
        OUTPUT ${out}
        COMMAND ${SIXGUN_NODE} ${SIXGUN_ASSET_TOOLS}/font.mjs --name ${name} --out ${out}
            --glyphs ${glyphs} ${spleen}
        DEPENDS ${spleen} ${glyphs} ${SIXGUN_ASSET_SCRIPTS}
        COMMENT "Converting the font ${name}"
        VERBATIM)
    target_sources(${target} PRIVATE ${out})
endfunction()
