import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><link rel=canonical href="/"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link href="https://a.example/" rel="Canonical"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="canonical nofollow" href="/x"></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="canonical" href=""></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="canonical"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="alternate" href="/"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta property="og:url" content="/"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><a rel="canonical" href="/">x</a></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<p>x</p><link rel="canonical" href="/">',
    '<!doctype html><html><head><div></div><link rel="canonical" href="/"></head><body><p>Hi</p></body></html>',
  ],
};
