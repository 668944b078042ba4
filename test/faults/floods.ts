import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Held } from '../../bench/hold-sockets.ts';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { type DuringReport, duringFault } from './during.ts';

/** 2,000 sockets that send nothing and 400 that send a byte a second, which the server must close. */
export async function slowSockets(
  settings: DatabaseSettings,
): Promise<DuringReport & { closed: number; unclosed: 0 | 1 }> {
  let holder: ReturnType<typeof fork> | undefined;
  let closed = 0;
  const report = await duringFault(settings, {
    begin: async ({ url }) => {
      const script = new URL('../../bench/hold-sockets.ts', import.meta.url);
      holder = fork(script, [new URL(url).port, '2000', '400']);
      await once(holder, 'message');
    },
    end: async () => {
      holder?.send('count');
      const [held] = await once(holder ?? process, 'message');
      closed = (held as Held).closed;
      holder?.disconnect();
    },
    // The server gives a request 10 s to arrive.
    lasts: 15_000,
    refuses: false,
  });
  return { ...report, closed, unclosed: closed < 400 ? 1 : 0 };
}

/** 64 clients ask for searches, which must be rendered each time, as fast as they are answered. */
export async function renderFlood(
  settings: DatabaseSettings,
): Promise<DuringReport & { rendered: number; turnedAway: number; strange: number }> {
  let running = true;
  const statuses = new Map<number, number>();
  let clients: Promise<void>[] = [];
  const report = await duringFault(settings, {
    begin: async ({ url }) => {
      clients = Array.from({ length: 64 }, async (_, client) => {
        for (let n = 0; running; n += 1) {
          const answer = await fetch(`${url}/support?q=word-${client}-${n}`).catch(() => undefined);
          await answer?.arrayBuffer();
          const status = answer?.status ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status !== 200) await sleep(20);
        }
      });
    },
    end: async () => {
      running = false;
      await Promise.all(clients);
    },
    lasts: 10_000,
    refuses: false,
  });
  const { 200: rendered = 0, 503: turnedAway = 0, ...others } = Object.fromEntries(statuses);
  const strange = Object.values(others).reduce((sum, count) => sum + count, 0);
  return { ...report, rendered, turnedAway, strange };
}
