import type { PlanId } from '../app/facts/prices.ts';
import { type Fact, factLabel, sumLabel } from './facts/fact.ts';
import { statedIn } from './facts/stated-facts.ts';
import type { ChatMessage } from './message.ts';
import { planOfReply } from './plan-of-reply.ts';
import { isHeard, labelOfPhrase, saysNothing, subjectOfPhrase } from './reply-subject.ts';
import { keepsBill } from './sums/beside-bill.ts';
import type { Bill } from './sums/frame.ts';
import { type FrameTold, frameAfter, pausedAfter, sumAfter } from './sums/frame-after.ts';
import { tellsOne } from './sums/locations.ts';
import { isResult } from './sums/of-result.ts';
import { byPlaceAfter } from './sums/plans-by-place.ts';
import { quantitiesAfter } from './sums/quantities.ts';
import type { PlansByPlace, Quantities } from './sums/sum.ts';
import type { ContactDetails } from './understand/contact.ts';
import type { Language } from './understand/language.server.ts';
import type { Meaning } from './understand/meaning.server.ts';
import { choiceOf, noPlans } from './understand/plan-choice.ts';
import { asksLikeBefore, isYesNo } from './understand/questions.ts';
import type { Trade } from './understand/trades.ts';
import { isSum, saysMisread } from './understand/wanted.ts';

/** What a conversation is about, as far as its turns tell. */
export interface State extends FrameTold {
  language: Language;
  /** Subject of the last answer: the first part of its fact's id. */
  subject?: string;
  plan?: PlanId;
  /** The plan that was talked about before it. */
  otherPlan?: PlanId | undefined;
  trade?: Trade;
  /** The place that the visitor named last. */
  town?: string;
  /** What the visitor pays somebody else. */
  bill?: Bill;
  /** Locations, budget and trial that the visitor told of. */
  quantities?: Quantities;
  /** Plans of several locations. */
  byPlace?: PlansByPlace | undefined;
  contact: ContactDetails;
  /** An area code that came without its number. */
  digits?: string | undefined;
  /** The visitor's question before this one, folded. */
  lastQuestion?: string | undefined;
  /** The one before it. */
  questionBefore?: string | undefined;
  /** Ids of the facts that were said since the last question. */
  saidToIt: readonly string[];
  /** Whether it asked for yes or no; `and Pro?` asks as the question before it did. */
  asksYesNo: boolean;
  /** Ids of the facts of the last reply that stated any, in their order. */
  lastFacts: readonly string[];
  /** Label of the last reply that has one: its first fact, its sum (`sumLabel`), `complaint` or `callback`. */
  lastLabel?: string;
  /** The same of the reply before that one. */
  earlierLabel?: string | undefined;
  /** The plans that it was about, if more than one they were compared. */
  lastPlans?: readonly PlanId[] | undefined;
  /** Plans that the answers were about (`PlanChoice`), the last ones first. */
  aboutBefore: readonly string[];
  /** Ids of the facts that were said. */
  said: ReadonlySet<string>;
  /** Every reply so far, to repeat none. */
  replies: readonly string[];
}

/** The state before the first message. */
export const newState: State = {
  language: 'en',
  contact: {},
  asksYesNo: false,
  saidToIt: [],
  lastFacts: [],
  aboutBefore: [],
  said: new Set(),
  replies: [],
};

/** The state after a visitor's message. */
export function heard(state: State, meaning: Meaning): State {
  const { language, plans, about, trade, town, elsewhere, bill, contact, folded } = meaning;
  const meant =
    isSum(meaning.wanted) && about.plans.length === 1 && state.aboutBefore.length > 0
      ? about.plans
      : plans;
  const [plan] = meant;
  const told = quantitiesAfter(folded, state.lastSum?.months);
  // `two of them get Pro` changes no number of locations.
  const owned = state.quantities?.count;
  const isPart = meaning.placePlans.length > 0 && owned !== undefined && owned > (told.count ?? 0);
  const { count: _, ...others } = state.quantities ?? {};
  const before = tellsOne(folded) ? others : state.quantities;
  const quantities = { ...before, ...told, ...(isPart && { count: owned }) };
  const compares =
    /\b(than|compared|instead of|what (starter|pro|dominate) (has|gets|includes|does)|que el (starter|pro|dominate)|that (starter|pro|dominate) (doesn'?t|does not|dont)|que (el )?(starter|pro|dominate)|que no (trae|tiene|incluye|tenga|traiga|incluya)) ?/.test(
      folded,
    );
  const place = town ?? elsewhere;
  const byPlace = byPlaceAfter(state, meaning, quantities.count, isPart ? undefined : told.count);
  // `not on the two smaller ones?` is still about the plan before.
  const isRest =
    state.plan && meant.length === 2 && !meant.includes(state.plan) && rest.test(folded);
  const after = isRest ? state.plan : (meant.find((one) => one !== state.plan) ?? plan);
  return {
    ...state,
    language,
    contact: { ...state.contact, ...contact },
    digits: meaning.digits,
    ...(plan &&
      !(compares && state.plan) && {
        plan: after,
        otherPlan: after === state.plan ? state.otherPlan : state.plan,
      }),
    ...(trade && !isGeneral(trade, state.trade) && { trade }),
    ...(place && { town: place }),
    // What is kept of a bill is not what they pay now.
    ...(bill &&
      !(state.bill && keepsBill(folded)) &&
      !isResult(bill.amount, state.replies.at(-1)) && { bill }),
    quantities,
    ...frameAfter(
      state,
      {
        ...meaning,
        hasContact: Object.keys(contact).length > 0,
        byPlace: meaning.placePlans.length > 0 ? byPlace : undefined,
      },
      quantities,
    ),
    byPlace,
    aboutBefore: aboutNow(state.aboutBefore, meaning.about.name),
    // A correction leaves the question that it is about.
    ...(!(saysMisread(meaning.wanted) && state.lastQuestion) && {
      lastQuestion: folded,
      questionBefore: state.lastQuestion,
      saidToIt: [],
    }),
    asksYesNo: asksLikeBefore(folded) ? state.asksYesNo : isYesNo(folded),
    lastPlans:
      plans.length > 0
        ? compares && state.plan
          ? [state.plan, ...plans]
          : plans
        : state.lastPlans,
  };
}

/** Whether a trade only says in general what was told before: `both clinics` of a vet, the store of a florist. */
const isGeneral = (trade: Trade, before: Trade | undefined): boolean =>
  before !== undefined && (generalTrades[trade.id]?.test(before.id) ?? false);

/** By each general trade, the trades that it doesn't replace. */
export const generalTrades: Readonly<Record<string, RegExp>> = {
  nonprofit: /^/,
  store: /^/,
  doctor: /^(?:vet|dentist|chiropractor|therapist|optometrist|acupuncturist)$/,
};

/** The state after a reply, ours or a language model's: it is read like the visitor's messages. */
export function replied(state: State, reply: string, facts: readonly Fact[]): State {
  const said = statedIn(reply, facts);
  const [first] = said;
  const isOnlyAddress = !first || ['email', 'phone', 'person'].includes(subjectOf(first));
  if (saysNothing.test(reply) && isOnlyAddress)
    return { ...state, lastSum: undefined, replies: [...state.replies, reply] };
  // `How long will that take?`: the conversation is still about the complaint.
  const isRemedy = state.subject === 'complaint' && first?.id === 'response.contact';
  const isGeneral =
    first && generalFacts.has(first.id) && agentsWork.has(state.subject ?? '') ? true : isRemedy;
  const subject = first && !isGeneral ? subjectOf(first) : subjectOfPhrase(reply, state.subject);
  const plan = planOfReply(reply, first, state);
  // After `how much?`, `it` is still what had been talked about.
  const isAside =
    state.lastFacts.length > 0 &&
    first?.id.startsWith('prices.') &&
    barePrice.test(state.lastQuestion ?? '');
  const lastSum = sumAfter(state, reply);
  const phrase = labelOfPhrase(reply);
  const ofFact = lastSum ? sumLabel(lastSum.ask) : first && !isAside && factLabel(first);
  const label = phrase === 'complaint' ? phrase : ofFact || phrase;
  return {
    ...state,
    ...(subject && { subject }),
    // What a visitor only told is no question to go on with.
    ...(isHeard.test(reply) && state.questionBefore && { lastQuestion: state.questionBefore }),
    ...(plan && {
      plan,
      otherPlan: plan === state.plan ? state.otherPlan : state.plan,
      aboutBefore: aboutNow(state.aboutBefore, choiceOf([plan])),
      // `Which would you pick? What’s it a year?` is about the plan of the reply.
      lastPlans: state.lastPlans?.includes(plan) ? state.lastPlans : [plan],
    }),
    lastSum,
    pausedSum: lastSum ? undefined : pausedAfter(state, reply),
    ...(first && !isAside && { lastFacts: said.map(({ id }) => id) }),
    ...(label && { lastLabel: label, earlierLabel: state.lastLabel }),
    saidToIt: [...state.saidToIt, ...said.map(({ id }) => id)],
    said: state.said.union(new Set(said.map(({ id }) => id))),
    replies: [...state.replies, reply],
  };
}

const rest = /\b(?:others?|otr[oa]s|smaller|cheaper|lower|(?:mas )?(?:chic|barat)[oa]s)\b/;

const aboutNow = (before: readonly string[], choice: string): readonly string[] =>
  choice === noPlans || choice === before[0] ? before : [choice, ...before];

/** Facts of the agent that say the same of each of its jobs. */
const generalFacts = new Set(['agent.on-duty', 'agent.writes', 'agent.schedule', 'agent.skills']);
const agentsWork = new Set([
  'website',
  'store',
  'social',
  'platforms',
  'blog',
  'google',
  'keywords',
]);

const barePrice =
  /^(?:(?:and|so|ok|y) )*(?:how much|what(?:'?s| is) the price|cuanto(?: cuesta| es| vale)?)(?: is (?:it|that)| does (?:it|that) cost)?\W*$/;

/** Whether the conversation is about our hours, so that `and Friday?` is too. */
export const isAboutHours = ({ subject }: State) =>
  subject === 'hours' || subject === 'phone' || subject === 'response';

/** What a fact is about: the part of its id before the period. */
export const subjectOf = ({ id, subject }: Fact) => subject ?? id.slice(0, id.indexOf('.'));

/** The state after a message. @param read finds the meaning of a visitor's. */
export function stateAfter(
  state: State,
  { role, content }: Pick<ChatMessage, 'role' | 'content'>,
  facts: readonly Fact[],
  read: (text: string, state: State) => Meaning,
): State {
  return role === 'user' ? heard(state, read(content, state)) : replied(state, content, facts);
}
