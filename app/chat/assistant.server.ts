import type { CoreServices } from '../../server/services.ts';
import { answer } from './answers/built-in.server.ts';
import { faq } from './answers/faq.server.ts';
import { Library } from './answers/library.server.ts';
import { posts } from './answers/posts.server.ts';
import type { ChatLink } from './message.ts';
import type { ChatRequest } from './schema.ts';

/** Everything that is found by its words; a feature adds its own source here. */
const sources = [faq, posts];

export interface Reply {
  response: string;
  links: readonly ChatLink[];
}

export interface Assistant {
  reply(request: ChatRequest): Promise<Reply>;
}

/** The assistant: answers from the site's own facts. */
export function createAssistant(services: CoreServices): Assistant {
  const library = new Library(sources, services);
  return {
    async reply({ message, conversation }) {
      await library.ready();
      const earlier = conversation
        .filter(({ role }) => role === 'user')
        .map((turn) => turn.content);
      const { response, links } = answer(message, earlier, { library, site: services.site });
      return { response, links };
    },
  };
}
