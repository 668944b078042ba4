import { once } from 'node:events';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { createAuthenticator } from '../../app/features/desk/test-authenticator.ts';
import { ownerLink } from '../owner-link.ts';
import { sampleLead } from '../sample-lead.ts';
import { readLog, type Site } from '../site.ts';
import { type Check, check } from './machine.ts';

/** A site behind a proxy of this machine. */
export interface Proxied {
  site: Pick<Site, 'dataDir' | 'logFile'>;
  /** Ports of the proxy. */
  http: number;
  https: number;
}

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** What a visitor gets through a proxy of `deploy/`. */
export async function throughProxy({ site, http, https }: Proxied): Promise<Check[]> {
  const origin = `https://localhost:${https}`;
  // From an address that isn't the proxy's own, to tell them apart.
  const visitor = connect(origin, {
    createConnection: () =>
      tls.connect({
        ...{ host: '127.0.0.1', port: https, servername: 'localhost', ALPNProtocols: ['h2'] },
        ...{ localAddress: '127.9.8.7', rejectUnauthorized: false },
      }),
  });
  try {
    return [
      ...(await pages(visitor)),
      await redirected(http),
      await forwarded(visitor, site),
      ...(await bodies(visitor)),
      await events(visitor, origin, site),
    ];
  } finally {
    visitor.destroy();
  }
}

async function pages(visitor: ClientHttp2Session): Promise<Check[]> {
  const brotli = await ask(visitor, { ':path': '/', 'accept-encoding': 'gzip, br' });
  const gzip = await ask(visitor, { ':path': '/', 'accept-encoding': 'gzip' });
  const plain = await ask(visitor, { ':path': '/blog' });
  const again = await ask(visitor, { ':path': '/', 'if-none-match': plain.headers.etag ?? '' });
  const codings = [brotli, gzip, plain].map(({ headers }) => headers['content-encoding'] ?? 'none');
  const hsts = brotli.headers['strict-transport-security'] ?? '';
  return [
    check(
      'answers over HTTP/2',
      brotli.status === 200 && visitor.alpnProtocol === 'h2',
      brotli.status,
    ),
    check('HSTS for two years, once', hsts === 'max-age=63072000', hsts),
    check('passes brotli and gzip through', codings.join() === 'br,gzip,none', codings.join()),
    check(
      'passes entity tags through',
      Boolean(brotli.headers.etag) && again.status === 200,
      brotli.headers.etag,
    ),
  ];
}

async function redirected(http: number): Promise<Check> {
  const response = await fetch(`http://127.0.0.1:${http}/pricing?x=1`, {
    headers: { host: 'www.example.com' },
    redirect: 'manual',
  });
  const seen = `${response.status} ${response.headers.get('location')}`;
  // fetch doesn't send a Host of our own; either way the path and query must stay.
  return check('http leads to https', /^308 https:.*\/pricing\?x=1$/.test(seen), seen);
}

async function forwarded(visitor: ClientHttp2Session, site: Proxied['site']): Promise<Check> {
  const path = '/forwarded';
  await ask(visitor, {
    ':path': path,
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
  });
  const line = await until(() =>
    readLog(site.logFile)
      .split('\n')
      .find((one) => one.includes(path)),
  );
  // The log has the network alone.
  const { net = 'nothing logged' } = JSON.parse(line ?? '{}');
  const what = 'the site sees the visitor’s address, not a claimed one';
  return check(what, net.startsWith('127.9.8.'), net);
}

async function bodies(visitor: ClientHttp2Session): Promise<Check[]> {
  const post = (size: number) =>
    ask(
      visitor,
      { ':method': 'POST', ':path': '/api/leads', 'content-type': 'application/json' },
      JSON.stringify({ ...sampleLead, goals: 'x'.repeat(size) }),
    );
  const [fits, large, huge] = [await post(500), await post(90_000), await post(300_000)];
  const type = large.headers['content-type'] ?? '';
  return [
    check('a form arrives', fits.status === 201, fits.status),
    check(
      'the site refuses 90 KB',
      large.status === 413 && type.includes('problem+json'),
      `${large.status} ${type}`,
    ),
    check('the proxy refuses 300 KB', huge.status === 413, huge.status),
  ];
}

/** An owner's page learns of a lead at once: nothing on the way collects events. */
async function events(
  visitor: ClientHttp2Session,
  origin: string,
  site: Proxied['site'],
): Promise<Check> {
  const what = 'passes events on at once';
  const cookie = await signIn(visitor, origin, site);
  const stream = visitor.request({ ':path': '/api/inbox/events?since=0', cookie });
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  const opened = await until(() => text.includes('retry:') || undefined);
  const body = JSON.stringify({ ...sampleLead, email: 'events@example.com' });
  await ask(
    visitor,
    { ':method': 'POST', ':path': '/api/leads', 'content-type': 'application/json' },
    body,
  );
  const told = await until(() => /^data: \d+$/m.exec(text)?.[0]);
  stream.close();
  return check(what, opened === true && told !== undefined, told ?? 'nothing in 20 s');
}

/** Signs an owner in, with a passkey in software. @returns the session's cookie. */
async function signIn(
  visitor: ClientHttp2Session,
  origin: string,
  site: Proxied['site'],
): Promise<string> {
  const link = await ownerLink({ url: origin, dataDir: site.dataDir }, 'ann@example.com');
  const token = new URL(link).searchParams.get('token');
  const device = createAuthenticator(origin);
  const post = (path: string, body: object) =>
    ask(
      visitor,
      { ':method': 'POST', ':path': path, 'content-type': 'application/json', origin },
      JSON.stringify(body),
    );
  const options = await post('/api/inbox/setup/options', { token });
  const answer = await post('/api/inbox/setup', {
    token,
    response: device.create(JSON.parse(options.body)),
  });
  const [cookie = ''] = (answer.headers['set-cookie'] ?? '').toString().split(';');
  if (!cookie) throw new Error(`No sign-in: ${options.status} ${answer.status} ${answer.body}`);
  return cookie;
}

async function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const stream: ClientHttp2Stream = session.request(headers);
  stream.on('error', () => {});
  stream.end(body);
  const [got] = (await once(stream, 'response')) as [Record<string, string>];
  const chunks: Buffer[] = await stream.toArray().catch(() => []);
  return { status: Number(got[':status']), headers: got, body: Buffer.concat(chunks).toString() };
}

/** What a question answers at last; undefined after 20 s. */
async function until<T>(question: () => T | undefined): Promise<T | undefined> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = question();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
  return undefined;
}
