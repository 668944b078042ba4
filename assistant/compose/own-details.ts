import { capitalize } from '../../app/facts/plan-copy.ts';
import { hours, list } from '../../app/facts/site.ts';
import { phoneLink } from '../facts/fact.ts';
import { listEs, phoneHoursEs } from '../facts/spanish.ts';
import { opensForm, saysSent } from '../reply-subject.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { officeTime } from '../understand/clock.ts';
import type { ContactDetails } from '../understand/contact.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { fieldsNamed, hasNamed } from '../understand/own-details.ts';
import type { Answer, Knowledge } from './answer.ts';
import { teamIn } from './form-phrases.ts';
import { listed, missingFrom, namesOf } from './form-state.ts';
import { withoutEmail } from './incomplete-phrases.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/**
 * Answers what a visitor asks or says about their own details and messages: whether something arrived,
 * which of them the form has, that one is taken out, or that they give none. Who gives others in the same
 * message gets the form.
 */
export function aboutOwnDetails(
  meaning: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const { contact, folded, language, aboutDetails: about } = meaning;
  if (!about || (about !== 'withdrawn' && Object.values(contact).some(Boolean))) return undefined;
  // `take my email out, call me at …`, `take the Growth one`
  const isOut = Object.keys(contact).length > 0 && !contact.email && !contact.phone;
  if (about === 'withdrawn' && !isOut) return undefined;
  const place = { at: stageOf(before), known: state.contact, phone: site.phone, now };
  const hasDetails = place.at !== 'closed' || Object.keys(before.contact).length > 0;
  // `is an email required?`, before there is a form
  if (about === 'received' ? !hasDetails && !wasSent.test(folded) : !hasDetails) return undefined;
  // `got it`
  if (acts.isAcknowledgment(folded)) return undefined;
  const variants = {
    received: () => received(place),
    details: () => details(place, hasNamed(folded, state.contact)),
    withdrawn: () => withdrawn(place, contact),
    withheld: () => withheld(place, folded),
  }[about]();
  return {
    kind: 'form',
    text: fresh(variants, language, before),
    links: [phoneLink(site)],
    ...(place.at !== 'sent' && { form: state.contact }),
  };
}

/** What a visitor sent us from elsewhere. */
const wasSent =
  /\b(?:form|audit|request|message|e-?mail|sent|submit\w*|filled|application|formulario|forma|auditoria|mensaje|solicitud|correo|mand\w+|envi\w+|llen\w+)\b/;

/** Where the form to our team is: nobody has opened it, it is open, or it was sent. */
type Stage = 'closed' | 'open' | 'sent';

function stageOf({ replies }: State): Stage {
  const last = replies.findLast((reply) => saysSent.test(reply) || opensForm(reply));
  if (last === undefined) return 'closed';
  return saysSent.test(last) ? 'sent' : 'open';
}

interface Place {
  at: Stage;
  known: ContactDetails;
  phone: string;
  now: number;
}

/** `did it go through?` */
function received({ at, known, phone, now }: Place): Variants {
  if (at === 'sent') {
    const team = teamIn(officeTime(now));
    return [
      {
        en: `Yes, your message is with our team; ${team.en}`,
        es: `Sí, nuestro equipo tiene tu mensaje; ${team.es}`,
      },
      {
        en: 'Yes, it arrived, and a person will get back to you.',
        es: 'Sí, ya llegó, y una persona te responderá.',
      },
    ];
  }
  if (at === 'closed')
    return [
      {
        en: `I can’t look that up from this chat. We confirm what we receive by email; if you got nothing, send it again with the form below or call ${phone}, ${hours.phone}.`,
        es: `Desde este chat no puedo verlo: lo que recibimos se confirma por correo. Si no te llegó nada, envíalo de nuevo con el formulario de abajo o llama al ${phone}, ${phoneHoursEs}.`,
      },
      {
        en: `Only our team can see what has arrived. Ask them with the form below, or call ${phone}.`,
        es: `Solo nuestro equipo puede ver qué llegó: pregúntale con el formulario de abajo o al ${phone}.`,
      },
    ];
  const { en, es } = listed({ missing: missingFrom(known) });
  return [
    {
      en: `It’s in the form below, which has ${detailsOf(known).en}; our team gets it once you send it.${en ? ` It still needs ${en}.` : ''}`,
      es: `Está en el formulario de abajo, que tiene ${detailsOf(known).es}; nuestro equipo lo recibe cuando lo envíes.${es ? ` Aún le falta ${es}.` : ''}`,
    },
    {
      en: 'Our team gets it once you send the form below; the chat will then tell you that it arrived.',
      es: 'Nuestro equipo lo recibe cuando envíes el formulario de abajo; entonces el chat te dice que llegó.',
    },
  ];
}

/** `what number do you have for me?` @param has whether the details that they name are there. */
function details({ at, known }: Place, has: boolean | undefined): Variants {
  const { en, es } = detailsOf(known);
  const yes = has === undefined ? { en: '', es: '' } : opening[`${has}`];
  if (at === 'sent')
    return [
      {
        en: `${yes.en}your message to our team has ${en}.`,
        es: `${yes.es}tu mensaje tiene ${es}.`,
      },
    ].map(capitalized);
  const left = leftToDo(known);
  return [
    {
      en: `${yes.en}the form below has ${en}. You can change it there. ${left.en}.`,
      es: `${yes.es}el formulario de abajo tiene ${es}. Ahí puedes cambiarlo. ${left.es}.`,
    },
    {
      en: `${yes.en}so far I have ${en}; you can see and change it in the form below.`,
      es: `${yes.es}de ti tengo ${es}; lo ves y lo cambias en el formulario de abajo.`,
    },
  ].map(capitalized);
}

const opening = {
  true: { en: 'Yes, ', es: 'Sí, ' },
  false: { en: 'No, ', es: 'No, ' },
};

const capitalized = ({ en, es }: Variants[number]) => ({
  en: capitalize(en),
  es: capitalize(es),
});

/** `take my number out` @param out the details that are taken out, emptied. */
function withdrawn({ at, known, phone }: Place, out: ContactDetails): Variants {
  const fields = (Object.keys(out) as (keyof ContactDetails)[]).filter((field) => !out[field]);
  if (at === 'sent')
    return [
      {
        en: `What you sent is with our team: to take something back, call ${phone}, ${hours.phone}.`,
        es: `Lo que enviaste ya lo tiene nuestro equipo: para retirar algo, llama al ${phone}, ${phoneHoursEs}.`,
      },
    ];
  if (out.name)
    return [
      {
        en: `Done: the form below has just ${out.name}.`,
        es: `Listo: el formulario de abajo solo tiene ${out.name}.`,
      },
    ];
  const names = namesOf(fields);
  const left = leftToDo(known);
  return [
    {
      en: `Done: ${names.en} ${fields.length > 1 ? 'are' : 'is'} out of the form below. ${left.en}.`,
      es: `Listo: quité ${names.es} del formulario de abajo. ${left.es}.`,
    },
    {
      en: `I’ve taken ${names.en} out of the form below, too.`,
      es: `También quité ${names.es} del formulario de abajo.`,
    },
  ];
}

/** `no email man`, `please no calls` */
function withheld({ known, phone }: Place, folded: string): Variants {
  const named = fieldsNamed(folded);
  if (named.includes('email') && !noCall.test(folded)) return withoutEmail({ hasNoEmail: phone });
  const left = leftToDo(known);
  if (named.includes('name'))
    return [
      {
        en: `Any name our team can use is fine. ${left.en}.`,
        es: `Cualquier nombre que nuestro equipo pueda usar está bien. ${left.es}.`,
      },
    ];
  return [
    {
      en: `That’s fine: the form below needs no phone number, and our team will answer by email. ${left.en}.`,
      es: `Está bien: el formulario de abajo no necesita teléfono, y nuestro equipo responde por correo. ${left.es}.`,
    },
    {
      en: 'No problem: leave the phone out of the form below, and our team will write to you.',
      es: 'No hay problema: deja el teléfono fuera del formulario de abajo, y nuestro equipo te escribe.',
    },
  ];
}

/** `email me, no calls` */
const noCall = /\b(?:calls?|calling|phone|llamadas?|llam\w+|telefono)\b/;

/** The details, or that there are none. */
function detailsOf({ name, company, phone, email, website }: ContactDetails) {
  const known = [name, company, phone, email, website].flatMap((one) => one || []);
  return known.length > 0
    ? { en: list(known), es: listEs(known) }
    : { en: 'none of your details yet', es: 'ninguno de tus datos todavía' };
}

/** What the form needs before it is sent. */
function leftToDo(known: ContactDetails) {
  const { en, es } = listed({ missing: missingFrom(known) });
  return {
    en: en ? `Please add ${en} and send it` : 'It’s ready to send',
    es: es ? `Agrega ${es} y envíalo` : 'Ya puedes enviarlo',
  };
}
