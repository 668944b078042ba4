import { setImmediate } from 'node:timers/promises';
import type { CoreServices } from '../lib/services.ts';
import type { Answer } from './compose/answer.ts';
import { Library, type Source } from './compose/library.server.ts';
import { respond } from './compose/respond.server.ts';
import { factTable } from './facts/table.ts';
import { type ChatLink, type ChatRequest, historyLength, maxQuestionLength } from './message.ts';
import type { ModelSettings } from './model/client.server.ts';
import { type ModelFailure, Writer } from './model/writer.server.ts';
import { heard, newState, replied, type State, stateAfter } from './state.ts';
import type { ContactDetails } from './understand/contact.ts';
import { loadUnderstanding, type Understanding } from './understand/load.server.ts';
import { meaningOf } from './understand/meaning.server.ts';

export interface Reply {
  response: string;
  links: readonly ChatLink[];
  /** Questions that the visitor may have meant instead, for buttons. */
  questions?: readonly string[];
  /** Opens the form to our team with these entries. */
  form?: ContactDetails;
  /** What the visitor has said of themselves, if anything, for the forms that the reply links to. */
  contact?: ContactDetails;
  writtenBy: 'model' | 'site';
  /** Why the site's own words went out although a model was asked. */
  modelFailure?: ModelFailure;
  /** What the conversation is about, with the reply. */
  state: State;
}

export interface Assistant {
  /**
   * Answers a message. Falls back to the built-in answer if the model fails in any way.
   * @param inTurn runs what keeps the thread busy; at once by default.
   */
  reply(request: ChatRequest, inTurn?: <T>(work: () => Promise<T>) => Promise<T>): Promise<Reply>;
  /** Loads the classifier and the search index, so that the first visitor doesn't wait for them. */
  prepare(): Promise<void>;
}

export interface AssistantOptions {
  /** Searchable content of the features. */
  sources: readonly Source[];
  /** The language model that words the answers, if the owner has set one. */
  model?: ModelSettings | undefined;
  /** Loads what finds the meaning of a message; what the build trained by default. */
  understand?: () => Promise<Understanding>;
}

/**
 * Creates the assistant. It answers from the site's own facts. With a language model, the model
 * words those facts, and the built-in answer replaces any text that contradicts them.
 */
export function createAssistant(
  services: CoreServices,
  { sources, model, understand = loadUnderstanding }: AssistantOptions,
): Assistant {
  const { site } = services;
  const facts = factTable(site);
  const library = new Library(sources, services);
  const writer = model && new Writer(services, model);
  let loading: Promise<Understanding> | undefined;
  async function ready(): Promise<Understanding> {
    loading ??= understand().catch((error: unknown) => {
      // The next question tries again.
      loading = undefined;
      throw error;
    });
    await library.ready();
    return loading;
  }
  return {
    async prepare() {
      await ready();
    },
    async reply(request, inTurn = (work) => work()) {
      const understanding = await ready();
      const read = (text: string, state: State) =>
        meaningOf(text.slice(0, maxQuestionLength), state, { ...understanding, site });
      const { answer, state } = await inTurn(async () => {
        let before = newState;
        for (const message of withoutGreeting(request.conversation).slice(-historyLength)) {
          before = stateAfter(before, message, facts, read);
          // A long message takes milliseconds.
          await setImmediate();
        }
        const meaning = read(request.message, before);
        const state = heard(before, meaning);
        const now = services.clock();
        const sources = { ...understanding, facts, library, site, now };
        return { answer: respond(meaning, before, state, sources), state };
      });
      const { text, links, form, questions = [] } = answer;
      const reply = (response: string, writtenBy: Reply['writtenBy']): Reply => ({
        response,
        links,
        ...(questions.length > 0 && { questions }),
        ...(form && { form }),
        ...(Object.keys(state.contact).length > 0 && { contact: state.contact }),
        writtenBy,
        state: replied(state, response, facts),
      });
      if (!writer || !isForModel(answer)) return reply(text, 'site');
      const outcome = await writer.write({ ...request, state, answer, facts });
      return 'text' in outcome
        ? reply(outcome.text, 'model')
        : { ...reply(text, 'site'), modelFailure: outcome.failure };
    },
  };
}

/** The conversation from the visitor's first message on: the greeting before it answers nothing. */
function withoutGreeting(conversation: ChatRequest['conversation']): ChatRequest['conversation'] {
  const first = conversation.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : conversation.slice(first);
}

/** Refusals, complaints and small talk have no facts for a model to word. */
function isForModel({ kind }: Answer): boolean {
  return kind === 'facts' || kind === 'sum' || kind === 'article';
}
