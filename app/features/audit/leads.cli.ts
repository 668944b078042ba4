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
import type { LeadRow } from './tables.ts';

/** `npm run leads`: the owner's view of the leads. */
export const leads: RecordKind<LeadRow> = {
  ...screenedRecords('leads'),
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
    ...screenedColumns,
  ],
  describe: (lead) => [
    ...wrap('', `${localTime(lead.created_at)} · ${lead.name} · ${lead.company}`, WIDTH),
    ...field('E-mail', lead.email),
    ...field('Phone', lead.phone),
    ...field('Website', lead.website),
    ...field('Business', lead.business_type),
    ...field('Goals', lead.goals),
    ...field('Now', lead.current_marketing),
    ...describeScreened(lead.source, lead),
  ],
};

export const run: Command = (terminal) => runRecords(withState(leads), terminal);
