import type { SiteSettings } from '../../lib/site-settings.ts';
import { opensForm } from '../reply-subject.ts';
import { completedName, titledName, withoutSpelling } from './completed-name.ts';
import { type ContactDetails, contactIn } from './contact.ts';
import type { ContactClassifier } from './contact-classifier.server.ts';
import { namesIn } from './entities.server.ts';

/** What the conversation before a message says of how to reach the visitor. */
export interface DetailsBefore {
  /** The replies so far. */
  replies: readonly string[];
  contact: ContactDetails;
  /** The first digits of a phone number, which the message before ended with. */
  digits?: string | undefined;
}

/**
 * What a message says of how to reach the visitor, with their name and that of their business, as far as
 * it is theirs.
 * @returns the details, and the text without them.
 */
export function visitorDetails(
  text: string,
  before: DetailsBefore,
  { contacts, site }: { contacts: ContactClassifier; site: SiteSettings },
): { contact: ContactDetails; rest: string } {
  const {
    details: found,
    rest,
    marked,
  } = contactIn(withoutSpelling(inOneLine(text)), site.phone, {
    ...before.contact,
    digits: before.digits,
  });
  const isAsked = /\b(your name|tu nombre)\b/.test(before.replies.at(-1) ?? '');
  const { name: foundName, company } = contacts.names(marked, found.email, isAsked);
  const isForm = before.replies.some(opensForm);
  // `is 202-555-0199 your number?`, `who is Dr. Rao?`
  const isOwn =
    isAsked ||
    (isForm && startsWithContact.test(marked)) ||
    contacts.isOwn(marked, isForm ? 'form' : foundName ? 'name' : undefined);
  const { email: _email, phone: _phone, ...others } = found;
  const details: ContactDetails = isOwn ? found : others;
  const name = isOwn ? foundName : undefined;
  const fullName = completedName(text, before.contact.name, name) ?? titledName(text);
  const contact: ContactDetails = {
    ...details,
    ...(company && { company }),
    ...(fullName && { name: fullName }),
  };
  // `im Sterling based`
  if (contact.name && !fullNameOf.test(contact.name) && isPlace(contact.name, text, contact))
    delete contact.name;
  return { contact, rest };
}

/** The lines of a pasted signature, with commas between them. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ');

/** `bill@shop.com. so did you get what it's about`, once the form is open */
const startsWithContact = /^\W*[@#]/;

const fullNameOf = / /;

/** `555-0143 Manassas`, `im Sterling based`: a town and no name, unless it is introduced as one. */
function isPlace(name: string, text: string, { email, phone }: ContactDetails): boolean {
  const named = namesIn(name);
  if (!email && !phone) return named.size > 0;
  return (
    named.has('town') && !/\b(?:name|this is|ask for|it['’]?s|i['’]?m|i am|soy|llamo)\b/i.test(text)
  );
}
