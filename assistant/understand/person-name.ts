import { capitalize } from '../../app/facts/plan-copy.ts';
import { isGivenName } from './given-names.ts';

/** A reply that consists of a name, to the question for it. */
export function bareName(text: string, isWord: (word: string) => boolean): string | undefined {
  const words = wordsOf(
    text
      .replace(
        /^\W*(?:(?:yes|yeah|ok|sure|s[ií]|(?:my )?name(?:['’]?s| is)|it['’]?s|i['’]?m|i am|this is|me llamo|soy|mi nombre es)\b\W*)+/i,
        '',
      )
      .replace(/\b(dr|mr|mrs|ms|dra?|sra?)\b\.?/gi, ''),
  );
  // `pete, pete sandoval`
  const [first, second] = words;
  const name = first?.toLowerCase() === second?.toLowerCase() ? words.slice(1) : words;
  return name.length > 0 &&
    name.length <= 3 &&
    name.every((word) => isNameWord(word) && (isCapital(word) || !isWord(word.toLowerCase())))
    ? name.map(capitalize).join(' ')
    : undefined;
}

/** `Linh Nguyen`: two or three capitalized words that name nothing else. */
export function isBareName(
  text: string,
  named: ReadonlyMap<unknown, unknown>,
  isWord: (word: string) => boolean,
): boolean {
  return (
    named.size === 0 &&
    !text.split(/\s+/).some((word) => isWord(word.toLowerCase())) &&
    /^\W*(?:\p{Lu}[\p{Ll}'’-]+\s+){1,2}\p{Lu}[\p{Ll}'’-]+\W*$/u.test(text)
  );
}

const title =
  '(?:(?:dr|mr|mrs|ms|miss|pastor|rev|father|sister|don|doña|sr|sra|dra|attorney|chef|coach)\\.?\\s+)?';
const leadingTitle = new RegExp(`^\\s*${title}`, 'i');
const relative =
  '(?:(?:my|our|the|mi|a mi)\\s+(?:wife|husband|partner|son|daughter|manager|assistant|boss|brother|sister|mom|dad|esposa|esposo|hijo|hija|jefe|hermano|hermana|socio)\\s+)?';
const named = (intro: string) =>
  new RegExp(
    `(?<![\\p{L}'’])(?:${intro})\\s+${relative}${title}([\\p{L}'’.-]+(?:\\s+[\\p{L}'’.-]+){0,2})`,
    'giu',
  );
/** What certainly comes before a name, and what may. */
const certainly = named(
  "(?:my|her|his|their)?\\s?names?(?:(?:['’]?s|\\s+is|:|,)(?:\\s+spelled)?)|spelled|me llamo|mi nombre es|se llama|ask for|(?:msg|message|note|mensaje|recado) (?:for|para)|(?:talk|speak) (?:to|with)|hablen? con|pregunt[ae]n? por|owner(?:['’]s name)?(?: is|:)|manager is|due[ñn][oa](?: es|:)",
);
/** `its dr patel`: after a title, whatever word comes. */
const titled =
  /(?<![\p{L}'’])(?:dr|mr|mrs|ms|miss|pastor|rev|doña|sra?|dra|se[ñn]ora?|(?:la|el) se[ñn]ora?)\.?\s+(\p{L}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/iu;
/** `Linh is the owner` */
const holdsOffice =
  /(?<![\p{L}'’])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:is|['’]s|es) (?:the|our|my|la|el|mi) (?:owner|boss|manager|due[ñn][oa]|jef[ea]|encargad[oa])\b/u;
const maybe = named(
  "this is|it['’]?s|im|i['’]m|i am|soy|aqu[ií]|call|text|ring|phone|reach|contact:?|email|attn:?",
);
/** `me llamo jose luis`: nothing but a name follows, in lower case too. */
const onlyNamed =
  /^\W*(?:(?:hi|hey|hello|ok|hola|buenas)\W+)?(?:me llamo|mi nombre es|my name is|my name['’]?s)\s+((?!(?:una?|ya|nadie|alguien|spelled|on|in|wrong|not)\b)\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+){0,2})\W*$/iu;
/** `yo its carlos`: the whole message. */
const onlyName =
  /^\W*(?:(?:hi|hey|hello|yo|ok|oh|hola|buenas)\W+)?(?:it['’]?s|this is|soy|habla|me llamo|name['’]?s)\s+(\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+)?)\W*$/iu;
/** `240 555 0127, ask for ray`: beside a number, whatever the last word is, unless it names a job. */
const asksFor =
  /\bask for (?!sales|support|billing|marketing|accounting|help|info|details|pricing|prices|quotes?|manager|owner)(\p{L}+)\W*$/iu;
/** `hey its tina`: a name after a greeting, which may be in lower case. */
const greeted = named(
  "(?:hi|hey|hello|hola|buenas|good (?:morning|afternoon|evening)|buen[oa]s (?:d[ií]as|tardes))[ ,!.]+(?:this is|it['’]?s|im|i['’]m|i am|soy|habla)",
);
const isCapitalHere =
  /^\W*(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Yy]o|[Hh]ola|[Gg]ood (?:morning|afternoon|evening))\W+)?(?:(?:Dr|Pastor|Mr|Mrs|Ms)\.? )?((?:\p{Lu}[\p{L}'’-]+ ){1,3})(?:here|speaking)\b/u;
const isHere =
  /^\W*(?:(?:dr|pastor|mr|mrs|ms)\.? )?((?:\p{L}[\p{L}'’-]+ ){1,3})(?:here|speaking)\b/iu;

/** `I'm Fatima`, capitalized: the visitor's own name wins over others in the message. */
const ownName = named("i['’]m|i am|im|this is|soy");
/** `abel from the tire place` */
const fromName =
  /^\W*(?:(?:hi|hey|hello|yo|ok|hola)\W+)?(\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:from|at|with|over at|de)\b/iu;

/** A name with its introduction: `my name is Dana`, `this is Dr. Rao`, `Pastor Jim Hall here`. */
export function introducedName(
  text: string,
  isBeside: boolean,
  isWord: (word: string) => boolean,
): string | undefined {
  const hits = [
    onlyNamed.exec(text)?.[1]?.split(/\s+/).map(capitalize).join(' '),
    ...[...text.matchAll(greeted)].map(([, found = '']) =>
      /^\S+ing\b/.test(found) ? undefined : nameOf(found, true, isWord),
    ),
    holdsOffice.exec(text)?.[1],
    ...(isBeside ? [...text.matchAll(ownName)] : []).map(([, found = '']) =>
      isCapital(found) && !isWord((found.split(' ')[0] ?? '').toLowerCase())
        ? nameOf(found, true, isWord)
        : undefined,
    ),
    titledName(text, isBeside),
    ...[onlyName.exec(text)?.[1] ?? ''].map((found) =>
      /^\S+(?:ing|ed|n['’]t)\b/.test(found) ? undefined : nameOf(found, true, isWord),
    ),
    ...[...text.matchAll(certainly)].map(([, found = '']) => nameOf(found, true, isWord)),
    ...(isBeside ? [asksFor.exec(text)?.[1] ?? ''] : []).map((found) =>
      nameOf(found, true, () => false),
    ),
    ...(isBeside ? [fromName.exec(text)?.[1] ?? ''] : []).map((found) =>
      nameOf(found, true, isWord),
    ),
    ...[(isBeside ? isHere : isCapitalHere).exec(text)?.[1] ?? ''].map((found) =>
      nameOf(found, isBeside, isWord),
    ),
    ...[...text.matchAll(maybe)].map(([, found = '']) =>
      isBeside || isCapital(found) ? nameOf(found, false, isWord) : undefined,
    ),
  ];
  return hits.find(Boolean);
}

/** `its dr patel`: the title makes any word a name, beside contact details or an introduction. */
function titledName(text: string, isBeside: boolean): string | undefined {
  const isIntroduced =
    /^\W*(?:(?:hi|hey|hello|hola|ok)\W+)?(?:this is|it['’]?s|im|i['’]m|i am|soy|habla)\b/i.test(
      text,
    );
  const found = isBeside || isIntroduced ? (titled.exec(text)?.[1] ?? '') : '';
  return noName.test(found.split(' ')[0] ?? '') ? undefined : nameOf(found, true, () => false);
}

/** The name that words begin with. @param isCertain accepts a lower-case first word that isn't common. */
function nameOf(
  words: string,
  isCertain: boolean,
  isWord: (word: string) => boolean,
): string | undefined {
  const name: string[] = [];
  for (const typed of words.trim().split(/\s+/)) {
    const word = typed.replace(/[.,:]+$/, '');
    const known = isWord(word.toLowerCase());
    // `im deborah lyle`
    const mayBeLower =
      name.length === 0 || (name.length === 1 && isGivenName((name[0] ?? '').toLowerCase()));
    const fits = isNameWord(word) && (isCapital(word) || (mayBeLower && !known));
    if (
      !fits ||
      (name.length === 0 && isCapital(word) && !isCertain && known && word === word.toUpperCase())
    )
      break;
    name.push(capitalize(word));
    if (word !== typed) break;
  }
  return name.length > 0 ? name.join(' ') : undefined;
}

/** What is left beside a number or an address: `Dana Lee, 703 555 0100`, `mike, mike@shop.com`. */
export function leftName(text: string, isWord: (word: string) => boolean): string | undefined {
  const runs = text
    .split(/[,;:.!?\n()/@]+|\s-\s/)
    .map((one) => wordsOf(one.replace(leadingTitle, '')))
    .filter((words) => words.length > 0);
  const withParticle =
    /(?<!\p{L})\p{Lu}\p{L}+(?: (?:de|del|la|las|los|van|von|da|dos))+ \p{Lu}\p{L}+/u.exec(text);
  if (withParticle) return withParticle[0];
  const capital = runs.find(
    (words) => words.length <= 3 && words.every((word) => isCapital(word) && isNameWord(word)),
  );
  if (capital) return capital.join(' ');
  for (const words of runs) {
    const at = words.findIndex(
      (word, index) =>
        isNameWord(word) &&
        word.length > 2 &&
        !isWord(word.toLowerCase().replace(/['’]s$/, '')) &&
        !spanishPronoun.test(words.slice(0, index).join(' ')) &&
        (isCapital(word) || !(verb.test(word) || beforeNoun.test(words[index - 1] ?? ''))),
    );
    if (at < 0 || (words.length > 4 && !isCapital(words[at] ?? ''))) continue;
    // `lou ann`
    if (words.length <= 3 && words.every((word) => isNameWord(word) && !isWord(word.toLowerCase())))
      return words.map(capitalize).join(' ');
    const [before, next] = [words[at - 1], words[at + 1]];
    const isPart = (word: string | undefined) => word && isCapital(word) && isNameWord(word);
    // `my dad Joe Brandt`: the first name alone could be another word.
    const first = before && at > 1 && isCapital(words[at] ?? '') && isPart(before) ? [before] : [];
    return [...first, words[at] ?? '', ...(next && isPart(next) ? [next] : [])]
      .map(capitalize)
      .join(' ');
  }
  return undefined;
}

/** `my finger slipped`, `i flipped it`: rare words that are no names. */
const verb = /(?:ed|ing)$/;
const beforeNoun = /^(?:my|your|our|his|her|their|the|an?|i|we|you|to|is|mi|tu|su|el|la|un|una)$/i;

/** The full name in a message from a visitor whose name we need: `Noor Hashimi, I do landscaping`, `fine. tasha greer`. */
export function nameAmong(text: string, isWord: (word: string) => boolean): string | undefined {
  const name = text
    .split(/[,;:.!?\n()]+/)
    .map(wordsOf)
    .find(
      (words) =>
        words.length >= 2 &&
        words.length <= 3 &&
        words.every(isNameWord) &&
        (words.every(isCapital) || !words.some((word) => isWord(word.toLowerCase()))),
    );
  return name?.map(capitalize).join(' ');
}

/** `Wilmer y Karla Henríquez`: two people beside a number. */
export function jointName(text: string, isWord: (word: string) => boolean): string | undefined {
  const found = joint.exec(text)?.[0];
  const words = wordsOf(found ?? '').filter((word) => isCapital(word));
  const isName = words.every(isNameWord) && words.some((word) => !isWord(word.toLowerCase()));
  return isName ? found : undefined;
}
const joint =
  /(?<!\p{L}|\p{L} )\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)? (?:y|e|and) \p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?(?! \p{Lu})/u;

/** `K-a-t-e` and `K A T E` as `Kate`. */
export const withoutSpelling = (text: string): string =>
  text.replace(
    /(?<![\p{L}-])(?:\p{L}(?:[-.]\p{L}){2,}|\p{Lu}(?: \p{Lu}){2,})(?![\p{L}-])/gu,
    (letters) => capitalize(letters.replace(/[-. ]/g, '').toLowerCase()),
  );

/** Before a Spanish verb: `me interesa`, `que me llamen`; not the `me` of `call me mike`. */
const spanishPronoun =
  /(?<!\b(?:call|text|ring|phone|e-?mail|message|contact|reach|tell|its|it['’]s) )\b(?:me|nos|les?|se|te)$/i;

export const wordsOf = (text: string) => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
export const isCapital = (word: string) => /^\p{Lu}/u.test(word);
export const isNameWord = (word: string) => /^\p{L}[\p{L}'’-]+$/u.test(word) && !noName.test(word);

/** Capitalized or rare words beside contact details that are no names. */
const noName =
  /^(a|an|the|pastor|reverend|chef|coach|owner|realtor|not|just|so|very|in|on|at|from|with|my|your|our|here|and|or|for|but|is|are|was|me|us|it|its|it's|i'm|im|this|that|to|of|sure|text|emails?|e-mail|phone|number|cell|mobile|yes|no|certainly|right|alright|absolutely|correct|exactly|indeed|great|fine|good|awesome|cool|nice|wonderful|understood|please|can|could|call|ring|thanks|thank|thx|hi|hello|hey|ok|okay|have|try|you|reach|contact|digits|details|info|name|names|ext|extension|tel|correo|mi|ll[aá]m(?:ame|en?|enn?os|ar)|\p{L}+[ae]nme|(?:ll[aá]m|m[aá]rqu|escr[ií]b|cont[aá]ct|h[aá]bl|m[aá]nd)\p{L}*me|interes(?:a|an|ad[oa]s?)|gusta|gustar[ií]a|urge|quiero|quisiera|perfecto|buen[oa]s|soy|nos|es|el|la|de|del|gracias|claro|hola|dele|dale|pues|orale|órale|bueno|listo|sale|s[ií]|pro|starter|dominate|growth|enterprise|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mornings?|afternoons?|evenings?|tomorrow|tmrw|tmw|today|today's|after|before|best|anytime|asap|pls|plz|looking|interested|thinking|paying|using|happy|sorry|still|already|ready|about|dueñ[oa]|when|what|how|send|sms|whatsapp|office|work|home|directly|back|either|someone|somebody|anyone|account|preferred|prefered|preferably|only|first|second|instead|regards|sincerely|respectfully|cheers|best|pllc|llc|inc|(?:that|what|here|there|where|who|let|he|she)['’]?s|(?:do|did|does|ca|wo|is|are|was|have)n['’]?t|(?:we|they|you)['’]?re|i['’]?(?:ll|ve|d))$/iu;
