import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { daysLeft, isGuarantee } from '../sums/days-left.ts';
import { inDigits, numeral } from '../sums/numbers.ts';
import { places } from '../sums/periods-and-locations.ts';
import type { Sum } from '../sums/sum.ts';
import { sumFor } from '../sums/sums.ts';
import { asksTerms, wantsDiscount } from '../understand/acts.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { plansByFeature, withPlanNames } from '../understand/plan-features.ts';
import { dependence, isYesNo } from '../understand/questions.ts';
import { shortQuestionsIn } from '../understand/short-questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import {
  asksAmount,
  asksFigure,
  asksPriceOf,
  countWords,
  periodWords,
  sumWords,
} from './price-words.ts';
import { isTrue } from './sum-claim.ts';
import { distinct, uncapitalize } from './wording.ts';

const priceSubjects = ['prices', 'plans', 'savings', 'change-plan', 'locations'];

/** Whether a conversation is about money. */
export const isAboutPrice = ({ subject, replies }: State) =>
  priceSubjects.includes(subject ?? '') || / = \$/.test(replies.at(-1) ?? '');

/** `what's different besides the price` */
const besidesPrice =
  /\b(besides|other than|apart from|aside from|except|not counting|ademas de|aparte de|fuera de) (the |el |del? )?(price|cost|money|precio|costo)\b/;

/** `We were closed for five weeks and still got billed. Can I just stop?`: the figures are only told. */
function endsElsewhere({ folded, questions }: Meaning): boolean {
  const asked = questions.join(' ');
  return folded.length > asked.length + minTold && !asksFigure.test(asked);
}

/** Letters before the question from which a message tells a story. */
const minTold = 60;
/** `I pay an agency 4 grand. What would I be giving up`: about the work, not the money. */
const asksWork =
  /\bwhat (?:do|does|would|will|can|could|am|are) (?:i|we|you|u|it|the agent)(?: be)? (?:giv(?:e|ing) up|los(?:e|ing)|miss(?:ing)?|do|doing|offer|get)\b(?!.{0,30}\b(?:cost|charge|price|sav\w+|pay)\b)/;

/** `that's under 10 a day, yeah?` */
const claims =
  /\b(right|yeah|yea|ya|huh|correct|true|basically|roughly|about it|verdad|cierto|no|isn'?t it|aint it|ain'?t it|isnt it|no es asi)\W*$|\b(?:is it|es) (?:true|cierto|verdad)\b|^(so|entonces|thats|that's) (?!what(?!,)|how|que|cuanto)/;

/** Whether a question changes the sum before it, and asks nothing else. */
function onlyChangesSum({ folded, plans }: Meaning): boolean {
  const says = plans.length > 0 || folded.search(sumWords) >= 0 || periodWords.test(folded);
  return says && dependence(folded.replace(sumWords, ' ')) === 'all';
}

/** The price of a plan that the question names by what it contains: `25 keywords is fine. price?` */
function priceOfDescribed({ folded, language }: Meaning, before: State): Answer | undefined {
  const [plan, ...others] = plansByFeature(folded, before.lastFacts);
  if (!plan || others.length > 0 || !asksPriceOf.test(folded)) return undefined;
  const [name, price] = [marketingName[plan], dollars(monthlyPrice[plan])];
  const text = { en: `${name} is ${price} a month.`, es: `${name} cuesta ${price} al mes.` }[
    language
  ];
  return { kind: 'facts', text, links: [pages.pricing] };
}

/** The plan that a reply names, if it names only one. */
function onlyPlanIn(reply = ''): PlanId | undefined {
  const named = planIds.filter((plan) => new RegExp(`\\b${marketingName[plan]}\\b`).test(reply));
  return named.length === 1 ? named[0] : undefined;
}

/** Troubles, which are a complaint's, though they name the day on which the trial began. */
const trouble =
  /\b(charged(?!\W*$)|why|says?|said|saying|(was|got|been) cut|beg|stopped|cancell?ed|she|he|mine|billed me|took|scam|wrong|broken|never|hasn'?t|nothing|nobody|no one|not working|(won|can|don|doesn|didn|isn)'?t|error|issue|problem|cobraron|cobro|nada|nadie|nunca|no (funciona|me deja|puedo|sirve)|problema|mal)\b/;

/** `it's a 7 day trial, right`: how long it is, not how long it still lasts. */
const namesTrial = /\b(?:a|an|only|just) \d+[- ]days? (?:free )?trial\b/;

/** Answers how long the trial still lasts, also where it is told without a question. */
export function tellTrial(
  { folded, language }: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  if (trouble.test(folded) || isGuarantee.test(folded) || namesTrial.test(folded)) return undefined;
  const about = { now, aboutTrial: before.subject === 'trial', ...before.quantities };
  const sum = daysLeft(inDigits(folded), about);
  return sum && answerOf(sum, withWord(sum[language], language, sum.yes), language, state, site);
}

/** Answers a sum that asks for nothing else, whatever its few words sound like. */
export function computeBare(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { plans, folded } = meaning;
  if (plans.length === 0 || trouble.test(folded) || asksContents(folded)) return undefined;
  const rest = inDigits(withPlanNames(folded))
    .replace(new RegExp(`\\b${numeral} [a-z]+s (?=(on|with|con|en|w)\\b)`), ' ')
    .replace(places, ' ')
    .replace(new RegExp(`\\b${numeral}\\b`, 'g'), ' ')
    .replace(countWords, ' ')
    .replace(sumWords, ' ');
  const isAmount = asksAmount.test(folded) && folded.split(' ').length <= 14;
  return isAmount || dependence(rest) === 'all'
    ? compute(meaning, before, state, knowledge)
    : undefined;
}

/** `how many do I get a week`, `what's extra in the top one`: what a plan contains, not what it costs. */
const asksContents = (folded: string) =>
  /\b(?:how many (?:do|does|would|will) (?:i|we|it|you|they) get|cuant[oa]s (?:me )?(?:dan|tocan|salen|incluye))\b/.test(
    folded,
  ) || shortQuestionsIn(folded).includes('difference');

/** Answers with an exact sum, its terms shown. */
export function compute(
  meaning: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const { folded, plans, language } = meaning;
  if (asksContents(folded)) return undefined;
  if (wantsDiscount(folded) && plans.length < 2) return undefined;
  if (asksTerms(folded) || besidesPrice.test(folded) || namesTrial.test(folded)) return undefined;
  if (state.bill && asksWork.test(folded)) return undefined;
  if (endsElsewhere(meaning)) return undefined;
  const continues = dependence(folded) !== 'none';
  const context = {
    plans: plansMeant(meaning, before),
    bill: state.bill,
    now,
    aboutPrice: isAboutPrice(before),
    aboutTrial: before.subject === 'trial',
    aboutContents: continues ? contentsOf(before) : undefined,
    ...before.quantities,
  };
  const sum = sumFor(withPlanNames(folded), {
    ...context,
    before: onlyChangesSum(meaning) ? before.lastSum : undefined,
  });
  if (!sum) return priceOfDescribed(meaning, before);
  const [plan] = plans;
  // `so Starter is 297 a year, right?`
  const isWrong =
    plan &&
    new RegExp(
      `\\b${monthlyPrice[plan]}( dollars| bucks| dolares)? (a|per|al|por|a la) (year|week|day|ano|semana|dia)\\b`,
    ).test(folded);
  const price =
    plan &&
    `${marketingName[plan]} ${language === 'en' ? 'is' : 'cuesta'} ${dollars(monthlyPrice[plan])} ${language === 'en' ? 'a month' : 'al mes'}`;
  const yes = sum.yes ?? (isYesNo(folded) || claims.test(folded) ? isTrue(folded, sum) : undefined);
  const text = isWrong ? `No, ${price}. ${sum[language]}` : withWord(sum[language], language, yes);
  return answerOf(sum, text, language, state, site);
}

/** Plans that a sum is about: those of the question, of the conversation, or both. */
function plansMeant({ folded, plans }: Meaning, before: State): readonly PlanId[] {
  const compares =
    /\b(than|diff\w*|gap|jump|extra|upgrad\w*|downgrad\w*|versus|vs|compared|more|less|cheaper|diferencia|mas|menos)\b/.test(
      folded,
    );
  const both = before.plan && before.otherPlan ? [before.plan, before.otherPlan] : undefined;
  // `how much is that one`, after `Phone support comes with Dominate`
  const inReply = onlyPlanIn(before.replies.at(-1));
  const shown =
    inReply && (!before.plan || /\b(that|this) one\b|\b(ese|esa|eso)\b/.test(folded))
      ? inReply
      : undefined;
  const earlier =
    (/\b(diff\w*|gap|diferencia|extra)\b/.test(folded) ? both : undefined) ??
    (shown && before.plan ? [shown] : undefined) ??
    before.lastPlans ??
    (shown ? [shown] : undefined) ??
    (before.plan ? [before.plan] : []);
  if (plans.length === 0)
    return dependence(folded) !== 'none' || before.plan || shown ? earlier : [];
  return compares && plans.length === 1 && before.plan
    ? [...new Set([before.plan, ...plans])]
    : plans;
}

/** What the reply before counted. */
function contentsOf({ lastFacts }: State): 'blog' | 'social' | undefined {
  const [last = ''] = lastFacts;
  return last.startsWith('blog.') ? 'blog' : last.startsWith('social.') ? 'social' : undefined;
}

/** A sentence after the word for yes or no, if there is one. */
function withWord(sentence: string, language: Language, yes: boolean | undefined): string {
  if (yes === undefined) return sentence;
  return (
    { en: yes ? 'Yes, ' : 'No, ', es: yes ? 'Sí, ' : 'No, ' }[language] + uncapitalize(sentence)
  );
}

function answerOf(
  sum: Sum,
  text: string,
  language: Language,
  state: State,
  site: Knowledge['site'],
): Answer {
  return { kind: 'sum', text: distinct(text, language, state, site), links: [pages.pricing], sum };
}
