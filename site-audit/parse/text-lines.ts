import { Capture, countWords, line } from './text.ts';

/** Captures that may be open at once (an element's, and those of the elements around it). */
const maxCaptures = 40;
const maxLines = 6_000;
/** Characters of all lines; a long page has 100,000. */
const maxText = 400_000;
/** Characters of a line; a longer one is split. */
const maxLine = 5_000;

/** Gathers a page's text into lines, and into the captures of the elements that are open. */
export class TextLines {
  readonly visible: string[] = [];
  readonly hidden: string[] = [];
  words = 0;
  readonly #captures = new Set<Capture>();
  #length = 0;
  #visible = '';
  #hidden = '';

  /** Whether a limit left lines out. */
  get full(): boolean {
    return this.visible.length >= maxLines || this.#length >= maxText;
  }

  /** Starts to collect the visible text that follows. */
  capture(limit = 2_000): { text: () => string; end: () => void } {
    const capture = new Capture(limit);
    if (this.#captures.size < maxCaptures) this.#captures.add(capture);
    return { text: () => capture.text, end: () => this.#captures.delete(capture) };
  }

  add(text: string, hidden: boolean): void {
    if (hidden) {
      if (this.#hidden.length < maxLine) this.#hidden += text.slice(0, maxLine);
      return;
    }
    for (let at = 0; at < text.length; at += maxLine) {
      this.#visible += text.slice(at, at + maxLine);
      if (this.#visible.length >= maxLine) this.#flush();
    }
    for (const capture of this.#captures) capture.add(text);
  }

  endLine(): void {
    this.#flush();
    for (const capture of this.#captures) capture.add(' ');
  }

  /** The last visible line before this place. */
  get last(): string {
    return line(this.#visible) || (this.visible.at(-1) ?? '');
  }

  #flush(): void {
    const [visible, hidden] = [this.full ? '' : line(this.#visible), line(this.#hidden)];
    this.#visible = '';
    this.#hidden = '';
    if (visible) {
      this.#length += visible.length;
      this.visible.push(visible);
      this.words += countWords(visible);
    }
    if (hidden && this.hidden.length < maxLines) this.hidden.push(hidden);
  }
}
