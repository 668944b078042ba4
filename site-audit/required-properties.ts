import { localBusinessTypes } from './data/local-business-types.ts';
import type { DataItem, StructuredData } from './structured-data.ts';

/** What Google requires of a local business. */
const required = ['name', 'address'] as const;
type Required = (typeof required)[number];

/** A local business, by all that the data says of it. */
export interface DescribedBusiness {
  readonly type: string;
  readonly name: string;
  readonly address: string;
  /** Whether the data is about it; otherwise it is only named (as who provides a service). */
  readonly isSubject: boolean;
  /** What the data certainly doesn't state. */
  readonly missing: readonly Required[];
  /** What it may state, in a way that we don't follow. */
  readonly unclear: readonly Required[];
}

const maxBusinesses = 100;
/** Items with one id that are read at most. */
const maxParts = 20;

/** Every local business in the data. Items with the same id are one business. */
export function describedBusinesses(data: StructuredData): DescribedBusiness[] {
  const parts = partsById(data.items);
  const locals = new Set(data.items.filter(isLocal));
  const others = data.items.filter((item) => !locals.has(item));
  const doubtful = new Set(
    required.filter(
      (property) => isUncertain(data) || others.some((item) => mayBelong(item, property)),
    ),
  );
  return [...new Set([...locals].map(parts))]
    .slice(0, maxBusinesses)
    .map((business) => describe(business, parts, doubtful));
}

const isLocal = ({ types }: DataItem) => types.some((type) => localBusinessTypes.has(type));

/** An item with all others of the same id; the same list for each of them. */
type Parts = (item: DataItem) => readonly DataItem[];

function partsById(items: readonly DataItem[]): Parts {
  const known = new Map<string, DataItem[]>();
  for (const item of items) {
    if (item.id === undefined) continue;
    const parts = known.get(item.id);
    if (!parts) known.set(item.id, [item]);
    else if (parts.length < maxParts) parts.push(item);
  }
  return (item) => known.get(item.id ?? '') ?? [item];
}

/** Properties whose value is what the page is about. */
const subjects =
  /^(?:@graph|@included|@list|@set|mainEntity|mainEntityOfPage|about|subOrganization|itemListElement|item|hasPart)$/;

function describe(
  business: readonly DataItem[],
  parts: Parts,
  doubtful: ReadonlySet<Required>,
): DescribedBusiness {
  const stated = {
    name: valueIn('name', business, parts),
    address: valueIn('address', business, parts),
  };
  const lacking = required.filter((property) => stated[property] === '');
  const isUnclear = (property: Required) =>
    doubtful.has(property) ||
    business.some(
      (item) => item.partial || substitutes[property].some((name) => states(item, name)),
    );
  return {
    type: business.flatMap(({ types }) => types).find((type) => localBusinessTypes.has(type)) ?? '',
    name: stated.name ?? '',
    address: stated.address ?? '',
    isSubject: business.some(({ nestedIn }) => nestedIn === undefined || subjects.test(nestedIn)),
    missing: lacking.filter((property) => !isUnclear(property)),
    unclear: required.filter(
      (property) =>
        stated[property] === undefined || (lacking.includes(property) && isUnclear(property)),
    ),
  };
}

/** Properties that a reader may take for the one that is required. */
const substitutes: Readonly<Record<Required, readonly string[]>> = {
  name: ['legalName', 'alternateName'],
  address: [
    'location',
    'areaServed',
    'serviceArea',
    'containedInPlace',
    'streetAddress',
    'addressLocality',
    'postalCode',
  ],
};

const states = ({ properties, nested }: DataItem, property: string) =>
  properties.some(({ name, value }) => name === property && value.trim() !== '') ||
  nested.some(({ name }) => name === property);

/**
 * The value of a property on one line; empty if it isn't stated, undefined if it is stated in a way
 * that we don't follow.
 */
function valueIn(
  property: Required,
  business: readonly DataItem[],
  parts: Parts,
): string | undefined {
  const texts = business.flatMap(({ properties }) =>
    properties.flatMap(({ name, value }) => (name === property && value.trim() ? [value] : [])),
  );
  if (texts[0]) return texts[0].trim();
  const inner = business.flatMap(({ nested }) =>
    nested.flatMap(({ name, item }) => (name === property ? [item] : [])),
  );
  const found = inner.map((item) => contentOf(parts(item)));
  return found.find(Boolean) ?? (found.includes(undefined) ? undefined : '');
}

/** What an item says, keywords of JSON-LD left out; undefined if another document says it. */
function contentOf(item: readonly DataItem[]): string | undefined {
  const stated = item
    .flatMap(({ properties }) => properties)
    .filter(({ name, value }) => !/^@(?!value|list|set)/.test(name) && value.trim() !== '');
  const texts = stated.filter(({ name }) => name !== 'addressCountry').map(({ value }) => value);
  if (texts.length > 0) return texts.join(', ');
  const isReference = item.every(({ types }) => types.length === 0) && item[0]?.id !== undefined;
  const isMore = item.some(({ nested, partial }) => nested.length > 0 || partial);
  return isReference || isMore || stated.length > 0 ? undefined : '';
}

/** Whether a limit, an error or a vocabulary of its own may hide a property. */
function isUncertain({ items, errors, full }: StructuredData): boolean {
  return full || errors.length > 0 || items.some(hasTerms);
}

/** Whether an item is a context of JSON-LD that gives properties names of its own. */
function hasTerms({ nestedIn, nested, properties }: DataItem): boolean {
  if (nestedIn !== '@context') return false;
  return (
    nested.length > 0 ||
    properties.some(({ name, value }) => !name.startsWith('@') && !/[/#]$/.test(value))
  );
}

/** Whether an item that is no local business may state a property of one. */
function mayBelong(item: DataItem, property: Required): boolean {
  const { types, nestedIn } = item;
  if (property === 'address' && types.includes('PostalAddress')) return nestedIn !== 'address';
  const isBody = types.some((type) =>
    /(?:Organization|Corporation|NGO|Place|Business)$/.test(type),
  );
  return (property === 'address' || isBody) && states(item, property);
}
