import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { projectRoot } from '../../lib/project-root.ts';

const expectation = v.object({
  allOf: v.optional(v.array(v.array(v.string()))),
  firstSentence: v.optional(v.array(v.array(v.string()))),
  begins: v.optional(v.picklist(['yes', 'no'])),
  noneOf: v.optional(v.array(v.string())),
  list: v.optional(v.boolean()),
  contact: v.optional(v.boolean()),
  apology: v.optional(v.boolean()),
});
const language = v.picklist(['en', 'es']);
const kinds = [
  'fact',
  'yesno',
  'sum',
  'complaint',
  'clock',
  'unknown',
  'offtopic',
  'attack',
  'contact',
] as const;
const contact = v.object({
  name: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});
const question = v.object({
  id: v.string(),
  language,
  kind: v.picklist(kinds),
  question: v.string(),
  now: v.optional(v.string()),
  contact: v.optional(contact),
  expect: expectation,
});
const expectedState = v.object({
  subject: v.optional(v.string()),
  plan: v.optional(v.string()),
  trade: v.optional(v.string()),
  town: v.optional(v.string()),
  contact: v.optional(contact),
});
const conversation = v.object({
  id: v.string(),
  language: v.picklist(['en', 'es', 'mixed']),
  now: v.optional(v.string()),
  turns: v.array(
    v.object({
      visitor: v.string(),
      language: v.optional(language),
      expect: expectation,
      state: expectedState,
    }),
  ),
});

export type Kind = (typeof kinds)[number];
export type Expectation = v.InferOutput<typeof expectation>;
export type ExpectedState = v.InferOutput<typeof expectedState>;
export type Question = v.InferOutput<typeof question>;
export type Conversation = v.InferOutput<typeof conversation>;

/** A set of questions and conversations; `sets/README.md` describes the files. */
export interface EvalSet {
  questions: readonly Question[];
  conversations: readonly Conversation[];
}

/** Reads a set. `tuning` and `sums` may be tuned on, `held-out` never. */
export function readSet(name: 'tuning' | 'held-out' | 'sums'): EvalSet {
  const read = (kind: string) =>
    readFileSync(join(projectRoot, `assistant/eval/sets/${kind}-${name}.json`), 'utf8');
  return {
    questions: name === 'sums' ? [] : parseJson(v.array(question), read('questions')),
    conversations: parseJson(v.array(conversation), read('conversations')),
  };
}
