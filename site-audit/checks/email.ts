import { type Check, good, quote, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';

export const email: Check = {
  id: 'email',
  title: 'Email address',
  why: 'Some customers can’t or won’t call: at work, at night, or because they want it in writing.',
  source: {
    title: 'WCAG 2.2, criterion 3.2.6: consistent help',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html',
  },
  call: {
    say: 'Your page has no email address for customers who would rather write.',
    offer: 'We add an address with your own domain, and protect it from spam.',
  },
  look: onPage((page, site) => {
    const mailto = page.links.find(({ href }) => /^mailto:[^?]{0,200}(?:@|%40)/i.test(href));
    if (mailto) return good(quote(mailto.href, 80));
    const text = firstMatch(page.lines, address);
    if (text) return good(quote(text));
    const [stated] = propertyValues(structuredData(page), 'email');
    if (stated) return unknown(`${quote(stated)} stands in the structured data only.`);
    const veiled =
      firstMatch(page.lines, disguised) ??
      firstMatch(page.lines, capitals) ??
      firstMatch(page.hiddenLines, address);
    if (veiled) return unknown(`${quote(veiled)} may be a protected address.`);
    const link = page.links.find(({ href }) => veiledLink.test(href) || address.test(href));
    if (link) return unknown(`The link ${quote(link.href, 80)} may lead to an address.`);
    if (page.hooks.some((text) => /cfemail|cf_email|data-(?:e-?mail|user)/i.test(text)))
      return unknown('Addresses on the page are protected from robots like ours.');
    if (page.forms.some(({ attributes }) => /^\s*mailto:/i.test(attributes.action ?? '')))
      return unknown('A form of the page sends to an address that we can’t read.');
    if (page.scripts.some(({ text }) => /mailto:|&#64;|String\.fromCharCode|unescape\(/.test(text)))
      return unknown('A script may write an address.');
    return missing(site, 'Neither the text nor a link has an email address.');
  }),
};

const address =
  /[\p{L}\d._%+-]{1,64} ?[@＠] ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,20}/iu;
/**
 * Addresses that are written so that robots don't read them: [email protected], name (at) example,
 * name [dot] com, name AT example, name at example.com, and any @ between or beside letters.
 */
const disguised =
  /\[email.protected\]|[[({<|*_-]\s?(?:at|arroba|ät|a|a t|@|dot|d0t|punkt|punto|point|chiocciola|snail)\s?[\])}>|*_-]|\w\s?[@＠]\s?[\w-]+\s?\.\s?\w|\w[@＠]\s|[^\s@][@＠][^\s@]|[#,]\S+\s[@＠]|\w[@＠](?:\s|$)|^[@＠]\s*$|[@＠][\w-]{2,40}\.(?:com|net|org|info|biz|us|co|io|edu|gov|de|uk|fr|es|it|mx)\b|\b[\w.-]{2,30} arroba \w{2,40}|\b[\w.-]{2,30} at [\w-]{2,40}(?:\.| (?:dot|punto|\. ?) ?)(?:com|net|org|info|biz|us|co|io|edu|gov)\b|\b\w{2,30} at \w{2,40} (?:dot|punto) \w{2,6}\b/i;
/** `info AT example`, `info At example DOT com`. */
const capitals =
  /[\w.-]{2,30} (?:AT [\w-]{2,40} (?:DOT|\.)|At [\w-]{2,40} Dot)|\b[a-z]{2,20} AT [a-z]/;
/** Links that a script turns into mail: `mailto:` without an address, or `javascript:sendMail()`. */
const veiledLink =
  /\/cdn-cgi\/l\/email-protection|^mailto:(?!\?)|.mailto:|^javascript:.*(?:mail|at\b|cryp)/i;

/** Lines without any of these have no address: the shapes take long on a long one. */
const hint =
  /[@＠]|(?<!\p{L})(?:at|dot|d0t|a|a t|ät|arroba|punkt|punto|point|chiocciola|snail|protected)(?!\p{L})/iu;

function firstMatch(lines: readonly string[], shape: RegExp): string | undefined {
  for (const line of lines) {
    if (!hint.test(line)) continue;
    const [match] = shape.exec(line) ?? [];
    if (match) return match;
  }
  return undefined;
}
