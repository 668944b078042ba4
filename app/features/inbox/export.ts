import { Readable } from 'node:stream';
import { servicesContext } from '../../../server/http/request-context.ts';
import { type Column, csv } from '../../../server/terminal/csv.ts';
import { recordAction } from '../desk/audit-log.server.ts';
import { signedInOwner } from '../desk/client.server.ts';
import type { Route } from './+types/export.ts';
import { kindNames, promiseTexts, statusNames } from './copy.ts';
import { readFilter } from './filter.ts';
import { type Cursor, listEntries } from './list.server.ts';
import { origins } from './origins.ts';
import { type Summary, summarize } from './summaries.server.ts';

/** Entries of one query. */
const page = 500;

/** GET /inbox/export: what the filter leaves, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  const { db, clock } = context.get(servicesContext);
  const filter = readFilter(new URL(request.url).searchParams);
  const now = clock();
  await db.write((tx) =>
    recordAction(tx, { ownerId: owner.id, action: 'exported the inbox' }, now),
  );
  async function* pages() {
    let after: Cursor | undefined;
    for (;;) {
      const entries = await listEntries(db, filter, { limit: page, after });
      after = entries.at(-1);
      if (!after) return;
      yield await summarize(db.read, entries, now);
    }
  }
  const body = Readable.toWeb(
    Readable.from(csv(columns, pages())).map((text) => Buffer.from(text)),
  );
  return new Response(body as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="inbox.csv"',
    },
  });
}

const utc = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const columns: Column<Summary>[] = [
  { header: 'Received (UTC)', cell: ({ receivedAt }) => utc(receivedAt) },
  { header: 'Kind', cell: ({ kind }) => kindNames[kind].one },
  { header: 'Source', cell: ({ origin }) => origins[origin].name },
  { header: 'Status', cell: ({ status }) => statusNames[status] },
  { header: 'Promise', cell: ({ promise }) => promiseTexts[promise] },
  { header: 'Promised by (UTC)', cell: ({ promisedAt }) => utc(promisedAt) },
  { header: 'First answer (UTC)', cell: ({ answeredAt }) => utc(answeredAt) },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ phone }) => phone, phone: true },
  { header: 'Company', cell: ({ company }) => company },
  { header: 'About', cell: ({ about }) => about },
  { header: 'Plan', cell: ({ plan }) => plan },
  { header: 'Id', cell: ({ id }) => id },
];
