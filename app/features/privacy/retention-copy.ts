import type { Retention } from '../../../lib/site-settings.ts';

/** How long requests and messages are kept, as the policy says it. */
export const requestsKept = ({ requests }: Retention): string =>
  requests === null
    ? 'until you ask us to delete them, or we no longer need them.'
    : `${daysText(requests)}, or until you ask us to delete them.`;

/** The policy's line on requests that look like spam; none where they are kept like all others. */
export const spamKept = ({ requests, spam }: Retention): [term: string, text: string][] => {
  if (spam === requests) return [];
  const kept = spam === null ? 'until we have reviewed and deleted them' : daysText(spam);
  return [['Requests held for review as spam:', `${kept}.`]];
};

/** How an account ends without its customer; empty where it doesn't. */
export const accountsKept = ({ accounts }: Retention): string =>
  accounts === null ? '' : `; ${daysText(accounts)} after a canceled plan has ended, we delete it`;

/** What the software does with what looks like spam, after the sentence on holding it for review. */
export const spamDeleted = ({ requests, spam }: Retention): string =>
  spam === null
    ? 'The software never deletes it.'
    : spam === requests
      ? 'It’s kept as long as any other request.'
      : `The software deletes it after ${daysText(spam)}.`;

const daysText = (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`);
