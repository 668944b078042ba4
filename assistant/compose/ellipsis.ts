import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import { type State, subjectOf } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';

/** A question of plans that asks nothing else: the facts that answer it. */
export interface OfPlans {
  facts: readonly Fact[];
  /** Whether it asks for yes or no; undefined if the sentence alone decides. */
  yes?: boolean | undefined;
}

/**
 * Resolves a short question that only names other plans, or asks which plans, to the fact of the reply
 * before it: `and Pro?`, `on the other two?`, `which one has that?`, `on all plans?`
 */
export function ofPlans(
  question: string,
  { plans }: Pick<Meaning, 'plans'>,
  before: State,
  facts: readonly Fact[],
): OfPlans | undefined {
  const asksYesNo = startsWithVerb.test(question)
    ? true
    : !asksHow.test(question) && before.asksYesNo;
  const last = withFamily(
    facts.find(({ id }) => id === before.lastFacts[0]),
    facts,
  );
  if (barePrice.test(question) && plans.length === 1)
    return { facts: facts.filter(({ id }) => id === `prices.${plans[0]}`), yes: true };
  if (!last || asksExtreme.test(question)) return undefined;
  const label = ['prices.lowest', 'prices.highest'].includes(last.id)
    ? 'prices.all'
    : factLabel(last);
  const family = facts.filter((one) => factLabel(one) === label && !one.insteadOf);
  const overall = family.find(({ plan }) => !plan);
  if (family.length < planIds.length)
    return last.id !== before.lastFacts[0] && plans.length > 0 && isOnly(question, planWords)
      ? { facts: family }
      : undefined;
  const isIncluded = label.endsWith('plans');
  if (/\bcompare|diff/.test(question)) return undefined;
  if (isOnly(question, whichWords)) {
    const ranking = ranked(question, last, plans, before, facts);
    if (ranking) return ranking;
  }
  if (overall && isOnly(question, whichWords)) {
    if (plans.length === 0 && /\b(cheaper|smaller|lower|less|mas barato|menos)\b/.test(question)) {
      if (!isIncluded || !before.plan) return undefined;
      const from = overall.about ?? 'starter';
      return { facts: [overall], yes: planIds.indexOf(before.plan) > planIds.indexOf(from) };
    }
    if (/\b(all|every|each|any|todos|cada|cualquier)\b/.test(question))
      return { facts: [overall], ...(isIncluded && asksYesNo && { yes: !overall.about }) };
    // `which ones`, of the five networks.
    if (last.plan && /^(?:(?:and|so|ok) )*which ones\W*$/.test(question)) return undefined;
    if (/\b(which|cual|cuales|(what|que) plan(es|s)?)\b/.test(question) && plans.length === 0)
      return { facts: [overall] };
  }
  if (plans.length === 0 || !isOnly(question, planWords)) return undefined;
  const asked = plans.flatMap((plan) => family.find((one) => one.plan === plan) ?? []);
  if (asked.length < plans.length) return undefined;
  const [first] = asked;
  if (!first || asked.length > 1) return { facts: asked };
  if (/\b(same|igual|mismo|misma)\b/.test(question) && last.plan)
    return { facts: asked, yes: isIncluded ? first.yes === last.yes : false };
  return { facts: asked, ...(asksYesNo && first.yes !== undefined && { yes: first.yes }) };
}

/** The fact of a reply, or what its subject has on each plan: `how many on Starter`, after the networks. */
function withFamily(last: Fact | undefined, facts: readonly Fact[]): Fact | undefined {
  if (!last || facts.some((one) => one !== last && factLabel(one) === factLabel(last))) return last;
  return facts.find(({ id }) => id === ofEachPlan[subjectOf(last)]) ?? last;
}

/** What each subject has on every plan. */
const ofEachPlan: Readonly<Record<string, string>> = {
  agent: 'plans.include-before',
  social: 'social.all',
  platforms: 'platforms.all',
  photos: 'social.all',
  blog: 'blog.all',
  google: 'google.updates-plans',
  keywords: 'keywords.all',
  seo: 'seo.levels-plans',
  leads: 'leads.campaigns-plans',
  results: 'leads.campaigns-plans',
  competitors: 'competitors.plans',
  ads: 'ads.plans',
  website: 'website.included-plans',
  store: 'website.included-plans',
  dashboard: 'dashboard.included-plans',
  reports: 'reports.all',
  integrations: 'integrations.plans',
  support: 'support.all',
  person: 'support.all',
  phone: 'support.all',
  chat: 'support.all',
  trial: 'trial.length',
  guarantee: 'guarantee.days',
};

/** `so 297`: the price alone. */
const barePrice =
  /^(?:(?:and|so|ok|only|just|its|it's|thats|that's|y|entonces|son) )*\$?[2-9]97(?: (?:a month|per month|al mes|dollars|bucks|then|right))*\W*$/;

/** `what was the cheapest again`: its price. */
const asksExtreme =
  /\b(?:what|which|whats|what's|cual) (?:(?:is|was|one|plan|es|era) )*(?:the |your |el |la )?(?:cheapest|smallest|lowest|biggest|largest|most expensive|mas barato|mas caro)\b/;
const startsWithVerb =
  /^(?:(?:and|but|so|ok|y|pero) )*(?:do|does|is|are|can|will|es|tiene|incluye|trae|viene)\b/;
const asksHow = /\b(how|which|what(?! about)|who|cuant[oa]s|cual(?:es)?)\b/;

/** Words with which a plan is named, and with which the question before is continued. */
const reference =
  'just tell me show give say and but or so ok w 297 497 997 then also too how many often is does do has have get gets got it that this one ones the same on in with for at by come comes came include includes included u you i of a plan plans tier package option version as well starter pro growth dominate enterprise cheap cheaper cheapest small smallest basic bottom big biggest large largest top full middle medium mid first 1st second 2nd third 3rd primero tercero other others two above below under up down bigger smaller next larger lower higher higher y e o pero tambien entonces en con el la los las lo del de al para plan planes tiene tienen trae traen incluye incluyen viene cuantos cuantas es son igual mismo misma mas grande caro barato baratito chico pequeno basico economico completo sigue siguiente anterior segundo medio intermedio mediano otro otros dos ese esa eso ver esta 2 before prior previous former latter earlier recommend recommended said modest hmm no antes grandote chiquito chiquitito pequenito enmedio';
const planWords = new Set(reference.split(' '));
const whichWords = new Set(
  `${reference} which what whats que would be need needs do all every each any anything three them there more most cheaper less fewer fewest cual cuales todos todas cada cualquier tres necesito hay algo menos`.split(
    ' ',
  ),
);

/** Whether a question has no words but those that name plans or ask which: `on every plan?` */
export const asksOnlyPlans = (question: string) => isOnly(question, whichWords);

function isOnly(question: string, known: ReadonlySet<string>): boolean {
  const words =
    question
      .replace(/'s\b|\b(what|how) (about|abt)\b|\bque (?:tal|sigue)\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.length <= 10 && words.every((word) => known.has(word));
}

/** `which has more posts`, `how many more` */
const asksRank =
  /\b(which|who|cual)\b.{0,30}\b(more|most|less|fewer|fewest|mas|menos)\b|^(?:(?:and|so|y) )*(?:how (?:many|much)|cuant[oa]s) (?:more|mas|less|fewer)\W*$/;

/** The plan that has most of what a fact counts, or least, before the one that it is compared with. */
export function ranked(
  question: string,
  about: Fact,
  plans: readonly PlanId[],
  { lastPlans = [] }: State,
  facts: readonly Fact[],
): OfPlans | undefined {
  const label = factLabel(about);
  if (!asksRank.test(question) || !/\.all$/.test(label) || label === 'prices.all') return undefined;
  const compared = plans.length > 1 ? plans : lastPlans;
  const among = planIds.filter((plan) => compared.length < 2 || compared.includes(plan));
  const order = /\b(less|fewer|fewest|menos)\b/.test(question) ? among : among.toReversed();
  const ofFamily = facts.filter((one) => factLabel(one) === label);
  const [first, second] = order.flatMap((plan) => ofFamily.find((one) => one.plan === plan) ?? []);
  return first && second ? { facts: [first, second] } : undefined;
}

/** What two plans have that the reply before compared: `in blogs?` asks of both. */
export function ofCompared(
  { id, plan }: Fact,
  { plans }: Pick<Meaning, 'plans'>,
  { lastFacts }: State,
  facts: readonly Fact[],
): readonly Fact[] | undefined {
  if (!plan || plans.length > 0) return undefined;
  const label = factLabel({ id, plan });
  // Whether both have something is answered at once.
  if (!label.endsWith('.all')) return undefined;
  const last = facts.filter((one) => lastFacts.includes(one.id));
  const [, ...named] = /^plans\.compare\.(\w+)-(\w+)$/.exec(lastFacts[0] ?? '') ?? [];
  const compared = named.length > 0 ? named : last.flatMap((one) => one.plan ?? []);
  if (compared.length !== 2 || new Set(last.map(factLabel)).size > 1) return undefined;
  const both = facts.filter(
    (one) => one.plan && compared.includes(one.plan) && factLabel(one) === label,
  );
  return both.length === 2 ? both : undefined;
}
