/**
 * `npm run bench`: prints, as Markdown, the figures of the README.
 * An argument picks the parts whose title has it, as in `npm run bench -- pages`.
 */
import { cpus } from 'node:os';
import { pages } from './pages.ts';
import type { Part, Row } from './part.ts';

const parts: Part[] = [pages];

const wanted = process.argv[2]?.toLowerCase() ?? '';
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n`);
for (const part of parts.filter(({ title }) => title.toLowerCase().includes(wanted))) {
  console.log(`### ${part.title}\n\n${table(await part.run())}\n`);
}

function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
