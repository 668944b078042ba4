import { company, hours, region } from '../../app/facts/site.ts';
import { guaranteeDays, trialDays } from '../../app/facts/terms.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import { ofRemarks } from './remark-phrases.ts';
import type { Variants } from './variants.ts';

/** Offers the form; `acceptsOffer` reads the answer. */
export const offer = {
  en: 'Want me to send your question to our team?',
  es: '¿Le paso tu pregunta a nuestro equipo?',
};

/** Answers that state no fact of the table. */
export const phrases = ({ phone, email, name }: SiteSettings) =>
  ({
    hello: [
      {
        en: 'Hello. What would you like to know about prices, plans, hours or what an agent does?',
        es: 'Hola. ¿Qué te gustaría saber sobre precios, planes, horario o lo que hace un agente?',
      },
      { en: 'Hello again. What can I tell you?', es: 'Hola de nuevo. ¿En qué te ayudo?' },
    ],
    languages: [
      {
        en: `I answer in English and Spanish only; for other languages, please ask our team at ${email}. Respondo solo en inglés y en español.`,
        es: `Respondo solo en español y en inglés; para otros idiomas, escribe a nuestro equipo: ${email}. I answer in Spanish and English only.`,
      },
    ],
    thanks: [
      {
        en: 'You’re welcome. I’m here if anything else comes up.',
        es: 'De nada. Aquí estoy si surge algo más.',
      },
      { en: 'You’re welcome.', es: 'De nada.' },
      { en: 'Any time.', es: 'Con mucho gusto.' },
    ],
    goodbye: [
      {
        en: 'All right. I’m here if anything else comes up.',
        es: 'De acuerdo. Aquí estoy si surge algo más.',
      },
      { en: 'All right. Good luck with the business.', es: 'De acuerdo. Suerte con el negocio.' },
    ],
    unlisted: [
      {
        en: `I don’t know: the site doesn’t say. ${offer.en}`,
        es: `No lo sé: el sitio no lo dice. ${offer.es}`,
      },
      {
        en: `I don’t know that one either. Please ask our team at ${email} or ${phone}.`,
        es: `Eso tampoco lo sé. Pregunta a nuestro equipo: ${email} o ${phone}.`,
      },
      {
        en: `That isn’t on the site, so I can’t say. Please ask at ${email}.`,
        es: `Eso no está en el sitio, así que no te lo puedo decir. Pregunta a ${email}.`,
      },
      {
        en: `I don’t have the answer to that. Our team can help at ${phone}.`,
        es: `Con eso no puedo ayudarte; una persona en el ${phone} puede decirte más.`,
      },
    ],
    unclear: [
      {
        en: 'Sorry, I didn’t get that. Could you say it another way?',
        es: 'Perdón, no te entendí. ¿Me lo puedes decir de otra forma?',
      },
      {
        en: 'I didn’t catch that either. What would you like to know about our agents?',
        es: 'Eso tampoco lo entendí. ¿Qué te gustaría saber de nuestros agentes?',
      },
    ],
    agentsOnly: [
      {
        en: 'I only know our marketing agents, so ask me anything about those.',
        es: 'Solo sé de nuestros agentes de marketing: pregúntame lo que quieras sobre ellos.',
      },
    ],
    offTopic: [
      {
        en: 'I can’t help with that one: I only know our marketing agents. Ask me anything about those.',
        es: 'Con eso no puedo ayudarte: solo sé de nuestros agentes de marketing. Pregúntame lo que quieras sobre ellos.',
      },
      {
        en: 'That one’s beyond me, too. Prices, plans or the free audit: those I know.',
        es: 'Eso tampoco lo sé. Precios, planes o la auditoría gratis: de eso sí.',
      },
      {
        en: 'Marketing agents are all I know. What can I tell you about them?',
        es: 'Solo sé de agentes de marketing. ¿Qué quieres saber de ellos?',
      },
    ],
    vehicles: [
      {
        en: `I don’t know about motor vehicles: here, DMV means DC, Maryland and Northern Virginia. Ask me anything about our marketing agents.`,
        es: `No lo sé: aquí DMV quiere decir Washington DC, Maryland y el norte de Virginia, no la oficina de vehículos. Pregúntame lo que quieras sobre nuestros agentes de marketing.`,
      },
      {
        en: `I can’t help with licenses or registrations: we’re a marketing company.`,
        es: `No puedo ayudarte con licencias ni registros: somos una empresa de marketing.`,
      },
    ],
    refusal: [
      {
        en: `No, I can’t do that: I only answer questions about ${name}. What would you like to know?`,
        es: `No, no puedo hacer eso: solo respondo preguntas sobre ${name}. ¿Qué te gustaría saber?`,
      },
      {
        en: `I can’t help with that. Prices, plans, hours or what an agent does: those I can answer.`,
        es: `No puedo ayudarte con eso. Precios, planes, horario o lo que hace un agente: eso sí.`,
      },
      { en: `I can’t do that either.`, es: `Eso tampoco puedo hacerlo.` },
    ],
    noPromise: [
      {
        en: `No, I can’t promise that. What we do have is a ${guaranteeDays}-day money-back guarantee.`,
        es: `No, no puedo prometer eso. Lo que sí hay es una garantía de devolución de ${guaranteeDays} días.`,
      },
      {
        en: `I can’t promise results; the ${guaranteeDays}-day money-back guarantee stands.`,
        es: `No puedo prometer resultados; la garantía de devolución de ${guaranteeDays} días sigue en pie.`,
      },
    ],
    complaint: [
      {
        en: `I’m sorry about that. The form below has what you wrote: please send it and a person will look into it, or call ${phone}, ${hours.phone}.`,
        es: `Lo siento mucho. El formulario de abajo tiene lo que escribiste: envíalo y una persona lo revisará, o llama al ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `I’m sorry. A person can put it right: please send the form below with what you wrote; the phone is ${phone}, ${hours.phone}.`,
        es: `Lo siento. Una persona puede resolverlo: envía el formulario de abajo con lo que escribiste; el teléfono es ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `I’m sorry to hear it. Our team needs to see this: send the form, or call ${phone}, ${hours.phone}.`,
        es: `Lamento que haya pasado. Nuestro equipo tiene que verlo: envía el formulario o llama al ${phone}, ${phoneHoursEs}.`,
      },
    ],
    help: [{ en: 'We can help with that: ', es: 'Podemos ayudarte con eso: ' }],
    remedy: [
      {
        en: `A person will look into it and tell you: please send the form below, or call ${phone}, ${hours.phone}.`,
        es: `Una persona lo revisará y te responderá: envía el formulario de abajo o llama al ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `A person looks at what happened first; our team can tell you more at ${phone}.`,
        es: `Una persona lo revisa primero; nuestro equipo puede decirte más al ${phone}.`,
      },
    ],
    detail: [
      {
        en: `I’m sorry, that’s not how it should be. Our team needs to know it: please send it with the form below, or call ${phone}.`,
        es: `Lo siento, no debería ser así. Nuestro equipo tiene que saberlo: envíalo con el formulario de abajo o llama al ${phone}.`,
      },
      {
        en: `That belongs in the form below too; or tell a person, at ${phone}.`,
        es: `Eso también va en el formulario de abajo; o díselo a una persona, al ${phone}.`,
      },
      {
        en: 'I understand. Please send the form below, and a person will look into all of it.',
        es: 'Entiendo. Envía el formulario de abajo y una persona lo revisará todo.',
      },
    ],
    ...ofRemarks({ phone }),
    nothingMore: [
      {
        en: `That’s everything on the site about it. Our team can tell you more at ${phone}.`,
        es: `Eso es todo lo que dice el sitio; nuestro equipo puede decirte más en el ${phone}.`,
      },
      {
        en: `I don’t have more details on that. Please ask at ${email}.`,
        es: `No tengo más sobre eso. Pregunta a ${email}.`,
      },
    ],
    goOn: [
      {
        en: 'Good. What would you like to know more about?',
        es: 'Bien. ¿De qué quieres saber más?',
      },
      { en: 'All right. What else can I tell you?', es: 'De acuerdo. ¿Qué más quieres saber?' },
    ],
    acknowledged: [
      {
        en: 'Good. I’m here if you’d like to know more.',
        es: 'Bien. Aquí estoy para lo que quieras saber.',
      },
      { en: 'All right. What else can I tell you?', es: 'De acuerdo. ¿Qué más quieres saber?' },
      { en: 'Good.', es: 'Bien.' },
    ],
    noProblem: [
      {
        en: 'No problem at all. What else would you like to know?',
        es: 'No hay problema. ¿Qué más quieres saber?',
      },
    ],
    howAreYou: [
      {
        en: 'I’m doing well, thanks for asking. What would you like to know?',
        es: 'Muy bien, gracias por preguntar. ¿Qué te gustaría saber?',
      },
    ],
    guide: [
      {
        en: 'Happy to help. Should I start with what an agent does, prices or the free audit?',
        es: 'Con gusto. ¿Empiezo por lo que hace un agente, los precios o la auditoría gratis?',
      },
    ],
    doubt: [
      {
        en: `Fair enough: see for yourself. The ${trialDays}-day trial needs no credit card, you can cancel anytime, and there’s a ${guaranteeDays}-day money-back guarantee.`,
        es: `Es normal tener dudas: compruébalo. La prueba de ${trialDays} días no pide tarjeta, puedes cancelar cuando quieras y hay una garantía de devolución de ${guaranteeDays} días.`,
      },
    ],
    trust: [
      {
        en: `No scam: ${name} is a team in ${region.office}, founded in ${company.foundedYear}. The ${trialDays}-day trial needs no credit card, and you can cancel anytime.`,
        es: `No es una estafa: ${name} es un equipo del norte de Virginia, fundado en ${company.foundedYear}. La prueba de ${trialDays} días no pide tarjeta y puedes cancelar cuando quieras.`,
      },
      {
        en: `Don’t take my word for it: there’s a ${guaranteeDays}-day money-back guarantee, and you can call ${phone}.`,
        es: `No tienes que creerme: hay una garantía de devolución de ${guaranteeDays} días, y puedes llamar al ${phone}.`,
      },
    ],
    wishes: [
      {
        en: 'Thank you, the same to you. I’m here if anything comes up.',
        es: 'Gracias, igualmente. Aquí estoy si surge algo.',
      },
      { en: 'Thank you, and all the best to you.', es: 'Gracias, y lo mejor para ti.' },
    ],
    repeated: [
      { en: 'Sorry if I wasn’t clear: ', es: 'Perdón si no fui claro: ' },
      { en: 'That’s all the site says about it: ', es: 'Eso es todo lo que dice el sitio: ' },
      { en: 'Once more: ', es: 'Una vez más: ' },
    ],
  }) satisfies Record<string, Variants>;
