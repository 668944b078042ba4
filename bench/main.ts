import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { readArguments, titlesWith } from '../scripts/arguments.ts';
import { signInTiming, signupBurst } from './accounts.ts';
import { blogSize, blogSync } from './blog.ts';
import { chat } from './chat.ts';
import { chatMemory } from './chat-memory.ts';
import { deliveries } from './deliveries.ts';
import { firstLoad } from './first-load.ts';
import { flood, floodMemory } from './flood.ts';
import { growth } from './growth.ts';
import { inbox } from './inbox.ts';
import { benchLeads } from './leads.ts';
import { hostileReading, looks } from './looks.ts';
import { machine } from './machine.ts';
import { mails } from './mails.ts';
import type { Part, Row } from './measured.ts';
import { metrics } from './metrics.ts';
import { owners } from './owners.ts';
import { pages } from './pages.ts';
import { push } from './push.ts';
import { scale } from './scale.ts';
import { sockets } from './sockets.ts';
import { visits } from './visits.ts';
import { writes } from './writes.ts';

const usage = `npm run bench -- [--plots] [words] [number]

Prints the README's figures as Markdown tables. Each word picks the parts whose title contains it, as
in: pages 'inbox: 1'. A number sets how much some parts do.

  --plots  runs the parts that can be drawn, and draws them in docs/
  --help   this text`;

const leads: Part = {
  title: 'Durable leads, 32 clients',
  async run() {
    const rows = await benchLeads();
    return rows.map(({ engine, leads, bare, ratio }) => ({
      engine,
      'leads/s': Math.round(leads).toLocaleString('en-US'),
      'bare insert loop/s': Math.round(bare).toLocaleString('en-US'),
      ratio: ratio.toFixed(2),
    }));
  },
};

const parts: Part[] = [
  firstLoad,
  pages,
  metrics,
  leads,
  growth,
  writes,
  chat,
  chatMemory,
  deliveries,
  mails,
  blogSize,
  blogSync,
  signInTiming,
  signupBurst,
  flood,
  floodMemory,
  machine,
  sockets,
  scale,
  inbox,
  owners,
  push,
  visits,
  looks,
  hostileReading,
];

const { values, positionals } = readArguments(usage, {
  plots: { type: 'boolean', default: false },
});
const titles = titlesWith(
  usage,
  parts.map(({ title }) => title),
  positionals.filter((word) => !/^\d+$/.test(word)),
);
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n`);
for (const part of parts.filter(({ title }) => titles.includes(title))) {
  if (values.plots && !part.plot) continue;
  const rows = await part.run();
  console.log(`### ${part.title}\n\n${table(rows)}\n`);
  if (values.plots && part.plot) {
    await writeFile(`docs/${part.plot.name}.svg`, part.plot.draw(rows));
  }
}

function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
