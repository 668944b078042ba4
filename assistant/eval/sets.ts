import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../../lib/project-root.ts';

const expectation = z.object({
  allOf: z.optional(z.array(z.array(z.string()))),
  firstSentence: z.optional(z.array(z.array(z.string()))),
  begins: z.optional(z.enum(['yes', 'no'])),
  noneOf: z.optional(z.array(z.string())),
  list: z.optional(z.boolean()),
  contact: z.optional(z.boolean()),
  apology: z.optional(z.boolean()),
});
const language = z.enum(['en', 'es']);
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
const contact = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
const question = z.object({
  id: z.string(),
  language,
  kind: z.enum(kinds),
  question: z.string(),
  now: z.optional(z.string()),
  contact: z.optional(contact),
  expect: expectation,
});
const expectedState = z.object({
  subject: z.optional(z.string()),
  plan: z.optional(z.string()),
  trade: z.optional(z.string()),
  town: z.optional(z.string()),
  contact: z.optional(contact),
});
const conversation = z.object({
  id: z.string(),
  language: z.enum(['en', 'es', 'mixed']),
  now: z.optional(z.string()),
  turns: z.array(
    z.object({
      visitor: z.string(),
      language: z.optional(language),
      expect: expectation,
      state: expectedState,
    }),
  ),
});

export type Kind = (typeof kinds)[number];
export type Expectation = z.output<typeof expectation>;
export type ExpectedState = z.output<typeof expectedState>;
export type Question = z.output<typeof question>;
export type Conversation = z.output<typeof conversation>;

/** A set of questions and conversations; `sets/README.md` describes the files. */
export interface EvalSet {
  questions: readonly Question[];
  conversations: readonly Conversation[];
}

/** Reads a set. `tuning` may be tuned on, `held-out` never. */
export function readSet(name: 'tuning' | 'held-out'): EvalSet {
  const read = (kind: string): unknown =>
    JSON.parse(readFileSync(join(projectRoot, `assistant/eval/sets/${kind}-${name}.json`), 'utf8'));
  return {
    questions: z.parse(z.array(question), read('questions')),
    conversations: z.parse(z.array(conversation), read('conversations')),
  };
}
