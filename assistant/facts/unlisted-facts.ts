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
  ...[...unlisted, ...unlistedWork].map(
    ([id, when, en, es]): Fact => ({
      id: `company.${id}`,
      ...subjectsOfConversation[id],
      subjects,
      when: [when],
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say. Please ask at ${site.email}.`,
      es: `No sé ${es}: el sitio no lo dice; escríbenos a ${site.email}.`,
      page: 'contact',
    }),
  ),
  {
    id: 'company.prices-extra',
    subject: 'prices',
    subjects: ['unlisted', 'price'],
    byExamples: true,
    admits: true,
    en: `I don’t know of any other plan or price: the site lists ${list(atPrice('at'))} a month. Please ask at ${site.email}.`,
    es: `No sé de ningún otro plan ni precio: el sitio tiene ${atPrice('a').join(', ')} al mes. Escríbenos a ${site.email}.`,
    page: 'pricing',
  },
  ...Object.entries(unlistedCompany).map(
    ([id, { when, subject, en, es }]): Fact => ({
      id: `company.${id}`,
      ...(subject && { subject }),
      subjects,
      ...(when ? { when: [when] } : { byExamples: true }),
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say. Please ask at ${site.email}.`,
      es: `No sé ${es}: el sitio no lo dice; escríbenos a ${site.email}.`,
      page: 'contact',
    }),
  ),
];

/** Such questions read like many others. */
const subjects: readonly string[] =
  'unlisted other-services content industry competitors keywords lead-generation audit payment dashboard blogs reviews phone login social integrations plan-support privacy email seo builder agent out-of-scope google-business bot company customers'.split(
    ' ',
  );

/** What the conversation is about after it, if not the company. */
const subjectsOfConversation: Readonly<Record<string, { subject: string }>> = {
  'answers-reviews': { subject: 'reviews' },
  compliance: { subject: 'privacy' },
  hosting: { subject: 'website' },
  model: { subject: 'agent' },
  place: { subject: 'privacy' },
  users: { subject: 'account' },
  'new-pages': { subject: 'platforms' },
  stories: { subject: 'platforms' },
  recovery: { subject: 'google' },
  'review-requests': { subject: 'reviews' },
  'review-removal': { subject: 'reviews' },
  export: { subject: 'reports' },
  'audit-again': { subject: 'audit' },
  'store-payments': { subject: 'store' },
  'video-edit': { subject: 'platforms' },
  'local-service-ads': { subject: 'ads' },
  'google-questions': { subject: 'google' },
  reputation: { subject: 'reviews' },
  'site-languages': { subject: 'website' },
  reuse: { subject: 'control' },
  'brand-look': { subject: 'social' },
  'ai-search': { subject: 'seo' },
  'competitor-count': { subject: 'competitors' },
  code: { subject: 'website' },
  migration: { subject: 'website' },
  'own-blog': { subject: 'blog-page' },
  regulated: { subject: 'agent' },
  'post-length': { subject: 'blog' },
  'site-size': { subject: 'website' },
  'site-leave': { subject: 'website' },
};

/** What visitors ask for and the site doesn't say: id, expression, and the rest of the sentence. */
const unlisted: readonly (readonly [string, RegExp, string, string])[] = [
  [
    'app',
    /\b(an? (app|mobile app|iphone app|android app)|app (store|for)|iphone|android|(una )?app)\b/,
    'of an app',
    'si hay una aplicación',
  ],
  [
    'texting',
    /\b(text|sms|whatsapp) (you|u|ya|y'?all|your|the number|the office)\b|\b(take|get|read|answer) texts\b|\b(mandar(les)?|enviar(les)?) (un )?(texto|whatsapp)\b/,
    'if our number takes texts',
    'si nuestro número recibe mensajes de texto',
  ],
  [
    'call-recording',
    /\b(record\w*|tap\w*|grab\w+)\b.{0,20}\b(calls?|phone|llamadas?)\b|\bcalls?\b.{0,15}\brecorded\b/,
    'if calls are recorded',
    'si se graban las llamadas',
  ],
  [
    'second-factor',
    /\b(two|2)[ -]?(factor|step)\b|\b(2fa|mfa|authenticator|dos factores|dos pasos)\b/,
    'of a second factor at sign-in',
    'de un segundo factor al entrar',
  ],
  [
    'own-reviews',
    /\b(leave|write|give|post|dejar\w*|escribir\w*) (you|u|ya|y'?all|your company|les)\b.{0,20}\b(reviews?|stars|resenas?)\b|\bwhere\b.{0,15}\breview (you|y'?all)\b/,
    'where to leave us a review',
    'dónde dejarnos una reseña',
  ],
  [
    'company-name',
    /\b(name|nombre)\b.{0,15}\b(come|comes|came|from|mean|means|viene|significa)\b|\bwhy\b.{0,12}\b(called|named)\b/,
    'where the name comes from',
    'de dónde viene el nombre',
  ],
  [
    'answers-reviews',
    /\b(answer|answers|reply|respond|replies|responds|contesta\w*|responde\w*)\b.{0,30}\b(reviews?|comments?|messages|dms?|resenas?|comentarios|mensajes)\b|\b(star|bad|nasty|negative|angry|awful|good|mala) (review|resena)\b.{0,60}\b(answer|reply|respond|write back|contest\w+|respond\w+)\b|\b(reviews?|comments?|resenas?)\b.{0,60}\b(answer|reply|respond) (to )?(it|that|this|those|them|stuff|things)\b/,
    'if the agent replies to reviews, comments or messages',
    'si el agente contesta reseñas, comentarios o mensajes',
  ],
  [
    'whatsapp',
    /^(?=.*\b(?:number|numero|text|messages?|write|reach|contact\w*|escrib\w+|mand\w+|habl\w+|contest\w+|tienen|hay|your|su|tu)\b).*\bwhats ?app\b/,
    'of a WhatsApp number of ours',
    'si tenemos WhatsApp',
  ],
  [
    'newsletter',
    /\b(newsletters?|email (marketing|blasts?|campaigns?)|mailchimp|text (messages?|marketing)|sms|boletin\w*)\b/,
    'of newsletters or text messages',
    'si enviamos correos promocionales o mensajes de texto a tus clientes',
  ],
  [
    'design',
    /\b(logos?|(do|handle) (\w+ )?rebrand\w*|(do|make|design|create|offer|need|new) (\w+ )?branding|brand (kit|book)|logotipos?)\b/,
    'if we design logos',
    'si diseñamos logotipos',
  ],
  [
    'print',
    /\b(business cards?|flyers?|flier|print\w*|posters?|banners?|billboards?|brochures?|mailers?|postcards?|door hangers?|yard signs?|signage|stickers|menus? printed|t.?shirts?|volantes|folletos|tarjetas de presentacion|letreros?|imprim\w+|impresi\w+|impres[oa]s?)\b/,
    'if we print anything',
    'si imprimimos algo',
  ],
  [
    'broadcast',
    /\b(radio|tv|television|podcast ads?|commercials?|newspapers?|periodicos?)\b/,
    'if we do radio, TV or newspaper ads',
    'si hacemos anuncios de radio, televisión o prensa',
  ],
  [
    'model',
    /\b((which|what|whose|que|cual) (?!the |an |your |our |this |do |does )(\w+ )?(ai|gpt|chatgpt|model|llm|engine|ia|modelo)\b(?! (agent|marketing))|under the hood|powered by|built on|runs? on (gpt|chatgpt|openai|claude|gemini)|(use|using|usan?) (chatgpt|gpt|openai|claude|gemini|llama)|(gpt|chatgpt|claude|gemini|openai) (or|o) (gpt|chatgpt|claude|gemini|what|que))/,
    'which AI model is behind the agent',
    'qué modelo de IA usa el agente',
  ],
  [
    'place',
    /\b(servers?|data ?cent(er|re)s?|(the|in|a) cloud|(which|what|que) (country|pais(es)?)|aws|in the (us|usa|u s|states|country)|servidor\w*|nube)\b|\b(where|donde)\b.{0,30}\b(stored?|hosted|kept|lives?|guard\w+|almacen\w+)\b/,
    'where your data is stored',
    'dónde se guardan tus datos',
  ],
  [
    'users',
    /\b(each|own|separate|several|multiple|more|extra|additional|different|second) (\w+ ){0,6}(log ?ins?|users?|seats?)\b|\b(log ?ins?|users?|seats?|passwords?) (for (each|my|our|the)|each|apiece)\b|\b(both|all (two|three|four|five|of us)|each of us|two of us|everybody|everyone)( of us)? (log ?in|sign in|use it|get in)\b|\b(separate|different|several) accounts?\b|\bshare (the|an?|one|my|our) (\w+ )?(dashboard|account|log ?in)\b|\bhow many (people|users|of us|employees|staff|log ?ins?|seats)\b.{0,30}\b(log|sign|use|access|see|dashboard|account|get|have)|\b(team|staff|employees?|wife|husband|partner|assistant|manager|receptionists?|bookkeeper)\b.{0,25}\b(log ?in|sign in|access|own account)\b|\bcuant[oa]s (usuarios|personas)\b.{0,30}\b(entrar|usar|panel|cuenta|acceso)/,
    'how many people can have a login',
    'cuántas personas pueden tener acceso',
  ],
  [
    'post-length',
    /\b(how (long|many words)|how big|word count|length|que tan larg\w+|cuantas palabras)\b(?=.*\b(blogs?|posts?|articles?|articulos?)\b)(?!.*\b(live|take|until|before|keywords?|clave)\b)/,
    'how long the posts are',
    'qué tan largos son los artículos',
  ],
  [
    'site-size',
    /\b(how many|number of|cuant[oa]s) (\w+ )?(pages|templates|designs|paginas|plantillas)\b/,
    'how many pages or templates there are',
    'cuántas páginas o plantillas hay',
  ],
  [
    'penalty',
    /\b(penali[sz]\w*|punish\w*|demot\w+|blacklist\w*|google\b.{0,30}\bban(s|ned)?|ban(s|ned)? (by|from|on) google|castig\w+)\b/,
    'how Google treats posts written by AI',
    'cómo trata Google los textos escritos con IA',
  ],
  [
    'figures',
    /^(?!.*\b(we|i|my|our|mi|nuestr\w+)\b.{0,40}\b(revenue|turnover|profit\w*|ingresos)).*\b(churn\w*|retention rate|revenue|turnover|(?<!non[ -]?)(?<!not for )profit\w*|investors?|funding|ingresos de la empresa|ganancias)\b/,
    'that figure about our company',
    'ese dato de nuestra empresa',
  ],
  [
    'site-leave',
    /\b(take|keep|transfer|move|own|export|happens? to|lose|llev\w+|quedo con|conserv\w+|pasa con)\b.{0,25}\b(website|web ?site|site|sitio|pagina)\b.{0,30}\b(leave|cancel\w*|quit|stop|go|with me|elsewhere|somewhere|another|dark|cancelo|me voy|otro)\b|\b(if|when|after|si|cuando) (i|we) (leave|cancel|quit|stop)\b.{0,30}\b(website|web ?site|site)\b/,
    'what becomes of a site from our builder after you leave',
    'qué pasa con un sitio del creador cuando te vas',
  ],
  [
    'hosting',
    /\b(hosting|domain|domains|ssl|hosted|dominio|hospedaje)\b/,
    'about domains and hosting',
    'nada sobre dominios ni hosting',
  ],
  [
    'compliance',
    /\b(hipaa|soc ?2|gdpr|ccpa|iso ?27001|ada compliant|pci|bbb)\b/,
    'about that certification',
    'si tenemos esa certificación',
  ],
  [
    'resell',
    /\b(white.?label|resell\w*|revend\w+|reventa|affiliate|referral (fee|program|bonus)|franchise fee|partner program|referidos)\b/,
    'of a reseller or referral program',
    'si hay un programa de reventa o de referidos',
  ],
  [
    'backlinks',
    /\b(backlinks?|link building)\b/,
    'of link building',
    'si conseguimos enlaces desde otros sitios',
  ],
  ['legal', /\b(nda|insured|liab\w+|sla|uptime|w-?9|ein|itin)\b/, 'about that', 'nada sobre eso'],
];
