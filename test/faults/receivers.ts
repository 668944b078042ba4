import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { simulatedSite } from './simulated.ts';

/** What became of webhooks while their receiver misbehaved in every way. */
export interface ReceiversReport {
  leads: number;
  /** Requests that met a fault. */
  faults: number;
  /** Ways to misbehave that no request met. */
  untried: number;
  /** Leads that weren't stored. */
  refused: number;
  /** Requests that followed a redirect. */
  followed: number;
  /** Webhooks never accepted. */
  lost: number;
  /** Webhooks sent again after an answer 2xx. */
  repeated: number;
  /** The longest that the site tried to send, in s. */
  longest: number;
}

const hour = 3_600_000;

/**
 * Leads come in while the webhook's receiver hangs, redirects, never ends its answer or breaks it off,
 * one after another; then it works. The hours between two tries are simulated, the timeouts real.
 */
export async function hostileReceivers(
  settings: DatabaseSettings,
  leads: number,
): Promise<ReceiversReport> {
  const receiver = await startHostileReceiver();
  const site = await simulatedSite(settings, {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'key').toString('base64')}`,
    WEBHOOK_PRIVATE_NETWORK: 'allow',
  });
  let [refused, longest] = [0, 0];
  try {
    for (let n = 0; n < leads; n += 1) if ((await site.post(n)) !== 201) refused += 1;
    for (let hours = 0; hours < 72; hours += 1) {
      const begun = performance.now();
      await site.worker.runDue();
      longest = Math.max(longest, performance.now() - begun);
      site.now += hour;
    }
    const unsent = await site.db.read
      .selectFrom('deliveries')
      .select('id')
      .where('kind', '=', 'webhook')
      .where('state', '!=', 'delivered')
      .execute();
    return {
      ...{ leads, ...receiver.report(), refused, lost: unsent.length },
      longest: Math.round(longest / 100) / 10,
    };
  } finally {
    await site.close();
    receiver.close();
  }
}

type Misbehave = (response: ServerResponse) => void;

/** Answers that accept nothing, and two that do: what comes after a 2xx doesn't matter. */
const faults: Record<string, { accepts?: true; answer: Misbehave }> = {
  'never answers': { answer: () => {} },
  redirects: { answer: (r) => r.writeHead(307, { location: '/elsewhere' }).end() },
  'redirects as browsers follow it': {
    answer: (r) => r.writeHead(302, { location: '/elsewhere' }).end(),
  },
  'sends headers without end': {
    answer: ({ socket }) => {
      socket?.write('HTTP/1.1 200 OK\r\n');
      endless(() => socket?.write(`x-${'a'.repeat(90)}: b\r\n`), socket);
    },
  },
  'accepts, and never ends': {
    accepts: true,
    answer: (r) => {
      r.writeHead(200);
      endless(() => r.write('x'.repeat(10_000)), r.socket);
    },
  },
  'refuses, and never ends': {
    answer: (r) => {
      r.writeHead(500);
      endless(() => r.write('x'.repeat(10_000)), r.socket);
    },
  },
  'closes the connection': { answer: ({ socket }) => socket?.resetAndDestroy() },
  'answers something else': { answer: ({ socket }) => socket?.end('hello\r\n\r\n') },
};

function endless(write: () => void, socket: ServerResponse['socket']): void {
  const timer = setInterval(write, 10);
  socket?.on('close', () => clearInterval(timer));
}

async function startHostileReceiver() {
  const waiting = Object.values(faults);
  const accepted: string[] = [];
  let [met, followed] = [0, 0];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/hook') followed += 1;
    const fault = waiting.shift();
    if (fault) met += 1;
    if (!fault || fault.accepts) accepted.push(String(request.headers['webhook-id']));
    if (fault) fault.answer(response);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    report: () => ({
      ...{ faults: met, untried: waiting.length, followed },
      repeated: accepted.length - new Set(accepted).size,
    }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
