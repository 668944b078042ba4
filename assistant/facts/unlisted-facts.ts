import type { Fact, FactsOf } from './fact.ts';

/** Answers that admit what the site doesn't say. */
export const unlistedFacts: FactsOf = (site) => [
  {
    id: 'company.other',
    subjects: ['other-services'],
    en: `I don’t know that we do: the site lists blog and social posts, SEO, Google Business Profile, ads, leads, reports and a website builder. Please ask at ${site.email}.`,
    es: `No lo sé: el sitio habla de blog, redes sociales, SEO, perfil de Google, anuncios, clientes potenciales, informes y sitios web. Pregunta a ${site.email}.`,
    page: 'features',
  },
  ...unlisted.map(
    ([id, when, en, es]): Fact => ({
      id: `company.${id}`,
      ...(id === 'answers-reviews' && { subject: 'reviews' }),
      subjects: [
        'other-services',
        'content',
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
        'unlisted',
        'google-business',
      ],
      when: [when, when],
      en: `I don’t know ${en}: the site doesn’t say, so please ask at ${site.email}.`,
      es: `No sé ${es}: el sitio no lo dice; pregunta a ${site.email}.`,
      page: 'contact',
    }),
  ),
];

/** What visitors ask for and the site doesn't say: id, expression, and the rest of the sentence. */
const unlisted: readonly (readonly [string, RegExp, string, string])[] = [
  [
    'app',
    /\b(an? (app|mobile app|iphone app|android app)|app (store|for)|iphone|android|(una )?app)\b/,
    'of an app',
    'de ninguna aplicación',
  ],
  [
    'answers-calls',
    /\b(answer|pick up|take|handle|contesta\w*|atend\w+|responde\w*)\b.{0,12}\b(my|mis|mi|our) (phone|phones|phone calls|calls|llamadas|telefono)\b/,
    'of an agent that answers your phone',
    'de un agente que conteste tu teléfono',
  ],
  [
    'answers-reviews',
    /\b(answer|reply|respond|replies|responds|contesta\w*|responde\w*)\b.{0,20}\b(reviews?|comments?|messages|dms?|resenas?|comentarios|mensajes)\b/,
    'whether the agent replies to reviews, comments or messages',
    'si el agente responde reseñas, comentarios o mensajes',
  ],
  [
    'newsletter',
    /\b(newsletters?|email (marketing|blasts?|campaigns?)|mailchimp|text (messages?|marketing)|sms|boletin\w*)\b/,
    'of newsletters or text messages',
    'de boletines ni mensajes de texto',
  ],
  [
    'design',
    /\b(logo|logos|branding|business cards?|flyers?|print|billboards?|radio|tv|television|brochures?|mailers?|volantes|tarjetas de presentacion)\b/,
    'of logos, print or broadcast ads',
    'de logotipos, impresos ni anuncios en medios',
  ],
  [
    'hosting',
    /\b(hosting|domain|domains|ssl|hosted|dominio|hospedaje)\b/,
    'about domains and hosting',
    'sobre dominios y alojamiento',
  ],
  [
    'compliance',
    /\b(hipaa|soc ?2|gdpr|ccpa|iso ?27001|ada compliant|pci|bbb)\b/,
    'about that certification',
    'sobre esa certificación',
  ],
  [
    'resell',
    /\b(white.?label|resell\w*|affiliate|referral (fee|program|bonus)|commission|franchise fee|partner program|referidos|comision)\b/,
    'of a reseller or referral program',
    'de un programa de reventa ni de referidos',
  ],
  ['backlinks', /\b(backlinks?|link building)\b/, 'of link building', 'de construcción de enlaces'],
  [
    'legal',
    /\b(nda|insured|liability|sla|uptime|w-?9|ein|sales tax|taxes included|impuestos)\b/,
    'about that',
    'sobre eso',
  ],
];
