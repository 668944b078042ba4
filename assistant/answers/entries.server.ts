import type { CoreServices } from '../../lib/services.ts';
import type { ChatLink } from '../message.ts';

/** Something to find by its words, and what is said when it fits: an FAQ, a resource, a post. */
export interface Entry {
  id: string;
  kind: 'faq' | 'resource' | 'post';
  /** The question or the title. */
  title: string;
  /** The answer or the excerpt. */
  text: string;
  /** Other words to find it by. */
  words: string;
  link: ChatLink;
}

/** Where entries come from; `version` changes whenever `entries` would give others. */
export interface Source {
  version(services: CoreServices): Promise<string>;
  entries(services: CoreServices): Promise<Entry[]>;
}
