import { expect, it } from 'vitest';
import { companyName } from './company.ts';
import { readPage } from './parse/read-page.ts';

const nameOn = async (html: string, final = 'https://www.ryebakery.example/') =>
  companyName(await readPage(Buffer.from(html), undefined), final);

const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

it.each([
  [data('{"@type":"Bakery","name":"Rye Bakery"}'), 'Rye Bakery'],
  [data('[{"@type":"Person","name":"Rosa"},{"@type":"Organization","name":"Rye"}]'), 'Rye'],
  ['<meta property=og:site_name content="Rye &amp; Oat">', 'Rye & Oat'],
  ['<title>Best bread in Bethesda | Rye Bakery</title>', 'Rye Bakery'],
])('reads the name in %s', async (html, name) => {
  expect(await nameOn(html)).toBe(name);
});

it.each([
  ['<title>Best bread in Bethesda | Home</title>'],
  [data('{"@type":"Person","name":"Rosa"}')],
  ['<title>Rye</title>'],
])('guesses nothing from %s', async (html) => {
  expect(await nameOn(html)).toBeUndefined();
});
