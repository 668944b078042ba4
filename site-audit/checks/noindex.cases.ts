import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '',
    '<!doctype html><html><head><meta name="robots" content="index, follow"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="robots" content="noimageindex"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="robots" content="max-snippet:-1"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="bingbot" content="noindex"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><!--<meta name="robots" content="noindex">--></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="robots" content="nofollow"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><noscript><meta name="robots" content="noindex"></noscript></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head><meta name="robots" content="NOINDEX"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="robots" content="follow,noindex"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="googlebot" content="none"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="robots" content="index"><meta name="robots" content="noindex"></head><body><p>Hi</p></body></html>',
  ],
  unknown: ['<p>x</p><meta name="robots" content="noindex">'],
};
