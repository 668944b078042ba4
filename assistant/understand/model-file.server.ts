import * as v from 'valibot';
import { readJson } from '../../lib/json.ts';
import type { TrainedMessages } from './classifier.server.ts';
import type { TrainedComplaints } from './complaint.server.ts';
import type { TrainedContacts } from './contact-classifier.server.ts';
import { FamilySoftmax } from './family-softmax.server.ts';
import { FeatureTable } from './feature-table.server.ts';
import type { TrainedMentions } from './mentions.server.ts';
import type { TrainedNetwork } from './network.server.ts';
import type { TrainedOwnDetails } from './own-details-classifier.server.ts';
import type { Softmax } from './softmax.server.ts';

/** Everything that is trained. */
export interface TrainedModel {
  messages: TrainedMessages;
  complaints: TrainedComplaints;
  contacts: TrainedContacts;
  mentions: TrainedMentions;
  ownDetails: TrainedOwnDetails;
}

const header = v.object({
  /** Digest of the sources that the model was trained from. */
  digest: v.string(),
  /** Number of tables of features. */
  tables: v.number(),
  /** Labels of each softmax. */
  labels: v.array(v.array(v.string())),
  /** Length of each array of numbers. */
  lengths: v.array(v.number()),
  /** Size of all of them. */
  bytes: v.number(),
});

/** Bytes of the widest number, a multiple of which each array begins at. */
const widest = 8;

/** The tables and the softmaxes of a model, in the order of the file. */
function partsOf({ messages, complaints, contacts, mentions, ownDetails }: TrainedModel) {
  return {
    tables: [
      ...[messages.features, complaints.features],
      ...[contacts.names.features, contacts.features, mentions.features, ownDetails.features],
    ],
    softmaxes: [
      ...[messages.topics, messages.facts.families, messages.facts.members],
      ...[messages.yesNo, messages.plans, messages.trades],
      ...[complaints.softmax, contacts.names.softmax, contacts.owner, mentions.softmax],
      ownDetails.softmax,
    ],
  };
}

/** Encodes a trained model as a file: a line of JSON, then the numbers in this machine's byte order. */
export function encodeModel(model: TrainedModel, digest: string): Buffer {
  const { tables, softmaxes } = partsOf(model);
  const { words, languages, network } = model.messages;
  // Those of the widest numbers first, so that each begins at a multiple of its width.
  const arrays = [
    ...tables.map(({ hashes }) => hashes),
    ...tables.map(({ rarities }) => rarities),
    ...softmaxes.map(({ blocks }) => blocks),
    Uint32Array.from(words, ([, examples]) => examples),
    Uint32Array.from(languages.flatMap(([, english, spanish]) => [english, spanish])),
    ...[network.outputs, network.scales],
    ...softmaxes.map(({ scales }) => scales),
    ...softmaxes.map(({ starts }) => starts),
    network.rows,
    ...softmaxes.map(({ steps }) => steps),
    ...softmaxes.map(({ bytes }) => bytes),
    network.weights,
    ...[words, languages].map((list) => Buffer.from(list.map(([word]) => word).join('\n'))),
  ];
  const numbers = Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
  const head = {
    digest,
    tables: tables.length,
    labels: softmaxes.map(({ labels }) => labels),
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
  const isAligned = (file.byteOffset + end + 1) % widest === 0;
  // A copy would double the megabytes of the file.
  const numbers = isAligned ? file.subarray(end + 1) : new Uint8Array(file.subarray(end + 1));
  if (numbers.length !== head.bytes) return undefined;
  const { labels, lengths } = head;
  let [count, at] = [0, numbers.byteOffset];
  function next<T>(Kind: Numbers<T>): T {
    const size = lengths[count] ?? 0;
    const part = new Kind(numbers.buffer, at, size);
    count += 1;
    at += size * Kind.BYTES_PER_ELEMENT;
    return part;
  }
  const hashes = Array.from({ length: head.tables }, () => next(Float64Array));
  const [ofMessages, ofComplaints, ofNames, ofContacts, ofMentions, ofOwnDetails] = hashes.map(
    (one) => new FeatureTable(one, next(Float32Array)),
  );
  const blocks = labels.map(() => next(Uint32Array));
  const [examples, byLanguage] = [next(Uint32Array), next(Uint32Array)];
  const [outputs, ofRows] = [next(Float32Array), next(Float32Array)];
  const scales = labels.map(() => next(Float16Array));
  const starts = labels.map(() => next(Uint16Array));
  const rows = next(Uint16Array);
  const steps = labels.map(() => next(Uint8Array));
  const bytes = labels.map(() => next(Int8Array));
  const weights = next(Int8Array);
  const [wordList, languageList] = [next(Uint8Array), next(Uint8Array)];
  const [
    topics,
    families,
    members,
    yesNo,
    plans,
    trades,
    complaint,
    names,
    owner,
    own,
    ownDetails,
  ] = labels.map(
    (labels, i): Softmax => ({
      labels,
      scales: scales[i] ?? new Float16Array(),
      blocks: blocks[i] ?? new Uint32Array(),
      starts: starts[i] ?? new Uint16Array(),
      steps: steps[i] ?? new Uint8Array(),
      bytes: bytes[i] ?? new Int8Array(),
    }),
  );
  if (!topics || !families || !members || !yesNo || !plans || !trades) return undefined;
  if (!complaint || !names || !owner || !own || !ownDetails) return undefined;
  if (!ofMessages || !ofComplaints || !ofNames || !ofContacts || !ofMentions || !ofOwnDetails)
    return undefined;
  const facts = new FamilySoftmax(families, members);
  const network: TrainedNetwork = {
    ...{ labels: members.labels, rows, scales: ofRows, weights, outputs },
  };
  return {
    messages: {
      // Arrays of all words would stay in 7 MB; the classifier reads them once.
      get words() {
        return wordsIn(wordList).map((word, i) => [word, examples[i] ?? 0] as const);
      },
      get languages() {
        return wordsIn(languageList).map(
          (word, i) => [word, byLanguage[2 * i] ?? 0, byLanguage[2 * i + 1] ?? 0] as const,
        );
      },
      ...{ features: ofMessages, topics, facts, yesNo, plans, trades, network },
    },
    complaints: { features: ofComplaints, softmax: complaint },
    contacts: { names: { features: ofNames, softmax: names }, features: ofContacts, owner },
    mentions: { features: ofMentions, softmax: own },
    ownDetails: { features: ofOwnDetails, softmax: ownDetails },
  };
}

const wordsIn = ({ buffer, byteOffset, byteLength }: Uint8Array): string[] =>
  Buffer.from(buffer, byteOffset, byteLength).toString().split('\n').filter(Boolean);

/** A kind of array over a part of a buffer. */
interface Numbers<T> {
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
}
