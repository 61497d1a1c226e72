// TinyUSB as we use it: a device without an operating system, with a serial port of its own and our
// classes beside it (functions.h).
#pragma once

#define CFG_TUSB_MCU OPT_MCU_RP2040
#define CFG_TUSB_OS OPT_OS_NONE
#define CFG_TUSB_DEBUG 0

#define CFG_TUD_ENABLED 1
#define CFG_TUD_MAX_SPEED OPT_MODE_FULL_SPEED
#define CFG_TUD_ENDPOINT0_SIZE 64
// What may happen while the console is busy elsewhere; an event that does not fit would be lost.
#define CFG_TUD_TASK_QUEUE_SZ 32

#define CFG_TUD_CDC 1
#define CFG_TUD_CDC_RX_BUFSIZE 256
#define CFG_TUD_CDC_TX_BUFSIZE 1024
#define CFG_TUD_CDC_EP_BUFSIZE 64

// Erratum RP2040-E15: a late IN packet confuses some hubs, a Raspberry Pi 4's among them. Costs an
// interrupt a millisecond while something is being sent, and none otherwise.
#define TUD_OPT_RP2040_USB_DEVICE_UFRAME_FIX 1
// Erratum RP2040-E5, on the first chips behind a busy hub: its remedy takes over pin 15, which is a
// button here or a lamp there.
#define TUD_OPT_RP2040_USB_DEVICE_ENUMERATION_FIX 0
