import * as v from 'valibot';
import { fromJson } from '../../../lib/db/columns.ts';
import { defineEvent, type VisitorMail } from '../../../lib/deliveries/event.ts';
import {
  type Block,
  emailFact,
  type Mail,
  phoneFact,
  whyThisMessage,
} from '../../../lib/deliveries/mail/content.ts';
import type { SiteSettings } from '../../../lib/site-settings.ts';
import { hours, replyHours } from '../../facts/site.ts';
import { attributionData } from '../../forms/attribution-columns.server.ts';
import { attributionFacts, promisedReply, replyToThisMail } from '../../forms/owner-mail.server.ts';
import type { MessageRow, MessageSource } from './model.ts';

/** Event: a message was stored. Its sender gets a confirmation, the owner the message. */
export const messageCreated = defineEvent<MessageRow>({
  name: 'message.created',
  about: 'message',
  script: 'messages',
  table: 'messages',
  load: (read, { id }) =>
    read.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst(),
  messages: { owner: ownerMail, visitor: visitorMail, webhook: webhookData },
});

function webhookData(row: MessageRow) {
  return {
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
  };
}

/** The owner's names for the sources. */
export const sourceNames: Readonly<Record<MessageSource, string>> = {
  contact: 'Contact page',
  support: 'Support page',
  chat: 'Assistant',
};

/** Hours until an answer, as each source's page promises. */
const promisedHours: Readonly<Record<MessageSource, number>> = {
  contact: replyHours.contact,
  support: replyHours.support,
  chat: replyHours.support,
};

const transcript = v.array(
  v.object({ role: v.picklist(['user', 'assistant']), content: v.string(), timestamp: v.number() }),
);

/**
 * The conversation with the assistant that came with a message, or null. One that can't be read, in a
 * database edited by hand, is a single line as it is stored, so that the inbox still gets the message.
 */
export function transcriptOf(row: MessageRow): v.InferOutput<typeof transcript> | null {
  const { transcript: text, created_at: timestamp } = row;
  if (text === null) return null;
  try {
    return fromJson(transcript, text);
  } catch {
    return [{ role: 'user', content: text, timestamp }];
  }
}

/** One-line title of a message: its subject, its topic, or its first line. */
export function titleOf({ subject, topic, message }: MessageRow): string {
  const [firstLine = ''] = message.split('\n');
  return subject ?? topic ?? (firstLine.length > 60 ? `${firstLine.slice(0, 59)}…` : firstLine);
}

function ownerMail(row: MessageRow): Mail {
  const { name, email, phone, company, topic, priority, source } = row;
  const who = name ?? email;
  const prefix = priority === 'normal' ? '' : `[${priority}] `;
  return {
    subject: `${prefix}New message: ${titleOf(row)} (${who})`,
    preview: row.message.slice(0, 120),
    replyTo: { name: name ?? '', address: email },
    blocks: [
      { type: 'heading', text: `${who} sent a message`, name: who },
      promisedReply(who, row.created_at, promisedHours[source]),
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
      replyToThisMail(who),
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
 * Confirmation for the sender. The address is unverified, so it repeats none of the entries, not even the
 * name: nobody can use the form to send a text to somebody else.
 */
function visitorMail({ email, source }: MessageRow, site: SiteSettings): VisitorMail {
  // The chat has told its visitors when our team is in.
  const when = source === 'chat' ? `, ${hours.phone}` : ` within ${promisedHours[source]} hours`;
  const promise = `We’ll get back to you${when}.`;
  return {
    address: email,
    unverified: true,
    mail: {
      subject: `Your message to ${site.name}`,
      preview: promise,
      blocks: [
        { type: 'heading', text: 'We have your message' },
        { type: 'paragraph', text: `A person will read it. ${promise}` },
        {
          type: 'paragraph',
          text: `Something to add? Reply to this email, or call ${site.phone}.`,
        },
        whyThisMessage(site),
      ],
    },
  };
}
