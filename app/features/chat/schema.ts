import * as z from 'zod/mini';
import { maxMessages, maxQuestionLength } from '../../../assistant/message.ts';
import { attribution } from '../../forms/attribution-schema.ts';
import { elapsed } from '../../forms/honeypot.ts';
import { email, line, lines, optionalPhone } from '../../forms/rules.ts';

/** A message of the conversation. Our page sends the time as a number; a JSON date is accepted too. */
const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(4_000)),
  timestamp: z.union([z.number(), z.string().check(z.maxLength(40))]),
});

/** Body of POST /api/chat (spec.md section 7). */
export const chatSchema = z.object({
  message: lines({
    label: 'Message',
    min: 1,
    max: maxQuestionLength,
    tooShort: 'Please type a question',
  }),
  conversation: z._default(z.array(message).check(z.maxLength(maxMessages)), []),
});

/** Body of POST /api/chat/person: a question for our team with the conversation so far. */
export const personSchema = z.object({
  name: line({ label: 'Name', min: 2, max: 200, tooShort: 'Name must be at least 2 characters' }),
  email: email(),
  phone: optionalPhone(),
  message: lines({ label: 'Question', min: 1, max: 5_000, tooShort: 'Please type your question' }),
  consent: z.literal('yes', { error: 'Please agree, so that we may answer you' }),
  transcript: z._default(z.array(message).check(z.maxLength(maxMessages)), []),
  /** The conversation's, in which the answer says when we're in. */
  language: z._default(z.enum(['en', 'es']), 'en'),
  attribution: z.optional(attribution),
  elapsed,
});

export type PersonRequest = z.output<typeof personSchema>;
