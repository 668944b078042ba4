import * as z from 'zod/mini';

/** A stretch of text with its marks. `href` has passed `safeHref`. */
export const spanSchema = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
  strike: z.optional(z.literal(true)),
  href: z.optional(z.string()),
});
export type Span = z.infer<typeof spanSchema>;

/** A picture in our own storage; `files` are `/media/…` paths by width, widest last. */
export const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** In the type of the original, for readers and feeds that don't know WebP. */
  fallback: z.string(),
  webp: z.array(z.object({ path: z.string(), width: z.number() })),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Block types that hold text (spec.md section 2). */
export const textTypes = [
  'heading_1',
  'heading_2',
  'heading_3',
  'paragraph',
  'bulleted_list_item',
  'numbered_list_item',
] as const;
export type TextType = (typeof textTypes)[number];

export const textBlockSchema = z.object({
  type: z.enum(textTypes),
  /** The whole text without marks. */
  content: z.string(),
  /** The same text in stretches; absent where there are no marks. */
  spans: z.optional(z.array(spanSchema)),
  /** How deep a list item stands inside other lists; absent at the top. */
  depth: z.optional(z.number()),
});
export type TextBlock = z.infer<typeof textBlockSchema>;

export const imageBlockSchema = z.object({
  type: z.literal('image'),
  /** Path of the fallback file. */
  url: z.string(),
  picture: pictureSchema,
});
export type ImageBlock = z.infer<typeof imageBlockSchema>;

export const blockSchema = z.union([textBlockSchema, imageBlockSchema]);
export type Block = z.infer<typeof blockSchema>;

/** A block as the API gives it: its type with its content or its url (spec.md section 3). */
export type PublicBlock = { type: string; content: string } | { type: string; url: string };

export function publicBlock(block: Block): PublicBlock {
  return block.type === 'image'
    ? { type: block.type, url: block.url }
    : { type: block.type, content: block.content };
}

/** Longest list nesting that is kept; deeper items stand at this depth. */
export const deepestList = 3;

/** Characters of a block beyond which its text is cut: browsers lay out huge headings for seconds. */
const longest = { heading: 500, text: 50_000 };

/** Makes a text block of its stretches: neighbours with the same marks join, empty ones go. */
export function textBlock(type: TextType, spans: readonly Span[], depth = 0): TextBlock {
  const joined: Span[] = [];
  let room = type.startsWith('heading') ? longest.heading : longest.text;
  for (const span of spans) {
    const text = span.text.slice(0, room).toWellFormed();
    room -= text.length;
    if (text === '') continue;
    const last = joined.at(-1);
    if (last && sameMarks(last, span)) last.text += text;
    else joined.push({ ...span, text });
  }
  const content = joined.map((span) => span.text).join('');
  const marked = joined.some((span) => Object.keys(span).length > 1);
  return {
    type,
    content,
    ...(marked && { spans: joined }),
    ...(depth > 0 && { depth: Math.min(depth, deepestList) }),
  };
}

function sameMarks(a: Span, b: Span): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.code === b.code &&
    a.strike === b.strike &&
    a.href === b.href
  );
}

/** Words of all text blocks. */
export function countWords(blocks: readonly ({ content: string } | { type: 'image' })[]): number {
  return blocks.reduce(
    (sum, block) => sum + ('content' in block ? (block.content.match(/\S+/g)?.length ?? 0) : 0),
    0,
  );
}

/** Minutes to read, at 230 words a minute (Brysbaert 2019 measured 238 for English non-fiction). */
export function readingMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(countWords(blocks) / 230));
}
