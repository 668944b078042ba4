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
import { sourceNames, titleOf, transcriptOf } from './mail.server.ts';
import type { MessageRow } from './model.ts';

/** `npm run messages`: the owner's view of the messages from every form. */
export const messages: RecordKind<MessageRow> = {
  ...screenedRecords('messages'),
  columns: [
    { header: 'Received (UTC)', cell: (row) => new Date(row.created_at).toISOString() },
    { header: 'From', cell: (row) => sourceNames[row.source] },
    { header: 'Priority', cell: (row) => row.priority },
    { header: 'Name', cell: (row) => row.name },
    { header: 'First name', cell: (row) => row.first_name },
    { header: 'Last name', cell: (row) => row.last_name },
    { header: 'Email', cell: (row) => row.email },
    { header: 'Phone', cell: (row) => row.phone, phone: true },
    { header: 'Company', cell: (row) => row.company },
    { header: 'Topic', cell: (row) => row.topic },
    { header: 'Subject', cell: (row) => row.subject },
    { header: 'Message', cell: (row) => row.message },
    { header: 'Conversation with the assistant', cell: (row) => conversation(row).join('\n') },
    ...screenedColumns,
  ],
  describe: (row) => [
    ...wrap('', `${localTime(row.created_at)} · ${row.name ?? row.email}${urgency(row)}`, WIDTH),
    ...field('Email', row.email),
    ...field('Phone', row.phone),
    ...field('Company', row.company),
    ...field('About', row.subject || row.topic ? titleOf(row) : null),
    ...field('Message', row.message),
    ...conversation(row).flatMap((line) => field('', line)),
    ...describeScreened(sourceNames[row.source], row),
  ],
};

function urgency({ priority }: MessageRow): string {
  return priority === 'normal' ? '' : ` · ${priority}`;
}

function conversation(row: MessageRow): string[] {
  return (transcriptOf(row) ?? []).map(
    ({ role, content }) => `${role === 'user' ? 'Visitor' : 'Assistant'}: ${content}`,
  );
}

export const run: Command = (terminal) => runRecords(withState(messages), terminal);
