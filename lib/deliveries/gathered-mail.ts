import type { EventType } from './event.ts';
import { emailFact, type Fact, type Mail } from './mail/content.ts';
import type { Claimed } from './model.ts';

/** Mails to the owner within an hour of which each is sent alone; further ones are gathered. */
export const ownerMailsAnHour = 20;

/** How long the owner's mails are gathered, in ms: a request is announced within a minute. */
export const gatherMs = 45_000;

/** Requests in one gathered mail at most: about 200 KB of HTML. */
export const gatheredAtMost = 500;

/** A mail to the owner that is gathered with others into one. */
export interface Gathered {
  delivery: Claimed;
  event: EventType;
  mail: Mail;
}

/** One mail to the owner instead of many: each request with its name, a line of it and a link. */
export function gatheredMail(gathered: readonly Gathered[], perHour: number): Mail {
  const title = `${gathered.length} more requests`;
  return {
    subject: title,
    preview: gathered
      .map(({ mail }) => mail.subject)
      .join(' · ')
      .slice(0, 200),
    blocks: [
      { type: 'heading', text: title },
      {
        type: 'paragraph',
        text: `More than ${perHour} requests came in within an hour, so these are in one email. All are stored. The link of a request writes to its sender.`,
      },
      { type: 'facts', rows: gathered.map(rowOf) },
      { type: 'paragraph', text: 'To see them in full:' },
      ...commandsOf(gathered).map((text) => ({ type: 'command', text }) as const),
    ],
  };
}

function rowOf({ delivery, event, mail }: Gathered): Fact {
  const { subject: label, preview, replyTo } = mail;
  // Its text made the mail server refuse a mail before.
  if (delivery.refused_at !== null) {
    const [script, id] = event.script
      ? [event.script, delivery.subject_id]
      : ['deliveries', delivery.id];
    return { label, value: `npm run ${script} -- --show ${id}` };
  }
  if (!replyTo) return { label, value: preview };
  const { value: address, href } = emailFact(replyTo.address);
  const value = preview.includes(address) ? preview : `${address} · ${preview}`;
  return { label, value, ...(href && { href }) };
}

/** The commands that list the requests, each with as many as there are here. */
function commandsOf(gathered: readonly Gathered[]): string[] {
  const counts = new Map<string, number>();
  for (const { event } of gathered) {
    const { script } = event;
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts].map(([script, count]) => `npm run ${script} -- --limit ${count}`);
}
