import * as z from 'zod/mini';
import { readJson } from '../../lib/json.ts';
import type { TrainedModel } from './classifier.server.ts';
import { FeatureTable } from './feature-table.server.ts';

const counts = z.array(z.tuple([z.string(), z.number()]));
const header = z.object({
  /** Digest of the sources that the model was trained from. */
  digest: z.string(),
  labels: z.array(z.string()),
  words: counts,
  known: counts,
  /** Number of features. */
  size: z.number(),
});

/**
 * Encodes a trained model as a file: a line of JSON, then, in this machine's byte order, the features'
 * hashes (64-bit floats), their rarities, the weights' scales (32-bit floats) and the weights (bytes).
 */
export function encodeModel(model: TrainedModel, digest: string): Buffer {
  const { features, weights, ...lists } = model;
  const { hashes, rarities } = features;
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...lists, size: hashes.length, digest })}\n`),
    ...[hashes, rarities, weights.scales, weights.bytes].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  ]);
}

/** @returns undefined for a file of other sources than `digest` names, and for a damaged one. */
export function decodeModel(file: Uint8Array, digest: string): TrainedModel | undefined {
  const end = file.indexOf('\n'.charCodeAt(0));
  const head = readJson(header, Buffer.from(file.buffer, file.byteOffset, end).toString());
  if (head?.digest !== digest) return undefined;
  const { size, labels, words, known } = head;
  const rows = size + 1;
  // Copied, because floats must begin at a multiple of their size.
  const { buffer, length } = new Uint8Array(file.subarray(end + 1));
  if (length !== 8 * size + 4 * size + 4 * rows + rows * labels.length) return undefined;
  return {
    ...{ labels, words, known },
    features: new FeatureTable(
      new Float64Array(buffer, 0, size),
      new Float32Array(buffer, 8 * size, size),
    ),
    weights: {
      scales: new Float32Array(buffer, 12 * size, rows),
      bytes: new Int8Array(buffer, 12 * size + 4 * rows),
    },
  };
}
