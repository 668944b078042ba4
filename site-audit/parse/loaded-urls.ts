import type { Attributes } from './page.ts';

/** Link types that make a browser load the address. */
const loadingRels = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
  'preload',
  'modulepreload',
]);

const urlAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  frame: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  body: ['background'],
  table: ['background'],
  tr: ['background'],
  td: ['background'],
  th: ['background'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  'amp-img': ['src', 'srcset'],
  'amp-iframe': ['src'],
  'amp-video': ['src', 'poster'],
};

/** Addresses that an element makes a browser load, as written. */
export function loadedUrls(tag: string, attributes: Attributes): string[] {
  const urls = (urlAttributes[tag] ?? []).flatMap((name) => {
    const value = attributes[name];
    if (!value || (tag === 'input' && !/^image$/i.test(attributes.type ?? ''))) return [];
    return name === 'srcset' ? candidates(value) : [value.trim()];
  });
  if (
    tag === 'link' &&
    attributes.href &&
    relTokens(attributes).some((rel) => loadingRels.has(rel))
  )
    urls.push(attributes.href.trim());
  return attributes.style ? [...urls, ...cssUrls(attributes.style)] : urls;
}

/** Addresses in `url(…)` and `@import '…'` of a style sheet, comments left out. */
export function cssUrls(css: string): string[] {
  const code = withoutComments(css.slice(0, 500_000)).replace(/@namespace[^;]{0,300};/gi, '');
  const found = code.matchAll(/(?:url\(\s{0,10}["']?|@import\s{1,10}["'])([^"')\s]{1,2000})/gi);
  return [...found].map(([, url = '']) => url);
}

export function relTokens(attributes: Attributes): string[] {
  return (attributes.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

function candidates(srcset: string): string[] {
  return srcset.split(',').flatMap((part) => part.trim().split(/\s+/, 1));
}

function withoutComments(css: string): string {
  let code = '';
  let from = 0;
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    code += css.slice(from, at);
    const end = css.indexOf('*/', at + 2);
    if (end < 0) return code;
    from = end + 2;
  }
  return code + css.slice(from);
}
