import { expect, test } from 'vitest';
import { auditSchema } from '../features/audit/schema.ts';
import { chatSchema, personSchema } from '../features/chat/schema.ts';
import { contactSchema } from '../features/contact/schema.ts';
import * as dashboard from '../features/dashboard/schema.ts';
import { loginSchema } from '../features/sign-in/sign-in.server.ts';
import { signupSchema } from '../features/signup/schema.ts';
import { supportSchema } from '../features/support/schema.ts';
import { type FormSchema, parseForm } from './rules.ts';

const schemas: Record<string, FormSchema> = {
  login: loginSchema,
  audit: auditSchema,
  chat: chatSchema,
  person: personSchema,
  contact: contactSchema,
  signup: signupSchema,
  support: supportSchema,
};
for (const [name, value] of Object.entries(dashboard)) {
  if (typeof value === 'object' && 'entries' in value) schemas[name] = value;
}

/** Entries that begin valid and end invalid: the worst case for a pattern that backtracks. */
const pieces = [' ', '\t', ' \t', '\r', '\n', '\u00a0', '\u0000', 'a', 'a.', 'a@', 'a-', '.', '-'];
const hostile = pieces.flatMap((piece) => {
  const run = piece.repeat(60_000 / piece.length);
  return [`a${run}b`, `${run}@`, `a@${run}`, `http://${run} `];
});

test.each(Object.entries(schemas))(
  'the %s schema reads 60 KB of anything in linear time',
  (_, schema) => {
    for (const entry of hostile) {
      const began = process.threadCpuUsage();
      for (const field of Object.keys(schema.entries)) parseForm(schema, { [field]: entry });
      // 5 ms of the processor, or seconds where the time grows by the square.
      const { user } = process.threadCpuUsage(began);
      expect(user, JSON.stringify(entry.slice(0, 12))).toBeLessThan(600_000);
    }
  },
);
