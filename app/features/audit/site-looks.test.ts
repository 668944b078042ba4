import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../../../lib/db/client.ts';
import { release } from '../../../lib/spam/held.ts';
import { checks } from '../../../site-audit/checks.ts';
import { publicReach } from '../../../site-audit/fetch/reach.ts';
import { describeEngines } from '../../../test/engines.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { honeypotName } from '../../forms/honeypot.ts';
import { attachFindings, callScript, findingsOf, leadLook } from './lead-findings.server.ts';
import { storeLead } from './leads.server.ts';
import { createLookWorker } from './look-worker.server.ts';
import { leadCreated } from './mail.server.ts';
import {
  beginLook,
  couldNotLook,
  findLook,
  purgeLooks,
  recordLook,
  recordProgress,
  requestLook,
  returnLook,
} from './site-looks.server.ts';

const start = Date.UTC(2026, 10, 20, 16);
const seconds = 1_000;
const hours = 3_600 * seconds;

/** Services with a clock that the test moves. */
function servicesAt(db: Database) {
  const time = { now: start };
  return Object.assign(
    testServices(db, () => time.now),
    { time },
  );
}

const ask = (services: ReturnType<typeof servicesAt>, address: string) =>
  requestLook(services, address, publicReach);

const result = (final: string) => ({
  ...{ url: final, final, problem: undefined },
  findings: [{ id: 'title', result: 'fix' as const, evidence: 'No <title>.' }],
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describeEngines('looks at sites', (engine) => {
  it('are shared by everybody who asks for the same site within a day', async () => {
    const services = servicesAt(await engine.open());
    const id = await ask(services, 'https://www.rye.example/');
    const others = ['rye.example', 'http://rye.example', 'https://RYE.example/#top'];
    for (const other of others) expect(await ask(services, other)).toBe(id);
    expect(await ask(services, 'https://rye.example/menu')).not.toBe(id);
    const begun = await beginLook(services);
    if (begun) await recordLook(services.db, begun, result('https://rye.example/'));
    services.time.now += 23 * hours;
    expect(await ask(services, 'rye.example')).toBe(id);
    services.time.now += 2 * hours;
    expect(await ask(services, 'rye.example')).not.toBe(id);
    expect(await findLook(services, id)).toBeUndefined();
    await purgeLooks(services);
    const rows = await services.db.read.selectFrom('site_looks').select('id').execute();
    expect(rows.map((row) => row.id)).not.toContain(id);
  });

  it('are one, however many ask at the same time', async () => {
    const services = servicesAt(await engine.open());
    const ids = await Promise.all(Array.from({ length: 20 }, () => ask(services, 'rye.example')));
    expect(new Set(ids).size).toBe(1);
    expect(await services.db.read.selectFrom('site_looks').select('id').execute()).toHaveLength(1);
  });

  it('are begun once, and one host is visited by one look', async () => {
    const services = servicesAt(await engine.open());
    await ask(services, 'rye.example');
    await ask(services, 'www.rye.example/menu');
    await ask(services, 'oak.example');
    const begun = [];
    for (let n = 0; n < 4; n += 1) begun.push(await beginLook(services));
    expect(begun.map((look) => look?.url)).toEqual([
      'https://rye.example/',
      'https://oak.example/',
      undefined,
      undefined,
    ]);
    if (begun[0]) await recordLook(services.db, begun[0], result('https://rye.example/'));
    expect((await beginLook(services))?.url).toBe('https://www.rye.example/menu');
  });

  it('are begun again when their process died, and its late result does not count', async () => {
    const services = servicesAt(await engine.open());
    const id = await ask(services, 'rye.example');
    const first = await beginLook(services);
    expect(await beginLook(services)).toBeUndefined();
    services.time.now += 13 * seconds;
    const second = await beginLook(services);
    if (!first || !second) throw new Error('both must begin');
    expect(second).toMatchObject({ id, attempt: 2 });
    await recordLook(services.db, first, result('https://late.example/'));
    expect(await findLook(services, id)).toMatchObject({ open: true, findings: [] });
    await recordLook(services.db, second, result('https://rye.example/'));
    expect(await findLook(services, id)).toMatchObject({
      open: false,
      final: 'https://rye.example/',
    });
  });

  it('are given up after 30 s: who waits gets an answer', async () => {
    const services = servicesAt(await engine.open());
    const id = await ask(services, 'rye.example');
    await beginLook(services);
    services.time.now += 43 * seconds;
    expect(await findLook(services, id)).toMatchObject({ open: false, problem: couldNotLook });
    expect(await beginLook(services)).toBeUndefined();
    services.time.now += 20 * seconds;
    expect(await ask(services, 'rye.example')).not.toBe(id);
  });

  it('show what was found so far, and start over when another process takes them', async () => {
    const services = servicesAt(await engine.open());
    const id = await ask(services, 'rye.example');
    const begun = await beginLook(services);
    if (!begun) throw new Error('it must begin');
    const { findings } = result('');
    await recordProgress(services.db, begun, findings);
    expect(await findLook(services, id)).toMatchObject({ open: true, findings });
    await returnLook(services.db, begun);
    expect(await findLook(services, id)).toMatchObject({ open: true, findings: [] });
    expect(await beginLook(services)).toMatchObject({ id, attempt: 2 });
  });

  it('are run by the worker for a lead, whose owner gets a call script', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Rye</h1>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => server.close());
    const services = testServices(await engine.open());
    const website = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const sending = { key: undefined, source: undefined };
    const stored = await storeLead(services, { ...sampleLead, website }, sending);
    if (stored.kind === 'mismatch') throw new Error('it must be stored');
    const { id } = stored.answer.body;
    expect(await leadLook(services, id)).toEqual({ look: undefined, pending: true });
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const worker = createLookWorker({ ...services, privateNetwork: true, onError });
    worker.start();
    const found = await until(
      () => findingsOf(services, { id, website: null }),
      () => worker.wake(),
    );
    await worker.stop();
    expect(errors).toEqual([]);
    expect(found.findings).toHaveLength(checks.length);
    expect(callScript(found).map(({ title }) => title)).toContain('Page title');
    expect((await leadLook(services, id))?.look?.total).toBe(checks.length);
  });

  it('are stored with many leads in one commit', async () => {
    const { db, ...services } = servicesAt(await engine.open());
    for (let i = 0; i < 5; i += 1) {
      const lead = { ...sampleLead, website: 'http://192.168.0.1/', email: `ann${i}@rye.example` };
      await storeLead({ ...services, db }, lead, { key: undefined, source: undefined });
    }
    let commits = 0;
    const write: typeof db.write = (unit) => {
      commits += 1;
      return db.write(unit);
    };
    await attachFindings({ ...services, db: { ...db, write } }, publicReach);
    expect(commits).toBe(1);
    const stored = await db.read.selectFrom('lead_findings').select('problem').execute();
    expect(stored).toHaveLength(5);
  });

  it('are not caused by a lead that is held for review, until it is released', async () => {
    const services = servicesAt(await engine.open());
    const spam = { ...sampleLead, website: 'https://rye.example/', [honeypotName]: 'x' };
    await storeLead(services, spam, { key: undefined, source: undefined });
    await attachFindings(services, publicReach);
    const looks = () => services.db.read.selectFrom('site_looks').select('url').execute();
    expect(await looks()).toEqual([]);
    services.time.now += 5 * hours;
    const { id } = await services.db.read
      .selectFrom('leads')
      .select('id')
      .executeTakeFirstOrThrow();
    await release(services, { table: 'leads', event: leadCreated, id });
    await attachFindings(services, publicReach);
    expect(await looks()).toEqual([{ url: 'https://rye.example/' }]);
  });
});

/** Asks again until there is an answer; `meanwhile` runs before each time. */
async function until<T>(ask: () => Promise<T | undefined>, meanwhile: () => void): Promise<T> {
  for (;;) {
    meanwhile();
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
