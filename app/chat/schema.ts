import * as z from 'zod/mini';
import { lines } from '../forms/rules.ts';
import { longestQuestion } from './message.ts';

/** A turn as browsers send it; ours send the time as a number, `JSON.stringify(new Date())` a text. */
const turn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(4_000)),
  timestamp: z.union([z.number(), z.string().check(z.maxLength(40))]),
});

/** POST /api/chat (spec.md section 7). */
export const chatSchema = z.object({
  message: lines({
    label: 'Message',
    min: 1,
    max: longestQuestion,
    tooShort: 'Please type a question',
  }),
  conversation: z._default(z.array(turn).check(z.maxLength(200)), []),
});

export type ChatRequest = z.output<typeof chatSchema>;
