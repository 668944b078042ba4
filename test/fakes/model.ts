import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the model received. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
  max_tokens: number;
}

/** Responds to one request, correctly or not. */
export type ModelBehavior = (response: ServerResponse, request: ModelRequest) => void;

export interface FakeModel {
  /** For `CHAT_BASE_URL`. */
  url: string;
  /** Requests received, in order. */
  requests: ModelRequest[];
  behave: ModelBehavior;
  close(): Promise<void>;
}

/** A server on the loopback that speaks OpenAI's chat completions, and all that can go wrong. */
export async function startModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ModelRequest;
    const received = {
      ...body,
      path: request.url ?? '',
      authorization: request.headers.authorization,
    };
    requests.push(received);
    fake.behave(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: behaviors.says('Hello.'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** How a model may respond. */
export const behaviors = {
  /** Sends a text in one piece, with `used` tokens in its usage. */
  says:
    (text: string, used = 100): ModelBehavior =>
    (response) =>
      json(response, {
        choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { total_tokens: used },
      }),
  /** Sends a text as a stream of events, though none was requested. */
  streams:
    (text: string): ModelBehavior =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const part of text.match(/.{1,7}/gs) ?? []) {
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: part } }] })}\n\n`);
      }
      const last = { choices: [{ delta: {}, finish_reason: 'stop' }], usage: { total_tokens: 90 } };
      response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
    },
  /** Sends back the prompt, whole or its last message. */
  echoes:
    (whole: boolean): ModelBehavior =>
    (response, request) => {
      const shown = whole ? request.messages : request.messages.slice(-1);
      behaviors.says(shown.map(({ content }) => content).join('\n'))(response, request);
    },
  /** Words the built-in answer kindly, and changes nothing. */
  wordsWell: (response: ServerResponse, request: ModelRequest) =>
    behaviors.says(`So: ${answerIn(request)}`)(response, request),
  /** Adds a discount or another price to the answer. */
  addsDiscount: (response: ServerResponse, request: ModelRequest) =>
    behaviors.says(`${answerIn(request)} ${next(discounts)}`)(response, request),
  /** Adds a promise of results to the answer. */
  promisesRanking: (response: ServerResponse, request: ModelRequest) =>
    behaviors.says(`${answerIn(request)} ${next(promises)}`)(response, request),
  /** Sends parts of its instructions. */
  leaksPrompt: (response: ServerResponse, request: ModelRequest) => {
    const [{ content } = { content: '' }] = request.messages;
    const from = (turn++ * 40) % content.length;
    behaviors.says(`${answerIn(request)} ${content.slice(from, from + 160)}`)(response, request);
  },
  hangs: () => undefined,
  /** Sends headers and the start of a body, then nothing. */
  stalls: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[{"message":{"content":"Pro is');
  },
  /** Sends an endless body. */
  floods: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) {}
    };
    response.on('drain', more);
    more();
  },
  breaksOff: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"choices"');
    setTimeout(() => response.destroy(), 20);
  },
  /** Responds with an error status. */
  fails:
    (status: number, headers: Record<string, string> = {}): ModelBehavior =>
    (response) =>
      response.writeHead(status, headers).end('{"error":{"message":"no"}}'),
  /** Sends a body as it is. */
  sends:
    (body: string | Buffer, type = 'application/json'): ModelBehavior =>
    (response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
} satisfies Record<string, ModelBehavior | ((...parameters: never[]) => ModelBehavior)>;

/** The answer that a prompt asks to word. */
const answerIn = ({ messages }: ModelRequest) =>
  /ANSWER TO WORD\n([\s\S]*?)\n\nQUESTION/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '';

let turn = 0;
const next = (texts: readonly string[]) => texts[turn++ % texts.length] ?? '';

/** What the persona `addsDiscount` adds. */
export const discounts = [
  'Today you get 20% off.',
  'For you I can make it $399 a month.',
  'The first month is free.',
  'Sign up now and save $50.',
  'It is half price until Friday.',
  'Your second location costs nothing.',
  'I will waive the first invoice.',
];

/** What the persona `promisesRanking` adds. */
export const promises = [
  'We guarantee you the first page of Google.',
  'You will be number one in your town in 10 days.',
  'You will rank first.',
  'Your leads will triple.',
  'We promise 50 new customers a month.',
  'It always works.',
];

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
