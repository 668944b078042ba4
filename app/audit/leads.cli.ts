import { once } from 'node:events';
import * as z from 'zod/mini';
import { type RecordKind, runRecords } from '../../server/cli/records.ts';
import { localTime, plain, wrap } from '../../server/cli/text.ts';
import type { Database } from '../../server/db/client.ts';
import { fromJson } from '../../server/db/columns.ts';
import type { LeadRow } from '../../server/db/types.ts';

const WIDTH = 100;

/** `npm run leads`: the owner's view of the leads. */
export const leads: RecordKind<LeadRow> = {
  name: 'leads',
  newest: (read, limit) =>
    read
      .selectFrom('leads')
      .selectAll()
      .where('set_aside_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  after: (read, id, limit) =>
    read.selectFrom('leads').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute(),
  count: (read) => count(read, 'is'),
  aside: {
    newest: (read, limit) =>
      read
        .selectFrom('leads')
        .selectAll()
        .where('set_aside_at', 'is not', null)
        .orderBy('set_aside_at', 'desc')
        .limit(limit)
        .execute(),
    count: (read) => count(read, 'is not'),
  },
  columns: [
    { header: 'Received (UTC)', cell: (lead) => new Date(lead.created_at).toISOString() },
    { header: 'Name', cell: (lead) => lead.name },
    { header: 'Email', cell: (lead) => lead.email },
    { header: 'Phone', cell: (lead) => lead.phone },
    { header: 'Company', cell: (lead) => lead.company },
    { header: 'Website', cell: (lead) => lead.website },
    { header: 'Business type', cell: (lead) => lead.business_type },
    { header: 'Current marketing', cell: (lead) => lead.current_marketing },
    { header: 'Goals', cell: (lead) => lead.goals },
    { header: 'Source', cell: (lead) => lead.source },
    { header: 'First landing', cell: (lead) => lead.first_landing },
    { header: 'Last landing', cell: (lead) => lead.last_landing },
    { header: 'Referrer', cell: (lead) => lead.referrer },
    { header: 'utm_source', cell: (lead) => lead.utm_source },
    { header: 'utm_medium', cell: (lead) => lead.utm_medium },
    { header: 'utm_campaign', cell: (lead) => lead.utm_campaign },
    { header: 'utm_term', cell: (lead) => lead.utm_term },
    { header: 'utm_content', cell: (lead) => lead.utm_content },
    { header: 'Id', cell: (lead) => lead.id },
    {
      header: 'Set aside (UTC)',
      cell: ({ set_aside_at: time }) => (time === null ? null : new Date(time).toISOString()),
    },
    { header: 'Why', cell: (lead) => reasons(lead).join('; ') },
  ],
  describe: (lead) => [
    ...wrap('', `${localTime(lead.created_at)} · ${lead.name} · ${lead.company}`, WIDTH),
    ...field('E-mail', lead.email),
    ...field('Phone', lead.phone),
    ...field('Website', lead.website),
    ...field('Business', lead.business_type),
    ...field('Goals', lead.goals),
    ...field('Now', lead.current_marketing),
    ...field('From', origin(lead)),
    ...(lead.set_aside_at === null ? [] : asideLines(lead)),
  ],
};

async function count(read: Database['read'], aside: 'is' | 'is not'): Promise<number> {
  const row = await read
    .selectFrom('leads')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('set_aside_at', aside, null)
    .executeTakeFirstOrThrow();
  return row.count;
}

function asideLines(lead: LeadRow): string[] {
  return [
    ...field('Set aside', `It ${reasons(lead).join('; ')}.`),
    ...field('Release', `npm run deliveries -- --release ${lead.id}`),
  ];
}

const signals = z.array(z.object({ reason: z.string() }));

function reasons({ spam_reasons }: LeadRow): string[] {
  return spam_reasons === null ? [] : fromJson(signals, spam_reasons).map(({ reason }) => reason);
}

function field(label: string, text: string | null): string[] {
  return text ? wrap(`  ${label.padEnd(10)}`, text, WIDTH) : [];
}

/** The form, how the visitor found the site, and the campaign. */
function origin(lead: LeadRow): string {
  const campaign = [
    lead.utm_source,
    lead.utm_medium,
    lead.utm_campaign,
    lead.utm_term,
    lead.utm_content,
  ].filter((part) => part !== null);
  return [lead.source, lead.first_landing, lead.referrer, campaign.join(' / ')]
    .filter((part) => part !== null && part !== '')
    .map((part) => plain(String(part)))
    .join(' · ');
}

if (import.meta.main) {
  process.exitCode = await runRecords(leads, {
    args: process.argv.slice(2),
    env: process.env,
    out: async (text) => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    error: (text) => console.error(text),
  });
}
