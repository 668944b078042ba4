import { localBusinessTypes } from './data/local-business-types.ts';
import { lastPart } from './parse/markup-items.ts';
import type { Page } from './parse/page.ts';

/** One thing that a page describes for machines; nested things are items of their own. */
export interface DataItem {
  readonly types: readonly string[];
  /** Texts and numbers; a list gives several. */
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

export interface StructuredData {
  readonly items: readonly DataItem[];
  /** Those in JSON-LD with comments or in wrappers, which some readers understand. */
  readonly wrapped: readonly DataItem[];
  /** Those in JSON-LD with a comma too many or another error: the page does state them. */
  readonly broken: readonly DataItem[];
  /** Why a JSON-LD block can't be read. */
  readonly errors: readonly string[];
}

const maxItems = 5_000;

const cache = new WeakMap<Page, StructuredData>();

/** JSON-LD, microdata and RDFa of a page, read once. */
export function structuredData(page: Page): StructuredData {
  const known = cache.get(page);
  if (known) return known;
  const items: DataItem[] = page.items.map(({ types, properties }) => ({
    types: types.map(lastPart),
    properties,
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
  const data = { items, wrapped, broken, errors };
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
  const open = [root];
  while (open.length > 0 && items.length < maxItems) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...value.slice(0, maxItems).toReversed());
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).slice(0, 200);
      items.push(itemOf(entries));
      open.push(
        ...entries
          .map(([, inner]) => inner)
          .filter(isNested)
          .toReversed(),
      );
    }
  }
}

function itemOf(entries: readonly (readonly [string, unknown])[]): DataItem {
  const types = entries.flatMap(([name, value]) => (name === '@type' ? texts(value) : []));
  const properties = entries.flatMap(([name, value]) =>
    name === '@type' ? [] : texts(value).map((text) => ({ name: lastPart(name), value: text })),
  );
  return { types: types.map((type) => lastPart(type.trim())).filter(Boolean), properties };
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 100) : [value];
  return list.flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one).slice(0, 1_000)] : [],
  );
}
