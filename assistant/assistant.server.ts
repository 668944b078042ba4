import type { ChatRequest } from '../app/features/chat/schema.ts';
import type { CoreServices } from '../lib/services.ts';
import { answer, type BuiltIn } from './answers/built-in.server.ts';
import type { Source } from './answers/entries.server.ts';
import { faq } from './answers/faq.server.ts';
import { Library } from './answers/library.server.ts';
import { priceList } from './answers/plan-facts.server.ts';
import type { ChatLink } from './message.ts';
import type { ModelSettings } from './model/settings.ts';
import { Writer } from './model/writer.server.ts';
import type { TopicClassifier } from './topics/classifier.server.ts';
import { openClassifier } from './topics/open.server.ts';

export interface Reply {
  response: string;
  links: readonly ChatLink[];
  /** Who wrote it, or why the model didn't. */
  by: 'model' | 'site' | string;
}

export interface Assistant {
  /** Answers a question; never rejects for what a model does. */
  reply(request: ChatRequest): Promise<Reply>;
  /** Reads what answers are made from, so that the first visitor need not wait for it. */
  prepare(): Promise<void>;
}

/**
 * The assistant: answers from the site's own facts. Where a language model is set, it puts those
 * facts into words; what does not hold against them is replaced by the built-in answer.
 */
export function createAssistant(
  services: CoreServices,
  { sources, model }: { sources: readonly Source[]; model?: ModelSettings | undefined },
): Assistant {
  const library = new Library([faq, ...sources], services);
  const writer = model && new Writer(services, model);
  let opening: Promise<TopicClassifier> | undefined;
  async function ready(): Promise<TopicClassifier> {
    // One that failed is tried again by the next question.
    opening ??= openClassifier().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    await library.ready();
    return opening;
  }
  return {
    async prepare() {
      await ready();
    },
    async reply({ message, conversation }) {
      const classifier = await ready();
      const earlier = conversation
        .filter(({ role }) => role === 'user')
        .map((turn) => turn.content);
      const builtIn = answer(message, earlier, { library, classifier, site: services.site });
      const { response, links } = builtIn;
      if (!writer || !isForModel(builtIn)) return { response, links, by: 'site' };
      const facts = factsFor(message, builtIn, library);
      const outcome = await writer.write({ message, conversation, facts });
      return 'text' in outcome
        ? { response: outcome.text, links, by: 'model' }
        : { response, links, by: outcome.reason };
    },
  };
}

/** What is refused, unknown or small talk needs no writer, and gives no facts to write from. */
function isForModel({ about }: BuiltIn): boolean {
  const own = [
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
  ];
  return !about.some((topic) => own.includes(topic));
}

function factsFor(message: string, { response }: BuiltIn, library: Library): string[] {
  const related = library.search(message, ['faq', 'post', 'resource'], 3);
  return [
    ...response.split('\n'),
    ...related.map(({ entry }) => `${entry.title} ${entry.text}`),
    priceList,
  ].filter(Boolean);
}
