import { expect, it } from 'vitest';
import { storeLead } from '../../app/features/audit/leads.server.ts';
import { describeEngines, type Engine } from '../../test/engines.ts';
import { testPeople } from '../../test/people.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import { openSnapshot } from '../backup/snapshot.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';

/** Begins a transaction that sees the rows as they are now. @returns a function that ends it. */
async function read(engine: Engine): Promise<() => Promise<void>> {
  const settings = engine.settings();
  // A backup of PostgreSQL also locks every table, which erasing would wait for.
  if (!settings.databaseUrl) return (await openSnapshot(settings)).close;
  const pool = openPool(settings.databaseUrl, { size: 1, log: silentLog });
  const client = await pool.connect();
  await client.query('begin isolation level repeatable read; select 1');
  return async () => {
    await client.query('rollback');
    client.release();
    await pool.end();
  };
}

describeEngines('erasing a person again', (engine) => {
  it('removes what a reader kept in the database’s files', async () => {
    const services = testServices(await engine.open(), Date.now);
    const people = await testPeople(engine, services, { readerTimeout: 0 });
    await storeLead(services, sampleLead, { source: '192.0.2.1', key: undefined });
    const end = await read(engine);
    const inFiles = engine.name === 'sqlite' ? 'the write-ahead log' : 'leads';
    const erase = async () => (await people.erase(sampleLead.email))?.kept;
    expect(await erase()).toContain(inFiles);
    expect(await erase()).toContain(inFiles);
    await end();
    expect(await erase()).toEqual([]);
  });
});
