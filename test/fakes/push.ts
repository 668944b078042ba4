import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hash,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a push service got for a subscription. */
export interface ReceivedPush {
  /** Path of the subscription. */
  path: string;
  headers: IncomingHttpHeaders;
  /** What the service worker gets. */
  data: Record<string, unknown>;
  /** Contact of the sender (RFC 8292). */
  subject: string;
  /** The sender's public key. */
  key: string;
  /** `performance.now()` when it was answered. */
  at: number;
  /** Status of the response. */
  status: number;
}

export interface FakePush {
  url: string;
  /** Messages received, in order, whatever the response. */
  pushes: ReceivedPush[];
  accepted(): ReceivedPush[];
  /** A browser's new subscription, as `PushSubscription.toJSON()` has it. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Responds to each message, perhaps late. 201 unless set. */
  answer: (
    push: Omit<ReceivedPush, 'status' | 'at'>,
  ) => { status: number; headers?: Record<string, string> } | Promise<{ status: number }>;
  close(): Promise<void>;
}

interface Device {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/**
 * A push service on the loopback (RFC 8030), which also is the browser: it verifies who sends
 * (RFC 8292) and decrypts with the subscription's keys (RFC 8291), by Node's own cryptography. A
 * request that breaks a rule gets the status 400 and its reason.
 */
export async function startPush(): Promise<FakePush> {
  const devices = new Map<string, Device>();
  const pushes: ReceivedPush[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    try {
      const path = request.url ?? '';
      const device = devices.get(path);
      if (request.method !== 'POST' || !device) throw new Error(`no subscription at ${path}`);
      const { headers } = request;
      checkHeaders(headers);
      const sender = verifySender(String(headers.authorization), fake.url);
      const data = JSON.parse(decrypt(Buffer.concat(chunks), device).toString('utf8'));
      const push = { path, headers, data, ...sender };
      const answer: { status: number; headers?: Record<string, string> } = await fake.answer(push);
      pushes.push({ ...push, status: answer.status, at: performance.now() });
      response.writeHead(answer.status, { location: `${fake.url}/message`, ...answer.headers });
      response.end();
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakePush = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushes,
    accepted: () => pushes.filter(({ status }) => status >= 200 && status < 300),
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/${randomBytes(16).toString('base64url')}`;
      devices.set(path, { ecdh, auth });
      return { endpoint: fake.url + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answer: () => ({ status: 201 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** Id of a subscription's device in the site's tables. */
export const deviceIdOf = ({ endpoint }: { endpoint: string }) =>
  hash('sha256', endpoint, 'base64url');

/** RFC 8030, sections 5.2 to 5.4. */
function checkHeaders({ ttl, urgency, topic, 'content-encoding': coding }: IncomingHttpHeaders) {
  if (!/^\d+$/.test(String(ttl))) throw new Error(`TTL ${ttl}`);
  if (!/^(very-low|low|normal|high)$/.test(String(urgency))) throw new Error(`Urgency ${urgency}`);
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic)))
    throw new Error(`Topic ${topic}`);
  if (coding !== 'aes128gcm') throw new Error(`Content-Encoding ${coding}`);
}

/** RFC 8292: a token signed with ES256 for this origin, for a day at most. */
function verifySender(authorization: string, origin: string): { subject: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  if (aud !== origin || left <= 0 || left > 86_400) throw new Error(`aud ${aud}, exp ${exp}`);
  if (!/^mailto:.+@.+/.test(sub)) throw new Error(`sub ${sub}`);
  return { subject: sub, key };
}

/** RFC 8291, section 3.4, and RFC 8188, sections 2.1 to 2.3, of a message in one record. */
function decrypt(body: Buffer, { ecdh, auth }: Device): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const keys = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const material = derive(ecdh.computeSecret(sender), auth, keys, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('The last record has no delimiter');
  return padded.subarray(0, end);
}
