import { setTimeout as sleep } from 'node:timers/promises';
import { APIResponseError, Client, isNotionClientError } from '@notionhq/client';
import * as v from 'valibot';
import { mismatch } from '../../../lib/json.ts';
import { type DraftBlock, maxListDepth } from './blocks.ts';
import {
  draftBlock,
  hasListChildren,
  InvalidNotionResponseError,
  type NotionPage,
  NotionUnavailableError,
  notionPageSchema,
  readBlock,
} from './notion-page.server.ts';

export interface NotionSettings {
  token: string;
  databaseId: string;
  /** Origin of Notion's API; in tests, of a fake server. */
  baseUrl: string;
  /** Milliseconds per response, including its body. */
  timeout?: number;
  /** Milliseconds before the first retry after a server error; doubles with each retry. */
  retryDelay?: number;
}

/** An entry of the page list; one invalid page doesn't fail the others. */
export type ListedPage = { page: NotionPage } | { id: string; problem: string };

/** Most blocks per post; larger pages are refused. */
const maxBlocks = 5_000;

/**
 * Client for one Notion database.
 * Every method throws {@link NotionUnavailableError} or {@link InvalidNotionResponseError}.
 */
export class Notion {
  readonly #client: Client;
  readonly #databaseId: string;

  constructor({ token, databaseId, baseUrl, timeout = 30_000, retryDelay = 500 }: NotionSettings) {
    this.#databaseId = databaseId;
    this.#client = new Client({
      auth: token,
      baseUrl,
      timeoutMs: timeout,
      // The client retries after 429 and 529 (as Retry-After says) and 500.
      retry: { maxRetries: 4, initialRetryDelayMs: retryDelay },
      logger: () => {},
      // The client's own timeout ends with the headers; this one covers the body, too.
      fetch: async (url, { agent: _, ...init } = {}) => {
        const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
        const { ok, status, headers } = response;
        return { ok, status, headers, text: () => response.text() };
      },
    });
  }

  /** Lists all pages of the database, including drafts, the latest edit first. */
  async listPages(): Promise<ListedPage[]> {
    const database = await send(() =>
      this.#client.databases.retrieve({ database_id: this.#databaseId }),
    );
    const sources = v.safeParse(databaseSchema, database);
    if (!sources.success) throw new InvalidNotionResponseError('the database has no data sources');
    const listed: ListedPage[] = [];
    for (const { id } of sources.output.data_sources) {
      listed.push(...(await this.#listSource(id)));
    }
    return listed;
  }

  async #listSource(data_source_id: string): Promise<ListedPage[]> {
    const results = await readAllPages((start_cursor) =>
      this.#client.dataSources.query({
        data_source_id,
        page_size: 100,
        sorts: [{ timestamp: 'last_edited_time', direction: 'descending' }],
        ...(start_cursor && { start_cursor }),
      }),
    );
    return results.map((raw): ListedPage => {
      const page = v.safeParse(notionPageSchema, raw);
      if (page.success) return { page: page.output };
      const named = v.safeParse(v.object({ id: v.string() }), raw);
      const id = named.success ? named.output.id : 'without an id';
      return { id, problem: `page ${id}: ${mismatch(page.issues)}` };
    });
  }

  /**
   * Whether a page missing from the list is really gone: in the trash, moved to another database or
   * not found. If Notion still has it in place, it stays.
   */
  async isGone(pageId: string): Promise<boolean> {
    try {
      const raw = await send(() => this.#client.pages.retrieve({ page_id: pageId }));
      const page = v.safeParse(pageStateSchema, raw);
      if (!page.success) throw new InvalidNotionResponseError(`invalid page ${pageId}`);
      const { in_trash, archived, parent } = page.output;
      const database = parent?.database_id;
      return (
        in_trash ||
        archived ||
        (database ? normalizeId(database) !== normalizeId(this.#databaseId) : false)
      );
    } catch (error) {
      if (error instanceof NotFoundError) return true;
      throw error;
    }
  }

  /** Reads a page's blocks in order, items of nested lists after their parent item. */
  async readBlocks(pageId: string, origin: string): Promise<DraftBlock[]> {
    const blocks: DraftBlock[] = [];
    await this.#collect(pageId, origin, 0, blocks);
    return blocks;
  }

  async #collect(id: string, origin: string, depth: number, blocks: DraftBlock[]): Promise<void> {
    const children = await readAllPages((start_cursor) =>
      this.#client.blocks.children.list({
        block_id: id,
        page_size: 100,
        ...(start_cursor && { start_cursor }),
      }),
    );
    for (const raw of children) {
      const block = readBlock(raw);
      const draft = draftBlock(block, origin, depth);
      if (draft) blocks.push(draft);
      if (blocks.length > maxBlocks)
        throw new InvalidNotionResponseError(`the page has more than ${maxBlocks} blocks`);
      if (hasListChildren(block) && depth < maxListDepth) {
        await this.#collect(block.id, origin, depth + 1, blocks);
      }
    }
  }
}

const pageStateSchema = v.object({
  in_trash: v.optional(v.boolean(), false),
  archived: v.optional(v.boolean(), false),
  parent: v.optional(v.object({ database_id: v.optional(v.string()) })),
});

const normalizeId = (id: string) => id.replaceAll('-', '').toLowerCase();

const databaseSchema = v.object({
  data_sources: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)),
});

const listSchema = v.object({
  results: v.array(v.unknown()),
  has_more: v.boolean(),
  next_cursor: v.nullable(v.string()),
});

/** Follows a list's cursors to its end; an incomplete list is an error, never a shorter list. */
async function readAllPages(
  request: (cursor: string | undefined) => Promise<unknown>,
): Promise<unknown[]> {
  const results: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const from = cursor;
    const list = v.safeParse(listSchema, await send(() => request(from)));
    if (!list.success) throw new InvalidNotionResponseError('invalid list');
    results.push(...list.output.results);
    cursor = list.output.has_more ? (list.output.next_cursor ?? '') : undefined;
    if (cursor === '' || (cursor && seen.has(cursor))) {
      throw new InvalidNotionResponseError('a list has more results but no new cursor');
    }
    if (cursor) seen.add(cursor);
    await sleep(0);
  } while (cursor);
  return results;
}

class NotFoundError extends NotionUnavailableError {}

/** Turns the client's errors into ours. */
async function send<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (APIResponseError.isAPIResponseError(error) && error.status === 404) {
      throw new NotFoundError(`not found or not shared: ${error.message}`);
    }
    const reason = isNotionClientError(error) ? `${error.code}: ` : '';
    throw new NotionUnavailableError(
      reason + (error instanceof Error ? error.message : String(error)),
    );
  }
}
