/**
 * `node --import ./test/faults/moved-clock.mjs …`: a process whose clock is moved by the milliseconds
 * that the file CLOCK_FILE says, read again at each SIGUSR2. Timers go on as they are, as they do when
 * the machine's clock is set.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let moved = 0;

globalThis.Date = class extends RealDate {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error: any of the forms that Date takes
    super(...(given.length === 0 ? [RealDate.now() + moved] : given));
  }
  static now() {
    return RealDate.now() + moved;
  }
};

process.on('SIGUSR2', () => {
  moved = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
});
