import type { Unlisted } from './unlisted-work.ts';

/** What visitors ask about the company and its terms and the site doesn't say, by the end of the fact's id. */
export const unlistedCompany: Readonly<Record<string, Unlisted>> = {
  figures: {
    when: /\b(churn\w*|retention rate|revenue|turnover|profit\w*|investors?|funding|ingresos de la empresa|ganancias)\b/,
    en: 'that figure',
    es: 'ese dato',
  },
  clients: {
    en: 'which businesses are our customers',
    es: 'qué negocios son nuestros clientes',
  },
  references: {
    en: 'if a customer can talk to you',
    es: 'si puedes hablar con un cliente',
  },
  exclusive: {
    en: 'if we also work with your competitors',
    es: 'si también trabajamos con tu competencia',
  },
  recognition: {
    en: 'of any awards, certifications or memberships',
    es: 'de premios, certificaciones ni membresías',
  },
  ratings: {
    en: 'where the ratings come from',
    es: 'de dónde salen las calificaciones',
    subject: 'reviews',
  },
  compliance: {
    when: /\b(hipaa|soc ?2|gdpr|ccpa|iso ?27001|ada compliant|pci|bbb)\b/,
    en: 'if we have that certification',
    es: 'si tenemos esa certificación',
    subject: 'privacy',
  },
  licensed: {
    when: /\b(insured|insurance|bonded)\b/,
    en: 'if we’re licensed or insured',
    es: 'si tenemos licencia o seguro',
  },
  entity: {
    en: 'that about the company',
    es: 'eso de la empresa',
  },
  'our-pages': {
    en: 'what pages we have elsewhere',
    es: 'qué páginas tenemos en otros sitios',
  },
  'plans-ahead': {
    en: 'what’s planned',
    es: 'qué hay previsto',
  },
  giving: {
    en: 'if we sponsor or donate',
    es: 'si patrocinamos o donamos',
  },
  events: {
    en: 'of any classes, events or training',
    es: 'de clases, eventos ni capacitación',
  },
  visit: {
    en: 'if someone can visit you or meet by video',
    es: 'si alguien puede visitarte o reunirse por video',
  },
  resell: {
    when: /\b(white.?label|resell\w*|affiliate|referral (fee|program|bonus)|franchise fee|partner program|referidos)\b/,
    en: 'of any referral, reseller or partner program',
    es: 'de ningún programa de referidos, reventa o socios',
  },
  paperwork: {
    when: /\b(nda|w-?9|ein)\b/,
    en: 'if we can provide or sign that',
    es: 'si podemos darte o firmar eso',
  },
  liability: {
    when: /\b(liability|liable|sla|uptime)\b/,
    en: 'who is responsible in that case',
    es: 'quién responde en ese caso',
  },
  tax: {
    when: /\b(sales tax|tax(es)? included|plus tax|impuestos)\b/,
    en: 'how taxes are handled',
    es: 'cómo son los impuestos',
    subject: 'prices',
  },
  credit: {
    en: 'of other payment terms than a monthly invoice',
    es: 'de otras condiciones de pago que una factura al mes',
    subject: 'payment',
  },
};
