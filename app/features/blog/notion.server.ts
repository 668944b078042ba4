import { setTimeout as sleep } from 'node:timers/promises';
import { APIResponseError, Client, isNotionClientError } from '@notionhq/client';
import * as z from 'zod/mini';
import { deepestList } from './blocks.ts';
import type { DraftBlock } from './markdown.server.ts';
import {
  draftBlock,
  type NotionPage,
  NotionShapeError,
  nests,
  notionPageSchema,
  readBlock,
} from './notion-page.server.ts';

export interface NotionSettings {
  token: string;
  databaseId: string;
  /** Origin of Notion's API; a local server that speaks its protocol in tests. */
  baseUrl: string;
  /** Milliseconds for one answer, its body included. */
  timeout?: number;
  /** Milliseconds before the first retry after a server error; each further one doubles it. */
  retryDelay?: number;
}

/** Notion could not be asked: down, slow, refusing, or not speaking JSON. */
export class NotionUnavailableError extends Error {}

/** A page of a list, of which one entry may be wrong without the others. */
export type Listed = { page: NotionPage } | { id: string; problem: string };

/** Most blocks that one post may have; beyond this the page is refused. */
const mostBlocks = 5_000;

/** Reads one Notion database. All methods throw {@link NotionUnavailableError} or {@link NotionShapeError}. */
export class Notion {
  readonly #client: Client;
  readonly #databaseId: string;

  constructor({ token, databaseId, baseUrl, timeout = 30_000, retryDelay = 500 }: NotionSettings) {
    this.#databaseId = databaseId;
    this.#client = new Client({
      auth: token,
      baseUrl,
      timeoutMs: timeout,
      // 429 and 529 are tried again after the time that Retry-After names, reads also after a 500.
      retry: { maxRetries: 4, initialRetryDelayMs: retryDelay },
      logger: () => {},
      // The client's own timeout ends with the headers; this one covers a body that never comes.
      fetch: ((url: string, init: RequestInit) =>
        fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })) as never,
    });
  }

  /** Every page of the database, drafts included, the latest edit first. */
  async listPages(): Promise<Listed[]> {
    const database = await ask(() =>
      this.#client.databases.retrieve({ database_id: this.#databaseId }),
    );
    const sources = z.safeParse(databaseSchema, database);
    if (!sources.success) throw new NotionShapeError('the database names no data sources');
    const listed: Listed[] = [];
    for (const { id } of sources.data.data_sources) {
      listed.push(...(await this.#listSource(id)));
    }
    return listed;
  }

  async #listSource(data_source_id: string): Promise<Listed[]> {
    const results = await everyPage((start_cursor) =>
      this.#client.dataSources.query({
        data_source_id,
        page_size: 100,
        sorts: [{ timestamp: 'last_edited_time', direction: 'descending' }],
        ...(start_cursor && { start_cursor }),
      }),
    );
    return results.map((raw): Listed => {
      const page = z.safeParse(notionPageSchema, raw);
      if (page.success) return { page: page.data };
      const issue = page.error.issues[0];
      const id = z.safeParse(z.object({ id: z.string() }), raw).data?.id ?? 'without an id';
      return { id, problem: `page ${id}: ${issue?.path.join('.')} ${issue?.message}` };
    });
  }

  /**
   * Whether a page that the list no longer names is truly gone: in the trash, moved to another
   * database, or not to be found. A page that is where it was stays, whatever the list says.
   */
  async isGone(pageId: string): Promise<boolean> {
    try {
      const raw = await ask(() => this.#client.pages.retrieve({ page_id: pageId }));
      const page = z.safeParse(whereabouts, raw);
      if (!page.success) throw new NotionShapeError(`page ${pageId} of another shape`);
      const { in_trash, archived, parent } = page.data;
      const database = parent?.database_id;
      return in_trash || archived || (database ? bare(database) !== bare(this.#databaseId) : false);
    } catch (error) {
      if (error instanceof NotFound) return true;
      throw error;
    }
  }

  /** A page's blocks in order, the items of inner lists after the item they belong to. */
  async readBlocks(pageId: string, origin: string): Promise<DraftBlock[]> {
    const blocks: DraftBlock[] = [];
    await this.#collect(pageId, origin, 0, blocks);
    return blocks;
  }

  async #collect(id: string, origin: string, depth: number, blocks: DraftBlock[]): Promise<void> {
    const children = await everyPage((start_cursor) =>
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
      if (blocks.length > mostBlocks) throw new NotionShapeError(`over ${mostBlocks} blocks`);
      if (nests(block) && depth < deepestList) {
        await this.#collect(block.id, origin, depth + 1, blocks);
      }
    }
  }
}

const whereabouts = z.object({
  in_trash: z._default(z.boolean(), false),
  archived: z._default(z.boolean(), false),
  parent: z.optional(z.object({ database_id: z.optional(z.string()) })),
});

const bare = (id: string) => id.replaceAll('-', '').toLowerCase();

const databaseSchema = z.object({
  data_sources: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
});

const listSchema = z.object({
  results: z.array(z.unknown()),
  has_more: z.boolean(),
  next_cursor: z.nullable(z.string()),
});

/** Follows the cursors of a list to its end; a list cut short is an error, never a shorter list. */
async function everyPage(
  request: (cursor: string | undefined) => Promise<unknown>,
): Promise<unknown[]> {
  const results: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const from = cursor;
    const list = z.safeParse(listSchema, await ask(() => request(from)));
    if (!list.success) throw new NotionShapeError('a list of another shape');
    results.push(...list.data.results);
    cursor = list.data.has_more ? (list.data.next_cursor ?? '') : undefined;
    if (cursor === '' || (cursor && seen.has(cursor))) {
      throw new NotionShapeError('a list that says it goes on and does not');
    }
    if (cursor) seen.add(cursor);
    await sleep(0);
  } while (cursor);
  return results;
}

class NotFound extends NotionUnavailableError {}

async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (APIResponseError.isAPIResponseError(error) && error.status === 404) {
      throw new NotFound(`not found or not shared: ${error.message}`);
    }
    const reason = isNotionClientError(error) ? `${error.code}: ` : '';
    throw new NotionUnavailableError(
      reason + (error instanceof Error ? error.message : String(error)),
    );
  }
}
