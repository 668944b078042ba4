import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Site, startSite } from '../test/site.ts';
import type { Part } from './measured.ts';

const TRIALS = 2_000;
/** Known addresses, and as many unknown ones: 10 attempts are allowed for each. */
const ADDRESSES = 200;
const SIGNUPS = 200;
const agent = new Agent({ keepAlive: true });

/** Measures whether the time of a refused sign-in reveals if the address has an account. */
export const signInTiming: Part = {
  title: 'Sign-in: can a stranger tell who is a customer',
  async run() {
    const site = await startSite({ RATE_LIMIT: 'off' });
    try {
      for (let n = 0; n < ADDRESSES; n += 1) await send(site, '/api/auth/signup', signup(n));
      const times = { known: [] as number[], unknown: [] as number[] };
      let knownFirst = true;
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const n = Math.floor(trial / 2) % ADDRESSES;
        // One of each kind in each pair, in random order.
        if (trial % 2 === 0) knownFirst = Math.random() < 0.5;
        const kind = (trial % 2 === 0) === knownFirst ? 'known' : 'unknown';
        const { email } = signup(kind === 'known' ? n : n + ADDRESSES);
        const started = performance.now();
        const status = await send(site, '/api/auth/login', { email, password: 'not the password' });
        if (status !== 401) throw new Error(`A wrong password got ${status}`);
        times[kind].push(performance.now() - started);
      }
      const auc = areaUnderCurve(times.known, times.unknown);
      return [
        {
          trials: TRIALS.toLocaleString('en-US'),
          'known, median': `${quantile(times.known, 0.5).toFixed(1)} ms`,
          'unknown, median': `${quantile(times.unknown, 0.5).toFixed(1)} ms`,
          'AUC (0.5 is chance)': Math.max(auc, 1 - auc).toFixed(3),
        },
      ];
    } finally {
      await site.stop();
    }
  },
};

/** Measures 200 simultaneous signups, and the pages that visitors load meanwhile. */
export const signupBurst: Part = {
  title: 'Signups: 200 at once',
  async run() {
    const site = await startSite({ RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1' });
    try {
      // Warm-up: the first signup after the start is slow.
      await send(site, '/api/auth/signup', signup(SIGNUPS));
      const alone = await pages(site, sleep(4_000));
      const before = residentMiB(site);
      let peak = before;
      const watch = setInterval(() => {
        peak = Math.max(peak, residentMiB(site));
      }, 20);
      const started = performance.now();
      const burst = burstFromWorker(site);
      const meanwhile = await pages(site, burst);
      const seconds = (performance.now() - started) / 1000;
      clearInterval(watch);
      const statuses = await burst;
      const count = (status: number) => statuses.filter((each) => each === status).length;
      return [
        {
          created: String(count(201)),
          'refused for now (429)': String(count(429)),
          'other status': String(SIGNUPS - count(201) - count(429)),
          duration: `${seconds.toFixed(1)} s`,
          'page p99 alone': `${quantile(alone, 0.99).toFixed(1)} ms`,
          'page p99 meanwhile': `${quantile(meanwhile, 0.99).toFixed(1)} ms`,
          'memory growth, peak': `${(peak - before).toFixed(0)} MiB`,
        },
      ];
    } finally {
      await site.stop();
    }
  },
};

/** Sends the signups from a worker thread, so that they don't delay the page timings. */
async function burstFromWorker({ url }: Site): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  const [statuses] = await once(worker, 'message');
  return statuses;
}

if (!isMainThread && workerData) {
  const all = Array.from({ length: SIGNUPS }, (_, n) =>
    // Each from a network of its own: one may have fewer passwords waiting to be checked.
    send({ url: workerData }, '/api/auth/signup', signup(n), `198.18.${n}.7`),
  );
  parentPort?.postMessage(await Promise.all(all));
  agent.destroy();
}

function signup(n: number) {
  return {
    email: `customer${n}@example.com`,
    firstName: 'Rosa',
    lastName: 'Alvarez',
    password: `three wet otters ${n}`,
    subscriptionPlan: 'growth',
  };
}

/**
 * Posts JSON and resolves to the status once the response has ended.
 * @param from the client's address, where the site trusts its proxy.
 */
async function send(
  { url }: Pick<Site, 'url'>,
  path: string,
  body: object,
  from?: string,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
  };
  const posted = request(url + path, { method: 'POST', agent, headers });
  posted.end(JSON.stringify(body));
  const [answer] = await once(posted, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

/** Requests a page every 10 ms until `over` resolves or rejects; returns the durations in ms. */
async function pages({ url }: Site, over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let running = true;
  void over.finally(() => {
    running = false;
  });
  for (let n = 0; running; n += 1) {
    const path = n % 10 === 0 ? '/signup?plan=starter' : '/';
    open.push(timed(url + path, times));
    await sleep(10);
  }
  await Promise.all(open);
  return times;
}

async function timed(url: string, times: number[]): Promise<void> {
  const started = performance.now();
  const sent = request(url, { agent });
  sent.end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} got ${answer.statusCode}`);
  times.push(performance.now() - started);
}

/** Resident memory of the server's process in MiB; Linux only. */
function residentMiB({ process: { pid } }: Site): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

/** Probability that a value of the first list exceeds one of the second; ties count half. */
function areaUnderCurve(first: number[], second: number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}

function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
