import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../lib/project-root.ts';
import { readTokens, toHex } from '../ui/tokens.ts';
import { themeColors } from './images.ts';
import { breadcrumbs, faq } from './json-ld.ts';
import { pageMeta, sharePicturePath } from './page-meta.ts';
import { drawSharePicture } from './share-picture.server.ts';

const page = { title: 'Pricing', description: 'Three plans.', path: '/pricing' };

test('a page names its own URL, picture and text in every format', () => {
  const tags = pageMeta(page);
  expect(tags).toContainEqual({ title: 'Pricing | Beltway Agents' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/pricing',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'http://localhost:3000/share/pricing.png',
  });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a noindex page has no canonical URL', () => {
  const tags = JSON.stringify(pageMeta({ ...page, noindex: true }));
  expect(tags).toContain('"robots","content":"noindex"');
  expect(tags).not.toContain('canonical');
});

test("a page can use another page's share picture", () => {
  const tags = JSON.stringify(pageMeta({ ...page, path: '/blog/a-post', share: '/blog' }));
  expect(tags).toContain('/share/blog.png');
});

test('a share picture is named after the path of its page', () => {
  expect(['/', '/pricing', '/blog/first-post'].map(sharePicturePath)).toEqual([
    '/share/home.png',
    '/share/pricing.png',
    '/share/blog-first-post.png',
  ]);
});

test('breadcrumbs start at the home page and count from one', () => {
  expect(breadcrumbs([{ name: 'Pricing', path: '/pricing' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { position: 2, name: 'Pricing', item: 'http://localhost:3000/pricing' },
    ],
  });
});

test('each question carries its accepted answer', () => {
  expect(faq([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
    mainEntity: [{ '@type': 'Question', acceptedAnswer: { text: 'Because.' } }],
  });
});

test('the theme colors are the background of each scheme', () => {
  const css = readFileSync(join(projectRoot, 'app/app.css'), 'utf8');
  const { light, dark } = readTokens(css);
  const background = ({ paper }: { paper: Parameters<typeof toHex>[0] | undefined }) =>
    paper && toHex(paper);
  expect(themeColors).toEqual({
    light: background({ paper: light.get('paper') }),
    dark: background({ paper: dark.get('paper') }),
  });
});

test('a share picture has the stated size for any title', async () => {
  for (const title of ['Pricing', `It's <b>"long"</b> & ${'word '.repeat(60)}`, 'W'.repeat(200)]) {
    const png = await drawSharePicture({ title, label: "Joe's & Co" });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  }
});
