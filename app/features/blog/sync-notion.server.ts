import type { Database } from '../../../lib/db/client.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { type Notion, NotionUnavailableError } from './notion.server.ts';
import { coverSource, isPublished, type NotionPage, pageFields } from './notion-page.server.ts';
import type { FetchBytes } from './picture-download.server.ts';
import { pruneMedia } from './pictures.server.ts';
import { removePosts } from './store.server.ts';
import { storeDraft } from './store-draft.server.ts';
import { recountTerms } from './terms.server.ts';

/** What a sync did. */
export interface SyncReport {
  /** Published pages that the source has. */
  published: number;
  stored: number;
  removed: number;
  /** What was skipped, each with its reason; nothing of it stops the rest. */
  problems: string[];
  /** Why the source could not be read to its end, if so; then nothing was removed. */
  unavailable?: string;
}

/** How many pages are read at a time: Notion allows about three requests a second. */
const atOnce = 3;

/** After so many pages in a row that could not be had, the rest is left to the next sync. */
const patience = 3;

/**
 * An edit within the minute that Notion's times are rounded to may come after our reading of it,
 * and clocks differ: a page edited so shortly before it was read is read again.
 */
const settled = 2 * 60_000;

/**
 * Brings the posts up to date with the Notion database. Whatever Notion does, the posts that are
 * there stay until Notion itself has said that they are gone, one by one.
 */
export async function syncNotion(
  { db, clock, site }: CoreServices,
  notion: Notion,
  fetchBytes: FetchBytes,
): Promise<SyncReport> {
  const report: SyncReport = { published: 0, stored: 0, removed: 0, problems: [] };
  try {
    const listed = await notion.listPages();
    const pages = listed.flatMap((entry) => ('page' in entry ? [entry.page] : []));
    for (const entry of listed) if ('problem' in entry) report.problems.push(entry.problem);
    const known = await knownPages(db);
    const drafts = pages.filter((page) => !isPublished(page)).map((page) => page.id);
    report.removed += await removePosts(
      db,
      drafts.filter((id) => known.has(id)),
    );
    const published = pages.filter(isPublished);
    report.published = published.length;
    await eachPage(published, report, async (page) => {
      if (isCurrent(page, known.get(page.id))) return;
      const fetchedAt = clock();
      const content = await notion.readBlocks(page.id, site.url);
      const draft = { ...pageFields(page, site.name), content };
      const picture = coverSource(page);
      const { stored, problems } = await storeDraft(
        { db, clock },
        { source: 'notion', draft, picture, fetchBytes },
      );
      if (stored) report.stored += 1;
      report.problems.push(...problems.map((problem) => `${draft.slug}: ${problem}`));
      // A page with a picture missing is tried again next time.
      const editedAt = problems.length > 0 ? 0 : Date.parse(page.last_edited_time);
      await remember(db, page.id, editedAt, fetchedAt);
    });
    const there = new Set(listed.map((entry) => ('page' in entry ? entry.page.id : entry.id)));
    await removeGone(
      db,
      notion,
      [...known.keys()].filter((id) => !there.has(id)),
      report,
    );
    await removeMarkdown(db, report);
  } catch (error) {
    report.unavailable = error instanceof Error ? error.message : String(error);
  }
  if (report.stored + report.removed > 0) {
    await recountTerms(db, clock());
    if (report.removed > 0) await pruneMedia(db);
  }
  return report;
}

async function eachPage(
  pages: readonly NotionPage[],
  report: SyncReport,
  work: (page: NotionPage) => Promise<void>,
): Promise<void> {
  const queue = pages.values();
  let failed = 0;
  const worker = async () => {
    for (const page of queue) {
      if (failed >= patience) return;
      try {
        await work(page);
        failed = 0;
      } catch (error) {
        report.problems.push(`page ${page.id}: ${error instanceof Error ? error.message : error}`);
        failed = error instanceof NotionUnavailableError ? failed + 1 : 0;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failed >= patience) throw new NotionUnavailableError('Notion stopped answering');
}

interface Known {
  edited_at: number;
  fetched_at: number;
}

async function knownPages(db: Database): Promise<Map<string, Known>> {
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

function isCurrent(page: NotionPage, known: Known | undefined): boolean {
  const editedAt = Date.parse(page.last_edited_time);
  return known?.edited_at === editedAt && known.fetched_at >= editedAt + settled;
}

async function remember(db: Database, notion_id: string, edited_at: number, fetched_at: number) {
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
    else report.problems.push(`page ${id}: not in the list, but still there; kept`);
  }
}

/** Once Notion has been read to its end, it is the only source. */
async function removeMarkdown(db: Database, report: SyncReport) {
  const rows = await db.read
    .selectFrom('blog_posts')
    .select('notion_id')
    .where('source', '=', 'markdown')
    .execute();
  report.removed += await removePosts(
    db,
    rows.map((row) => row.notion_id),
  );
}
