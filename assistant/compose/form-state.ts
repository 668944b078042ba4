import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import type { FormEntries } from '../message.ts';
import type { OfficeTime } from '../understand/clock.ts';
import type { Language } from '../understand/language.server.ts';
import type { WishFit } from '../understand/wished-time.ts';

/** What the form has, and what it still needs. */
export interface FormState {
  missing: readonly ('name' | 'email' | 'phone')[];
  office: OfficeTime;
  /** The visitor gave something for it just now. */
  isFilled: boolean;
  /** What it has, for a visitor who asks. */
  confirms?: FormEntries | undefined;
  /** A number that lacks a digit. */
  shortPhone?: string | undefined;
  /** The visitor has no email address, which the form needs: our number. */
  hasNoEmail?: string | undefined;
  /** The visitor asks when somebody calls or answers. */
  asksWhen?: boolean;
  /** It was open before. */
  isAgain: boolean;
  /** When the visitor would like to be called, as typed; the form's message has it. */
  time?: string | undefined;
  /** Whether we are open then. */
  fit?: WishFit | undefined;
  /** The name that the visitor gave just now. */
  name?: string | undefined;
  /** A number without its area code. */
  localNumber?: string | undefined;
  /** An address without its end: `maria@bakery`. */
  shortEmail?: string | undefined;
  /** What was meant by a misspelled one: `rosa@gmail.com`. */
  likelyEmail?: string | undefined;
}

const parts: Record<Language, Record<keyof FormEntries, string>> = {
  en: {
    name: 'name',
    email: 'email',
    phone: 'phone number',
    company: 'business',
    website: 'website',
  },
  es: {
    name: 'nombre',
    email: 'correo',
    phone: 'teléfono',
    company: 'negocio',
    website: 'sitio web',
  },
};

/** `your name and email`, or nothing. */
export const namesOf = (fields: readonly (keyof FormEntries)[]): Record<Language, string> => ({
  en: fields.length > 0 ? `your ${list(fields.map((field) => parts.en[field]))}` : '',
  es: fields.length > 0 ? `tu ${listEs(fields.map((field) => parts.es[field]))}` : '',
});

/** The required fields that are empty. */
export const missingFrom = (known: FormEntries) =>
  (['name', 'email'] as const).filter((field) => !known[field]);

/** What the form still needs. */
export const listed = ({ missing }: Pick<FormState, 'missing'>) => namesOf(missing);

/** `, “after 3” included` */
export const wish = ({ time }: FormState): Record<Language, string> => ({
  en: time ? `, with “${time}” in the message` : '',
  es: time ? `, con “${time}” en el mensaje` : '',
});
