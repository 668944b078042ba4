import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<h1>Bread</h1>',
    '<h1><a href="/"><span>Bread</span></a></h1>',
    '<h1 hidden>a</h1><h1>b</h1>',
    '<h1><img src=a alt="">Text</h1>',
    '<div class="sr-only"></div><h1>x</h1>',
    '<p><h1>x</p>',
  ],
  fix: [
    '<h2>Bread</h2>',
    '<h1></h1>',
    '<h1>&nbsp;</h1>',
    '<h1 style="display: none">x</h1>',
    '<h1 hidden>x</h1>',
    '<div style="display:none"><h1>x</h1></div>',
    '<svg><h1></h1></svg>',
    '<noscript><h1>x</h1></noscript>',
    '<template><h1>x</h1></template>',
    '<!--<h1>x</h1>-->',
  ],
  unknown: [
    '<h1 class="sr-only">x</h1>',
    '<h1 class="site-title screen-reader-text">x</h1>',
    '<h1><img src="logo.png" alt="Bread"></h1>',
    '<div class="visually-hidden"><h1>x</h1></div>',
  ],
};
