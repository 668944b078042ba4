import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** The body of an answer, as far as it was read. */
export interface Body {
  /** After decompression. */
  bytes: Buffer;
  /** Bytes as sent, so far. */
  wireBytes: number;
  /** Why the rest is missing; undefined if nothing is. */
  cut: 'limit' | 'broken' | undefined;
}

/** Thrown for a body that can't be decompressed. */
export class CodingError extends Error {}

/** Content codings to ask for. */
export const codings = 'gzip, br';

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/**
 * Reads a body until it ends or has `maxBytes` after decompression, so that a small download can't
 * become a large one; no more than that is read from the network either. Keeps what was read before a
 * connection broke.
 * @throws {CodingError} for a coding that wasn't asked for, or a chain of several.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const decoder = decoderOf(response);
  let wireBytes = 0;
  const sent = Readable.from(
    (async function* () {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        wireBytes += chunk.byteLength;
        yield chunk;
        if (wireBytes >= maxBytes) return;
      }
    })(),
  );
  // The iteration below gets the errors.
  const source = decoder ? pipeline(sent, decoder, () => undefined) : sent;
  const chunks: Buffer[] = [];
  let size = 0;
  let cut: Body['cut'];
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      size += chunk.byteLength;
      if (size < maxBytes) continue;
      cut = 'limit';
      break;
    }
    if (wireBytes >= maxBytes) cut = 'limit';
  } catch (error) {
    if (wireBytes === 0) throw error;
    if (size === 0) throw new CodingError('the body can’t be decompressed');
    cut = wireBytes >= maxBytes ? 'limit' : 'broken';
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks), wireBytes, cut };
}

function decoderOf({ headers }: IncomingMessage) {
  const coding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  if (coding === '' || coding === 'identity') return undefined;
  const create = decoders.get(coding);
  if (!create) throw new CodingError(`content coding ${coding.slice(0, 40)}`);
  return create();
}
