import * as z from 'zod/mini';
import { readJson } from '../../lib/json.ts';
import type { TrainedModel } from './classifier.server.ts';

const counts = z.array(z.tuple([z.string(), z.number()]));
const header = z.object({
  /** Digest of the sources that the model was trained from. */
  digest: z.string(),
  labels: z.array(z.string()),
  words: counts,
  known: counts,
  features: counts,
});

/**
 * Encodes a trained model as a file: a line of JSON, then the table of weights, as a
 * scale per feature (32-bit floats in this machine's byte order) and signed bytes.
 */
export function encodeModel({ weights, ...rest }: TrainedModel, digest: string): Buffer {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...rest, digest })}\n`),
    pack(weights, rest.labels.length),
  ]);
}

/** @returns undefined for a file of other sources than `digest` names, and for a damaged one. */
export function decodeModel(file: Buffer, digest: string): TrainedModel | undefined {
  const end = file.indexOf('\n');
  const head = readJson(header, file.toString('utf8', 0, end));
  if (head?.digest !== digest) return undefined;
  const classes = head.labels.length;
  const rows = head.features.length + 1;
  const table = file.subarray(end + 1);
  if (table.length !== rows * (4 + classes)) return undefined;
  return { ...head, weights: unpack(table, classes) };
}

function pack(weights: Float32Array, columns: number): Buffer {
  const scales = new Float32Array(weights.length / columns);
  const bytes = new Int8Array(weights.length);
  for (let row = 0; row < scales.length; row++) {
    const from = row * columns;
    const values = weights.subarray(from, from + columns);
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    scales[row] = scale;
    bytes.set(
      values.map((value) => Math.round(value / scale)),
      from,
    );
  }
  return Buffer.concat([Buffer.from(scales.buffer), Buffer.from(bytes.buffer)]);
}

function unpack(table: Buffer, columns: number): Float32Array {
  const rows = table.length / (4 + columns);
  // Copied, because floats must begin at a multiple of four.
  const scales = new Float32Array(new Uint8Array(table.subarray(0, 4 * rows)).buffer);
  const bytes = new Int8Array(table.buffer, table.byteOffset + 4 * rows, rows * columns);
  const weights = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    weights[at] = (bytes[at] ?? 0) * (scales[Math.floor(at / columns)] ?? 0);
  }
  return weights;
}
