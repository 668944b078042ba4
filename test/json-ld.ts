/** A schema.org object in a page's JSON-LD. */
export type JsonLdThing = Record<string, unknown> & { '@type'?: unknown };

/** The top-level objects of a page's structured data. @throws for invalid JSON. */
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
 * Required properties by type: those of Google's structured data documentation, and for types it
 * doesn't cover, those that all of schema.org's examples have.
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

/** Properties missing in an object and in those nested in it; reports types without an entry too. */
export function missingProperties(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(missingProperties);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...properties } = thing as JsonLdThing;
  const inner = Object.values(properties).flatMap(missingProperties);
  // A reference to an object stated elsewhere, by id and perhaps name.
  if ('@id' in properties && Object.keys(properties).every((key) => /^(@id|name)$/.test(key))) {
    return inner;
  }
  const needed = required[String(type)];
  if (!needed) return [`unknown type ${type}`, ...inner];
  const absent = needed.filter((name) => {
    const value = properties[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  return [...absent.map((name) => `${type} without ${name}`), ...inner];
}
