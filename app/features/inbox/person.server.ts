import { data, type RouterContextProvider, redirect } from 'react-router';
import { ErasureRefused } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { recordAction } from '../desk/audit-log.server.ts';
import { signedInOwner } from '../desk/client.server.ts';
import { dataFile } from '../privacy/readable.server.ts';
import { person as text } from './copy.ts';
import { origins } from './origins.ts';

interface RouteArgs {
  params: { id?: string };
  context: Readonly<RouterContextProvider>;
}

/** The person of an entry; undefined once the entry is gone. */
async function findEntry({ db }: Pick<Services, 'db'>, id: string) {
  const entry = await db.read
    .selectFrom('entries')
    .select(['id', 'email', 'origin'])
    .where('id', '=', id)
    .executeTakeFirst();
  return entry && { ...entry, record: { kind: origins[entry.origin].kind, id: entry.id } };
}

/** GET /inbox/entry/:id/export: everything that is kept about an entry's person, as JSON. */
export async function exportPerson({ params, context }: RouteArgs): Promise<Response> {
  const { owner } = signedInOwner({ context });
  const services = context.get(servicesContext);
  const entry = await findEntry(services, params.id ?? '');
  if (!entry) throw redirect('/inbox', 303);
  const { db, clock, people } = services;
  const action = { ownerId: owner.id, action: 'exported the person of', record: entry.record };
  await db.write((tx) => recordAction(tx, action, clock()));
  return dataFile(await people.collect(entry.email), 'personal-data.json');
}

/** What the page shows that asks for the confirmation; without `person` once the entry is gone. */
export async function loadPerson({ params, context }: RouteArgs) {
  const { owner } = signedInOwner({ context });
  const services = context.get(servicesContext);
  const entry = await findEntry(services, params.id ?? '');
  if (!entry) return { owner, person: undefined };
  const { tables, titles } = await services.people.collect(entry.email);
  const kinds = Object.entries(tables).flatMap(([table, rows]) => {
    const title = titles[table];
    return title ? [{ title, count: rows.length }] : [];
  });
  const isCustomer = (tables.users?.length ?? 0) > 0;
  const isOwner = (tables.owners?.length ?? 0) > 0;
  return { owner, person: { id: entry.id, email: entry.email, kinds, isCustomer, isOwner } };
}

/** Answer to the owner's confirmation. */
export type Erasure = { erased: string } | { refused: string };

/** Erases an entry's person, with the entry of the audit log in the same transaction. */
export async function erasePerson({ params, context }: RouteArgs) {
  const { owner } = signedInOwner({ context });
  const services = context.get(servicesContext);
  const entry = await findEntry(services, params.id ?? '');
  if (!entry) throw redirect('/inbox', 303);
  const action = { ownerId: owner.id, action: 'erased the person of', record: entry.record };
  try {
    const report = await services.people.erase(entry.email, {
      claim: async (tx) => {
        await recordAction(tx, action, services.clock());
        return true;
      },
    });
    const rows = Object.values(report?.erased ?? {}).reduce((sum, count) => sum + count, 0);
    return data<Erasure>({ erased: text.done(rows) });
  } catch (error) {
    if (!(error instanceof ErasureRefused)) throw error;
    return data<Erasure>({ refused: error.message }, { status: 409 });
  }
}
