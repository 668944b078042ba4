import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Fact, factLabel, pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isYesNo } from '../understand/questions.ts';
import { type ShortQuestion, shortQuestionIn } from '../understand/short-questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { planOf } from './asked.ts';
import { continuations, likeSubject } from './continuations.ts';
import { ofPlans } from './ellipsis.ts';
import { phrases } from './phrases.ts';
import { beyond, isSaid } from './said-before.ts';
import { sentenceOf } from './sentence.ts';
import { distinct, fresh } from './wording.ts';

/** Answers a short question within the subject that the conversation is about: `how long does it take`. */
export function answerShort(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, language } = meaning;
  const kind = shortQuestionIn(folded);
  const subject = subjectIn(before);
  if (!kind || ofPlans(folded, meaning, before, knowledge.facts)) return undefined;
  const ofEach = kind === 'every-plan' || kind === 'which-plan';
  const plan = ofEach ? undefined : planOf(folded, meaning, before);
  const possible = idsFor(kind, subject ?? '*').flatMap(
    (id) =>
      factFor(id === 'direction' ? directionOf(meaning, before) : id, plan, knowledge.facts) ?? [],
  );
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
  // `is that in every plan`
  const yes = kind === 'every-plan' && isYesNo(folded) ? !fact.about : undefined;
  const text = sentenceOf(fact, folded, meaning, state, asksYesNo[kind] ? yes : (yes ?? null));
  const part = unsaid ? undefined : beyond(fact, [], { meaning, before, knowledge })?.text;
  return {
    kind: 'facts',
    text: part ?? distinct(text, language, state, knowledge.site),
    links: [pages[fact.page]],
  };
}

/** Kinds that may ask for yes or no. */
const asksYesNo: Readonly<Partial<Record<ShortQuestion, true>>> = {
  change: true,
  charge: true,
  free: true,
  obligation: true,
  often: true,
  person: true,
  weekend: true,
  worth: true,
};

function idsFor(kind: ShortQuestion, subject: string): readonly string[] {
  const bySubject = continuations[kind] ?? {};
  return bySubject[subject] ?? bySubject[likeSubject[subject] ?? ''] ?? bySubject['*'] ?? [];
}

/** The fact with an id, or its like for a plan. */
function factFor(id: string, plan: PlanId | undefined, facts: readonly Fact[]): Fact | undefined {
  const wanted = id === 'reason' ? plan && reasons[plan] : id;
  return (
    facts.find((one) => plan && one.plan === plan && factLabel(one) === wanted) ??
    facts.find((one) => one.id === wanted)
  );
}

/** The fact about a change to the plan that a question names, up or down from the one talked about. */
function directionOf({ plans: [to], folded }: Meaning, { plan: from }: State): string {
  const isFirst = /\b(first|start|begin|only|just|empezar|solo)\b/.test(folded);
  const up = to && from ? planIds.indexOf(to) - planIds.indexOf(from) : 0;
  const isDown = up < 0 || /\b(down\w*|drop|less|bajar\w*)\b/.test(folded);
  const isUp = up > 0 || /\b(up|upgrade|more|subir\w*)\b/.test(folded);
  if (isFirst || isDown === isUp) return 'change-plan.any';
  return isDown ? 'change-plan.down' : 'change-plan.up';
}

/** Whom a plan is for. */
const reasons: Readonly<Record<PlanId, string>> = {
  starter: 'plans.first-agent',
  growth: 'plans.which',
  enterprise: 'locations.plan',
};

/** The subject of a conversation: results on the first page are of search. */
function subjectIn({ subject, topic = '' }: State): string | undefined {
  return subject === 'results' && /\b(page|google|rank\w*|pagina)\b/.test(topic) ? 'seo' : subject;
}
