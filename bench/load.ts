import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { sampleLead } from '../test/sample-lead.ts';

/** Creates the next request: a complete HTTP/1.1 message. */
export type NextRequest = () => string;

const body = JSON.stringify(sampleLead);

/** A lead with an idempotency key of its own. */
export const leadRequest: NextRequest = () =>
  `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
  `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

export interface LoadResult {
  /** Responses with the expected status. */
  answered: number;
  seconds: number;
}

/**
 * Sends requests over keep-alive connections for some seconds, one at a time on each. It parses only
 * a response's status and length, so that it uses little CPU compared with the server.
 * @throws when a response has another status, or a connection breaks.
 */
export async function load(
  port: number,
  { connections, seconds, status }: { connections: number; seconds: number; status: number },
  next: NextRequest,
): Promise<LoadResult> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => client(port, end, status, next)),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return { answered, seconds: (performance.now() - start) / 1000 };
}

function client(port: number, end: number, status: number, next: NextRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(next()));
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (received.length < answerLength(received)) return;
      if (!received.startsWith(`HTTP/1.1 ${status} `)) {
        reject(new Error(`Expected ${status}:\n${received}`));
        socket.destroy();
        return;
      }
      answered += 1;
      received = '';
      if (performance.now() < end) socket.write(next());
      else {
        resolve(answered);
        socket.destroy();
      }
    });
  });
}

/** Length of the whole response; Infinity while its head is incomplete. */
function answerLength(received: string): number {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return Number.POSITIVE_INFINITY;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head));
  if (!length) throw new Error('A response without Content-Length');
  return head + 4 + Number(length[1]);
}
