# The consoles on USB, from the kernel's list of devices. Sourced by commands that need one.
#
# A console keeps its port (1-2, say) when it changes between Sixgun and boot loader, while its address changes, and all
# boot loaders say the same number: so a console is remembered by its port. Ask for $picotool before.
usb_devices=${SIXGUN_USB_DEVICES:-/sys/bus/usb/devices}

of_device() { cat "$usb_devices/$1/$2" 2>/dev/null || true; }

# running (Sixgun), bootloader, or nothing.
state_at() {
    [ "$(of_device "$1" idVendor)" = 2e8a ] || return 0
    case $(of_device "$1" idProduct):$(of_device "$1" manufacturer) in
        000a:Sixgun) echo running ;;
        0003:*) echo bootloader ;;
    esac
}
state_is() { [ "$(state_at "$1")" = "$2" ]; }

picotool_choice() { printf -- '--bus %s --address %s' "$(of_device "$1" busnum)" "$(of_device "$1" devnum)"; }

# What picotool reads out of a console in its boot loader: in_flash PORT FIELD.
in_flash() {
    "$picotool" info -a $(picotool_choice "$1") 2>/dev/null |
        awk -v field="$2:" 'index($0, field) { sub(".*" field " *", ""); print $1; exit }' || true
}

# Its own number: what Sixgun says as serial number is in the flash chip.
number_at() {
    if state_is "$1" running; then of_device "$1" serial; else in_flash "$1" 'flash id' | sed 's/^0x//' | tr a-f A-F; fi
}

# Which board it is, if that is known.
board_at() {
    local name
    if state_is "$1" running; then name=$(of_device "$1" product | sed 's/^Sixgun //'); else name=$(in_flash "$1" pico_board); fi
    if boards | grep -qxF -- "$name"; then printf '%s' "$name"; fi
}

# The ports with a console.
consoles() {
    local place port
    for place in "$usb_devices"/*; do
        port=$(basename "$place")
        [ -z "$(state_at "$port")" ] || echo "$port"
    done
}

# A line for each port that comes in.
tell_consoles() {
    local port what
    while read -r port; do
        what=$(board_at "$port")
        if state_is "$port" running; then what="Sixgun on $what"; else what="boot loader${what:+, has Sixgun for $what}"; fi
        printf '%-18s %-14s %s\n' "$(number_at "$port")" "USB $port" "$what"
    done
}

# The port of the one console there is, or of the one whose number ends so. Nothing if there is none; asks if it can, when
# there are several.
choose_console() {
    local wanted=$1 ports port number found=() answer
    mapfile -t ports < <(consoles)
    for port in "${ports[@]}"; do
        number=$(number_at "$port")
        if [ -z "$wanted" ] || [[ -n $number && ${number^^} == *"${wanted^^}" ]]; then found+=("$port"); fi
    done
    if [ ${#found[@]} -gt 1 ]; then
        printf '%s\n' "${found[@]}" | tell_consoles | nl -w 2 -s '  ' >&2
        [ -t 0 ] || refuse "several consoles are connected: choose one with --serial and the end of its number"
        read -r -p "Which one (1-${#found[@]})? " answer >&2 </dev/tty || answer=
        [[ $answer =~ ^[0-9]+$ && $answer -ge 1 && $answer -le ${#found[@]} ]] || refuse "no console was chosen"
        found=("${found[answer - 1]}")
    elif [ ${#found[@]} = 0 ] && [ -n "$wanted" ]; then
        [ ${#ports[@]} = 0 ] || printf '%s\n' "${ports[@]}" | tell_consoles >&2
        refuse "no console whose number ends with '$wanted' is connected"
    fi
    printf '%s' "${found[0]:-}"
}

# By picotool, or, where this user may not use it, by setting the console's serial port to 1200 baud.
ask_for_bootloader() {
    local tty
    if "$picotool" reboot -f -u $(picotool_choice "$1") >/dev/null 2>&1; then return; fi
    for tty in "$usb_devices/$1/$1":*/tty/*; do
        [ -e "$tty" ] || continue
        if stty -F "/dev/$(basename "$tty")" 1200 2>/dev/null; then return; fi
    done
    refuse "the console $(number_at "$1") is there, but this user may open neither the device nor its serial port: run 'sudo $me'"
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
    local until=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $until ] || return 1
        sleep 0.1
    done
}
