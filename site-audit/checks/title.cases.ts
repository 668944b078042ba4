import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<!doctype html><html><head><title>Joe’s</title></head><body><p>Hi</p></body></html>',
    '<title>A</title><p>x',
    '<!doctype html><html><head></head><title>After</title></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><noscript><style>a{}</style></noscript><title>B</title></head><body><p>Hi</p></body></html>',
    '<script></script><title>C</title>',
    '<!doctype html><html><head><title>&#x5bff;&#x53f8;</title></head><body><p>Hi</p></body></html>',
    '<title>No end tag',
  ],
  fix: [
    '',
    '<!doctype html><html><head><title></title></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><title> &nbsp; </title></head><body><p>Hi</p></body></html>',
    '<svg><title>Icon</title></svg>',
    '<!doctype html><html><head><!-- <title>x</title> --></head><body><p>Hi</p></body></html>',
    '<!doctype html><html><head><meta name="title" content="x"></head><body><p>Hi</p></body></html>',
  ],
  unknown: [
    '<p>Text</p><title>Late</title>',
    '<!doctype html><html><head><div></div><title>Late</title></head><body><p>Hi</p></body></html>',
    'text<title>Late</title>',
  ],
};
