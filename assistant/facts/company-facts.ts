import {
  businessesServed,
  company,
  list,
  mission,
  region,
  specialties,
} from '../../app/facts/site.ts';
import { testimonials } from '../../app/facts/testimonials.ts';
import { lexicons } from '../understand/lexicons.ts';
import type { FactsOf } from './fact.ts';

const served = list(region.served);
const servedEs = 'Washington DC, Maryland y el norte de Virginia';
const samples = testimonials.some(({ confirmed }) => !confirmed);
/** What the words of trades begin with: `restaurant` stands for `restaurants` as well. */
const tradeBeginnings = lexicons.trade
  .split('|')
  .filter((word, _, all) => !all.some((other) => other !== word && word.startsWith(other)))
  .join('|');

/** The company: where it is, the area it serves, its people and its customers. */
export const companyFacts: FactsOf = (site) => [
  {
    id: 'office.region',
    subjects: ['where'],
    yes: true,
    en: `We’re in ${region.office}.`,
    es: 'Estamos en el norte de Virginia.',
    page: 'contact',
  },
  {
    id: 'office.address',
    subjects: ['where'],
    when: [
      /\b(address|street|visit|come (by|in|over)|stop by|walk in|drop (by|in)|in person|meet|office|direccion|visitar|ir a|en persona|oficina|pasar)\b/,
    ],
    en: `Our team is in ${region.office}; I don’t have a street address, so please call ${site.phone} to arrange a meeting.`,
    es: `Nuestro equipo está en el norte de Virginia; no tengo la dirección exacta, así que llama al ${site.phone} para hacer una cita.`,
    page: 'contact',
  },
  {
    id: 'area.served',
    subjects: ['area', 'where'],
    yes: true,
    en: `We serve ${served}.`,
    es: `Atendemos ${servedEs}.`,
    page: 'about',
  },
  {
    id: 'area.local',
    subjects: ['area'],
    when: [/\b(know|local|market|neighborhood|conoc\w+|mercado|zona|dmv|town by town|search)\b/],
    yes: true,
    en: `We’re a local team in ${region.office}, and your agent plans posts and keywords town by town.`,
    es: 'Somos un equipo local del norte de Virginia, y tu agente planea publicaciones y palabras clave ciudad por ciudad.',
    page: 'home',
  },
  {
    id: 'area.elsewhere',
    subjects: ['elsewhere'],
    yes: false,
    en: `We serve ${served}; for anywhere else, please ask at ${site.email}.`,
    es: `Atendemos ${servedEs}; para otros lugares, escríbenos a ${site.email}.`,
    page: 'about',
  },
  {
    id: 'company.what',
    subjects: ['company', 'agent'],
    when: [
      /\b(who are you|what (is|are|does) (you|this|the company|your company|beltway)|what do you (guys )?(do|sell|offer)|about (you|the company)|quienes son|que (hacen|venden|ofrecen)|a que se dedican)\b/,
    ],
    en: `${site.name} makes AI marketing agents for small and mid-size local businesses.`,
    es: `${site.name} ofrece agentes de marketing con IA para negocios locales pequeños y medianos.`,
    page: 'about',
  },
  {
    id: 'company.founded',
    subjects: ['company', 'people'],
    when: [
      /^(?!.*\b(who|quien|our street|construction|business|founders?|names?|nombre)\b).*\b(found\w*|start(ed)?|since|how (long|old)|established|years|new|history|when|fund\w+|desde|cuantos anos|tiempo|empez\w+)\b/,
    ],
    en: `${site.name} was founded in ${company.foundedYear} in the ${region.short}.`,
    es: `${site.name} se fundó en ${company.foundedYear} en el ${region.short}.`,
    page: 'about',
  },
  {
    id: 'company.mission',
    subjects: ['company'],
    when: [/\b(mission|why|goal|purpose|stand for|vision|mision|objetivo|proposito)\b/],
    en: `Our mission: ${mission.charAt(0).toLowerCase()}${mission.slice(1)}`,
    es: 'Nuestra misión es que la automatización de las grandes empresas sea accesible, económica y efectiva para los negocios locales.',
    page: 'about',
  },
  {
    id: 'company.values',
    subjects: ['company'],
    when: [/\b(values?|valores?|believe|principles)\b/],
    en: 'Our values are transparency, innovation and partnership.',
    es: 'Nuestros valores son transparencia, innovación y colaboración.',
    page: 'about',
  },
  {
    id: 'company.specialties',
    subjects: ['company', 'other-services'],
    when: [
      /\b(special(ty|ties|ize|ist)\w*|expertise|experts? in|services|focus on|especialidad\w*|servicios)\b/,
    ],
    en: `Our specialties are ${list(specialties)}.`,
    es: 'Nuestras especialidades son la automatización de marketing con IA, la optimización SEO, la gestión de redes sociales, la creación de contenido y el análisis de marketing.',
    page: 'about',
  },
  {
    id: 'company.about',
    subjects: ['company'],
    en: `${site.name} is a team in ${region.office}, founded in ${company.foundedYear}, that makes AI marketing agents for local businesses.`,
    es: `${site.name} es un equipo del norte de Virginia, fundado en ${company.foundedYear}, que ofrece agentes de marketing con IA para negocios locales.`,
    page: 'about',
  },
  {
    id: 'company.team-checks',
    subject: 'control',
    subjects: ['company', 'content', 'people', 'bot', 'agency'],
    when: [
      /^(?!.*\b(star|bad|nasty|negative|good|google|customer|yelp) reviews?\b).*\b(humans?|people|person|team|real|check\w*|review\w*|proofread\w*|editor|oversight|behind|supervis\w+|equipo|personas?|revis\w+|humanos?)\b/,
      /\b(check\w*|read\w*|review\w*|proofread\w*|behind|supervis\w+|involved|look(s|ing)? (at|over|after)|oversight|train\w*|watch\w*|revis\w+|detras|lee\w*)\b/,
    ],
    yes: true,
    opposite:
      /\b(no|nobody|never|without)\b.{0,12}\b(humans?|person|people|one|body|ever|personas?)\b|\bnadie\b/,
    en: `People in ${region.office} teach the agent your business, read its work before your customers do, and correct it.`,
    es: 'Gente de nuestro equipo en el norte de Virginia le enseña tu negocio al agente, lee su trabajo antes que tus clientes y lo corrige.',
    page: 'about',
  },
  {
    id: 'company.people',
    admits: true,
    subjects: ['people'],
    en: `I don’t know: the site names no owner or staff, so please ask at ${site.email}.`,
    es: `No lo sé: el sitio no menciona a los dueños ni a los empleados; escríbenos a ${site.email}.`,
    page: 'about',
  },
  {
    id: 'reviews.customers',
    subject: 'company',
    subjects: ['customers'],
    yes: true,
    en: `Our About page says ${businessesServed.about} use an agent, and the audit page ${businessesServed.audit}.`,
    es: `La página «About us» habla de cientos de negocios del ${region.short}, y la de la auditoría, de ${businessesServed.audit}.`,
    page: 'about',
  },
  {
    id: 'reviews.customers-trade',
    admits: true,
    subject: 'company',
    subjects: ['customers', 'industry'],
    strict: true,
    when: [
      new RegExp(`\\b(how many|number of|cuant[oa]s)\\b.{0,25}\\b(${tradeBeginnings})`),
      /\b(clients?|customers?|have|use|using|with you|signed|work with|serve|clientes|tienen|usan|trabajan)\b/,
    ],
    en: `I don’t know the number for each trade: our About page says ${businessesServed.about} in all, and the audit page ${businessesServed.audit}.`,
    es: `No sé cuántos hay de cada tipo de negocio: la página «About us» habla de cientos de negocios en total, y la de la auditoría, de ${businessesServed.audit}.`,
    page: 'about',
  },
  {
    id: 'reviews.rating',
    subjects: ['reviews'],
    en: `Our rating is ${company.rating} of 5, from ${company.reviews} reviews.`,
    es: `Nuestra calificación es de ${company.rating} sobre 5, con ${company.reviews} reseñas.`,
    page: 'home',
  },
  {
    id: 'testimonials.quotes',
    subjects: ['reviews', 'customers'],
    when: [
      /\b(quotes?|testimonials?|references?|real customers?|case stud\w+|talk to (a )?customers?|examples?|testimonios?|referencias?|casos|ejemplos?)\b/,
    ],
    yes: !samples,
    en: samples
      ? 'The quotes on the features page are samples, not customers’ reviews, and the case studies use made-up businesses.'
      : 'Customers’ words are on the features page.',
    es: samples
      ? 'Los testimonios de la página «Features» son ejemplos, no reseñas de clientes, y los casos de estudio usan negocios inventados.'
      : 'Los testimonios de clientes están en la página «Features».',
    page: 'features',
  },
  {
    id: 'company.careers',
    admits: true,
    subjects: ['careers'],
    en: `I don’t know of any open jobs; please ask at ${site.email}.`,
    es: `No sé si hay vacantes; escríbenos a ${site.email}.`,
    page: 'contact',
  },
];
