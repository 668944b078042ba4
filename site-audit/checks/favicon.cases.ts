import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><link rel="icon" href="a.png"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="shortcut icon" href="a.ico"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel=icon href="data:image/png;base64,AAAA"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="apple-touch-icon" href=b><link rel=icon href=a></head><body><p>Hi</p></body></html>',
  ],
  fix: [
    '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="icon" href=""></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="icon"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="stylesheet" href="icon.css"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="fluid-icon" href="a"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="msapplication-TileImage" content="a.png"></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<!doctype html><html><head><link rel="apple-touch-icon" href="a.png"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="mask-icon" href="a.svg"></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><link rel="icon" href="data:,"></head><body><p>Hi</p></body></html>',
    '<p>x</p><link rel="icon" href="a.png">',
  ],
};
