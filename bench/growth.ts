import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { ensureBuilt } from '../scripts/build.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { leadRequest, load } from './load.ts';
import {
  type Measured,
  median,
  numberAsked,
  type Part,
  type Row,
  startMeasured,
} from './measured.ts';
import { drawBars, numberOf } from './plot.ts';
import { storeLeads } from './records.ts';

/** Leads in the end: `npm run bench -- growth 100000`. */
const LEADS = numberAsked(1_000_000);

/** Sizes at which the cost of a lead is measured. */
const sizes = [0.1, 0.3, 1].map((share) => Math.round(LEADS * share));

const CLIENTS = 32;

/** Turns of each site, and the length of one in seconds. */
const turns = { count: 5, seconds: 2.5 };

/** Load in seconds before the first turn, until V8 has compiled what a lead runs. */
const WARM_UP = 6;

/** What storing a lead costs in a database that has many, beside an empty one; both take turns. */
export const growth: Part = {
  title: `Growth to ${LEADS.toLocaleString('en-US')} leads`,
  async run() {
    await ensureBuilt();
    const folder = await mkdtemp(join(tmpdir(), 'beltway-bench-'));
    const postgres = await startPostgres({ durable: true });
    const newDatabase = () => createDatabase(postgres.url);
    try {
      return [
        ...(await measure('SQLite', folder, async () => ({}))),
        ...(await measure('PostgreSQL', folder, async () => ({
          DATABASE_URL: await newDatabase(),
        }))),
      ];
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
  plot: {
    name: 'growth',
    draw: (rows) =>
      drawBars(
        'Processor time of a lead, times that in an empty database',
        ['SQLite', 'PostgreSQL'].map((engine) => ({
          title: engine,
          bars: [
            { label: 'no leads', value: 1 },
            ...rows
              .filter((row) => row.engine === engine)
              .map((row) => ({
                label: `${row.leads} leads`,
                value: numberOf(row['times the processor time']),
              })),
          ],
        })),
      ),
  },
};

type Settings = Record<string, string>;

async function measure(
  engine: string,
  folder: string,
  newDatabase: () => Promise<Settings>,
): Promise<Row[]> {
  const place = async (name: string): Promise<Settings> => ({
    DATA_DIR: join(folder, engine, name),
    ...(await newDatabase()),
  });
  const rows: Row[] = [];
  const grown = await place('grown');
  let from = 0;
  for (const to of sizes) {
    await grow(grown, from, to);
    from = to;
    const sites = [await start(await place(`empty beside ${to}`)), await start(grown)] as const;
    const [empty, full] = await takeTurns(...sites);
    for (const site of sites) await site.stop();
    const times = (what: (turn: Turn) => number) =>
      median(full.map((turn, i) => what(turn) / what(empty[i] ?? turn))).toFixed(2);
    rows.push({
      engine,
      leads: to.toLocaleString('en-US'),
      'leads a second': perSecond(full),
      'an empty one': perSecond(empty),
      'processor time a lead, µs': micros(full),
      'of an empty one': micros(empty),
      'times the processor time': times(({ cpu }) => cpu),
      'times the leads a second': times(({ rate }) => rate),
    });
  }
  return rows;
}

/** Adds leads, and the inbox's entries as the site does when it has time. */
async function grow(settings: Settings, from: number, to: number): Promise<void> {
  const dataDir = settings.DATA_DIR ?? '';
  const db = openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL });
  await migrate(db, migrations);
  await storeLeads(db, { from, to });
  const filler = createFiller(db);
  while ((await filler.fill(5_000)) > 0) {}
  await db.close();
}

/** A process that serves and sends nothing: mails would share its time. */
const start = (settings: Settings): Promise<Measured> =>
  startMeasured(
    (port) => ({
      args: ['server/main.mjs'],
      env: {
        ...settings,
        PORT: `${port}`,
        NODE_ENV: 'production',
        RATE_LIMIT: 'off',
        ROLE: 'web',
      },
    }),
    '/dev/null',
  );

interface Turn {
  /** Leads per second. */
  rate: number;
  /** Processor time of the site per lead, in µs. */
  cpu: number;
}

async function takeTurns(a: Measured, b: Measured): Promise<[Turn[], Turn[]]> {
  for (const site of [a, b]) await turn(site, WARM_UP);
  const results: [Turn[], Turn[]] = [[], []];
  for (let i = 0; i < turns.count; i += 1) {
    results[0].push(await turn(a, turns.seconds));
    results[1].push(await turn(b, turns.seconds));
  }
  return results;
}

async function turn(site: Measured, seconds: number): Promise<Turn> {
  const before = await site.cpu();
  const port = Number(new URL(site.url).port);
  const done = await load(port, { connections: CLIENTS, seconds, status: 201 }, leadRequest);
  return {
    rate: done.answered / done.seconds,
    cpu: ((await site.cpu()) - before) / done.answered,
  };
}

const perSecond = (some: Turn[]) =>
  Math.round(median(some.map(({ rate }) => rate))).toLocaleString('en-US');

const micros = (some: Turn[]) => median(some.map(({ cpu }) => cpu)).toFixed(0);
