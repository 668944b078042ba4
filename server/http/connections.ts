import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { type ProblemParts, problemBody } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Limits of a connection. A request has 10 s to arrive whole, however slowly its bytes drip
 * (slow-loris), and what is not answered or read for 30 s is cut.
 */
export const connectionLimits = {
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
} satisfies FastifyHttpOptions<Server>;

const problems: Record<string, ProblemParts> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are larger than the 16 KB accepted.' },
};

/** Answers what is no request at all, straight to the socket, and ends the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
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
