import { escapeMarkup } from '../../markup.ts';

/** A piece of HTML whose text has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Template tag: what is put in is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = strings.map((string, i) => string + render(parts[i] ?? ''));
  return new Markup(text.join(''));
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('');
  return escapeMarkup(String(part));
}
