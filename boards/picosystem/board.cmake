set(PICO_BOARD pimoroni_picosystem)  # the Pico SDK's name: clock, flash chip, boot stage
