import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Held } from './hold-sockets.ts';
import type { Measured, Part } from './measured.ts';
import { probe, startServing, timeCells } from './probes.ts';

const IDLE = 10_000;
const SLOW = 2_000;

/** Longer than the 10 s after which the server closes such a connection. */
const seconds = 15;

/**
 * Load times of pages, health checks and leads beside many connections that ask for nothing. Needs
 * 12,100 open files (`ulimit -n`).
 */
export const sockets: Part = {
  title: 'Sockets: 10,000 idle and 2,000 slow',
  async run() {
    const { site, folder } = await startServing({ RATE_LIMIT: 'off' });
    try {
      // Warm-up.
      await probe(site, sleep(2_000));
      const quiet = await probe(site, sleep(seconds * 1_000));
      const holder = await hold(site);
      const times = await probe(site, sleep(seconds * 1_000));
      const { open, closed } = await holder.count();
      holder.stop();
      return [
        { sockets: 'none', 'closed by the server': '', ...timeCells(quiet) },
        {
          sockets: open.toLocaleString('en-US'),
          'closed by the server': closed.toLocaleString('en-US'),
          ...timeCells(times),
        },
      ];
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Opens the connections, from a process of their own so that they don't delay the timings. */
async function hold({ url }: Measured) {
  const args = [new URL(url).port, `${IDLE}`, `${SLOW}`];
  const child = fork(new URL('hold-sockets.ts', import.meta.url), args);
  await once(child, 'message');
  return {
    async count(): Promise<Held> {
      child.send('count');
      const [held] = await once(child, 'message');
      return held as Held;
    },
    stop: () => child.disconnect(),
  };
}
