import type { StartTag } from 'parse5-sax-parser';
import type { Attributes } from './page.ts';

/** Characters of an address or attribute that are kept. */
const maxAttribute = 4_000;

/** An element's first 200 attributes, by lower-case name. */
export function attributesOf(attrs: StartTag['attrs']): Attributes {
  const attributes: Record<string, string> = Object.create(null);
  for (const { name, value, prefix } of attrs.slice(0, 200))
    attributes[prefix ? `${prefix}:${name}` : name] = value.slice(0, maxAttribute);
  return attributes;
}

/** Whether an element is hidden by an attribute or its own style. */
export function hides({ hidden, style }: Attributes): boolean {
  if (hidden !== undefined) return true;
  return (
    style !== undefined && /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)
  );
}

/** Whether nobody sees a frame. */
export function isUnseen(attributes: Attributes): boolean {
  const { width = '', height = '' } = attributes;
  return hides(attributes) || /^[01](?!\d)/.test(width) || /^[01](?!\d)/.test(height);
}

/** Address that a frame shows, or that a script will give it; undefined if it has none. */
export function frameAddress(attributes: Attributes): string | undefined {
  const { src, srcdoc, data } = attributes;
  const lazy = Object.entries(attributes).find(
    ([name, value = '']) => name.startsWith('data-') && /^(?:https?:)?\/|\.html?$/.test(value),
  )?.[1];
  return [lazy, src, data, srcdoc].find((value) => value && value !== 'about:blank');
}

/** Names of form services and protected addresses in attributes. */
const widgets =
  /form|calend|book|appoint|reserv|schedul|elfsight|powr|tally|data-tf|mail|vagaro|fresha|setmore|acuity|housecall/i;

/** An element's class, id and data attributes, if a script may fill it with a form or an address. */
export function hookOf(attributes: Attributes): string | undefined {
  const parts = Object.entries(attributes).filter(([name]) => /^(?:class|id|data-)/.test(name));
  const text = parts.map(([name, value]) => `${name}=${value}`).join(' ');
  return widgets.test(text) ? text.slice(0, 300) : undefined;
}
