import { factLabel } from '../facts/fact.ts';
import { statedIn } from '../facts/stated-facts.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { predictionsOf } from '../understand/wanted.ts';
import type { Answer, Knowledge } from './answer.ts';
import { complaintProbability } from './complaint-answer.server.ts';
import { phrases } from './phrases.ts';

/**
 * Probability from which a message counts as clear. Of 755 visitors' messages, 409 reach it, and the likeliest
 * label is correct for 81% of those. Of the rest it is correct for 34%, and one of the next three for 34% more.
 */
const minClear = 0.65;
/** Minimum probability of an offered label, and the maximum number of offered questions. */
const minOffered = 0.06;
const maxOffered = 3;
/** The same after a reply that repeats an earlier one or asks what was meant. */
const minOfferedAgain = 0.02;
/** Complaint probability from which an answered message also offers to report a problem. */
const minDoubtful = 0.08;

/** Kinds of answers that may come with other questions. */
const isOpen: ReadonlySet<Answer['kind']> = new Set([
  ...(['facts', 'sum', 'clock', 'unknown', 'article'] as const),
]);

/** Questions that the visitor may have meant instead of the answered one; none for a clear message. */
export function otherQuestions(
  { kind, text, form }: Answer,
  meaning: Meaning,
  {
    facts,
    complaints,
    offered,
    site,
  }: Pick<Knowledge, 'facts' | 'complaints' | 'offered' | 'site'>,
): string[] {
  const { wanted, language } = meaning;
  const { repeated, misread } = phrases(site);
  const isDoubted = [...repeated, ...misread].some((one) => text.startsWith(one[language]));
  if (form || !(isOpen.has(kind) || isDoubted)) return [];
  const least = isDoubted ? minOfferedAgain : minOffered;
  const stated = new Set(statedIn(text, facts).map(factLabel));
  const predictions = predictionsOf(wanted);
  const isClear = !isDoubted && predictions.some(({ probability }) => probability >= minClear);
  const possible = isClear
    ? []
    : predictions.filter(({ label, probability }) => label !== 'complaint' && probability >= least);
  const mayComplain = complaintProbability(meaning, { complaints }) >= minDoubtful;
  const labels = new Set([
    ...(mayComplain ? ['complaint'] : []),
    ...possible.map(({ label }) => label),
  ]);
  return [...labels.difference(stated)]
    .flatMap((label) => offered.text(label, language) ?? [])
    .slice(0, maxOffered);
}
