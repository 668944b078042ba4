import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MetaDescriptor } from 'react-router';
import { expect } from 'vitest';

/** Server-rendered HTML of a page, without the document around it. */
export function pageHtml(Page: ComponentType): string {
  return renderToStaticMarkup(createElement(Page));
}

/** Visible text, without tags. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The `href`s of all links, in order. */
export function linkHrefs(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** The headings with their levels, in order. */
export function headings(html: string): { level: number; text: string }[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: readText(inner),
  }));
}

/** The links with their text, in order. */
export function links(html: string): { href: string; text: string }[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => ({ href: href.replaceAll('&amp;', '&'), text: readText(inner) }),
  );
}

/** The whole dollar amounts in a text, unique and sorted. */
export function amounts(text: string): number[] {
  const found = [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

/** A page's structured data by `@type`. */
export function structuredData(meta: readonly MetaDescriptor[]): Map<string, unknown> {
  const things = meta.flatMap((tag) =>
    tag && 'script:ld+json' in tag ? [tag['script:ld+json'] as { '@type': string }] : [],
  );
  return new Map(things.map((thing) => [thing['@type'], thing]));
}

/** Asserts that a page's title and description are as short as search results show them. */
export function expectToFitInResults(meta: readonly MetaDescriptor[]): void {
  const [title, description] = titleAndDescription(meta);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(155);
}

/** A page's title and description. */
export function titleAndDescription(meta: readonly MetaDescriptor[]): [string, string] {
  const title = meta.find((tag) => tag && 'title' in tag) as { title: string } | undefined;
  const description = meta.find((tag) => tag && 'name' in tag && tag.name === 'description') as
    | { content: string }
    | undefined;
  return [title?.title ?? '', description?.content ?? ''];
}
