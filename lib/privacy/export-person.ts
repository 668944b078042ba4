import { basename } from 'node:path';
import type { Database } from '../db/client.ts';
import { anyTables, chunks, columnOf, findPerson } from './find.ts';
import { mailsAbout } from './mail-files.ts';
import type { PersonalTable } from './personal.ts';

/** Everything that is kept about a person. */
export interface PersonalData {
  address: string;
  /** ISO 8601. */
  exportedAt: string;
  /** Rows by table; times as ISO 8601, JSON as JSON. */
  tables: Record<string, Record<string, unknown>[]>;
  /** Mails that were written to files. */
  mails: { file: string; source: string }[];
  /** Headings of the tables that the person reads on a page; not in the file. */
  titles: Record<string, string>;
}

/** The file that the person gets. */
export function dataText({ titles: _, ...data }: PersonalData): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Collects everything that is kept about one person (GDPR, article 15). */
export async function collectPerson(
  read: Database['read'],
  personal: readonly PersonalTable[],
  { address, dataDir, now }: { address: string; dataDir: string; now: number },
): Promise<PersonalData> {
  const person = await findPerson(read, personal, address);
  const tables: PersonalData['tables'] = {};
  for (const declared of personal) {
    if ('quotes' in declared) continue;
    const { table, hidden = [] } = declared;
    for (const some of chunks(person.values.get(declared) ?? [])) {
      const rows = await anyTables<'selectFrom'>(read)
        .selectFrom(table)
        .selectAll()
        .where(columnOf(declared), 'in', some)
        .execute();
      if (rows.length > 0) tables[table] = [...(tables[table] ?? []), ...rows.map(shown(hidden))];
    }
  }
  const mails: PersonalData['mails'] = [];
  for await (const { path, source } of mailsAbout(dataDir, [person])) {
    mails.push({ file: basename(path), source });
  }
  const titles = Object.fromEntries(
    personal.flatMap((declared) =>
      'title' in declared && declared.title ? [[declared.table, declared.title]] : [],
    ),
  );
  const exportedAt = new Date(now).toISOString();
  return { address: person.address, exportedAt, tables, mails, titles };
}

const shown = (hidden: readonly string[]) => (row: object) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !hidden.includes(name))
      .map(([name, value]) => [name, readableValue(name, value)]),
  );

function readableValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' && /_(at|date)$/.test(name)) return new Date(value).toISOString();
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
