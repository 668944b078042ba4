import type { HeadElement, Page } from './parse/page.ts';

/**
 * Contents of the meta elements of a name, in the head first; blank ones left out. A name given as a
 * property, or in curly quotation marks, is one that browsers don't know: it counts as not in the head.
 */
export function metaContents(page: Page, ...names: string[]): { text: string; inHead: boolean }[] {
  const wanted = new Set(names);
  return inHeadFirst(page.metas).flatMap(({ attributes, inHead }) => {
    const text = (attributes.content ?? '').trim();
    const name = [attributes.name, attributes.property].map(nameOf).find((one) => wanted.has(one));
    if (!name || !text) return [];
    const known =
      isName(attributes.name, name) || (isCard(name) && isName(attributes.property, name));
    return [{ text, inHead: inHead && known }];
  });
}

const nameOf = (value = '') =>
  value
    .replace(/[“”‘’"']/g, '')
    .trim()
    .toLowerCase();
const isName = (value: string | undefined, name: string) => value?.trim().toLowerCase() === name;
/** Names of Open Graph, which stand in either attribute. */
const isCard = (name: string) => name.includes(':');

/** Addresses of the link elements whose `rel` has a token, in the head first; blank ones left out. */
export function linkHrefs(page: Page, token: string): { href: string; inHead: boolean }[] {
  return inHeadFirst(page.linkElements).flatMap(({ attributes, inHead }) => {
    const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/);
    const href = (attributes.href ?? '').trim();
    if (!href || !rel.some((one) => nameOf(one) === token)) return [];
    return [{ href, inHead: inHead && rel.includes(token) }];
  });
}

function inHeadFirst(elements: readonly HeadElement[]): HeadElement[] {
  return elements.toSorted((a, b) => Number(b.inHead) - Number(a.inHead));
}
