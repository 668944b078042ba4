import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { billIn } from '../sums/bill.ts';
import type { Bill } from '../sums/sum.ts';
import { websiteIn } from './business.ts';
import type { Prediction, TopicClassifier } from './classifier.server.ts';
import { bareName, type ContactDetails, contactIn } from './contact.ts';
import { namesIn } from './entities.server.ts';
import { fold, type Language, languageOf } from './language.server.ts';
import { areaCodeIn } from './phone-number.ts';
import { isQuestion } from './questions.ts';
import { type Trade, tradeWords } from './trades.ts';

/** What a visitor's message says. */
export interface Meaning {
  language: Language;
  /** The message, folded, with typos corrected. */
  folded: string;
  /** Its questions, folded; a message without any is one. */
  questions: readonly string[];
  /** Plans that it names, in the order of `planIds`. */
  plans: readonly PlanId[];
  trade?: Trade;
  /** A town that we serve. */
  town?: string;
  /** A place that we don't serve. */
  elsewhere?: string;
  /** What the visitor pays somebody else. */
  bill?: Bill;
  contact: ContactDetails;
  /** An area code at its end: the rest of the number may follow. */
  areaCode?: string | undefined;
}

/** What a message may refer to. */
interface Before {
  language: Language;
  plan?: PlanId;
  /** The replies so far. */
  replies: readonly string[];
  contact: ContactDetails;
  /** The area code that the message before ended with. */
  areaCode?: string | undefined;
}

/** Reads a message in the light of the conversation before it. */
export function meaningOf(
  text: string,
  state: Before,
  { classifier, site }: { classifier: TopicClassifier; site: SiteSettings },
): Meaning {
  // The words of an address are no words about a subject: `shop.example`.
  const folded = fold(text.replace(websiteIn(text)?.written ?? '', ' '))
    .replace(/\p{L}+/gu, (word) => classifier.spellChecker.correct(word))
    .replace(/\s+/g, ' ')
    .trim();
  const named = namesIn(text);
  const [trade] = (named.get('trade') ?? [])
    .filter((word) => !someoneElses(word, folded))
    .map((word) => tradeWords.get(word));
  const [town] = named.get('town') ?? [];
  const [elsewhere] = named.get('elsewhere') ?? [];
  const bill = billIn(folded);
  const askedName = /\b(your name|tu nombre)\b/.test(state.replies.at(-1) ?? '');
  const isWord = (word: string) => classifier.spellChecker.isCommon(fold(word));
  const name = askedName ? bareName(text, isWord) : undefined;
  return {
    language: languageOf(text, state.language),
    folded,
    questions: questionsOf(folded),
    plans: plansIn(text, folded, named, state.plan),
    ...(trade && { trade }),
    ...(town && { town: townName(town) }),
    ...(elsewhere && { elsewhere: titleCase(elsewhere) }),
    ...(bill && { bill }),
    areaCode: areaCodeIn(text),
    contact: {
      ...contactIn(text, site.phone, isWord, { ...state.contact, areaCode: state.areaCode }),
      ...(name && { name }),
    },
  };
}

/** `send a photographer`, `her cafe`: not the visitor's own trade. */
function someoneElses(word: string, folded: string): boolean {
  return new RegExp(
    `\\b(send|hire|hiring|than|her|his|their|another|competing|across|friend'?s|instead of|need|be|as|the) (a |an |the |my )?${word}\\b|\\b${word} (across|down|next)\\b`,
  ).test(folded);
}

/** Probability of each subject. */
export type Subjects = ReadonlyMap<string, number>;

export const subjectsOf = (predictions: readonly Prediction[]): Subjects =>
  new Map(predictions.map(({ label, probability }) => [label, probability]));

function plansIn(
  text: string,
  folded: string,
  named: ReturnType<typeof namesIn>,
  before: PlanId | undefined,
): PlanId[] {
  // `growth` is also what visitors want.
  const meansGrowth =
    /\bGrowth\b/.test(text) ||
    /\bgrowth (plan|agent|tier|package)\b|\b(pro|second|medium|mid)\b/.test(folded) ||
    !/\bgrowth\b/.test(folded);
  const found = planIds.filter((plan) => named.has(plan) && (plan !== 'growth' || meansGrowth));
  const relative = relativePlan(folded, before);
  // `top and bottom plan` names two.
  const each = folded.replace(
    /\b(top|biggest|largest|highest|bottom|smallest|lowest|cheapest|middle) (and|or|vs|versus|to|y) (the )?(?=\w+ (plan|one|tier|package|option)\b)/g,
    '$1 plan $2 ',
  );
  const extremes = planIds.filter((plan) => superlatives[plan]?.test(each));
  if (/\b(diff\w*|gap|between|vs|versus|diferencia|entre)\b/.test(folded) && extremes.length > 0)
    return planIds.filter((plan) => found.includes(plan) || extremes.includes(plan));
  if (found.length === 0 && !relative) {
    if (extremes.length > 0) return extremes;
    // `the 297 one`
    return planIds.filter((plan) =>
      new RegExp(`(?<![\\d·])${monthlyPrice[plan]}(?![\\d·])`).test(folded),
    );
  }
  return relative && !found.includes(relative) ? [relative] : found;
}

/** Plans by their size or price. */
const superlatives: Record<PlanId, RegExp> = {
  starter:
    /\b(cheapest|smallest|lowest|least expensive|(bottom|basic|small|cheap|entry|first)( level)? (one|plan|option|tier|package|thing|price)|(the|ok|actually) (cheap|small|little|cheapest|smallest|basic)( then| instead| please)?$|el (mas )?(barato|economico|basico|chico|pequeno|baratito)|lo mas (barato|basico|economico)|(mas )?baratito)\b/,
  growth:
    /^(ok |so |hmm |no |actually |then |and )*(the )?(middle|medium|mid)( then| instead| please)?\W*$|\b((middle|medium|mid|second) (one|plan|option|tier|package)|el (del medio|de en medio|mediano|intermedio))\b/,
  enterprise:
    /\b(most expensive|priciest|dearest|(biggest|largest|highest|top|big|full)( \w+)? (one|plan|option|tier|package|thing)|biggest$|(the|your) (biggest|largest|top)|el mas (caro|grande|completo))\b/,
};

/** `the bigger one`, after a plan was named. */
function relativePlan(folded: string, before: PlanId | undefined): PlanId | undefined {
  const at = before ? planIds.indexOf(before) : undefined;
  const one = '( (one|plan|option|tier|package|version))';
  if (
    new RegExp(
      `\\b(next|bigger|larger|higher)${one}|\\b(one|step|next tier) (up|above)\\b|\\b(above|bigger than|larger than) (it|that)\\b|\\b(el|del|al) (mas grande|siguiente|superior)\\b`,
    ).test(folded)
  )
    return planIds[at === undefined ? planIds.length - 1 : Math.min(at + 1, planIds.length - 1)];
  if (
    new RegExp(
      `\\b(smaller|cheaper|lower|less expensive)${one}|\\b(one|step|next tier) (down|below|under)\\b|\\b(below|under|smaller than|cheaper than) (it|that)\\b|\\b(el|del|al) (mas (pequeno|barato|economico|chico)|anterior|inferior)\\b`,
    ).test(folded)
  )
    return planIds[at === undefined ? 0 : Math.max(at - 1, 0)];
  if (
    /\b(middle|medium|second|mid)( one| plan| tier)|\b(el|del|al) (del medio|de en medio|intermedio|mediano|segundo)\b/.test(
      folded,
    )
  )
    return planIds[1];
  return undefined;
}

/** The questions in a message, without the sentences around them. Two joined by `and` count as two. */
function questionsOf(folded: string): string[] {
  const sentences =
    folded
      .match(/[^.?!;\n]+[.?!;]*/g)
      ?.map((one) => one.trim())
      .filter((one) => /[\p{L}\p{N}]/u.test(one)) ?? [];
  const asked = sentences
    .flatMap((sentence) => {
      const parts = sentence.split(joint);
      // `on starter how many keywords and how many blogs`: the first part asks as well.
      const asks = (part: string) => isQuestion(part) || (parts.length > 1 && wh.test(part));
      return parts.flatMap(clausesOf).filter(asks);
    })
    .map((one) => one.replace(/^[\s,¿]+|[\s,]+$/g, ''))
    .filter(Boolean);
  return asked.length > 0 ? asked : [folded];
}

/** A sentence's clause with the question, if the others tell something else. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence
    .split(/,\s+| - | — |\b(?:because|cuz|porque)\b/)
    .filter((one) => one.trim());
  const asking = clauses.filter(
    (one) =>
      isQuestion(one.trim().replace(/^(and|but|so|y|pero) /, '')) &&
      one.trim().split(/\s+/).length >= 3,
  );
  const refers = asking.some((one) =>
    /\b(it|that|this|them|they|she|he|eso|lo|ella|el)\b/.test(one),
  );
  return clauses.length > 1 && asking.length > 0 && !refers ? asking : [sentence];
}

const wh =
  /\b(what|how|who|where|when|why|which|que|cual|cuanto|cuantos|cuantas|como|donde|cuando|quien)\b/;

const joint =
  /,? (?:and|y|&|plus|also) (?=(?:what|how|who|where|when|why|which|do|does|is|are|can|could|will|would|should|que|cual|cuanto|cuantos|como|donde|cuando|quien|puedo|tienen?|hay|es|necesito|incluye|piden|cobran)\b)/;

const titleCase = (name: string) =>
  name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()).replace(/\bMclean\b/, 'McLean');

/** A town's name as the pages write it. */
function townName(word: string): string {
  if (/^(d ?c|district of columbia|washington( dc)?)$/.test(word)) return 'Washington DC';
  if (/^(nova|northern virginia)$/.test(word)) return 'Northern Virginia';
  if (/^prince george s$|^prince georges$|^pg county$/.test(word)) return 'Prince George’s County';
  return titleCase(word);
}
