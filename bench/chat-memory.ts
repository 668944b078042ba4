import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSet } from '../assistant/eval/sets.ts';
import { memoryMiB } from './flood.ts';
import type { Measured, Part, Row } from './measured.ts';
import { startServing } from './probes.ts';

const questions = 1_000;
const pages = 3_000;

/**
 * What the assistant takes of the server's memory: of two servers that render the same pages, one
 * keeps the model from loading and is asked nothing. Its code and facts are loaded with the server and
 * are in both.
 */
export const chatMemory: Part = {
  title: 'Memory of a server that answers',
  async run() {
    const without = await measure(false);
    const answering = await measure(true);
    const added = answering.map((bytes, place) => bytes - (without[place] ?? 0));
    return [
      row('renders 3,000 pages', without),
      row('renders them and answers 1,000 questions', answering),
      row('the assistant adds', added),
    ];
  },
};

/** Starts a server that loads the assistant's model only when it gets the message `load`. */
export const startWithoutModel = () =>
  startServing({ RATE_LIMIT: 'off' }, ['--expose-gc', '--import', './bench/hold-model.mjs']);

/** Bytes that are in use in a server of `startWithoutModel`, after a garbage collection. */
export const liveBytes = async (site: Measured) => (await site.tell('memory')) as number;

/** Asks a server the first of the evaluation's questions. */
export async function askQuestions(site: Measured, from: number, to: number): Promise<void> {
  for (const { question } of readSet('tuning').questions.slice(from, to)) {
    const response = await fetch(`${site.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: question, conversation: [] }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    await response.arrayBuffer();
  }
}

/** @returns resident bytes after the start, resident and live ones after the load. */
async function measure(isAsked: boolean): Promise<number[]> {
  const { site, folder } = await startWithoutModel();
  try {
    if (isAsked) await site.tell('load');
    // The model is loaded after the start.
    await sleep(6_000);
    const started = resident(site);
    const rounds = 10;
    for (let round = 0; round < rounds; round++) {
      for (let page = 0; page < pages / rounds; page++) {
        const response = await fetch(`${site.url}/resources?q=word-${round}-${page}`);
        await response.arrayBuffer();
      }
      const share = questions / rounds;
      if (isAsked) await askQuestions(site, round * share, (round + 1) * share);
    }
    // Memory that was freed goes back to the system within seconds.
    await sleep(10_000);
    return [started, resident(site), await liveBytes(site)];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

const resident = (site: Measured) => memoryMiB(site, 'VmRSS') * 2 ** 20;

function row(server: string, bytes: readonly number[]): Row {
  const [started, afterwards, live] = bytes.map((one) => `${(one / 1e6).toFixed(1)} MB`);
  return {
    server,
    'RSS after the start': started ?? '',
    'RSS afterwards': afterwards ?? '',
    'live afterwards': live ?? '',
  };
}
