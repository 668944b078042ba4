import type { Localized } from '../../app/facts/holidays.ts';

/** Something that visitors ask about us and the site doesn't say: the end of `I don’t know …`. */
export interface Unlisted extends Localized {
  /** What the site says that comes close to it, in a sentence. */
  instead?: Localized;
  /** What the conversation is about after it, if not the company. */
  subject?: string;
}

/** What visitors ask about us and the site doesn't say, by the end of the fact's id. */
export const unlistedCompany: Readonly<Record<string, Unlisted>> = {
  app: {
    en: 'of an app',
    es: 'si hay una aplicación',
  },
  texting: {
    en: 'if our number takes texts',
    es: 'si nuestro número recibe mensajes de texto',
  },
  'call-recording': {
    en: 'if calls are recorded',
    es: 'si se graban las llamadas',
  },
  'second-factor': {
    en: 'of a second factor at sign-in',
    es: 'de un segundo factor al entrar',
  },
  'own-reviews': {
    en: 'where to leave us a review',
    es: 'dónde dejarnos una reseña',
  },
  'company-name': {
    en: 'where the name comes from',
    es: 'de dónde viene el nombre',
  },
  'answers-reviews': {
    en: 'if the agent replies to reviews, comments or messages',
    es: 'si el agente contesta reseñas, comentarios o mensajes',
    subject: 'reviews',
  },
  whatsapp: {
    en: 'of a WhatsApp number of ours',
    es: 'si tenemos WhatsApp',
  },
  newsletter: {
    en: 'of newsletters or text messages',
    es: 'si enviamos correos promocionales o mensajes de texto a tus clientes',
  },
  design: {
    en: 'if we design logos',
    es: 'si diseñamos logotipos',
  },
  print: {
    en: 'if we print anything',
    es: 'si imprimimos algo',
  },
  broadcast: {
    en: 'if we do radio, TV or newspaper ads',
    es: 'si hacemos anuncios de radio, televisión o prensa',
  },
  model: {
    en: 'which AI model is behind the agent',
    es: 'qué modelo de IA usa el agente',
    subject: 'agent',
  },
  place: {
    en: 'where your data is stored',
    es: 'dónde se guardan tus datos',
    subject: 'privacy',
  },
  users: {
    en: 'how many people can have a login',
    es: 'cuántas personas pueden tener acceso',
    subject: 'account',
  },
  'post-length': {
    en: 'how long the posts are',
    es: 'qué tan largos son los artículos',
    subject: 'blog',
  },
  'site-size': {
    en: 'how many pages or templates there are',
    es: 'cuántas páginas o plantillas hay',
    subject: 'website',
  },
  penalty: {
    en: 'how Google treats posts written by AI',
    es: 'cómo trata Google los textos escritos con IA',
  },
  figures: {
    en: 'that figure about our company',
    es: 'ese dato de nuestra empresa',
  },
  'site-leave': {
    en: 'what becomes of a site from our builder after you leave',
    es: 'qué pasa con un sitio del creador cuando te vas',
    subject: 'website',
  },
  hosting: {
    en: 'about domains and hosting',
    es: 'nada sobre dominios ni hosting',
    subject: 'website',
  },
  compliance: {
    en: 'about that certification',
    es: 'si tenemos esa certificación',
    subject: 'privacy',
  },
  resell: {
    en: 'of a reseller or referral program',
    es: 'si hay un programa de reventa o de referidos',
  },
  backlinks: {
    en: 'of link building',
    es: 'si conseguimos enlaces desde otros sitios',
  },
  legal: {
    en: 'about that',
    es: 'nada sobre eso',
  },
  'reviews-more': {
    en: 'if we can get you reviews or remove bad ones',
    es: 'si podemos conseguirte reseñas o quitar las malas',
    instead: {
      en: 'How to answer them is on our blog.',
      es: 'Cómo contestarlas está en nuestro blog.',
    },
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
    instead: {
      en: 'Websites from our builder can have a calendar to book, or a cart and payment.',
      es: 'Los sitios de nuestro creador pueden tener un calendario para reservar, o un carrito y cobros.',
    },
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
    en: 'if we can provide or sign that',
    es: 'si podemos darte o firmar eso',
  },
  liability: {
    en: 'who is responsible in that case',
    es: 'quién responde en ese caso',
  },
  disputed: {
    en: 'if a bill is due while our team looks into it',
    es: 'si hay que pagar una factura mientras el equipo la revisa',
    subject: 'payment',
  },
  tax: {
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
