import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<a href="tel:7035550142">x</a>',
    '<a href="TEL:+1%20703%20555%200142">x</a>',
    '<area href="tel:+17035550142">',
    '<a href=" tel:112233 ">x</a>',
    '<a href="tel://7035550142">x</a>',
  ],
  fix: [
    '',
    '<a href="tel:">x</a>',
    '<a href="tel:911">x</a>',
    '<p>703-555-0142',
    '<a href="#tel">x</a>',
    '<a href="https://wa.me/17035550142">x</a>',
    '<a href="sms:+17035550142">x</a>',
    '<button data-href="tel:7035550142">x</button>',
    '<a href="callto:+17035550142">x</a>',
    '<a href="sip:+17035550142">x</a>',
  ],
  unknown: [],
};
