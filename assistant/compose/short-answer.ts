import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Fact, factLabel, pages } from '../facts/fact.ts';
import { type State, subjectOf } from '../state.ts';
import { onlyChangesSum } from '../sums/sum-words.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, isYesNo, namesInstance } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { planOf } from './asked.ts';
import { factsFor, factsOfOwn, isLike } from './by-aspect.ts';
import { ofPlans } from './ellipsis.ts';
import { subjectNamed } from './named-subject.ts';
import { declineOther } from './off-topic.ts';
import { phrases } from './phrases.ts';
import { beyond, isSaid } from './said-before.ts';
import { sentenceOf } from './sentence.ts';
import { distinct, fresh, uncapitalize } from './wording.ts';

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
  const { folded, language } = meaning;
  if (before.replies.length === 0) return undefined;
  const [aspect, subject] = askedOf(meaning, before, knowledge) ?? [];
  if (!aspect) return undefined;
  if (ofPlans(folded, meaning, before, knowledge.facts)) return undefined;
  // `and if i charge 220`
  if (before.lastSum && someAmount.test(folded) && onlyChangesSum(folded)) return undefined;
  // It goes on with the sum.
  if (before.lastSum && (ofSums.has(aspect) || namesDifference.test(folded))) return undefined;
  const ofEach = aspect === 'every-plan' || aspect === 'which-plan';
  const plan = ofEach ? undefined : planOf(folded, meaning, before);
  const possible = factsFor(aspect, subject).flatMap((id) => {
    const wanted = id in depending ? depending[id]?.(meaning, before, plan) : id;
    return wanted ? factsOf(wanted, plan, knowledge.facts) : [];
  });
  const unsaid = possible.find((one) => !isSaid(one[language], before));
  // Of what the site doesn't tell it tells no part either.
  if (saysUnknown(before) && ofReply.has(aspect)) return declineOther(meaning, state, knowledge);
  const [said] = possible;
  const fact = unsaid ?? said;
  if (!fact) return undefined;
  if (!unsaid && (goesOn.has(aspect) || (aspect === 'contents' && !said?.id.startsWith('plans.'))))
    return {
      kind: 'talk',
      text: fresh(phrases(knowledge.site).nothingMore, language, before),
      links: [],
    };
  const text =
    aspect === 'confirm'
      ? confirmed(fact, language)
      : sentenceOf(fact, folded, meaning, state, answerTo(aspect, fact, meaning, before));
  if (!unsaid && aspect === 'every-plan') return briefly(fact, language);
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
  knowledge: Pick<Knowledge, 'aspects' | 'classifier' | 'facts'>,
): Fact | undefined {
  const named = subjectNamed(question, knowledge);
  if (named && !isLike(named, subject)) return undefined;
  const aspect = knowledge.aspects.aspectOf(question);
  const ids = aspect ? factsFor(aspect, subject) : [];
  return ids.flatMap((id) => knowledge.facts.find((one) => one.id === id) ?? []).at(0);
}

/** The aspect that is asked for, and of what: `and the website?` asks the same of another subject. */
function askedOf(
  { aspect, folded, plans, town, elsewhere }: Meaning,
  before: State,
  knowledge: Knowledge,
): [aspect: string, subject: string | undefined] | undefined {
  if (aspect) return [aspect, subjectIn(before)];
  if (!asksLikeBefore(folded) || plans.length > 0 || town || elsewhere) return undefined;
  if (namesInstance.test(folded)) return undefined;
  const { lastQuestion = '', questionBefore = '' } = before;
  const same = knowledge.aspects.aspectBeside(
    asksLikeBefore(lastQuestion) ? questionBefore : lastQuestion,
  );
  const subject = subjectNamed(folded, knowledge);
  const isKnown = same && ofAnything.has(same) && subject && factsOfOwn(same, subject).length > 0;
  return isKnown ? [same, subject] : undefined;
}

/** Aspects that a question can ask of one thing after the other. */
const ofAnything: ReadonlySet<string> = new Set(
  'charge contents count every-plan free often own pick price quit reply safe time try way where which-plan who'.split(
    ' ',
  ),
);

/** Whether the last reply admitted that the site doesn't say something. */
const saysUnknown = ({ replies }: State) =>
  /^(I don’t know|No lo sé|No sé)/.test(replies.at(-1) ?? '');

/** Aspects that ask for more of what the last reply said. */
const ofReply: ReadonlySet<string> = new Set(
  'confirm contents every-plan example promise way why'.split(' '),
);

/** Aspects that ask for something new: nothing is said twice. */
const goesOn: ReadonlySet<string> = new Set(['example', 'more', 'way', 'where', 'why']);

/** Aspects of a sum, if the answer before it was one: `and per year?` */
const ofSums: ReadonlySet<string> = new Set(['cheaper', 'enough', 'period', 'price']);
const someAmount = /\b\d{2,}\b/;
const namesDifference = /\bdi(?:ff|fer)/;

/** `on every plan?`, when the plans were named before. */
function briefly({ about, page }: Fact, language: Meaning['language']): Answer {
  const text = about
    ? { en: 'No, not on every plan.', es: 'No, no en todos los planes.' }
    : { en: 'Yes, on every plan.', es: 'Sí, en todos los planes.' };
  return { kind: 'facts', text: text[language], links: [pages[page]] };
}

/** `really?`: yes, unless the fact takes back what sounded like a promise. */
function confirmed(fact: Fact, language: Meaning['language']): string {
  if (limits.has(subjectOf(fact))) return fact[language];
  return { en: 'Yes, really: ', es: 'Sí, de verdad: ' }[language] + uncapitalize(fact[language]);
}

/** Subjects whose figures are aims and maximums. */
const limits: ReadonlySet<string> = new Set(['results', 'seo', 'savings', 'testimonials']);

/** Aspects that may ask for yes or no, which the fact knows. */
const asksYesNo: ReadonlySet<string> = new Set(
  'account approve change charge found free hard notice obligation often own pause period person pick promise quit refund resume safe try weekend worth'.split(
    ' ',
  ),
);

/** Yes or no, null if none is asked for, undefined if the fact decides. */
function answerTo(aspect: string, { id, about, yes }: Fact, { folded }: Meaning, { said }: State) {
  // `is it a person`, of the agent.
  if (aspect === 'human')
    return /\b(bot|robot|ai|software|program|programa|machine|maquina)\b/.test(folded);
  if (aspect === 'promise') return yes;
  if (aspect === 'change') return isYesNo(folded) || null;
  if (aspect === 'every-plan' && isYesNo(folded) && /plans$/.test(id)) return !about;
  if (aspect === 'cheaper') {
    const known = ['prices.starter', 'prices.all', 'prices.lowest'];
    return asksCheaper.test(folded) ? !known.some((one) => said.has(one)) : null;
  }
  if (isYesNo(folded) && reverses[aspect]?.test(folded)) return false;
  return asksYesNo.has(aspect) ? undefined : null;
}

const asksCheaper = /\b(any\w*|some\w*|there|got|do you|can you|could you|hay|algo)\b/;

/** Questions that get no from a fact that says yes to the others of their aspect. */
const reverses: Readonly<Record<string, RegExp>> = {
  charge: /\b(quit\w*|cancel\w*|leav\w+|stop\w*|out)\b/,
  own: /\b(lose|gone|go away|take|goes|pierdo|borra)\b/,
  weekend: /\b(sleep|stop|rest|off|closed?|descansa|cierra)\b/,
  period: /\b(one ?time|once|un solo|una vez)\b/,
};

/** The fact with an id, after its like for a plan. */
const factsOf = (id: string, plan: PlanId | undefined, facts: readonly Fact[]): Fact[] => [
  ...facts.filter((one) => plan && one.plan === plan && factLabel(one) === id),
  ...facts.filter((one) => one.id === id),
];

/** Facts that depend on the question, and on the plans of the conversation before it. */
const depending: Readonly<
  Record<string, (meaning: Meaning, before: State, plan: PlanId | undefined) => string | undefined>
> = {
  change: (_meaning, { lastFacts: [last = ''] }) =>
    /^change-plan\.(up|down)$/.test(last) ? last : 'change-plan.any',
  claim: ({ folded }) => (/\b(how|como)\b/.test(folded) ? 'guarantee.how' : undefined),
  exit: ({ folded }) =>
    /\b(how|where|como|donde)\b/.test(folded) ? 'cancel.where' : 'cancel.anytime',
  period: ({ folded }, { subject }) => {
    if (/\b(days?|weeks?|dias?|semanas?)\b/.test(folded)) return undefined;
    if (!/\b(year\w*|annual\w*|anual\w*|ano)\b/.test(folded) || /\b(month\w*|mes)\b/.test(folded))
      return 'payment.invoice';
    // `per year?` after a price asks for the sum.
    const isSum =
      ['prices', 'plans', 'savings', 'fees', 'change-plan'].includes(subject ?? '') ||
      /\b(for|per|over) /.test(folded);
    return isSum && !/\b(pay|paid|billed|plan|option|prepay|pagar)\b/.test(folded)
      ? undefined
      : 'payment.yearly';
  },
  reason: (_meaning, _before, plan) => plan && reasons[plan],
  difference: ({ plans: [named], folded }, { plan, otherPlan }, about) => {
    const to = named ?? about;
    const other = named && named !== plan ? plan : otherPlan;
    const at = to ? planIds.indexOf(to) : -1;
    const from = other && other !== to ? planIds.indexOf(other) : Math.max(at - 1, 0);
    const up = at === from ? at + 1 : at;
    const low = planIds[Math.min(up, from)];
    const high = planIds[Math.max(up, from)];
    if (at < 0 || !low || !high) return namesDifference.test(folded) ? undefined : 'plans.contents';
    return `plans.compare.${low}-${high}`;
  },
  direction: ({ plans: [to], folded }, { plan: from }) => {
    const isFirst = /\b(first|start|begin|only|just|empezar|solo)\b/.test(folded);
    const up = to && from ? planIds.indexOf(to) - planIds.indexOf(from) : 0;
    const isDown = up < 0 || /\b(down\w*|drop|less|lower|bajar\w*)\b/.test(folded);
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

/** The subject of a conversation: results on the first page are of search, a way out is of canceling. */
function subjectIn({
  subject: last,
  resumed,
  lastFacts: [fact],
  topic = '',
}: State): string | undefined {
  const subject = fact === 'trial.cancel' ? 'cancel' : (resumed ?? last);
  return subject === 'results' && /\b(page|google|rank\w*|pagina)\b/.test(topic) ? 'seo' : subject;
}
