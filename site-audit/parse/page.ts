/**
 * What one streaming pass over a page's HTML collects. Plain data. Attributes and texts are the
 * page's own: never render them as markup.
 */
export interface Page {
  /** Encoding that the bytes were decoded with, by its WHATWG name. */
  readonly encoding: string;
  readonly lang: string | undefined;
  readonly xmlLang: string | undefined;
  readonly frameset: boolean;
  /** Whether the page has declarative shadow trees, whose content isn't read. */
  readonly shadow: boolean;
  /** HTML elements only: the title of a drawing isn't one. */
  readonly titles: readonly { readonly text: string; readonly inHead: boolean }[];
  readonly metas: readonly HeadElement[];
  readonly linkElements: readonly HeadElement[];
  readonly headings: readonly Heading[];
  /** Visible text, a line each: blocks and `<br>` end lines. */
  readonly lines: readonly string[];
  /** Text that is hidden by an attribute or inline style, or in a part that browsers don't show. */
  readonly hiddenLines: readonly string[];
  /** Visible words; a Chinese, Japanese, Korean or Thai character counts half a word. */
  readonly words: number;
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly forms: readonly Form[];
  /** Fields outside any form. */
  readonly looseFields: readonly Field[];
  readonly frames: readonly Frame[];
  readonly scripts: readonly Script[];
  /** Names of custom elements (`amp-iframe`), each once. */
  readonly customElements: readonly string[];
  /** Class names, ids and data attributes that scripts of form services look for, an element each. */
  readonly hooks: readonly string[];
  /** Texts of the JSON-LD scripts. */
  readonly jsonLd: readonly string[];
  /** Microdata items and RDFa resources, nested ones too. */
  readonly items: readonly MarkupItem[];
  /** http:// addresses that the page loads, with the element. */
  readonly insecure: readonly { readonly element: string; readonly url: string }[];
  /** Which limit left a part of the page out; undefined if none did. */
  readonly cut: string | undefined;
}

/** By lower-case name. */
export type Attributes = Readonly<Record<string, string | undefined>>;

export interface HeadElement {
  readonly attributes: Attributes;
  /** Whether a browser places it in the head: it does until the first element or text of the body. */
  readonly inHead: boolean;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Hidden by the `hidden` attribute or an inline style, or in a part that browsers don't show. */
  readonly hidden: boolean;
  /** Class names of it and of two elements around it; a style sheet may hide it by one. */
  readonly classes: string;
  /** Whether it has an image. */
  readonly image: boolean;
}

export interface Link {
  readonly href: string;
  readonly text: string;
}

export interface Image {
  readonly src: string;
  /** Undefined without an `alt` attribute. */
  readonly alt: string | undefined;
}

export interface Form {
  readonly attributes: Attributes;
  readonly fields: readonly Field[];
  /** Visible text in it: labels, options, buttons. */
  readonly text: string;
  /** The last line of visible text before it. */
  readonly before: string;
}

export interface Field {
  readonly tag: string;
  /** Lower-case; `text` by default, empty for other elements than inputs and buttons. */
  readonly type: string;
  readonly attributes: Attributes;
}

export interface Frame {
  readonly src: string;
  readonly title: string;
}

export interface Script {
  readonly src: string;
  /** Begin of an inline script. */
  readonly text: string;
}

export interface MarkupItem {
  readonly syntax: 'microdata' | 'rdfa';
  /** As written: addresses or prefixed names. */
  readonly types: readonly string[];
  /** What others refer to it by: `itemid`, `resource` or `about`. */
  readonly id: string | undefined;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  /** Items that are the value of a property. */
  readonly nested: readonly { readonly name: string; readonly item: MarkupItem }[];
  /** The property of another item that it is the value of. */
  readonly nestedIn: string | undefined;
  /** Whether it may have more properties: elsewhere on the page (`itemref`), or beyond a limit. */
  readonly partial: boolean;
}
