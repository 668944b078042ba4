import type { Attributes, MarkupItem } from './page.ts';
import type { TextLines } from './text-lines.ts';

const maxItems = 1_000;
const maxProperties = 200;

interface OpenItem {
  readonly syntax: MarkupItem['syntax'];
  readonly types: readonly string[];
  readonly properties: { name: string; value: string }[];
}

/** Collects microdata items and RDFa resources, nested ones too, with their text properties. */
export class MarkupItems {
  readonly found: MarkupItem[] = [];
  readonly #open: OpenItem[] = [];
  readonly #lines: TextLines;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  /** @param onClose undefined for an element without content */
  start(tag: string, attributes: Attributes, onClose: (() => void)[] | undefined): void {
    const name = attributes.itemprop ?? attributes.property;
    const parent = this.#open.at(-1);
    const nests = attributes.itemscope !== undefined || attributes.typeof !== undefined;
    if (name && parent && !nests && parent.properties.length < maxProperties)
      this.#property(parent, name, propertyValue(tag, attributes), onClose);
    if (nests && this.found.length < maxItems) this.#item(attributes, onClose);
  }

  #item(attributes: Attributes, onClose: (() => void)[] | undefined): void {
    const syntax = attributes.itemscope === undefined ? 'rdfa' : 'microdata';
    const types = (syntax === 'rdfa' ? attributes.typeof : attributes.itemtype) ?? '';
    const item: OpenItem = { syntax, types: types.split(/\s+/).filter(Boolean), properties: [] };
    if (item.types.length > 0) this.found.push(item);
    if (!onClose) return;
    this.#open.push(item);
    onClose.push(() => this.#open.splice(this.#open.lastIndexOf(item), 1));
  }

  #property(
    item: OpenItem,
    names: string,
    value: string | undefined,
    onClose: (() => void)[] | undefined,
  ): void {
    const add = (text: string) => {
      for (const name of names.split(/\s+/).slice(0, 5))
        item.properties.push({ name: lastPart(name), value: text });
    };
    if (value !== undefined || !onClose) {
      add(value ?? '');
      return;
    }
    const capture = this.#lines.capture(500);
    onClose.push(() => {
      capture.end();
      add(capture.text());
    });
  }
}

/** The name of a type or property without its vocabulary: `http://schema.org/Dentist`, `schema:Dentist`. */
export function lastPart(name: string): string {
  return name.slice(Math.max(...['/', '#', ':'].map((mark) => name.lastIndexOf(mark))) + 1);
}

function propertyValue(tag: string, attributes: Attributes): string | undefined {
  if (attributes.content !== undefined) return attributes.content;
  if (tag === 'time') return attributes.datetime;
  if (tag === 'a' || tag === 'link' || tag === 'area') return attributes.href;
  if (tag === 'img') return attributes.src;
  return undefined;
}
