import type { Language } from '../understand/language.server.ts';

/** Ways to say the same, the first one first: none is used twice in a conversation. */
export type Variants = readonly Record<Language, string>[];
