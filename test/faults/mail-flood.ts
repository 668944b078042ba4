import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { goals, today } from '../corpora/good-texts.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { sampleLead } from '../sample-lead.ts';
import { startSite } from '../site.ts';
import { type Client, createClient } from './http.ts';

/** Result of a flood of requests that name one victim, from 1,000 networks. */
export interface MailFloodReport {
  /** Requests of the flood, and those that were stored. */
  sent: number;
  stored: number;
  /** Mails that reached the victim within the hour, however the address was spelled. */
  toVictim: number;
  /** Of these, those beyond the limit. */
  overLimit: number;
  /** Real leads that came in meanwhile. */
  leads: number;
  /** Seconds until the owner's mail that names a real lead was accepted by the mail server. */
  fastest: number;
  slowest: number;
  /** Real leads of which the owner had no mail after 60 s. */
  late: number;
}

const NETWORKS = 1_000;
/** Mails an hour to one mailbox from everywhere (decisions/015, and two resets for a customer). */
const LIMIT = 10;
const SOCKETS = 16;
/** Time in ms between two real leads, which come in as long as the flood lasts. */
const BETWEEN = 5_000;
/** Time in ms within which the owner must have a lead's mail. */
const IN_TIME = 60_000;
const OWNER = 'owner@agents.example';

/**
 * Each of 1,000 networks asks for an audit, writes to support, signs up and asks for a new password
 * with an address of one victim. Meanwhile real leads come in, whose mails to the owner are timed.
 */
export async function mailFlood({
  dataDir,
  databaseUrl = '',
}: DatabaseSettings): Promise<MailFloodReport> {
  const smtp = await startSmtp();
  const site = await startSite({
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' },
    ...{ SMTP_URL: smtp.url, LEADS_TO: OWNER, MAIL_FROM: 'site@agents.example' },
  });
  const client = createClient(site.url);
  try {
    const flood = floodFrom(client);
    let flooding = true;
    void flood.finally(() => {
      flooding = false;
    });
    const real: Promise<number>[] = [];
    while (flooding) {
      real.push(timeToOwner(client, smtp, real.length));
      await sleep(BETWEEN);
    }
    const statuses = await flood;
    const times = await Promise.all(real);
    const toVictim = smtp.mails.filter(({ to }) => to.some((address) => /@bakery\./.test(address)));
    return {
      sent: statuses.length,
      stored: statuses.filter((status) => status < 400).length,
      toVictim: toVictim.length,
      overLimit: Math.max(0, toVictim.length - LIMIT),
      leads: times.length,
      fastest: seconds(Math.min(...times)),
      slowest: seconds(Math.max(...times)),
      late: times.filter((ms) => ms > IN_TIME).length,
    };
  } finally {
    client.close();
    await site.stop();
    await smtp.close();
  }
}

/** Sends the flood. @returns the status of each request. */
async function floodFrom({ send }: Client): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const attacker = async () => {
    for (let n = next++; n < NETWORKS; n = next++) {
      const from = `${20 + (n >> 8)}.${n & 255}.${n % 7}.9`;
      const email = `Victim+${n}@bakery.example`;
      const [goal = '', message = ''] = [goals[n % goals.length], today[n % today.length]];
      const account = { password: `three wet otters ${n}`, subscriptionPlan: 'growth' };
      for (const [path, entries] of [
        ['/api/leads', { ...sampleLead, name: nameOf(n), email, goals: goal }],
        ['/api/support', { name: nameOf(n), email, subject: 'A question', message }],
        ['/api/auth/signup', { email, firstName: nameOf(n), lastName: 'Lee', ...account }],
        ['/reset-password', new URLSearchParams({ email })],
      ] as const) {
        const { status } = await send(path, entries, from);
        statuses.push(status);
      }
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, attacker));
  return statuses;
}

/** Sends a lead that somebody means. @returns ms until the owner has its mail; Infinity after twice the time. */
async function timeToOwner({ send }: Client, smtp: FakeSmtp, n: number): Promise<number> {
  const company = `${nameOf(n)} Carpentry`;
  const email = `${nameOf(n)}@carpentry-${n}.example`.toLowerCase();
  const started = performance.now();
  const lead = { ...sampleLead, name: `Rosa ${nameOf(n)}`, company, email, website: '' };
  const { status, body } = await send('/api/leads', lead, `198.18.${n}.7`);
  if (status !== 201) throw new Error(`A lead got ${status}: ${body}`);
  for (let seen = 0; performance.now() - started < 2 * IN_TIME; await sleep(100)) {
    for (; seen < smtp.mails.length; seen += 1) {
      const { to = [], raw = '' } = smtp.mails[seen] ?? {};
      const text = raw.replaceAll('=\r\n', '');
      if (to.includes(OWNER) && text.includes(company)) return performance.now() - started;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** A name without digits, another one for each number. */
function nameOf(n: number): string {
  const letters = [...String(n)].map((digit) => 'aeioubdklm'[Number(digit)]).join('');
  return `T${letters}son`;
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
