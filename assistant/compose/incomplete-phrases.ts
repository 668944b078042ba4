import { hours } from '../../app/facts/site.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import { type FormState, listed, wish } from './form-state.ts';
import type { Variants } from './variants.ts';

/* What the assistant asks when a number or an address is missing, incomplete or misspelled. */

/** `I don't have email` */
export const withoutEmail = ({ hasNoEmail }: Pick<FormState, 'hasNoEmail'>): Variants => [
  {
    en: `The form below needs an email address, yours or that of someone you trust; without one, please call ${hasNoEmail}, ${hours.phone}.`,
    es: `El formulario de abajo necesita un correo, el tuyo o el de alguien de confianza; sin él, llama al ${hasNoEmail}, ${phoneHoursEs}.`,
  },
  {
    en: `Without an email address, please call ${hasNoEmail}, ${hours.phone}; the form below keeps the rest.`,
    es: `Sin correo, llama por favor al ${hasNoEmail}, ${phoneHoursEs}; el formulario de abajo guarda lo demás.`,
  },
];

/** `703 555 012` */
export function askDigit(form: FormState): Variants {
  const { en, es } = listed({ ...form, missing: form.missing.filter((one) => one !== 'phone') });
  return [
    {
      en: `That number looks a digit short: could you type it again?${en ? ` The form below also needs ${en}.` : ' The form below has the rest.'}`,
      es: `Parece que a ese número le falta un dígito: ¿lo escribes otra vez?${es ? ` Al formulario de abajo también le falta ${es}.` : ' El formulario de abajo ya tiene lo demás.'}`,
    },
  ];
}

/** `my number is 555-0187` */
export function askAreaCode(form: FormState, number: string): Variants {
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

/** `maria@bakery` */
export function askRestOfEmail(form: FormState, email: string): Variants {
  const { en, es } = listed(form);
  return [
    {
      en: `What does ${email} end in, like .com? The form below has the rest${wish(form).en}${en ? `; please add ${en} there, too` : ''}.`,
      es: `¿En qué termina ${email}, por ejemplo .com? Lo demás está en el formulario de abajo${wish(form).es}${es ? `; agrega también ${es}` : ''}.`,
    },
    {
      en: `The form below still needs the end of ${email}.`,
      es: `Al formulario de abajo aún le falta el final de ${email}.`,
    },
  ];
}

/** `rosa@gmial.com` */
export function askLikelyEmail(form: FormState, email: string): Variants {
  const { en, es } = listed(form);
  return [
    {
      en: `Is your email ${email}? The form below still has what you typed${wish(form).en}${en ? `; please add ${en} there, too` : ''}.`,
      es: `¿Tu correo es ${email}? El formulario de abajo tiene lo que escribiste${wish(form).es}${es ? `; agrega también ${es}` : ''}.`,
    },
  ];
}
