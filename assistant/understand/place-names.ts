/** A place's name as the pages write it: `pg county` is Prince George’s County. @param typed as the lexicons have it. */
export function placeName(typed: string): string {
  const name = fullNames[typed] ?? typed;
  if (/^(d ?c|district of columbia|washington( dc)?)$/.test(name)) return 'Washington DC';
  if (/^(nova|northern virginia)$/.test(name)) return 'Northern Virginia';
  if (/^prince george/.test(name)) return 'Prince George’s County';
  return name
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMclean\b/, 'McLean');
}

/** Short forms of places, and what the place is called on a map. */
const fullNames: Readonly<Record<string, string>> = {
  'old town alexandria': 'alexandria',
  'the district': 'dc',
  pg: 'prince georges',
  'pg county': 'prince georges',
  'prince george s': 'prince georges',
  'prince georges county': 'prince georges',
  'montgomery co': 'montgomery county',
  moco: 'montgomery county',
  hoco: 'howard county',
  aaco: 'anne arundel county',
  'aa county': 'anne arundel county',
  'loudoun county': 'loudoun',
  loudon: 'loudoun',
  'loudon county': 'loudoun',
  'prince william county': 'prince william',
  'pw county': 'prince william',
  'fauquier county': 'fauquier',
  'stafford county': 'stafford',
  spotsy: 'spotsylvania',
  'spotsylvania county': 'spotsylvania',
  fburg: 'fredericksburg',
  fxbg: 'fredericksburg',
  gburg: 'gaithersburg',
  'ft washington': 'fort washington',
  'ft meade': 'fort meade',
  'ft belvoir': 'fort belvoir',
  'ft totten': 'fort totten',
  'mt rainier': 'mount rainier',
  'mt vernon': 'mount vernon',
  'mt airy': 'mount airy',
  'mt pleasant': 'mount pleasant',
  'silver springs': 'silver spring',
  'cap hill': 'capitol hill',
  'capital hill': 'capitol hill',
  'capital heights': 'capitol heights',
  'fells pt': 'fells point',
  'st marys': 'st marys county',
  naptown: 'annapolis',
  ocmd: 'ocean city',
  oldtown: 'old town',
  bmore: 'baltimore',
  'b more': 'baltimore',
  'arlington county': 'arlington',
  'condado de montgomery': 'montgomery county',
  'condado de fairfax': 'fairfax county',
  'condado de loudoun': 'loudoun',
  'condado de prince georges': 'prince georges',
  'norte de virginia': 'northern virginia',
  'virginia del norte': 'northern virginia',
  'north virginia': 'northern virginia',
  centerville: 'centreville',
  'tysons corner': 'tysons',
  dupont: 'dupont circle',
};
