import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../lib/project-root.ts';
import { cutFont, cutFontPath, fallbackMetrics } from './cut-font.ts';

test('the committed font is the script’s output, and is small', async () => {
  const kept = await readFile(cutFontPath);
  expect(kept.equals(await cutFont('woff2'))).toBe(true);
  expect(kept.byteLength).toBeLessThan(16_000);
});

test('the fallback in app.css has the font’s metrics', async () => {
  const css = await readFile(join(projectRoot, 'app/app.css'), 'utf8');
  const metrics = fallbackMetrics(await cutFont('truetype'));
  expect(css).toContain(`size-adjust: ${metrics.sizeAdjust};`);
  expect(css).toContain(`ascent-override: ${metrics.ascent};`);
  expect(css).toContain(`descent-override: ${metrics.descent};`);
  expect(css).toContain(`line-gap-override: ${metrics.lineGap};`);
});
