import { SAXParser } from 'parse5-sax-parser';

/** Elements within a line of text. */
const inline = new Set(
  'a abbr b br code del em i ins mark q s small span strong sub sup time wbr'.split(' '),
);
/** Elements without an end tag. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** Drawings, and the words of a form's controls, claim nothing. */
const skipped = new Set('button label legend noscript option script style svg'.split(' '));

/**
 * The sentences in a page's `<main>`, in order. What belongs together is one sentence: the cells of a
 * row, a term and its definition (`Setup fee | None | None`), a question and the first sentence of
 * its answer (`Can I cancel? Yes, …`), and a card's name with each line of its list
 * (`Pro | SEO insights`). Left out is what assistive technology skips (`aria-hidden`): it repeats the
 * text or decorates it.
 * @param cards headings that name a card.
 */
export function sentencesOf(html: string, cards: ReadonlySet<string>): string[] {
  const open: { name: string; hidden: boolean }[] = [];
  const found: string[] = [];
  let row: string[] = [];
  let [text, card, question, afterLink] = ['', '', '', false];
  const within = (...names: string[]) => open.some(({ name }) => names.includes(name));
  const endRow = () => {
    if (row.length > 0) found.push(row.join(' | '));
    row = [];
  };
  const endBlock = () => {
    const block = text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?)”])/g, '')
      .trim();
    text = '';
    if (!block) return;
    if (within('tr', 'dl')) row.push(block);
    else if (within('summary')) question = block;
    else if (within('h1', 'h2', 'h3')) {
      card = cards.has(block) ? block : '';
      found.push(block);
    } else {
      const [first = '', ...others] = split(block);
      const start = question ? `${question} ${first}` : first;
      found.push(
        ...[start, ...others].map((one) => (card && within('li') ? `${card} | ${one}` : one)),
      );
      question = '';
    }
  };

  const parser = new SAXParser();
  parser.on('startTag', ({ tagName: name, attrs, selfClosing }) => {
    if (!inline.has(name) || (name === 'a' && afterLink)) endBlock();
    if (name === 'dt') endRow();
    text += ' ';
    if (empty.has(name) || selfClosing) return;
    const hidden = attrs.some((one) => one.name === 'aria-hidden' && one.value === 'true');
    open.push({ name, hidden: hidden || skipped.has(name) });
  });
  parser.on('endTag', ({ tagName: name }) => {
    if (!inline.has(name)) endBlock();
    if (name === 'tr' || name === 'dl') endRow();
    open.length = Math.max(
      0,
      open.findLastIndex((one) => one.name === name),
    );
    text += ' ';
    afterLink = name === 'a';
  });
  parser.on('text', (token) => {
    if (!within('main') || open.some(({ hidden }) => hidden)) return;
    text += token.text;
    if (token.text.trim()) afterLink = false;
  });
  parser.end(html);
  return found;
}

/** `One. “Two.” Three?` are three; `Yes. You can.` is one. */
function split(text: string): string[] {
  return text.split(/(?<=[.?!…]”?)(?<!^\w+\.) (?=“?[\p{Lu}\p{N}$])/u);
}
