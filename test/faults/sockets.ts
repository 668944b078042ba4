import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { startSite } from '../site.ts';
import { createClient, pageTimes, percentile } from './http.ts';

/** Result of holding many connections open. */
export interface SocketsReport {
  idle: number;
  slow: number;
  /** 99th percentile of the home page's time in ms, before and while they are open. */
  p99Before: number;
  p99During: number;
  /** 1 if the second is more than 50 ms above the first. */
  slowed: 0 | 1;
  /** Slow connections that the server had not closed 12 s after their first byte. */
  kept: number;
  /** Connections that broke, as slow ones do when the server closes them. */
  failed: number;
}

const IDLE = 10_000;
const SLOW = 2_000;

/**
 * 10,000 connections that send nothing, and 2,000 that send a byte of their headers each second
 * (Slowloris), while a visitor loads the home page. Needs 12,100 open files (`ulimit -n`).
 */
export async function manySockets({
  dataDir,
  databaseUrl = '',
}: DatabaseSettings): Promise<SocketsReport> {
  const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const client = createClient(site.url);
  const port = Number(new URL(site.url).port);
  const sockets: Socket[] = [];
  let failed = 0;
  const open = async (count: number): Promise<Socket[]> => {
    const opened: Socket[] = [];
    while (opened.length < count) {
      const batch = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
      for (const socket of batch) socket.on('error', () => (failed += 1)).resume();
      opened.push(...batch);
      await Promise.all(batch.map((socket) => new Promise((done) => socket.once('connect', done))));
    }
    sockets.push(...opened);
    return opened;
  };
  try {
    await pageTimes(client, sleep(2_000));
    const before = await pageTimes(client, sleep(8_000));
    await open(IDLE);
    const slow: Socket[] = [];
    // In slices, as this process also measures.
    let slice = 0;
    const drip = setInterval(() => {
      slice = (slice + 1) % 50;
      for (let n = slice; n < slow.length; n += 50) if (slow[n]?.writable) slow[n]?.write('a');
    }, 20);
    const opened = (async () => {
      while (slow.length < SLOW) {
        const batch = await open(100);
        for (const socket of batch) socket.write('GET / HTTP/1.1\r\nhost: site\r\nx: ');
        slow.push(...batch);
        await sleep(200);
      }
    })();
    const during = await pageTimes(client, opened.then(() => sleep(12_000)));
    clearInterval(drip);
    const p99Before = percentile(before, 0.99);
    const p99During = percentile(during, 0.99);
    return {
      idle: IDLE,
      slow: SLOW,
      p99Before,
      p99During,
      slowed: p99During > p99Before + 50 ? 1 : 0,
      kept: slow.filter(({ readyState }) => readyState === 'open').length,
      failed,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    client.close();
    await site.stop();
  }
}
