import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { sampleLead } from '../sample-lead.ts';
import { type Site, startSite } from '../site.ts';

/** Result of killing the server under load several times. */
export interface CrashReport {
  rounds: number;
  /** Leads the server answered with 201. */
  acknowledged: number;
  /** Requests that a kill left without a response; each was sent again with its key. */
  unanswered: number;
  /** Those among them that the server had stored already. */
  storedUnanswered: number;
  /** Acknowledged leads that are not in the database. */
  lost: number;
  /** Leads in the database more than once, or that nobody sent. */
  extra: number;
}

const CLIENTS = 16;

/**
 * Kills the real server with SIGKILL at a random moment under load, starts it again on the same
 * database, lets the clients send again what got no answer, and counts what is stored.
 */
export async function crashRounds(
  settings: DatabaseSettings,
  rounds: number,
): Promise<CrashReport> {
  const env = {
    DATA_DIR: settings.dataDir,
    RATE_LIMIT: 'off',
    DATABASE_URL: settings.databaseUrl ?? '',
  };
  const sent = new Map<string, string>();
  const report = { rounds, acknowledged: 0, unanswered: 0, storedUnanswered: 0 };
  let site = await startSite(env);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const unanswered = await killUnderLoad(site, sent);
      await site.stop();
      report.unanswered += unanswered.length;
      site = await startSite(env);
      for (const lead of unanswered) {
        const { id, replayed } = await post(site.url, lead);
        if (replayed) report.storedUnanswered += 1;
        sent.set(id, lead);
      }
    }
  } finally {
    await site.stop();
  }
  report.acknowledged = sent.size;
  return { ...report, ...(await compare(settings, sent)) };
}

/** Lets clients post until the server is killed; returns the names of the leads without a response. */
async function killUnderLoad(site: Site, sent: Map<string, string>): Promise<string[]> {
  const unanswered: string[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      const lead = randomUUID();
      try {
        const { id } = await post(site.url, lead);
        sent.set(id, lead);
      } catch (error) {
        if (error instanceof Refused) throw error;
        unanswered.push(lead);
        return;
      }
    }
  });
  await new Promise((resolve) => setTimeout(resolve, randomInt(50, 400)));
  site.process.kill('SIGKILL');
  await Promise.all([once(site.process, 'exit'), ...clients]);
  return unanswered;
}

/** The server answered, but did not store the lead. */
class Refused extends Error {}

/**
 * Posts the lead of this name under a key of the same name.
 * @throws {Refused} for a status other than 201; another error where the response is incomplete.
 */
function post(url: string, name: string): Promise<{ id: string; replayed: boolean }> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': name },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 201) return reject(new Refused(body));
        const replayed = response.headers['idempotency-replayed'] === 'true';
        resolve({ id: JSON.parse(body).id, replayed });
      });
    });
    call.end(JSON.stringify({ ...sampleLead, name }));
  });
}

async function compare(settings: DatabaseSettings, sent: Map<string, string>) {
  const db = openDatabase(settings);
  const rows = await db.read.selectFrom('leads').select(['id', 'name']).execute();
  await db.close();
  const stored = new Map(rows.map((row) => [row.id, row.name]));
  const lost = [...sent].filter(([id, name]) => stored.get(id) !== name).length;
  const names = new Set(sent.values());
  const known = new Set(rows.map((row) => row.name).filter((name) => names.has(name)));
  return { lost, extra: rows.length - known.size };
}
