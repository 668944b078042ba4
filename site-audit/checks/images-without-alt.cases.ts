import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '',
    '<img src=a alt="x">',
    '<img src=a alt="">',
    '<img src=a alt>',
    '<template><img src=a></template>',
    '<noscript><img src=a></noscript>',
    '<!-- <img src=a> -->',
    '<picture><source srcset=a><img src=b alt=""></picture>',
    '<svg><image href=a></svg>',
    '<input type=image src=a>',
  ],
  fix: [
    '<img src=a>',
    '<img src=a title="x">',
    '<img src=a role=presentation>',
    '<a href=b><img src=a></a>',
    '<IMG SRC=a WIDTH=1>',
    '<image src=a>',
    '<img src=a aria-label=x>',
    '<img src=a alt=""><img src=b>',
    '<div hidden><img src=a></div>',
  ],
  unknown: [],
};
