import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><meta name="description" content="Bread"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><META NAME="Description" CONTENT="Bread"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta content=Bread name=description></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="description" content=""></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="description" content="  "></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="description"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:description" content="x"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><!--<meta name="description" content="x">--></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<!doctype html><html><head><meta property="description" content="Bread"></head><body><p>Hi</p></body></html>',

    '<p>x</p><meta name="description" content="x">',
    '<!doctype html><html><head><img src=a><meta name="description" content="x"></head><body><p>Hi</p></body></html>',
  ],
};
