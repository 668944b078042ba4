import * as z from 'zod/mini';
import { type Cover, CoverError, parseCover } from './cover-spec.ts';
import { type DraftBlock, markdownBlocks } from './markdown.server.ts';
import type { SourcePost } from './post.ts';
import { publishTime } from './publish-date.ts';
import { toSlug } from './safe-text.ts';

/** A post whose pictures have not been stored yet. */
export interface Draft extends Omit<SourcePost, 'content' | 'picture'> {
  content: DraftBlock[];
}

/** A file that is no post; the message says why. */
export class MarkdownFileError extends Error {}

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const frontMatter = z.strictObject({
  id: line(80),
  slug: line(90).check(z.refine((slug) => slug === toSlug(slug), 'must be a slug')),
  title: line(160),
  excerpt: line(300),
  category: line(40),
  author: line(80),
  publishDate: z.optional(z.iso.date()),
  /** Day of the last change worth telling search engines. */
  updated: z.optional(z.iso.date()),
  tags: z._default(z.string(), ''),
  seoTitle: line(160),
  metaDescription: line(320),
  cover: z.optional(z.string()),
  status: z._default(z.enum(['published', 'draft']), 'published'),
});

/**
 * Reads one file of `content/blog/`: `name: value` lines between two `---` lines, then Markdown.
 * `{name}` stands for the site's name. Nothing for a draft.
 * @throws {MarkdownFileError} for a missing, unknown or wrong field.
 */
export function readMarkdownFile(
  file: string,
  site: { name: string; url: string },
): Draft | undefined {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file);
  if (!parts) throw new MarkdownFileError('does not begin with fields between two --- lines');
  const [, head = '', body = ''] = parts;
  const parsed = z.safeParse(frontMatter, fields(head.replaceAll('{name}', site.name)));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue?.code === 'unrecognized_keys' ? issue.keys : issue?.path;
    throw new MarkdownFileError(`${where?.join('.')}: ${issue?.message}`);
  }
  const { id, status, tags, cover, publishDate, updated, ...post } = parsed.data;
  if (status === 'draft') return undefined;
  return {
    ...post,
    notionId: id,
    publishDate: publishDate ?? null,
    modifiedAt: publishTime(updated ?? publishDate ?? null) ?? null,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    cover: cover ? readCover(cover) : null,
    content: markdownBlocks(body.replaceAll('{name}', site.name), site.url),
  };
}

function fields(head: string): Record<string, string> {
  const entries = head
    .split(/\r?\n/)
    .filter((row) => row.trim())
    .map((row): [string, string] => {
      const colon = row.indexOf(':');
      if (colon < 1) throw new MarkdownFileError(`not a field: ${row}`);
      return [row.slice(0, colon).trim(), row.slice(colon + 1).trim()];
    });
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new MarkdownFileError(`${twice} stands twice`);
  return Object.fromEntries(entries);
}

function readCover(spec: string): Cover {
  try {
    return parseCover(spec);
  } catch (error) {
    if (error instanceof CoverError) throw new MarkdownFileError(`cover: ${error.message}`);
    throw error;
  }
}
