import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<script type="application/ld+json">{"@type":"LocalBusiness"}</script>',
    '<script type="application/ld+json">{"@type":["Organization","Dentist"]}</script>',
    '<script type="application/ld+json">{"@type":"Organization","department":{"@type":"Pharmacy"}}</script>',
    '<script type="application/ld+json">{"@type":"https://schema.org/Bakery"}</script>',
    '<div itemscope itemtype="http://schema.org/Restaurant"></div>',
    '<div vocab="http://schema.org/" typeof="HairSalon"></div>',
    '<div typeof="schema:Plumber"></div>',
    '<script type="application/ld+json">{"@graph":[{"@type":"WebPage","about":[{"@type":"Physician"}]}]}</script>',
  ],
  fix: [
    '',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<script type="application/ld+json">{"@type":"Church"}</script>',
    '<script type="application/ld+json">{"@type":"Place"}</script>',
    '<script type="application/ld+json">{"@type":"Person","name":"Dentist"}</script>',
    '<script type="application/ld+json">{"@type":"Service"}</script>',
    '<script type="application/ld+json">{"@type":"OnlineStore"}</script>',
    '<script type="application/ld+json">{"@type":"MedicalOrganization"}</script>',
    '<script type="application/ld+json">{"@type":"LocalBusiness"</script>',
    '<script type="application/ld+json">{"@type":"LocalBusiness",}</script>',
  ],
  unknown: [
    '<script type="application/ld+json">{"@type":"Contractor Business"}</script>',
    '<script type="application/ld+json">{"@type":"CoffeeShop"}</script>',
    '<script type="application/ld+json">{"@type":"localbusiness"}</script>',
  ],
};
