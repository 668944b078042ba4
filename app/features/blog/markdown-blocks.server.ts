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
      return text(`heading_${level}`, token.tokens, origin);
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
      return [table(token as Tokens.Table, origin)];
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
