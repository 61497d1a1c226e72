// The drawer: board, battery, saves, links, firmware, serial line.

import { choose, offer, stamped } from './files.mjs';
import { isNoWish, linkOf, parseWish } from './share.mjs';

const $ = (selector) => document.querySelector(selector);
const mostSerial = 8000; // characters

export class Drawer {
  constructor(page) {
    this.page = page;
    const drawer = $('.drawer');
    $('#more').onclick = () => {
      drawer.showModal();
      this.showUsed();
      this.showMatch();
    };
    $('#close').onclick = () => drawer.close();
    drawer.onclick = (event) => event.target === drawer && drawer.close(); // beside it

    $('#board').append(...page.boards.map(({ id, name }) => new Option(name, id)));
    $('#board').onchange = ({ target }) => page.start(page.boards.find(({ id }) => id === target.value));
    $('#battery').oninput = () => this.battery();
    $('#usb').onchange = () => page.setPower({ usb: $('#usb').checked });
    $('#charging').onchange = () => page.setPower({ charging: $('#charging').checked });

    $('#export').onclick = () => this.export();
    $('#import').onclick = () => this.import();
    $('#erase').onclick = () => this.erase();
    $('#uf2').onclick = async () => {
      const file = await choose('.uf2');
      if (file) page.bring(file);
    };
    $('#own').onclick = () => page.forgetFirmware();

    $('#copy').onclick = () => this.copyLink();
    $('#go').onclick = () => this.playCode();
    $('#code').onkeydown = (event) => event.key === 'Enter' && this.playCode();
    $('.drawer form').onsubmit = (event) => {
      event.preventDefault();
      page.link.send('type', { line: $('#line').value });
      $('#line').value = '';
    };
  }

  // --- The console ------------------------------------------------------------------------------
  showBoard(board) {
    $('#board').value = board.id;
    const { battery } = board;
    const sensed = battery.sense >= 0;
    $('.battery').hidden = !sensed;
    $('#charging').parentElement.hidden = battery.charging < 0;
    $('#usb').parentElement.hidden = battery.usb_power < 0;
    $('#battery-note').textContent = sensed ? '' : 'This board has no battery: it runs from USB.';
    this.showVolts();
    this.showFirmware(null);
  }

  battery() {
    this.page.setPower({ millivolts: Number($('#battery').value) });
    this.showVolts();
  }
  showVolts() {
    $('#volts').value = `${(Number($('#battery').value) / 1000).toFixed(2)} V`;
  }

  // --- Saves ------------------------------------------------------------------------------------
  async showUsed() {
    const used = await this.page.link.ask('used').catch(() => 0);
    $('#used').textContent = used ? `: ${used / 1024} KiB` : '';
  }
  saved() {
    if ($('.drawer').open) this.showUsed();
  }

  async export() {
    try {
      const bytes = await this.page.link.ask('export');
      offer(bytes, stamped(`sixgun-${this.page.board.id}`, 'flash'), 'application/octet-stream');
      this.page.say('Saves exported');
    } catch (error) {
      this.page.say(`Not exported: ${error.message}`);
    }
  }

  async import() {
    const file = await choose('.flash,.bin,application/octet-stream');
    if (!file || !confirm('Replace everything this console has saved by what is in the file?')) return;
    await this.exchange('import', { file: await file.arrayBuffer() }, 'Saves imported');
  }
  async erase() {
    if (confirm('Erase everything this console has saved: matches, replays, scores and settings?')) {
      await this.exchange('erase', {}, 'Flash erased');
    }
  }
  async exchange(order, rest, done) {
    try {
      await this.page.link.ask(order, rest);
      this.page.setOn(true);
      this.page.say(done);
      this.showUsed();
    } catch (error) {
      this.page.say(error.message);
    }
  }

  // --- Links ------------------------------------------------------------------------------------
  // The code of the match on the screen, if there is one and it has one; of a day's that is over, its result.
  async showMatch() {
    $('#last-match').textContent = '';
    const { code, over } = await this.page.serial.ask('match').catch(() => ({}));
    const { played, result } = over ? await this.page.serial.ask('day').catch(() => ({})) : {};
    if (!code && !result) return;
    $('#last-match').textContent = result ? `Your result of day ${played} is below.` : `The match on the console is ${code}.`;
    if (document.activeElement !== $('#code')) $('#code').value = result ?? code;
  }
  wish() {
    const wish = parseWish($('#code').value);
    $('#code').setAttribute('aria-invalid', !wish);
    if (!wish) this.page.say(isNoWish);
    return wish;
  }
  async copyLink() {
    const wish = this.wish();
    if (!wish) return;
    const link = linkOf(wish);
    try {
      await navigator.clipboard.writeText(link);
      this.page.say('Link copied');
    } catch {
      prompt('The link:', link); // the browser does not let pages write to its clipboard
    }
  }
  playCode() {
    const wish = this.wish();
    if (!wish) return;
    $('.drawer').close();
    this.page.play(wish);
  }

  // --- Firmware ---------------------------------------------------------------------------------
  showFirmware(name) {
    const { board } = this.page;
    $('#version').textContent = name ? `${name} runs.` : `Version ${board.version || 'unknown'}.`;
    $('#own').hidden = !name;
  }

  heard(text) {
    const serial = $('#serial');
    const atEnd = serial.scrollTop + serial.clientHeight >= serial.scrollHeight - 4;
    serial.textContent = (serial.textContent + text.replaceAll('\r', '')).slice(-mostSerial);
    if (atEnd) serial.scrollTop = serial.scrollHeight;
  }
}
