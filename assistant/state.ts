import { marketingName, signupName } from '../app/facts/plans.ts';
import { type PlanId, planIds } from '../app/facts/prices.ts';
import type { Fact } from './facts/fact.ts';
import type { ChatMessage } from './message.ts';
import type { ContactDetails } from './understand/contact.ts';
import type { Language } from './understand/language.server.ts';
import type { Meaning } from './understand/meaning.server.ts';
import type { Trade } from './understand/trades.ts';

/** What a conversation is about, as far as its turns tell. */
export interface State {
  language: Language;
  /** Subject of the last answer: the first part of its fact's id. */
  subject?: string;
  plan?: PlanId;
  trade?: Trade;
  /** The place that the visitor named last. */
  town?: string;
  /** The visitor's own monthly bill, in dollars. */
  bill?: number;
  contact: ContactDetails;
  /** The visitor's question before this one, folded. */
  lastQuestion?: string;
  /** The plans that it was about, if more than one they were compared. */
  lastPlans?: readonly PlanId[] | undefined;
  /** Ids of the facts that were said. */
  said: ReadonlySet<string>;
  /** Every reply so far, to repeat none. */
  replies: readonly string[];
}

export const newState: State = {
  language: 'en',
  contact: {},
  said: new Set(),
  replies: [],
};

/** The state after a visitor's message. */
export function heard(state: State, meaning: Meaning): State {
  const { language, plans, trade, town, elsewhere, bill, contact, folded } = meaning;
  const [plan] = plans;
  const compares =
    /\b(than|vs|versus|compared|instead of|that (starter|pro|dominate) (doesn'?t|does not|dont)|que (el )?(starter|pro|dominate)|que no (trae|tiene|incluye)) ?/.test(
      folded,
    );
  const place = town ?? elsewhere;
  return {
    ...state,
    language,
    contact: { ...state.contact, ...contact },
    ...(plan && !(compares && state.plan) && { plan: plans.at(-1) ?? plan }),
    ...(trade && { trade }),
    ...(place && { town: place }),
    ...(bill !== undefined && { bill }),
    lastQuestion: folded,
    lastPlans:
      plans.length > 0
        ? compares && state.plan
          ? [state.plan, ...plans]
          : plans
        : state.lastPlans,
  };
}

/** Questions to which a plan is the answer. */
const asksPlan = /\b(plans?|which|get for|one|tier|package|cual|planes)\b/;

/** The state after a reply, ours or a language model's: it is read like the visitor's messages. */
export function replied(state: State, reply: string, facts: readonly Fact[]): State {
  const text = reply.toLowerCase();
  const said = facts
    .filter((fact) => place(text, fact) >= 0)
    .sort((a, b) => place(text, a) - place(text, b) || b.en.length - a.en.length);
  const [first] = said;
  const subject = first ? subjectOf(first) : subjectOfPhrase(reply, state.subject);
  const named = planIds.filter((one) =>
    new RegExp(`\\b(${marketingName[one]}|${signupName[one]})\\b`).test(reply),
  );
  const plan = first?.about ?? first?.plan ?? (named.length === 1 ? named[0] : undefined);
  const isAsked = asksPlan.test(state.lastQuestion ?? '');
  return {
    ...state,
    ...(subject && { subject }),
    ...(plan && isAsked && { plan }),
    said: state.said.union(new Set(said.map(({ id }) => id))),
    replies: [...state.replies, reply],
  };
}

/** What a fact is about: the part of its id before the period. */
export const subjectOf = ({ id }: Fact) => id.slice(0, id.indexOf('.'));

/** The subject of a reply that states no fact of the table. */
function subjectOfPhrase(reply: string, before: string | undefined): string | undefined {
  const found = phraseSubjects.find(([, pattern]) => pattern.test(reply))?.[0];
  // The form for a complaint stays about the complaint.
  return found === 'person' && before === 'complaint' ? before : (found ?? before);
}

const phraseSubjects: readonly [string, RegExp][] = [
  ['complaint', /^(I’m sorry|Lo siento|Lamento|A person looks|Una persona lo)/],
  ['person', /form below|formulario de abajo/],
  ['savings', /(saves|costs) you|\bte (ahorra|cuesta)/],
  ['trial', /days? of your trial|-day trial|días de prueba/],
  ['guarantee', /money-back guarantee|garantía de devolución/],
  ['prices', / = \$|fits that budget|below our smallest|cabe en|no alcanza/],
  [
    'hours',
    /we’re (open|closed)|we open|holiday hours|abierto|cerrado|abrimos|feriados|(Expect|Espera) (the|la)/,
  ],
  ['area', /is covered|outside our area|está cubierto|fuera de nuestra/],
  ['agent', /^(Yes, o|O)ur agents work for|uestros agentes trabajan/],
  ['greeting', /^(Hello|Hola)/],
];

/** The state after a conversation. @param read finds the meaning of a visitor's message. */
export function stateAfter(
  conversation: readonly Pick<ChatMessage, 'role' | 'content'>[],
  facts: readonly Fact[],
  read: (text: string, state: State) => Meaning,
): State {
  return conversation.reduce(
    (state, { role, content }) =>
      role === 'user' ? heard(state, read(content, state)) : replied(state, content, facts),
    newState,
  );
}

/** Where a reply states a fact, or -1; its sentence may follow `Yes, ` and end without its period. */
function place(text: string, { en, es }: Fact): number {
  const at = text.indexOf(core(en));
  return at >= 0 ? at : text.indexOf(core(es));
}

const core = (sentence: string) => sentence.toLowerCase().replace(/[.!]$/, '');
