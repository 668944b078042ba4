import { join } from 'node:path';
import { projectRoot } from '../../../lib/project-root.ts';
import type { CoreServices } from '../../../lib/services.ts';
import type { Env } from '../../../server/env.ts';
import { Notion } from './notion.server.ts';
import { pictureDownload } from './picture-download.server.ts';
import { syncMarkdown } from './sync-markdown.server.ts';
import { type SyncReport, syncNotion } from './sync-notion.server.ts';

/** Where the Markdown posts are. */
export const contentFolder = join(projectRoot, 'content/blog');

/** Brings the posts up to date once, from Notion where it is set, else from the files. */
export function syncBlog(services: CoreServices, notion: Env['notion']): Promise<SyncReport> {
  return notion
    ? syncNotion(services, new Notion(notion), pictureDownload())
    : syncMarkdown(services, contentFolder);
}
