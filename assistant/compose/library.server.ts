import MiniSearch from 'minisearch';
import type { CoreServices } from '../../lib/services.ts';
import type { ChatLink } from '../message.ts';
import { searchTerms, stem } from '../understand/language.server.ts';

/** A resource or a blog post. */
export interface Entry {
  id: string;
  kind: 'resource' | 'post';
  title: string;
  /** The description or the excerpt. */
  text: string;
  /** Further words to find it by. */
  words: string;
  link: ChatLink;
}

/** A supplier of entries. `version` must change whenever `entries` would return others. */
export interface Source {
  version(services: CoreServices): Promise<string>;
  entries(services: CoreServices): Promise<Entry[]>;
}

/** Interval in ms between checks for changed sources. */
const checkInterval = 30_000;
/** Entries indexed before the event loop gets its turn. */
const chunkSize = 50;

/** A search result. */
export interface Match {
  entry: Entry;
  /** Share of the question's search terms that the entry has, from 0 to 1. */
  coverage: number;
  /** Number of the question's search terms that the entry has. */
  matched: number;
  /** Similarity of question and title (Dice's coefficient), from 0 to 1. */
  similarity: number;
}

/** Full-text search over the entries of all sources; refreshed in the background. */
export class Library {
  readonly #sources: readonly Source[];
  readonly #services: CoreServices;
  #index = emptyIndex();
  #entries = new Map<string, Entry>();
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | undefined;

  constructor(sources: readonly Source[], services: CoreServices) {
    this.#sources = sources;
    this.#services = services;
  }

  /** Resolves once there is an index; later refreshes happen while the previous index serves. */
  async ready(): Promise<void> {
    const now = this.#services.clock();
    if (now - this.#checkedAt >= checkInterval) {
      this.#checkedAt = now;
      this.#loading = this.#refresh().catch(() => {
        // The next question tries again; until then the previous index serves.
        this.#checkedAt = Number.NEGATIVE_INFINITY;
      });
    }
    if (this.#version === '') await this.#loading;
  }

  /** The best matches for a question, best first. */
  search(question: string, limit = 3): Match[] {
    const asked = [...new Set(searchTerms(question))];
    if (asked.length === 0) return [];
    const results = this.#index.search(asked.join(' '));
    return results
      .slice(0, 12)
      .flatMap(({ id, queryTerms, score }) => {
        const entry = this.#entries.get(id);
        if (!entry) return [];
        const matched = new Set(queryTerms).size;
        const coverage = matched / asked.length;
        return [
          {
            entry,
            coverage,
            matched,
            similarity: similarity(asked, searchTerms(entry.title)),
            score,
          },
        ];
      })
      .sort((a, b) => b.coverage - a.coverage || b.score - a.score)
      .slice(0, limit);
  }

  async #refresh(): Promise<void> {
    const versions = await Promise.all(this.#sources.map((one) => one.version(this.#services)));
    const version = versions.join(' ');
    if (version === this.#version) return;
    const all = (await Promise.all(this.#sources.map((one) => one.entries(this.#services)))).flat();
    const index = emptyIndex();
    await index.addAllAsync(all, { chunkSize });
    this.#entries = new Map(all.map((entry) => [entry.id, entry]));
    this.#index = index;
    this.#version = version;
  }
}

function similarity(asked: readonly string[], title: readonly string[]): number {
  const one = new Set(asked.map(stem));
  const other = new Set(title.map(stem));
  return (2 * one.intersection(other).size) / (one.size + other.size || 1);
}

function emptyIndex() {
  return new MiniSearch<Entry>({
    fields: ['title', 'words', 'text'],
    tokenize: searchTerms,
    processTerm: stem,
    searchOptions: { boost: { title: 3, words: 2 }, processTerm: stem, combineWith: 'OR' },
  });
}
