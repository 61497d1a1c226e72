// The pictures of Bluff the Bullet.
#pragma once

#include "bluff_art/art.h"
