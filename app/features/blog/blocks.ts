import * as v from 'valibot';

/** A run of text with one formatting. `href` has passed `safeHref`. */
export const spanSchema = v.object({
  text: v.string(),
  bold: v.optional(v.literal(true)),
  italic: v.optional(v.literal(true)),
  code: v.optional(v.literal(true)),
  strike: v.optional(v.literal(true)),
  href: v.optional(v.string()),
});
export type Span = v.InferOutput<typeof spanSchema>;

/** A stored picture; every path begins with `/media/`. */
export const pictureSchema = v.object({
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  /** In the original's format, for browsers and feed readers without WebP. */
  fallback: v.string(),
  /** By width, widest last. */
  webp: v.array(v.object({ path: v.string(), width: v.number() })),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** Types of Notion's blocks that hold text (spec.md section 2). */
export const notionTextTypes = [
  'heading_1',
  'heading_2',
  'heading_3',
  'paragraph',
  'bulleted_list_item',
  'numbered_list_item',
] as const;

/** Types of blocks that hold text. Only Markdown files have quotes and code. */
const textTypes = [...notionTextTypes, 'quote', 'code'] as const;
export type TextType = (typeof textTypes)[number];

export const textBlockSchema = v.object({
  type: v.picklist(textTypes),
  /** The whole text without formatting. */
  content: v.string(),
  /** The same text with formatting; absent where there is none. */
  spans: v.optional(v.array(spanSchema)),
  /** Nesting level of a list item; absent at the top level. */
  depth: v.optional(v.number()),
  /** Number of an item where a numbered list of a Markdown file begins or goes on; absent for 1. */
  number: v.optional(v.number()),
});
export type TextBlock = v.InferOutput<typeof textBlockSchema>;

export const imageBlockSchema = v.object({
  type: v.literal('image'),
  /** Path of the fallback file. */
  url: v.string(),
  picture: pictureSchema,
});
export type ImageBlock = v.InferOutput<typeof imageBlockSchema>;

const cellSchema = v.object({ content: v.string(), spans: v.optional(v.array(spanSchema)) });

export const tableBlockSchema = v.object({
  type: v.literal('table'),
  /** The whole text: one line a row, cells separated by tabs. */
  content: v.string(),
  /** The first row has the columns' headers. */
  rows: v.array(v.array(cellSchema)),
});
export type TableBlock = v.InferOutput<typeof tableBlockSchema>;

export const blockSchema = v.variant('type', [textBlockSchema, tableBlockSchema, imageBlockSchema]);
export type Block = v.InferOutput<typeof blockSchema>;

/** Reference to a picture that the sync fetches and stores. */
export interface PictureReference {
  type: 'image';
  /** URL, or path relative to the Markdown file. */
  source: string;
  alt: string;
}

/** A block whose picture isn't stored yet. */
export type DraftBlock = TextBlock | TableBlock | PictureReference;

/** A block in API responses: its type with its content or its url (spec.md section 3). */
export type PublicBlock = { type: string; content: string } | { type: string; url: string };

export function publicBlock(block: Block): PublicBlock {
  return block.type === 'image'
    ? { type: block.type, url: block.url }
    : { type: block.type, content: block.content };
}

/** Deepest list level we keep; deeper items move up to it. */
export const maxListDepth = 3;

/** Longest text of a block in characters: browsers take seconds to lay out huge headings. */
const maxLength = { heading: 500, text: 50_000 };

/** Creates a text block: cuts long text, merges spans of the same formatting, drops empty ones. */
export function textBlock(type: TextType, spans: readonly Span[], depth = 0): TextBlock {
  const joined: Span[] = [];
  let room = type.startsWith('heading') ? maxLength.heading : maxLength.text;
  for (const span of spans) {
    const text = span.text.slice(0, room).toWellFormed();
    room -= text.length;
    if (text === '') continue;
    const last = joined.at(-1);
    if (last && sameFormatting(last, span)) last.text += text;
    else joined.push({ ...span, text });
  }
  const content = joined.map((span) => span.text).join('');
  const formatted = joined.some((span) => Object.keys(span).length > 1);
  return {
    type,
    content,
    ...(formatted && { spans: joined }),
    ...(depth > 0 && { depth: Math.min(depth, maxListDepth) }),
  };
}

function sameFormatting(a: Span, b: Span): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.code === b.code &&
    a.strike === b.strike &&
    a.href === b.href
  );
}

/** Number of words in all text blocks. */
export function countWords(blocks: readonly ({ content: string } | { type: 'image' })[]): number {
  return blocks.reduce(
    (sum, block) => sum + ('content' in block ? (block.content.match(/\S+/g)?.length ?? 0) : 0),
    0,
  );
}

/** Reading time in minutes at 230 words a minute (Brysbaert 2019: 238 for English non-fiction). */
export function readingMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(countWords(blocks) / 230));
}

/** A list item with its nested lists. */
export interface ListItem {
  block: TextBlock;
  inner: ListGroup[];
}

/** A list: consecutive items of one type, numbered by position (spec.md section 2). */
export interface ListGroup {
  kind: 'list';
  ordered: boolean;
  /** Number of the first item. */
  start: number;
  items: ListItem[];
}

export type Part =
  | { kind: 'text'; block: TextBlock }
  | { kind: 'quote'; blocks: TextBlock[] }
  | { kind: 'table'; block: TableBlock }
  | { kind: 'image'; block: ImageBlock }
  | ListGroup;

/** Groups list items into nested lists and quoted paragraphs into quotes; others stay single. */
export function groupBlocks(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let run: TextBlock[] = [];
  const flush = () => {
    parts.push(...listsOf(run, 0));
    run = [];
  };
  for (const block of blocks) {
    if (isItem(block)) {
      run.push(block);
      continue;
    }
    flush();
    const last = parts.at(-1);
    if (block.type === 'image') parts.push({ kind: 'image', block });
    else if (block.type === 'table') parts.push({ kind: 'table', block });
    else if (block.type !== 'quote') parts.push({ kind: 'text', block });
    else if (last?.kind === 'quote') last.blocks.push(block);
    else parts.push({ kind: 'quote', blocks: [block] });
  }
  flush();
  return parts;
}

type ItemBlock = TextBlock & { type: `${'bulleted' | 'numbered'}_list_item` };

export function isItem(block: Block): block is ItemBlock {
  return block.type === 'bulleted_list_item' || block.type === 'numbered_list_item';
}

/** Items deeper than `depth` go into the item before them; without one, they move up to `depth`. */
function listsOf(items: readonly TextBlock[], depth: number): ListGroup[] {
  const groups: ListGroup[] = [];
  let at = 0;
  for (let block = items[at]; block; block = items[at]) {
    let end = at + 1;
    while (end < items.length && (items[end]?.depth ?? 0) > depth) end += 1;
    const ordered = block.type === 'numbered_list_item';
    const item = { block, inner: listsOf(items.slice(at + 1, end), depth + 1) };
    const last = groups.at(-1);
    if (last?.ordered === ordered && block.number === undefined) last.items.push(item);
    else groups.push({ kind: 'list', ordered, start: block.number ?? 1, items: [item] });
    at = end;
  }
  return groups;
}

/** A heading of a post's page. */
export interface Heading {
  block: TextBlock;
  /** 2 to 4: the post's largest heading is one level below its title (WCAG 1.3.1). */
  level: 2 | 3 | 4;
  /** The element's id, for links. */
  id: string;
}

/** A post's headings with their levels in the page's outline, which skips none. */
export function outline(blocks: readonly Block[], toId: (text: string) => string): Heading[] {
  const headings = blocks.filter(
    (block): block is TextBlock => block.type.startsWith('heading_') && 'content' in block,
  );
  const sizes = headings.map((block) => Number(block.type.at(-1)));
  const largest = Math.min(...sizes);
  const ids = new Set<string>();
  let before = 1;
  return headings.map((block, index) => {
    const wanted = (sizes[index] ?? 1) - largest + 2;
    const level = Math.min(wanted, before + 1) as Heading['level'];
    before = level;
    const base = toId(block.content) || 'section';
    let id = base;
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
    ids.add(id);
    return { block, level, id };
  });
}
