import { block, richText, textBlock } from './fakes/notion.ts';

/** A script that must never run; it records its number. */
const mark = (id: number) => `window.__ran=(window.__ran||[]).concat(${id})`;

const addresses = [
  (js: string) => `javascript:${js}`,
  (js: string) => `JaVaScRiPt:${js}`,
  (js: string) => ` javascript:${js}`,
  (js: string) => `java\tscript:${js}`,
  (js: string) => `java\nscript:${js}`,
  (js: string) => `\u0001javascript:${js}`,
  (js: string) => `javascript://example.com/%0A${js}`,
  (js: string) => `javascript&colon;${js}`,
  (js: string) => `&#106;avascript:${js}`,
  (js: string) => `data:text/html,<script>${js}</script>`,
  (js: string) =>
    `data:text/html;base64,${Buffer.from(`<script>${js}</script>`).toString('base64')}`,
  (js: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${js}"/>`,
  (js: string) => `vbscript:${js}`,
  (js: string) => `blob:https://example.com/${js}`,
  (js: string) => `view-source:javascript:${js}`,
  (js: string) => `https://example.com/" onclick="${js}" x="`,
  (js: string) => `https://example.com/' onmouseover='${js}`,
  (js: string) => `https://example.com/><script>${js}</script>`,
  (js: string) => `//example.com/\\"><img src=x onerror=${js}>`,
  (js: string) => `http://user:pass@example.com/${js}`,
  () => 'http://[::bad',
  () => `https://example.com/${'a'.repeat(10_000)}`,
];

const texts = [
  (js: string) => `<script>${js}</script>`,
  (js: string) => `</p></div></main><script>${js}</script>`,
  (js: string) => `<img src=x onerror="${js}">`,
  (js: string) => `<svg/onload=${js}>`,
  (js: string) => `<svg><animate onbegin=${js} attributeName=x></svg>`,
  (js: string) => `<math><mtext></p><style><img src onerror=${js}></style>`,
  (js: string) => `<iframe srcdoc="<script>parent.${js}</script>"></iframe>`,
  (js: string) => `"><input autofocus onfocus=${js}>`,
  (js: string) => `--></script></style></title></textarea><script>${js}</script>`,
  (js: string) => `<![CDATA[<script>${js}</script>]]>`,
  (js: string) => `{"@type":"x"}</script><script>${js}</script>`,
  (js: string) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js: string) => `&#60;script&#62;${js}&#60;/script&#62;`,
  (js: string) => `\u2028${js}\u2029<\u0000script>${js}</script>`,
  (js: string) => `\u202e<tpircs>${js}`,
  (js: string) => `\ud800<img src=x onerror=${js}>\udfff`,
  (js: string) => `\u0000\u0001\u0008\u000b\u001f\u007f\u009f${js}`,
  (js: string) => `{{constructor.constructor('${js}')()}}\${${js}}`,
  (js: string) => `<template data-deferred="0"></template><x onclick=${js}>`,
  (js: string) => `${'<div>'.repeat(3_000)}<script>${js}</script>`,
  (js: string) => `${'\u0301'.repeat(2_000)}${js}`,
  (js: string) => `${'W'.repeat(150_000)}<script>${js}</script>`,
];

const types = [
  'heading_1',
  'heading_2',
  'heading_3',
  'paragraph',
  'bulleted_list_item',
  'numbered_list_item',
];

/** At least 200 blocks that a hostile author could write; none may run in a browser. */
export function hostileBlocks(): unknown[] {
  let id = 0;
  const js = () => {
    id += 1;
    return mark(id);
  };
  const linked = addresses.flatMap((address) =>
    types.slice(2).map((type) => textBlock(type, 'link', { href: address(js()) })),
  );
  const written = texts.flatMap((text) => types.map((type) => textBlock(type, text(js()))));
  const pictures = addresses.map((address) =>
    block('image', {
      type: 'external',
      // Nothing listens on port 9: a download fails at once.
      external: { url: address(js()).replace('example.com', '127.0.0.1:9') },
      caption: richText(`"><script>${js()}</script>`),
    }),
  );
  const unknown = ['html', 'embed', 'iframe', 'code', '__proto__', 'constructor'].map((type) =>
    block(type, { rich_text: richText(`<script>${js()}</script>`), url: `javascript:${js()}` }),
  );
  return [...linked, ...written, ...pictures, ...unknown, deepList(40, js)];
}

/** Lists nested deeper than any page shows. */
function deepList(depth: number, js: () => string): unknown {
  const text = { rich_text: richText(`<script>${js()}</script>`) };
  return block('bulleted_list_item', text, depth > 0 ? [deepList(depth - 1, js)] : []);
}
