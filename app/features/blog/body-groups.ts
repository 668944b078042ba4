import type { Block, ImageBlock, TextBlock } from './blocks.ts';

/** One item with the lists inside it. */
export interface ListItem {
  block: TextBlock;
  inner: ListGroup[];
}

/** Neighbouring items of one type: a list, numbered by position (spec.md section 2). */
export interface ListGroup {
  kind: 'list';
  ordered: boolean;
  items: ListItem[];
}

export type Part =
  | { kind: 'text'; block: TextBlock }
  | { kind: 'image'; block: ImageBlock }
  | ListGroup;

/** Gathers list items into lists, also inside each other; every other block stands alone. */
export function groupBlocks(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let run: TextBlock[] = [];
  const flush = () => {
    parts.push(...listsOf(run, 0));
    run = [];
  };
  for (const block of blocks) {
    if (block.type === 'image') {
      flush();
      parts.push({ kind: 'image', block });
    } else if (isItem(block)) run.push(block);
    else {
      flush();
      parts.push({ kind: 'text', block });
    }
  }
  flush();
  return parts;
}

export function isItem(block: Block): block is TextBlock {
  return block.type === 'bulleted_list_item' || block.type === 'numbered_list_item';
}

/** Items deeper than `depth` belong to the item before them; one without such stands at `depth`. */
function listsOf(items: readonly TextBlock[], depth: number): ListGroup[] {
  const groups: ListGroup[] = [];
  for (let at = 0; at < items.length; ) {
    const block = items[at] as TextBlock;
    let end = at + 1;
    while (end < items.length && (items[end]?.depth ?? 0) > depth) end += 1;
    const ordered = block.type === 'numbered_list_item';
    const item = { block, inner: listsOf(items.slice(at + 1, end), depth + 1) };
    const last = groups.at(-1);
    if (last?.ordered === ordered) last.items.push(item);
    else groups.push({ kind: 'list', ordered, items: [item] });
    at = end;
  }
  return groups;
}

/** A heading as the page shows it. */
export interface Heading {
  block: TextBlock;
  /** 2 to 4: the largest heading of the post stands right below its title (WCAG 1.3.1). */
  level: 2 | 3 | 4;
  /** Of the element, for links. */
  id: string;
}

/** Every heading of a post with its place in the page's outline, in which no level is skipped. */
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
