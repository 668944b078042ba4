import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Answers a request for a path on a raw connection; `origin` is the server's own. */
type Answer = (socket: Socket, path: string, origin: string) => void;

/** A server that misbehaves. Unless said otherwise, its robots.txt is missing. */
export interface HostileServer {
  name: string;
  answer: Answer;
  /** Also answers requests for robots.txt. */
  always?: true;
}

const head = (...fields: string[]) => `HTTP/1.1 200 OK\r\n${fields.join('\r\n')}\r\n\r\n`;
const html = (body: string) =>
  `${head('content-type: text/html', `content-length: ${Buffer.byteLength(body)}`)}${body}`;

const send =
  (...parts: (string | Buffer)[]): Answer =>
  (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };

/** Writes a text first, then the same chunk for as long as the client reads. */
const endless =
  (first: string, chunk: string | Buffer): Answer =>
  (socket) => {
    socket.write(first);
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', more);
    more();
  };

/** Writes a text first, then one byte every 20 ms. */
const drip =
  (first: string): Answer =>
  (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(timer));
  };

const redirect = (to: string) =>
  `HTTP/1.1 302 Found\r\nlocation: ${to}\r\ncontent-length: 0\r\n\r\n`;
const packed = (coding: string, body: Buffer | string) => [
  head('content-type: text/html', `content-encoding: ${coding}`),
  body,
];

const mega = 1024 * 1024;
const zeros = gzipSync(Buffer.alloc(32 * mega));
const page = '<!doctype html><title>Shop</title><h1>Shop</h1>';

const servers: Readonly<Record<string, Answer>> = {
  'never answers': () => undefined,
  'closes at once': (socket) => socket.destroy(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'speaks HTTP/0.9': send(page),
  'speaks SSH': send('SSH-2.0-OpenSSH_9.9\r\n'),
  'sends random bytes': send(Buffer.from([0, 255, 1, 254, 2, 253, 13, 10, 13, 10])),
  'sends status 0': send('HTTP/1.1 0 None\r\n\r\n'),
  'sends status 999': send('HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n'),
  'sends a status of 40 digits': send(`HTTP/1.1 ${'9'.repeat(40)} OK\r\n\r\n`),
  'sends a null byte in a header': send('HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n', page),
  'sends a header without a name': send('HTTP/1.1 200 OK\r\n: a\r\n\r\n', page),
  'sends bare line feeds': send('HTTP/1.1 200 OK\ncontent-type: text/html\n\n', page),
  'switches protocols': send('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  'sends endless headers': endless('HTTP/1.1 200 OK\r\n', 'x-a: b\r\n'.repeat(500)),
  'sends one endless header': endless('HTTP/1.1 200 OK\r\nx-a: ', 'b'.repeat(4_000)),
  'sends an endless status line': endless('HTTP/1.1 200 ', 'b'.repeat(4_000)),
  'sends endless interim answers': endless('', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)),
  'drips a status line': drip('HTTP/1.1 2'),
  'drips headers': drip('HTTP/1.1 200 OK\r\nx-a: '),
  'drips a body': drip(head('content-type: text/html', 'content-length: 100000')),
  'drips a chunk': drip(
    `${head('content-type: text/html', 'transfer-encoding: chunked')}fffff\r\n`,
  ),
  'sends an endless body': endless(head('content-type: text/html'), 'a'.repeat(65_536)),
  'sends endless chunks': endless(
    head('content-type: text/html', 'transfer-encoding: chunked'),
    `1000\r\n${'a'.repeat(4096)}\r\n`,
  ),
  'sends an endless chunk extension': endless(
    `${head('transfer-encoding: chunked')}1;`,
    'a'.repeat(4_000),
  ),
  'sends endless trailers': endless(`${head('transfer-encoding: chunked')}0\r\n`, 'x-a: b\r\n'),
  'sends a wrong chunk size': send(`${head('transfer-encoding: chunked')}zz\r\n`, page),
  'sends a chunk of 2^64 bytes': send(
    `${head('transfer-encoding: chunked')}ffffffffffffffff\r\n`,
    page,
  ),
  'sends less than it says': send(head('content-type: text/html', 'content-length: 5000'), page),
  'sends more than it says': send(head('content-type: text/html', 'content-length: 5'), page),
  'says a negative length': send(head('content-length: -1'), page),
  'says two lengths': send(head('content-length: 5', 'content-length: 6'), page),
  'says a length and chunks': send(head('content-length: 5', 'transfer-encoding: chunked'), page),
  'says a length of 30 digits': send(head(`content-length: ${'9'.repeat(30)}`), page),
  'sends a gzip bomb': endless(packed('gzip', '')[0] as string, zeros),
  'sends a gzip bomb in one piece': send(...packed('gzip', gzipSync(Buffer.alloc(128 * mega)))),
  'sends a brotli bomb': send(...packed('br', brotliCompressSync(Buffer.alloc(64 * mega)))),
  'sends gzip in gzip': send(...packed('gzip, gzip', gzipSync(zeros))),
  'sends what is no gzip': send(...packed('gzip', page)),
  'sends half a gzip file': send(...packed('gzip', gzipSync(page.repeat(90)).subarray(0, 60))),
  'sends an unknown coding': send(...packed('x-shop', page)),
  'redirects 100,000 times': (socket, path, origin) =>
    socket.end(redirect(`${origin}/${Number(path.slice(1)) + 1}`)),
  'redirects to itself': (socket, path) => socket.end(redirect(path)),
  'redirects to nothing': send(redirect('http://')),
  'redirects to 100 KB': send(redirect(`/${'a'.repeat(25_000)}`)),
  'sends a megabyte of unclosed divs': send(html('<div>'.repeat(mega / 5))),
  'sends two megabytes of <': send(html('<'.repeat(2 * mega))),
  'sends half a megabyte of attributes': send(html(`<a ${'a '.repeat(mega / 4)}>`)),
  'sends a comment that never ends': send(html(`<!--${'-'.repeat(mega)}`)),
  'sends 100,000 links': send(html('<a href=/x>x</a>'.repeat(100_000))),
  'sends deep JSON': send(html(`<script type=application/ld+json>${'['.repeat(200_000)}</script>`)),
  'sends a million digits': send(html(`<p>${'703 555 '.repeat(130_000)}`)),
  'sends a million spaces': send(html(`<title>${' '.repeat(mega)}x</title>`)),
  'sends null characters': send(html('\0'.repeat(mega))),
  'sends another encoding than it says': send(
    html('<meta charset=utf-16><meta charset=x><p>\xff\xfe'),
  ),
  'sends a picture': send(head('content-type: image/png'), Buffer.alloc(1000)),
  'sends nothing': send(html('')),
};

const inward = (name: string, answer: Answer): HostileServer => ({ name, answer, always: true });

/** Misbehaving servers whose robots.txt is missing, then those whose robots.txt misbehaves. */
export const hostileServers: readonly HostileServer[] = [
  ...Object.entries(servers).map(([name, answer]) => ({ name, answer })),
  inward('has an endless robots.txt', endless(head('content-type: text/plain'), 'Allow: /\n')),
  inward('has a gzip bomb for everything', endless(packed('gzip', '')[0] as string, zeros)),
  inward('drips its robots.txt', drip(head('content-type: text/plain'))),
  inward('redirects everything in a circle', (socket, path) => socket.end(redirect(path))),
  inward('has a robots.txt of slow patterns', (socket, path) =>
    socket.end(
      path === '/robots.txt'
        ? html(`User-agent: *\n${`Disallow: /${'*a'.repeat(200)}$\n`.repeat(1_000)}`)
        : html(page),
    ),
  ),
];

/** Servers that lead a look to an address of a private network, in each place that has addresses. */
export const luringServers = (address: string): readonly HostileServer[] => [
  inward('redirects its page inward', (socket, path) =>
    socket.end(path === '/robots.txt' ? html('') : redirect(address)),
  ),
  inward('redirects its robots.txt inward', (socket, path) =>
    socket.end(path === '/robots.txt' ? redirect(address) : html(page)),
  ),
  inward('has its sitemap inward', (socket, path) =>
    socket.end(path === '/robots.txt' ? html(`Sitemap: ${address}`) : html(page)),
  ),
  inward('links, loads and refreshes inward', (socket, path) =>
    socket.end(
      path === '/robots.txt'
        ? html('')
        : html(
            `${page}<base href="${address}"><meta http-equiv=refresh content="0;url=${address}"><a href="${address}">a</a><img src="${address}"><script src="${address}"></script><link rel=stylesheet href="${address}">`,
          ),
    ),
  ),
];

/** Starts a server on loopback. @returns its origin, its count of requests, and how to stop it. */
export async function startHostile({ answer, always }: HostileServer) {
  const sockets = new Set<Socket>();
  let origin = '';
  let requests = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      requests += 1;
      const path = request.toString('latin1').split(' ')[1] ?? '/';
      if (path === '/robots.txt' && !always) {
        socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      } else answer(socket, path, origin);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests: () => requests,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
