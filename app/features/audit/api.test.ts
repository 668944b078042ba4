import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';

const lead = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield.example',
  phone: '(703) 555-0199',
  company: 'Whitfield Bakery',
  businessType: 'Retail Store',
  goals: 'More orders for wedding cakes.',
};

async function start(engine: Engine) {
  const db = await engine.open();
  const env = readEnv({ NODE_ENV: 'test' });
  const app = await createTestApp({ env, db, clock: () => 1_760_000_000_000, site: env.site });
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const stored = () => db.read.selectFrom('leads').selectAll().execute();
  return { app, db, post, stored };
}

/** Each a body no lead can be made of, and what the answer must say. */
const refused: [string, unknown, number, RegExp][] = [
  ['nothing', '', 400, /empty|object/],
  ['half a JSON', '{"name": "Da', 400, /JSON/],
  ['an array', [lead], 400, /object/],
  ['null', 'null', 400, /object/],
  [
    'a key __proto__',
    `{"__proto__":{"admin":true},${JSON.stringify(lead).slice(1)}`,
    400,
    /__proto__/,
  ],
  ['no fields', {}, 422, /Name must be at least 2 characters/],
  ['a number for a name', { ...lead, name: 42 }, 422, /Name must be/],
  ['a list for an email', { ...lead, email: [lead.email] }, 422, /valid email/],
  ['an unknown business', { ...lead, businessType: '' }, 422, /select a business type/],
  ['a name of 101 letters', { ...lead, name: 'n'.repeat(101) }, 422, /at most 100/],
  ['an email of 260 letters', { ...lead, email: `${'e'.repeat(250)}@x.example` }, 422, /"email":/],
  ['goals of 2001 letters', { ...lead, goals: 'g'.repeat(2001) }, 422, /at most 2000/],
  ['a source of 101 letters', { ...lead, source: 's'.repeat(101) }, 422, /at most 100/],
  ['a script for a website', { ...lead, website: 'javascript:alert(1)' }, 422, /valid URL/],
  ['CRLF in the name', { ...lead, name: 'Dana\r\nBcc: all@example.com' }, 422, /one line/],
  ['CRLF in the email', { ...lead, email: 'dana@x.example\r\nBcc: a@b.example' }, 422, /"email":/],
  ['NUL in the company', { ...lead, company: 'Whit\u0000field' }, 422, /control characters/],
  [
    'an escape in the goals',
    { ...lead, goals: 'More \u001b[31morders' },
    422,
    /control characters/,
  ],
  ['2 MB', { ...lead, goals: 'g'.repeat(2 * 1024 * 1024) }, 413, /64 KB/],
];

describeEngines('POST /api/leads', (engine) => {
  it('answers 201 with the id of the stored lead', async () => {
    const { post, stored } = await start(engine);
    const answer = await post({
      ...lead,
      source: 'Free Audit Page',
      attribution: { firstLanding: '/?utm_source=mail', utmSource: 'mail' },
    });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await stored()).toEqual([
      {
        id,
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        company: lead.company,
        website: null,
        business_type: lead.businessType,
        current_marketing: null,
        goals: lead.goals,
        source: 'Free Audit Page',
        first_landing: '/?utm_source=mail',
        last_landing: null,
        referrer: null,
        utm_source: 'mail',
        utm_medium: null,
        utm_campaign: null,
        utm_term: null,
        utm_content: null,
        created_at: 1_760_000_000_000,
        set_aside_at: null,
        spam_reasons: null,
        released_at: null,
        request_id: answer.headers['x-request-id'],
      },
    ]);
  });

  it('ignores unknown fields, and the source defaults to website', async () => {
    const { post, stored } = await start(engine);
    const answer = await post({ ...lead, id: 'mine', created_at: 0, admin: true });
    expect(answer.statusCode).toBe(201);
    const [row] = await stored();
    expect(row).toMatchObject({ source: 'website', created_at: 1_760_000_000_000 });
    expect(row?.id).not.toBe('mine');
    expect(row).not.toHaveProperty('admin');
  });

  it('refuses invalid leads, and stores nothing', async () => {
    const { post, stored } = await start(engine);
    for (const [what, body, status, text] of refused) {
      const answer = await post(body);
      expect(answer.statusCode, what).toBe(status);
      expect(answer.headers['content-type'], what).toMatch(/^application\/problem\+json/);
      expect(answer.body, what).toMatch(text);
    }
    expect(await stored()).toEqual([]);
    expect((await post(lead)).statusCode).toBe(201);
  });

  it('stores a lead once per Idempotency-Key, as long as it is the same lead', async () => {
    const { post, stored } = await start(engine);
    const key = { 'idempotency-key': 'form-1' };
    const first = await post(lead, key);
    const again = await post({ attribution: { lastLanding: '/later' }, ...lead }, key);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await post({ ...lead, name: 'Someone Else' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json().detail).toMatch(/Idempotency-Key was used for another request/);
    expect(await stored()).toHaveLength(1);
    for (const bad of ['', 'two words', 'k'.repeat(256), 'caf\u00e9']) {
      expect((await post(lead, { 'idempotency-key': bad })).statusCode, bad).toBe(400);
    }
    expect((await post(lead)).statusCode).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it('returns a message for each invalid field', async () => {
    const { post } = await start(engine);
    const { errors } = (await post({ ...lead, phone: '911', goals: 'x' })).json();
    expect(errors).toEqual({
      phone: 'Please enter a valid phone number',
      goals: 'Please describe your marketing goals',
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const { post, stored } = await start(engine);
      expect((await post(lead, { 'content-type': type })).statusCode).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );
});
