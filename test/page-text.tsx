import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MetaDescriptor } from 'react-router';

/** A page as its reader gets it, without a browser. */
export interface RenderedPage {
  /** What is read, without tags, with single spaces. */
  text: string;
  /** Texts of the headings in order, each with its level. */
  headings: readonly { level: number; text: string }[];
  /** Links in order. */
  links: readonly { href: string; text: string }[];
}

/** Renders a page's component to what can be compared with its facts. */
export function renderPage(page: ReactElement): RenderedPage {
  const html = renderToStaticMarkup(page);
  return {
    text: read(html),
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, inner = '']) => ({
        level: Number(level),
        text: read(inner),
      }),
    ),
    links: [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', inner = '']) => ({ href, text: read(inner) }),
    ),
  };
}

/** The JSON-LD things in a page's meta tags, in order. */
export function jsonLdOf(tags: MetaDescriptor[]): Record<string, unknown>[] {
  return tags.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  );
}

function read(html: string): string {
  return html
    .replace(/<(?!\/?(?:span|strong|em|b|i|a)\b)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
