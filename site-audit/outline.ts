import type { Page } from './parse/page.ts';
import type { OwnFile } from './site.ts';

/** What a look asks for after the page itself: addresses of the same site, as the page states them. */
export interface Outline {
  files: Pick<OwnFile, 'url' | 'kind'>[];
  links: string[];
}

/** Links that a look may follow: the first on the page. */
const maxLinks = 20;
const maxFiles = 20;

/**
 * Collects the page's own files and its first links to other pages of the site.
 * @param base address that the page's relative ones resolve against.
 */
export function outlineOf(page: Page, final: string, base: string): Outline {
  const { host } = new URL(final);
  const own = (address: string) => {
    const url = URL.parse(address, base);
    if (!url || !/^https?:$/.test(url.protocol) || url.host !== host) return undefined;
    url.hash = '';
    return url.href;
  };
  const files = new Map<string, OwnFile['kind']>();
  const add = (kind: OwnFile['kind'], address: string | undefined) => {
    const url = address ? own(address) : undefined;
    if (url && files.size < maxFiles && !files.has(url)) files.set(url, kind);
  };
  for (const { attributes } of page.linkElements) {
    if (/(^|\s)stylesheet(\s|$)/i.test(attributes.rel ?? '')) add('style', attributes.href);
  }
  for (const { src } of page.scripts) add('script', src);
  for (const { src } of page.images) add('image', src);
  const links = new Set<string>();
  for (const { href } of page.links) {
    const url = links.size < maxLinks ? own(href) : undefined;
    if (url && url !== final) links.add(url);
  }
  return { files: [...files].map(([url, kind]) => ({ url, kind })), links: [...links] };
}

/** Bytes of a page in which a `<base>` counts. */
const maxHead = 64 * 1024;

/** Address that the page's relative ones resolve against: that of its `<base>`, or its own. */
export function baseOf(bytes: Uint8Array, final: string): string {
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, maxHead))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const [, href = ''] = /<base\s[^>]{0,500}?href\s*=\s*["']?([^\s"'>]{1,500})/i.exec(start) ?? [];
  return URL.parse(href, final)?.href ?? final;
}
