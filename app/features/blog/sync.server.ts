import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import type { Database } from '../../../lib/db/client.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { MarkdownFileError, readMarkdownFile } from './markdown.server.ts';
import type { Notion } from './notion-client.server.ts';
import {
  coverUrl,
  isPublished,
  type NotionPage,
  NotionUnavailableError,
  pageFields,
} from './notion-page.server.ts';
import { type FetchBytes, pictureBeside } from './picture-download.server.ts';
import { pruneMedia } from './picture-store.server.ts';
import { recountPosts } from './post-counts.server.ts';
import { removePosts, type Source, storeDraft } from './store.server.ts';

/** Result of a sync; the sync process sends it to the server as a message. */
export const syncReportSchema = v.object({
  /** Published posts in the source. */
  published: v.number(),
  stored: v.number(),
  removed: v.number(),
  /** Skipped pages, files and pictures, each with the reason. */
  problems: v.array(v.string()),
  /** Why the source couldn't be read completely; nothing was removed in that case. */
  unavailable: v.optional(v.string()),
});
export type SyncReport = v.InferOutput<typeof syncReportSchema>;

/** Folder of the Markdown posts. */
export const contentFolder = join(projectRoot, 'content/blog');

/** Files that the site serves as they are. */
const publicFolder = join(projectRoot, 'public');

/** Pages read at a time; Notion allows about three requests a second. */
const concurrency = 3;

/** After this many unavailable pages in a row, the sync leaves the rest to the next one. */
const maxFailures = 3;

/**
 * Milliseconds. Notion rounds edit times to the minute and clocks differ, so a page read this soon
 * after its last edit may have changed again and is read again.
 */
const editTimePrecision = 2 * 60_000;

/**
 * Syncs the posts with a folder of Markdown files. An invalid file is reported and its post stays
 * as it was; the post of a deleted file is removed.
 */
export async function syncMarkdown(
  services: CoreServices,
  folder = contentFolder,
): Promise<SyncReport> {
  const { db, site } = services;
  const report = emptyReport();
  const found = new Set<string>();
  let complete = true;
  for (const name of await markdownFiles(folder)) {
    try {
      const text = await readFile(join(folder, name), 'utf8');
      const draft = readMarkdownFile({ name, text }, site);
      if (!draft) continue;
      if (found.has(draft.notionId)) {
        throw new MarkdownFileError(`another file has the id ${draft.notionId}`);
      }
      found.add(draft.notionId);
      report.published += 1;
      const post = {
        source: 'markdown',
        draft,
        fetchBytes: pictureBeside(folder, publicFolder),
      } as const;
      const { stored, problems } = await storeDraft(services, post);
      if (stored) report.stored += 1;
      report.problems.push(...problems.map((problem) => `${name}: ${problem}`));
    } catch (error) {
      if (!(error instanceof MarkdownFileError)) throw error;
      complete = false;
      report.problems.push(`${name}: ${error.message}`);
    }
  }
  if (complete) {
    const stored = await storedIds(db, 'markdown');
    const gone = stored.filter((id) => !found.has(id));
    report.removed = await removePosts(db, gone);
  }
  await finish(services, report);
  return report;
}

/**
 * Syncs the posts with a Notion database. Whatever happens to Notion, a stored post stays until
 * Notion confirms, for that very page, that it is gone.
 */
export async function syncNotion(
  services: CoreServices,
  notion: Notion,
  fetchBytes: FetchBytes,
): Promise<SyncReport> {
  const { db, clock, site } = services;
  const report = emptyReport();
  try {
    const listed = await notion.listPages();
    const pages = listed.flatMap((entry) => ('page' in entry ? [entry.page] : []));
    for (const entry of listed) if ('problem' in entry) report.problems.push(entry.problem);
    const known = await knownPages(db);
    const unpublished = pages.filter((page) => !isPublished(page) && known.has(page.id));
    report.removed += await removePosts(
      db,
      unpublished.map((page) => page.id),
    );
    const published = pages.filter(isPublished);
    report.published = published.length;
    await eachPage(published, report, async (page) => {
      if (isCurrent(page, known.get(page.id))) return;
      const fetchedAt = clock();
      const content = await notion.readBlocks(page.id, site.url);
      const draft = { ...pageFields(page, site.name), content };
      const picture = coverUrl(page);
      const post = { source: 'notion', draft, picture, fetchBytes } as const;
      const { stored, problems } = await storeDraft(services, post);
      if (stored) report.stored += 1;
      report.problems.push(...problems.map((problem) => `${draft.slug}: ${problem}`));
      // 0: the next sync reads a page with a missing picture again.
      const editedAt = problems.length > 0 ? 0 : Date.parse(page.last_edited_time);
      await recordRead(db, page.id, editedAt, fetchedAt);
    });
    const inList = new Set(listed.map((entry) => ('page' in entry ? entry.page.id : entry.id)));
    const missing = [...known.keys()].filter((id) => !inList.has(id));
    await removeGone(db, notion, missing, report);
    // Once Notion has been read completely, it is the only source.
    report.removed += await removePosts(db, await storedIds(db, 'markdown'));
  } catch (error) {
    report.unavailable = message(error);
  }
  await finish(services, report);
  return report;
}

function emptyReport(): SyncReport {
  return { published: 0, stored: 0, removed: 0, problems: [] };
}

/** Updates what is derived from the posts. */
async function finish({ db, clock }: CoreServices, { stored, removed }: SyncReport): Promise<void> {
  if (stored + removed > 0) await recountPosts(db, clock());
  if (removed > 0) await pruneMedia(db);
}

async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.md')).sort();
}

async function storedIds(db: Database, source: Source): Promise<string[]> {
  const rows = await db.read
    .selectFrom('blog_posts')
    .select('notion_id')
    .where('source', '=', source)
    .execute();
  return rows.map((row) => row.notion_id);
}

/** Runs `work` for each page and reports its errors; stops after {@link maxFailures}. */
async function eachPage(
  pages: readonly NotionPage[],
  report: SyncReport,
  work: (page: NotionPage) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency });
  let failures = 0;
  const run = async (page: NotionPage) => {
    try {
      await work(page);
      failures = 0;
    } catch (error) {
      report.problems.push(`page ${page.id}: ${message(error)}`);
      failures = error instanceof NotionUnavailableError ? failures + 1 : 0;
      if (failures >= maxFailures) queue.clear();
    }
  };
  for (const page of pages) void queue.add(() => run(page));
  await queue.onIdle();
  if (failures >= maxFailures) throw new NotionUnavailableError('Notion stopped responding');
}

interface KnownPage {
  edited_at: number;
  fetched_at: number;
}

async function knownPages(db: Database): Promise<Map<string, KnownPage>> {
  const rows = await db.read
    .selectFrom('blog_posts')
    .leftJoin('blog_sources', 'blog_sources.notion_id', 'blog_posts.notion_id')
    .select(['blog_posts.notion_id', 'edited_at', 'fetched_at'])
    .where('blog_posts.source', '=', 'notion')
    .execute();
  return new Map(
    rows.map(({ notion_id, edited_at, fetched_at }) => [
      notion_id,
      { edited_at: edited_at ?? 0, fetched_at: fetched_at ?? 0 },
    ]),
  );
}

function isCurrent(page: NotionPage, known: KnownPage | undefined): boolean {
  const editedAt = Date.parse(page.last_edited_time);
  return known?.edited_at === editedAt && known.fetched_at >= editedAt + editTimePrecision;
}

async function recordRead(db: Database, notion_id: string, edited_at: number, fetched_at: number) {
  await db.write((tx) =>
    tx
      .insertInto('blog_sources')
      .values({ notion_id, edited_at, fetched_at })
      .onConflict((conflict) => conflict.column('notion_id').doUpdateSet({ edited_at, fetched_at }))
      .execute(),
  );
}

async function removeGone(db: Database, notion: Notion, ids: string[], report: SyncReport) {
  for (const id of ids) {
    if (await notion.isGone(id)) report.removed += await removePosts(db, [id]);
    else report.problems.push(`page ${id}: missing from the list but still in Notion; kept`);
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
