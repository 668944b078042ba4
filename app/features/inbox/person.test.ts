import { expect, it } from 'vitest';
import { requestContext } from '../../../server/http/request-context.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testPeople } from '../../../test/people.ts';
import { routeArgs } from '../../../test/route.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from '../audit/leads.server.ts';
import { addOwner, findOwner } from '../desk/owners.server.ts';
import { changeCount } from './changes.server.ts';
import { createFiller } from './fill.server.ts';
import { erasePerson, exportPerson, loadPerson } from './person.server.ts';

const email = 'zoe.quagga@example.com';

/** Entries of two people, an owner's context, and the audit log. */
async function begin(engine: Engine) {
  const db = await engine.open();
  const core = testServices(db);
  const services = { ...core, people: await testPeople(engine, core) };
  await addOwner(services, 'owner@example.com');
  const owner = await findOwner(db.read, 'owner@example.com');
  for (const address of [email, 'other@example.com']) {
    const lead = { ...sampleLead, name: 'Zoe Quagga', email: address };
    await storeLead(services, lead, { source: '192.0.2.1', key: undefined });
  }
  await createFiller(db).fill(10);
  const entries = await db.read.selectFrom('entries').select(['id', 'email']).execute();
  const id = entries.find((entry) => entry.email === email)?.id ?? '';
  const args = (params = { id }) => {
    const given = routeArgs(new Request('http://localhost/inbox'), services);
    given.context.set(requestContext, { owner: { owner } } as never);
    return { ...given, params };
  };
  const log = async () => {
    const rows = await db.read.selectFrom('owner_actions').selectAll().execute();
    return rows;
  };
  return { db, id, args, log, services };
}

describeEngines('an entry’s person', (engine) => {
  it('is exported, and that is in the audit log', async () => {
    const { id, args, log } = await begin(engine);
    const text = await (await exportPerson(args())).text();
    expect(JSON.parse(text).tables.leads).toMatchObject([{ id, email }]);
    expect(text).not.toContain('other@example.com');
    expect(await log()).toMatchObject([
      { action: 'exported the person of', kind: 'audit', record_id: id },
    ]);
    await expect(exportPerson(args({ id: 'gone' }))).rejects.toMatchObject({ status: 303 });
  });

  it('is erased with all entries, which the audit log says without naming them', async () => {
    const { db, id, args, log } = await begin(engine);
    expect(await loadPerson(args())).toMatchObject({
      person: { email, isCustomer: false, kinds: [{ title: 'Audit requests', count: 1 }] },
    });
    const before = await changeCount(db.read);
    expect(await erasePerson(args())).toMatchObject({
      data: { erased: expect.stringMatching(/deleted: \d+ records/) },
    });
    // Other owners' open pages load their lists again.
    expect(await changeCount(db.read)).toBeGreaterThan(before);
    const left = await db.read.selectFrom('entries').select('email').execute();
    expect(left).toEqual([{ email: 'other@example.com' }]);
    expect((await loadPerson(args())).person).toBeUndefined();
    const logged = await log();
    expect(logged).toMatchObject([{ action: 'erased the person of', record_id: id }]);
    expect(JSON.stringify(logged)).not.toContain('uagga');
  });

  it('stays where it is the last owner, and nothing is logged', async () => {
    const { db, args, log, services } = await begin(engine);
    await db.write((tx) => tx.deleteFrom('owners').execute());
    await addOwner(services, email);
    expect(await erasePerson(args())).toMatchObject({
      data: { refused: expect.stringContaining('only owner') },
      init: { status: 409 },
    });
    expect(await db.read.selectFrom('entries').select('id').execute()).toHaveLength(2);
    expect(await log()).toEqual([]);
  });
});
