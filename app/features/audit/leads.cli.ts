import { type RecordKind, runRecords } from '../../../server/terminal/records-command.ts';
import {
  describeScreened,
  field,
  screenedColumns,
  screenedRecords,
  WIDTH,
} from '../../../server/terminal/screened.ts';
import { localTime, wrap } from '../../../server/terminal/text.ts';
import type { Command } from '../../feature.ts';
import { withState } from '../inbox/states.server.ts';
import { callScript, type LeadWithFindings, withFindings } from './lead-findings.server.ts';

const stored = screenedRecords('leads');

/** `npm run leads`: the owner's view of the leads. */
export const leads: RecordKind<LeadWithFindings> = {
  ...stored,
  newest: async (read, limit) => withFindings(read, await stored.newest(read, limit)),
  after: async (read, id, limit) => withFindings(read, await stored.after(read, id, limit)),
  one: async (read, id) => {
    const lead = await stored.one(read, id);
    return lead && (await withFindings(read, [lead]))[0];
  },
  columns: [
    { header: 'Received (UTC)', cell: (lead) => new Date(lead.created_at).toISOString() },
    { header: 'Name', cell: (lead) => lead.name },
    { header: 'Email', cell: (lead) => lead.email },
    { header: 'Phone', cell: (lead) => lead.phone, phone: true },
    { header: 'Company', cell: (lead) => lead.company },
    { header: 'Website', cell: (lead) => lead.website },
    { header: 'Business type', cell: (lead) => lead.business_type },
    { header: 'Current marketing', cell: (lead) => lead.current_marketing },
    { header: 'Goals', cell: (lead) => lead.goals },
    { header: 'Source', cell: (lead) => lead.source },
    { header: 'To fix on the website', cell: (lead) => titles(lead) },
    ...screenedColumns,
  ],
  describe: (lead) => [
    ...wrap('', `${localTime(lead.created_at)} · ${lead.name} · ${lead.company}`, WIDTH),
    ...field('Email', lead.email),
    ...field('Phone', lead.phone),
    ...field('Website', lead.website),
    ...field('Business', lead.business_type),
    ...field('Goals', lead.goals),
    ...field('Now', lead.current_marketing),
    ...script(lead),
    ...describeScreened(lead.source, lead),
  ],
};

/** What to say on the phone about the website, worst first. */
function script({ found }: LeadWithFindings): string[] {
  if (!found) return [];
  if (found.problem) return field('Site', found.problem);
  return callScript(found).flatMap(({ title, evidence, say, offer }) => [
    ...field('To fix', `${title}: ${evidence}`),
    ...field('  Say', say),
    ...field('  Offer', offer),
  ]);
}

function titles({ found }: LeadWithFindings): string | null {
  return found
    ? callScript(found)
        .map(({ title }) => title)
        .join('; ')
    : null;
}

export const run: Command = (terminal) => runRecords(withState(leads), terminal);
