import type { Database } from '../../lib/db/client.ts';
import type { AttributionColumns, ScreeningColumns, Tables } from '../../lib/db/tables.ts';
import { type ScreenedTable, spamReasons } from '../../lib/spam/held.ts';
import type { Column } from './csv.ts';
import type { RecordKind } from './records-command.ts';
import { plain, wrap } from './text.ts';

/** Line length in the terminal, in characters. */
export const WIDTH = 100;

type Screened = AttributionColumns & ScreeningColumns & { id: string };

/** Queries on a table whose rows are screened for spam. */
export function screenedRecords<T extends ScreenedTable>(
  table: T,
): Pick<RecordKind<Tables[T]>, 'name' | 'newest' | 'after' | 'one' | 'count' | 'held'> {
  const all = (read: Database['read']) => read.selectFrom<ScreenedTable>(table).selectAll();
  // Kysely can't infer the row type from a generic table name.
  const rows = async (found: Promise<unknown[]>) => (await found) as Tables[T][];
  const count = async (read: Database['read'], held: 'is' | 'is not') => {
    const row = await read
      .selectFrom<ScreenedTable>(table)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('set_aside_at', held, null)
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
    one: async (read, id) => (await rows(all(read).where('id', '=', id).execute()))[0],
    count: (read) => count(read, 'is'),
    held: {
      newest: (read, limit) =>
        rows(
          all(read)
            .where('set_aside_at', 'is not', null)
            .orderBy('set_aside_at', 'desc')
            .orderBy('id', 'desc')
            .limit(limit)
            .execute(),
        ),
      count: (read) => count(read, 'is not'),
    },
  };
}

/** The last columns of every export: where the visitor came from, and the spam screening. */
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
    header: 'Held (UTC)',
    cell: ({ set_aside_at: time }) => (time === null ? null : new Date(time).toISOString()),
  },
  { header: 'Why', cell: (row) => spamReasons(row).join('; ') },
];

/** A label and its text as wrapped lines; no line without a text. */
export function field(label: string, text: string | null): string[] {
  return text ? wrap(`  ${label.padEnd(10)}`, text, WIDTH) : [];
}

/** The last lines of a record in the terminal: where the visitor came from, and why it is held. */
export function describeScreened(source: string, row: Screened): string[] {
  const lines = [...field('From', origin(source, row)), ...field('Id', row.id)];
  if (row.set_aside_at === null) return lines;
  return [
    ...lines,
    ...field('Held', `It ${spamReasons(row).join('; ')}.`),
    ...field('Release', `npm run deliveries -- --release ${row.id}`),
  ];
}

/** The form, the first page, the referrer and the campaign. */
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
