import type { EventType } from './event.ts';
import type { Mail } from './mail/content.ts';
import type { DeliveryRow } from './model.ts';

/**
 * Notice sent to the owner in place of a mail that the mail server refused for good. It has none of
 * the visitor's text, since a link in it is enough for a spam filter to refuse the mail.
 */
export function refusedMail(
  { name, about, script }: EventType,
  { id, subject_id, created_at }: DeliveryRow,
): Mail {
  const title = `Your mail server refused an email about a ${about}`;
  return {
    subject: title,
    preview: `Nothing is lost: the ${about} is stored.`,
    blocks: [
      { type: 'heading', text: title },
      {
        type: 'paragraph',
        text: `Nothing is lost: the ${about} is stored. Something in the email, often a link that a visitor wrote, made your mail server refuse it. This notice leaves the content out.`,
      },
      {
        type: 'facts',
        rows: [
          { label: 'Event', value: name },
          { label: `Id of the ${about}`, value: subject_id },
          { label: 'Received', value: new Date(created_at).toUTCString() },
        ],
      },
      ...(script
        ? ([
            { type: 'paragraph', text: 'To read it:' },
            { type: 'command', text: `npm run ${script} -- --show ${subject_id}` },
          ] as const)
        : []),
      { type: 'paragraph', text: 'To see why your mail server refused it:' },
      { type: 'command', text: `npm run deliveries -- --show ${id}` },
    ],
  };
}
