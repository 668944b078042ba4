import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><meta property="og:title" content="x"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="twitter:title" content="x"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="OG:Title" content="x"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="og:title" content=x></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:title" content=""></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:image" content="a"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="twitter:card" content="summary"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:description" content="x"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:site_name" content="x"></head><body><p>Hi</p></body></html>',
  ],
  unknown: ['<p>x</p><meta property="og:title" content="x">'],
};
