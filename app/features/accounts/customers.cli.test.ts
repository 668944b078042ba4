import { expect, it } from 'vitest';
import { runRecords } from '../../../server/terminal/records-command.ts';
import { describeEngines } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { migrations } from '../../features.ts';
import { customers } from './customers.cli.ts';
import { signUpCustomer, start } from './test-accounts.ts';

describeEngines('npm run customers', (engine) => {
  it('lists and exports customers without password hashes', async () => {
    const db = await engine.open();
    const services = testServices(db, () => start);
    const company = '=HYPERLINK("https://evil.example")';
    await signUpCustomer(services, { company });
    const { dataDir, databaseUrl } = engine.settings();
    const run = async (...args: string[]) => {
      let out = '';
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const write = async (text: string) => {
        out += text;
      };
      expect(
        await runRecords(customers, { args, env, migrations, out: write, error: () => {} }),
      ).toBe(0);
      expect(out).not.toContain('argon2');
      return out;
    };
    const list = await run();
    for (const part of ['Rosa Alvarez', 'AI Growth Agent, $497 a month', 'pending']) {
      expect(list).toContain(part);
    }
    expect(JSON.parse(await run('--json'))).toMatchObject({ email: 'rosa@example.com' });
    const csv = await run('--csv', '-');
    expect(csv).toContain('rosa@example.com');
    expect(csv).toContain("'=HYPERLINK");
    expect(csv).toContain('497.00');
    expect(list).toMatch(/Invoice +\$497 on \w+ \d+, \d{4}/);
    expect(csv).toContain('"Next invoice (UTC)","Next invoice, US dollars"');
  });
});
