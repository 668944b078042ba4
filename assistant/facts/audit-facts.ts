import { auditQuestions, replyHours, setupTime } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';
import { setupTimeEs } from './spanish.ts';

/** Least characters of fields of the audit form (`app/features/audit/schema.ts`). */
const minimums = { phone: 10, goals: 10 };

/** The free audit and the strategy call. */
export const auditFacts: FactsOf = (site) => [
  {
    id: 'audit.what',
    subjects: ['audit'],
    en: 'The free audit is a review of your marketing, a strategy call, and recommendations for your business.',
    es: 'La auditoría gratis incluye una revisión de tu marketing, una llamada de estrategia y recomendaciones para tu negocio.',
    page: 'audit',
  },
  {
    id: 'audit.next',
    subjects: ['audit'],
    en: `We contact you within ${replyHours.audit} hours; then come a review of your marketing, a strategy call, and recommendations in writing.`,
    es: `Te contactamos en un máximo de ${replyHours.audit} horas; después vienen una revisión de tu marketing, una llamada de estrategia y recomendaciones por escrito.`,
    page: 'audit',
  },
  {
    id: 'audit.need',
    subjects: ['audit'],
    yes: true,
    opposite:
      /\b(card|password|payment|money|ssn|optional|skip|without|tarjeta|contrasena|pago|sin)\b/,
    en: 'The audit form asks for your name, email, phone, company, type of business and goals; your website and what marketing you do today are optional.',
    es: 'El formulario de la auditoría pide nombre, correo, teléfono, empresa, tipo de negocio y objetivos; el sitio web y el marketing que haces hoy son opcionales.',
    page: 'audit',
  },
  {
    id: 'audit.rules',
    subjects: ['audit'],
    en: `The audit form needs your name, a valid email, a phone number with at least ${minimums.phone} characters, your company, a type of business, and goals of at least ${minimums.goals} characters; the website is optional.`,
    es: `El formulario de la auditoría necesita tu nombre, un correo válido, un teléfono de al menos ${minimums.phone} caracteres, tu empresa, el tipo de negocio y objetivos de al menos ${minimums.goals} caracteres; el sitio web es opcional.`,
    page: 'audit',
  },
  {
    id: 'audit.goals',
    subjects: ['audit'],
    en: `The goals in the audit form need at least ${minimums.goals} characters, so a few more words will do: “more sales in Reston”.`,
    es: `Los objetivos del formulario de la auditoría necesitan al menos ${minimums.goals} caracteres; bastan unas palabras más: «más ventas en Reston».`,
    page: 'audit',
  },
  {
    id: 'audit.current',
    subjects: ['audit'],
    en: 'It asks what marketing you do today; the field is optional, so you can leave it empty.',
    es: 'Pregunta qué marketing haces hoy; el campo es opcional, así que puedes dejarlo vacío.',
    page: 'audit',
  },
  {
    id: 'start.audit-or-trial',
    subjects: ['audit', 'trial', 'signup'],
    en: `Either way works: ask for the free audit, or pick a plan and sign up; the agent is set up within ${setupTime} after the audit.`,
    es: `Sirve cualquiera de los dos: pide la auditoría gratis, o elige un plan y regístrate; el agente queda listo ${setupTimeEs} después de la auditoría.`,
    page: 'how',
  },
  {
    id: 'audit.phone',
    subjects: ['audit'],
    yes: true,
    opposite: /\b(skip|optional|without|leave (it|that|out)|sin|opcional)\b/,
    en: 'The audit form needs a phone number, because one of us calls you with what we found and asks what we couldn’t see from outside.',
    es: 'El formulario de la auditoría pide un teléfono porque alguien del equipo te llama con lo que encontramos y te pregunta lo que no se ve desde fuera.',
    page: 'audit',
  },
  {
    id: 'audit.optional',
    subjects: ['audit'],
    yes: false,
    opposite: /\b(without|optional|still|can|get|sin|opcional|puedo)\b/,
    en: 'You need no website for the audit: that field is optional.',
    es: 'No necesitas un sitio web para la auditoría: ese campo es opcional.',
    page: 'audit',
  },
  {
    id: 'audit.checks',
    subjects: ['audit'],
    yes: true,
    en: 'For the audit we compare your website, posts, rankings and Google profile with businesses near you, and list the weekly jobs that an agent can take off your hands and those better left with you.',
    es: 'En la auditoría comparamos tu sitio web, tus publicaciones, tus posiciones y tu perfil de Google con los de negocios cercanos, y te decimos qué tareas de la semana puede quitarte de encima un agente y cuáles es mejor que sigas haciendo tú.',
    page: 'audit',
  },
  {
    id: 'audit.tells',
    subjects: ['audit'],
    yes: true,
    en: 'The audit shows where your marketing stands, what to fix first, what to do second and third and what can wait, which searches you could win, and which plan would fix it; if a search isn’t worth the effort, it says so.',
    es: 'La auditoría muestra cómo está tu marketing, qué arreglar primero, qué hacer después y qué puede esperar, qué búsquedas podrías ganar y qué plan lo arreglaría; si una búsqueda no vale la pena, te lo dice.',
    page: 'audit',
  },
  {
    id: 'audit.free',
    subjects: ['audit'],
    yes: true,
    opposite:
      /^(?!.*\b(free|gratis)\b.*\bcatch\b).*\b(catch|cost|costs|charge|pay|(?<!no )cuesta|(?<!no )cobr\w+|pagar)\b/,
    en: 'The audit is free and costs you nothing.',
    es: 'La auditoría es gratis: no pagas nada.',
    page: 'audit',
  },
  {
    id: 'audit.obligation',
    subjects: ['audit'],
    yes: false,
    opposite: /\b(without|keep|no (strings|obligation)|sin)\b/,
    en: 'The audit’s plan is yours to use with us or without us.',
    es: 'El plan que sale de la auditoría es tuyo, lo uses con nosotros o no.',
    page: 'audit',
  },
  {
    id: 'audit.form',
    subjects: ['audit'],
    en: `You answer ${auditQuestions.word} questions in about three minutes on the free audit page.`,
    es: `Contestas ${auditQuestions.count} preguntas en unos tres minutos, en la página de la auditoría gratis.`,
    page: 'audit',
  },
  {
    id: 'call.book',
    subjects: ['call'],
    yes: true,
    en: `For a strategy call, choose “Strategy call” on the contact page, or call ${site.phone}.`,
    es: `Para una llamada de estrategia, elige «Strategy call» en la página de contacto o llama al ${site.phone}.`,
    page: 'call',
  },
  {
    id: 'call.what',
    subjects: ['call'],
    en: 'On the strategy call we tell you what we found in your audit, and ask about what we couldn’t see from outside.',
    es: 'En la llamada de estrategia te contamos lo que encontramos en tu auditoría y te preguntamos lo que no se ve desde fuera.',
    page: 'audit',
  },
  {
    id: 'call.who',
    subjects: ['call'],
    en: 'You speak with our team in Northern Virginia; the site doesn’t say who exactly.',
    es: 'Hablas con nuestro equipo del norte de Virginia; el sitio no dice con quién exactamente.',
    page: 'pricing',
  },
  {
    id: 'call.length',
    subjects: ['call'],
    en: `I don’t know how long the strategy call takes: the site doesn’t say, so please ask at ${site.email}.`,
    es: `No sé cuánto dura la llamada de estrategia: el sitio no lo dice; escríbenos a ${site.email}.`,
    page: 'contact',
  },
  {
    id: 'call.bring',
    subjects: ['call'],
    en: 'Bring last month’s marketing bill to the call.',
    es: 'Para la llamada, ten a mano lo que pagaste de marketing el mes pasado.',
    page: 'pricing',
  },
  {
    id: 'call.free',
    subjects: ['call'],
    yes: true,
    opposite:
      /^(?!.*\b(nothing|free|nada|gratis)\b).*\b(costs?|charged?|pay|bill|fee|cuesta|cobr\w+)\b/,
    en: 'Talking to our team costs nothing, and neither does the audit.',
    es: 'Hablar con nuestro equipo no cuesta nada, y la auditoría tampoco.',
    page: 'pricing',
  },
];
