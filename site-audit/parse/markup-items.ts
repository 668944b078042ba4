import type { Attributes, MarkupItem } from './page.ts';
import type { TextLines } from './text-lines.ts';

/** Items that are read at most. */
export const maxMarkupItems = 1_000;
const maxProperties = 200;

interface OpenItem extends MarkupItem {
  readonly properties: { name: string; value: string }[];
  readonly nested: { name: string; item: MarkupItem }[];
  partial: boolean;
}

/** Collects microdata items and RDFa resources, nested ones too, with their properties. */
export class MarkupItems {
  readonly found: MarkupItem[] = [];
  readonly #open: OpenItem[] = [];
  readonly #lines: TextLines;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  /** @param onClose undefined for an element without content */
  start(tag: string, attributes: Attributes, onClose: (() => void)[] | undefined): void {
    const parent = this.#open.at(-1);
    const names = parent ? propertyNames(tag, attributes, parent) : [];
    const nests = attributes.itemscope !== undefined || attributes.typeof !== undefined;
    if (parent && parent.properties.length + parent.nested.length >= maxProperties)
      parent.partial = true;
    else if (parent && names.length > 0 && !nests)
      this.#property(parent, names, propertyValue(tag, attributes), onClose);
    if (nests && this.found.length < maxMarkupItems) this.#item(attributes, names, onClose);
  }

  #item(
    attributes: Attributes,
    names: readonly string[],
    onClose: (() => void)[] | undefined,
  ): void {
    const syntax = attributes.itemscope === undefined ? 'rdfa' : 'microdata';
    const types = (syntax === 'rdfa' ? attributes.typeof : attributes.itemtype) ?? '';
    const item: OpenItem = {
      syntax,
      types: types.split(/\s+/).filter(Boolean),
      id: attributes.itemid ?? attributes.resource ?? attributes.about,
      properties: [],
      nested: [],
      nestedIn: names[0],
      partial: attributes.itemref !== undefined,
    };
    if (item.types.length > 0) this.found.push(item);
    const parent = this.#open.at(-1);
    if (parent && parent.nested.length < maxProperties)
      for (const name of names) parent.nested.push({ name, item });
    if (!onClose) return;
    this.#open.push(item);
    onClose.push(() => this.#open.splice(this.#open.lastIndexOf(item), 1));
  }

  #property(
    item: OpenItem,
    names: readonly string[],
    value: string | undefined,
    onClose: (() => void)[] | undefined,
  ): void {
    const add = (text: string) => {
      for (const name of names) item.properties.push({ name, value: text });
    };
    if (value !== undefined || !onClose) {
      add(value ?? '');
      return;
    }
    const capture = this.#lines.capture(500, { hidden: true });
    if (capture.dropped) item.partial = true;
    onClose.push(() => {
      capture.end();
      add(capture.text());
    });
  }
}

/** Names of the properties of an item that an element has the value of. */
function propertyNames(tag: string, attributes: Attributes, { syntax }: MarkupItem): string[] {
  const isLink = tag === 'a' || tag === 'link' || tag === 'area' || tag === 'form';
  const names =
    attributes.itemprop ??
    attributes.property ??
    (syntax === 'rdfa' && !isLink ? attributes.rel : undefined);
  return (names ?? '').split(/\s+/).filter(Boolean).slice(0, 5).map(lastPart);
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
