import type { CoreServices } from '../lib/services.ts';
import { type BuiltInAnswer, builtInAnswer } from './answers/built-in-answer.server.ts';
import { faq, Library, type Source } from './answers/library.server.ts';
import { priceList } from './answers/plan-facts.server.ts';
import type { ChatLink, ChatRequest } from './message.ts';
import type { ModelSettings } from './model/client.server.ts';
import { type ModelFailure, Writer } from './model/writer.server.ts';
import type { TopicClassifier } from './topics/classifier.server.ts';
import { loadClassifier } from './topics/load.server.ts';

export interface Reply {
  response: string;
  links: readonly ChatLink[];
  writtenBy: 'model' | 'site';
  /** Why the site's own words went out although a model was asked. */
  modelFailure?: ModelFailure;
}

export interface Assistant {
  /** Answers a question. Falls back to the built-in answer if the model fails in any way. */
  reply(request: ChatRequest): Promise<Reply>;
  /** Loads the classifier and the search index, so that the first visitor doesn't wait for them. */
  prepare(): Promise<void>;
}

export interface AssistantOptions {
  /** Searchable content of the features, in addition to the FAQ. */
  sources: readonly Source[];
  /** The language model that words the answers, if the owner has set one. */
  model?: ModelSettings | undefined;
}

/**
 * Creates the assistant. It answers from the site's own facts. With a language model, the model
 * words those facts, and the built-in answer replaces any text that contradicts them.
 */
export function createAssistant(
  services: CoreServices,
  { sources, model }: AssistantOptions,
): Assistant {
  const library = new Library([faq, ...sources], services);
  const writer = model && new Writer(services, model);
  let loading: Promise<TopicClassifier> | undefined;
  async function ready(): Promise<TopicClassifier> {
    loading ??= loadClassifier().catch((error: unknown) => {
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
    async reply({ message, conversation }) {
      const classifier = await ready();
      const earlier = conversation
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content);
      const builtIn = builtInAnswer(message, earlier, { library, classifier, site: services.site });
      const { response, links } = builtIn;
      if (!writer || !isForModel(builtIn)) return { response, links, writtenBy: 'site' };
      const facts = factsFor(message, builtIn, library);
      const outcome = await writer.write({ message, conversation, facts });
      return 'text' in outcome
        ? { response: outcome.text, links, writtenBy: 'model' }
        : { response, links, writtenBy: 'site', modelFailure: outcome.failure };
    },
  };
}

/** Refusals, unknown questions and small talk: they have no facts for a model to word. */
const builtInOnly = new Set([
  'refusal',
  'correction',
  'unknown',
  'doubt',
  'people',
  'other-services',
  'discount',
  'hello',
  'thanks',
  'bot',
  'vehicles',
]);

function isForModel({ about }: BuiltInAnswer): boolean {
  return !about.some((id) => builtInOnly.has(id));
}

function factsFor(message: string, { response }: BuiltInAnswer, library: Library): string[] {
  const related = library.search(message, ['faq', 'post', 'resource'], 3);
  return [
    ...response.split('\n'),
    ...related.map(({ entry }) => `${entry.title} ${entry.text}`),
    priceList,
  ].filter(Boolean);
}
