set(PICO_BOARD pico)  # the Pico SDK's name: clock, flash chip, boot stage
