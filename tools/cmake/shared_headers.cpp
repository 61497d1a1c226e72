// Only here so that the headers have something to be compiled for: see shared_headers.cmake.
