import { lexer, type Token, type Tokens } from 'marked';
import { type DraftBlock, type Span, type TableBlock, type TextType, textBlock } from './blocks.ts';
import { cleanText, safeHref } from './safe-text.ts';

/**
 * Converts Markdown to the blog's block types. Headings below level 3 become level 3. Raw HTML and
 * rules are dropped.
 */
export function markdownBlocks(markdown: string, origin: string): DraftBlock[] {
  return blocksOf(lexer(cleanText(markdown), { gfm: true }), origin);
}

/** The same for Markdown that `lexer` has read. */
export function blocksOf(tokens: readonly Token[], origin: string): DraftBlock[] {
  return tokens.flatMap((token) => blocksOfToken(token, origin));
}

function blocksOfToken(token: Token, origin: string): DraftBlock[] {
  switch (token.type) {
    case 'heading': {
      const level = Math.min((token as Tokens.Heading).depth, 3) as 1 | 2 | 3;
      return [...text(`heading_${level}`, token.tokens, origin), ...picturesIn(token)];
    }
    case 'paragraph':
      return paragraph(token as Tokens.Paragraph, origin);
    case 'list':
      return list(token as Tokens.List, origin, 0);
    case 'code':
      return [textBlock('code', [{ text: (token as Tokens.Code).text }])];
    case 'blockquote':
      return blocksOf(token.tokens ?? [], origin).map((block) =>
        block.type === 'paragraph' ? { ...block, type: 'quote' } : block,
      );
    case 'table':
      return [table(token as Tokens.Table, origin), ...picturesInCells(token as Tokens.Table)];
    default:
      return [];
  }
}

function table({ header, rows }: Tokens.Table, origin: string): TableBlock {
  const cells = [header, ...rows].map((row) =>
    row.map(({ tokens }) => {
      const { content, spans } = textBlock('paragraph', spansOf(tokens, {}, origin));
      return { content, ...(spans && { spans }) };
    }),
  );
  const content = cells.map((row) => row.map((cell) => cell.content).join('\t')).join('\n');
  return { type: 'table', content, rows: cells };
}

/** The text of inline tokens, without formatting. */
export function plainText(tokens: Token[] | undefined, origin: string): string {
  return textBlock('heading_1', spansOf(tokens ?? [], {}, origin)).content;
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
    inline.push(inner);
    const pictures = picturesIn(inner);
    if (pictures.length > 0) {
      flush();
      blocks.push(...pictures);
    }
  }
  flush();
  return blocks;
}

function list(token: Tokens.List, origin: string, depth: number): DraftBlock[] {
  const type = token.ordered ? 'numbered_list_item' : 'bulleted_list_item';
  // The number that an item has by its position; a block of another kind ends the page's list.
  let next = 1;
  return token.items.flatMap((item, index) => {
    const inline: Token[] = [];
    const others: DraftBlock[] = [];
    for (const inner of item.tokens) {
      if (inner.type === 'list') others.push(...list(inner as Tokens.List, origin, depth + 1));
      else if (inner.type === 'text' || inner.type === 'paragraph') {
        if (inline.length > 0) inline.push({ type: 'br', raw: '' });
        inline.push(...(('tokens' in inner && inner.tokens) || [inner]));
        others.push(...picturesIn(inner));
      } else others.push(...blocksOfToken(inner, origin));
    }
    const own = text(type, inline, origin, depth).map((block) => {
      const number = Number(token.start) + index;
      const counted = token.ordered && number !== next ? { ...block, number } : block;
      next = number + 1;
      return counted;
    });
    if (!others.every((block) => block.type.endsWith('_list_item'))) next = 1;
    return [...own, ...others];
  });
}

/** The pictures in a token, which have blocks of their own: also those in links. */
function picturesIn(token: Token): DraftBlock[] {
  if (token.type === 'image') return [{ type: 'image', source: token.href, alt: token.text }];
  return 'tokens' in token ? (token.tokens ?? []).flatMap(picturesIn) : [];
}

function picturesInCells({ header, rows }: Tokens.Table): DraftBlock[] {
  return [header, ...rows].flat().flatMap(({ tokens }) => tokens.flatMap(picturesIn));
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
