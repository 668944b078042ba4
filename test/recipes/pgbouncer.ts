import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createDatabase, startPostgres } from '../postgres.ts';
import { sampleLead } from '../sample-lead.ts';
import { freePort, startSite } from '../site.ts';
import { adapted, type Check, check, installed, startProgram, temporaryFolder } from './machine.ts';

/** Leads that 32 clients send at a time. */
const LEADS = 400;

/**
 * PgBouncer of this machine with `deploy/pgbouncer/pgbouncer.ini`, in transaction mode, between the
 * server and a real PostgreSQL: with `?prepare=off`, and without it as a comparison.
 */
export async function pgbouncerRecipe(): Promise<Check[]> {
  installed('pgbouncer', 'pgbouncer');
  const folder = temporaryFolder();
  const postgres = await startPostgres({ durable: false });
  const database = new URL(await createDatabase(postgres.url));
  const port = await freePort();
  const ini = adapted('pgbouncer/pgbouncer.ini', {
    'host=127.0.0.1 port=5432 dbname=beltway': `host=127.0.0.1 port=${database.port} dbname=${database.pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': `${folder.path}/userlist.txt`,
    // Fewer than the server opens, so that transactions change their connection.
    'default_pool_size = 20': 'default_pool_size = 5',
  });
  folder.write('userlist.txt', `"${database.username}" "${database.password}"\n`);
  const file = folder.write('pgbouncer.ini', ini);
  const bouncer = await startProgram(
    process.getuid?.() === 0 ? ['pgbouncer', '-u', 'postgres', file] : ['pgbouncer', file],
    port,
  );
  const address = `postgres://${database.username}:${database.password}@127.0.0.1:${port}/beltway`;
  try {
    const [off, on] = [await failures(`${address}?prepare=off`), await failures(address)];
    const client = new pg.Client(database.href);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as leads from leads');
    await client.end();
    return [
      check(`prepare=off: failed of ${LEADS} leads in transaction mode`, off === 0, off),
      check(
        'stored, of those that were answered',
        rows[0]?.leads === 2 * LEADS - off - on,
        rows[0]?.leads,
      ),
      check(
        `without it, with this PgBouncer (before 1.21 some fail): failed of ${LEADS}`,
        true,
        on,
      ),
    ];
  } finally {
    await bouncer.stop();
    await postgres.stop();
    folder.remove();
  }
}

/** Starts the server on a database, sends it leads. @returns how many it didn't confirm. */
async function failures(databaseUrl: string): Promise<number> {
  const site = await startSite({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' }).catch(
    (error: Error) => {
      console.log(error.message.slice(0, 300));
    },
  );
  if (!site) return LEADS;
  let failed = 0;
  let left = LEADS;
  const client = async () => {
    while (left-- > 0) {
      const body = JSON.stringify({ ...sampleLead, email: `${randomUUID()}@example.com` });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${site.url}/api/leads`, { method: 'POST', headers, body });
      await answer.text();
      if (answer.status !== 201) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, client));
  const errors = readFileSync(site.logFile, 'utf8').match(/"msg":"[^"]*/g) ?? [];
  if (failed) console.log([...new Set(errors)].slice(-3).join(' '));
  await site.stop();
  return failed;
}
