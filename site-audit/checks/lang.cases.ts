import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<html><head></head><html lang=en>',
    '<html lang=en><p>x',
    '<html LANG="es-MX">',
    '<!-- c --><html class=a lang="ja">',
    '<html lang="en" xml:lang="en">',
    '<html lang="x"><html lang="">',
  ],
  fix: [
    '<p>x',
    '<html lang="">',
    '<html lang=" ">',
    '<html><body lang="en">',
    '<html data-lang="en">',
    '<html><head><meta http-equiv="content-language" content="en">',
  ],
  unknown: [
    '<html xml:lang="en"><p>x',
    '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de">',
  ],
};
