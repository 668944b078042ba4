import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../../test/markup.ts';
import type { Block } from './blocks.ts';
import { Body } from './body.tsx';
import { markdownBlocks } from './markdown-blocks.server.ts';

const blocks = (markdown: string) => markdownBlocks(markdown, 'https://site.test');

describe('Markdown', () => {
  it('becomes the same blocks as Notion pages', () => {
    expect(
      blocks(
        [
          '# One\n\n## Two *words*\n\n#### Four',
          'A **bold** and `code` [link](/pricing), \\*stars\\* &amp; more.\nNext line.  \nBroken line.',
          '- a\n- b\n  1. inner\n     - deep\n- c',
          '3. three\n4. four',
          '![A roof](roof.jpg)',
          '> said **so**\n>\n> twice',
          '```js\nlet a;\nlet b;\n```',
          '| Day | Post |\n|---|:-:|\n| Mon | *one* |\n| Tue | |',
        ].join('\n\n'),
      ),
    ).toEqual([
      { type: 'heading_1', content: 'One' },
      {
        type: 'heading_2',
        content: 'Two words',
        spans: [{ text: 'Two ' }, { text: 'words', italic: true }],
      },
      { type: 'heading_3', content: 'Four' },
      {
        type: 'paragraph',
        content: 'A bold and code link, *stars* & more. Next line.\nBroken line.',
        spans: [
          { text: 'A ' },
          { text: 'bold', bold: true },
          { text: ' and ' },
          { text: 'code', code: true },
          { text: ' ' },
          { text: 'link', href: '/pricing' },
          { text: ', *stars* & more. Next line.\nBroken line.' },
        ],
      },
      { type: 'bulleted_list_item', content: 'a' },
      { type: 'bulleted_list_item', content: 'b' },
      { type: 'numbered_list_item', content: 'inner', depth: 1 },
      { type: 'bulleted_list_item', content: 'deep', depth: 2 },
      { type: 'bulleted_list_item', content: 'c' },
      { type: 'numbered_list_item', content: 'three', number: 3 },
      { type: 'numbered_list_item', content: 'four' },
      { type: 'image', source: 'roof.jpg', alt: 'A roof' },
      {
        type: 'quote',
        content: 'said so',
        spans: [{ text: 'said ' }, { text: 'so', bold: true }],
      },
      { type: 'quote', content: 'twice' },
      { type: 'code', content: 'let a;\nlet b;' },
      {
        type: 'table',
        content: 'Day\tPost\nMon\tone\nTue\t',
        rows: [
          [{ content: 'Day' }, { content: 'Post' }],
          [{ content: 'Mon' }, { content: 'one', spans: [{ text: 'one', italic: true }] }],
          [{ content: 'Tue' }, { content: '' }],
        ],
      },
    ]);
  });

  it('keeps what list items, links, headings and tables hold', () => {
    const picture = { type: 'image', source: '/a.png', alt: 'A' };
    const item = { type: 'bulleted_list_item' };
    const list = '- one\n\n  more ![A](/a.png)\n\n  > said\n\n  ```\n  code\n  ```\n- two';
    expect(blocks(list)).toEqual([
      { ...item, content: 'one\nmore ' },
      picture,
      { type: 'quote', content: 'said' },
      { type: 'code', content: 'code' },
      { ...item, content: 'two' },
    ]);
    expect(blocks('- |a|\n  |-|\n  |b|')).toMatchObject([{ type: 'table', content: 'a\nb' }]);
    expect(blocks('[![A](/a.png)](/pricing)')).toEqual([picture]);
    expect(blocks('# ![A](/a.png) One')).toMatchObject([{ type: 'heading_1' }, picture]);
    expect(blocks('|![A](/a.png)|\n|-|\n|b|')).toMatchObject([{ type: 'table' }, picture]);
  });

  it('number on after what interrupts a list', () => {
    const item = { type: 'numbered_list_item' };
    const code = { type: 'code', content: 'x' };
    const inside = '1. a\n2. b\n\n   ```\n   x\n   ```\n3. c\n4. d';
    const numbered = [
      { ...item, content: 'a' },
      { ...item, content: 'b' },
      code,
      { ...item, content: 'c', number: 3 },
      { ...item, content: 'd' },
    ];
    expect(blocks(inside)).toEqual(numbered);
    expect(blocks('1. a\n2. b\n\n```\nx\n```\n\n3. c\n4. d')).toEqual(numbered);
    const html = pageHtml(() => createElement(Body, { blocks: numbered as Block[], headings: [] }));
    expect(html.replace(/<pre.*<\/pre>/, '…')).toContain(
      '<ol><li>a</li><li>b</li></ol>…<ol start="3"><li>c</li><li>d</li></ol>',
    );
    expect(blocks('1.\n2. b\n   - c\n3. d')).toEqual([
      { ...item, content: 'b', number: 2 },
      { type: 'bulleted_list_item', content: 'c', depth: 1 },
      { ...item, content: 'd' },
    ]);
  });

  it('drops HTML, rules and unsafe links', () => {
    const text = '<script>x</script>\n\nA <b onclick=x>b</b> [c](javascript:x)\n\n---';
    expect(blocks(text)).toEqual([{ type: 'paragraph', content: 'A b c' }]);
  });
});
