import { wordsOfPart } from './bill.ts';
import type { Bill } from './frame.ts';
import { cents, money } from './shown.ts';

type Part = NonNullable<Bill['parts']>[number];

const drops =
  /\b(?:drop\w*|ditch\w*|cancel\w*|cut\w*|replac\w+|swap\w*|trad(?:e|ing)|los(?:e|ing)|fir(?:e|ing)|gone|goes|leaves|skip\w*|stop\w*|without|quit\w*|dej\w+|cancel\w+)\b/;
const keeps = /\b(?:keep\w*|stays?|staying|remains?|still pay\w*|qued\w+|sigue\w*)\b/;
/** The parts that a clause names: by their amount, `if it replaces the 60`, or else by words of their label. */
function namedIn(clause: string, parts: readonly Part[]): readonly Part[] {
  const byAmount = parts.filter(({ bill }) =>
    new RegExp(`\\b(?:the|my|los|las|el|mis) \\$?${bill.amount}\\b`).test(clause),
  );
  return byAmount.length > 0
    ? byAmount
    : parts.filter(({ label }) => wordsOfPart(label).some((one) => one.test(clause)));
}

const clauses = /([.?!] )|[,.;?]| and | but | y | pero /;

/**
 * The parts of a bill that the visitor continues to pay: all but the dropped ones, or else the ones said to
 * stay; undefined if the text says neither, or drops every part.
 */
export function keptOf({ parts = [] }: Bill, folded: string): Bill | undefined {
  if (parts.length < 2) return undefined;
  const named = { drops: new Set<Part>(), keeps: new Set<Part>() };
  let verb: keyof typeof named | undefined;
  for (const clause of folded.split(clauses)) {
    if (clause === undefined) continue;
    // What is said of a part ends with its sentence.
    if (/^[.?!] $/.test(clause)) verb = undefined;
    // `drop the mailers and the ads`
    verb = drops.test(clause) ? 'drops' : keeps.test(clause) ? 'keeps' : verb;
    if (verb) for (const part of namedIn(clause, parts)) named[verb].add(part);
  }
  const kept =
    named.drops.size > 0
      ? parts.filter((one) => !named.drops.has(one) || named.keeps.has(one))
      : [...named.keeps];
  if (kept.length === 0 || kept.length === parts.length) return undefined;
  const [one, ...others] = kept;
  if (one && others.length === 0) return one.bill;
  return {
    amount: cents(kept.reduce((sum, { bill }) => sum + bill.amount, 0)),
    terms: kept.map(({ bill }) => bill.terms ?? money(bill.amount)).join(' + '),
    parts: kept,
  };
}
