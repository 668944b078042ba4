import type { FormEntries } from '../message.ts';

/** Contact details that a visitor gave. */
export type ContactDetails = FormEntries;

const phones = /(?<![\d$])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-]?)?\d{3}[\s.-]?\d{4}(?!\d)/g;
const emails = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[a-z]{2,}/i;
const introduced =
  /\b(?:my name is|my name['’]?s|(?:her|his) names?(?:['’]?s| is)?|it['’]?s|im|call|text|reach|contact|email|name is|name['’]?s|name:|this is|i['’]?m|i am|me llamo|mi nombre es|soy|se llama|ask for|pregunt[ae]n? por)\s+([\p{L}'’.-]+(?:\s+[\p{L}'’.-]+)?)/giu;
const capitalized = /^\p{Lu}[\p{L}'’-]+$/u;
/** Words after `I'm` or `this is` that are no names. */
const noName =
  /^(a|an|the|not|just|so|very|in|on|at|from|with|my|your|our|here|looking|interested|trying|going|paying|thinking|using|happy|sorry|sure|still|already|ready|about|el|la|un|una|de|dueno|duena|and|or|for|charged|tired|new|only|calling|asking|good|great|open|dueño|dueña|y|me|best|better|that|it|this|ok|okay|fine|good|great|bad|true|all|cell|number|phone|email|always|never|here|there|mine|for|wrong)$/i;

/** Finds contact details in a text as it was typed. @param own the site's phone, which is not theirs. */
export function contactIn(text: string, own: string): ContactDetails {
  const email = text.match(emails)?.[0]?.replace(/[.,;]+$/, '');
  const ownDigits = own.replace(/\D/g, '');
  const phone = text
    .replace(emails, ' ')
    .match(phones)
    ?.find((found) => found.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') !== ownDigits);
  const name =
    nameIn(text, Boolean(email || phone)) ??
    (email || phone ? nameBeside(text, email, phone) : undefined);
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone: phone.trim() }) };
}

/** A reply that consists of a name, to the question for it. */
export function bareName(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  const isName = words.length <= 3 && words.every((word) => capitalized.test(word));
  return isName &&
    !/^(Yes|No|Ok|Okay|Sure|Thanks|Gracias|Hola|Hello|Hi|Sí|Pro|Starter|Dominate)$/i.test(
      words[0] ?? '',
    )
    ? words.join(' ')
    : undefined;
}

function nameIn(text: string, besideDetails: boolean): string | undefined {
  for (const [whole, found = ''] of text.matchAll(introduced)) {
    const certain = besideDetails || /name|llamo|nombre|llama/i.test(whole);
    const [first = '', second] = found.split(/\s+/).map((word) => word.replace(/[.,]+$/, ''));
    if (noName.test(first) || (!certain && !capitalized.test(first))) continue;
    const ended = /[.,]$/.test(found.split(/\s+/)[0] ?? '');
    const words = second && capitalized.test(second) && !ended ? [first, second] : [first];
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  }
  return undefined;
}

/** `Dana Lee, 703 555 0100`, `Dana Lee 703 555 0100` or `tony here` */
function nameBeside(text: string, email = '', phone = ''): string | undefined {
  const here = /^\s*(\p{L}[\p{L}'’-]+)(?: \p{Lu}\p{L}+)? here\b/u.exec(text)?.[1];
  if (here && !noName.test(here)) return here.charAt(0).toUpperCase() + here.slice(1);
  const places = [email, phone].filter(Boolean).map((one) => text.indexOf(one));
  const before = text.slice(0, Math.min(...places.filter((at) => at >= 0))).trimEnd();
  const rest = text.replace(email, ' ').replace(phone, ' ');
  const name = `\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,2}`;
  const found =
    new RegExp(
      `(?:^|[,;:.\\n/-])\\s*(?:(?:don|doña|mr|mrs|ms|dr)\\.? )?(${name})\\s*(?:[,;:.!\\n/-]|$)`,
      'u',
    ).exec(rest)?.[1] ?? new RegExp(`(?:^|[^\\p{L}])(${name})[\\s,:;/-]*$`, 'u').exec(before)?.[1];
  return found && !noLead.test(found) ? found : undefined;
}

/** Capitalized words that begin a sentence and are no names. */
const noLead =
  /^(Sure|Text|Email|Phone|Number|Here|Cell|Mobile|Me|Or|And|At|Yes|No|Please|My|Can|Call|Thanks|Thank|Hi|Hello|Hey|Ok|Okay|It|Its|So|The|Correo|Mi|Tel|Ll[aá]mame|Soy|Es|Gracias|Claro|Hola|S[ií]|Pro|Starter|Dominate|Reach|Contact|Have|Just|Try|You)\b/;
