import { expect, it } from 'vitest';
import { OverloadError } from '../lib/work-queue.ts';
import { readEnv } from '../server/env.ts';
import { refusalContext } from '../server/http/request-context.ts';
import { createTestApp } from '../test/app.ts';
import { describeEngines } from '../test/engines.ts';
import { routeArgs } from '../test/route.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { testServices } from '../test/services.ts';
import { features } from './features.ts';

const entries = { intent: 'sign-in', name: 'Rosa Alvarez', email: 'rosa@example.com' };

describeEngines('every page with a form', (engine) => {
  const pages = features.flatMap(({ name, routes = [] }) =>
    routes.flatMap(({ file, limit }) => (limit ? [`./features/${name}/${file}`] : [])),
  );

  it.each(pages)('%s shows a post beyond its limit again, with Retry-After', async (file) => {
    const { action, headers } = await import(file);
    const body = new URLSearchParams({ ...entries, message: 'Please call' });
    const request = new Request('http://localhost/', { method: 'POST', body });
    const { context } = routeArgs(request, testServices(await engine.open()));
    context.set(refusalContext, new OverloadError(7, 'Too many requests.'));
    const answer = await action({ request, context });
    expect(answer.init.status).toBe(429);
    expect(answer.data.entries.email).toBe(entries.email);
    expect(JSON.stringify(answer.data)).toContain('Too many requests.');
    const actionHeaders = new Headers(answer.init.headers);
    const passedOn = headers({ actionHeaders, loaderHeaders: new Headers() });
    expect(passedOn.get('retry-after')).toBe('7');
  });
});

describeEngines('a class of 40 behind one IPv4 address', (engine) => {
  it('can send every form within a minute, and no audit request is held', async () => {
    const db = await engine.open();
    const env = readEnv({ NODE_ENV: 'test' });
    const app = await createTestApp({ env, db, clock: () => 1, site: env.site });
    const sendAll = async (url: string, payloadOf: (n: number) => object) => {
      const remoteAddress = '203.0.113.7';
      const sent = Array.from({ length: 40 }, (_, n) =>
        app.inject({ method: 'POST', url, remoteAddress, payload: payloadOf(n) }),
      );
      return [...new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode))];
    };
    // Empty forms count like any other.
    for (const url of ['/api/auth/login', '/api/auth/signup', '/api/contact', '/api/chat']) {
      expect([url, await sendAll(url, () => ({}))]).toEqual([url, [422]]);
    }
    const lead = (n: number) => ({ ...sampleLead, email: `student${n}@school.example` });
    expect(await sendAll('/api/leads', lead)).toEqual([201]);
    const held = db.read.selectFrom('leads').select('id').where('set_aside_at', 'is not', null);
    expect(await held.execute()).toEqual([]);
  });
});
