import { rename } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../lib/db/client.ts';
import { type Job, runJob } from '../../lib/jobs.ts';
import { createLog, silentLog } from '../../lib/log.ts';
import { composition } from '../../test/app.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import { startTestApp } from './test-app.ts';

test('the site is ready while the database answers, and not after', async () => {
  const { app, parts } = await startTestApp();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  await parts.db.close();
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a site whose database file is gone is not ready, and asks to send a lead again', async () => {
  const { app, parts } = await startTestApp();
  const send = () => app.inject({ method: 'POST', url: '/api/leads', payload: sampleLead });
  expect((await send()).statusCode).toBe(201);
  const { dataDir } = parts.env;
  await rename(dataDir, `${dataDir}-away`);
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(refused.json().detail).toBe('We’re busy right now. Please try again in a minute.');
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().detail]).toEqual([
    503,
    'The database doesn’t store anything at the moment; the log says why.',
  ]);
  await rename(`${dataDir}-away`, dataDir);
});

test('a site that can only read is not ready', async () => {
  const { app, parts } = await startTestApp();
  const { db } = parts;
  await db.write((tx) => sql`pragma query_only = on`.execute(tx));
  await expect(db.write((tx) => sql`delete from leads`.execute(tx))).rejects.toThrow('readonly');
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().detail]).toEqual([
    503,
    'The database doesn’t store anything at the moment; the log says why.',
  ]);
});

test('the site is not ready when the database takes longer than 2 s', async () => {
  const { parts } = await startTestApp();
  const query = { select: () => query, execute: () => new Promise(() => undefined) };
  const read = { selectFrom: () => query } as unknown as Database['read'];
  const { app } = await startTestApp({ parts: { db: { ...parts.db, read } } });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('a draining server is not ready, and closes each connection after its response', async () => {
  const { app } = await startTestApp();
  app.draining = true;
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().detail).toBe('The server is stopping.');
  for (const url of ['/', '/assets/app-1a2b.css', '/rendered', '/api/unknown', '/healthz']) {
    expect([url, (await app.inject(url)).headers.connection]).toEqual([url, 'close']);
  }
});

test('a health check is logged only when it fails', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ parts: { log } });
  await app.inject('/healthz');
  await app.inject('/readyz');
  expect(lines).toEqual([]);
  app.draining = true;
  await app.inject('/readyz');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path: '/readyz', status: 503 }]);
});

test('deep readiness needs every job to have run, plain readiness does not', async () => {
  const job: Job = { name: 'counting', run: async () => undefined };
  const { app, parts } = await startTestApp({
    parts: { composition: { ...composition, jobs: [job] } },
  });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const before = await app.inject('/readyz?deep');
  expect(before.statusCode).toBe(503);
  expect(before.json()).toMatchObject({
    ok: false,
    jobs: [{ name: 'counting', lastSuccess: null, overdue: true }],
  });
  await runJob(job, testServices(parts.db), silentLog);
  const after = await app.inject('/readyz?deep');
  expect(after.statusCode).toBe(200);
  expect(after.json()).toMatchObject({ ok: true, jobs: [{ overdue: false }] });
});
