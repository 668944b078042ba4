import { defineEvent, type EventType } from './event.ts';
import { type ChannelHealth, channelsHealth } from './health.ts';

const names = {
  email: { what: 'E-mail', short: 'mail server' },
  webhook: { what: 'The webhook', short: 'webhook receiver' },
} as const;

/** A channel is in trouble; told by the other one. Its subject is the channel's name. */
export const deliveryFailing: EventType = defineEvent<ChannelHealth>({
  name: 'delivery.failing',
  about: 'channel',
  load: async (read, { id, now }) => {
    const health = (await channelsHealth(read, now)).find(({ channel }) => channel === id);
    // A notice planned for the next day has nothing to say when all is well by then.
    return health?.state === 'fine' && health.failed === 0 ? undefined : health;
  },
  owner: (trouble) => ({
    subject: `${names[trouble.channel].what} ${told[trouble.state]}`,
    preview: `${trouble.waiting} waiting, ${trouble.failed} given up within a day`,
    blocks: [
      { type: 'heading', text: `${names[trouble.channel].what} ${told[trouble.state]}` },
      {
        type: 'paragraph',
        text: 'Nothing is lost: every request is stored, and what waits is tried again for four days.',
      },
      {
        type: 'facts',
        rows: [
          ...(trouble.since === null ? [] : [{ label: 'Since', value: utc(trouble.since) }]),
          { label: 'Waiting to be sent', value: String(trouble.waiting) },
          { label: 'Given up within a day', value: String(trouble.failed) },
          ...(trouble.lastError === null
            ? []
            : [
                {
                  label: `What the ${names[trouble.channel].short} said`,
                  value: trouble.lastError,
                },
              ]),
        ],
      },
      { type: 'paragraph', text: 'To see every delivery with its last error:' },
      { type: 'command', text: 'npm run deliveries' },
      {
        type: 'paragraph',
        text: 'To send one again once the cause is mended:',
      },
      { type: 'command', text: 'npm run deliveries -- --replay ID' },
    ],
  }),
  webhook: ({ channel, state, since, waiting, failed, lastError }) => ({
    channel,
    state,
    since: since === null ? null : new Date(since).toISOString(),
    waiting,
    failedWithinADay: failed,
    lastError,
  }),
});

/** `fine` is for single deliveries given up while the channel itself works. */
const told: Record<ChannelHealth['state'], string> = {
  failing: 'is not getting through',
  off: 'was switched off by its receiver',
  fine: 'could not deliver something',
};

function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
