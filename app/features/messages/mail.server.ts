import * as z from 'zod/mini';
import { fromJson } from '../../../lib/db/columns.ts';
import { defineEvent, type Mail, type VisitorMail } from '../../../lib/deliveries/event.ts';
import type { Block } from '../../../lib/deliveries/mail/blocks.ts';
import {
  answerBy,
  emailFact,
  givenName,
  phoneFact,
  whyThisMessage,
} from '../../../lib/deliveries/mail/phrases.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import { replyHours } from '../../facts/site.ts';
import { attributionData, attributionFacts } from '../../forms/attribution-columns.server.ts';
import type { MessageRow, MessageSource } from './model.ts';

/** A message was stored: its sender gets a confirmation, the owner the message. */
export const messageCreated = defineEvent<MessageRow>({
  name: 'message.created',
  about: 'message',
  load: (read, { id }) =>
    read.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst(),
  owner: ownerMail,
  visitor: visitorMail,
  webhook: (row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    source: row.source,
    name: row.name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    topic: row.topic,
    subject: row.subject,
    message: row.message,
    priority: row.priority,
    transcript: transcriptOf(row),
    attribution: attributionData(row),
  }),
});

/** What the owner calls each source. */
export const sourceNames: Readonly<Record<MessageSource, string>> = {
  contact: 'Contact page',
  support: 'Support page',
  chat: 'Assistant',
};

/** Hours until an answer, as the page of each source promises them. */
const promisedHours: Readonly<Record<MessageSource, number>> = {
  contact: replyHours.contact,
  support: replyHours.support,
  chat: replyHours.support,
};

const transcript = z.array(
  z.object({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp: z.number() }),
);

/** The talk that was handed over with a message; null where there was none. */
export function transcriptOf(row: MessageRow): z.output<typeof transcript> | null {
  return row.transcript === null ? null : fromJson(transcript, row.transcript);
}

/** What a message is about, in one line. */
export function titleOf({ subject, topic, message }: MessageRow): string {
  const [firstLine = ''] = message.split('\n');
  return subject ?? topic ?? (firstLine.length > 60 ? `${firstLine.slice(0, 59)}…` : firstLine);
}

function ownerMail(row: MessageRow): Mail {
  const { name, email, phone, company, topic, priority, source } = row;
  const who = name ?? email;
  const mark = priority === 'normal' ? '' : `[${priority}] `;
  return {
    subject: `${mark}New message: ${titleOf(row)} (${who})`,
    preview: row.message.slice(0, 120),
    replyTo: { name: name ?? '', address: email },
    blocks: [
      { type: 'heading', text: `${who} writes to you` },
      {
        type: 'paragraph',
        text: `The site promised an answer within ${promisedHours[source]} hours: by ${answerBy(row.created_at, promisedHours[source])}. Reply to this message to write to ${who}.`,
      },
      { type: 'quote', label: titleOf(row), text: row.message },
      {
        type: 'facts',
        rows: [
          { label: 'Priority', value: priority },
          ...(topic ? [{ label: 'Topic', value: topic }] : []),
          emailFact(email),
          ...(phone ? [phoneFact(phone)] : []),
          ...(company ? [{ label: 'Company', value: company }] : []),
          { label: 'Sent from', value: sourceNames[source] },
          ...attributionFacts(row),
          { label: 'Message', value: row.id },
        ],
      },
      ...transcriptBlocks(row),
    ],
  };
}

function transcriptBlocks(row: MessageRow): Block[] {
  return (transcriptOf(row) ?? []).map(({ role, content }) => ({
    type: 'quote',
    label: role === 'user' ? 'Visitor' : 'Assistant',
    text: content,
  }));
}

/**
 * To an address that anybody may have typed in: nothing of what was entered is repeated, so that the
 * form cannot be used to send a third person a text of one's own.
 */
function visitorMail({ name, email, source }: MessageRow, site: SiteSettings): VisitorMail {
  const given = givenName(name);
  return {
    to: email,
    unproved: true,
    subject: `Your message to ${site.name}`,
    preview: `We'll get back to you within ${promisedHours[source]} hours.`,
    blocks: [
      { type: 'heading', text: given ? `We have your message, ${given}` : 'We have your message' },
      {
        type: 'paragraph',
        text: `A person reads it, and we'll get back to you within ${promisedHours[source]} hours.`,
      },
      {
        type: 'paragraph',
        text: `Something to add? Reply to this message, or call ${site.phone}.`,
      },
      whyThisMessage(site),
    ],
  };
}
