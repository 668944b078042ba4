import { signupLine } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import {
  businessesServed,
  claims,
  company,
  hours,
  list,
  region,
  replyHours,
  setupTime,
} from '../../app/facts/site.ts';
import { testimonials } from '../../app/facts/testimonials.ts';
import { mailLink, pages, phoneLink, type Topic } from './answer.ts';

/** Disclaimer, until every quote on the features page is confirmed. */
const samples = testimonials.some(({ confirmed }) => !confirmed)
  ? ' The quotes on the features page are samples, not customers’ reviews.'
  : ' Customers’ words are on the features page.';

const { from, to } = claims.setupHours;
const served = list(region.served);
const { phone: phoneHours } = hours;
/** `24/7 phone support`, on the largest plan. */
const roundTheClock = signupLine('enterprise', 'support');

/** Topics about the company: how to reach it, who it is and where. */
export const companyTopics: readonly Topic[] = [
  {
    id: 'hours',
    answer: ({ site }) => ({
      text: `We are open ${hours.contact.days}, ${hours.contact.time}, and ${hours.contact.weekend}. Phone support: ${phoneHours}; ${marketingName.enterprise} has ${roundTheClock}. Email support and this chat are available 24/7.`,
      es: `Abrimos de lunes a viernes, ${hours.contact.time}; cerramos los fines de semana. Teléfono: ${site.phone}, en ese horario (${marketingName.enterprise}: 24/7). Correo y chat: 24/7.`,
      links: [pages.contact, phoneLink(site)],
    }),
  },
  {
    id: 'phone',
    answer: ({ site }) => ({
      text: `Call us at ${site.phone}, ${phoneHours} (${marketingName.enterprise} has ${roundTheClock}). By email: ${site.email}, 24/7.`,
      es: `Llámanos al ${site.phone}, de lunes a viernes, ${hours.contact.time}. Por correo: ${site.email}, 24/7.`,
      links: [phoneLink(site), pages.contact],
    }),
  },
  {
    id: 'email',
    answer: ({ site }) => ({
      text: `Write to ${site.email}, 24/7. Support replies within ${replyHours.support} hours, the contact form within ${replyHours.contact} hours. By phone: ${site.phone}, ${phoneHours}.`,
      es: `Escribe a ${site.email}, 24/7. Soporte responde en ${replyHours.support} horas. Por teléfono: ${site.phone}, de lunes a viernes, ${hours.contact.time}.`,
      links: [mailLink(site), pages.contact],
    }),
  },
  {
    id: 'contact',
    answer: ({ site }) => ({
      text: `Reach a person by phone at ${site.phone} (${phoneHours}) or by email at ${site.email}, 24/7. Or press “Talk to a person” below: support replies within ${replyHours.support} hours.`,
      es: `Puedes hablar con una persona por teléfono al ${site.phone} (lunes a viernes, ${hours.contact.time}) o por correo: ${site.email}. También con “Talk to a person” aquí abajo.`,
      links: [pages.contact, pages.support],
    }),
  },
  {
    id: 'reply',
    answer: () => ({
      text: `Support replies within ${replyHours.support} hours. A message from the contact page is answered within ${replyHours.contact} hours, a free audit request within ${replyHours.audit} hours. This chat answers instantly.`,
      es: `Soporte responde en ${replyHours.support} horas; el formulario de contacto y la auditoría gratis, en ${replyHours.contact} horas. Este chat responde al instante.`,
      links: [pages.support, pages.contact],
    }),
  },
  {
    id: 'where',
    answer: ({ site }) => ({
      text: `We are in ${region.office} and serve ${served}. I don’t have a street address; for a meeting, call ${site.phone} or write to ${site.email}.`,
      es: `Estamos en el norte de Virginia (${region.office}) y atendemos Washington DC, Maryland y el norte de Virginia. Teléfono: ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'area',
    answer: () => ({
      text: `We are local: a team in ${region.office} that serves ${served}, the ${region.short}. People here search by town, so your agent plans posts and keywords by town, such as Bethesda, Fairfax or Silver Spring.`,
      es: `Somos un equipo local en el norte de Virginia y atendemos Washington DC, Maryland y el norte de Virginia (el DMV). Tu agente planifica por ciudad.`,
      links: [pages.about, pages.contact],
    }),
  },
  {
    id: 'elsewhere',
    answer: ({ site }) => ({
      text: `We serve ${served}. I don't know whether we can help elsewhere: please ask at ${site.email} or ${site.phone}.`,
      es: `Atendemos Washington DC, Maryland y el norte de Virginia. Para otros lugares no lo sé: pregunta a ${site.email} o al ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'company',
    answer: ({ site }) => ({
      text: `${site.name} was founded in ${company.foundedYear} in the ${region.short}, and makes AI marketing agents for small and local businesses, with a team in ${region.office} that trains the agents and reads their work. Our mission is automation that is accessible, affordable and effective. Our values: Transparency (no hidden fees, no confusing contracts), Innovation, Partnership.`,
      es: `${site.name} se fundó en ${company.foundedYear} en el DMV y ofrece agentes de marketing con IA para negocios locales. Valores: transparencia, innovación y colaboración.`,
      links: [pages.about],
    }),
  },
  {
    id: 'people',
    answer: ({ site }) => ({
      text: `I don’t know that: this site names no owner or staff and gives no figures about the company. It was founded in ${company.foundedYear}, and its team is in ${region.office}. Please ask at ${site.email}.`,
      es: `No lo sé: este sitio no nombra dueños ni empleados ni da cifras de la empresa. Se fundó en ${company.foundedYear} y su equipo está en el norte de Virginia. Pregunta a ${site.email}.`,
      links: [pages.about, mailLink(site)],
    }),
  },
  {
    id: 'customers',
    answer: () => ({
      text: `About us says that ${businessesServed.about} use it; the audit page says ${businessesServed.audit} businesses served.`,
      es: `La página «About us» dice que lo usan cientos de negocios del DMV; la de la auditoría habla de ${businessesServed.audit}.`,
      links: [pages.about, pages.audit],
    }),
  },
  {
    id: 'reviews',
    answer: () => ({
      text: `Our rating is ${company.rating} of 5 from ${company.reviews} reviews.${samples} Case studies among the resources are worked examples with made-up businesses.`,
      es: `Nuestra calificación es ${company.rating} de 5, con ${company.reviews} reseñas.`,
      links: [pages.features, pages.resources],
    }),
  },
  {
    id: 'privacy',
    answer: ({ site }) => ({
      text: `We don’t sell your information or use what you send us to train language models. There is no cookie until you sign in, then one that keeps you signed in. With an account, you can download or delete your data on the dashboard; to have messages or audit requests deleted, write to ${site.email}. The privacy policy (updated ${company.policyUpdated}) has the details.`,
      es: `No vendemos tu información ni la usamos para entrenar modelos de lenguaje. No hay cookies hasta que inicias sesión. Con una cuenta puedes descargar o borrar tus datos en el panel; para borrar mensajes, escribe a ${site.email}. El resto está en la política de privacidad (${company.policyUpdated}).`,
      links: [pages.privacy, mailLink(site)],
    }),
  },
  {
    id: 'children',
    answer: () => ({
      text: 'The services are not for children under 13; the privacy policy has a section about it.',
      es: 'Los servicios no son para menores de 13 años; lo dice la política de privacidad.',
      links: [pages.privacy],
    }),
  },
  {
    id: 'careers',
    answer: ({ site }) => ({
      text: `I don’t know of any open jobs. Please ask at ${site.email}.`,
      es: `No sé de vacantes. Pregunta a ${site.email}.`,
      links: [mailLink(site)],
    }),
  },
  {
    id: 'spanish',
    answer: ({ site }) => ({
      text: `I understand simple questions in Spanish about prices, hours, contact and the trial. I don't know which languages our team and your agent work in: please ask at ${site.email} or ${site.phone}.`,
      es: `Sí, entiendo preguntas sencillas en español sobre precios, horario, contacto y la prueba gratis. Para hablar con el equipo en español, pregunta a ${site.email} o al ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'setup-time',
    answer: () => ({
      text: `Your agent is set up within ${setupTime} after your audit. You connect your platforms, tell it about your business, and activate it.`,
      es: `Tu agente queda listo en ${from}-${to} horas después de la auditoría.`,
      links: [pages.how, pages.audit],
    }),
  },
];
