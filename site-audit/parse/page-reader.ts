import type { StartTag } from 'parse5-sax-parser';
import { attributesOf, frameAddress, hides, hookOf, isUnseen } from './attributes.ts';
import { blockElements, headElements, headings, unreadElements, voidElements } from './elements.ts';
import { cssUrls, loadedUrls } from './loaded-urls.ts';
import { MarkupItems } from './markup-items.ts';
import { maxDepth, OpenElements } from './open-elements.ts';
import type { Attributes, HeadElement, Heading, Page } from './page.ts';
import { PageForms } from './page-forms.ts';
import { Capture, line } from './text.ts';
import { TextLines } from './text-lines.ts';

type Writable<T> = T extends readonly (infer Item)[] ? Item[] : never;

/** Entries that each list of a page holds at most. */
const maxEntries = 5_000;
/** Collects a page from the events of a streaming parser. */
export class PageReader {
  readonly #elements = new OpenElements();
  readonly #lines = new TextLines();
  readonly #forms = new PageForms(this.#lines);
  readonly #items = new MarkupItems(this.#lines);
  readonly #lists = {
    titles: [] as Writable<Page['titles']>,
    metas: [] as HeadElement[],
    linkElements: [] as HeadElement[],
    headings: [] as Heading[],
    links: [] as Writable<Page['links']>,
    images: [] as Writable<Page['images']>,
    frames: [] as Writable<Page['frames']>,
    scripts: [] as Writable<Page['scripts']>,
    jsonLd: [] as string[],
    insecure: [] as Writable<Page['insecure']>,
    hooks: [] as string[],
  };
  readonly #customElements = new Set<string>();
  #html: Attributes | undefined;
  #inBody = false;
  #frameset = false;
  #shadow = false;
  #tooDeep = false;
  /** Text of the open `<title>`, `<script>` or `<style>`. */
  #raw: Capture | undefined;
  #afterEndTag = false;
  #openHeading: { image: boolean } | undefined;

  startTag({ tagName, attrs, selfClosing }: StartTag): void {
    const tag = tagName.toLowerCase();
    const attributes = attributesOf(attrs);
    // Items of these two last to the end of the page.
    if ((tag === 'html' && !this.#html) || tag === 'body') this.#items.start(tag, attributes, []);
    // As in browsers, a second `<html>` adds the attributes that the first lacks.
    if (tag === 'html') this.#html = { ...attributes, ...this.#html };
    if (!this.#placesInHead(tag)) this.#inBody = true;
    if (tag === 'frameset') this.#frameset = true;
    if (tag === 'template' && attributes.shadowrootmode) this.#shadow = true;
    if (tag === 'html' || tag === 'head') return;
    if (this.#elements.has('template')) {
      this.#nest(tag, attributes, selfClosing);
      return;
    }
    this.#elements.closeBefore(tag);
    if (blockElements.has(tag)) this.#lines.endLine();
    else if (this.#afterEndTag) this.#lines.add(' ', this.#hidden);
    const onClose = this.#nest(tag, attributes, selfClosing);
    this.#collect(tag, attributes, onClose);
    if (tag !== 'body') this.#items.start(tag, attributes, onClose);
    this.#insecureUrls(tag, loadedUrls(tag, attributes));
  }

  endTag(tagName: string): void {
    const tag = tagName.toLowerCase();
    if (tag === 'form') this.#forms.end();
    if (blockElements.has(tag)) this.#lines.endLine();
    this.#elements.close(tag);
    this.#afterEndTag = !blockElements.has(tag);
  }

  text(text: string): void {
    this.#afterEndTag = false;
    const { current } = this.#elements;
    if (this.#raw) this.#raw.add(text);
    else if (current && unreadElements.has(current.tag)) this.#lines.add(text, true);
    else this.#readable(text);
  }

  #readable(text: string): void {
    const { current } = this.#elements;
    if (!this.#inBody && /[^\t\n\f\r ]/.test(text) && !this.#elements.has('template'))
      this.#inBody = true;
    const parts = current?.preformatted ? text.split('\n') : [text];
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.#lines.endLine();
      this.#lines.add(part, this.#hidden);
    }
  }

  /** @param stopped whether the page has more than was read */
  end(stopped: boolean): Omit<Page, 'encoding'> {
    this.#elements.closeAll();
    this.#forms.end();
    this.#lines.endLine();
    const { visible, hidden, words, full } = this.#lines;
    const tooMany = full || Object.values(this.#lists).some(({ length }) => length >= maxEntries);
    return {
      ...this.#lists,
      lang: this.#html?.lang,
      xmlLang: this.#html?.['xml:lang'],
      frameset: this.#frameset,
      shadow: this.#shadow,
      lines: visible,
      hiddenLines: hidden,
      words,
      forms: this.#forms.found,
      looseFields: this.#forms.loose,
      customElements: [...this.#customElements],
      items: this.#items.found,
      cut: stopped || this.#tooDeep || tooMany ? 'The page is too large to read whole.' : undefined,
    };
  }

  get #hidden(): boolean {
    return this.#elements.current?.hidden ?? false;
  }

  #placesInHead(tag: string): boolean {
    return headElements.has(tag) || this.#elements.has('template');
  }

  /** Opens an element. @returns what to call at its end; undefined if it has no content. */
  #nest(tag: string, attributes: Attributes, selfClosing: boolean): (() => void)[] | undefined {
    const { current, depth } = this.#elements;
    const foreign = current?.foreign || tag === 'svg' || tag === 'math';
    if (voidElements.has(tag) || (foreign && selfClosing)) return undefined;
    if (tag === 'body' || tag === 'frameset') return undefined;
    if (depth >= maxDepth) {
      this.#tooDeep = true;
      return undefined;
    }
    const onClose: (() => void)[] = [];
    const hidden = current?.hidden || unreadElements.has(tag) || hides(attributes);
    const preformatted = current?.preformatted || tag === 'pre';
    const classes = attributes.class ?? '';
    this.#elements.push({ tag, hidden, foreign, preformatted, classes, onClose });
    return onClose;
  }

  #collect(tag: string, attributes: Attributes, onClose: (() => void)[] | undefined): void {
    const { current } = this.#elements;
    const inHead = !this.#inBody;
    if (tag === 'meta') add(this.#lists.metas, { attributes, inHead });
    else if (tag === 'link') add(this.#lists.linkElements, { attributes, inHead });
    else if (tag === 'img') this.#image(attributes);
    else if (tag === 'form') this.#forms.start(attributes);
    else if (tag.includes('-')) this.#custom(tag, attributes);
    else if (isFrame(tag)) this.#frame(attributes);
    else if (tag === 'area' && attributes.href)
      add(this.#lists.links, { href: attributes.href.trim(), text: attributes.alt ?? '' });
    if (isField(tag)) this.#forms.field(tag, attributes);
    else if (tag !== 'form' && !headElements.has(tag)) this.#hook(attributes);
    if (!onClose) return;
    if (headings.has(tag)) this.#heading(tag, onClose);
    if (tag === 'a' && attributes.href !== undefined) this.#link(attributes, onClose);
    if (tag === 'title' && !current?.foreign)
      this.#capture(onClose, 1_000, (text) =>
        add(this.#lists.titles, { text: line(text), inHead }),
      );
    if (tag === 'script') this.#script(attributes, onClose);
    if (tag === 'style')
      this.#capture(onClose, 500_000, (text) => this.#insecureUrls('style', cssUrls(text)));
  }

  #heading(tag: string, onClose: (() => void)[]): void {
    const capture = this.#lines.capture(500);
    const { hidden } = this.#elements.current ?? { hidden: false };
    const classes = this.#elements.classes(3);
    const heading = { image: false };
    this.#openHeading = heading;
    onClose.push(() => {
      capture.end();
      this.#openHeading = undefined;
      const level = Number(tag[1]);
      add(this.#lists.headings, { level, text: capture.text(), hidden, classes, ...heading });
    });
  }

  #link({ href = '' }: Attributes, onClose: (() => void)[]): void {
    const capture = this.#lines.capture(300);
    onClose.push(() => {
      capture.end();
      add(this.#lists.links, { href: href.trim(), text: capture.text() });
    });
  }

  #image({ src, 'data-src': lazy, alt }: Attributes): void {
    if (this.#openHeading) this.#openHeading.image = true;
    add(this.#lists.images, { src: src ?? lazy ?? '', alt });
  }

  #frame(attributes: Attributes): void {
    const address = frameAddress(attributes);
    if (!address && isUnseen(attributes)) return;
    const { title, name } = attributes;
    add(this.#lists.frames, { src: address ?? '', title: title ?? name ?? '' });
  }

  #hook(attributes: Attributes): void {
    const hook = hookOf(attributes);
    if (hook && this.#lists.hooks.length < 200) this.#lists.hooks.push(hook);
  }

  #custom(tag: string, attributes: Attributes): void {
    if (this.#customElements.size < 200) this.#customElements.add(tag);
    if (tag === 'amp-iframe') this.#frame(attributes);
  }

  #script({ src = '', type = '' }: Attributes, onClose: (() => void)[]): void {
    const isJsonLd = /^\s*application\/ld\+json\s*(;|$)/i.test(type);
    this.#capture(onClose, isJsonLd ? 1_000_000 : 5_000, (text) => {
      if (isJsonLd) add(this.#lists.jsonLd, text);
      else add(this.#lists.scripts, { src, text });
    });
  }

  #capture(onClose: (() => void)[], limit: number, done: (text: string) => void): void {
    const capture = new Capture(limit);
    this.#raw = capture;
    onClose.push(() => {
      this.#raw = undefined;
      done(capture.raw);
    });
  }

  #insecureUrls(element: string, urls: readonly string[]): void {
    for (const url of urls)
      if (/^http:\/\//i.test(url)) add(this.#lists.insecure, { element, url: url.slice(0, 500) });
  }
}

const isField = (tag: string) => ['input', 'textarea', 'select', 'button'].includes(tag);
const isFrame = (tag: string) => ['iframe', 'frame', 'object', 'embed'].includes(tag);

function add<T>(list: T[], entry: T): void {
  if (list.length < maxEntries) list.push(entry);
}
