import { expect, test } from 'vitest';
import { headings, links, pageHtml, readText, structuredData } from '../../../test/markup.ts';
import {
  auditQuestions,
  businessesServed,
  claims,
  company,
  mission,
  replyHours,
  specialties,
} from '../../facts/site.ts';
import About, { meta } from './page.tsx';

const html = pageHtml(About);
const text = readText(html);

test('has the five sections in order, with the headings of the specification', () => {
  expect(headings(html).filter(({ level }) => level < 3)).toEqual([
    { level: 1, text: "More Than Just an Agency — We're the Team Behind the Agent" },
    { level: 2, text: 'It All Started in the DMV…' },
    { level: 2, text: 'Why AI? Why Now?' },
    { level: 2, text: 'Our Mission' },
    { level: 2, text: 'Ready to Meet Your AI Marketing Agent?' },
  ]);
});

test.each([
  'Local Team DMV Born & Raised',
  'Real Focus Results Over Hype',
  'AI Experts Tech That Works',
  'Fast Results No Waiting Around',
  'Business Owners Are Overwhelmed',
  'AI is Powerful But Complex',
  'We Train Your AI Like an Employee',
  'Real Results is Our Engine',
  'Transparency',
  'Innovation',
  'Partnership',
])('shows "%s"', (words) => expect(text).toContain(words));

test('buttons link to the audit, and to the contact form with its topic chosen', () => {
  expect(links(html)).toEqual([
    { href: '/free-audit', text: 'Meet Your Agent' },
    { href: '/free-audit', text: 'Start Free Audit' },
    { href: '/contact?topic=strategy-call', text: 'Schedule Strategy Call' },
  ]);
});

test('figures match the facts', () => {
  const { from, to } = claims.setupHours;
  for (const fact of [
    businessesServed.about,
    mission,
    `in ${company.foundedYear}`,
    `set up ${from}-${to} hours after your audit`,
    `Within ${replyHours.audit} hours`,
    ...specialties.map((specialty) => specialty.slice(1)),
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain(`${auditQuestions.word} questions`);
  expect(text).not.toContain('!');
});

test('structured data describes the page and the organization it is about', () => {
  const things = structuredData(meta());
  const about = things.get('AboutPage');
  const organization = things.get('Organization');
  expect(about).toMatchObject({ '@type': 'AboutPage', url: 'http://localhost:3000/about' });
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Beltway Agents',
    foundingDate: String(company.foundedYear),
    knowsAbout: [...specialties],
  });
  expect(about).toHaveProperty('mainEntity.@id', 'http://localhost:3000/#organization');
  expect(organization).toHaveProperty('@id', 'http://localhost:3000/#organization');
});
