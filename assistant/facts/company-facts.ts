import {
  businessesServed,
  company,
  list,
  mission,
  region,
  specialties,
} from '../../app/facts/site.ts';
import { testimonials } from '../../app/facts/testimonials.ts';
import type { FactsOf } from './fact.ts';

const served = list(region.served);
const servedEs = 'Washington DC, Maryland y el norte de Virginia';
const samples = testimonials.some(({ confirmed }) => !confirmed);
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
    en: `${site.name} makes AI marketing agents for small and mid-size local businesses.`,
    es: `${site.name} ofrece agentes de marketing con IA para negocios locales pequeños y medianos.`,
    page: 'about',
  },
  {
    id: 'company.founded',
    subjects: ['company', 'people'],
    en: `${site.name} was founded in ${company.foundedYear} in the ${region.short}.`,
    es: `${site.name} se fundó en ${company.foundedYear} en el ${region.short}.`,
    page: 'about',
  },
  {
    id: 'company.mission',
    subjects: ['company'],
    en: `Our mission: ${mission.charAt(0).toLowerCase()}${mission.slice(1)}`,
    es: 'Nuestra misión es que la automatización de las grandes empresas sea accesible, económica y efectiva para los negocios locales.',
    page: 'about',
  },
  {
    id: 'company.values',
    subjects: ['company'],
    en: 'Our values are transparency, innovation and partnership.',
    es: 'Nuestros valores son transparencia, innovación y colaboración.',
    page: 'about',
  },
  {
    id: 'company.specialties',
    subjects: ['company', 'other-services'],
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
    en: `Our About page says ${businessesServed.about} use an agent, and the audit page ${businessesServed.audit}: more than a hundred, but I don’t know the exact number.`,
    es: `La página «About us» habla de cientos de negocios del ${region.short}, y la de la auditoría, de ${businessesServed.audit}: más de cien, pero no sé el número exacto.`,
    page: 'about',
  },
  {
    id: 'reviews.customers-trade',
    admits: true,
    subject: 'company',
    subjects: ['customers', 'industry'],
    en: `I don’t know the number for each trade: our About page says ${businessesServed.about} in all, and the audit page ${businessesServed.audit}.`,
    es: `No sé cuántos hay de cada tipo de negocio: la página «About us» habla de cientos de negocios en total, y la de la auditoría, de ${businessesServed.audit}.`,
    page: 'about',
  },
  {
    id: 'reviews.rating',
    subjects: ['reviews'],
    en: `Our rating is ${company.rating} of 5, from ${company.reviews} reviews; the site doesn’t say where they can be read.`,
    es: `Nuestra calificación es de ${company.rating} sobre 5, con ${company.reviews} reseñas; el sitio no dice dónde se pueden leer.`,
    page: 'home',
  },
  {
    id: 'testimonials.quotes',
    subjects: ['reviews', 'customers'],
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
