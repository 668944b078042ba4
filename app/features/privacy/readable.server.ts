import { dataText, type PersonalData } from '../../../lib/privacy/export-person.ts';
import { timeZone } from '../../facts/site.ts';

/** A kind of record, with every record's fields in words. */
export interface Readable {
  title: string;
  records: { id: string; fields: { label: string; value: string }[] }[];
}

/** Puts what is kept about a person into words; technical records are only in the file. */
export function readable({ tables, titles }: PersonalData): Readable[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const title = titles[table];
    if (!title) return [];
    const records = rows.map((row, at) => ({ id: `${table}-${at}`, fields: fieldsOf(row) }));
    return [{ title, records: records.filter(({ fields }) => fields.length > 0) }];
  });
}

/** The JSON file as a response. */
export function dataFile(data: PersonalData, name: string): Response {
  return new Response(dataText(data), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

function fieldsOf(row: Record<string, unknown>) {
  return Object.entries(row).flatMap(([name, value]) =>
    value === null || value === '' || /(^|_)id$/.test(name)
      ? []
      : [{ label: labelOf(name), value: textOf(name, value) }],
  );
}

/** `first_name` as `First name`; the names of columns are plain English. */
function labelOf(name: string): string {
  const words = name.replace(/_(at|date)$/, '').replaceAll('_', ' ');
  return words.replace(/^./, (letter) => letter.toUpperCase()).replace(/^Utm\b/, 'UTM');
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return isTime(value) ? moment(Date.parse(value)) : value;
  if (name === 'amount') return `$${(Number(value) / 100).toFixed(2)}`;
  if (Array.isArray(value)) return value.map((one) => textOf('', one)).join('\n');
  if (typeof value === 'object') {
    return Object.values(value ?? {})
      .map((one) => textOf('', one))
      .join(': ');
  }
  return String(value);
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const moment = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone, dateStyle: 'long', timeStyle: 'short' },
}).format;
