import { beforeAll, expect, test } from 'vitest';
import { marketingName } from '../app/facts/plans.ts';
import { planIds } from '../app/facts/prices.ts';
import { factTable } from '../assistant/facts/table.ts';
import { readEnv } from '../server/env.ts';
import { createCoverage } from './claim-coverage.ts';
import { claimsOf } from './corpora/claims.ts';
import { sharedSite } from './journey.ts';
import { readText } from './markup.ts';
import { sentencesOf } from './page-sentences.ts';
import { sitemapPaths } from './site.ts';

const site = sharedSite();
const settings = readEnv({}).site;
const facts = factTable(settings);
const claims = claimsOf(settings);
const coverage = createCoverage(facts);

/** Pages that claim nothing about the product: articles, guides, legal text, our error rates. */
const others = /^\/(blog|resources|privacy-policy|how-we-check)/;

/** HTML of the other pages, by path; signup shows one plan at a time. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const paths = (await sitemapPaths(site)).filter((path) => !others.test(path));
  for (const path of [...paths, ...planIds.map((plan) => `/signup?plan=${plan}`)])
    pages.set(path, await (await fetch(site.url + path)).text());
});

/** Figures of drawn samples, and sums that the assistant computes when asked. */
const drawn: Readonly<Record<string, string>> = {
  $18600: 'the freelancer’s year, a sum',
  $3564: 'Starter’s year, a sum',
  '12 social post': 'four weeks of Starter, drawn',
  '28 social post': 'four weeks of Pro, drawn',
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

test('each figure that a page claims is among the assistant’s facts', () => {
  const known = new Set(facts.flatMap(({ en }) => figuresIn(en)));
  const unknown = new Map<string, string>();
  for (const [path, html] of pages) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const text = readText(main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' '));
    for (const one of figuresIn(text)) if (!known.has(one)) unknown.set(one, path);
  }
  expect([...unknown].filter(([one]) => !(one in drawn))).toEqual([]);
  expect(Object.keys(drawn).filter((one) => !unknown.has(one))).toEqual([]);
});

test('corpora/claims lists the sentences that the pages have, each once', () => {
  const cards = new Set(Object.values(marketingName));
  const listed = new Set(claims.map(({ sentence }) => sentence));
  const found = new Set<string>();
  const unlisted: string[] = [];
  for (const [path, html] of pages) {
    for (const one of sentencesOf(html, cards)) {
      if (!listed.has(one) && !found.has(one))
        unlisted.push(`${path}: ${one} (closest fact: ${coverage.closest(one).id})`);
      found.add(one);
    }
  }
  const gone = claims.filter(({ sentence }) => !found.has(sentence));
  const twice = claims.filter(
    ({ sentence }, at) => claims.findIndex((one) => one.sentence === sentence) !== at,
  );
  expect({ unlisted, gone, twice }).toEqual({ unlisted: [], gone: [], twice: [] });
});

test('the facts that are named for a sentence state it', () => {
  const faults = claims.flatMap(({ sentence, facts: ids }) => {
    const fault = ids.length > 0 ? coverage.fault(sentence, ids) : undefined;
    return fault ? [`${sentence}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});
