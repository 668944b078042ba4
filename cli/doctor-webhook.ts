import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Env } from '../server/env.ts';
import { type Finding, reason } from './finding.ts';

/** Timeout in ms for a connection to the webhook receiver. */
const TIMEOUT = 5_000;

/**
 * Connects to the webhook receiver and checks its certificate. It sends no request: a receiver may act
 * on any, signed or not (Zapier and Make start a workflow at each), so address and secret are checked
 * by the first real message only.
 */
export async function webhook({ deliveries }: Env): Promise<Finding[]> {
  if (!deliveries.webhook) {
    return [
      {
        kind: 'note',
        what: 'No webhook is set.',
        why: 'You are notified by email only, so nothing notifies you when email fails.',
        fix: 'Set WEBHOOK_URL and WEBHOOK_SECRET to notify another program of requests.',
      },
    ];
  }
  const failure = await connectionFailure(new URL(deliveries.webhook.url));
  if (failure === undefined) return [];
  return [
    {
      kind: 'wrong',
      what: `The webhook receiver can't be reached: ${failure}`,
      why: 'Its messages wait and are retried for days, then given up.',
      fix: 'Compare WEBHOOK_URL with the receiver’s settings.',
    },
  ];
}

async function connectionFailure({ protocol, hostname, port }: URL): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const target = { host, port: Number(port || (secure ? 443 : 80)) };
  const socket = secure ? connectSecurely({ ...target, servername: host }) : connect(target);
  socket.setTimeout(TIMEOUT, () =>
    socket.destroy(new Error(`${host} didn't respond within ${TIMEOUT / 1000} s`)),
  );
  try {
    await once(socket, secure ? 'secureConnect' : 'connect');
    return undefined;
  } catch (error) {
    return reason(error);
  } finally {
    socket.destroy();
  }
}
