import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import type { Fact, FactsOf } from './fact.ts';
import { unlistedCompany } from './unlisted-company.ts';
import { unlistedWork } from './unlisted-work.ts';

const atPrice = (word: string) =>
  planIds.map((plan) => `${marketingName[plan]} ${word} ${dollars(monthlyPrice[plan])}`);

/** Answers that admit what the site doesn't say. */
export const unlistedFacts: FactsOf = (site) => [
  {
    id: 'company.other',
    subjects: ['other-services'],
    admits: true,
    en: `I don’t know if we do that: the site lists blog and social posts, SEO, Google Business Profile, ads, leads, reports and a website builder. Please ask at ${site.email}.`,
    es: `No lo sé: el sitio habla de blog, redes sociales, SEO, perfil de Google, anuncios, clientes potenciales, reportes y sitios web. Escríbenos a ${site.email}.`,
    page: 'features',
  },
  {
    id: 'company.prices-extra',
    subject: 'prices',
    subjects: ['unlisted', 'price'],
    admits: true,
    en: `I don’t know of any other plan or price: the site lists ${list(atPrice('at'))} a month. Please ask at ${site.email}.`,
    es: `No sé de ningún otro plan ni precio: el sitio tiene ${atPrice('a').join(', ')} al mes. Escríbenos a ${site.email}.`,
    page: 'pricing',
  },
  ...Object.entries({ ...unlistedCompany, ...unlistedWork }).map(
    ([id, { subject, instead, en, es }]): Fact => ({
      id: `company.${id}`,
      ...(subject && { subject }),
      subjects: ['unlisted'],
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say. ${instead ? `${instead.en} ` : ''}Please ask at ${site.email}.`,
      es: `No sé ${es}: el sitio no lo dice${instead ? `. ${instead.es} Escríbenos` : '; escríbenos'} a ${site.email}.`,
      page: 'contact',
    }),
  ),
];
