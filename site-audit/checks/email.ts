import { type Check, good, quote, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';

export const email: Check = {
  id: 'email',
  title: 'E-mail address',
  why: 'Some customers can’t or won’t call: at work, at night, or because they want it in writing.',
  source: {
    title: 'WCAG 2.2, criterion 3.2.6: consistent help',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html',
  },
  call: {
    say: 'Your page has no e-mail address for customers who would rather write.',
    offer: 'We add an address with your own domain, and protect it from spam.',
  },
  look: onPage((page, site) => {
    const mailto = page.links.find(({ href }) => /^mailto:[^?]{0,200}(?:@|%40)/i.test(href));
    if (mailto) return good(quote(mailto.href, 80));
    const text = firstMatch(page.lines, address);
    if (text) return good(quote(text));
    const [stated] = propertyValues(structuredData(page), 'email');
    if (stated) return unknown(`${quote(stated)} stands in the structured data only.`);
    const veiled = firstMatch(page.lines, disguised) ?? firstMatch(page.hiddenLines, address);
    if (veiled) return unknown(`${quote(veiled)} may be a protected address.`);
    if (page.links.some(({ href }) => href.includes('/cdn-cgi/l/email-protection')))
      return unknown('Addresses on the page are protected from robots like ours.');
    if (page.scripts.some(({ text }) => /mailto:|&#64;|String\.fromCharCode/.test(text)))
      return unknown('A script may write an address.');
    return missing(site, 'Neither the text nor a link has an e-mail address.');
  }),
};

const address =
  /[\p{L}\d._%+-]{1,64} ?[@＠] ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,20}/iu;
/** [email protected], name (at) example, name [dot] com, a name with @ and no domain. */
const disguised =
  /\[email.protected\]|[[({<]\s?(?:at|arroba|ät|a t|@|dot|punkt|chiocciola)\s?[\])}>]|\w@(?:\s|$)|\b\w{2,30} at \w{2,40} (?:dot|punto) \w{2,6}\b/i;

function firstMatch(lines: readonly string[], shape: RegExp): string | undefined {
  for (const line of lines) {
    const [match] = shape.exec(line) ?? [];
    if (match) return match;
  }
  return undefined;
}
