import { migrations } from '../../app/features.ts';
import { mailTheme } from '../../app/mail-theme.server.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { setUpDeliveries } from '../../lib/deliveries/setup.ts';
import { silentLog } from '../../lib/log.ts';
import { readEnv } from '../../server/env.ts';
import { composition, createTestApp } from '../app.ts';
import { startSmtp } from '../fakes/smtp.ts';
import { startReceiver } from '../fakes/webhook.ts';
import { sampleLead } from '../sample-lead.ts';
import { contained } from './contained.ts';

/** Result of an outage of both channels. */
export interface OutageReport {
  leads: number;
  /** Answers other than 201. */
  refused: number;
  /** 99th percentile of the response time in ms, while both channels were down. */
  p99: number;
  /** Messages and webhooks accepted: three for each lead, gathered ones included. */
  delivered: number;
  /** Deliveries never accepted. */
  lost: number;
  /** Deliveries accepted more than once. */
  repeated: number;
  /** Accepted ids that are not in the ledger. */
  strange: number;
  attempts: number;
  /** Simulated hours from the channel's return until it had accepted the last for a lead, at most. */
  hoursAfterMail: number;
  hoursAfterWebhook: number;
}

const minute = 60_000;
const hour = 60 * minute;
const mailBack = 6 * hour;
const receiverBack = 24 * hour;
const outageEnds = 36 * hour;
/** Leads of an outage: of more, confirmations would be skipped, since 300 may leave an hour. */
const leadsEach = 250;

/**
 * Outages, one after another: leads come in through HTTP for six simulated hours while the mail
 * server refuses connections; it then comes back, and after 24 hours the webhook's receiver, which
 * answered 503.
 */
export async function outage(settings: DatabaseSettings, leads: number): Promise<OutageReport> {
  const [smtp, receiver] = await Promise.all([startSmtp(), startReceiver()]);
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_PRIVATE_NETWORK: 'allow',
  });
  const db = openDatabase(settings);
  await migrate(db, migrations);
  const start = Date.now();
  let now = start;
  const clock = () => now;
  const { site } = env;
  const { events } = composition;
  const parts = { db, clock, site, log: silentLog, dataDir: '', events, theme: mailTheme() };
  const limits = { concurrency: 4 };
  const deliveries = setUpDeliveries({ ...parts, settings: env.deliveries, limits });
  const app = await createTestApp({ env, db, clock, site, outbox: deliveries.outbox });
  const times: number[] = [];
  let refused = 0;
  const accepted = new Map<string, number>();
  /** Posts leads evenly over the six hours of an outage, up to the time that it is. */
  const postUntil = async (sent: number, due: number): Promise<void> => {
    for (let n = sent; n < due; n += 1) {
      const before = performance.now();
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/leads',
        // As many people: the limits of visitors' mails don't matter here.
        remoteAddress: `10.${n >> 8}.${n & 255}.7`,
        payload: { ...sampleLead, name: `Lead ${n}`, email: `visitor@mail${n}.example` },
      });
      times.push(performance.now() - before);
      if (statusCode !== 201) refused += 1;
    }
  };
  for (let first = 0; first < leads; first += leadsEach) {
    const began = now;
    const count = Math.min(leadsEach, leads - first);
    await smtp.down();
    receiver.answer = () => ({ status: 503 });
    for (let sent = 0, up = false; now < began + outageEnds; now += 5 * minute) {
      if (now - began >= mailBack && !up) {
        await smtp.up();
        up = true;
      }
      if (now - began >= receiverBack) receiver.answer = () => ({ status: 204 });
      const due = Math.ceil((count * Math.min(now - began + 5 * minute, mailBack)) / mailBack);
      await postUntil(first + sent, first + due);
      sent = due;
      await deliveries.worker.runDue();
      for (const { id } of [...(await contained(db.read, smtp.mails)), ...receiver.accepted()]) {
        if (!accepted.has(id)) accepted.set(id, (now - start) % outageEnds);
      }
    }
  }
  const rows = await db.read.selectFrom('deliveries').selectAll().execute();
  const mails = await contained(db.read, smtp.mails);
  await deliveries.stop();
  await app.close();
  await db.close();
  await Promise.all([smtp.close(), receiver.close()]);
  const ofLeads = rows.filter(({ event }) => event === 'lead.created');
  const sends = [...mails, ...receiver.accepted()].map(({ id }) => id);
  const hoursAfter = (back: number, webhook: boolean) =>
    (Math.max(
      ...ofLeads
        .filter(({ channel }) => (channel === 'webhook') === webhook)
        .map(({ id }) => accepted.get(id) ?? Number.NaN),
    ) -
      back) /
    hour;
  return {
    leads,
    refused,
    p99: Math.round((times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0) * 10) / 10,
    ...compare(new Set(ofLeads.map(({ id }) => id)), new Set(rows.map(({ id }) => id)), sends),
    attempts: ofLeads.reduce((sum, row) => sum + row.attempts, 0),
    hoursAfterMail: hoursAfter(mailBack, false),
    hoursAfterWebhook: hoursAfter(receiverBack, true),
  };
}

function compare(wanted: Set<string>, known: Set<string>, accepted: string[]) {
  const counts = new Map<string, number>();
  for (const id of accepted) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    delivered: accepted.filter((id) => wanted.has(id)).length,
    lost: [...wanted].filter((id) => !counts.has(id)).length,
    repeated: [...counts.values()].filter((count) => count > 1).length,
    strange: [...counts.keys()].filter((id) => !known.has(id)).length,
  };
}
