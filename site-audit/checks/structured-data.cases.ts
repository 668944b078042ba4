import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<script type="application/ld+json">{"@type":"Person"}</script>',
    '<script type="application/ld+json">[{"a":1},{"@type":"WebSite"}]</script>',
    '<script type="application/ld+json">{"@graph":[{"@type":"Thing"}]}</script>',
    '<div itemscope itemtype="https://schema.org/Person"></div>',
    '<body typeof="Organization">',
    '<html itemscope itemtype="http://schema.org/WebPage">',
    '<SCRIPT TYPE="Application/LD+JSON; charset=utf-8">{"@type":"Event"}</SCRIPT>',
  ],
  fix: [
    '',
    '<script type="application/ld+json">{"name":"x"}</script>',
    '<script type="application/ld+json"></script>',
    '<div itemscope></div>',
    '<div typeof=""></div>',
    '<script>{"@type":"Person"}</script>',
    '<div vocab="https://schema.org/"></div>',
    '<script type="application/ld+json">{"@type":"Person",}</script>',
    '<script type="application/ld+json">{“@type”:“Person”}</script>',
    '<!doctype html><html><head><meta property="og:type" content="business.business"></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<script type="application/ld+json"><!-- {"@type":"Person"} --></script>',
    '<script type="application/ld+json">/* us */ {"@type":"Person"}</script>',
  ],
};
