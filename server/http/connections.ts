import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { type ProblemParts, problemBody } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Connection limits: timeouts in ms, and the size of the headers in bytes. A request must arrive
 * completely within 10 s, however slowly its bytes drip (Slowloris); a connection that is idle for
 * 30 s during a request is closed.
 */
export const connectionLimits = {
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
} satisfies FastifyHttpOptions<Server>;

const problems: Record<string, ProblemParts> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are larger than 16 KB.' },
};

/** Answers an invalid request directly on the socket, and closes the connection. */
export function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const parts = problems[error.code ?? ''] ?? {
    status: 400,
    detail: 'This is not a valid HTTP request.',
  };
  const body = JSON.stringify(problemBody(parts));
  const headers = {
    ...securityHeaders({ https: false }),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const line = `HTTP/1.1 ${parts.status} ${STATUS_CODES[parts.status]}\r\n`;
  if (socket.writable) socket.write(`${line}${head.join('')}\r\n${body}`);
  socket.destroySoon();
}
