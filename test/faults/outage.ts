import type { DatabaseSettings } from '../../lib/db/client.ts';
import { startSmtp } from '../fakes/smtp.ts';
import { startReceiver } from '../fakes/webhook.ts';
import { contained } from './contained.ts';
import { simulatedSite } from './simulated.ts';

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
  const site = await simulatedSite(settings, {
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_PRIVATE_NETWORK: 'allow',
  });
  const { db, worker } = site;
  const start = site.now;
  const times: number[] = [];
  let refused = 0;
  const accepted = new Map<string, number>();
  /** Posts leads evenly over the six hours of an outage, up to the time that it is. */
  const postUntil = async (sent: number, due: number): Promise<void> => {
    for (let n = sent; n < due; n += 1) {
      const before = performance.now();
      const status = await site.post(n);
      times.push(performance.now() - before);
      if (status !== 201) refused += 1;
    }
  };
  for (let first = 0; first < leads; first += leadsEach) {
    const began = site.now;
    const count = Math.min(leadsEach, leads - first);
    await smtp.down();
    receiver.answer = () => ({ status: 503 });
    for (let sent = 0, up = false; site.now < began + outageEnds; site.now += 5 * minute) {
      const { now } = site;
      if (now - began >= mailBack && !up) {
        await smtp.up();
        up = true;
      }
      if (now - began >= receiverBack) receiver.answer = () => ({ status: 204 });
      const due = Math.ceil((count * Math.min(now - began + 5 * minute, mailBack)) / mailBack);
      await postUntil(first + sent, first + due);
      sent = due;
      await worker.runDue();
      for (const { id } of [...(await contained(db.read, smtp.mails)), ...receiver.accepted()]) {
        if (!accepted.has(id)) accepted.set(id, (now - start) % outageEnds);
      }
    }
  }
  const rows = await db.read.selectFrom('deliveries').selectAll().execute();
  const mails = await contained(db.read, smtp.mails);
  await site.close();
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
