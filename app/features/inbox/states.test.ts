import { expect, it } from 'vitest';
import { type RecordKind, runRecords } from '../../../server/terminal/records-command.ts';
import { describeEngines } from '../../../test/engines.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { testServices } from '../../../test/services.ts';
import { migrations } from '../../features.ts';
import { leads } from '../audit/leads.cli.ts';
import { storeLead } from '../audit/leads.server.ts';
import { createFiller } from './fill.server.ts';
import { recordEvent } from './progress.server.ts';
import { withState } from './states.server.ts';

const received = Date.UTC(2026, 10, 20, 16, 14);
const hour = 3_600_000;

describeEngines('npm run leads', (engine) => {
  const run = async <Row extends { id: string }>(kind: RecordKind<Row>, ...args: string[]) => {
    const { dataDir, databaseUrl } = engine.settings();
    let text = '';
    const code = await runRecords(kind, {
      args,
      migrations,
      env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      out: async (part) => {
        text += part;
      },
      error: (problem) => {
        text += problem;
      },
    });
    expect(code).toBe(0);
    return text;
  };

  it('shows the state that the inbox has', async () => {
    const db = await engine.open();
    const services = testServices(db, () => received);
    await storeLead(services, sampleLead, { key: undefined, source: undefined });
    const kind = withState(leads, () => received + 25 * hour);
    expect(await run(kind)).not.toContain('Status');
    await createFiller(db).fill(10);
    expect(await run(kind)).toContain(
      '  Status    New · Late · promised by Nov 21, 2026, 11:14 AM ET',
    );
    const [entry] = await db.read.selectFrom('entries').select('id').execute();
    const at = received + 24 * hour + 60_000;
    const noted = { ids: [entry?.id ?? ''], ownerId: 'owner', event: 'reached', at } as const;
    await db.write((tx) => recordEvent(tx, noted));
    expect(await run(kind, '--show', entry?.id ?? '')).toContain(
      '  Status    Contacted · Answered late · first answer Nov 21, 2026, 11:15 AM ET',
    );
    expect(JSON.parse(await run(kind, '--json'))).toMatchObject({
      state: { status: 'contacted', promise: 'answered-late', answered_at: at },
    });
    const [header = [], cells = []] = readCsv(await run(kind, '--csv', '-'));
    const cell = (name: string) => cells[header.indexOf(name)];
    expect([cell('Status'), cell('Promise')]).toEqual(['Contacted', 'Answered late']);
    expect(cell('Promised by (UTC)')).toBe('2026-11-21T16:14:00.000Z');
    expect(cell('First answer (UTC)')).toBe('2026-11-21T16:15:00.000Z');
  });
});
