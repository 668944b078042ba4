/** A thing of schema.org as a page writes it. */
export type JsonLdThing = Record<string, unknown> & { '@type'?: unknown };

/** Every top-level thing of a page's structured data; throws where it is no JSON. */
export function jsonLdOf(html: string): JsonLdThing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as JsonLdThing & { '@graph'?: JsonLdThing[] };
    if (data['@context'] !== 'https://schema.org')
      throw new Error(`@context: ${json.slice(0, 80)}`);
    return data['@graph'] ?? [data];
  });
}

/**
 * What a thing of each type needs to be of use: what Google's documents of structured data call
 * required, and for types that they do not name, what schema.org's own examples always have.
 */
const required: Record<string, readonly string[]> = {
  AboutPage: ['name', 'url', 'description'],
  AdministrativeArea: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'mainEntityOfPage'],
  Blog: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  LocalBusiness: ['name', 'address', 'telephone', 'url'],
  Offer: ['price', 'priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  Person: ['name'],
  PostalAddress: ['addressRegion', 'addressCountry'],
  ProfessionalService: [
    'name',
    'address',
    'telephone',
    'url',
    'image',
    'priceRange',
    'openingHoursSpecification',
    'aggregateRating',
    'foundingDate',
    'paymentAccepted',
  ],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider', 'description'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
};

/** What is missing in a thing and in all within it; a type that is not in the table is told too. */
export function missingProperties(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(missingProperties);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...properties } = thing as JsonLdThing;
  const inner = Object.values(properties).flatMap(missingProperties);
  // A reference to a thing that is stated elsewhere, with its name at most.
  if ('@id' in properties && Object.keys(properties).every((key) => /^(@id|name)$/.test(key))) {
    return inner;
  }
  const needed = required[String(type)];
  if (!needed) return [`the type ${type} is not known`, ...inner];
  const absent = needed.filter((name) => {
    const value = properties[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  return [...absent.map((name) => `${type} without ${name}`), ...inner];
}
