import { lexer, type Token, type Tokens } from 'marked';
import * as z from 'zod/mini';
import { type DraftBlock, type Span, type TextType, textBlock } from './blocks.ts';
import { type Cover, CoverError, parseCover } from './cover.ts';
import { type Draft, publishTime } from './post.ts';
import { cleanText, safeHref, toSlug } from './safe-text.ts';

/** Invalid Markdown file; the message says why. */
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
  /** Date of the last change that search engines should know. */
  updated: z.optional(z.iso.date()),
  tags: z._default(z.string(), ''),
  seoTitle: line(160),
  metaDescription: line(320),
  cover: z.optional(z.string()),
  status: z._default(z.enum(['published', 'draft']), 'published'),
});

/**
 * Parses a file of `content/blog/`: `name: value` lines between two `---` lines, then Markdown.
 * `{name}` becomes the site's name.
 * @returns undefined for a draft.
 * @throws {MarkdownFileError} for a missing, unknown or invalid field.
 */
export function readMarkdownFile(
  file: string,
  site: { name: string; url: string },
): Draft | undefined {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file);
  if (!parts) throw new MarkdownFileError('must begin with fields between two --- lines');
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
  if (twice) throw new MarkdownFileError(`duplicate field: ${twice}`);
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

/**
 * Converts Markdown to the block types of Notion (spec.md section 2). Quotes become paragraphs,
 * headings below level 3 become level 3, code blocks a paragraph of code. Raw HTML, tables and rules
 * are dropped.
 */
export function markdownBlocks(markdown: string, origin: string): DraftBlock[] {
  return lexer(cleanText(markdown), { gfm: true }).flatMap((token) => blocksOf(token, origin));
}

function blocksOf(token: Token, origin: string): DraftBlock[] {
  switch (token.type) {
    case 'heading': {
      const level = Math.min((token as Tokens.Heading).depth, 3) as 1 | 2 | 3;
      return text(`heading_${level}`, token.tokens, origin);
    }
    case 'paragraph':
      return paragraph(token as Tokens.Paragraph, origin);
    case 'list':
      return list(token as Tokens.List, origin, 0);
    case 'code':
      return [textBlock('paragraph', [{ text: (token as Tokens.Code).text, code: true }])];
    case 'blockquote':
      return (token.tokens ?? []).flatMap((inner) => blocksOf(inner, origin));
    default:
      return [];
  }
}

function text(type: TextType, tokens: Token[] | undefined, origin: string, depth = 0) {
  const block = textBlock(type, spansOf(tokens ?? [], {}, origin), depth);
  return block.content.trim() ? [block] : [];
}

function paragraph(token: Tokens.Paragraph, origin: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let inline: Token[] = [];
  const flush = () => {
    blocks.push(...text('paragraph', inline, origin));
    inline = [];
  };
  for (const inner of token.tokens) {
    if (inner.type !== 'image') inline.push(inner);
    else {
      flush();
      blocks.push({ type: 'image', source: inner.href, alt: inner.text });
    }
  }
  flush();
  return blocks;
}

function list(token: Tokens.List, origin: string, depth: number): DraftBlock[] {
  const type = token.ordered ? 'numbered_list_item' : 'bulleted_list_item';
  return token.items.flatMap((item) => {
    const own = item.tokens.filter((inner) => inner.type === 'text' || inner.type === 'paragraph');
    const lists = item.tokens.filter((inner) => inner.type === 'list');
    const inline = own.flatMap((inner) => ('tokens' in inner && inner.tokens) || [inner]);
    return [
      ...text(type, inline, origin, depth),
      ...lists.flatMap((inner) => list(inner as Tokens.List, origin, depth + 1)),
    ];
  });
}

type Formatting = Omit<Span, 'text'>;

function spansOf(tokens: readonly Token[], formatting: Formatting, origin: string): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return spansOf(token.tokens ?? [], { ...formatting, bold: true }, origin);
      case 'em':
        return spansOf(token.tokens ?? [], { ...formatting, italic: true }, origin);
      case 'del':
        return spansOf(token.tokens ?? [], { ...formatting, strike: true }, origin);
      case 'link': {
        const href = safeHref(token.href, origin);
        return spansOf(token.tokens ?? [], href ? { ...formatting, href } : formatting, origin);
      }
      case 'codespan':
        return [{ ...formatting, text: token.text, code: true }];
      case 'br':
        return [{ ...formatting, text: '\n' }];
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? spansOf(token.tokens, formatting, origin)
          : [{ ...formatting, text: unescapeEntities(token.text).replace(/\n/g, ' ') }];
      default:
        return [];
    }
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the entities of the five characters with a meaning in HTML. */
function unescapeEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
