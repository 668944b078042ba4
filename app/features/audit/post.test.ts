import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '../../../lib/log.ts';
import { requestContext } from '../../../server/http/request-context.ts';
import { describeEngines } from '../../../test/engines.ts';
import { routeArgs } from '../../../test/route.ts';
import { testServices } from '../../../test/services.ts';
import { formAction } from '../../forms/form-endpoint.server.ts';
import { auditForm } from './api.server.ts';

const entries = {
  name: 'Rosa Alvarez',
  email: 'rosa@example.com',
  phone: '703 555 0199',
  company: 'Alvarez Bakery',
  website: 'alvarez.example.com',
  businessType: 'Retail Store',
  currentMarketing: '',
  goals: 'More catering orders\r\nfrom offices',
  source: 'Free Audit Page',
};

function post(body: Record<string, string>, referer?: string): Request {
  return new Request('http://site.example/free-audit', {
    method: 'POST',
    body: new URLSearchParams(body),
    ...(referer && { headers: { referer } }),
  });
}

describeEngines('the audit form posted without JavaScript', (engine) => {
  async function start() {
    const db = await engine.open();
    const logged: string[] = [];
    const log = createLog({ write: (line) => void logged.push(line) });
    const answer = (request: Request) => {
      const services = testServices(db, () => 1);
      const args = routeArgs(request, services, log);
      args.context.set(requestContext, { id: 'request-1' } as FastifyRequest);
      return formAction(auditForm)(args);
    };
    return { db, answer, logged, stored: () => db.read.selectFrom('leads').selectAll().execute() };
  }

  it('stores the lead and redirects to the success screen', async () => {
    const { answer, stored } = await start();
    const response = await answer(post(entries));
    expect(response).toMatchObject({ status: 303 });
    const rows = await stored();
    const id = rows[0]?.id;
    expect((response as Response).headers.get('location')).toBe(
      `/free-audit?submitted=1&findings=${id}`,
    );
    expect((response as Response).headers.get('x-stored-id')).toBe(id);
    expect(rows).toMatchObject([
      {
        name: 'Rosa Alvarez',
        website: 'https://alvarez.example.com',
        goals: 'More catering orders\nfrom offices',
        current_marketing: null,
        source: 'Free Audit Page',
        request_id: 'request-1',
      },
    ]);
  });

  it('stores the same content once, even if it is sent repeatedly', async () => {
    const { answer, stored } = await start();
    const answers = await Promise.all([1, 2, 3].map(() => answer(post(entries))));
    expect(answers).toMatchObject([{ status: 303 }, { status: 303 }, { status: 303 }]);
    expect(await stored()).toHaveLength(1);
    await answer(post({ ...entries, goals: 'Something else altogether' }));
    expect(await stored()).toHaveLength(2);
  });

  it('stores the same content once when only what the browser adds differs', async () => {
    const { answer, stored } = await start();
    await answer(post(entries));
    await answer(post({ ...entries, elapsed: '7' }, 'http://site.example/free-audit?utm_source=a'));
    expect(await stored()).toHaveLength(1);
  });

  it('answers invalid entries with 422, the messages and the entries', async () => {
    const { answer, stored } = await start();
    const { businessType: _, ...rest } = entries;
    expect(await answer(post({ ...rest, name: 'R' }))).toMatchObject({
      init: { status: 422 },
      data: {
        failed: false,
        entries: { ...rest, name: 'R' },
        errors: {
          name: 'Name must be at least 2 characters',
          businessType: 'Please select a business type',
        },
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('records the landing page and its UTM fields, from the site’s own pages only', async () => {
    const { answer, stored } = await start();
    await answer(post(entries, 'http://site.example/free-audit?utm_source=mail&utm_campaign=may'));
    await answer(post({ ...entries, name: 'Ann' }, 'http://other.example/?utm_source=x'));
    expect(await stored()).toMatchObject([
      {
        first_landing: '/free-audit?utm_source=mail&utm_campaign=may',
        last_landing: '/free-audit?utm_source=mail&utm_campaign=may',
        utm_source: 'mail',
        utm_campaign: 'may',
        utm_medium: null,
      },
      { first_landing: null, utm_source: null },
    ]);
  });

  it('reports a storage failure, keeps the entries and logs the error without them', async () => {
    const { db, answer, logged } = await start();
    await db.write((tx) => tx.schema.alterTable('leads').renameTo('gone').execute());
    expect(await answer(post(entries))).toMatchObject({
      init: { status: 503 },
      data: { failed: true, entries, errors: {} },
    });
    expect(logged).toEqual([expect.stringContaining('posted form not stored')]);
    expect(logged.join()).not.toMatch(/rosa|alvarez/i);
  });
});
