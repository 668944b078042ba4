import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFont, cutFontPath, fallbackMetrics } from './cut-font.ts';

test('the kept face is what the script cuts, and is small', async () => {
  const kept = await readFile(cutFontPath);
  expect(kept.equals(await cutFont('woff2'))).toBe(true);
  expect(kept.byteLength).toBeLessThan(16_000);
});

test('the fallback in app.css has the metrics of the face', async () => {
  const css = await readFile(new URL('../app/app.css', import.meta.url), 'utf8');
  const metrics = fallbackMetrics(await cutFont('truetype'));
  expect(css).toContain(`size-adjust: ${metrics.sizeAdjust};`);
  expect(css).toContain(`ascent-override: ${metrics.ascent};`);
  expect(css).toContain(`descent-override: ${metrics.descent};`);
  expect(css).toContain(`line-gap-override: ${metrics.lineGap};`);
});
