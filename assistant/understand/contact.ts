import type { FormEntries } from '../message.ts';
import { emailIn } from './email-address.ts';
import { type Found, phoneIn } from './phone-number.ts';
import { websiteIn } from './website.ts';

/** Contact details that a visitor gave. */
export type ContactDetails = FormEntries;

/**
 * Finds contact details in a text as it was typed: addresses and numbers in the ways people write or
 * dictate them (`ann at shop dot com`, `two oh two 555 0175`). Names are for `ContactClassifier`.
 * @param own the site's phone, which is not the visitor's.
 * @param before what the conversation knows of the address and the phone number.
 * @returns the details; the text without them; and the text with `@` for the address and `#` for the number.
 */
export function contactIn(
  text: string,
  own: string,
  before: { email?: string; phone?: string; digits?: string | undefined } = {},
): { details: ContactDetails; rest: string; marked: string } {
  const email = emailIn(text, before.email);
  const withoutEmail = marking(text, email, marks.email);
  const phone = phoneIn(withoutEmail, own, before);
  const withoutPhone = marking(withoutEmail, phone, marks.phone);
  const website = websiteIn(withoutPhone);
  const left = marking(withoutPhone, website, ',');
  const rest = left.replace(anyMark, ',');
  const details = {
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    ...(website && { website: website.value }),
  };
  const marked = left.replace(/[@#]/g, ',').replace(marks.email, '@').replace(marks.phone, '#');
  return { details, rest, marked };
}

const marking = (text: string, found: Found | undefined, mark: string) =>
  found ? text.replace(found.written, ` ${mark} `) : text;

/** What visitors don't type: they write `Greg @ Harris Roofing` and `plan #2`. */
const marks = { email: '\u{E000}', phone: '\u{E001}' };
const anyMark = /[\u{E000}\u{E001}]/gu;
