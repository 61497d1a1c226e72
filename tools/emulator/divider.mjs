// The divider beside the core. rp2040js has one, too, but programs divide all the time, and the way
// over the bus puts the clock right each time, which this part never looks at. Here it also gives what
// the data sheet says for a division by zero.

const unsignedDividend = 0x60;
const unsignedDivisor = 0x64;
const signedDividend = 0x68;
const signedDivisor = 0x6c;
const quotient = 0x70;
const remainder = 0x74;
const status = 0x78;
const ready = 1;
const dirty = 2;

export class Divider {
  constructor() {
    this.dividend = 0;
    this.divisor = 0;
    this.quotient = 0;
    this.remainder = 0;
    this.status = ready;
  }

  // `offset` counts from the start of the SIO.
  read(offset) {
    switch (offset) {
      case unsignedDividend:
      case signedDividend:
        return this.dividend;
      case unsignedDivisor:
      case signedDivisor:
        return this.divisor;
      case quotient:
        this.status &= ~dirty;
        return this.quotient;
      case remainder:
        return this.remainder;
      default:
        return this.status;
    }
  }

  write(offset, value) {
    this.status = offset === status ? this.status : ready | dirty;
    switch (offset) {
      case unsignedDividend:
      case signedDividend:
        this.dividend = value | 0;
        break;
      case unsignedDivisor:
      case signedDivisor:
        this.divisor = value | 0;
        break;
      case quotient:
        this.quotient = value | 0;
        return;
      case remainder:
        this.remainder = value | 0;
        return;
      default:
        return; // the status cannot be written
    }
    if (offset >= signedDividend) this.divideSigned();
    else this.divideUnsigned();
  }

  divideUnsigned() {
    const { dividend, divisor } = this;
    this.quotient = divisor ? ((dividend >>> 0) / (divisor >>> 0)) | 0 : -1;
    this.remainder = divisor ? ((dividend >>> 0) % (divisor >>> 0)) | 0 : dividend;
  }
  divideSigned() {
    const { dividend, divisor } = this;
    this.quotient = divisor ? (dividend / divisor) | 0 : dividend < 0 ? 1 : -1;
    this.remainder = divisor ? (dividend % divisor) | 0 : dividend;
  }
}
