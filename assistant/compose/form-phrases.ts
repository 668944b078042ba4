import { hours, list } from '../../app/facts/site.ts';
import { listEs, phoneHoursEs } from '../facts/spanish.ts';
import type { OfficeTime } from '../understand/clock.ts';
import type { Language } from '../understand/language.server.ts';
import type { Variants } from './phrases.ts';

const parts = {
  en: { name: 'your name', email: 'your email', phone: 'a phone number' },
  es: { name: 'tu nombre', email: 'tu correo', phone: 'un teléfono' },
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

/** What the form has, and what it still needs. */
interface FormState {
  missing: readonly ('name' | 'email' | 'phone')[];
  office: OfficeTime;
  /** The visitor gave something for it just now. */
  isFilled: boolean;
  /** It was open before. */
  isAgain: boolean;
  /** When the visitor would like to be called, as typed; the form's message has it. */
  time?: string | undefined;
  /** The name that the visitor gave just now. */
  name?: string | undefined;
  /** A number without its area code. */
  localNumber?: string | undefined;
}

/** Ways to say what the form still needs, and when to expect the call; the first one first. */
export function callback(form: FormState): Variants {
  const { isFilled, isAgain, localNumber } = form;
  if (isFilled && localNumber) return askAreaCode(form, localNumber);
  if (!isFilled) return opened(form);
  return isAgain ? again(form) : [filled(form)];
}

const listed = ({ missing }: FormState): Record<Language, string> => ({
  en: list(missing.map((field) => parts.en[field])),
  es: listEs(missing.map((field) => parts.es[field])),
});

/** What is left to do, and when our team answers. */
function rest(form: FormState): Record<Language, string> {
  const { en, es } = listed(form);
  const times = form.time ? callHours : teamIn(form.office);
  return {
    en: `${en ? `Please add ${en} and send it` : 'Please send it'}; ${times.en}`,
    es: `${es ? `Agrega ${es} y envíalo` : 'Solo falta enviarlo'}; ${times.es}`,
  };
}

/** Beside a wish for some time, today's hours would be beside the point. */
const callHours: Record<Language, string> = {
  en: `our team calls ${hours.contact.days}, ${hours.contact.time}.`,
  es: `nuestro equipo llama ${phoneHoursEs}.`,
};

/** `, “after 3” included` */
const wish = ({ time }: FormState): Record<Language, string> => ({
  en: time ? `, with “${time}” in the message` : '',
  es: time ? `, con “${time}” en el mensaje` : '',
});

const filled = (form: FormState) => ({
  en: `${form.name ? `Thanks, ${form.name}: ` : ''}I’ve put that in the form below${wish(form).en}. ${rest(form).en}`,
  es: `${form.name ? `Gracias, ${form.name}: ya` : 'Ya'} está en el formulario de abajo${wish(form).es}. ${rest(form).es}`,
});

function askAreaCode(form: FormState, number: string): Variants {
  const { en, es } = listed(form);
  return [
    {
      en: `What’s the area code for ${number}? The rest is in the form below${wish(form).en}${en ? `; please add ${en} there, too` : ''}.`,
      es: `¿Cuál es el código de área de ${number}? Lo demás está en el formulario de abajo${wish(form).es}${es ? `; agrega también ${es}` : ''}.`,
    },
    {
      en: `The form below still needs the area code of ${number}.`,
      es: `Al formulario de abajo aún le falta el código de área de ${number}.`,
    },
  ];
}

function opened(form: FormState): Variants {
  const { en, es } = rest({ ...form, time: undefined });
  const times = teamIn(form.office);
  return [
    {
      en: `The form below goes to our team. ${en}`,
      es: `El formulario de abajo va a nuestro equipo. ${es}`,
    },
    {
      en: `A person can take it from here: the form below is still open, and ${times.en}`,
      es: `Una persona puede ayudarte: el formulario de abajo sigue abierto, y ${times.es}`,
    },
  ];
}

function again(form: FormState): Variants {
  const { en, es } = listed(form);
  const also = wish(form);
  if (!en)
    return [
      {
        en: `Thank you, that’s in the form too${also.en}: it’s ready to send.`,
        es: `Gracias, eso también está en el formulario${also.es}: ya puedes enviarlo.`,
      },
      {
        en: 'Changed; the form below is ready to send.',
        es: 'Listo, ya lo cambié; el formulario de abajo está listo para enviar.',
      },
      {
        en: 'The form below has that now. Send it when you’re ready.',
        es: 'El formulario de abajo ya lo tiene. Envíalo cuando quieras.',
      },
    ];
  return [
    {
      en: `That’s in the form below too${also.en}. Please add ${en} and send it.`,
      es: `Eso también está en el formulario de abajo${also.es}. Agrega ${es} y envíalo.`,
    },
    {
      en: `Thank you, the form below has it now${also.en}; it still needs ${en}.`,
      es: `Gracias, el formulario de abajo ya lo tiene${also.es}; aún falta ${es}.`,
    },
    {
      en: `Added to the form below. Only ${en} left.`,
      es: `Ya lo agregué al formulario de abajo. Solo falta ${es}.`,
    },
  ];
}
