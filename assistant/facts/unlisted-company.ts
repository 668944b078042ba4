import type { Localized } from '../../app/facts/holidays.ts';

/** Something that visitors ask about us and the site doesn't say: the end of `I don’t know …`. */
export interface Unlisted extends Localized {
  /** Expression that a folded question about it matches; without one, its examples decide. */
  when?: RegExp;
  /** What the conversation is about after it, if not the company. */
  subject?: string;
}

/** What visitors ask about us and the site doesn't say, by the end of the fact's id. */
export const unlistedCompany: Readonly<Record<string, Unlisted>> = {
  'reviews-more': {
    en: 'if we can get you reviews or remove bad ones',
    es: 'si podemos conseguirte reseñas o quitar las malas',
    subject: 'reviews',
  },
  influencers: {
    en: 'if we do PR, influencers or events',
    es: 'si hacemos relaciones públicas, influencers o eventos',
  },
  listings: {
    en: 'if the agent works with listings other than Google',
    es: 'si el agente trabaja con directorios aparte de Google',
    subject: 'google',
  },
  'own-chat': {
    en: 'if you can get a chat assistant for your own customers',
    es: 'si puedes tener un asistente de chat para tus clientes',
    subject: 'website',
  },
  booking: {
    en: 'if the agent can handle bookings, orders or payments for you',
    es: 'si el agente puede llevar tus citas, pedidos o cobros',
    subject: 'agent',
  },
  security: {
    en: 'that about our security',
    es: 'eso sobre nuestra seguridad',
    subject: 'privacy',
  },
  transfer: {
    en: 'if an account can be shared, given away or transferred',
    es: 'si una cuenta se puede compartir, regalar o traspasar',
    subject: 'account',
  },
  disclosure: {
    en: 'if anything shows that AI wrote the posts',
    es: 'si algo indica que los textos son de una IA',
    subject: 'agent',
  },
  rules: {
    en: 'how the agent handles the rules of your profession',
    es: 'cómo trata el agente las reglas de tu profesión',
    subject: 'agent',
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
