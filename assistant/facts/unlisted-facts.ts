import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import type { Fact, FactsOf } from './fact.ts';
import { unlistedCompany } from './unlisted-company.ts';
import { type Unlisted, unlistedWork } from './unlisted-work.ts';

const atPrice = (word: string) =>
  planIds.map((plan) => `${marketingName[plan]} ${word} ${dollars(monthlyPrice[plan])}`);

/** Answers that admit what the site doesn't say. */
export const unlistedFacts: FactsOf = (site) => [
  {
    id: 'company.other',
    subjects: ['other-services'],
    admits: true,
    en: `I don’t know if we do that: the site lists blog and social posts, SEO, Google Business Profile, ads, leads, reports and a website builder. Please ask at ${site.email}.`,
    es: `No lo sé: el sitio habla de blog, redes sociales, SEO, perfil de Google, anuncios, clientes potenciales, informes y sitios web. Pregunta a ${site.email}.`,
    page: 'features',
  },
  {
    id: 'company.prices-extra',
    subject: 'prices',
    subjects: ['unlisted', 'price'],
    byExamples: true,
    admits: true,
    en: `I don’t know of any other plan or price: the site lists ${list(atPrice('at'))} a month. Please ask at ${site.email}.`,
    es: `No sé de ningún otro plan ni precio: el sitio tiene ${atPrice('a').join(', ')} al mes. Pregunta a ${site.email}.`,
    page: 'pricing',
  },
  ...Object.entries({ ...unlistedWork, ...unlistedCompany }).map(
    ([id, { when, subject, en, es }]: [string, Unlisted]): Fact => ({
      id: `company.${id}`,
      ...(subject && { subject }),
      subjects,
      ...(when ? { when: [when] } : { byExamples: true }),
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say. Please ask at ${site.email}.`,
      es: `No sé ${es}: el sitio no lo dice. Pregunta a ${site.email}.`,
      page: 'contact',
    }),
  ),
];

/** Such questions read like many others. */
const subjects: readonly string[] = [
  'unlisted',
  'other-services',
  'content',
  'blogs',
  'reviews',
  'phone',
  'login',
  'social',
  'integrations',
  'plan-support',
  'privacy',
  'email',
  'seo',
  'builder',
  'agent',
  'out-of-scope',
  'google-business',
  'bot',
  'company',
  'customers',
];
