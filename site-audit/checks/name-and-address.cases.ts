import type { Cases } from '../corpus/cases.ts';

const ld = (...values: readonly (object | string)[]) =>
  values
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
const postal = {
  '@type': 'PostalAddress',
  streetAddress: '12 Fern St',
  addressLocality: 'Bethesda',
};
const shop = { '@context': 'https://schema.org', '@type': 'Bakery', name: 'Rye' };
const rye = { ...shop, address: postal };
const item = (type: string, inner: string, more = '') =>
  `<div itemscope itemtype="https://schema.org/${type}"${more}>${inner}</div>`;
const micro =
  '<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">12 Fern St</span></p>';

export const cases: Cases = {
  good: [
    ld(rye),
    ld({ ...shop, address: '12 Fern St, Bethesda, MD' }),
    ld({ ...rye, '@type': ['Organization', 'https://schema.org/Bakery'] }),
    ld([{ '@type': 'WebSite', name: 'Rye' }, rye]),
    ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, rye] }),
    ld({
      '@graph': [
        { '@type': 'WebSite', publisher: { '@id': '#rye' } },
        {
          '@type': ['Organization', 'Place', 'Bakery'],
          '@id': '#rye',
          name: 'Rye',
          address: { '@id': '#a' },
        },
        { ...postal, '@id': '#a' },
      ],
    }),
    ld({ ...shop, '@id': '#rye' }, { '@id': '#rye', address: postal }),
    ld({ ...shop, address: [{ '@type': 'PostalAddress' }, postal] }),
    ld({ ...rye, name: { '@value': 'Rye', '@language': 'en' } }),
    ld({ ...rye, name: ['', 'Rye'] }),
    ld({ '@type': 'WebPage', mainEntity: rye }),
    ld({ '@type': 'Organization', name: 'Rye', department: [rye] }),
    ld({ ...rye, department: { '@type': 'Pharmacy', name: 'Rye Drugs' } }),
    ld(rye, { '@type': 'Service', provider: { '@type': 'LocalBusiness', name: 'Somebody' } }),
    ld(rye, { ...rye, name: 'Rye Two' }),
    ld({ ...shop, name: 'Rye Bakery' }, { ...rye, name: 'Rye Bakery, Bethesda' }),
    ld({
      'http://schema.org/name': 'Rye',
      'schema:address': '12 Fern St',
      '@type': 'schema:Bakery',
    }),
    ld({ ...shop, address: { '@list': ['12 Fern St'] } }),
    ld({ ...rye, '@context': { '@vocab': 'https://schema.org/' } }),
    item('Bakery', `<b itemprop="name">Rye</b>${micro}`),
    item('Bakery', '<b itemprop="name">Rye</b><p itemprop="address">12 Fern St</p>'),
    item('Bakery', `<meta itemprop="name" content="Rye"><div style="display:none">${micro}</div>`),
    item('Bakery', '<b itemprop="name">Rye</b><p itemprop="address" hidden>12 Fern St'),
    item('Bakery', `<div><div><i itemprop="name">Rye</i></div></div><ul><li>${micro}</ul>`),
    item('Bakery', '<b itemprop="name">Rye</b>', ' itemid="#rye"') +
      ld({ '@id': '#rye', address: postal }),
    '<div vocab="https://schema.org/" typeof="Bakery"><b property="name">Rye</b><p property="address" typeof="PostalAddress"><span property="streetAddress">12 Fern St</span></div>',
    '<div typeof="schema:Bakery"><b property="schema:name">Rye</b><div rel="schema:address"><div typeof="schema:PostalAddress"><b property="schema:streetAddress">12 Fern St</b></div></div></div>',
    item('Bakery', '<b itemprop="name">Rye</b>') + ld(rye),
  ],
  fix: [
    ld(shop),
    ld({ '@type': 'Bakery' }),
    ld({ '@type': 'Bakery', address: postal }),
    ld({ ...rye, name: '' }),
    ld({ ...shop, address: '' }),
    ld({ ...shop, address: ' ' }),
    ld({ ...shop, address: { '@type': 'PostalAddress' } }),
    ld({ ...shop, address: { '@type': 'PostalAddress', streetAddress: '', addressLocality: ' ' } }),
    ld({ ...shop, address: null }),
    ld({ ...shop, address: [] }),
    ld({ ...shop, telephone: '+1 301 555 0142', openingHours: 'Mo-Fr 09:00-17:00' }),
    ld({ ...shop, geo: { '@type': 'GeoCoordinates', latitude: 38.9, longitude: -77 } }),
    ld({ '@graph': [{ '@type': 'WebSite', name: 'Rye' }, shop] }),
    ld({ '@type': 'WebPage', name: 'Home', about: { '@type': 'Dentist', address: postal } }),
    ld({ ...shop, '@id': '#rye' }, { '@id': '#rye', telephone: '1' }),
    ld({ ...shop, review: { '@type': 'Review', author: { '@type': 'Person', name: 'Jo' } } }),
    ld([rye, { ...shop, name: 'Oat' }]),
    ld(
      { ...rye, '@id': '#1', name: 'Wash Vienna' },
      { ...rye, '@id': '#2', name: 'Wash Reston' },
      { ...shop, '@id': '#3', name: 'Wash Herndon' },
    ),
    ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: shop }] }),
    item('Bakery', '<b itemprop="name">Rye</b>'),
    item('Bakery', micro),
    item('Bakery', '<b itemprop="name">Rye</b><p itemprop="address"> </p><p>12 Fern St</p>'),
    item('Bakery', '<meta itemprop="name" content=""><p itemprop="address">12 Fern St</p>'),
    item('Bakery', '<b itemprop="name">Rye</b><p itemprop="address" itemscope>Fern St</p>'),
    `${item('Bakery', '<b itemprop="name">Rye</b>')}<p>12 Fern St, Bethesda, MD 20814</p>`,
    '<div vocab="https://schema.org/" typeof="Bakery"><b property="name">Rye</b></div>',
    '<body itemscope itemtype="http://schema.org/Dentist"><h1>Rye Dental</h1><p>12 Fern St',
    ld(shop) + item('Bakery', '<b itemprop="name">Rye</b>'),
  ],
  unknown: [
    '',
    ld({ '@type': 'Organization', name: 'Rye' }),
    ld('{"@type":"Bakery","name":"Rye",}'),
    ld(shop, '{"@type":"PostalAddress","streetAddress":"12 Fern St",}'),
    ld({ ...shop, address: { '@id': 'https://rye.example/#address' } }),
    ld({ ...shop, address: { '@type': 'PostalAddress', addressCountry: 'US' } }),
    ld({ ...shop, location: { '@type': 'Place', address: postal } }),
    ld({ ...shop, areaServed: 'Fairfax County' }),
    ld({ ...shop, streetAddress: '12 Fern St' }),
    ld({ '@type': 'Bakery', legalName: 'Rye LLC', address: postal }),
    ld(shop, { '@type': 'Organization', name: 'Rye', address: postal }),
    ld(shop, postal),
    ld({ '@type': 'Service', provider: { '@type': 'LocalBusiness', name: 'Rye' } }),
    ld({ '@type': 'Review', itemReviewed: shop }),
    ld({
      ...shop,
      '@context': ['https://schema.org', { anschrift: 'https://schema.org/address' }],
      anschrift: '12 Fern St',
    }),
    item('Bakery', `${'<b itemprop="award">'.repeat(50)}<i itemprop="name">Rye</i>${micro}`),
    item('Bakery', `${'<b itemprop="award">x</b>'.repeat(250)}<i itemprop="name">Rye</i>`),
    ld({ ...shop, '@nest': { address: postal } }),
    item('Bakery', '<b itemprop="name">Rye</b>', ' itemref="where"') +
      '<p id="where" itemprop="address">12 Fern St',
    ld([rye, { '@type': 'Bakery', address: { ...postal, streetAddress: '9 Elm St' } }]),
  ],
};
