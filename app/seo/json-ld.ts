import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Offer,
  Organization,
  ProfessionalService,
  Service,
  WebSite,
} from 'schema-dts';
import { structuredDataName } from '../facts/plans.ts';
import { monthlyPrice, planIds } from '../facts/prices.ts';
import { settings } from '../facts/settings.ts';
import { company, hours, region, specialties } from '../facts/site.ts';

type JsonValue = string | number | boolean | JsonLd | readonly JsonValue[];

/** A schema.org thing as JSON with its `@type`; `pageMeta` adds `@context`. */
export type JsonLd = { [property: string]: JsonValue };

const id = (name: string) => `${settings.url}/#${name}`;

/** The company as a local business with three offers (spec.md section 9). */
export function business(description: string): JsonLd {
  const prices = planIds.map((plan) => monthlyPrice[plan]);
  return {
    '@type': 'ProfessionalService',
    '@id': id('business'),
    name: settings.name,
    description,
    url: `${settings.url}/`,
    image: `${settings.url}/share/home.png`,
    telephone: settings.phone,
    email: settings.email,
    foundingDate: String(company.foundedYear),
    priceRange: `$${Math.min(...prices)}-$${Math.max(...prices)}`,
    currenciesAccepted: 'USD',
    paymentAccepted: company.payment.join(', '),
    address: {
      '@type': 'PostalAddress',
      addressLocality: region.office,
      addressRegion: region.officeState,
      addressCountry: 'US',
    },
    areaServed: areaServed(),
    openingHoursSpecification: openingHours(),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: company.rating,
      reviewCount: company.reviews,
      bestRating: 5,
    },
    makesOffer: planIds.map(offer),
  } satisfies Exclude<ProfessionalService, string>;
}

/** The website. */
export function website(): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': id('website'),
    name: settings.name,
    url: `${settings.url}/`,
    inLanguage: 'en-US',
    publisher: { '@id': id('business') },
  } satisfies Exclude<WebSite, string>;
}

/** The company as an organization, for the About page. */
export function organization(description: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': id('organization'),
    name: settings.name,
    description,
    url: `${settings.url}/`,
    telephone: settings.phone,
    email: settings.email,
    foundingDate: String(company.foundedYear),
    areaServed: areaServed(),
    knowsAbout: [...specialties],
  } satisfies Exclude<Organization, string>;
}

/** A page about the company. */
export function aboutPage(page: { name: string; description: string; path: string }): JsonLd {
  return {
    '@type': 'AboutPage',
    name: page.name,
    description: page.description,
    url: `${settings.url}${page.path}`,
    inLanguage: 'en-US',
    isPartOf: { '@id': id('website') },
    mainEntity: { '@id': id('organization') },
  } satisfies Exclude<AboutPage, string>;
}

/** A service of the company, for its page. */
export function service(page: { name: string; description: string; path: string }): JsonLd {
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.name,
    description: page.description,
    url: `${settings.url}${page.path}`,
    provider: { '@type': 'ProfessionalService', '@id': id('business'), name: settings.name },
    areaServed: areaServed(),
  } satisfies Exclude<Service, string>;
}

/** The contact page. */
export function contactPage(description: string): JsonLd {
  return {
    '@type': 'ContactPage',
    '@id': `${settings.url}/contact`,
    url: `${settings.url}/contact`,
    name: `Contact ${settings.name}`,
    description,
    about: { '@id': id('business') },
    mainEntity: {
      '@type': 'Organization',
      name: settings.name,
      url: `${settings.url}/`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: settings.phone,
        email: settings.email,
        availableLanguage: 'en-US',
        areaServed: areaServed(),
        hoursAvailable: openingHours(),
      },
    },
  } satisfies Exclude<ContactPage, string>;
}

/** Breadcrumbs from the home page, which is added as the first step. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${settings.url}${step.path}`,
    })),
  } satisfies Exclude<BreadcrumbList, string>;
}

/** Questions with plain-text answers. */
export function faq(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies Exclude<FAQPage, string>;
}

function offer(plan: (typeof planIds)[number]) {
  const price = monthlyPrice[plan];
  return {
    '@type': 'Offer',
    '@id': id(`offer-${plan}`),
    identifier: structuredDataName[plan],
    name: structuredDataName[plan],
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitText: 'month',
      billingDuration: 'P1M',
    },
    url: `${settings.url}/signup?plan=${plan}`,
    availability: 'https://schema.org/InStock',
    areaServed: areaServed(),
  } satisfies Exclude<Offer, string>;
}

function areaServed() {
  return region.served.map((name) => ({ '@type': 'AdministrativeArea' as const, name }));
}

function openingHours() {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
    ...hours.structuredData,
  };
}
