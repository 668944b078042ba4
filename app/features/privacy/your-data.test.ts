import { expect, it } from 'vitest';
import { countMail } from '../../../lib/deliveries/mail-limits.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testPeople } from '../../../test/people.ts';
import { routeArgs } from '../../../test/route.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { rosa, signUpCustomer } from '../accounts/test-accounts.ts';
import { storeLead } from '../audit/leads.server.ts';
import { addOwner } from '../desk/owners.server.ts';
import { linkAction, loadLink, requestAction } from './api.server.ts';
import { action as download } from './download.ts';
import { dataLink, deleteExpiredLinks, requestLink } from './links.server.ts';
import { dataLinkAsked } from './mail.server.ts';
import { dataPath } from './your-data-copy.ts';

async function begin(engine: Engine) {
  const db = await engine.open();
  const time = { now: Date.UTC(2026, 5, 1, 12) };
  const core = testServices(db, () => time.now);
  const services = { ...core, people: await testPeople(engine, core) };
  const url = (query: string) => `${services.site.url}${dataPath}${query}`;
  const posted = (fields: Record<string, string>) =>
    routeArgs(
      new Request(url(''), { method: 'POST', body: new URLSearchParams(fields) }),
      services,
    );
  return {
    ...{ db, time, services },
    /** Asks for a link. @returns its token. */
    link: async (address: string) => {
      await requestLink(services, address, { source: '192.0.2.1' });
      const row = await db.read
        .selectFrom('deliveries')
        .select('payload')
        .where('event', '=', dataLinkAsked.name)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return String(JSON.parse(row.payload ?? '{}').token);
    },
    open: (token: string) => loadLink(routeArgs(new Request(url(`?token=${token}`)), services)),
    act: (token: string, intent: string) => linkAction(posted({ token, intent })),
    download: (token: string) =>
      download({ ...posted({ token }), params: {}, pattern: '' } as never),
    ask: (email: string) => requestAction(posted({ email })),
    lead: (email: string) =>
      storeLead(services, { ...sampleLead, email }, { source: '192.0.2.1', key: undefined }),
    leads: () => db.read.selectFrom('leads').select('email').execute(),
  };
}

const redirectOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer;

describeEngines('a link to somebody’s data', (engine) => {
  it('shows, downloads and erases what is kept about its holder, and nobody else', async () => {
    const site = await begin(engine);
    await site.lead('Ann@Example.com');
    await site.lead('bob@example.com');
    const token = await site.link('ann@example.com');
    const page = await site.open(token);
    expect(page).toMatchObject({
      data: { valid: true, address: 'ann@example.com', isCustomer: false, isOwner: false },
    });
    expect(page.data).toMatchObject({ kinds: [{ title: 'Audit requests', count: 1 }] });
    const shown = await site.act(token, 'show');
    expect(JSON.stringify(shown)).toContain(sampleLead.goals);
    expect(JSON.stringify(shown)).not.toContain('bob@');
    const file = await site.download(token);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const text = await file.text();
    expect(JSON.parse(text).tables.leads).toMatchObject([{ email: 'Ann@Example.com' }]);
    expect(text).not.toContain('bob@');
    expect(redirectOf(await site.act(token, 'erase'))).toEqual([303, `${dataPath}?erased=1`]);
    expect(await site.leads()).toEqual([{ email: 'bob@example.com' }]);
    expect((await site.open(token)).init?.status).toBe(410);
  });

  it('changes nothing when it is opened, and isn’t stored itself', async () => {
    const site = await begin(engine);
    await site.lead('ann@example.com');
    const token = await site.link('ann@example.com');
    await site.open(token);
    await site.open(`${token}&step=erase&intent=erase`);
    expect(await site.leads()).toHaveLength(1);
    const [row] = await site.db.read.selectFrom('data_links').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('erases once when it is used twice at the same time', async () => {
    const site = await begin(engine);
    await site.lead('ann@example.com');
    const token = await site.link('ann@example.com');
    const answers = await Promise.all([site.act(token, 'erase'), site.act(token, 'erase')]);
    const statuses = answers.map((answer) =>
      answer instanceof Response ? answer.status : answer.init?.status,
    );
    expect(statuses.sort()).toEqual([303, 410]);
  });

  it('is refused when it is forged, used or too old', async () => {
    const site = await begin(engine);
    await site.lead('ann@example.com');
    const used = await site.link('ann@example.com');
    await site.act(used, 'erase');
    await site.lead('ann@example.com');
    const old = await site.link('ann@example.com');
    site.time.now += dataLink.lifetime;
    const hash = await site.db.read.selectFrom('data_links').select('token_hash').execute();
    for (const token of [used, old, '', 'x', `${old}x`, hash[0]?.token_hash ?? '']) {
      expect((await site.open(token)).init?.status, token).toBe(410);
      for (const intent of ['show', 'erase']) {
        expect(await site.act(token, intent), token).toMatchObject({ init: { status: 410 } });
      }
      await expect(site.download(token)).rejects.toMatchObject({ status: 303 });
    }
    expect(await site.leads()).toHaveLength(1);
    await deleteExpiredLinks(site.services);
    expect(await site.db.read.selectFrom('data_links').select('id').execute()).toEqual([]);
    const waiting = await site.db.read
      .selectFrom('deliveries')
      .select('payload')
      .where('event', '=', dataLinkAsked.name)
      .execute();
    expect(waiting).toEqual([{ payload: null }]);
  });

  it('is asked for alike, whether or not anything is kept', async () => {
    const site = await begin(engine);
    await site.lead('ann@example.com');
    const answers = [await site.ask('Ann@example.com'), await site.ask('nobody@example.com')];
    const sent = [303, '/privacy-policy?sent=1#your-data'];
    expect(answers.map(redirectOf)).toEqual([sent, sent]);
    const links = await site.db.read.selectFrom('data_links').select('email').execute();
    expect(links.map(({ email }) => email).sort()).toEqual([
      'ann@example.com',
      'nobody@example.com',
    ]);
    const mails = await site.db.read
      .selectFrom('deliveries')
      .select(['kind', 'state'])
      .where('event', '=', dataLinkAsked.name)
      .execute();
    expect(mails).toEqual(Array(2).fill({ kind: 'visitor-email', state: 'waiting' }));
    expect(await site.ask('no address')).toMatchObject({ init: { status: 422 } });
  });

  it('can be mailed again and again to those who use it', async () => {
    const site = await begin(engine);
    const { db, time } = site;
    const event = dataLinkAsked.name;
    const mail = { event, address: 'ann@example.com', source: '192.0.2.1', together: [event] };
    const send = (delivery: string) => countMail(db, { ...mail, delivery }, time.now);
    const token = await site.link('ann@example.com');
    for (const [i, use] of [() => site.act(token, 'show'), () => site.download(token)].entries()) {
      expect(await send(`first ${i}`)).toBeUndefined();
      expect(await send(`second ${i}`)).toContain('over the limit');
      await use();
      expect(await send(`third ${i}`)).toBeUndefined();
      await use();
    }
  });

  it('ends a customer’s account, and notifies the owner and the webhook of the ids', async () => {
    const site = await begin(engine);
    await signUpCustomer(site.services);
    const token = await site.link(rosa.email);
    expect((await site.open(token)).data).toMatchObject({ isCustomer: true });
    await site.act(token, 'erase');
    for (const table of ['users', 'subscriptions', 'sessions'] as const) {
      expect(await site.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const notices = await site.db.read
      .selectFrom('deliveries')
      .select(['event', 'payload'])
      .orderBy('event')
      .execute();
    expect(notices).toMatchObject([{ event: 'customer.deleted' }, { event: 'person.erased' }]);
    expect(notices[1]?.payload).toContain('"kind":"customer"');
    expect(JSON.stringify(notices)).not.toMatch(new RegExp(rosa.email, 'i'));
  });

  it('doesn’t lock the last owner out of the desk', async () => {
    const site = await begin(engine);
    await addOwner(site.services, 'ann@example.com');
    await site.lead('ann@example.com');
    const token = await site.link('ann@example.com');
    const refused = { data: { refused: expect.stringContaining('only owner') } };
    expect(await site.act(token, 'erase')).toMatchObject({ ...refused, init: { status: 409 } });
    expect(await site.leads()).toHaveLength(1);
    await addOwner(site.services, 'bob@example.com');
    expect(redirectOf(await site.act(token, 'erase'))).toEqual([303, `${dataPath}?erased=1`]);
    const owners = await site.db.read.selectFrom('owners').select('email').execute();
    expect(owners).toEqual([{ email: 'bob@example.com' }]);
  });
});
