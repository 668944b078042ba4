import { hash } from 'node:crypto';
import { lexer } from 'marked';
import * as v from 'valibot';
import { marketingName } from '../../facts/plans.ts';
import { dollars, monthlyPrice, planIds, yearly } from '../../facts/prices.ts';
import type { DraftBlock } from './blocks.ts';
import { type Cover, CoverError, parseCover } from './cover.ts';
import { blocksOf, plainText } from './markdown-blocks.server.ts';
import { type Draft, isDay, publishTime } from './post.ts';
import { cleanLine, cleanText, maxTextLength, toSlug } from './safe-text.ts';

/** Invalid Markdown file; the message lists all its problems with their lines. */
export class MarkdownFileError extends Error {}

const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxCodePoints(longest, `longer than ${longest} characters`));
/** Without a time, which Notion's timestamps have: an author dates a post by the day. */
const day = v.pipe(v.string(), v.check(isDay, 'must be a date such as 2026-03-31'));

/** Fields of a file; only the title is required. */
const frontMatter = v.object({
  title: v.pipe(line(160), v.minCodePoints(1, 'is empty')),
  /** Last part of the post's address; the file's name unless given. */
  slug: v.optional(
    v.pipe(
      line(90),
      v.check(
        (slug) => slug !== '' && slug === toSlug(slug),
        'must be lowercase letters, digits and hyphens',
      ),
    ),
  ),
  publishDate: v.optional(day),
  /** Date of the last change that search engines should know. */
  updated: v.optional(day),
  category: v.optional(line(40), ''),
  /** Separated by commas. */
  tags: v.optional(v.string(), ''),
  author: v.optional(line(80)),
  /** For cards and search engines; the beginning of the text unless given. */
  excerpt: v.optional(line(300)),
  seoTitle: v.optional(line(160)),
  metaDescription: v.optional(line(320)),
  /** A transit map (see `parseCover`); one is made from the id unless given. */
  cover: v.optional(v.string()),
  status: v.optional(v.picklist(['published', 'draft'], 'must be published or draft'), 'published'),
  /** Keeps the post the same one when its file is renamed; the file's name unless given. */
  id: v.optional(line(80)),
});

interface FileSource {
  /** Without a folder. */
  name: string;
  text: string;
}

interface Site {
  name: string;
  url: string;
}

/**
 * Parses a file of `content/blog/`: optionally `field: value` lines between two `---` lines, then
 * Markdown (README.md lists the fields). Without a title field, the first heading is the title.
 * Placeholders such as `{name}` and `{proPrice}` become the site's facts.
 * @returns undefined for a draft.
 * @throws {MarkdownFileError} for an unknown or invalid field, no title, or text nested too deeply.
 */
export function readMarkdownFile(file: FileSource, site: Site): Draft | undefined {
  try {
    return readDraft(file, site);
  } catch (error) {
    // A few thousand quotes or lists in each other fill the call stack.
    if (!(error instanceof RangeError)) throw error;
    throw new MarkdownFileError('quotes or lists are nested too deeply');
  }
}

function readDraft({ name, text: file }: FileSource, site: Site): Draft | undefined {
  const base = name.replace(/\.md$/, '');
  const text = file.replace(/^\uFEFF/, '');
  const parts = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text);
  if (!parts && /^---[ \t]*\r?\n/.test(text)) {
    throw new MarkdownFileError('line 1: no second --- line ends the fields');
  }
  const { values, lines, problems } = readFields(fillIn(parts?.[1] ?? '', site));
  const tokens = lexer(cleanText(fillIn(parts ? (parts[2] ?? '') : text, site)), { gfm: true });
  if (values.title === undefined) {
    const heading = tokens.findIndex(({ type }) => type !== 'space');
    const token = tokens[heading];
    if (token?.type === 'heading') {
      values.title = plainText(token.tokens, site.url);
      const above = text.slice(0, text.length - (parts ? (parts[2] ?? '') : text).length);
      const before = [above, ...tokens.slice(0, heading).map(({ raw }) => raw)].join('');
      lines.title = before.split('\n').length;
      tokens.splice(heading, 1);
    }
  }
  const parsed = v.safeParse(frontMatter, values);
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(frontMatter.entries, name));
  for (const name of unknown) problems.push({ line: lines[name], text: `${name}: no such field` });
  for (const issue of parsed.issues ?? []) problems.push(describe(issue, lines));
  const cover = values.cover ? readCover(values.cover) : null;
  if (typeof cover === 'string') problems.push({ line: lines.cover, text: `cover: ${cover}` });
  if (!parsed.success || problems.length > 0) {
    problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    throw new MarkdownFileError(
      problems.map(({ line: at, text: why }) => (at ? `line ${at}: ${why}` : why)).join('; '),
    );
  }
  const { id, status, tags, cover: _, publishDate, updated, ...post } = parsed.output;
  if (status === 'draft') return undefined;
  const content = blocksOf(tokens, site.url);
  const excerpt = post.excerpt ?? beginning(content);
  return {
    notionId: id || base,
    slug: post.slug ?? (toSlug(base) || toSlug(post.title) || slugOf(id || base)),
    title: post.title,
    excerpt,
    category: post.category,
    author: post.author || site.name,
    publishDate: publishDate ?? null,
    modifiedAt: publishTime(updated ?? publishDate ?? null) ?? null,
    tags: tags
      .replace(/^\[(.*)\]$/, '$1')
      .split(',')
      .map((tag) => unquoted(tag.trim()))
      .filter(Boolean),
    seoTitle: post.seoTitle || post.title,
    metaDescription: post.metaDescription || excerpt || post.title,
    cover: typeof cover === 'string' ? null : cover,
    content,
  };
}

/** Slug of a post whose name and title have no Latin letters or digits. */
function slugOf(id: string): string {
  return `post-${hash('sha256', id).slice(0, 8)}`;
}

/** Placeholders of posts: facts that must not go stale in a text. */
function fillIn(text: string, { name }: { name: string }): string {
  const facts: Record<string, string> = { name };
  for (const id of planIds) {
    const plan = marketingName[id].toLowerCase();
    facts[`${plan}Price`] = dollars(monthlyPrice[id]);
    facts[`${plan}Year`] = dollars(yearly(monthlyPrice[id]));
  }
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(facts, key) ? (facts[key] ?? whole) : whole,
  );
}

interface Problem {
  /** Of the file, from 1; undefined where something is missing. */
  line?: number | undefined;
  text: string;
}

interface Fields {
  values: Record<string, string>;
  /** Line of each field. */
  lines: Record<string, number>;
  problems: Problem[];
}

function readFields(head: string): Fields {
  const fields: Fields = { values: {}, lines: {}, problems: [] };
  for (const [index, row] of head.split(/\r?\n/).entries()) {
    if (!row.trim() || row.startsWith('#')) continue;
    // The first field is on the file's second line, below `---`.
    const at = index + 2;
    const colon = row.indexOf(':');
    const name = row.slice(0, colon).trim();
    if (colon < 1) fields.problems.push({ line: at, text: `not a field: ${row.trim()}` });
    else if (Object.hasOwn(fields.values, name)) {
      fields.problems.push({ line: at, text: `${name}: is there already` });
    } else {
      fields.values[name] = unquoted(row.slice(colon + 1).trim());
      fields.lines[name] = at;
    }
  }
  return fields;
}

function unquoted(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

function describe(issue: v.BaseIssue<unknown>, lines: Record<string, number>): Problem {
  const name = String(issue.path?.[0]?.key);
  if (lines[name] === undefined) return { text: `${name}: is missing` };
  return { line: lines[name], text: `${name}: ${issue.message}` };
}

/** @returns the cover, or what is wrong with it. */
function readCover(spec: string): Cover | string {
  try {
    return parseCover(spec);
  } catch (error) {
    if (error instanceof CoverError) return error.message;
    throw error;
  }
}

/** The first paragraph, cut after a word at 200 characters. */
function beginning(blocks: readonly DraftBlock[]): string {
  const first = blocks.find(({ type }) => type === 'paragraph');
  const whole = first && 'content' in first ? cleanLine(first.content, maxTextLength) : '';
  if (whole.length <= 200) return whole;
  return `${whole.slice(0, 200).replace(/\W*\s\S*$/, '')}…`;
}
