import type { SiteSettings } from '../../site-settings.ts';
import { timeZone } from '../../site-settings.ts';
import type { Block, Fact } from './blocks.ts';

/** A visitor's phone number, to be dialed. */
export function phoneFact(phone: string): Fact {
  return { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` };
}

/** A visitor's address, to be written to. */
export function emailFact(email: string): Fact {
  return {
    label: 'Email',
    value: email,
    href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  };
}

/** The first word of a name where it can only be a name. */
export function givenName(name: string | null): string | undefined {
  return name?.match(/^\p{L}[\p{L}\p{M}'’-]{1,23}(?=\s|$)/u)?.[0];
}

/** The last words of a message to an address that anybody may have typed in. */
export function whyThisMessage(site: SiteSettings): Block {
  return {
    type: 'paragraph',
    quiet: true,
    text: `You get this message because this address was entered at ${new URL(site.url).host}. If that wasn’t you, there is nothing to do: no other message follows by itself.`,
  };
}

const local = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** When an answer is due, as the owner reads it: epoch milliseconds and hours from then. */
export function answerBy(time: number, hours: number): string {
  return local.format(time + hours * 60 * 60 * 1000);
}
