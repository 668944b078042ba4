import { expect, test } from 'vitest';
import { startTestApp } from '../server/http/test-app.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { createLog, scrub, serializeError, truncateAddress } from './log.ts';

test('a request is logged in one line without query, body, headers or full address', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ parts: { log } });
  await app.inject({
    method: 'POST',
    url: '/api/leads?email=jane@corp.example&utm_source=x',
    headers: {
      'idempotency-key': 'k-secret',
      cookie: 'session=s-secret',
      'user-agent': 'ua-secret',
    },
    remoteAddress: '203.0.113.77',
    payload: { name: 'Jane Secret', phone: '703-555-0199' },
  });
  const page = await app.inject({
    url: '/find/jane@corp.example/7035550199?x=1',
    remoteAddress: '::1',
  });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    method: 'POST',
    path: '/api/leads',
    status: 422,
    net: '203.0.113.0',
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    request: page.headers['x-request-id'],
    path: '/find/[email]/[phone]',
  });
  expect(lines.join()).not.toMatch(/jane|secret|utm|0199|113\.77/i);
});

test('the log line of a request has the id of the stored lead, also for a replay', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ parts: { log } });
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'idempotency-key': 'one' },
      payload: sampleLead,
    });
  const [first, again] = [await post(), await post()];
  expect(first.statusCode).toBe(201);
  const stored = lines.map((line) => JSON.parse(line)).map((line) => line.stored);
  expect(stored.filter(Boolean)).toEqual([first.json().id, again.json().id]);
  expect(again.json()).toEqual(first.json());
});

test('an error is logged scrubbed with its request id, and the answer reveals nothing', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ parts: { log } });
  app.get('/api/boom', async () => {
    throw Object.assign(new Error('no row for jane@corp.example'), { detail: 'Key (phone)' });
  });
  const answer = await app.inject('/api/boom');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/row|jane|stack/);
  const logged = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(logged).toMatchObject({ request: answer.headers['x-request-id'] });
  expect(logged.err.stack).toContain('no row for [email]');
  expect(lines.join()).not.toMatch(/Key \(phone\)|jane/);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
])('%s is logged as %s', (ip, net) => {
  expect(truncateAddress(ip)).toBe(net);
});

test('scrubbing removes addresses and phone numbers, and keeps the rest', () => {
  expect(scrub('to a.b+c@d-e.example (703) 555-0142 +1 703.555.0142')).toBe(
    'to [email] [phone] +1 [phone]',
  );
  expect(scrub('at file.ts:1234:56 took 12345 ms')).toBe('at file.ts:1234:56 took 12345 ms');
  expect(scrub('(ann@a.example)"bob@b.example",cid%40c.example')).toBe('([email])"[email]"[email]');
  // A quadratic pattern would take seconds of processor time.
  const began = process.threadCpuUsage();
  for (const piece of ['a', '1', '1-', '%4', '@']) scrub(`${piece.repeat(60_000)} 123 @`);
  expect(process.threadCpuUsage(began).user).toBeLessThan(600_000);
  expect(serializeError('x@y.example')).toEqual({ message: '[email]' });
  const cause = Object.assign(new Error('of jane@corp.example'), { detail: 'Key (phone)' });
  const logged = JSON.stringify(serializeError(new Error('failed', { cause })));
  expect(logged).toContain('of [email]');
  expect(logged).not.toMatch(/jane|Key \(phone\)/);
});
