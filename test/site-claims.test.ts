import { expect, test } from 'vitest';
import { factTable } from '../assistant/facts/table.ts';
import { readEnv } from '../server/env.ts';
import { sharedSite } from './journey.ts';
import { readText } from './markup.ts';
import { sitemapPaths } from './site.ts';

const site = sharedSite();

/** Pages whose figures aren't claims about the product: articles, guides, legal text, our error rates. */
const others = /^\/(blog|resources|privacy-policy|how-we-check)/;

/** Figures of drawn samples, and sums that the assistant computes when asked. */
const drawn: Readonly<Record<string, string>> = {
  $18600: 'the freelancer’s year, a sum',
  $3564: 'Starter’s year, a sum',
  '12 social post': 'four weeks of Starter, drawn',
  '4 blog post': 'four weeks of Pro, drawn',
  '28 social post': 'four weeks of Pro, drawn',
  '8 blog post': 'four weeks of Dominate, drawn',
  '1 blog post': 'a week of the agent, drawn',
  '7 post': 'a week of the agent, drawn',
  '7 social post': 'a week of the agent, drawn',
  '3 week': 'until a keyword moved, in a sample',
  '13 week': 'the quarter of the sample dashboard',
  '17 keyword': 'keywords that moved, in the sample dashboard',
  '13 social post': 'a week of the sample dashboard',
  '89%': 'the sample dashboard',
  $9: 'the sample shop',
  $14: 'the sample shop',
  $48: 'the sample shop',
  $300: 'the sample bakery’s free delivery',
  $0: 'what the audit costs',
  '34 question': 'found by the search',
};

/** An amount, a share, or a number of something that a plan or a promise has. */
const figure =
  /\$\d+|\d+%|(?<![\d.:])\d+ (?:blog post|social post|post|keyword|platform|question|update|minute|hour|day|week|month|year)/g;

function figuresIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d+)\s?-\s?(\d+) (?=hour|day)/g, '$1 hour $2 ')
    .replace(/(\d)-(?=day|hour|minute|month)/g, '$1 ')
    .replace(/(\d)\+/g, '$1')
    .replace(/(\d) ?hrs?\b/g, '$1 hour');
  return plain.match(figure) ?? [];
}

test('each figure that a page claims is among the assistant’s facts', async () => {
  const facts = factTable(readEnv({}).site);
  const known = new Set(facts.flatMap(({ en }) => figuresIn(en)));
  const unknown = new Map<string, string>();
  for (const path of await sitemapPaths(site)) {
    if (others.test(path)) continue;
    const html = await (await fetch(site.url + path)).text();
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const text = readText(main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' '));
    for (const one of figuresIn(text)) if (!known.has(one)) unknown.set(one, path);
  }
  expect([...unknown].filter(([one]) => !(one in drawn))).toEqual([]);
  expect(Object.keys(drawn).filter((one) => !unknown.has(one))).toEqual([]);
});
