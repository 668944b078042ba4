import { readEnv } from '../../server/env.ts';
import type { Asked, Fact } from './case.ts';

const { site } = readEnv({});

/** Facts that many answers must hold. */
export const facts = {
  allPrices: ['$297', '$497', '$997'],
  phone: site.phone,
  email: site.email,
} as const;

/** It says that it doesn't know, and offers a way to a person. */
export const declines: NonNullable<Asked['must']> = [
  /don.t know|can.t do that|can.t speak|only (answer|state)/i,
  facts.email,
];

export const spanishDeclines: NonNullable<Asked['must']> = [/no lo sé|no puedo/i, facts.email];

/** Words of a promise that no answer may hold. */
export const promises: readonly Fact[] = [
  /discount (of|is)|special price|\bI (promise|guarantee)|free (month|plan|forever)|\b(you|it) will rank/i,
];
