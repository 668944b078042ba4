import { expect, it } from 'vitest';
import { checks } from './checks.ts';
import { siteOf } from './corpus/example.ts';

const evidenceOf = async (id: string, html: string) =>
  checks.find((check) => check.id === id)?.look(await siteOf({ html })).evidence;

it('shows the sample text, also at the end of a long line', async () => {
  const line = `${'We bake bread and rolls every night. '.repeat(20)}Lorem ipsum dolor`;
  expect(await evidenceOf('leftovers', `<p>${line}`)).toContain('Lorem ipsum dolor');
});

it('names the location whose data has no address', async () => {
  const shop = (name: string, address?: string) => ({ '@type': 'Bakery', name, address });
  const shops = JSON.stringify([shop('Rye Bethesda', '12 Fern St'), shop('Rye Vienna')]);
  expect(
    await evidenceOf('nameAndAddress', `<script type="application/ld+json">${shops}</script>`),
  ).toBe('The data about “Rye Vienna” has no address.');
});
