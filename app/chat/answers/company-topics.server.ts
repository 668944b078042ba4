import { businessesServed, claims, company, hours, region, replyHours } from '../../site.ts';
import { pages, type Topic } from './answer.ts';
import { mailLink, phoneLink } from './facts.server.ts';

const served = new Intl.ListFormat('en-GB').format(region.served);
const { phone: phoneHours } = hours;

/** Where and when we are to be reached, and who we are. */
export const companyTopics: readonly Topic[] = [
  {
    id: 'hours',
    when: [
      ['hours'],
      ['hours', 'phone'],
      ['hours', 'support'],
      ['hours', 'where'],
      ['hours', 'call'],
      ['hours', 'support', 'phone'],
      ['hours', 'human'],
    ],
    weight: 1,
    answer: ({ site }) => ({
      text: `We are open ${hours.contact.days}, ${hours.contact.time}, and ${hours.contact.weekend}. Phone support: ${phoneHours}. E-mail support and this chat are there 24/7.`,
      es: `Abrimos de lunes a viernes, 9AM-6PM EST; cerramos los fines de semana. Teléfono: ${site.phone}, en ese horario. Correo y chat: 24/7.`,
      links: [pages.contact, phoneLink(site)],
    }),
  },
  {
    id: 'phone',
    when: [
      ['phone'],
      ['phone', 'contact'],
      ['phone', 'human'],
      ['phone', 'support'],
      ['phone', 'email'],
    ],
    weight: 1,
    answer: ({ site }) => ({
      text: `Call us at ${site.phone}, ${phoneHours}. By e-mail: ${site.email}, 24/7.`,
      es: `Llámanos al ${site.phone}, de lunes a viernes, 9AM-6PM EST. Por correo: ${site.email}, 24/7.`,
      links: [phoneLink(site), pages.contact],
    }),
  },
  {
    id: 'email',
    when: [['email'], ['email', 'contact'], ['email', 'support']],
    answer: ({ site }) => ({
      text: `Write to ${site.email}, 24/7. Support replies within ${replyHours.support} hours, the contact form within ${replyHours.contact} hours. By phone: ${site.phone}, ${phoneHours}.`,
      es: `Escribe a ${site.email}, 24/7. Soporte responde en ${replyHours.support} horas. Por teléfono: ${site.phone}, de lunes a viernes, 9AM-6PM EST.`,
      links: [mailLink(site), pages.contact],
    }),
  },
  {
    id: 'contact',
    when: [
      ['contact'],
      ['human'],
      ['human', 'contact'],
      ['support'],
      ['support', 'contact'],
      ['human', 'support'],
      ['human', 'hours', 'contact'],
      ['where', 'contact'],
    ],
    unless: ['bot', 'vehicles'],
    answer: ({ site }) => ({
      text: `Reach a person by phone at ${site.phone} (${phoneHours}) or by e-mail at ${site.email}, 24/7. Or press “Talk to a person” below: support replies within ${replyHours.support} hours.`,
      es: `Puedes hablar con una persona por teléfono al ${site.phone} (lunes a viernes, 9AM-6PM EST) o por correo: ${site.email}. También con “Talk to a person” aquí abajo.`,
      links: [pages.contact, pages.support],
    }),
  },
  {
    id: 'reply',
    when: [
      ['reply'],
      ['reply', 'soon'],
      ['reply', 'email'],
      ['reply', 'support'],
      ['soon', 'support'],
      ['reply', 'contact'],
      ['soon', 'contact'],
      ['reply', 'soon', 'support'],
      ['soon', 'audit'],
      ['reply', 'audit'],
      ['reply', 'soon', 'email'],
      ['reply', 'soon', 'contact'],
      ['reply', 'human'],
      ['soon', 'email'],
    ],
    weight: 1,
    answer: () => ({
      text: `Support replies within ${replyHours.support} hours. A message from the contact page is answered within ${replyHours.contact} hours, a free audit request within ${replyHours.audit} hours. This chat answers at once.`,
      es: `Soporte responde en ${replyHours.support} horas; el formulario de contacto y la auditoría gratis, en ${replyHours.contact} horas. Este chat responde al instante.`,
      links: [pages.support, pages.contact],
    }),
  },
  {
    id: 'where',
    when: [
      ['where'],
      ['where', 'serve'],
      ['where', 'area'],
      ['where', 'company'],
      ['where', 'human'],
    ],
    answer: ({ site }) => ({
      text: `We are in ${region.office} and serve ${served}. I have no street address; for a meeting, call ${site.phone} or write to ${site.email}.`,
      es: `Estamos en el norte de Virginia (${region.office}) y atendemos Washington DC, Maryland y el norte de Virginia. Teléfono: ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'area',
    when: [
      ['dmv'],
      ['dmv', 'us'],
      ['dmv', 'serve'],
      ['area', 'us'],
      ['area', 'serve'],
      ['area', 'forWhom'],
      ['area', 'agent'],
      ['area', 'marketing', 'us'],
      ['area', 'works', 'us'],
      ['serve', 'us'],
      ['serve', 'pronoun'],
      ['area', 'company', 'us'],
      ['dmv', 'company'],
      ['dmv', 'marketing'],
    ],
    answer: () => ({
      text: `We are local: a team in ${region.office} that serves ${served}, the ${region.short}. People here search by town, so your agent plans posts and keywords by town, such as Bethesda, Fairfax or Silver Spring.`,
      es: `Somos un equipo local en el norte de Virginia y atendemos Washington DC, Maryland y el norte de Virginia (el DMV). Tu agente planifica por ciudad.`,
      links: [pages.about, pages.contact],
    }),
  },
  {
    id: 'elsewhere',
    when: [
      ['elsewhere', 'us'],
      ['elsewhere', 'serve'],
      ['elsewhere', 'works'],
      ['elsewhere', 'forWhom'],
      ['elsewhere', 'serve', 'industry'],
      ['elsewhere', 'us', 'serve'],
    ],
    weight: 2,
    answer: ({ site }) => ({
      text: `We serve ${served}. I don't know whether we can help elsewhere: please ask at ${site.email} or ${site.phone}.`,
      es: `Atendemos Washington DC, Maryland y el norte de Virginia. Para otros lugares no lo sé: pregunta a ${site.email} o al ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'company',
    when: [['company', 'us'], ['company', 'whatIs', 'us'], ['company']],
    answer: ({ site }) => ({
      text: `${site.name} was founded in ${company.foundedYear} in the ${region.short}, and makes AI marketing agents for small and local businesses. Our mission is automation that is accessible, affordable and effective. Our values: Transparency (no hidden fees, no confusing contracts), Innovation, Partnership.`,
      es: `${site.name} se fundó en ${company.foundedYear} en el DMV y ofrece agentes de marketing con IA para negocios locales. Valores: transparencia, innovación y colaboración.`,
      links: [pages.about],
    }),
  },
  {
    id: 'customers',
    when: [['customers'], ['customers', 'area'], ['customers', 'serve']],
    weight: 1,
    answer: () => ({
      text: `About us says that ${businessesServed.about} use it; the audit page says ${businessesServed.audit} businesses served.`,
      links: [pages.about, pages.audit],
    }),
  },
  {
    id: 'reviews',
    when: [
      ['reviews', 'us'],
      ['reviews', 'customers'],
      ['reviews', 'company'],
    ],
    unless: ['readBlog', 'audit', 'gbp'],
    weight: 1,
    answer: () => ({
      text: `Our rating is ${company.rating} of 5 from ${company.reviews} reviews. Testimonials are on the features page, case studies among the resources.`,
      links: [pages.features, pages.resources],
    }),
  },
  {
    id: 'privacy',
    when: [['privacy'], ['privacy', 'us'], ['cookies'], ['cookies', 'us'], ['privacy', 'whatIs']],
    weight: 1,
    answer: ({ site }) => ({
      text: `The privacy policy (updated ${company.policyUpdated}) says what is collected, how it is used, shared, secured and kept, about cookies, and your rights. For a request about your data, write to ${site.email}.`,
      es: `La política de privacidad (${company.policyUpdated}) explica qué datos se recogen, cómo se usan y tus derechos. Para pedir algo sobre tus datos, escribe a ${site.email}.`,
      links: [pages.privacy, mailLink(site)],
    }),
  },
  {
    id: 'children',
    when: [['children'], ['children', 'us']],
    weight: 1,
    answer: () => ({
      text: 'The services are not for children under 13; the privacy policy has a section about it.',
      links: [pages.privacy],
    }),
  },
  {
    id: 'careers',
    when: [['careers', 'us'], ['careers']],
    unless: ['freelancer', 'social', 'setuptime', 'reports', 'agent'],
    answer: ({ site }) => ({
      text: `I know of no open jobs. Please ask at ${site.email}.`,
      es: `No sé de vacantes. Pregunta a ${site.email}.`,
      links: [mailLink(site)],
    }),
  },
  {
    id: 'spanish',
    when: [
      ['spanish', 'us'],
      ['spanish', 'support'],
      ['spanish', 'human'],
      ['spanish', 'phone'],
      ['spanish'],
    ],
    weight: 1,
    answer: ({ site }) => ({
      text: `I understand simple questions in Spanish about prices, hours, contact and the trial. Which languages our team and your agent work in, I don't know: please ask at ${site.email} or ${site.phone}.`,
      es: `Sí, entiendo preguntas sencillas en español sobre precios, horario, contacto y la prueba gratis. Para hablar con el equipo en español, pregunta a ${site.email} o al ${site.phone}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'setup-time',
    when: [
      ['setuptime', 'soon'],
      ['setuptime'],
      ['soon', 'agent'],
      ['setuptime', 'agent', 'soon'],
      ['setuptime', 'signup', 'soon'],
      ['signup', 'soon'],
      ['soon', 'works'],
      ['setuptime', 'works', 'soon'],
    ],
    unless: ['roi', 'builder', 'trial'],
    weight: 1,
    answer: () => ({
      text: `Your agent is set up within ${claims.setupHours.from}-${claims.setupHours.to} hours after your audit. You connect your platforms, tell it about your business, and activate it.`,
      es: `Tu agente queda listo en ${claims.setupHours.from}-${claims.setupHours.to} horas después de la auditoría.`,
      links: [pages.how, pages.audit],
    }),
  },
];
