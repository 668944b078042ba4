import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type Database, type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { type FakePush, startPush } from '../fakes/push.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type FakeReceiver, startReceiver } from '../fakes/webhook.ts';
import { addTestDevice } from '../push-device.ts';
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
  /** Leads of which no push was accepted. */
  unpushed: number;
  /** Pushes accepted for something else than one of the leads. */
  needless: number;
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
  const push = await startPush();
  push.answer = async () => {
    await pause(15);
    return { status: 201 };
  };
  const leads: string[] = [];
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
      PUSH_PRIVATE_NETWORK: 'allow',
    });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const site = await start();
      if (round === 0) await withDatabase(settings, (db) => addTestDevice(db, push));
      for (let i = 0; i < PER_ROUND; i += 1) leads.push(await post(site, round * PER_ROUND + i));
      await pause(randomInt(0, 400));
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
      await site.stop();
    }
    const db = openDatabase(settings);
    const underWay = await endLeases(db);
    const site = await start();
    await untilNoneWaits(db, leads.length);
    await site.stop();
    const report = await count(db, { smtp, receiver, push, leads });
    await db.close();
    return { rounds, underWay, ...report };
  } finally {
    await Promise.all([smtp.close(), receiver.close(), push.close()]);
  }
}

async function withDatabase(
  settings: DatabaseSettings,
  use: (db: Database) => Promise<unknown>,
): Promise<void> {
  const db = openDatabase(settings);
  await use(db);
  await db.close();
}

async function post({ url }: Site, index: number): Promise<string> {
  const lead = { ...sampleLead, name: `Lead ${index}`, email: `visitor@mail${index}.example` };
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${index}.7` },
    body: JSON.stringify(lead),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
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

/**
 * Waits until every lead has its entry in the inbox, which plans its pushes, and nothing waits.
 * @throws after two minutes, naming the waiting deliveries with their errors.
 */
async function untilNoneWaits(db: Database, leads: number): Promise<void> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    // Counted first: whatever is planned afterwards comes with an entry more.
    const { entries } = await db.read
      .selectFrom('entries')
      .select((e) => e.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow();
    const waiting = await db.read
      .selectFrom('deliveries')
      .select(['id', 'attempts', 'last_error'])
      .where('state', '=', 'waiting')
      .execute();
    if (waiting.length === 0 && entries === leads) return;
    if (performance.now() > end) {
      const some = waiting.slice(0, 3).map((row) => JSON.stringify(row));
      throw new Error(
        `${waiting.length} deliveries still wait ${TIMEOUT / 1000} s after the last start: ${some.join(', ')}`,
      );
    }
    await pause(100);
  }
}

interface Received {
  smtp: FakeSmtp;
  receiver: FakeReceiver;
  push: FakePush;
  /** Ids of the leads that were answered with 201. */
  leads: readonly string[];
}

async function count(db: Database, { smtp, receiver, push, leads }: Received) {
  const rows = await db.read
    .selectFrom('deliveries')
    .select(['id', 'channel', 'subject_id'])
    .execute();
  // There is one device, so a push's entry tells its delivery.
  const pushes = new Map(
    rows.filter(({ channel }) => channel === 'push').map((row) => [row.subject_id, row.id]),
  );
  const pushed = push.accepted().map(({ data }) => String(data.tag));
  const cutOff = await db.read
    .selectFrom('delivery_attempts')
    .select('delivery_id')
    .where('outcome', 'is', null)
    .execute();
  const times = new Map<string, number>();
  const accepted = [
    ...(await contained(db.read, smtp.mails)),
    ...receiver.accepted(),
    ...pushed.map((tag) => ({ id: pushes.get(tag) ?? tag })),
  ];
  for (const { id } of accepted) {
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const cuts = new Map<string, number>();
  for (const { delivery_id: id } of cutOff) cuts.set(id, (cuts.get(id) ?? 0) + 1);
  return {
    deliveries: rows.length,
    unpushed: leads.filter((id) => !pushed.includes(id)).length,
    needless: pushed.filter((id) => !leads.includes(id)).length,
    lost: rows.filter(({ id }) => !times.has(id)).length,
    repeated: [...times.values()].filter((n) => n > 1).length,
    wrong: [...times].filter(([id, n]) => n - 1 > (cuts.get(id) ?? 0)).length,
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
