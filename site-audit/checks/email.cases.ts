import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<a href="mailto:a@b.example">x</a>',
    '<p>a@b.example',
    '<p>Write: joe.o-hara+shop@mail.b.example!',
    '<p>joe @ b.example',
    '<a href="MAILTO:a%40b.example">x</a>',
    '<p>info@bäcker.example',
  ],
  fix: [
    '',
    '<a href="mailto:?subject=x">Share</a>',
    '<p>@bakery',
    '<img src="logo@2x.png" alt="">',
    '<!-- a@b.example -->',
    '<p>Follow us @ Instagram',
    '<input placeholder="you@b.example">',
  ],
  unknown: [
    '<p>moc.elpmaxe@eoj',
    '<p>joe AT b DOT example',
    '<p>joe at example.com',
    '<p>joe<br>@example.com',
    '<a href="mailto:">Write</a>',
    '<a href="joe@b.example">Write</a>',
    '<a class=__cf_email__ data-cfemail=ab>Write</a>',
    '<p>joe (at) b.example',
    '<a href="/cdn-cgi/l/email-protection#ab">[email protected]</a>',
    '<p>joe [dot] x',
    '<div hidden>a@b.example</div>',
    '<script type="application/ld+json">{"@type":"Person","email":"a@b.example"}</script>',
    '<script>document.write("mailto:")</script>',
    '<p>joe at bakery dot com',
  ],
};
