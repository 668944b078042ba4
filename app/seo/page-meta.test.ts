import { expect, test } from 'vitest';
import { breadcrumbs, faq } from './json-ld.ts';
import { pageMeta, sharePicturePath } from './page-meta.ts';

const page = { title: 'Pricing', description: 'Three plans.', path: '/pricing' };

test('a page names its own address, picture and words in every dialect', () => {
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

test('a page kept out of search has no canonical address', () => {
  const tags = JSON.stringify(pageMeta({ ...page, noindex: true }));
  expect(tags).toContain('"robots","content":"noindex"');
  expect(tags).not.toContain('canonical');
});

test('a page without a picture of its own may show another', () => {
  const tags = JSON.stringify(pageMeta({ ...page, path: '/blog/a-post', share: '/blog' }));
  expect(tags).toContain('/share/blog.png');
});

test('a picture is named after its path', () => {
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
