// The page: the console in the middle, a bar below it, everything else in the drawer.

import { loadArt } from './art.mjs';
import { Buttons } from './buttons.mjs';
import { Casing } from './casing.mjs';
import { listenToControllers } from './controller.mjs';
import { DayTeller } from './day.mjs';
import { Drawer } from './drawer.mjs';
import { listenToDrops, offer, stamped } from './files.mjs';
import { listenToKeys } from './keyboard.mjs';
import { Link } from './link.mjs';
import { recall, remember } from './memory.mjs';
import { goOffline } from './offline.mjs';
import { Serial } from './serial.mjs';
import { grant, wishOfLink } from './share.mjs';
import { Sound } from './sound.mjs';
import { listenToTouch, placeButtons } from './touch.mjs';

const $ = (selector) => document.querySelector(selector);
const messageMs = 5000;

class Page {
  async open() {
    this.link = new Link((event) => this.happened(event));
    this.serial = new Serial((line) => this.link.send('type', { line }), () => this.listens);
    this.day = new DayTeller(this.serial);
    this.sound = new Sound();
    const [{ boards, firmware, drawing }, picture] = await Promise.all([
      fetch('console.json').then((response) => response.json()),
      loadArt('art/handheld.png'),
    ]);
    this.boards = boards;
    this.firmware = firmware;
    this.buttons = new Buttons((name, down) => this.pressed(name, down));
    this.casing = new Casing($('.stage'), picture, drawing);
    this.power = { millivolts: 4000, charging: false };
    this.on = true;
    this.used = false;
    this.listen(drawing);
    this.drawer = new Drawer(this);
    this.wish = wishOfLink(location.hash);
    await this.start(this.firstBoard());
    this.greet();
    // Later: the first picture comes first.
    setTimeout(() => this.goOffline(), 1500);
  }

  goOffline() {
    goOffline({
      used: () => this.used,
      onReady: () => this.quiet && this.say('Ready to be used without a network'),
      onUpdate: (reload) => this.say('A newer version is here.', { label: 'Reload', other: 'Later', act: reload }),
    }).catch(() => {}); // a page without it works as well, while there is a network
  }

  // On the first visit, until a button is pressed; fingers find their way without words.
  greet() {
    if (recall('greeted') || !this.quiet || !$('.shelter').hidden || matchMedia('(hover: none)').matches) return;
    this.say('Play with the arrow keys and A, B, X, Y, or click the buttons', { lasting: true });
    this.greeting = true;
  }

  firstBoard() {
    const asked = new URLSearchParams(location.search).get('board') ?? recall('board');
    return this.boards.find(({ id }) => id === asked) ?? this.boards[0];
  }

  listen(areas) {
    const { buttons, casing } = this;
    placeButtons(casing.element, areas);
    listenToTouch(casing.element, buttons, areas);
    listenToKeys(buttons, { onPicture: () => this.savePicture() });
    listenToControllers(buttons);
    listenToDrops((file) => this.bring(file));
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => this.sound.wake());
    document.addEventListener('visibilitychange', () => this.shown(!document.hidden));
    addEventListener('hashchange', () => {
      this.wish = wishOfLink(location.hash);
      this.grantWish();
    });
    $('#power').onclick = () => this.switchPower(!this.on);
    $('#picture').onclick = () => this.savePicture();
    $('#clip').onclick = () => this.toggleClip();
    $('#sound').onclick = () => this.mute(!this.sound.muted);
    this.mute(this.sound.muted);
  }

  // --- Boards and firmware ----------------------------------------------------------------------
  async start(board, { steal = false } = {}) {
    this.board = board;
    remember('board', board.id);
    this.casing.setPanel(board.panel);
    this.casing.element.setAttribute('aria-label', `Pocket console: ${board.name}`);
    this.drawer.showBoard(board);
    try {
      if (board.later && this.brought !== board.id) await this.fetchFirmware(board);
      const { file, lengths } = this.firmware;
      const image = { url: new URL(file, location.href).href, lengths, index: this.boards.indexOf(board) };
      const { busy } = await this.link.ask('start', { board, image, power: this.power, steal });
      if (busy) {
        this.shelter('This console is switched on in another tab.', 'Play here instead', () => this.start(board, { steal: true }));
        return;
      }
      this.shelter(null);
      this.setOn(true);
    } catch (error) {
      this.shelter(`The firmware could not be loaded: ${error.message}`, 'Try again', () => this.start(board));
    }
  }

  // Of a board that the page came without: its server makes it now.
  async fetchFirmware(board) {
    const building = (words) => this.shelter(`Building the firmware for ${board.name}${words} ...`);
    building('');
    let ended = false;
    const watch = setInterval(async () => {
      const { done, of } = await fetch(`firmware/${board.id}.json`).then((response) => response.json()).catch(() => ({}));
      if (of && !ended) building(`: ${done} of ${of}`);
    }, 1000);
    try {
      const response = await fetch(`firmware/${board.id}.uf2`);
      if (!response.ok) throw new Error((await response.text()).trim().split('\n').at(-1));
      const bytes = await response.arrayBuffer();
      this.brought = await this.link.ask('bring', { file: bytes, board: board.id }, [bytes]);
    } finally {
      ended = true;
      clearInterval(watch);
    }
  }

  async bring(file) {
    if (!/\.uf2$/i.test(file.name)) {
      this.say(`${file.name} is not a UF2 file. A file of saves is imported in the drawer.`);
      return;
    }
    try {
      const bytes = await file.arrayBuffer();
      const itsOwn = await this.link.ask('bring', { file: bytes, board: this.board.id }, [bytes]);
      const board = itsOwn === null ? this.board : this.boards.find(({ id }) => id === itsOwn);
      if (!board) throw new Error(`it is for the board ${itsOwn}, which this page does not have`);
      this.brought = board.id;
      await this.start(board);
      this.drawer.showFirmware(file.name);
      this.say(`${file.name} runs${itsOwn === null ? '; it does not say for which board it is' : ''}`);
    } catch (error) {
      this.brought = null;
      this.link.send('forget');
      this.say(`${file.name}: ${error.message}`);
    }
  }

  async forgetFirmware() {
    this.brought = null;
    await this.link.ask('forget');
    await this.start(this.board);
    this.drawer.showFirmware(null);
  }

  // --- What the console does --------------------------------------------------------------------
  happened(event) {
    switch (event.type) {
      case 'frame':
        this.casing.showFrame(event.pixels);
        performance.getEntriesByName('first frame').length || performance.mark('first frame');
        this.listens = true; // a console that shows something is on its feet
        this.grantWish();
        this.day.tell();
        break;
      case 'lamp':
        this.casing.showLamp(event);
        break;
      case 'sound':
        this.sound.play(event.notes);
        break;
      case 'serial':
        this.heard(event.text);
        break;
      case 'pace':
        this.showPace(event);
        break;
      case 'saved':
        this.drawer.saved();
        break;
      case 'trouble':
        this.say(event.message);
        break;
      case 'stopped':
        this.stopped(event);
        break;
    }
  }

  showPace({ percent, asleep, frames }) {
    if (!this.on) return; // told before it was switched off
    const whole = Math.min(100, Math.round(percent)); // above, it only makes up for a moment before
    $('#percent').value = `${whole} %`;
    $('#meter').value = whole;
    $('.pace').dataset.slow = whole < 97;
    $('.pace').title = `The emulated chip runs at ${whole} % of a real one's speed; it slept ${Math.round(asleep)} % of the time and sent ${Math.round(frames)} frames a second.`;
    this.pace = { percent, asleep, frames };
  }

  stopped({ why, message }) {
    this.setOn(false);
    if (why === 'taken') this.shelter(message, 'Play here instead', () => this.start(this.board, { steal: true }));
    else if (why === 'bootloader') this.say(`${message} Drop a UF2 on the page, or switch it off and on.`);
    else this.say(`The console stopped: ${message}. Switch it off and on.`);
  }

  heard(text) {
    this.drawer.heard(text);
    this.serial.heard(text);
  }

  // A link's match is asked for as soon as the console listens.
  grantWish() {
    const { wish } = this;
    if (!wish || !this.on || !this.listens) return;
    this.wish = null;
    history.replaceState(null, '', location.pathname + location.search); // once is enough: a reload goes on with what was begun
    this.play(wish);
  }
  async play(wish) {
    this.used = true;
    await this.tellHowItWent(() => grant(this.serial, wish));
  }
  async tellHowItWent(act) {
    try {
      const { text, label, other, again } = await act();
      this.say(text, again && { label, other, act: () => this.tellHowItWent(again) });
    } catch (error) {
      this.say(`Not possible: ${error.message}.`);
    }
  }

  // --- What the person does ---------------------------------------------------------------------
  pressed(name, down) {
    this.used = true;
    remember('greeted', 'yes');
    if (this.greeting) this.say('');
    this.link.send('button', { name, down });
    this.casing.showPressed(this.buttons.pressed);
  }

  switchPower(on) {
    this.link.send('power', { on });
    this.setOn(on);
    this.say(on ? 'Power on' : 'Power off');
  }
  setOn(on) {
    this.on = on;
    this.listens = false;
    this.serial.forget('the console was switched off');
    this.day.forget();
    $('#power').setAttribute('aria-checked', on);
    $('.pace').dataset.off = !on;
    if (on) return;
    this.casing.showLamp({ backlight: 0, light: null });
    $('#percent').value = 'off';
    $('#meter').value = 0;
    $('.pace').dataset.slow = false;
  }

  setPower(change) {
    Object.assign(this.power, change);
    this.link.send('battery', { change });
  }

  mute(muted) {
    this.sound.setMuted(muted);
    $('#sound').setAttribute('aria-pressed', !muted);
    $('#sound').title = muted ? 'Sound: off' : 'Sound: on';
  }

  // Nobody looks: nothing runs.
  shown(shown) {
    this.link.send(shown ? 'resume' : 'pause');
    if (shown) return;
    this.buttons.releaseAll();
    this.sound.hush();
  }

  async savePicture() {
    try {
      offer(await this.link.ask('picture'), stamped('sixgun', 'png'), 'image/png');
      this.say('Picture saved');
    } catch (error) {
      this.say(`No picture: ${error.message}`);
    }
  }

  async toggleClip() {
    const button = $('#clip');
    const recording = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', !recording);
    try {
      if (!recording) {
        await this.link.ask('film');
        this.say('Recording; press again to save, a minute at most');
      } else {
        offer(await this.link.ask('cut'), stamped('sixgun', 'gif'), 'image/gif');
        this.say('Clip saved');
      }
    } catch (error) {
      button.setAttribute('aria-pressed', 'false');
      this.say(`No clip: ${error.message}`);
    }
  }

  // --- Saying things ----------------------------------------------------------------------------
  // In the bar, and aloud where a screen reader runs. A question stays until it is answered: `label` does
  // `act`, `other` does nothing.
  say(text, { label, act, other, lasting = Boolean(act) } = {}) {
    const said = $('.said');
    clearTimeout(this.saying);
    this.greeting = false;
    said.textContent = text;
    const answer = (words, then) => {
      const onclick = () => {
        this.say('');
        then();
      };
      said.append(' ', Object.assign(document.createElement('button'), { className: 'plain', textContent: words, onclick }));
    };
    if (act) {
      answer(label, act);
      answer(other, () => {});
    }
    said.classList.toggle('asks', Boolean(act));
    if (!lasting) this.saying = setTimeout(() => (said.textContent = ''), messageMs);
  }
  get quiet() {
    return $('.said').textContent === '';
  }

  // Instead of the console: why there is none, and what to do about it.
  shelter(text, label = '', act = null) {
    const place = $('.shelter');
    place.hidden = text === null;
    this.casing.element.hidden = text !== null;
    if (text === null) return;
    place.querySelector('p').textContent = text;
    Object.assign(place.querySelector('button'), { textContent: label, onclick: act, hidden: !label });
  }
}

const page = new Page();
globalThis.sixgun = page; // for the curious, and for the tests
page.open().catch((error) => page.say(`The page could not be opened: ${error.message}`));
