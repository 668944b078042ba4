import MiniSearch from 'minisearch';
import type { CoreServices } from '../../lib/services.ts';
import type { Entry, Source } from './entries.server.ts';
import { stem, terms } from './terms.server.ts';

/** Milliseconds between two looks at whether the sources have changed. */
const freshFor = 30_000;
/** Entries indexed at a time before other requests get their turn. */
const chunkSize = 50;

/** What was found, and how much of the question it covers, from 0 to 1. */
export interface Found {
  entry: Entry;
  coverage: number;
  /** How many of the question's words it has. */
  matched: number;
  /** How far question and title have the same words (Dice's coefficient), from 0 to 1. */
  likeness: number;
}

/** Entries of the site, searched by words; brought up to date behind the answers. */
export class Library {
  readonly #sources: readonly Source[];
  readonly #services: CoreServices;
  #index = emptyIndex();
  #entries = new Map<string, Entry>();
  #version = '';
  #lookedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | undefined;

  constructor(sources: readonly Source[], services: CoreServices) {
    this.#sources = sources;
    this.#services = services;
  }

  /** Waits only the first time; later the entries of a moment ago serve while new ones are read. */
  async ready(): Promise<void> {
    const now = this.#services.clock();
    if (now - this.#lookedAt >= freshFor) {
      this.#lookedAt = now;
      this.#loading = this.#refresh().catch(() => {
        // The next question tries again; until then what was read before serves.
        this.#lookedAt = Number.NEGATIVE_INFINITY;
      });
    }
    if (this.#version === '') await this.#loading;
  }

  /** The best entries for a question, the best first. */
  search(question: string, kinds: readonly Entry['kind'][], limit = 3): Found[] {
    const asked = [...new Set(terms(question))];
    if (asked.length === 0) return [];
    const results = this.#index.search(asked.join(' '), {
      filter: ({ kind }) => kinds.includes(kind),
    });
    return results
      .slice(0, 12)
      .flatMap(({ id, queryTerms, score }) => {
        const entry = this.#entries.get(id);
        if (!entry) return [];
        const matched = new Set(queryTerms).size;
        const coverage = matched / asked.length;
        return [{ entry, coverage, matched, likeness: likeness(asked, terms(entry.title)), score }];
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

function likeness(asked: readonly string[], title: readonly string[]): number {
  const one = new Set(asked.map(stem));
  const other = new Set(title.map(stem));
  return (2 * one.intersection(other).size) / (one.size + other.size || 1);
}

function emptyIndex() {
  return new MiniSearch<Entry>({
    fields: ['title', 'words', 'text'],
    storeFields: ['kind'],
    tokenize: terms,
    processTerm: stem,
    searchOptions: { boost: { title: 3, words: 2 }, processTerm: stem, combineWith: 'OR' },
  });
}
