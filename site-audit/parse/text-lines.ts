import { Capture, countWords, line } from './text.ts';

/** Captures that may be open at once (an element's, and those of the elements around it). */
const maxCaptures = 40;
const maxLines = 6_000;
/** Characters of all lines; a long page has 100,000. */
const maxText = 400_000;
/** Characters of a line; a longer one is split. */
const maxLine = 5_000;

interface OpenCapture {
  readonly text: () => string;
  readonly end: () => void;
  /** Whether it collects nothing, because too many are open. */
  readonly dropped: boolean;
}

/** Gathers a page's text into lines, and into the captures of the elements that are open. */
export class TextLines {
  readonly visible: string[] = [];
  readonly hidden: string[] = [];
  words = 0;
  /** Whether each wants hidden text, too. */
  readonly #captures = new Map<Capture, boolean>();
  #length = 0;
  #visible = '';
  #hidden = '';

  /** Whether a limit left lines out. */
  get full(): boolean {
    return this.visible.length >= maxLines || this.#length >= maxText;
  }

  /**
   * Starts to collect the text that follows.
   * @param hidden whether hidden text counts
   */
  capture(limit = 2_000, { hidden = false } = {}): OpenCapture {
    const capture = new Capture(limit);
    const dropped = this.#captures.size >= maxCaptures;
    if (!dropped) this.#captures.set(capture, hidden);
    return { text: () => capture.text, end: () => this.#captures.delete(capture), dropped };
  }

  add(text: string, hidden: boolean): void {
    for (const [capture, wantsHidden] of this.#captures)
      if (!hidden || wantsHidden) capture.add(text);
    if (hidden) {
      if (this.#hidden.length < maxLine) this.#hidden += text.slice(0, maxLine);
      return;
    }
    for (let at = 0; at < text.length; at += maxLine) {
      this.#visible += text.slice(at, at + maxLine);
      if (this.#visible.length >= maxLine) this.#flush();
    }
  }

  endLine(): void {
    this.#flush();
    for (const capture of this.#captures.keys()) capture.add(' ');
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
