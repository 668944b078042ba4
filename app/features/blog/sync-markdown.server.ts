import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoreServices } from '../../../lib/services.ts';
import { MarkdownFileError, readMarkdownFile } from './markdown-file.server.ts';
import { pictureBeside } from './picture-download.server.ts';
import { pruneMedia } from './pictures.server.ts';
import { removePosts } from './store.server.ts';
import { storeDraft } from './store-draft.server.ts';
import type { SyncReport } from './sync-notion.server.ts';
import { recountTerms } from './terms.server.ts';

/**
 * Brings the posts up to date with the Markdown files of a folder. A file that cannot be read is
 * reported and its post stays as it was; a file that is gone takes its post with it.
 */
export async function syncMarkdown(services: CoreServices, folder: string): Promise<SyncReport> {
  const { db, clock, site } = services;
  const report: SyncReport = { published: 0, stored: 0, removed: 0, problems: [] };
  const kept = new Set<string>();
  let unreadable = false;
  for (const name of await markdownFiles(folder)) {
    try {
      const draft = readMarkdownFile(await readFile(join(folder, name), 'utf8'), site);
      if (!draft) continue;
      kept.add(draft.notionId);
      report.published += 1;
      const { stored, problems } = await storeDraft(services, {
        source: 'markdown',
        draft,
        fetchBytes: pictureBeside(folder),
      });
      if (stored) report.stored += 1;
      report.problems.push(...problems.map((problem) => `${name}: ${problem}`));
    } catch (error) {
      if (!(error instanceof MarkdownFileError)) throw error;
      unreadable = true;
      report.problems.push(`${name}: ${error.message}`);
    }
  }
  if (!unreadable) {
    const rows = await db.read
      .selectFrom('blog_posts')
      .select('notion_id')
      .where('source', '=', 'markdown')
      .execute();
    const gone = rows.map((row) => row.notion_id).filter((id) => !kept.has(id));
    report.removed = await removePosts(db, gone);
  }
  if (report.stored + report.removed > 0) await recountTerms(db, clock());
  if (report.removed > 0) await pruneMedia(db);
  return report;
}

async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.md')).sort();
}
