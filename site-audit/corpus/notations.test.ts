import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../lib/project-root.ts';
import { checks } from '../checks.ts';
import { siteOf } from './example.ts';

const page = (html: string) =>
  `<!doctype html><html lang=en><head><title>Joe’s</title></head><body>${html}<p>We are a small family shop.</body></html>`;

/**
 * Odd ways in which pages have a thing, a file for each check and a line for each way; after a line
 * `absent`, what must not be taken for it. A check may say that it can't tell, but it must never say
 * that what is there is missing.
 */
const files = globSync(join(projectRoot, 'site-audit/corpus/notations/*.txt'));

describe.each(files)('%s', (file) => {
  const id = basename(file, '.txt');
  const [there = '', absent = ''] = readFileSync(file, 'utf8').split('\n\nabsent\n');
  const resultOf = async (html: string) =>
    checks.find((check) => check.id === id)?.look(await siteOf({ html: page(html) })).result;

  it.each(there.trim().split('\n'))('is never called missing from %s', async (html) => {
    expect(['good', 'unknown']).toContain(await resultOf(html));
  });

  it.each(absent.trim().split('\n'))('is missing from %s', async (html) => {
    expect(await resultOf(html)).toBe('fix');
  });
});
