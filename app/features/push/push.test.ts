import { expect, it, onTestFinished } from 'vitest';
import { vapidKeys } from '../../../lib/deliveries/push/keys.ts';
import { setUpDeliveries } from '../../../lib/deliveries/setup.ts';
import { silentLog } from '../../../lib/log.ts';
import { release } from '../../../lib/spam/held.ts';
import { readEnv } from '../../../server/env.ts';
import { composition } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { deviceIdOf, startPush } from '../../../test/fakes/push.ts';
import { hours, minutes } from '../../../test/ledger.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { sampleMessage } from '../../../test/sample-message.ts';
import { storeLead } from '../audit/leads.server.ts';
import { leadCreated } from '../audit/mail.server.ts';
import { addOwner, findOwner, removeOwner } from '../desk/owners.server.ts';
import {
  deleteExpiredDesk,
  endOwnerSessions,
  endSessionOf,
  sessionLifetime,
  startOwnerSession,
} from '../desk/sessions.server.ts';
import { owner, startDesk } from '../desk/test-desk.ts';
import { createFiller } from '../inbox/fill.server.ts';
import { recordEvent } from '../inbox/progress.server.ts';
import { remindOfReplies } from '../inbox/reminders.server.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { pushAction } from './actions.server.ts';
import { devicesAtMost } from './devices.server.ts';

/** A desk with one owner, a push service, and a worker that sends on the desk's clock. */
async function begin(engine: Engine) {
  const service = await startPush();
  onTestFinished(() => service.close());
  const desk = await startDesk(engine, { PUSH_PRIVATE_NETWORK: 'allow' });
  const { db, clock, post } = desk;
  // 10 in the morning on a Wednesday.
  clock.now = Date.parse('2026-07-08T10:00:00-04:00');
  const { outbox, worker } = setUpDeliveries({
    ...{ db, clock: () => clock.now, log: silentLog, site: desk.services.site, dataDir: '' },
    ...{ theme: composition.mailTheme, events: composition.events, random: () => 0.5 },
    settings: readEnv({ PUSH_PRIVATE_NETWORK: 'allow' }).deliveries,
  });
  const services = { ...desk.services, outbox };
  const row = await db.read.selectFrom('owners').select('id').executeTakeFirstOrThrow();
  const signIn = () => {
    const session = { ownerId: row.id, label: 'Test', now: clock.now };
    return db.write((tx) => startOwnerSession(tx, session));
  };
  const cookie = `desk=${await signIn()}`;
  const turnOn = (subscription: object = service.subscribe(), headers = {}) =>
    post('/api/inbox/devices', subscription, { cookie, ...headers });
  const sent = { source: '192.0.2.1', key: undefined };
  const filler = createFiller(db, outbox);
  /** Sends what is due, entries that came in first. @returns what the service has accepted since. */
  const send = async () => {
    const before = service.accepted().length;
    await filler.fill(50);
    // Mails have tests of their own.
    await db.write((tx) => tx.deleteFrom('deliveries').where('channel', '=', 'email').execute());
    await worker.runDue();
    return service.accepted().slice(before);
  };
  return {
    ...{ ...desk, service, services, signIn, ownerId: row.id, turnOn, send, filler },
    lead: async (entries: object = {}) =>
      idOf(await storeLead(services, { ...sampleLead, ...entries }, sent)),
    support: async () =>
      idOf(await storeMessage(services, { ...sampleMessage, source: 'support' }, sent)),
    answer: (id: string) =>
      db.write((tx) =>
        recordEvent(tx, { ids: [id], ownerId: row.id, event: 'reached', at: clock.now }),
      ),
    remind: () => remindOfReplies(services),
    setHours: (entries: Record<string, string>) => {
      const days = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`day${day}`, '1']));
      return pushAction(services, row.id, { ...days, ...entries, intent: 'hours' });
    },
    pushes: () =>
      db.read
        .selectFrom('deliveries')
        .select(['subject_id', 'event', 'state', 'due_at', 'last_error'])
        .where('channel', '=', 'push')
        .orderBy('id')
        .execute(),
    devices: () => db.read.selectFrom('push_devices').selectAll().execute(),
  };
}

const idOf = (stored: { kind: string; answer?: { body: { id: string } } }) => {
  if (!stored.answer) throw new Error(`Not stored: ${stored.kind}`);
  return stored.answer.body.id;
};

describeEngines('Push notifications', (engine) => {
  it('come once to each device for each entry, and name nobody', async () => {
    const { turnOn, lead, support, send, service, clock, pushes } = await begin(engine);
    expect((await turnOn()).statusCode).toBe(201);
    await turnOn();
    const id = await lead();
    const got = await send();
    expect(got.map(({ data, headers }) => ({ ...data, ...headers }))).toMatchObject(
      Array.from({ length: 2 }, () => ({
        ...{ title: 'New audit request', body: 'Tap to open it.', silent: false },
        ...{ path: `/inbox/entry/${id}`, tag: id, ttl: '86400', urgency: 'high' },
        topic: id.replaceAll('-', ''),
      })),
    );
    expect(new Set(got.map(({ path }) => path)).size).toBe(2);
    expect(got[0]?.subject).toBe('mailto:hello@example.com');
    const told = JSON.stringify(got.map(({ data }) => data));
    for (const value of Object.values(sampleLead)) expect(told).not.toContain(String(value));
    expect(await send()).toEqual([]);
    // A new device gets what comes in from then on.
    clock.now += 1;
    await turnOn();
    expect(await send()).toEqual([]);
    await support();
    expect((await send()).map(({ data }) => data.title)).toEqual(
      Array.from({ length: 3 }, () => 'New support request'),
    );
    expect((await pushes()).map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
    expect(service.pushes).toHaveLength(5);
    // Nor does it get what came in before it, and has no entry yet.
    await support();
    clock.now += 1;
    await turnOn();
    expect(await send()).toHaveLength(3);
  });

  it('come for a request that was held once it is released, and once only', async () => {
    const { turnOn, lead, send, services, db, clock } = await begin(engine);
    await turnOn();
    const id = await lead();
    await db.write((tx) =>
      tx.updateTable('leads').set({ set_aside_at: 5 }).where('id', '=', id).execute(),
    );
    expect(await send()).toEqual([]);
    clock.now += hours(20);
    await remindOfReplies(services);
    expect(await send()).toEqual([]);
    await release(services, { table: 'leads', event: leadCreated, id });
    expect(await send()).toHaveLength(1);
    expect(await send()).toEqual([]);
  });

  it('wait for the end of the quiet hours, and come then unless somebody has answered', async () => {
    const { turnOn, lead, support, answer, remind, send, clock, setHours, pushes } =
      await begin(engine);
    await turnOn();
    await setHours({
      ...{ quietFrom: '21:00', quietTo: '07:00' },
      ...{ businessFrom: '08:00', businessTo: '18:00' },
    });
    clock.now = Date.parse('2026-07-08T22:00:00-04:00');
    const first = await lead();
    const second = await lead({ email: 'second@example.com' });
    const third = await support();
    expect(await send()).toEqual([]);
    const until = Date.parse('2026-07-09T07:00:00-04:00');
    expect((await pushes()).map(({ state, due_at }) => ({ state, due_at }))).toEqual(
      Array(3).fill({ state: 'waiting', due_at: until }),
    );
    // A reminder always comes.
    clock.now += minutes(90);
    await remind();
    expect((await send()).map(({ data }) => data)).toEqual([
      expect.objectContaining({ title: 'Reply due soon', tag: third, silent: true }),
    ]);
    await answer(first);
    clock.now = until - 1;
    expect(await send()).toEqual([]);
    clock.now = until;
    const morning = await send();
    expect(morning.map(({ data }) => [data.tag, data.silent]).sort()).toEqual(
      [
        [second, true],
        [third, true],
      ].sort(),
    );
    expect(morning[0]?.headers.urgency).toBe('normal');
  });

  it('keep their retries while they wait, whatever fails meanwhile', async () => {
    const { turnOn, lead, send, clock, setHours, service, pushes, db } = await begin(engine);
    await turnOn();
    await setHours({ quietFrom: '21:00', quietTo: '07:00' });
    clock.now = Date.parse('2026-07-08T22:00:00-04:00');
    await lead();
    await send();
    const failing = { channel: 'push', failing_since: clock.now, off_target: null } as const;
    await db.write((tx) =>
      tx
        .insertInto('channels')
        .values({ ...failing, last_error: 'down', off_at: null })
        .execute(),
    );
    for (let probe = 0; probe < 3; probe += 1) {
      clock.now += minutes(5);
      expect(await send()).toEqual([]);
    }
    service.answer = () => ({ status: 500 });
    clock.now = Date.parse('2026-07-09T07:00:00-04:00');
    await send();
    expect(service.pushes).toHaveLength(1);
    expect(await pushes()).toMatchObject([{ state: 'waiting', last_error: '500' }]);
  });

  it('come at once when the quiet hours are changed', async () => {
    const { turnOn, lead, send, clock, setHours } = await begin(engine);
    await turnOn();
    await setHours({ quietFrom: '21:00', quietTo: '07:00' });
    clock.now = Date.parse('2026-07-08T22:00:00-04:00');
    await lead();
    expect(await send()).toEqual([]);
    const wrong = [
      { quietFrom: '23:00' },
      { quietFrom: '23:00', quietTo: '23:00' },
      { quietFrom: 'noon', quietTo: '07:00' },
      { businessTo: '18:00' },
      { day1: '', day2: '', day3: '', day4: '', day5: '' },
    ];
    for (const entries of wrong) {
      expect(await setHours(entries), JSON.stringify(entries)).toMatchObject({
        init: { status: 422 },
      });
    }
    await setHours({ quietFrom: '23:00', quietTo: '07:00' });
    expect(await send()).toHaveLength(1);
  });

  it('come again once before the promise lapses, and not for what was answered or is late', async () => {
    const { turnOn, lead, support, answer, remind, send, clock, pushes } = await begin(engine);
    await turnOn();
    const start = clock.now;
    const open = await lead();
    const answered = await lead({ email: 'answered@example.com' });
    const quick = await support();
    expect(await send()).toHaveLength(3);
    const remindAt = async (time: number) => {
      clock.now = time;
      await Promise.all([remind(), remind()]);
      return (await send()).map(({ data }) => [data.title, data.tag]);
    };
    expect(await remindAt(start + minutes(90) - 1)).toEqual([]);
    expect(await remindAt(start + minutes(90))).toEqual([['Reply due soon', quick]]);
    await answer(answered);
    expect(await remindAt(start + hours(18) - 1)).toEqual([]);
    expect(await remindAt(start + hours(18))).toEqual([['Reply due soon', open]]);
    expect(await remindAt(start + hours(23))).toEqual([]);
    const missed = await lead({ email: 'missed@example.com' });
    await send();
    expect(await remindAt(clock.now + hours(24))).toEqual([]);
    // Enqueued, but answered before it was sent.
    const last = await lead({ email: 'last@example.com' });
    await send();
    clock.now += hours(20);
    await remind();
    await answer(last);
    expect(await send()).toEqual([]);
    expect((await pushes()).at(-1)).toMatchObject({ event: 'reply.due', state: 'skipped' });
    expect(missed).not.toBe(last);
  });

  it('end for a device that is gone, wait as a service asks, and are given up if refused', async () => {
    const { turnOn, lead, send, service, devices, pushes, clock } = await begin(engine);
    const [gone, slow] = [service.subscribe(), service.subscribe()];
    await turnOn(gone);
    service.answer = () => ({ status: 410 });
    await lead();
    expect(await send()).toEqual([]);
    expect(await devices()).toEqual([]);
    expect(await pushes()).toMatchObject([{ state: 'skipped', last_error: '410' }]);

    await turnOn(slow);
    service.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await lead({ email: 'b@example.com' });
    expect(await send()).toEqual([]);
    service.answer = () => ({ status: 201 });
    await lead({ email: 'c@example.com' });
    clock.now += minutes(10) - 1;
    const before = service.pushes.length;
    expect(await send()).toEqual([]);
    expect(service.pushes).toHaveLength(before);
    clock.now += 1;
    expect(await send()).toHaveLength(2);
    expect(await devices()).toMatchObject([
      { id: deviceIdOf(slow), pushed_at: clock.now, held_until: null },
    ]);

    service.answer = () => ({ status: 413 });
    await lead({ email: 'd@example.com' });
    await send();
    expect((await pushes()).at(-1)).toMatchObject({ state: 'failed', last_error: '413' });
    clock.now += hours(1);
    expect(service.pushes.filter(({ status }) => status === 413)).toHaveLength(1);
  });

  it('are tried after an outage, whose end brings them all', async () => {
    const { turnOn, lead, send, service, clock } = await begin(engine);
    await turnOn();
    service.answer = () => ({ status: 500 });
    await lead();
    await lead({ email: 'b@example.com' });
    expect(await send()).toEqual([]);
    service.answer = () => ({ status: 201 });
    clock.now += hours(1);
    expect(await send()).toHaveLength(2);
  });

  it('don’t come for what came in more than a day ago', async () => {
    const { turnOn, lead, send, service, clock, pushes } = await begin(engine);
    await turnOn();
    service.answer = () => ({ status: 500 });
    await lead();
    await send();
    service.answer = () => ({ status: 201 });
    clock.now += hours(24) + 1;
    expect(await send()).toEqual([]);
    expect(await pushes()).toMatchObject([{ state: 'skipped' }]);
  });

  it('are turned off by their own owner only', async () => {
    const { turnOn, devices, services, ownerId } = await begin(engine);
    await turnOn();
    const [{ id } = { id: '' }] = await devices();
    await addOwner(services, 'other@example.com');
    const other = await findOwner(services.db.read, 'other@example.com');
    await pushAction(services, other?.id ?? '', { intent: 'remove-device', id });
    expect(await devices()).toHaveLength(1);
    await pushAction(services, ownerId, { intent: 'remove-device', id });
    expect(await devices()).toEqual([]);
  });

  it('are turned on by an owner only, for 20 public addresses at most', async () => {
    const { turnOn, service, devices, db, post } = await begin(engine);
    const one = service.subscribe();
    expect((await post('/api/inbox/devices', one)).statusCode).toBe(401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await turnOn(one, foreign)).statusCode).toBe(403);
    for (const wrong of [
      { ...one, endpoint: 'ftp://push.example/x' },
      { ...one, endpoint: 'push' },
      { ...one, keys: { ...one.keys, auth: 'short' } },
      { ...one, keys: { ...one.keys, p256dh: Buffer.alloc(65).toString('base64url') } },
      {},
    ])
      expect((await turnOn(wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    const all = await Promise.all(
      Array.from({ length: devicesAtMost + 1 }, () => turnOn(service.subscribe())),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(devicesAtMost).fill(201),
      409,
    ]);
    const [known] = await devices();
    const { endpoint = '', p256dh = '', auth = '' } = known ?? {};
    expect((await turnOn({ endpoint, keys: { p256dh, auth } })).json().id).toBe(known?.id);
    expect(await devices()).toHaveLength(devicesAtMost);
    const log = await db.read.selectFrom('owner_actions').select('action').execute();
    expect(log.filter(({ action }) => action === 'turned notifications on')).toHaveLength(
      devicesAtMost + 1,
    );
  });

  it('refuse addresses of private networks unless the settings allow them', async () => {
    const { setUp, post } = await startDesk(engine);
    const { cookie } = await setUp();
    const service = await startPush();
    onTestFinished(() => service.close());
    const { keys } = service.subscribe();
    const add = async (endpoint: string) =>
      (await post('/api/inbox/devices', { endpoint, keys }, { cookie })).statusCode;
    expect(await add('https://push.example/x')).toBe(201);
    for (const endpoint of [
      'http://push.example/x',
      'https://10.0.0.7/x',
      'https://[::1]/x',
      'https://user:word@push.example/x',
    ])
      expect(await add(endpoint), endpoint).toBe(422);
  });

  it('end with the session that turned them on, but not when it expires', async () => {
    const { turnOn, devices, db, services, clock, signIn, ownerId, lead, send, pushes, filler } =
      await begin(engine);
    await turnOn();
    clock.now += sessionLifetime;
    await deleteExpiredDesk(services);
    expect(await devices()).toMatchObject([{ session_id: null }]);
    await db.write((tx) => endOwnerSessions(tx, ownerId));
    expect(await devices()).toEqual([]);

    const token = await signIn();
    await turnOn(undefined, { cookie: `desk=${token}` });
    await lead();
    await db.write((tx) => endSessionOf(tx, token));
    expect(await devices()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(await pushes()).toEqual([]);

    await turnOn(undefined, { cookie: `desk=${await signIn()}` });
    await lead({ email: 'b@example.com' });
    await filler.fill(50);
    await removeOwner(services, owner);
    expect(await devices()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(await pushes()).toMatchObject([{ state: 'skipped' }]);
  });

  it('have one pair of keys, whichever process makes it first', async () => {
    const { app, db } = await startDesk(engine);
    const other = await engine.open();
    const made = await Promise.all([db, other, db, other].map((one) => vapidKeys(one, () => 1)));
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
    const worker = await app.inject('/inbox/worker.js');
    expect(worker.headers).toMatchObject({
      'service-worker-allowed': '/inbox',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(worker.body).toContain(`const publicKey = '${made[0]?.publicKey}';`);
    const manifest = await app.inject('/inbox/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({
      ...{ start_url: '/inbox', scope: '/inbox', display: 'standalone', short_name: 'Desk' },
    });
  });
});
