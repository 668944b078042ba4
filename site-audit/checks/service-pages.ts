import { type Check, fix, good, unknown } from '../check.ts';
import { onPage } from '../on-page.ts';

export const servicePages: Check = {
  id: 'servicePages',
  title: 'A page for each service',
  why: 'People search for “drain cleaning Fairfax”, not for your home page. A page about that service is what can be found.',
  source: {
    title: 'Google Search Central: SEO starter guide',
    url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  },
  call: {
    say: 'Everything you offer stands on one page, so no search for a single service finds it.',
    offer: 'We write a page for each service, with its questions and prices.',
  },
  look: onPage(({ links, frameset, cut }, { final }) => {
    if (frameset || cut) return unknown('We couldn’t read all links of the page.');
    const paths = new Set(links.flatMap(({ href }) => ownPath(href, final) ?? []));
    const about = [...paths].filter((path) => services.test(path));
    if (about.length >= 2) return good(`${about.length} pages, such as ${about[0]?.slice(0, 80)}`);
    const others = [...paths].filter((path) => !usual.test(path));
    if (others.length >= 2)
      return unknown(
        `The page links to ${others.length} others; we can’t tell what they are about.`,
      );
    return fix(
      `The page links to ${paths.size} other pages of the site, none about a single service.`,
    );
  }),
};

const services =
  /servi|treatment|procedure|repair|install|cleaning|product|menu|practice-?area|specialt|what-we-do|leistung|angebot|behandlung|prestation|tratam|produ[ck]|soins|trattament|prenota|diensten|tjenester|tjänster|usług|uslug|uslugi|poslug|room|zimmer|class|course|kurs|program/i;
const usual =
  /^\/?$|index|home|about|contact|kontakt|contacto|contatti|impressum|privacy|datenschutz|terms|legal|cookie|blog|news|gallery|galerie|team|faq|review|testimonial|career|login|cart|sitemap|feed|\.(?:pdf|jpe?g|png|gif|webp|zip)$/i;

/** Path of another page of the site. */
function ownPath(href: string, final: string): string | undefined {
  if (!URL.canParse(href, final)) return undefined;
  const url = new URL(href, final);
  const own = new URL(final);
  if (!url.protocol.startsWith('http') || url.host !== own.host) return undefined;
  return url.pathname === own.pathname ? undefined : url.pathname.toLowerCase();
}
