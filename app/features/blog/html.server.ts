import { escapeMarkup } from '../../../lib/markup.ts';
import type { Block, Span, TextBlock } from './blocks.ts';
import { groupBlocks, type ListGroup, type Part } from './body-groups.ts';

/** A post's blocks as HTML for readers outside the site; every address is absolute. */
export function blocksHtml(blocks: readonly Block[], origin: string): string {
  return groupBlocks(blocks)
    .map((part) => partHtml(part, origin))
    .join('\n');
}

function partHtml(part: Part, origin: string): string {
  if (part.kind === 'list') return listHtml(part, origin);
  if (part.kind === 'image') {
    const { fallback, width, height, alt } = part.block.picture;
    return `<p><img src="${escapeMarkup(origin + fallback)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>`;
  }
  const { type } = part.block;
  const tag = type === 'paragraph' ? 'p' : `h${Number(type.at(-1)) + 1}`;
  return `<${tag}>${textHtml(part.block, origin)}</${tag}>`;
}

function listHtml({ ordered, items }: ListGroup, origin: string): string {
  const tag = ordered ? 'ol' : 'ul';
  const inner = items.map(
    (item) =>
      `<li>${textHtml(item.block, origin)}${item.inner.map((list) => listHtml(list, origin)).join('')}</li>`,
  );
  return `<${tag}>${inner.join('')}</${tag}>`;
}

function textHtml({ spans, content }: TextBlock, origin: string): string {
  const html = spans ? spans.map((span) => spanHtml(span, origin)).join('') : escapeMarkup(content);
  return html.replaceAll('\n', '<br>');
}

function spanHtml(span: Span, origin: string): string {
  let html = escapeMarkup(span.text);
  if (span.code) html = `<code>${html}</code>`;
  if (span.bold) html = `<strong>${html}</strong>`;
  if (span.italic) html = `<em>${html}</em>`;
  if (span.strike) html = `<s>${html}</s>`;
  if (!span.href) return html;
  const href = span.href.startsWith('/') ? origin + span.href : span.href;
  return `<a href="${escapeMarkup(href)}">${html}</a>`;
}
