import { expect, test } from 'vitest';
import { checks } from '../../../site-audit/checks.ts';
import rates from '../../../site-audit/corpus/rates.json' with { type: 'json' };
import { maxRequests } from '../../../site-audit/fetch/visit.ts';
import { userAgentOf } from '../../../site-audit/look.ts';
import { headings, pageHtml, readText } from '../../../test/markup.ts';
import { hero, robot, seo } from './copy.ts';
import HowWeCheck from './page.tsx';

const text = readText(pageHtml(HowWeCheck));

test('names every check with its reason and its source', () => {
  for (const { title, why, source } of checks)
    for (const words of [title, why, source.title]) expect(text).toContain(words);
});

test('names the robot and the number of requests that the look really has', () => {
  expect(userAgentOf('https://us.example')).toBe(
    `${robot.name}/1.0 (+https://us.example${seo.path})`,
  );
  expect(robot.requests).toBe(maxRequests);
  expect(text).toContain(`at most ${maxRequests} requests`);
});

test('has one main heading', () => {
  const main = headings(pageHtml(HowWeCheck)).filter(({ level }) => level === 1);
  expect(main.map((heading) => heading.text)).toEqual([hero.title]);
});

test('begins the table with all checks together', () => {
  const said = rates.reduce((sum, { accusations }) => sum + accusations, 0);
  const fine = rates.reduce((sum, rate) => sum + rate.fine + rate.unclear, 0);
  expect(text).toContain(`All checks together ${said} of ${fine.toLocaleString('en-US')}`);
});
