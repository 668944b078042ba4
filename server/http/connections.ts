import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { problemBody } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Connection limits: timeouts in ms, and the size of the headers in bytes. A request must arrive
 * completely within 10 s, however slowly its bytes drip (Slowloris); a connection that is idle for
 * 30 s during a request is closed. Node closes all connections that are late at once: checked every
 * 50 ms, no more than were opened in that time.
 */
export const connectionLimits = {
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 50, maxHeaderSize: 16_384 },
} satisfies FastifyHttpOptions<Server>;

/** Whole answers to invalid requests by error code, made once: thousands may be due at a time. */
const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: message(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: message(431, 'The headers are larger than 16 KB.'),
};

const invalid = message(400, 'This is not a valid HTTP request.');

/** Answers an invalid request directly on the socket, and closes the connection. */
export function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answers[error.code ?? ''] ?? invalid);
  socket.destroySoon();
}

function message(status: number, detail: string): string {
  const body = JSON.stringify(problemBody({ status, detail }));
  const headers = {
    ...securityHeaders({ https: false }),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`;
}
