import { marketingName } from '../../app/facts/plans.ts';
import { hours, region, replyHours } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';
import { phoneHoursEs } from './spanish.ts';

const { enterprise } = marketingName;

/** How to reach the company, and how soon it replies. */
export const contactFacts: FactsOf = (site) => [
  {
    id: 'hours.open',
    subjects: ['hours'],
    yes: true,
    en: `We’re open ${hours.contact.days}, ${hours.contact.time}, and ${hours.contact.weekend}.`,
    es: `Atendemos ${phoneHoursEs}, y cerramos los fines de semana.`,
    page: 'contact',
  },
  {
    id: 'hours.weekend',
    subjects: ['hours'],
    yes: false,
    opposite: /\bclosed|cerrad\w+|cierran\b/,
    en: `We’re closed on weekends; the phone is answered ${hours.contact.days}, ${hours.contact.time}.`,
    es: `Cerramos los fines de semana; contestamos el teléfono ${phoneHoursEs}.`,
    page: 'contact',
  },
  {
    id: 'hours.lunch',
    subjects: ['hours', 'phone'],
    en: `The site names no lunch break: we’re open ${hours.contact.days}, ${hours.contact.time}.`,
    es: `El sitio no menciona una pausa para comer: atendemos ${phoneHoursEs}.`,
    page: 'contact',
  },
  {
    id: 'hours.phone',
    subjects: ['hours', 'phone'],
    yes: true,
    en: `Anyone can call ${site.phone}, ${hours.phone}; ${enterprise} has phone support 24/7.`,
    es: `Cualquiera puede llamar al ${site.phone}, ${phoneHoursEs}; ${enterprise} tiene soporte telefónico 24/7.`,
    page: 'contact',
  },
  {
    id: 'hours.chat',
    subjects: ['hours', 'bot', 'email'],
    yes: true,
    en: 'This chat answers right away at any hour, and email support is available 24/7.',
    es: 'Este chat responde al instante a cualquier hora, y el soporte por correo está disponible 24/7.',
    page: 'support',
  },
  {
    id: 'phone.number',
    subjects: ['phone'],
    yes: true,
    en: `Our number is ${site.phone}, answered ${hours.phone}.`,
    es: `Nuestro teléfono es ${site.phone}; contestamos ${phoneHoursEs}.`,
    page: 'contact',
  },
  {
    id: 'email.address',
    subjects: ['email'],
    yes: true,
    en: `Write to ${site.email}.`,
    es: `Escribe a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'person.ways',
    subjects: ['contact'],
    yes: true,
    en: `You reach a person at ${site.phone}, ${hours.phone}, or at ${site.email}.`,
    es: `Puedes hablar con una persona al ${site.phone}, ${phoneHoursEs}, o escribir a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'person.caller',
    subjects: ['contact', 'people', 'manager', 'call', 'reply'],
    en: `Somebody from our team in ${region.office} who works on the agents.`,
    es: 'Alguien de nuestro equipo del norte de Virginia, que trabaja en los agentes.',
    page: 'contact',
  },
  {
    id: 'response.support',
    subjects: ['reply'],
    en: `Support replies within ${replyHours.support} hours, the contact form and audit requests within ${replyHours.contact}.`,
    es: `Soporte responde en un máximo de ${replyHours.support} horas; al formulario de contacto y a la auditoría respondemos en un máximo de ${replyHours.contact}.`,
    page: 'support',
  },
  {
    id: 'response.support-only',
    subjects: ['reply', 'plan-support', 'email'],
    en: `Support replies within ${replyHours.support} hours.`,
    es: `Soporte responde en un máximo de ${replyHours.support} horas.`,
    page: 'support',
  },
  {
    id: 'response.contact',
    subjects: ['reply', 'contact'],
    en: `A message from the contact form is answered within ${replyHours.contact} hours.`,
    es: `Los mensajes del formulario de contacto los contestamos en un máximo de ${replyHours.contact} horas.`,
    page: 'contact',
  },
  {
    id: 'response.email',
    subject: 'person',
    subjects: ['reply', 'contact'],
    en: 'The form asks for an email address so that we can answer in writing; add your phone number if you’d like a call.',
    es: 'El formulario pide un correo para poder contestarte por escrito; agrega tu teléfono si prefieres una llamada.',
    page: 'contact',
  },
  {
    id: 'response.person',
    subject: 'person',
    subjects: ['reply', 'contact'],
    yes: true,
    opposite: /\b(bot|robot|machine|automat\w+)\b/,
    en: 'A person who works on the agents reads every message and replies.',
    es: 'Cada mensaje lo lee y lo contesta una persona que trabaja en los agentes.',
    page: 'contact',
  },
  {
    id: 'response.audit',
    subject: 'audit',
    subjects: ['reply', 'audit'],
    en: `One of us calls or writes with what we found within ${replyHours.audit} hours of your audit request.`,
    es: `Alguien del equipo te llama o te escribe con lo que encontramos en un máximo de ${replyHours.audit} horas después de tu solicitud de auditoría.`,
    page: 'audit',
  },
];
