import * as v from 'valibot';
import { maxMessages, maxQuestionLength } from '../../../assistant/message.ts';
import { attribution } from '../../forms/attribution-schema.ts';
import { elapsed } from '../../forms/honeypot.ts';
import { email, line, lines, optionalPhone } from '../../forms/rules.ts';

/** A message of the conversation. Our page sends the time as a number; a JSON date is accepted too. */
const message = v.object({
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(v.string(), v.maxCodePoints(4_000)),
  timestamp: v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxCodePoints(40))]),
});

/** Body of POST /api/chat (spec.md section 7). */
export const chatSchema = v.object({
  message: lines({
    label: 'Message',
    min: 1,
    max: maxQuestionLength,
    tooShort: 'Please type a question',
  }),
  conversation: v.optional(v.pipe(v.array(message), v.maxLength(maxMessages)), []),
});

/** Body of POST /api/chat/person: a question for our team with the conversation so far. */
export const personSchema = v.object({
  name: line({ label: 'Name', min: 2, max: 200, tooShort: 'Name must be at least 2 characters' }),
  email: email(),
  phone: optionalPhone(),
  company: v.optional(line({ label: 'Company', max: 150 }), ''),
  message: lines({ label: 'Question', min: 1, max: 5_000, tooShort: 'Please type your question' }),
  consent: v.literal('yes', 'Please agree, so that we may answer you'),
  transcript: v.optional(v.pipe(v.array(message), v.maxLength(maxMessages)), []),
  /** The conversation's, in which the answer says when we're in. */
  language: v.optional(v.picklist(['en', 'es']), 'en'),
  attribution: v.optional(attribution),
  elapsed,
});

export type PersonRequest = v.InferOutput<typeof personSchema>;
