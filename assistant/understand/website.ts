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
