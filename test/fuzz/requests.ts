import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { type Body, bodiesOf, entriesOf } from './bodies.ts';
import { allFields, type Target } from './targets.ts';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Body | undefined;
  /** Whether the client closes the connection when the answer begins. */
  leaves: boolean;
}

/** Requests for all targets, each as often as any other. */
export function requestsFor(targets: readonly Target[]): fc.Arbitrary<FuzzRequest> {
  const all = entriesOf(allFields(targets));
  const each = targets.map(({ method, path, schema, page }) => {
    const bodies = bodiesOf(schema ? entriesOf(schema) : all, page ? 'plain' : 'json');
    const body = method === 'GET' ? fc.constant(undefined) : bodies;
    return fc.record({ method: fc.constant(method), url: urlsOf(path), headers, body, leaves });
  });
  return fc.nat(each.length - 1).chain((at) => each[at] ?? fc.constant(never()));
}

const never = (): FuzzRequest => {
  throw new Error('No such target');
};

/** One in eight. */
const leaves = fc.nat(7).map((n) => n === 0);

const parameter = fc.oneof(
  fc.constantFrom('1', 'x', '..', '%00', '%ff', '%', 'a'.repeat(3_000), '__proto__', '%2e%2e%2f'),
  fc.webFragments({ size: '-1' }).map(encodeURIComponent),
  fc.uuid(),
);

/** A path with its parameters filled in, and sometimes a query. */
function urlsOf(path: string): fc.Arbitrary<string> {
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.webQueryParameters({ size: 'small' }).map((text) => `?${text}`),
    fc
      .tuple(
        fc.constantFrom(
          'page',
          'q',
          'plan',
          'submitted',
          'findings',
          'tag',
          'token',
          'after',
          'cursor',
        ),
        parameter,
      )
      .map(([name, value]) => `?${name}=${value}&${name}=${value}`),
  );
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? parameter : fc.constant(part)));
  return fc.tuple(fc.tuple(...parts), query).map(([filled, text]) => filled.join('/') + text);
}

/** Printable ASCII that a header may have. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 200 }).map((text) => text.trim());

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), headerText),
    cookie: fc.oneof(headerText, fc.constantFrom('session=x; session=y', 'device=%', '=;=')),
    referer: fc.oneof(headerText, fc.webUrl()),
    accept: fc.constantFrom('text/html', 'application/json', '*/*;q=0', ''),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0, *', 'identity;q=0', 'zstd'),
    'if-none-match': headerText,
    'x-forwarded-for': fc.oneof(headerText, fc.ipV6()),
  },
  { requiredKeys: [] },
);

/** An answer, as far as it came. */
export interface FuzzAnswer {
  /** 0 where the server closed the connection without one. */
  status: number;
  /** Id of the row that was stored. */
  stored: string | undefined;
}

/**
 * Sends a request over a connection of its own.
 * @throws {Error} when nothing comes for `timeout` ms, or when no server listens.
 */
export async function send(
  port: number,
  { method, url, headers: given, body, leaves: isLeaving }: FuzzRequest,
  timeout = 15_000,
): Promise<FuzzAnswer> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').setTimeout(timeout);
  socket.on('data', (chunk: string) => {
    if (received.length < 65_536) received += chunk;
    if (isLeaving) socket.destroy();
  });
  let isDown = false;
  // The server may close the connection while a body is still being sent.
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    isDown = code === 'ECONNREFUSED';
  });
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    connection: 'close',
    ...given,
    ...(body?.contentType !== undefined && { 'content-type': body.contentType }),
    ...(body && { 'content-length': String(body.bytes.length + body.cut) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  if (body) socket.write(body.bytes);
  // A body that is cut off: the client is gone.
  if (body?.cut) socket.end();
  let late = false;
  socket.on('timeout', () => {
    late = true;
    socket.destroy();
  });
  await once(socket, 'close');
  if (isDown) throw new Error('The server is down');
  if (late) throw new Error(`No answer in ${timeout} ms: ${method} ${url}`);
  const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(received) ?? [];
  return { status: Number(status), stored: /\r\nx-stored-id: (\S+)/i.exec(received)?.[1] };
}
