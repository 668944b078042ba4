import type { Found } from './phone-number.ts';

const domain =
  '((?:https?:\\/\\/)?(?:www\\.)?(?:[a-z\\d][a-z\\d-]*\\.)+[a-z]{2,}(?:\\/[^\\s,;]*)?)(?![\\p{L}\\d@])';

/** What comes before the visitor's own website: `our site is`, `an audit for`. */
const introducedSite = new RegExp(
  `\\b(?:web ?sites?|sites?|web ?page|page|url|domain|sitio(?: web)?|p[aá]gina(?: web)?|web)(?:['’]s| is| es|:| at| =)* ${domain}`,
  'iu',
);
const lookedAt = new RegExp(
  `\\b(?:audit|auditor[ií]a|look at|check(?: out)?|analy[sz]e|scan|rev[ií]s\\p{L}*|analic\\p{L}*)\\b[^.?!\\n]{0,40}? ${domain}`,
  'iu',
);
const alone = new RegExp(`^\\W*${domain}\\W*$`, 'iu');

/** Sites that many businesses are on, and none of them owns. */
const platform =
  /(^|\.)(google|facebook|instagram|yelp|wix|squarespace|wordpress|godaddy|shopify|weebly|webflow|linkedin|tiktok|youtube|nextdoor|tripadvisor|gmail|yahoo|hotmail|outlook)\.\w+/i;

/** The visitor's website in a text as it was typed, where it is introduced as theirs. */
export function websiteIn(text: string): Found | undefined {
  const [, written = ''] =
    introducedSite.exec(text) ?? lookedAt.exec(text) ?? alone.exec(text) ?? [];
  const value = written.replace(/[.,;:!?)\]]+$/, '');
  return value && !platform.test(value) ? { written: value, value } : undefined;
}

const kinds =
  'business|company|shop|store|restaurant|bakery|caf[eé]|salon|studio|clinic|practice|firm|agency|gym|school|church|spa|negocio|empresa|compañ[ií]a|tienda|restaurante|panader[ií]a|sal[oó]n|cl[ií]nica';
/** A name in capitals: `Harris Roofing`, `Bright Smiles of Reston`, `St. Mary’s`; `Georgian food` is none. */
const title =
  "((?:(?:\\p{Lu}\\p{L}{0,2}\\.)+|\\p{Lu}[\\p{L}\\d'’&-]*)(?: (?:(?:&|and|of|the|de|y|la|el|del) )?\\p{Lu}[\\p{L}\\d'’&-]*){0,4})(?![\\p{L}\\d]| (?:food|cuisine|style)\\b)";
const introducedCompany = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Mm]i|[Nn]uestr[oa]|[Ll]a|[Ee]l) (?:\\p{Ll}+ )?(?:${kinds})(?:['’]s)?(?: name)?(?: is called| is named| is|:| se llama| es)|\\b(?:[Cc]ompany|[Bb]usiness|[Ee]mpresa|[Nn]egocio)(?: name)?:?(?= \\p{Lu}\\S* \\p{Lu})|\\b(?:[Ww]e are|[Ww]e['’]re|[Ss]omos) (?:called|named)) ${title}`,
  'u',
);

/** The name of the visitor's business, where it is introduced as such. */
export function companyIn(text: string): string | undefined {
  return introducedCompany.exec(text)?.[1]?.replace(/[.'’]+$/, '');
}

/** The business that a visitor tells with their name: `Doug Wexler from Wexler Gutters`, `Eva de Eva's Cleaning`. */
export function companyAfter(name: string, text: string): string | undefined {
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  if (start < 0) return undefined;
  const found = fromCompany.exec(text.slice(start + name.length))?.[1]?.replace(/[.'’]+$/, '');
  // A single word may be anything: `Dana from Reston`, `Frank at Yodle`.
  return found && /[\s'’&]/.test(found) ? found : undefined;
}

const fromCompany = new RegExp(
  `^(?: here)?,? (?:(?:over )?at|from|with|w/|of|de|@) (?:the |la |el )?${title}`,
  'u',
);
