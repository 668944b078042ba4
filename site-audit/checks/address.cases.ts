import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<p>4810 Fern St',
    '<p>One Market Street',
    '<span itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="4810 Fern St"></span>',
    '<script type="application/ld+json">{"address":"4810 Fern St, Bethesda"}</script>',
    '<p>4810 Fern<br>Bethesda, MD 20814',
    '<p>Dorf 17<br>6370 Kitzbühel',
    '<p>東京都品川区上大崎2丁目17-6',
    '<p>2020 Highway 50',
  ],
  fix: [
    '',
    '<p>Bethesda, MD 20814',
    '<p>Serving all of Bethesda',
    '<p>© 2025 Henry Street Bakery',
    '<p>24 Hour Emergency Service',
    '<!-- 4810 Fern St -->',
    '<script type="application/ld+json">{"@type":"PostalAddress","addressLocality":"Bethesda"}</script>',
    '<p>10 Easy Ways to bake',
  ],
  unknown: [
    '<p>123 MAIN',
    '<p>5th & Main',
    '<p>10 Downing',
    '<p>2-11-3 Meguro, Tokyo',
    '<p>Damrak 1, 1012 LG',
    '<p>Old Mill<br>Lower Village<br>GL50 1AA',
    '<p>Elden Street, Herndon',
    '<script type="application/ld+json">{"@type":"Store","address":{"streetAddress":"123 Main",}}</script>',
    '<p>P.O. Box 12',
    '<p>Corner of Fern and Main',
    '<div hidden>4810 Fern St</div>',
    '<script type="application/ld+json">{"streetAddress":"Fern Street"}</script>',
  ],
  mistakes: [['fix', '<p>The story of 221B Baker Street</p>']],
};
