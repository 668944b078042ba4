import * as v from 'valibot';
import { mismatch } from '../../../lib/json.ts';
import { type DraftBlock, notionTextTypes, type Span, type TextType, textBlock } from './blocks.ts';
import { type Draft, isDay, publishTime } from './post.ts';
import { cleanLine, cleanText, safeHref, toSlug } from './safe-text.ts';

/** Notion's response doesn't match its documentation; the message says where. */
export class InvalidNotionResponseError extends Error {}

/** The request failed: Notion is down, slow, refuses or doesn't send JSON. */
export class NotionUnavailableError extends Error {}

/**
 * A time that Notion recorded, in ISO 8601 with its offset. The pattern alone allows February 30, and
 * the offset `+05`, which `Date.parse` can't read.
 */
const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
);

const property = v.looseObject({ type: v.string() });

/** A page (https://developers.notion.com/reference/page), only the parts that we use. */
export const notionPageSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  created_time: timestamp,
  last_edited_time: timestamp,
  in_trash: v.optional(v.boolean(), false),
  archived: v.optional(v.boolean(), false),
  cover: v.optional(v.nullable(v.unknown())),
  properties: v.record(v.string(), property),
});
export type NotionPage = v.InferOutput<typeof notionPageSchema>;

const richTextSchema = v.array(
  v.object({
    plain_text: v.string(),
    href: v.optional(v.nullable(v.string())),
    annotations: v.optional(
      v.object({
        bold: v.optional(v.boolean()),
        italic: v.optional(v.boolean()),
        strikethrough: v.optional(v.boolean()),
        code: v.optional(v.boolean()),
      }),
    ),
  }),
);

const fileSchema = v.variant('type', [
  v.object({ type: v.literal('external'), external: v.object({ url: v.string() }) }),
  v.object({ type: v.literal('file'), file: v.object({ url: v.string() }) }),
]);

const blockSchema = v.looseObject({
  id: v.string(),
  type: v.string(),
  has_children: v.optional(v.boolean(), false),
});
export type NotionBlock = v.InferOutput<typeof blockSchema>;

/** @throws {InvalidNotionResponseError} */
export function readBlock(raw: unknown): NotionBlock {
  return parse(blockSchema, raw, 'a block');
}

/** Property names in lowercase letters only; the first one that the page has counts. */
const propertyNames = {
  slug: ['slug'],
  excerpt: ['excerpt', 'summary', 'description'],
  category: ['category'],
  author: ['author', 'authors'],
  publishDate: ['publishdate', 'publisheddate', 'publishedon', 'date'],
  tags: ['tags'],
  seoTitle: ['seotitle'],
  metaDescription: ['metadescription', 'seodescription'],
  published: ['published'],
  status: ['status'],
};

/** Whether the author published the page, by its `Published` checkbox or its `Status`. */
export function isPublished(page: NotionPage): boolean {
  if (page.in_trash || page.archived) return false;
  const box = find(page, propertyNames.published);
  if (box?.type === 'checkbox') return box.checkbox === true;
  const status = find(page, propertyNames.status);
  return !!status && ['published', 'live'].includes(plain(status).toLowerCase());
}

/**
 * Reads a post's fields, without its blocks.
 * @throws {InvalidNotionResponseError} for a page without a title.
 */
export function pageFields(page: NotionPage, siteName: string): Omit<Draft, 'content'> {
  const titled = Object.values(page.properties).find(({ type }) => type === 'title');
  const title = titled ? cleanLine(plain(titled), 160) : '';
  if (!title) throw new InvalidNotionResponseError('the page has no title');
  const value = (name: keyof typeof propertyNames, maxLength: number) => {
    const found = find(page, propertyNames[name]);
    return found ? cleanLine(plain(found), maxLength) : '';
  };
  const excerpt = value('excerpt', 300);
  const date = value('publishDate', 40);
  return {
    notionId: page.id,
    slug: toSlug(value('slug', 90)) || toSlug(title) || `post-${page.id.slice(0, 8)}`,
    title,
    excerpt,
    category: value('category', 40),
    author: value('author', 80) || siteName,
    publishDate: publishTime(date) === undefined ? null : date,
    modifiedAt: Date.parse(page.last_edited_time),
    tags: list(find(page, propertyNames.tags)).slice(0, 20),
    seoTitle: value('seoTitle', 160) || title,
    metaDescription: value('metaDescription', 320) || excerpt || title,
    cover: null,
  };
}

/** URL of the page's cover picture. */
export function coverUrl(page: NotionPage): string | undefined {
  const file = v.safeParse(fileSchema, page.cover);
  return file.success ? fileUrl(file.output) : undefined;
}

/**
 * Converts a block; undefined for types the blog doesn't show (spec.md section 2).
 * @throws {InvalidNotionResponseError} for a known type of the wrong shape.
 */
export function draftBlock(
  block: NotionBlock,
  origin: string,
  depth: number,
): DraftBlock | undefined {
  const type = notionTextTypes.find((known) => known === block.type);
  if (type) return textOf(type, block, origin, depth);
  if (block.type !== 'image') return undefined;
  const file = parse(fileSchema, block.image, `image ${block.id}`);
  const { caption } = parse(
    v.object({ caption: v.optional(richTextSchema, []) }),
    block.image,
    `image ${block.id}`,
  );
  const alt = caption.map((part) => part.plain_text).join('');
  return { type: 'image', source: fileUrl(file), alt };
}

/** Whether a block has children that we read; only lists nest. */
export function hasListChildren(block: NotionBlock): boolean {
  return block.has_children && block.type.endsWith('_list_item');
}

function textOf(type: TextType, block: NotionBlock, origin: string, depth: number) {
  const { rich_text } = parse(
    v.object({ rich_text: richTextSchema }),
    block[type],
    `${type} ${block.id}`,
  );
  const spans = rich_text.map(({ plain_text, href, annotations = {} }): Span => {
    const safe = href ? safeHref(href, origin) : undefined;
    return {
      text: cleanText(plain_text),
      ...(annotations.bold && { bold: true as const }),
      ...(annotations.italic && { italic: true as const }),
      ...(annotations.strikethrough && { strike: true as const }),
      ...(annotations.code && { code: true as const }),
      ...(safe && { href: safe }),
    };
  });
  const text = textBlock(type, spans, depth);
  return text.content.trim() ? text : undefined;
}

function fileUrl(file: v.InferOutput<typeof fileSchema>): string {
  return file.type === 'external' ? file.external.url : file.file.url;
}

type Property = v.InferOutput<typeof property>;

function find(page: NotionPage, wanted: readonly string[]): Property | undefined {
  const entries = Object.entries(page.properties).map(
    ([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ''), value] as const,
  );
  for (const name of wanted) {
    const found = entries.find(([known]) => known === name);
    if (found) return found[1];
  }
  return undefined;
}

const named = v.object({ name: v.string() });

/** Reads a property's value as text. https://developers.notion.com/reference/page-property-values */
function plain(value: Property): string {
  const inner = value[value.type];
  if (inner === null || inner === undefined) return '';
  if (value.type === 'title' || value.type === 'rich_text') {
    return parse(richTextSchema, inner, value.type)
      .map((part) => part.plain_text)
      .join('');
  }
  if (value.type === 'select' || value.type === 'status')
    return parse(named, inner, 'a choice').name;
  if (value.type === 'date') return parse(v.object({ start: v.string() }), inner, 'a date').start;
  if (value.type === 'people' || value.type === 'multi_select') return list(value).join(', ');
  return typeof inner === 'string' ? inner : '';
}

function list(value: Property | undefined): string[] {
  if (!value) return [];
  const inner = value[value.type];
  const people = v.array(v.object({ name: v.optional(v.nullable(v.string())) }));
  const texts =
    Array.isArray(inner) && (value.type === 'multi_select' || value.type === 'people')
      ? parse(people, inner, value.type).map(({ name }) => name ?? '')
      : plain(value).split(',');
  return [...new Set(texts.map((text) => cleanLine(text, 40)).filter(Boolean))];
}

/** @throws {InvalidNotionResponseError} */
function parse<T extends v.GenericSchema>(schema: T, raw: unknown, what: string): v.InferOutput<T> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  throw new InvalidNotionResponseError(`${what}: ${mismatch(parsed.issues)}`);
}
