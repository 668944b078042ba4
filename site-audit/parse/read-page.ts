import { finished } from 'node:stream/promises';
import { SAXParser, type StartTag } from 'parse5-sax-parser';
import { decodePage } from './encoding.ts';
import type { Page } from './page.ts';
import { PageReader } from './page-reader.ts';

/** Start and end tags that are followed; a page of 1 MB has at most some 60,000. */
const maxTags = 400_000;

/** Drawings and formulas in each other; the parser's time grows with the square of their depth. */
const maxForeign = 500;
const foreign = new Set(['svg', 'math']);

/**
 * Reads a page in one pass. Time and memory grow with the length of the page alone, whatever its
 * markup: 1 MB takes about 0.1 s.
 *
 * @param bytes the body as decompressed
 * @param contentType the response's header
 */
export async function readPage(bytes: Uint8Array, contentType: string | undefined): Promise<Page> {
  const { text, encoding } = decodePage(bytes, contentType);
  const reader = new PageReader();
  const parser = new SAXParser();
  let tags = 0;
  let depth = 0;
  const tooMany = () => tags > maxTags || depth > maxForeign;
  const counted = (tag: string, nests: number, handle: () => void) => {
    tags += 1;
    if (foreign.has(tag)) depth = Math.max(0, depth + nests);
    if (tooMany()) parser.stop();
    else handle();
  };
  parser.on('startTag', (tag: StartTag) =>
    counted(tag.tagName, tag.selfClosing ? 0 : 1, () => reader.startTag(tag)),
  );
  parser.on('endTag', ({ tagName }) => counted(tagName, -1, () => reader.endTag(tagName)));
  parser.on('text', ({ text }) => reader.text(text));
  parser.end(text);
  await finished(parser);
  return { encoding, ...reader.end(tooMany()) };
}
