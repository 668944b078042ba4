import { escapeMarkup } from '../lib/markup.ts';

/** A value with its label. */
export interface Bar {
  label: string;
  value: number;
}

/** Bars under a heading of their own, to a scale of their own. */
export interface BarGroup {
  title: string;
  bars: readonly Bar[];
}

const width = 720;
const labels = 150;
const values = 70;
const line = 24;

/** Draws groups of horizontal bars as SVG, which follows the reader's light or dark scheme. */
export function drawBars(title: string, groups: readonly BarGroup[]): string {
  let y = 30;
  const parts: string[] = [];
  for (const group of groups) {
    y += 34;
    parts.push(`<text class="group" x="0" y="${y}">${escapeMarkup(group.title)}</text>`);
    const most = Math.max(...group.bars.map(({ value }) => value));
    y += 10;
    for (const { label, value } of group.bars) {
      const length = ((width - labels - values) * value) / most;
      parts.push(
        `<text x="0" y="${y + 16}">${escapeMarkup(label)}</text>`,
        `<rect x="${labels}" y="${y + 5}" width="${length.toFixed(1)}" height="14" rx="3"/>`,
        `<text x="${(labels + length + 8).toFixed(1)}" y="${y + 16}">${value.toLocaleString('en-US')}</text>`,
      );
      y += line;
    }
  }
  const description = groups
    .map(({ title, bars }) =>
      [title, ...bars.map(({ label, value }) => `${label} ${value}`)].join(', '),
    )
    .join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 10}" role="img" aria-label="${escapeMarkup(`${title}: ${description}`)}">
<style>
text { font: 14px system-ui, sans-serif; fill: #151b26; }
.title { font-size: 18px; font-weight: 700; }
.group { font-weight: 600; }
rect { fill: #c51f20; }
@media (prefers-color-scheme: dark) { text { fill: #f3efe4; } rect { fill: #ff6b5e; } }
</style>
<text class="title" x="0" y="22">${escapeMarkup(title)}</text>
${parts.join('\n')}
</svg>
`;
}

/** A number of a table's cell. */
export const numberOf = (cell: string | undefined) => Number(cell?.replaceAll(',', ''));
