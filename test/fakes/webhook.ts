import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Status of the response. */
  status: number;
}

export interface WebhookAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FakeReceiver {
  url: string;
  secret: string;
  /** Requests received, in order, whatever the response. */
  requests: ReceivedWebhook[];
  /** Those answered with a 2xx. */
  accepted(): ReceivedWebhook[];
  /** Responds to each request, perhaps late. 204 unless set. */
  answer: (request: Omit<ReceivedWebhook, 'status'>) => WebhookAnswer | Promise<WebhookAnswer>;
  /** Whether the signature is valid, by Standard Webhooks' own code. */
  signatureHolds(request: ReceivedWebhook): boolean;
  close(): Promise<void>;
}

const secret = `whsec_${Buffer.from('a key of at least twenty-four bytes').toString('base64')}`;

/** A webhook receiver on the loopback. */
export async function startReceiver(): Promise<FakeReceiver> {
  const requests: ReceivedWebhook[] = [];
  const verifier = new Webhook(secret);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const received = {
      id: String(request.headers['webhook-id']),
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    const answer = await fake.answer(received);
    requests.push({ ...received, status: answer.status });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret,
    requests,
    accepted: () => requests.filter(({ status }) => status >= 200 && status < 300),
    answer: () => ({ status: 204 }),
    signatureHolds: ({ id, headers, body }) => {
      const time = new Date(Number(headers['webhook-timestamp']) * 1000);
      return headers['webhook-signature'] === verifier.sign(id, time, body);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
