import type { HeadElement, Page } from './parse/page.ts';

/** Contents of the meta elements of a name (or property), in the head first; blank ones left out. */
export function metaContents(page: Page, ...names: string[]): { text: string; inHead: boolean }[] {
  const wanted = new Set(names);
  return inHeadFirst(page.metas).flatMap(({ attributes, inHead }) => {
    const name = [attributes.name, attributes.property].some((value) =>
      wanted.has((value ?? '').trim().toLowerCase()),
    );
    const text = (attributes.content ?? '').trim();
    return name && text ? [{ text, inHead }] : [];
  });
}

/** Addresses of the link elements whose `rel` has a token, in the head first; blank ones left out. */
export function linkHrefs(page: Page, token: string): { href: string; inHead: boolean }[] {
  return inHeadFirst(page.linkElements).flatMap(({ attributes, inHead }) => {
    const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/);
    const href = (attributes.href ?? '').trim();
    return rel.includes(token) && href ? [{ href, inHead }] : [];
  });
}

function inHeadFirst(elements: readonly HeadElement[]): HeadElement[] {
  return elements.toSorted((a, b) => Number(b.inHead) - Number(a.inHead));
}
