import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { type IsAllowed, PrivateAddressError } from '../../lib/public-address.ts';
import type { Certificate } from '../site.ts';
import { type Body, CodingError, codings, readBody } from './body.ts';

/** One answer of a server. */
export interface Answer extends Body {
  url: string;
  status: number;
  /** By lower-case name; repeated headers are joined with a comma, values cut at 2,000 characters. */
  headers: Record<string, string>;
  /** From the request to the first byte of the answer, in ms. */
  firstByteMs: number;
  totalMs: number;
  certificate: Certificate | undefined;
}

/** Thrown when a server gives no answer; the message is the reason, for the visitor. */
export class NoAnswerError extends Error {
  /** `connect` if no server accepted the connection, or not by TLS. */
  readonly at: 'connect' | 'answer';

  constructor(message: string, at: 'connect' | 'answer') {
    super(message);
    this.at = at;
  }
}

export interface AskOptions {
  lookup: LookupFunction;
  isAllowed: IsAllowed;
  userAgent: string;
  /** Bytes of the body after decompression, at most; 0 reads the head only. */
  maxBytes: number;
  accept: string;
  /** Ends the request at any point. */
  signal: AbortSignal;
}

/** Bytes of an answer's head, at most. */
const maxHead = 32 * 1024;
/** Interim answers (1xx) before the answer, at most. */
const maxInterim = 5;

/**
 * Sends one GET request, and follows no redirect. A certificate that a browser would refuse is
 * accepted and reported: the request contains no secret.
 * @throws {NoAnswerError}
 */
export async function ask(url: URL, options: AskOptions): Promise<Answer> {
  const started = performance.now();
  const seen: Seen = { certificate: undefined, connected: false };
  try {
    const response = await open(url, options, seen);
    const firstByteMs = performance.now() - started;
    const { maxBytes } = options;
    const { statusCode: status = 0, headers } = response;
    let body: Body = { bytes: Buffer.alloc(0), wireBytes: 0, cut: undefined };
    if (maxBytes > 0) body = await readBody(response, maxBytes);
    else response.destroy();
    if (options.signal.aborted && body.bytes.length === 0) throw options.signal.reason;
    const totalMs = performance.now() - started;
    const { certificate } = seen;
    const head = { url: url.href, status, headers: shortened(headers) };
    return { ...head, ...body, firstByteMs, totalMs, certificate };
  } catch (error) {
    throw new NoAnswerError(reasonOf(error, url, options), seen.connected ? 'answer' : 'connect');
  }
}

interface Seen {
  certificate: Certificate | undefined;
  connected: boolean;
}

/** Connects, sends the request and waits for the answer's head. */
function open(url: URL, options: AskOptions, seen: Seen): Promise<IncomingMessage> {
  const { lookup, isAllowed, userAgent, accept, signal } = options;
  const secure = url.protocol === 'https:';
  const settings: RequestOptions & { rejectUnauthorized: boolean } = {
    // No shared agent: a kept connection may lead to an address that wasn't checked.
    agent: false,
    lookup,
    signal,
    maxHeaderSize: maxHead,
    rejectUnauthorized: false,
    headers: {
      'user-agent': userAgent,
      accept,
      'accept-encoding': codings,
      'accept-language': 'en-US,en;q=0.9',
    },
  };
  return new Promise((resolve, reject) => {
    const request = secure ? httpsRequest(url, settings) : httpRequest(url, settings);
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > maxInterim) request.destroy(new Error('too many interim answers'));
    });
    request.on('socket', (socket: Socket) => {
      socket.once('connect', () => {
        // The lookup has checked it; this holds even if Node should once ask elsewhere.
        if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(notAllowed());
        else if (!secure) seen.connected = true;
      });
      socket.once('secureConnect', () => {
        seen.connected = true;
        seen.certificate = certificateOf(socket);
      });
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the server switched protocols'));
    });
    request.on('response', (response) => {
      // An error after the head is the body's.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.on('error', reject);
    request.end();
  });
}

const notAllowed = () => new PrivateAddressError('The address is not on the public internet');

function certificateOf(socket: Socket): Certificate | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { authorizationError } = socket;
  return {
    validTo: Date.parse(socket.getPeerCertificate().valid_to),
    error: authorizationError ? codeOf(authorizationError) : undefined,
  };
}

function shortened(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [
      name,
      (Array.isArray(value) ? value.join(', ') : value).slice(0, 2_000),
    ]),
  );
}

/** What happened, as a sentence for the visitor. */
function reasonOf(error: unknown, { hostname }: URL, { signal }: AskOptions): string {
  if (signal.aborted) return `${hostname} took too long to answer.`;
  if (error instanceof CodingError) return `${hostname} sent a page that can’t be unpacked.`;
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (first instanceof PrivateAddressError) return `${first.message}.`;
  const code = codeOf(first);
  if (/^(ENOTFOUND|ENODATA|EBADNAME)$/.test(code)) {
    return `There is no server with the name ${hostname}.`;
  }
  if (isLookup(first)) return `The name ${hostname} can’t be looked up right now.`;
  if (code === 'ECONNREFUSED') return `${hostname} refused the connection.`;
  if (/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code)) return `${hostname} can’t be reached.`;
  if (code === 'HPE_HEADER_OVERFLOW') return `${hostname} sent more than 32 KB of headers.`;
  if (code.startsWith('HPE_')) return `${hostname} sent an answer that isn’t proper HTTP.`;
  if (/SSL|TLS|CERT|EPROTO/.test(code)) return `${hostname} has no working https.`;
  return `${hostname} closed the connection without an answer.`;
}

function isLookup(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === 'getaddrinfo' || syscall?.startsWith('query') === true;
}

function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : error.message;
}
