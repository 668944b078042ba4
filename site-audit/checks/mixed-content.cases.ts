import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<style>@namespace svg url(http://www.w3.org/2000/svg);</style>',
    '',
    '<a href="http://a.example">x</a>',
    '<link rel=canonical href="http://a.example/">',
    '<link rel=dns-prefetch href="http://a.example">',
    '<link rel=profile href="http://gmpg.org/xfn/11">',
    '<!--[if IE]><script src="http://a.example/x.js"></script><![endif]-->',
    '<form action="http://a.example"></form>',
    '<style>/* url(http://a.example/x) */</style>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<noscript><img src="http://a.example/x"></noscript>',
    '<img src="//a.example/x" alt="">',
  ],
  fix: [
    '<img src="HTTP://a.example/x">',
    '<link rel=stylesheet href="http://a.example/x.css">',
    '<style>@import "http://a.example/x.css"</style>',
    '<style>a{background:url( http://a.example/x )}</style>',
    '<td background="http://a.example/x">',
    '<img srcset="/a 1x, http://a.example/b 2x">',
    '<object data="http://a.example/x"></object>',
    '<video poster="http://a.example/x"></video>',
    '<link rel="shortcut icon" href="http://a.example/i">',
    '<svg><image xlink:href="http://a.example/x"/></svg>',
  ],
  unknown: [],
};
