import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Fact, factLabel, pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isYesNo } from '../understand/questions.ts';
import { type ShortQuestion, shortQuestionsIn } from '../understand/short-questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { planOf } from './asked.ts';
import { likeSubject } from './by-subject.ts';
import { continuedTerms } from './continued-terms.ts';
import { continuedWork } from './continued-work.ts';
import { ofPlans } from './ellipsis.ts';
import { phrases } from './phrases.ts';
import { beyond, isSaid } from './said-before.ts';
import { sentenceOf } from './sentence.ts';
import { distinct, fresh } from './wording.ts';

/**
 * Answers a short question within the subject that the conversation is about: `how long does it take`.
 * @returns undefined if the message asks for more, or the subject has no fact for it.
 */
export function answerShort(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded } = meaning;
  if (ofPlans(folded, meaning, before, knowledge.facts)) return undefined;
  for (const kind of shortQuestionsIn(folded)) {
    const answer = answerAs(kind, meaning, before, state, knowledge);
    if (answer) return answer;
  }
  return undefined;
}

function answerAs(
  kind: ShortQuestion,
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, language } = meaning;
  const ofEach = kind === 'every-plan' || kind === 'which-plan';
  const plan = ofEach ? undefined : planOf(folded, meaning, before);
  const possible = idsFor(kind, subjectIn(before) ?? '*').flatMap((id) => {
    const resolve = ofPlansTalkedAbout[id];
    const wanted = resolve ? resolve(meaning, before, plan) : id;
    return (wanted && factFor(wanted, plan, knowledge.facts)) || [];
  });
  const unsaid = possible.find((one) => !isSaid(one[language], before));
  const [said] = possible;
  const fact = unsaid ?? said;
  if (!fact) return undefined;
  if (!unsaid && kind === 'more')
    return {
      kind: 'talk',
      text: fresh(phrases(knowledge.site).nothingMore, language, before),
      links: [],
    };
  const text = sentenceOf(fact, folded, meaning, state, knownYesNo(kind, fact, folded));
  const part = unsaid ? undefined : beyond(fact, [], { meaning, before, knowledge })?.text;
  return {
    kind: 'facts',
    text: part ?? distinct(text, language, state, knowledge.site),
    links: [pages[fact.page]],
  };
}

/** The fact for a short question that follows another in the same message: `and do I have to pay`. */
export function factForShort(
  question: string,
  subject: string,
  facts: readonly Fact[],
): Fact | undefined {
  const ids = shortQuestionsIn(question).flatMap((kind) => idsFor(kind, subject));
  return ids.flatMap((id) => facts.find((one) => one.id === id) ?? []).at(0);
}

/** Kinds of short questions that may ask for yes or no; the fact decides which. */
const kindsOfYesNo: ReadonlySet<ShortQuestion> = new Set([
  'found',
  'notice',
  'pick',
  'account',
  'change',
  'charge',
  'yearly',
  'free',
  'obligation',
  'often',
  'person',
  'weekend',
  'worth',
] as const);

/** Yes or no as far as the kind of question tells: null if none is asked for, undefined if the fact decides. */
function knownYesNo(kind: ShortQuestion, { id, about }: Fact, folded: string) {
  // `is it a person`, of the agent.
  if (kind === 'human')
    return /\b(bot|robot|ai|software|program|programa|machine|maquina)\b/.test(folded);
  if (kind === 'every-plan' && isYesNo(folded) && /plans$/.test(id)) return !about;
  return kindsOfYesNo.has(kind) ? undefined : null;
}

function idsFor(kind: ShortQuestion, subject: string): readonly string[] {
  const bySubject = continuedTerms[kind] ?? continuedWork[kind] ?? {};
  return bySubject[subject] ?? bySubject[likeSubject[subject] ?? ''] ?? bySubject['*'] ?? [];
}

/** The fact with an id, or its like for a plan. */
const factFor = (id: string, plan: PlanId | undefined, facts: readonly Fact[]): Fact | undefined =>
  facts.find((one) => plan && one.plan === plan && factLabel(one) === id) ??
  facts.find((one) => one.id === id);

/** Facts that depend on the plans of a question and of the conversation before it. */
const ofPlansTalkedAbout: Readonly<
  Record<string, (meaning: Meaning, before: State, plan: PlanId | undefined) => string | undefined>
> = {
  change: (_meaning, { lastFacts: [last = ''] }) =>
    /^change-plan\.(up|down)$/.test(last) ? last : 'change-plan.any',
  reason: (_meaning, _before, plan) => plan && reasons[plan],
  difference: ({ plans: [named] }, { plan, otherPlan }, about) => {
    const to = named ?? about;
    const other = named && named !== plan ? plan : otherPlan;
    const at = to ? planIds.indexOf(to) : -1;
    const from = other && other !== to ? planIds.indexOf(other) : at - 1;
    const low = planIds[Math.min(at, from)];
    const high = planIds[Math.max(at, from)];
    if (!low || !high) return 'plans.contents';
    return `plans.compare.${low}-${high}`;
  },
  direction: ({ plans: [to], folded }, { plan: from }) => {
    const isFirst = /\b(first|start|begin|only|just|empezar|solo)\b/.test(folded);
    const up = to && from ? planIds.indexOf(to) - planIds.indexOf(from) : 0;
    const isDown = up < 0 || /\b(down\w*|drop|less|bajar\w*)\b/.test(folded);
    const isUp = up > 0 || /\b(up|upgrade|more|subir\w*)\b/.test(folded);
    if (isFirst || isDown === isUp) return 'change-plan.any';
    return isDown ? 'change-plan.down' : 'change-plan.up';
  },
};

/** Whom a plan is for. */
const reasons: Readonly<Record<PlanId, string>> = {
  starter: 'plans.first-agent',
  growth: 'plans.which',
  enterprise: 'locations.plan',
};

/** The subject of a conversation: results on the first page are of search. */
function subjectIn({ subject: last, resumed, topic = '' }: State): string | undefined {
  const subject = resumed ?? last;
  return subject === 'results' && /\b(page|google|rank\w*|pagina)\b/.test(topic) ? 'seo' : subject;
}
