import { marketingName } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence } from '../understand/questions.ts';
import type { Asked } from './choose.server.ts';

/** `I'll take that one`: a visitor who has decided wants to know how to begin. */
const decides =
  /\b(?:i'?ll|we'?ll|i will|lets|let'?s|id like to|i want to|i wanna|me) (?:just )?(?:take|go with|go for|get|start with|buy|quedo con|llevo) (?:it|that|this|the|one|starter|pro|growth|dominate|el|ese|esa)\b|\b(?:sign me up|count me in|apuntame|inscribeme)\b/;
/** `what's in the middle one`, and nothing else. */
const asksContents =
  /^(?:(?:and|so|ok|but) )*(?:what'?s|what is|what do (?:i|we|you) get|what comes) (?:in|on|with|included (?:in|with)) (?:\S+ ){0,3}\S+\W*$/;
/** `what's Pro`: what it contains, unless the conversation is about its price. */
const asksWhatIs =
  /^(?:(?:and|so|ok|but) )*(?:what'?s|what is|tell me about|que es) (?:the |el )?(?:starter|pro|growth|dominate|enterprise|(?:\w+ )?(?:one|plan))(?: (?:plan|one|then|below|above|under|down|up))*\W*$/;
/** `vet clinic in Leesburg, what plan` */
const asksWhichPlan =
  /^(?:ok real q\W+)?(?:[^,.; ]+ ){0,7}[^,.; ]+ ?[,.;] ?(?:so )?(?:what|which|que|cual) (?:plan|one)\W*$/;
/** `cheapest plan that watches competitors` asks which plan does. */
const cheapestWith =
  /\b(?:what'?s |whats |what is )?the (?:least|minimum|cheapest) (?:amount )?(?:i|we) (?:can|could|have to|need to|must) (?:pay|spend|buy|get)(?= (?:to|for|and)\b)|\b(?:what'?s |whats |what is |which is )?(?:the |your )?(?:cheapest|lowest|smallest|minimum|least expensive|lowest priced)(?: priced| cost)? (?:plan|one|tier|package|option|level|subscription)(?: (?:i|we) (?:need|can get|have to (?:get|buy|take)))?(?: is)?(?= (?:that|which|with|where|for|to (?:get|have)|has|does|includes)\b)/;
/** `the difference between the 297 and the 497`, `starter vs dominate` */
const asksDifference =
  /\b(?:diff\w*|vs|versus|compare[sd]?|comparison|diferencia\w*|comparar?)\b|\b(?:gain|gaining|lose|losing|giv(?:e|ing) up|get extra|add)\b.{0,30}\b(?:from|over|to)\b/;
const bareSoon =
  /^(?:(?:and|so|ok) )*(?:right away|immediately|instantly|the same day|de inmediato|enseguida)\W*$/;

/** `why is Dominate so expensive`, `is Pro worth the extra money` */
const asksWorth =
  /\bworth (?:it|the|double|paying|more|that|spending|so)\b|\bwhy (?:is|does|would|should|pay)\b.{0,30}\b(?:expensive|more|double|much|pricey|997|for)\b|\bjustif\w+\b|\bvale la pena\b/;
const differenceOf = (plans: readonly PlanId[]) =>
  `what is the difference between ${plans.map((plan) => marketingName[plan].toLowerCase()).join(' and ')}`;

/** A job or a price: the difference that is asked for is only in that. */
const aboutOne =
  /\b(?:blogs?|posts?|posting|keywords?|reports?|reporting|support|platforms?|networks?|google|seo|price|cost|ads?|leads?|social|publicaciones|palabras|informes|soporte|redes|precio)\b/;

/** What a question is rewritten with. */
interface Context {
  /** Plans that the message names. */
  plans: readonly PlanId[];
  before: State;
  /** The question before it. */
  previous: string | undefined;
  /** The one plan that it is about. */
  plan: PlanId | undefined;
}

/** Rewrites a question if it is of one kind. */
type Rewrite = (question: string, context: Context) => Asked | undefined;

/**
 * Rewrites a short or indirect question so that it says what it asks for: a bare `how much` asks what
 * the plans cost, `the 297 or the 497` asks for the difference.
 */
export function askedIn(
  question: string,
  { plans }: Meaning,
  before: State,
  previous: string | undefined,
  plan: PlanId | undefined,
): Asked {
  const context = { plans, before, previous, plan };
  for (const rewrite of rewrites) {
    const asked = rewrite(question, context);
    if (asked) return asked;
  }
  return { question, before: previous, plan };
}

const barePrice: Rewrite = (question, { plan }) =>
  asksBarePrice.test(question) || asksPriceToStart.test(question)
    ? { question: 'how much does it cost', plan }
    : undefined;

const asksBarePrice =
  /^(and |so |ok |y )*(how much|what'?s the price|price|cost|cuanto)( is (it|that)| does (it|that) cost| (cuesta|vale|es|sale|era|seria)( (ese|eso|esa|esto))?)?\W*$/;
const asksPriceToStart =
  /^(and |so |ok |hi |y )*how much (is it |do i pay |does it cost )?to (get )?(start\w*|begin|sign up|join|get going|try)\W*$/;

const cheapestPlan: Rewrite = (question, { previous }) =>
  cheapestWith.test(question)
    ? { question: question.replace(cheapestWith, 'which plan'), before: previous }
    : undefined;

const difference: Rewrite = (question, { plans: [one, other, third] }) => {
  if (!one || third) return undefined;
  if (other)
    return asksDifference.test(question) && !aboutOne.test(question)
      ? { question: differenceOf([one, other]) }
      : undefined;
  // `is Dominate really worth double`: what it adds to the plan below it.
  const below = planIds[planIds.indexOf(one) - 1];
  return below && asksWorth.test(question) ? { question: differenceOf([below, one]) } : undefined;
};

const contents: Rewrite = (question, { plans: [only, other], plan, previous, before }) => {
  if (!only)
    return asksWhichPlan.test(question)
      ? { question: 'which plan is best for me', before: previous }
      : undefined;
  const isContents =
    asksContents.test(question) ||
    (asksWhatIs.test(question) && !before.lastFacts[0]?.startsWith('prices.'));
  return isContents && !other
    ? { question: `what do i get with the ${marketingName[only].toLowerCase()} plan`, plan }
    : undefined;
};

const nextStep: Rewrite = (question, { previous, plan }) => {
  if (previous && bareSoon.test(question)) return { question: `${previous} right away`, plan };
  return decides.test(question) ? { question: 'how do i sign up' } : undefined;
};

const priceOfNamed: Rewrite = (question, { previous, plan }) => {
  const [, name] = asksPriceOfNamed.exec(question) ?? [];
  return name ? { question: `how much does ${name} cost`, before: previous, plan } : undefined;
};

const asksPriceOfNamed =
  /^(?:and |so |ok |y )*(?:how much|cuanto)(?: is| does| for| are| cuesta| es| sale| vale)?(?: the| el)? (starter|pro|growth|dominate|enterprise)\b/;

const bareHow: Rewrite = (question, { previous, plan }) =>
  previous && /^(and |but |ok |so |y )*(how|how so|como)\W*$/.test(question)
    ? { question: `how do i ${withoutAux(previous)}`, before: previous, plan, depends: 'all' }
    : undefined;

const auditForm: Rewrite = (question, { before: { subject }, previous, plan }) =>
  subject === 'audit' && /\b(the|that|this|your) form\b/.test(question)
    ? { question: question.replace(/\bform\b/, 'audit form'), before: previous, plan }
    : undefined;

/** `Pro is 399, right?` */
const claimedPrice: Rewrite = (question, { plans, previous, plan }) =>
  plans.length === 1 && claimsPrice.test(question)
    ? {
        question: `how much does ${question.replace(/\d+/g, '')} cost`,
        before: previous,
        plan,
      }
    : undefined;

const claimsPrice =
  /\b(is|costs?|cuesta|vale|son|sale|sale en|a|for|at|around) \$? ?\d{2,4}(?![\d·%]| ?(posts|publicaciones|palabras|blogs|keywords|days|dias))/;

/** `what does Pro add`, while Starter is talked about. */
const moreThanBefore: Rewrite = (question, { plans: [only, other], before, previous }) =>
  only && !other && before.plan && only !== before.plan && asksMore.test(question)
    ? {
        // `que tiene que no tenga el barato` names no plan by its name.
        question: `${question} ${marketingName[only].toLowerCase()} more than ${marketingName[before.plan].toLowerCase()}`,
        before: previous,
      }
    : undefined;

const asksMore =
  /\b(doesn'?t|doesnt|don'?t|not|differ\w*|more|add\w*|over|versus|vs|no (trae|tiene|incluye|tenga|traiga|incluya))\b/;

const withNoun: Rewrite = (question, { plans, before, previous, plan }) => {
  const whole = plans.length === 0 ? resolved(question, before) : undefined;
  return whole
    ? { question: whole, before: previous, plan, depends: dependence(question) }
    : undefined;
};

/** The kinds of questions that are rewritten; the first that fits counts. */
const rewrites: readonly Rewrite[] = [
  barePrice,
  cheapestPlan,
  difference,
  contents,
  nextStep,
  priceOfNamed,
  bareHow,
  auditForm,
  claimedPrice,
  moreThanBefore,
  withNoun,
];

/** What `it` is while the conversation is about a thing; elsewhere it is as often the agent. */
const nouns: Readonly<Record<string, string>> = {
  website: 'the website builder',
  store: 'the website builder',
  audit: 'the audit',
  call: 'the strategy call',
  dashboard: 'the dashboard',
  resources: 'the resources',
};

/** A short question with the noun that its `it` stands for: `is it a sales call`, of the audit. */
function resolved(question: string, { subject: last = '', resumed }: State): string | undefined {
  const noun = nouns[resumed ?? last];
  if (!noun || question.split(' ').length > 9 || !pronoun.test(question)) return undefined;
  return question.replace(pronoun, noun);
}

const pronoun = /\b(?<!\b(?:like|do|so|about|said|mean) )(?:it|that one|them)\b(?!'s)/;

/** `can i cancel` as `cancel`, for `how?` after it. */
const withoutAux = (question: string) =>
  question.replace(
    /^(and |so |ok )*(can|could|may|do|does|is|are|will|would|puedo) (i |you |u |it |we |they )?/,
    '',
  );

/** The one plan that a question is about, from the conversation if it names none. */
export function planOf(question: string, { plans }: Meaning, before: State) {
  if (plans.length === 1) return plans[0];
  if (
    plans.length > 1 ||
    /\b(plans|(each|every|all|any|cada|todos)(?! (the time|day|week|month|year|night|morning|weekend|contract|los dias|las semanas|dia|semana|mes|ano))|which|planes|cual)\b/.test(
      question,
    )
  )
    return undefined;
  return before.plan;
}
