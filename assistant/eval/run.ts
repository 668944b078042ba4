import { readTurnExamples } from '../understand/conversation-examples.server.ts';
import { fold, words } from '../understand/language.server.ts';
import { readExamples } from '../understand/training-data.server.ts';
import type { Ask } from './ask.ts';
import { type Grade, type Graded, grade } from './grade.ts';
import { type Offered, tap } from './offered.ts';
import type { EvalSet } from './sets.ts';
import { stateFaults } from './state-keys.ts';

/** Counts of one kind of question. */
export interface Tally {
  asked: number;
  right: number;
  helpful: number;
}

export interface Result {
  /** By kind of question; turns of conversations are `first turn` and `follow-up`. */
  kinds: ReadonlyMap<string, Tally>;
  wrongPrices: number;
  repetitions: number;
  /** Turns in which the visitor gave contact details and the form was filled in. */
  contacts: Tally;
  /** Turns after which the state is as expected. */
  states: { asked: number; right: number };
  offered: Offered;
  /** Each fault, as Markdown. */
  faults: readonly string[];
}

/** A Wednesday morning, for questions that name no moment. */
const weekday = '2026-03-04T10:00:00-05:00';

/** Asks every question and holds every conversation of a set. */
export async function runSet(ask: Ask, { questions, conversations }: EvalSet): Promise<Result> {
  const kinds = new Map<string, Tally>();
  const contacts = { asked: 0, right: 0, helpful: 0 };
  const states = { asked: 0, right: 0 };
  const offered: Offered = { wrong: 0, offered: 0, right: 0 };
  const totals = { wrongPrices: 0, repetitions: 0 };
  const faults: string[] = [];
  const record = (names: string[], graded: Grade, title: string, response: string) => {
    for (const name of names) count(kinds, name, graded);
    totals.wrongPrices += graded.wrongPrices.length;
    if (graded.faults.includes('repeats itself')) totals.repetitions += 1;
    if (!graded.isHelpful)
      faults.push(
        `- ${graded.isRight ? '' : '**wrong** '}${title}\n  ${graded.faults.join('; ')}\n  > ${response}`,
      );
  };
  const recordContact = (graded: Grade) => {
    contacts.asked += 1;
    if (!graded.faults.some((fault) => /form/.test(fault))) contacts.right += 1;
  };
  for (const { id, kind, question, language, contact, expect, now = weekday } of questions) {
    const asked = {
      request: { message: question, conversation: [] },
      now: Date.parse(now),
      language,
    };
    const answer = await ask(asked.request, asked.now, language);
    const about = {
      asked: [question],
      language,
      earlier: [],
      ...(contact && { contact: contact as NonNullable<Graded['form']> }),
    };
    const graded = grade(answer, expect, about);
    record([kind, language, 'all'], graded, `${kind} ${id}: ${question}`, answer.response);
    if (contact) recordContact(graded);
    if (!graded.isRight) await tap(ask, answer, expect, asked, offered);
  }
  for (const { id, turns, language: spoken, now = weekday } of conversations) {
    const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const [
      index,
      { visitor, expect, state, language = spoken === 'es' ? 'es' : 'en' },
    ] of turns.entries()) {
      const asked = { request: { message: visitor, conversation }, now: Date.parse(now), language };
      const answer = await ask(asked.request, asked.now, language);
      const about = {
        asked: [
          ...conversation.filter(({ role }) => role === 'user').map(({ content }) => content),
          visitor,
        ],
        earlier: conversation
          .filter(({ role }) => role === 'assistant')
          .map(({ content }) => content),
        language,
        ...(state.contact && { contact: state.contact as NonNullable<Graded['form']> }),
      };
      const graded = grade(answer, expect, about);
      const title = `${id}.${index + 1}: ${visitor}`;
      const isJudged = Object.keys({ ...expect, ...state }).length > 0;
      if (isJudged)
        record([index === 0 ? 'first turn' : 'follow-up', 'turn'], graded, title, answer.response);
      if (expect.contact) recordContact(graded);
      if (isJudged && !graded.isRight) await tap(ask, answer, expect, asked, offered);
      if (answer.state && Object.keys(state).length > 0) {
        const wrong = stateFaults(answer.state, state);
        states.asked += 1;
        if (wrong.length === 0) states.right += 1;
        else faults.push(`- state ${title}\n  ${wrong.join('; ')}\n  > ${answer.response}`);
      }
      conversation.push(
        { role: 'user', content: visitor },
        { role: 'assistant', content: answer.response },
      );
    }
  }
  return { kinds, ...totals, contacts, states, offered, faults };
}

function count(kinds: Map<string, Tally>, name: string, { isRight, isHelpful }: Grade): void {
  const tally = kinds.get(name) ?? { asked: 0, right: 0, helpful: 0 };
  tally.asked += 1;
  if (isRight) tally.right += 1;
  if (isHelpful) tally.helpful += 1;
  kinds.set(name, tally);
}

/** Questions that equal an example after normalizing: they measure memory. */
export function trainedOn({ questions, conversations }: EvalSet): string[] {
  const normal = (text: string) => words(fold(text)).join(' ');
  const examples = new Set(
    [...readExamples(), ...readTurnExamples()].map(({ text }) => normal(text)),
  );
  return [
    ...questions.map(({ question }) => question),
    ...conversations.flatMap(({ turns }) => turns.slice(0, 1).map(({ visitor }) => visitor)),
  ].filter((text) => examples.has(normal(text)));
}
