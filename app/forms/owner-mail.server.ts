import type { AttributionColumns } from '../../lib/db/tables.ts';
import type { Block, Fact } from '../../lib/deliveries/mail/content.ts';
import { timeZone } from '../facts/site.ts';

/**
 * Paragraph of the owner's mail about a request: the reply that the page promised, and by when.
 * @param receivedAt epoch milliseconds.
 */
export function promisedReply(name: string, receivedAt: number, hours: number): Block {
  const deadline = local.format(receivedAt + hours * 60 * 60 * 1000);
  return {
    type: 'paragraph',
    text: `We promised ${name} an answer within ${hours} hours: by ${deadline}.`,
  };
}

const local = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Last paragraph of the owner's mail: replying to it writes to the visitor (`replyTo`). */
export function replyToThisMail(name: string): Block {
  return { type: 'paragraph', text: `Reply to this email to write to ${name}.` };
}

/** Facts of the owner's mail: where the visitor came from. */
export function attributionFacts(row: AttributionColumns): Fact[] {
  const campaign = [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean);
  return [
    ...(row.first_landing ? [{ label: 'First page', value: row.first_landing }] : []),
    ...(row.referrer ? [{ label: 'Referrer', value: row.referrer }] : []),
    ...(campaign.length > 0 ? [{ label: 'Campaign', value: campaign.join(' / ') }] : []),
  ];
}
