import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type Database, type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type FakeReceiver, startReceiver } from '../fakes/webhook.ts';
import { sampleLead } from '../sample-lead.ts';
import { type Site, startSite } from '../site.ts';
import { contained } from './contained.ts';

/** Result of killing the server several times while it sends. */
export interface KilledSendingReport {
  rounds: number;
  /** Deliveries of the leads that were answered with 201. */
  deliveries: number;
  /** Deliveries being sent when the process was killed. */
  underWay: number;
  /** Deliveries never accepted by a receiver. */
  lost: number;
  /** Deliveries accepted twice, with the same id; only one being sent at a kill may be. */
  repeated: number;
  /** Deliveries accepted again though none of their attempts was cut off. */
  wrong: number;
}

const PER_ROUND = 5;

/** Timeout in ms for sending the rest after the last start: 750 deliveries take under a minute. */
const TIMEOUT = 120_000;

/**
 * Kills the real server with SIGKILL at a random moment while it sends to a real mail server and a
 * real receiver, starts it again on the same database, and counts what was accepted.
 */
export async function killedSending(
  settings: DatabaseSettings,
  rounds: number,
): Promise<KilledSendingReport> {
  const smtp = await startSmtp({ delay: 15 });
  const receiver = await startReceiver();
  receiver.answer = async () => {
    await pause(15);
    return { status: 204 };
  };
  const start = () =>
    startSite({
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      RATE_LIMIT: 'off',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: smtp.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_PRIVATE_NETWORK: 'allow',
    });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const site = await start();
      for (let i = 0; i < PER_ROUND; i += 1) await post(site, round * PER_ROUND + i);
      await pause(randomInt(0, 400));
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
      await site.stop();
    }
    const db = openDatabase(settings);
    const underWay = await endLeases(db);
    const site = await start();
    await untilNoneWaits(db);
    await site.stop();
    const report = await count(db, [smtp, receiver]);
    await db.close();
    return { rounds, underWay, ...report };
  } finally {
    await Promise.all([smtp.close(), receiver.close()]);
  }
}

async function post({ url }: Site, index: number): Promise<void> {
  const lead = { ...sampleLead, name: `Lead ${index}`, email: `visitor@mail${index}.example` };
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${index}.7` },
    body: JSON.stringify(lead),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Ends the leases of the killed processes, which would expire two minutes later. */
async function endLeases(db: Database): Promise<number> {
  const result = await db.write((tx) =>
    tx
      .updateTable('deliveries')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('claim', 'is not', null)
      .executeTakeFirst(),
  );
  return Number(result.numUpdatedRows);
}

/** @throws after two minutes, naming the waiting deliveries with their errors. */
async function untilNoneWaits(db: Database): Promise<void> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const waiting = await db.read
      .selectFrom('deliveries')
      .select(['id', 'attempts', 'last_error'])
      .where('state', '=', 'waiting')
      .execute();
    if (waiting.length === 0) return;
    if (performance.now() > end) {
      const some = waiting.slice(0, 3).map((row) => JSON.stringify(row));
      throw new Error(
        `${waiting.length} deliveries still wait ${TIMEOUT / 1000} s after the last start: ${some.join(', ')}`,
      );
    }
    await pause(100);
  }
}

async function count(db: Database, [smtp, receiver]: [FakeSmtp, FakeReceiver]) {
  const rows = await db.read.selectFrom('deliveries').select('id').execute();
  const cutOff = await db.read
    .selectFrom('delivery_attempts')
    .select('delivery_id')
    .where('outcome', 'is', null)
    .execute();
  const times = new Map<string, number>();
  for (const { id } of [...(await contained(db.read, smtp.mails)), ...receiver.accepted()]) {
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const cuts = new Map<string, number>();
  for (const { delivery_id: id } of cutOff) cuts.set(id, (cuts.get(id) ?? 0) + 1);
  return {
    deliveries: rows.length,
    lost: rows.filter(({ id }) => !times.has(id)).length,
    repeated: [...times.values()].filter((n) => n > 1).length,
    wrong: [...times].filter(([id, n]) => n - 1 > (cuts.get(id) ?? 0)).length,
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
