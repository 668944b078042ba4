import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { sampleLead } from '../sample-lead.ts';

/** What visitors met who sent leads and read pages while something was wrong. */
export interface Met {
  /** Leads answered with 201. */
  acknowledged: number;
  /** Answers 503 with Retry-After: the visitor is asked to send again. */
  refused: number;
  /** Requests whose connection broke, or that got no answer in time. */
  unanswered: number;
  /** Any other answer to a lead. */
  other: number;
  /** Answers to `/` other than 200, where the server was there. */
  pagesFailed: number;
  /** The longest time of `/` in ms. */
  slowestPage: number;
}

/** Times in ms: until a visitor gives a request up, and until they send again. */
const patience = 40_000;
const again = 250;

/**
 * Visitors who send one lead after another, each until it is answered with 201, under a key of its own
 * as the form does, and one who reads the home page.
 * @param urlOf the site's address, which may change.
 * @param pause between two leads of a visitor, in ms.
 */
export function startVisitors(urlOf: () => string, { clients = 8, pause = 10 } = {}) {
  const met: Met = {
    ...{ acknowledged: 0, refused: 0, unanswered: 0, other: 0 },
    ...{ pagesFailed: 0, slowestPage: 0 },
  };
  const sent = new Map<string, string>();
  const strange = new Set<string>();
  let running = true;

  const sender = async () => {
    while (running) {
      await send(`Lead ${randomUUID()}`);
      await sleep(pause);
    }
  };
  const send = async (name: string) => {
    for (;;) {
      const answer = await post(urlOf(), name);
      if (!answer) met.unanswered += 1;
      else if (answer.status === 201) {
        sent.set(answer.id, name);
        met.acknowledged = sent.size;
        return;
      } else if (answer.retryAfter && answer.status === 503) met.refused += 1;
      else {
        met.other += 1;
        strange.add(`${answer.status} ${answer.text.slice(0, 200)}`);
      }
      await sleep(again);
    }
  };
  const reader = async () => {
    while (running) {
      const start = performance.now();
      const status = await fetch(urlOf(), { signal: AbortSignal.timeout(patience) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      if (status !== 200 && status !== 0) met.pagesFailed += 1;
      if (status === 200) met.slowestPage = Math.max(met.slowestPage, performance.now() - start);
      await sleep(100);
    }
  };
  const all = [...Array.from({ length: clients }, sender), reader()];

  return {
    met,
    /** Waits until this many leads more are acknowledged, or `over` says that it is enough. */
    async untilAcknowledged(more: number, over = () => false): Promise<void> {
      const goal = sent.size + more;
      while (sent.size < goal && !over()) await sleep(20);
    },
    /** Ends the sending once every visitor's last lead is acknowledged. */
    async stop(): Promise<void> {
      running = false;
      await Promise.all(all);
      for (const answer of strange) console.log(`  unexpected answer: ${answer}`);
    },
    /** Compares what was acknowledged with what is stored. */
    async report(settings: DatabaseSettings): Promise<Met & { lost: number; doubled: number }> {
      const db = openDatabase(settings);
      const rows = await db.read
        .selectFrom('leads')
        .select(['id', 'name'])
        .where('name', 'like', 'Lead ________-%')
        .execute();
      await db.close();
      const stored = new Map(rows.map(({ id, name }) => [id, name]));
      return {
        ...met,
        slowestPage: Math.round(met.slowestPage),
        lost: [...sent].filter(([id, name]) => stored.get(id) !== name).length,
        doubled: rows.length - new Set(rows.map(({ name }) => name)).size,
      };
    },
  };
}

export type Visitors = ReturnType<typeof startVisitors>;

/** Sends a lead; undefined where no answer came. */
async function post(url: string, name: string) {
  try {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': name.slice(5) },
      body: JSON.stringify({ ...sampleLead, name, email: `${name.slice(5)}@mail.example` }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    const { status, headers } = answer;
    const id: string = status === 201 ? JSON.parse(text).id : '';
    return { status, text, id, retryAfter: headers.get('retry-after') };
  } catch {
    return undefined;
  }
}
