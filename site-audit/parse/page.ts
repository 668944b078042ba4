/**
 * What one streaming pass over a page's HTML collects. Plain data. Attributes and texts are the
 * page's own: never render them as markup.
 */
export interface Page {
  /** Address that relative links resolve against: the response's, or that of `<base>`. */
  readonly base: string;
  /** Encoding that the bytes were decoded with, by its WHATWG name. */
  readonly encoding: string;
  readonly lang: string | undefined;
  readonly xmlLang: string | undefined;
  readonly frameset: boolean;
  readonly titles: readonly { readonly text: string; readonly inHead: boolean }[];
  readonly metas: readonly HeadElement[];
  readonly linkElements: readonly HeadElement[];
  readonly headings: readonly Heading[];
  /** Visible text by block, in order. */
  readonly blocks: readonly string[];
  /** Number of visible words; a Chinese, Japanese, Korean or Thai character counts half a word. */
  readonly words: number;
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly forms: readonly Form[];
  readonly frames: readonly string[];
  readonly scripts: readonly Script[];
  readonly jsonLd: readonly JsonLdBlock[];
  /** Microdata items and RDFa resources, nested ones too. */
  readonly items: readonly MarkupItem[];
  /** http:// addresses that the page loads, with the element. */
  readonly insecure: readonly { readonly element: string; readonly url: string }[];
  /** First reason why a part of the page was left out ('more than 20,000 elements'). */
  readonly cut: string | undefined;
}

export type Attributes = Readonly<Record<string, string>>;

export interface HeadElement {
  readonly attributes: Attributes;
  /** Whether an HTML parser places it in the head. */
  readonly inHead: boolean;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Whether a reader can't see it: `hidden`, inline style, svg, template, noscript. */
  readonly hidden: boolean;
  /** Class names of it and its ancestors within 3 levels; a style sheet may hide it by one. */
  readonly classes: string;
  /** Alternative texts of the images in it. */
  readonly alt: string;
}

export interface Link {
  readonly href: string;
  readonly text: string;
}

export interface Image {
  readonly src: string;
  /** Undefined if it has no `alt` at all. */
  readonly alt: string | undefined;
}

export interface Form {
  readonly attributes: Attributes;
  readonly fields: readonly Field[];
  /** Visible text in it: labels, options and buttons. */
  readonly text: string;
  /** Nearest heading or visible text before it. */
  readonly before: string;
}

export interface Field {
  readonly tag: 'input' | 'textarea' | 'select' | 'button';
  readonly type: string;
  readonly attributes: Attributes;
}

export interface Script {
  readonly src: string | undefined;
  /** Begin of an inline script. */
  readonly text: string;
}

export interface JsonLdBlock {
  readonly text: string;
}

export interface MarkupItem {
  readonly syntax: 'microdata' | 'rdfa';
  readonly types: readonly string[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}
