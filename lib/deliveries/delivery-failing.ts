import { defineEvent } from './event.ts';
import { type ChannelHealth, channelsHealth } from './health.ts';
import type { Fact, Mail } from './mail/content.ts';
import type { Channel } from './model.ts';

/**
 * Event: a channel is failing, or a delivery was refused or given up. The owner is notified through the other
 * channel. Its subject is the channel's name.
 */
export const deliveryFailing = defineEvent<ChannelHealth>({
  name: 'delivery.failing',
  about: 'channel',
  load: async (read, { id, now }) => {
    const health = (await channelsHealth(read, now)).find(({ channel }) => channel === id);
    // The notice may have been deferred to the next day, and all is well by now.
    const isFine = health?.state === 'fine' && health.refused === 0 && health.failed === 0;
    return isFine ? undefined : health;
  },
  messages: {
    owner: ownerMail,
    webhook: ({ channel, state, since, waiting, refused, failed, lastError }) => ({
      channel,
      state,
      since: since === null ? null : new Date(since).toISOString(),
      waiting,
      refused,
      failedWithinADay: failed,
      lastError,
    }),
  },
});

function ownerMail(health: ChannelHealth): Mail {
  const title = titleOf(health);
  return {
    subject: title,
    preview: `${health.waiting} waiting, ${health.failed} given up in the last day`,
    blocks: [
      { type: 'heading', text: title },
      {
        type: 'paragraph',
        text: 'Nothing is lost: every request is stored, and waiting messages are retried for four days.',
      },
      { type: 'facts', rows: facts(health) },
      {
        type: 'paragraph',
        text: 'See what was given up and why. The list has the command that sends each message again:',
      },
      { type: 'command', text: 'npm run deliveries -- --failed' },
    ],
  };
}

const names: Record<Channel, string> = {
  email: 'Emails',
  webhook: 'Webhooks',
  push: 'Push notifications',
};
const servers: Record<Channel, string> = {
  email: 'mail server',
  webhook: 'webhook receiver',
  push: 'push service',
};

function titleOf({ channel, state }: ChannelHealth): string {
  if (state === 'failing') return `${names[channel]} are not being delivered`;
  if (state === 'off') return `The ${servers[channel]} has unsubscribed`;
  // The channel works, but single deliveries were refused or given up.
  return `Some ${names[channel].toLowerCase()} could not be delivered`;
}

function facts({ channel, since, waiting, failed, lastError }: ChannelHealth): Fact[] {
  return [
    ...(since === null ? [] : [{ label: 'Since', value: utc(since) }]),
    { label: 'Waiting', value: String(waiting) },
    { label: 'Given up in the last day', value: String(failed) },
    ...(lastError === null
      ? []
      : [{ label: `Last answer of the ${servers[channel]}`, value: lastError }]),
  ];
}

function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
