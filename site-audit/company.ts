import { metaContents } from './head.ts';
import type { Page } from './parse/page.ts';
import { localBusiness, structuredData } from './structured-data.ts';

/** Types of organizations that aren't local businesses. */
const organizations =
  /^(?:Organization|Corporation|NGO|OnlineStore|OnlineBusiness|.*Organization)$/;

/**
 * Name of the business: by its structured data, else by the sharing card, else the part of the title
 * that the site's address has, too. Undefined if none of them says it.
 * @param final address of the page
 */
export function companyName(page: Page, final: string): string | undefined {
  const data = structuredData(page);
  const item =
    localBusiness(data) ??
    data.items.find(({ types }) => types.some((type) => organizations.test(type)));
  const stated = item?.properties.find(({ name, value }) => name === 'name' && value.trim());
  const [card] = metaContents(page, 'og:site_name');
  return stated?.value.trim() ?? card?.text ?? titlePart(page, final);
}

/** `Rye Bakery | Bread in Bethesda` on ryebakery.com: Rye Bakery. */
function titlePart({ titles }: Page, final: string): string | undefined {
  const host = letters((URL.parse(final)?.hostname ?? '').replace(/^www\.|\.[^.]*$/g, ''));
  const parts = (titles[0]?.text ?? '').split(/\s+[|·•–—:-]\s+|\s*\|\s*/);
  return parts.find((part) => letters(part).length > 4 && host.includes(letters(part)))?.trim();
}

const letters = (text: string) => text.toLowerCase().replace(/&|\band\b|[^\p{L}\p{N}]/gu, '');
