import { describe, expect, it } from 'vitest';
import { longDate, publishTime } from './post.ts';
import { cleanLine, cleanText, safeHref, toSlug } from './safe-text.ts';

const origin = 'https://site.test';

describe('safeHref', () => {
  it.for([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+17035550142', 'tel:+17035550142'],
    ['/pricing?a=1#b', '/pricing?a=1#b'],
    ['https://site.test/about', '/about'],
    ['#part', '/#part'],
  ] as const)('keeps %s', ([raw, kept]) => {
    expect(safeHref(raw, origin)).toBe(kept);
  });

  it.for([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://site.test/1',
    'file:///etc/passwd',
    'https://user:secret@example.com/',
    'http://[',
    `https://example.com/${'a'.repeat(3_000)}`,
  ])('drops %s', (raw) => {
    expect(safeHref(raw, origin)).toBeUndefined();
  });
});

describe('text', () => {
  it('drops control characters, lone surrogates and bidirectional overrides', () => {
    expect(cleanText('a\u0000b\u001bc\u202ed\ud800e\uffffe\tf\r\ng')).toBe('abcdee\tf\ng');
  });

  it('is cut at its maximum length', () => {
    expect(cleanText('a'.repeat(200_000))).toHaveLength(100_000);
    expect(cleanLine(`  a \n b ${'c'.repeat(400)}`, 10)).toBe('a b cccccc');
  });

  it('becomes a slug', () => {
    expect(toSlug("  Café's “best” — 10% off!  ")).toBe('cafes-best-10-off');
    expect(toSlug('日本')).toBe('');
  });
});

describe('a date', () => {
  it('reads in long US format, or Recent', () => {
    expect(longDate('2025-01-14')).toBe('January 14, 2025');
    expect(longDate('2025-01-14T23:30:00-05:00')).toBe('January 14, 2025');
    expect(longDate(null)).toBe('Recent');
    expect(longDate('soon')).toBe('Recent');
  });

  it('publishes at midnight in Washington, in summer and winter', () => {
    expect(publishTime('2025-01-14')).toBe(Date.parse('2025-01-14T05:00:00Z'));
    expect(publishTime('2025-07-14')).toBe(Date.parse('2025-07-14T04:00:00Z'));
    expect(publishTime('2025-07-14T10:00:00Z')).toBe(Date.parse('2025-07-14T10:00:00Z'));
    expect(publishTime('never')).toBeUndefined();
  });
});
