#include "bluff_art/pictures.h"
