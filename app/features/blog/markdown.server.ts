import { lexer, type Token, type Tokens } from 'marked';
import { type Block, type Span, type TextType, textBlock } from './blocks.ts';
import { cleanText, safeHref } from './safe-text.ts';

/** A picture that a text names; the sync fetches and stores it. */
export interface PictureReference {
  type: 'image';
  /** As written: an address, or a path beside the file. */
  source: string;
  alt: string;
}

export type DraftBlock = Exclude<Block, { type: 'image' }> | PictureReference;

/**
 * Turns Markdown into the blocks that Notion gives (spec.md section 2). What no block type can
 * hold is left out: raw HTML, tables, rules. Quotes become paragraphs, headings below the third
 * level the third, code blocks a paragraph of code.
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

type Marks = Omit<Span, 'text'>;

function spansOf(tokens: readonly Token[], marks: Marks, origin: string): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return spansOf(token.tokens ?? [], { ...marks, bold: true }, origin);
      case 'em':
        return spansOf(token.tokens ?? [], { ...marks, italic: true }, origin);
      case 'del':
        return spansOf(token.tokens ?? [], { ...marks, strike: true }, origin);
      case 'link': {
        const href = safeHref(token.href, origin);
        return spansOf(token.tokens ?? [], href ? { ...marks, href } : marks, origin);
      }
      case 'codespan':
        return [{ ...marks, text: token.text, code: true }];
      case 'br':
        return [{ ...marks, text: '\n' }];
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? spansOf(token.tokens, marks, origin)
          : [{ ...marks, text: unescapeEntities(token.text).replace(/\n/g, ' ') }];
      default:
        return [];
    }
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The five entities that Markdown authors write for signs with a meaning. */
function unescapeEntities(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
