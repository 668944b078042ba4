import { namesAt } from './entities.server.ts';
import { type Features, FeatureTable } from './feature-table.server.ts';
import { stem, words } from './language.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** The result of training. */
export interface TrainedMentions {
  features: FeatureTable;
  softmax: Softmax;
}

/** Kinds of names that may be of the visitor's business, or of somebody else's. */
const kinds = ['trade', 'town', 'elsewhere'] as const;
type Kind = (typeof kinds)[number];

/** A trade or a place that a message names. */
interface Mention {
  kind: Kind;
  name: string;
  /** Place of its token, and those of its words. */
  at: number;
  words: number[];
  /** Whether it is of the visitor's business, once that is known. */
  isOwn?: boolean | undefined;
}

/** A feature is kept from this many names on. */
const minExamples = 3;

/** Tells whose a trade or a place is: `my sister has a bakery in Bowie, we do nails in Laurel`. */
export class MentionClassifier {
  readonly #trained: TrainedMentions;

  constructor(trained: TrainedMentions) {
    this.#trained = trained;
  }

  /** Whose the trades and places in a message are. @param folded the message. */
  whose(folded: string): Whose {
    const { tokens, mentions } = this.marked(mentionsIn(tokensOf(folded)));
    const [own, others] = [new Map<Kind, string[]>(), new Map<Kind, string[]>()];
    const told = [...tokens];
    for (const { kind, name, at, isOwn } of mentions) {
      (isOwn ? own : others).getOrInsertComputed(kind, () => []).push(name);
      told[at] = isOwn ? name : somebody;
    }
    return { text: told.join(' '), own, others };
  }

  /** Names with whose they are, found from the first to the last. */
  marked({ tokens, mentions }: Mentions): Mentions {
    const { features, softmax } = this.#trained;
    const found: Mentions = {
      tokens,
      mentions: mentions.map((one) => ({ ...one, isOwn: undefined })),
    };
    for (const [index, mention] of found.mentions.entries()) {
      const all = probabilities(softmax, features.vector(featuresOf(found, index)));
      mention.isOwn = (all[softmax.labels.indexOf('own')] ?? 1) > minOwn;
    }
    return found;
  }
}

/**
 * Probability from which a name is the visitor's own. Of the names in examples three in five are, in
 * conversations about nine in ten.
 */
const minOwn = 0.14;

/** Trades and places, in the order of the message. */
export type Names = ReadonlyMap<Kind, readonly string[]>;

interface Whose {
  /** The message without the names of others. */
  text: string;
  /** Those of the visitor's business. */
  own: Names;
  others: Names;
}

/** What stands for the name of something that isn't the visitor's. */
export const somebody = 'somebody';

/** Trains it. @param messages with whose their names are, as far as that is known. */
export function trainMentions(messages: readonly Mentions[]): TrainedMentions {
  const examples = messages.flatMap((found) =>
    found.mentions.flatMap(({ isOwn }, index) =>
      isOwn === undefined
        ? []
        : [{ features: featuresOf(found, index), label: isOwn ? 'own' : 'other' }],
    ),
  );
  const features = FeatureTable.ofTexts(
    examples.map((one) => one.features),
    () => minExamples,
  );
  const vectors = examples.map((one) => ({
    vector: features.vector(one.features),
    label: one.label,
  }));
  return { features, softmax: trainSoftmax(vectors, features.size) };
}

/** Words, and a comma where a clause ends. */
export function tokensOf(folded: string): string[] {
  return folded
    .split(/([.,;:?!()\n]+(?=\s|$)|[\n()])/)
    .flatMap((part, index) => (index % 2 === 1 ? [','] : words(part)));
}

/** A text's tokens, of which a name is one (`<town>`), and its trades and places. */
export interface Mentions {
  tokens: readonly string[];
  mentions: Mention[];
}

/** Trades and places among words. */
export function mentionsIn(typed: readonly string[]): Mentions {
  const text = typed.join(' ');
  const names = namesAt(text);
  const tokens: string[] = [];
  const mentions: Mention[] = [];
  let from = 0;
  for (const [place, word] of typed.entries()) {
    const name = names.find((one) => one.from <= from && from < one.to);
    if (!name || !isKind(name.kind)) tokens.push(word);
    else if (name.from < from) mentions.at(-1)?.words.push(place);
    else {
      const { kind } = name;
      mentions.push({ kind, name: text.slice(from, name.to), at: tokens.length, words: [place] });
      tokens.push(`<${kind}>`);
    }
    from += word.length + 1;
  }
  return { tokens, mentions };
}

const isKind = (kind: string): kind is Kind => kinds.some((one) => one === kind);

/** Weight of what comes after a name, which tells less about whose it is. */
const weightAfter = 0.6;

/** Words on each side of a name that are looked at. */
const reach = 12;

/**
 * Features of a name: the words before and after it, near and in its clause, and whose the name before
 * it is.
 */
function featuresOf({ tokens, mentions }: Mentions, index: number): Features {
  const { kind, name, at } = mentions[index] as Mention;
  const alike = mentions.filter((one) => (one.kind === 'trade') === (kind === 'trade'));
  const order = alike.findIndex((one) => one.at === at);
  const all = [
    `k:${kind}`,
    `n:${kind} ${Math.min(order, 2)}/${Math.min(alike.length, 3)}`,
    `b:${tokens[at - 1]} ${tokens[at + 1]}`,
  ];
  const end = name.slice(-3);
  if (kind === 'trade') all.push(`e:${end}`, `le:${tokens[at - 1]} ${end}`);
  const before = mentions[index - 1];
  if (before?.isOwn !== undefined) {
    const between = tokens.slice(before.at + 1, at);
    const whose = `${before.kind} ${before.isOwn} ${kind}`;
    all.push(`o:${whose}`, `o:${whose} ${between.length < 4 ? between.join(' ') : '…'}`);
    all.push(`o:${whose} ${between.includes(',')}`);
  }
  for (const [side, step] of [
    ['l', -1],
    ['r', 1],
  ] as const) {
    const beside = (distance: number) => tokens[at + step * distance] ?? '^';
    all.push(`${side}1:${beside(1)}`, `${side}2:${beside(1)} ${beside(2)}`);
    let isSameClause = true;
    for (let distance = 1; distance <= reach && beside(distance) !== '^'; distance++) {
      const one = stem(beside(distance));
      if (one === ',') isSameClause = false;
      all.push(`${side}:${one}`);
      if (isSameClause)
        all.push(`${side}c:${one}`, `${side}p:${one} ${stem(beside(distance + 1))}`);
    }
  }
  return new Map(all.map((name) => [name, name.startsWith('r') ? weightAfter : 1] as const));
}
