import { localBusinessTypes } from './data/local-business-types.ts';
import { lastPart, maxMarkupItems } from './parse/markup-items.ts';
import type { Page } from './parse/page.ts';

/** One thing that a page describes for machines; nested things are items of their own. */
export interface DataItem {
  readonly types: readonly string[];
  /** Texts and numbers; a list gives several. */
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  /** What other items refer to it by. */
  readonly id: string | undefined;
  /** Items that are the value of a property. */
  readonly nested: readonly { readonly name: string; readonly item: DataItem }[];
  /** The property of another item that it is the value of; of JSON-LD, also `@graph`. */
  readonly nestedIn: string | undefined;
  /** Whether it may have properties that weren't read. */
  readonly partial: boolean;
}

export interface StructuredData {
  readonly items: readonly DataItem[];
  /** Those in JSON-LD with comments or in wrappers, which some readers understand. */
  readonly wrapped: readonly DataItem[];
  /** Those in JSON-LD with a comma too many or another error: the page does state them. */
  readonly broken: readonly DataItem[];
  /** Why a JSON-LD block can't be read. */
  readonly errors: readonly string[];
  /** Whether a limit left items out. */
  readonly full: boolean;
}

const maxItems = 5_000;
const maxProperties = 200;

const cache = new WeakMap<Page, StructuredData>();

/** JSON-LD, microdata and RDFa of a page, read once. */
export function structuredData(page: Page): StructuredData {
  const known = cache.get(page);
  if (known) return known;
  const items: DataItem[] = page.items.map((item) => ({
    ...item,
    types: item.types.map(lastPart),
  }));
  const wrapped: DataItem[] = [];
  const broken: DataItem[] = [];
  const errors: string[] = [];
  for (const text of page.jsonLd) {
    try {
      collect(JSON.parse(text), items);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : 'not valid JSON');
      const bare = withoutWrappers(text);
      if (!tryJson(bare, wrapped)) tryJson(withoutErrors(bare), broken);
    }
  }
  const full = items.length >= maxItems || page.items.length >= maxMarkupItems;
  const data = { items, wrapped, broken, errors, full };
  cache.set(page, data);
  return data;
}

/** JSON without comments and the signs around it that hide it from old browsers. */
function withoutWrappers(text: string): string {
  return text
    .slice(0, 100_000)
    .replace(/<!--|-->|(?:\/\/ ?)?<!\[CDATA\[|(?:\/\/ ?)?\]\]>|^[\s\ufeff;]+|[\s;]+$/g, '')
    .replace(/\/\*.{0,2000}?\*\/|(?<=^|[\s,{}[\]])\/\/[^\n"]{0,500}(?=\n)/gs, '');
}

/** JSON without raw line breaks, last commas and other quotation marks. */
function withoutErrors(json: string): string {
  return json
    .replace(/\s+/g, ' ')
    .replace(/, ?(?=[}\]])/g, '')
    .replace(/&quot;|[“”]/g, '"');
}

function tryJson(text: string, items: DataItem[]): boolean {
  try {
    collect(JSON.parse(text), items);
    return true;
  } catch {
    return false;
  }
}

/** Values of properties of any item, blank ones left out. */
export function propertyValues(data: Pick<StructuredData, 'items'>, ...names: string[]): string[] {
  return data.items.flatMap(({ properties }) =>
    properties.flatMap(({ name, value }) => (names.includes(name) && value.trim() ? [value] : [])),
  );
}

/** The first item that is a local business. */
export function localBusiness(data: Pick<StructuredData, 'items'>): DataItem | undefined {
  return data.items.find(({ types }) => types.some((type) => localBusinessTypes.has(type)));
}

/** Adds the objects in a JSON value, without recursion: nesting is a stranger's. */
function collect(root: unknown, items: DataItem[]): void {
  const open: Place[] = [{ value: root }];
  while (open.length > 0 && items.length < maxItems) {
    const place = open.pop();
    const { value } = place ?? {};
    if (Array.isArray(value))
      open.push(
        ...value
          .slice(0, maxItems)
          .map((one) => ({ ...place, value: one }))
          .toReversed(),
      );
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      const item = itemOf(entries, place?.name);
      items.push(item);
      if (place?.name !== undefined) place.parent?.push({ name: place.name, item });
      open.push(
        ...entries
          .slice(0, maxProperties)
          .filter(([, inner]) => isNested(inner))
          .map(([name, inner]) => ({ value: inner, name: lastPart(name), parent: item.nested }))
          .toReversed(),
      );
    }
  }
}

/** A JSON value with where it stands: the property, and the list of its item's nested items. */
interface Place {
  readonly value: unknown;
  readonly name?: string;
  readonly parent?: Nested;
}

type Nested = { readonly name: string; readonly item: DataItem }[];

function itemOf(
  all: readonly (readonly [string, unknown])[],
  nestedIn: string | undefined,
): DataItem & { readonly nested: Nested } {
  const entries = all.slice(0, maxProperties);
  const types = entries.flatMap(([name, value]) => (name === '@type' ? texts(value) : []));
  const properties = entries.flatMap(([name, value]) =>
    name === '@type' ? [] : texts(value).map((text) => ({ name: lastPart(name), value: text })),
  );
  return {
    types: types.map((type) => lastPart(type.trim())).filter(Boolean),
    properties,
    id: properties.find(({ name }) => name === '@id')?.value,
    nested: [],
    nestedIn,
    partial: all.length > maxProperties || all.some(([name]) => /^@(?:reverse|nest)$/.test(name)),
  };
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 100) : [value];
  return list.flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one).slice(0, 1_000)] : [],
  );
}
