import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { block, page } from '../../../test/fakes/notion.ts';
import { coverUrl, draftBlock, notionPageSchema, readBlock } from './notion-page.server.ts';

const created_time = '2025-01-01T00:00:00.000Z';

function parsePage(more: object) {
  return v.safeParse(notionPageSchema, { created_time, ...page(1, 'Roofs'), ...more });
}

describe('the times of a Notion page', () => {
  it.each([
    '2025-03-02T10:00:00.000Z',
    '2025-03-02T10:00:00Z',
    '2024-02-29T23:59:59.000+05:30',
    '2025-03-02T10:00:00.000-0500',
  ])('may be %s', (last_edited_time) => {
    expect(parsePage({ last_edited_time }).success).toBe(true);
  });

  it.each([
    '2026-02-30T10:00:00.000Z',
    '2025-02-29T10:00:00Z',
    '2026-04-31T10:00:00+05:00',
    '2025-03-02T10:00:00+05',
    '2025-03-02T24:00:00Z',
    '2025-03-02T10:00:00.000',
    '2025-03-02',
    '',
    1,
  ])('may not be %j', (time) => {
    expect(parsePage({ last_edited_time: time }).success).toBe(false);
    expect(parsePage({ created_time: time }).success).toBe(false);
  });
});

describe('a file in Notion', () => {
  const url = 'https://files.example.com/a.png';
  const external = { type: 'external', external: { url } };
  const uploaded = { type: 'file', file: { url, expiry_time: created_time } };

  const imageBlock = (image: unknown) =>
    draftBlock(readBlock(block('image', image)), 'https://site.example', 0);

  const cover = (value: unknown) => {
    const parsed = parsePage({ cover: value });
    return parsed.success ? coverUrl(parsed.output) : 'invalid page';
  };

  it.each([external, uploaded])('has the url that its type names: %j', (file) => {
    expect(imageBlock(file)).toEqual({ type: 'image', source: url, alt: '' });
    expect(cover(file)).toBe(url);
  });

  it.each([
    [{ ...external, type: 'file' }, /^image [\w-]+: file is missing$/],
    [{ ...external, type: 'emoji' }, /: type must be \("external" \| "file"\)$/],
    [{ external: { url } }, /: type is missing$/],
  ])('says what is wrong with %j; a cover is left out', (file, message) => {
    expect(() => imageBlock(file)).toThrow(message);
    expect(cover(file)).toBeUndefined();
  });
});
