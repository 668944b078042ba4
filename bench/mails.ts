import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../lib/db/client.ts';
import type { ReceivedMail } from '../test/fakes/smtp.ts';
import { startSmtp } from '../test/fakes/smtp.ts';
import { startReceiver } from '../test/fakes/webhook.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { numberAsked, type Part, type Row } from './measured.ts';
import { startServing } from './probes.ts';

const perSecond = 100;

/** `npm run bench -- mails 1` takes one minute on each engine. */
const minutes = numberAsked(10);

/** Time in ms that messages may take after the last lead; later ones count as never. */
const patience = 120_000;

/**
 * Leads at a steady pace, and how old each message about them is when a mail server or a webhook's
 * receiver has it. Confirmations are limited to 300 an hour, and the owner's mails are gathered.
 */
export const mails: Part = {
  title: `Mails of ${perSecond} leads a second for ${minutes} minutes`,
  async run() {
    const postgres = await startPostgres({ durable: true });
    try {
      return [
        await measure('SQLite', ''),
        await measure('PostgreSQL', await createDatabase(postgres.url)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(engine: string, databaseUrl: string): Promise<Row> {
  const [toOwner, toVisitor, hooked] = [new Map(), new Map(), new Map()] as Map<string, number>[];
  const note = (at: Map<string, number> | undefined, name: string | undefined) => {
    if (name !== undefined && !at?.has(name)) at?.set(name, performance.now());
  };
  const smtp = await startSmtp({
    message: ({ to, raw }: ReceivedMail) => {
      const [, n] = /visitor@mail(\d+)\./.exec(to[0] ?? '') ?? [];
      if (n !== undefined) note(toVisitor, n);
      else for (const [, name] of raw.replaceAll('=\r\n', '').matchAll(named)) note(toOwner, name);
      return undefined;
    },
  });
  const receiver = await startReceiver();
  receiver.answer = ({ body }) => {
    note(hooked, named.exec(body)?.[1]);
    named.lastIndex = 0;
    return { status: 204 };
  };
  const { site, folder } = await startServing({
    ...{ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1' },
    ...{ SMTP_URL: smtp.url, WORKERS: '4', SENDS_PER_SECOND: '200' },
    ...{ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: receiver.secret },
    WEBHOOK_PRIVATE_NETWORK: 'allow',
  });
  try {
    const { stored, refused, times } = await post(site.url, minutes * 60 * perSecond);
    const cpu = await site.cpu();
    const complete = () => toOwner?.size === stored.size && hooked?.size === stored.size;
    for (const end = performance.now() + patience; !complete(); await sleep(100)) {
      if (performance.now() > end) break;
    }
    const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl || undefined });
    const { skipped } = await db.read
      .selectFrom('deliveries')
      .select((e) => e.fn.countAll<number>().as('skipped'))
      .where('state', '=', 'skipped')
      .executeTakeFirstOrThrow();
    await db.close();
    const oldest = (at = new Map<string, number>()) => {
      const ages = [...stored].map(([name, then]) => (at.get(name) ?? Infinity) - then);
      const late = ages.filter((age) => age > 60_000).length;
      return `${(Math.max(...ages) / 1_000).toFixed(1)} s; ${late}`;
    };
    const confirmed = [...(toVisitor ?? [])].map(([name, at]) => at - (stored.get(name) ?? at));
    times.sort((a, b) => a - b);
    return {
      engine,
      leads: stored.size.toLocaleString('en-US'),
      'not stored': `${refused}`,
      'lead p50, p99': [0.5, 0.99]
        .map((share) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`)
        .join(', '),
      'oldest news to the owner; older than 60 s': oldest(toOwner),
      'oldest webhook; older than 60 s': oldest(hooked),
      'confirmations; oldest': `${confirmed.length}; ${(Math.max(...confirmed) / 1_000).toFixed(1)} s`,
      'skipped beyond their limit': skipped.toLocaleString('en-US'),
      'processor time a lead, ms': (cpu / 1_000 / stored.size).toFixed(2),
    };
  } finally {
    await site.stop();
    await Promise.all([smtp.close(), receiver.close()]);
    rmSync(folder, { recursive: true });
  }
}

/** A lead's name, wherever a message has it. */
const named = /Lead (\d+) of the bench/g;

/** Sends leads at their pace, each of a person of its own, whatever the answers take. */
async function post(url: string, count: number) {
  const agent = new Agent({ keepAlive: true });
  const stored = new Map<string, number>();
  const times: number[] = [];
  let refused = 0;
  const send = async (n: number) => {
    const started = performance.now();
    const call = request(`${url}/api/leads`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
    });
    call.end(
      JSON.stringify({
        ...sampleLead,
        name: `Lead ${n} of the bench`,
        email: `visitor@mail${n}.example`,
      }),
    );
    const [answer] = await once(call, 'response');
    answer.resume();
    await once(answer, 'end');
    times.push(performance.now() - started);
    if (answer.statusCode === 201) stored.set(`${n}`, performance.now());
    else refused += 1;
  };
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < count; n += 1) {
    const early = begun + (n * 1_000) / perSecond - performance.now();
    if (early > 1) await sleep(early);
    open.push(
      send(n).catch(() => {
        refused += 1;
      }),
    );
  }
  await Promise.all(open);
  agent.destroy();
  return { stored, refused, times };
}
