import type { Database } from '../../lib/db/client.ts';
import type { AttributionColumns, ScreeningColumns } from '../../lib/db/tables.ts';
import type { ScreenedTable } from '../../lib/spam/notice.ts';
import { spamReasons } from '../../lib/spam/record.ts';
import type { Column } from './csv.ts';
import type { RecordKind } from './records.ts';
import { plain, wrap } from './text.ts';

/** Characters of a line in the terminal. */
export const WIDTH = 100;

type Screened = AttributionColumns & ScreeningColumns & { id: string };

/** The queries for rows of which some are set aside as spam. */
export function screenedRecords<Row extends Screened>(
  table: ScreenedTable,
): Pick<RecordKind<Row>, 'name' | 'newest' | 'after' | 'count' | 'aside'> {
  // The columns that are named here are the same in each of these tables; the caller knows the rest.
  const all = (read: Database['read']) => read.selectFrom(table as 'leads').selectAll();
  const rows = (found: Promise<unknown[]>) => found as Promise<Row[]>;
  const count = async (read: Database['read'], aside: 'is' | 'is not') => {
    const row = await read
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('set_aside_at', aside, null)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return {
    name: table,
    newest: (read, limit) =>
      rows(
        all(read).where('set_aside_at', 'is', null).orderBy('id', 'desc').limit(limit).execute(),
      ),
    after: (read, id, limit) =>
      rows(all(read).where('id', '>', id).orderBy('id').limit(limit).execute()),
    count: (read) => count(read, 'is'),
    aside: {
      newest: (read, limit) =>
        rows(
          all(read)
            .where('set_aside_at', 'is not', null)
            .orderBy('set_aside_at', 'desc')
            .limit(limit)
            .execute(),
        ),
      count: (read) => count(read, 'is not'),
    },
  };
}

/** The last columns of every export: where it came from, and what became of it. */
export const screenedColumns: Column<Screened>[] = [
  { header: 'First landing', cell: (row) => row.first_landing },
  { header: 'Last landing', cell: (row) => row.last_landing },
  { header: 'Referrer', cell: (row) => row.referrer },
  { header: 'utm_source', cell: (row) => row.utm_source },
  { header: 'utm_medium', cell: (row) => row.utm_medium },
  { header: 'utm_campaign', cell: (row) => row.utm_campaign },
  { header: 'utm_term', cell: (row) => row.utm_term },
  { header: 'utm_content', cell: (row) => row.utm_content },
  { header: 'Id', cell: (row) => row.id },
  {
    header: 'Set aside (UTC)',
    cell: ({ set_aside_at: time }) => (time === null ? null : new Date(time).toISOString()),
  },
  { header: 'Why', cell: (row) => spamReasons(row).join('; ') },
];

/** A labelled line or several; none without a text. */
export function field(label: string, text: string | null): string[] {
  return text ? wrap(`  ${label.padEnd(10)}`, text, WIDTH) : [];
}

/** The last lines of a record in the terminal: where it came from, and why it was set aside. */
export function describeScreened(source: string, row: Screened): string[] {
  const lines = field('From', origin(source, row));
  if (row.set_aside_at === null) return lines;
  return [
    ...lines,
    ...field('Set aside', `It ${spamReasons(row).join('; ')}.`),
    ...field('Release', `npm run deliveries -- --release ${row.id}`),
  ];
}

/** The form, how the visitor found the site, and the campaign. */
function origin(source: string, row: AttributionColumns): string {
  const campaign = [
    row.utm_source,
    row.utm_medium,
    row.utm_campaign,
    row.utm_term,
    row.utm_content,
  ].filter((part) => part !== null);
  return [source, row.first_landing, row.referrer, campaign.join(' / ')]
    .filter((part) => part !== null && part !== '')
    .map((part) => plain(String(part)))
    .join(' · ');
}
