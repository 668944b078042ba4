import { expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

test('UTM fields come from the last landing page that has any', () => {
  expect(
    attributionOf([
      '/?utm_source=ads&utm_medium=cpc',
      '/pricing?utm_source=mail&utm_campaign=a%20b&utm_term=t&utm_content=c',
      'https://search.example/',
    ]),
  ).toEqual({
    firstLanding: '/?utm_source=ads&utm_medium=cpc',
    lastLanding: '/pricing?utm_source=mail&utm_campaign=a%20b&utm_term=t&utm_content=c',
    referrer: 'https://search.example/',
    utmSource: 'mail',
    utmCampaign: 'a b',
    utmTerm: 't',
    utmContent: 'c',
  });
});

test('a later landing page without UTM fields keeps the first ones', () => {
  expect(attributionOf(['/?utm_source=ads', '/pricing', ''])).toEqual({
    firstLanding: '/?utm_source=ads',
    lastLanding: '/pricing',
    utmSource: 'ads',
  });
});
