import {
  barriers,
  blockElements,
  closesItsLike,
  closesParagraph,
  headings,
  tableParts,
} from './elements.ts';

/** Depth beyond which elements are no longer followed. Browsers stop at 512. */
export const maxDepth = 1_000;

export interface OpenElement {
  readonly tag: string;
  /** Whether it or an element around it is hidden, or holds text that nobody reads. */
  readonly hidden: boolean;
  readonly foreign: boolean;
  readonly preformatted: boolean;
  readonly classes: string;
  /** Called once, when the element ends. */
  readonly onClose: (() => void)[];
}

/**
 * The open elements at a place of the page: a light model of an HTML parser's tree construction.
 * It knows implied end tags and misnested ones, and costs at most `maxDepth` steps a tag.
 */
export class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #count = new Map<string, number>();

  get current(): OpenElement | undefined {
    return this.#stack.at(-1);
  }

  get depth(): number {
    return this.#stack.length;
  }

  /** Class names of the innermost `levels` elements. */
  classes(levels: number): string {
    return this.#stack
      .slice(-levels)
      .map(({ classes }) => classes)
      .join(' ');
  }

  has(tag: string): boolean {
    return (this.#count.get(tag) ?? 0) > 0;
  }

  push(element: OpenElement): void {
    this.#stack.push(element);
    this.#count.set(element.tag, (this.#count.get(element.tag) ?? 0) + 1);
  }

  /** Closes what the start of `tag` ends without an end tag. */
  closeBefore(tag: string): void {
    if (closesParagraph.has(tag) && this.has('p')) this.#closeUpTo(new Set(['p']), barriers);
    const like = closesItsLike[tag];
    if (like) this.#closeUpTo(like.group, like.within);
    if (tag === 'a') this.close('a');
    if (headings.has(tag) && headings.has(this.current?.tag ?? '')) this.#pop();
  }

  /** Handles an end tag. One that no open element matches is ignored, as by a browser. */
  close(tag: string): void {
    if (!this.has(tag)) return;
    if (tag === 'a') {
      this.#remove(tag);
      return;
    }
    const inline = blockElements.has(tag) ? barriers : blockElements;
    this.#closeUpTo(new Set([tag]), tableParts.has(tag) ? new Set(['template']) : inline);
  }

  closeAll(): void {
    while (this.#stack.length > 0) this.#pop();
  }

  /** Ends the innermost `tag`, and leaves the elements in it open. */
  #remove(tag: string): void {
    const at = this.#stack.findLastIndex((element) => element.tag === tag);
    const [element] = this.#stack.splice(at, 1);
    if (element) this.#closed(element);
  }

  #closeUpTo(group: ReadonlySet<string>, within: ReadonlySet<string>): void {
    for (let at = this.#stack.length - 1; at >= 0; at -= 1) {
      const { tag } = this.#stack[at] as OpenElement;
      if (group.has(tag)) {
        while (this.#stack.length > at) this.#pop();
        return;
      }
      if (within.has(tag)) return;
    }
  }

  #pop(): void {
    const element = this.#stack.pop();
    if (element) this.#closed(element);
  }

  #closed({ tag, onClose }: OpenElement): void {
    this.#count.set(tag, (this.#count.get(tag) ?? 1) - 1);
    for (const close of onClose) close();
  }
}
