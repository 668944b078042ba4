import { hours } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import type { OfficeTime } from '../understand/clock.ts';
import type { Language } from '../understand/language.server.ts';

/** Ways to say the same, the first one first: none is used twice in a conversation. */
export type Variants = readonly Record<Language, string>[];

/** Answers that state no fact of the table. */
export const phrases = ({ phone, email, name }: SiteSettings) =>
  ({
    hello: [
      {
        en: 'Hello. What would you like to know about prices, plans, hours or what an agent does?',
        es: 'Hola. ¿Qué te gustaría saber sobre precios, planes, horario o lo que hace un agente?',
      },
      { en: 'Hello again. What can I tell you?', es: 'Hola de nuevo. ¿Qué te cuento?' },
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
    unknown: [
      {
        en: `I don’t know that: I only answer from what this site says. Shall I pass your question on to our team?`,
        es: `No lo sé: solo respondo con lo que dice este sitio. ¿Le paso tu pregunta a nuestro equipo?`,
      },
      {
        en: `I don’t know; the site doesn’t say. Our team does: ${email} or ${phone}.`,
        es: `No lo sé; el sitio no lo dice. Nuestro equipo sí: ${email} o ${phone}.`,
      },
      {
        en: `That isn’t on this site either, so I can’t tell you. Please ask at ${email}.`,
        es: `Eso tampoco está en este sitio, así que no te lo puedo decir. Pregunta a ${email}.`,
      },
      {
        en: `I can’t help with that one; a person at ${phone} can say more.`,
        es: `Con eso no puedo ayudarte; una persona en el ${phone} puede decirte más.`,
      },
    ],
    vehicles: [
      {
        en: `I don’t know about motor vehicles: here, DMV means DC, Maryland and Northern Virginia. For marketing, ask me or write to ${email}.`,
        es: `No lo sé: aquí, DMV quiere decir Washington DC, Maryland y el norte de Virginia, no la oficina de vehículos. Sobre marketing, pregúntame a mí o a ${email}.`,
      },
      {
        en: `I can’t help with licenses or registrations: we’re a marketing company.`,
        es: `No puedo ayudar con licencias ni registros: somos una empresa de marketing.`,
      },
    ],
    refusal: [
      {
        en: `No, I can’t do that: I only answer questions about ${name}, from what this site says. For anything else, write to ${email}.`,
        es: `No, no puedo hacer eso: solo respondo preguntas sobre ${name}, con lo que dice este sitio. Para otra cosa, escribe a ${email}.`,
      },
      {
        en: `I can’t help with that. Prices, plans, hours or what an agent does: those I can answer.`,
        es: `No puedo ayudar con eso. Precios, planes, horario o lo que hace un agente: eso sí.`,
      },
      { en: `I can’t do that either.`, es: `Eso tampoco puedo hacerlo.` },
    ],
    otherPrice: [
      {
        en: `No, I can’t offer or confirm another price: the published ones are all there is. Please ask at ${email}.`,
        es: `No, no puedo ofrecer ni confirmar otro precio: solo valen los publicados. Pregunta a ${email}.`,
      },
      {
        en: `I can’t change a price; only our team can say more, at ${email}.`,
        es: `No puedo cambiar un precio; solo nuestro equipo puede decir más, en ${email}.`,
      },
    ],
    complaint: [
      {
        en: `I’m sorry about that. Please send the form below and a person will look into it, or call ${phone}, ${hours.phone}.`,
        es: `Lo siento mucho. Envía el formulario de abajo y una persona lo revisa, o llama al ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `I’m sorry. The form is open below with what you wrote, so that a person can put it right; the phone is ${phone}, ${hours.phone}.`,
        es: `Lo siento. El formulario está abierto con lo que escribiste, para que una persona lo arregle; el teléfono es ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `I’m sorry to hear it. Our team needs to see this: send the form, or call ${phone}, ${hours.phone}.`,
        es: `Lamento oírlo. Nuestro equipo debe verlo: envía el formulario o llama al ${phone}, ${phoneHoursEs}.`,
      },
    ],
    unclear: [
      {
        en: `If it’s about our work, I’m sorry: send the form below or call ${phone}.`,
        es: `Si se trata de nuestro trabajo, lo siento: envía el formulario de abajo o llama al ${phone}.`,
      },
      {
        en: 'If we caused that, I’m sorry: the form below goes to our team.',
        es: 'Si lo causamos nosotros, lo siento: el formulario de abajo va a nuestro equipo.',
      },
    ],
    help: [{ en: 'We can help with that: ', es: 'Podemos ayudar con eso: ' }],
    remedy: [
      {
        en: `A person will look into it and tell you: please send the form below, or call ${phone}, ${hours.phone}.`,
        es: `Una persona lo revisa y te responde: envía el formulario de abajo o llama al ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `A person looks at what happened first; our team can tell you more at ${phone}.`,
        es: `Una persona lo revisa primero; nuestro equipo puede decirte más en el ${phone}.`,
      },
    ],
    detail: [
      {
        en: 'Thank you, our team needs to know that: please put it in the form below and send it.',
        es: 'Gracias, nuestro equipo debe saberlo: agrégalo en el formulario de abajo y envíalo.',
      },
      {
        en: `That belongs in the form below too; or tell a person, at ${phone}.`,
        es: `Eso también va en el formulario de abajo; o díselo a una persona, al ${phone}.`,
      },
    ],
    nothingMore: [
      {
        en: `That’s all this site says about it; our team can tell you more at ${phone}.`,
        es: `Eso es todo lo que dice el sitio; nuestro equipo puede decirte más en el ${phone}.`,
      },
      {
        en: `I have no more on that than I said. Please ask at ${email}.`,
        es: `No tengo más sobre eso. Pregunta a ${email}.`,
      },
    ],
    goOn: [
      {
        en: 'All right: the links above lead there. What else can I tell you?',
        es: 'De acuerdo: los enlaces de arriba llevan allí. ¿Qué más te cuento?',
      },
      { en: 'All right. What else can I tell you?', es: 'De acuerdo. ¿Qué más te cuento?' },
    ],
    repeated: [
      { en: 'To confirm: ', es: 'Te confirmo: ' },
      { en: 'In short: ', es: 'En resumen: ' },
      { en: 'Once more: ', es: 'Una vez más: ' },
    ],
  }) satisfies Record<string, Variants>;

const parts = {
  en: { name: 'your name', email: 'your email', phone: 'a phone number', and: ' and ' },
  es: { name: 'tu nombre', email: 'tu correo', phone: 'un teléfono', and: ' y ' },
} as const;

/** When our team answers: now, or once it is back. */
export const teamIn = ({ next, isOpen }: OfficeTime): Record<Language, string> => ({
  en: `our team is in ${isOpen ? next.en : `again ${next.en}`}.`,
  es: `nuestro equipo atiende ${isOpen ? next.es : `de nuevo ${next.es}`}.`,
});

/** Leads to the free audit, whose form the link fills in with what the visitor said of themselves. */
export const auditForm: Record<'filled' | 'empty', Record<Language, string>> = {
  filled: {
    en: 'For the free audit, follow the link; your details are filled in there.',
    es: 'Para la auditoría gratuita, sigue el enlace; tus datos ya estarán allí.',
  },
  empty: {
    en: 'For the free audit, follow the link; it takes about three minutes.',
    es: 'Para la auditoría gratuita, sigue el enlace; toma unos tres minutos.',
  },
};

/** Ways to say what the form still needs, and when to expect the call; the first one first. */
export function callback(
  missing: readonly ('name' | 'email' | 'phone')[],
  office: OfficeTime,
  isFilled: boolean,
  isAgain: boolean,
): Variants {
  const [en, es] = (['en', 'es'] as const).map((language) =>
    missing.map((field) => parts[language][field]).join(parts[language].and),
  );
  const times = teamIn(office);
  const rest = {
    en: `${en ? `Please add ${en} and send it` : 'Please send it'}; ${times.en}`,
    es: `${es ? `Agrega ${es} y envíalo` : 'Solo falta enviarlo'}; ${times.es}`,
  };
  if (!isFilled)
    return [
      {
        en: `The form below goes to our team. ${rest.en}`,
        es: `El formulario de abajo va a nuestro equipo. ${rest.es}`,
      },
      {
        en: `A person can take it from here: the form below is still open, and ${times.en}`,
        es: `Una persona puede seguir: el formulario de abajo sigue abierto, y ${times.es}`,
      },
    ];
  const first = {
    en: `I’ve put that in the form below. ${rest.en}`,
    es: `Ya está en el formulario de abajo. ${rest.es}`,
  };
  if (!isAgain) return [first];
  if (!en)
    return [
      {
        en: 'Thank you, that’s in the form too: it’s ready to send.',
        es: 'Gracias, eso también está en el formulario: ya puedes enviarlo.',
      },
      {
        en: 'Changed; the form below is ready to send.',
        es: 'Cambiado; el formulario de abajo está listo para enviar.',
      },
      {
        en: 'The form below has that now. Send it when you’re ready.',
        es: 'El formulario de abajo ya lo tiene. Envíalo cuando quieras.',
      },
    ];
  return [
    {
      en: `That’s in the form below too. Please add ${en} and send it.`,
      es: `Eso también está en el formulario de abajo. Agrega ${es} y envíalo.`,
    },
    {
      en: `Thank you, the form below has it now; it still needs ${en}.`,
      es: `Gracias, el formulario de abajo ya lo tiene; aún falta ${es}.`,
    },
    {
      en: `Added to the form below. Only ${en} left.`,
      es: `Agregado en el formulario de abajo. Solo falta ${es}.`,
    },
  ];
}
