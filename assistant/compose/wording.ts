import type { SiteSettings } from '../../lib/site-settings.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { offer, phrases } from './phrases.ts';
import type { Variants } from './variants.ts';

/** The first variant that was not used in the conversation. */
export function fresh(
  variants: Variants,
  language: Meaning['language'],
  { replies }: State,
): string {
  const isUsed = (text: string) => {
    const [first = text] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [];
    return replies.some((reply) => reply.includes(first));
  };
  const unused = variants.find((one) => !isUsed(one[language]));
  return (unused ?? variants.at(-1))?.[language] ?? '';
}

/** Says so when the same fact is asked for again, and from the third time on offers to ask our team. */
export function distinct(
  text: string,
  language: Meaning['language'],
  state: State,
  site: SiteSettings,
): string {
  const said = (one: string) => {
    const core = one.toLowerCase().replace(/[.]$/, '');
    return state.replies.some((reply) => {
      const at = reply.toLowerCase().indexOf(core);
      // One plan of a list that named all of them is no repetition.
      return at >= 0 && !inList.test(reply.slice(0, at));
    });
  };
  if (!said(text)) return text;
  const [word = ''] = /^(Yes|No|Sí)(?=, )/.exec(text) ?? [];
  const again = word && text.replace(`${word},`, `${word}, ${insists[language][word] ?? ''}:`);
  if (again && !said(again)) return again;
  const { repeated } = phrases(site);
  const intro = repeated.find((one) => !said(one[language] + uncapitalize(text))) ?? repeated[0];
  const more = intro === repeated[0] || text.includes(site.email) ? '' : ` ${offer[language]}`;
  return `${intro?.[language] ?? ''}${uncapitalize(text)}${more}`;
}

/**
 * Leaves out the sentences that an earlier reply has too. If none is left, the reply says that it
 * repeats itself. Short sentences may come again: `You’re welcome.`
 */
export function unrepeated(
  text: string,
  language: Meaning['language'],
  state: State,
  site: SiteSettings,
): string {
  const sentences = text.split(/(?<=[.!?]) /);
  const isSaid = (sentence: string) =>
    sentence.split(' ').length >= longSentence &&
    state.replies.some((reply) => reply.includes(sentence));
  const left = sentences.filter((sentence) => !isSaid(sentence));
  if (left.length === sentences.length) return text;
  return left.length > 0 ? left.join(' ') : distinct(text, language, state, site);
}

/** A repeated sentence is noticed from this many words on. */
const longSentence = 6;

export const wordCount = (text: string): number => text.split(/\s+/).length;

const inList = /(?: and|month,|mes,| y) $/;

/** What follows yes or no when it is said for the second time. */
const insists: Record<Meaning['language'], Record<string, string>> = {
  en: { Yes: 'that’s right', No: 'to be clear' },
  es: { Sí: 'así es', No: 'para que quede claro' },
};

/** A sentence that follows other words; names keep their capital. */
export function uncapitalize(text: string): string {
  return /^(Starter|Pro|Dominate|Google|SEO|AI|I|I’m|Facebook|TikTok|Washington|Beltway|[A-Z]{2,})\b/u.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
