import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name=viewport content=initial-scale=1></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name=" Viewport " content="width=device-width"></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="viewport" content=""></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="viewport"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="MobileOptimized" content="320"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><!--<meta name="viewport" content="x">--></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<p>x<meta name="viewport" content="width=device-width">',
    '<!doctype html><html><head>text<meta name="viewport" content="width=device-width"></head><body><p>Hi</p></body></html>',
  ],
};
