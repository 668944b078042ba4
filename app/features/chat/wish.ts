import type { FormEntries } from '../../../assistant/message.ts';

/** Words around contact details, and short answers: they say nothing that our team must know. */
const around =
  /(?<![\p{L}’'])(?:i|i['’]?m|am|my|me|we|our|it|it['’]?s|is|are|you|can|could|would|please|and|the|a|an|to|at|on|or|by|of|for|with|this|here|here['’]?s|yes|yeah|yep|sure|ok|okay|no|not|thanks|thank|hi|hello|hey|name|name['’]?s|number|phone|cell|mobile|email|e-mail|mail|address|call|text|reach|ring|back|someone|somebody|them|have|person|talk|speak|mi|mis|es|soy|y|o|el|la|al|un|una|en|a|con|por|favor|s[ií]|claro|gracias|hola|nombre|n[uú]mero|tel[eé]fono|celular|correo|llam\p{L}*|ll[aá]m\p{L}*|alguien|persona|hablar|pueden?)(?![\p{L}’'])/giu;

/** When to call: a word of it is enough for our team. */
const times =
  /(?<!\p{L})(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|after|before|hoy|ma[ñn]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|tarde|noche)(?!\p{L})/iu;

/** Whether a message says more than who the visitor is and how to reach them. */
export function saysMore(
  text: string,
  { name = '', email = '', phone = '' }: FormEntries,
): boolean {
  const names = new Set(name.toLowerCase().split(' '));
  const rest = text
    .replace(/\S+@\S+/g, ' ')
    .replace(email, ' ')
    .replace(phone, ' ')
    .replace(around, ' ');
  if (times.test(rest)) return true;
  const words = rest.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  return words.filter((word) => !names.has(word.toLowerCase())).length >= 2;
}

/**
 * What our team must know, after a message that opened the form to them: the complaint or the wish.
 * Contact details that follow it are no part of it.
 * @param before the wish so far.
 * @param texts what the visitor has said, the message last.
 */
export function wishAfter(
  before: string | undefined,
  texts: readonly string[],
  contact: FormEntries,
): string {
  const text = texts.at(-1) ?? '';
  if (before !== undefined && saysMore(before, contact)) {
    return saysMore(text, contact) && !before.includes(text) ? `${before}\n${text}` : before;
  }
  return texts.findLast((one) => saysMore(one, contact)) ?? before ?? text;
}
