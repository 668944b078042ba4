/**
 * What an e-mail is made of. The HTML and the text are made from the same list, so that neither can
 * say what the other does not. All strings are plain text; nothing in them is ever read as markup.
 */
export type Block =
  | { type: 'heading'; text: string }
  /** Heads what follows. */
  | { type: 'title'; text: string }
  | { type: 'paragraph'; text: string; quiet?: boolean }
  /** Label and value; a value may be a link (`https:`, `mailto:`, `tel:`). */
  | { type: 'facts'; rows: Fact[] }
  /** Somebody's own words, line breaks kept. */
  | { type: 'quote'; label: string; text: string }
  | { type: 'button'; label: string; href: string }
  /** Steps drawn as stations of a line. */
  | { type: 'stations'; stops: string[] }
  /** A line to be typed at a prompt. */
  | { type: 'command'; text: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The address if it is one that a reader may safely follow. */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  return linkSchemes.has(new URL(href).protocol) ? href : undefined;
}
