import * as v from 'valibot';
import { readJson } from '../../lib/json.ts';
import type { TrainedAspects } from './aspects.server.ts';
import type { TrainedTopics } from './classifier.server.ts';
import { FeatureTable } from './feature-table.server.ts';
import type { TrainedLinear } from './linear-model.server.ts';
import type { ExampleIndex } from './nearest.server.ts';
import type { QuantizedWeights } from './softmax.server.ts';

/** Everything that is trained. */
export interface TrainedModel {
  topics: TrainedTopics;
  complaints: TrainedLinear;
  aspects: TrainedAspects;
  listed: QuantizedWeights;
  examples: ExampleIndex;
}

const counts = v.array(v.strictTuple([v.string(), v.number()]));
const header = v.object({
  /** Digest of the sources that the model was trained from. */
  digest: v.string(),
  labels: v.array(v.string()),
  aspects: v.array(v.string()),
  words: counts,
  /** English and Spanish examples of each word. */
  languages: v.array(v.strictTuple([v.string(), v.number(), v.number()])),
  /** Each example's label. */
  examples: v.array(v.string()),
  /** Length of each array of numbers. */
  lengths: v.array(v.number()),
  /** Size of all of them. */
  bytes: v.number(),
});

/** Bytes of the widest number, a multiple of which each array begins at. */
const widest = 8;

/** Encodes a trained model as a file: a line of JSON, then the numbers in this machine's byte order. */
export function encodeModel(
  { topics, complaints, aspects, listed, examples }: TrainedModel,
  digest: string,
): Buffer {
  const { features, weights, ...lists } = topics;
  // Those of the widest numbers first, so that each begins at a multiple of its width.
  const arrays = [
    ...[features.hashes, complaints.features.hashes, aspects.features.hashes],
    ...[features.rarities, weights.scales],
    ...[complaints.features.rarities, complaints.weights.scales],
    ...[aspects.features.rarities, aspects.weights.scales, listed.scales],
    ...[examples.values, examples.starts, examples.examples],
    ...[weights.bytes, complaints.weights.bytes, aspects.weights.bytes, listed.bytes],
  ];
  const numbers = Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
  const head = {
    ...{ ...lists, digest, aspects: aspects.labels, examples: examples.labels },
    lengths: arrays.map(({ length }) => length),
    bytes: numbers.length,
  };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  // The numbers begin at a multiple of the widest.
  const spaces = Buffer.from(' '.repeat((widest - (line.length % widest)) % widest));
  return Buffer.concat([spaces, line, numbers]);
}

/** @returns undefined for a file of other sources than `digest` names, and for a damaged one. */
export function decodeModel(file: Uint8Array, digest: string): TrainedModel | undefined {
  const end = file.indexOf('\n'.charCodeAt(0));
  const head = readJson(header, Buffer.from(file.buffer, file.byteOffset, end).toString());
  if (head?.digest !== digest) return undefined;
  const { lengths, bytes, labels, words, languages } = head;
  const isAligned = (file.byteOffset + end + 1) % widest === 0;
  // A copy would double the 16 MB of the file.
  const numbers = isAligned ? file.subarray(end + 1) : new Uint8Array(file.subarray(end + 1));
  if (numbers.length !== bytes) return undefined;
  let [count, at] = [0, numbers.byteOffset];
  function next<T>(Kind: Numbers<T>): T {
    const size = lengths[count] ?? 0;
    const part = new Kind(numbers.buffer, at, size);
    count += 1;
    at += size * Kind.BYTES_PER_ELEMENT;
    return part;
  }
  const hashes = [next(Float64Array), next(Float64Array), next(Float64Array)] as const;
  const ofTopics = { rarities: next(Float32Array), scales: next(Float32Array) };
  const ofComplaints = { rarities: next(Float32Array), scales: next(Float32Array) };
  const ofAspects = { rarities: next(Float32Array), scales: next(Float32Array) };
  const listedScales = next(Float32Array);
  const index = {
    ...{ values: next(Float32Array), starts: next(Int32Array), examples: next(Uint16Array) },
    labels: head.examples,
  };
  return {
    topics: {
      ...{ labels, words, languages },
      features: new FeatureTable(hashes[0], ofTopics.rarities),
      weights: { scales: ofTopics.scales, bytes: next(Int8Array) },
    },
    complaints: {
      features: new FeatureTable(hashes[1], ofComplaints.rarities),
      weights: { scales: ofComplaints.scales, bytes: next(Int8Array) },
    },
    aspects: {
      labels: head.aspects,
      features: new FeatureTable(hashes[2], ofAspects.rarities),
      weights: { scales: ofAspects.scales, bytes: next(Int8Array) },
    },
    listed: { scales: listedScales, bytes: next(Int8Array) },
    examples: index,
  };
}

/** A kind of array over a part of a buffer. */
interface Numbers<T> {
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
}
