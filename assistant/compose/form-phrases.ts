import { capitalize } from '../../app/facts/plan-copy.ts';
import { hours } from '../../app/facts/site.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import type { FormEntries } from '../message.ts';
import type { OfficeTime } from '../understand/clock.ts';
import type { Language } from '../understand/language.server.ts';
import { type FormState, listed, wish } from './form-state.ts';
import {
  askAreaCode,
  askDigit,
  askLikelyEmail,
  askRestOfEmail,
  withoutEmail,
} from './incomplete-phrases.ts';
import type { Variants } from './variants.ts';

/** When our team answers: now, or once it is back. */
export const teamIn = ({ next, isOpen }: OfficeTime): Record<Language, string> => ({
  en: `our team is ${isOpen ? 'in' : 'back'} ${next.en}.`,
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
export function callback(form: FormState): Variants {
  const { isFilled, isAgain, localNumber, shortEmail, likelyEmail } = form;
  if (shortEmail && (isFilled || form.confirms)) return askRestOfEmail(form, shortEmail);
  if (form.confirms) return confirmed(form, form.confirms);
  if (form.shortPhone) return askDigit(form);
  if (form.hasNoEmail && form.missing.includes('email')) return withoutEmail(form);
  if (!isFilled && isAgain && form.time) return onlyTime(form);
  if (isFilled && likelyEmail) return [...askLikelyEmail(form, likelyEmail), ...again(form)];
  if (isFilled && localNumber) return askAreaCode(form, localNumber);
  if (!isFilled) return opened(form);
  return isAgain ? again(form) : [filled(form)];
}

/** What is left to do, and when our team answers. */
function rest(form: FormState): Record<Language, string> {
  const { en, es } = listed(form);
  const times = form.time ? callTimes(form) : teamIn(form.office);
  return {
    en: `${en ? `Please add ${en} and send it` : 'Please send it'}; ${times.en}`,
    es: `${es ? `Agrega ${es} y envíalo` : 'Solo falta enviarlo'}; ${times.es}`,
  };
}

/** When our team calls a visitor who wishes for some time: today's hours could be beside the point. */
function callTimes({ fit, office }: FormState): Record<Language, string> {
  if (fit === 'soon') return teamIn(office);
  if (typeof fit === 'object')
    return {
      en: `that day is ${fit.en}, and I don’t have our holiday hours.`,
      es: `ese día es ${fit.es} y no tengo nuestro horario de días feriados.`,
    };
  const closed = fit === 'closed';
  return {
    en: `${closed ? 'we’re closed then, and ' : ''}our team calls ${hours.contact.days}, ${hours.contact.time}.`,
    es: `${closed ? 'a esa hora la oficina está cerrada, y ' : ''}nuestro equipo llama ${phoneHoursEs}.`,
  };
}

/** `did you get that?` */
function confirmed(form: FormState, { name, phone, email }: FormEntries): Variants {
  const has = [name, phone, email].filter(Boolean).join(', ');
  const { en, es } = listed(form);
  return [
    {
      en: `The form below has ${has || 'this conversation'}; ${en ? `it still needs ${en}` : 'it’s ready to send'}.`,
      es: `El formulario de abajo tiene ${has || 'esta conversación'}; ${es ? `aún le falta ${es}` : 'ya puedes enviarlo'}.`,
    },
  ];
}

/** `first thing Monday`, once the form is open. */
function onlyTime(form: FormState): Variants {
  const { en, es } = rest(form);
  return [
    {
      en: `Got it, “${form.time}” goes into the message of the form below. ${en}`,
      es: `Anotado: “${form.time}” va en el mensaje del formulario de abajo. ${es}`,
    },
    {
      en: `I’ve noted “${form.time}” for the form below. ${en}`,
      es: `También anoté “${form.time}” para el formulario de abajo. ${es}`,
    },
  ];
}

const filled = (form: FormState) => ({
  en: `${form.name ? `Thanks, ${form.name}: ` : ''}I’ve put that in the form below${wish(form).en}. ${rest(form).en}`,
  es: `${form.name ? `Gracias, ${form.name}: ya` : 'Ya'} está en el formulario de abajo${wish(form).es}. ${rest(form).es}`,
});

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

/** When our team calls, if the visitor asks, or wishes for a time at which we're closed. */
function note(form: FormState): Record<Language, string> {
  const { fit, office, asksWhen } = form;
  const doesNotFit = fit === 'closed' || typeof fit === 'object';
  if (!doesNotFit && !asksWhen) return { en: '', es: '' };
  const { en, es } = doesNotFit ? callTimes(form) : teamIn(office);
  return { en: ` ${capitalize(en)}`, es: ` ${capitalize(es)}` };
}

const again = (form: FormState): Variants =>
  changed(form).map(({ en, es }) => ({ en: en + note(form).en, es: es + note(form).es }));

/** Ways to say that the open form has what the visitor just gave, and what it still needs. */
function changed(form: FormState): Variants {
  const { en, es } = listed(form);
  const also = wish(form);
  if (!en)
    return [
      {
        en: `Thank you, I’ve added that to the form below${also.en}: it’s ready to send.`,
        es: `Gracias, eso también está en el formulario${also.es}: ya puedes enviarlo.`,
      },
      {
        en: 'I’ve updated the form below; it’s ready to send.',
        es: 'Ya actualicé el formulario de abajo; está listo para enviar.',
      },
      {
        en: 'The form below has that now. Send it when you’re ready.',
        es: 'El formulario de abajo ya lo tiene. Envíalo cuando quieras.',
      },
    ];
  return [
    {
      en: `I’ve added that to the form below${also.en}. Please add ${en} and send it.`,
      es: `Eso también está en el formulario de abajo${also.es}. Agrega ${es} y envíalo.`,
    },
    {
      en: `Thank you, I’ve put that in the form below${also.en}; it still needs ${en}.`,
      es: `Gracias, el formulario de abajo ya lo tiene${also.es}; aún falta ${es}.`,
    },
    {
      en: `I’ve updated the form below. It just needs ${en} now.`,
      es: `Ya actualicé el formulario de abajo. Solo falta ${es}.`,
    },
  ];
}
