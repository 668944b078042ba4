import * as z from 'zod/mini';
import { type DraftBlock, notionTextTypes, type Span, type TextType, textBlock } from './blocks.ts';
import { type Draft, publishTime } from './post.ts';
import { cleanLine, cleanText, safeHref, toSlug } from './safe-text.ts';

/** Notion's response doesn't match its documentation; the message says where. */
export class InvalidNotionResponseError extends Error {}

/** The request failed: Notion is down, slow, refuses or doesn't send JSON. */
export class NotionUnavailableError extends Error {}

const property = z.looseObject({ type: z.string() });

/** A page (https://developers.notion.com/reference/page), only the parts that we use. */
export const notionPageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  created_time: z.iso.datetime({ offset: true }),
  last_edited_time: z.iso.datetime({ offset: true }),
  in_trash: z._default(z.boolean(), false),
  archived: z._default(z.boolean(), false),
  cover: z.optional(z.nullable(z.unknown())),
  properties: z.record(z.string(), property),
});
export type NotionPage = z.infer<typeof notionPageSchema>;

const richTextSchema = z.array(
  z.object({
    plain_text: z.string(),
    href: z.optional(z.nullable(z.string())),
    annotations: z.optional(
      z.object({
        bold: z.optional(z.boolean()),
        italic: z.optional(z.boolean()),
        strikethrough: z.optional(z.boolean()),
        code: z.optional(z.boolean()),
      }),
    ),
  }),
);

const fileSchema = z.union([
  z.object({ type: z.literal('external'), external: z.object({ url: z.string() }) }),
  z.object({ type: z.literal('file'), file: z.object({ url: z.string() }) }),
]);

const blockSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  has_children: z._default(z.boolean(), false),
});
export type NotionBlock = z.infer<typeof blockSchema>;

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
  const file = z.safeParse(fileSchema, page.cover);
  return file.success ? fileUrl(file.data) : undefined;
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
    z.object({ caption: z._default(richTextSchema, []) }),
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
    z.object({ rich_text: richTextSchema }),
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

function fileUrl(file: z.infer<typeof fileSchema>): string {
  return file.type === 'external' ? file.external.url : file.file.url;
}

type Property = z.infer<typeof property>;

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

const named = z.object({ name: z.string() });

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
  if (value.type === 'date') return parse(z.object({ start: z.string() }), inner, 'a date').start;
  if (value.type === 'people' || value.type === 'multi_select') return list(value).join(', ');
  return typeof inner === 'string' ? inner : '';
}

function list(value: Property | undefined): string[] {
  if (!value) return [];
  const inner = value[value.type];
  const people = z.array(z.object({ name: z.optional(z.nullable(z.string())) }));
  const texts =
    Array.isArray(inner) && (value.type === 'multi_select' || value.type === 'people')
      ? parse(people, inner, value.type).map(({ name }) => name ?? '')
      : plain(value).split(',');
  return [...new Set(texts.map((text) => cleanLine(text, 40)).filter(Boolean))];
}

/** @throws {InvalidNotionResponseError} */
function parse<T extends z.core.$ZodType>(schema: T, raw: unknown, what: string): z.output<T> {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new InvalidNotionResponseError(`${what}: ${issue?.path.join('.')} ${issue?.message}`);
}
