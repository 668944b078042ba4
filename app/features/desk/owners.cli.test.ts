import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { migrations } from '../../features.ts';
import { runAdd, runList, runLog, runRemove } from './owners.cli.ts';

describeEngines('npm run owner:…', (engine) => {
  it('adds an owner with a link, lists and removes them, and shows the log', async () => {
    await engine.open();
    const { dataDir, databaseUrl = '' } = engine.settings();
    const run = async (command: typeof runAdd, ...args: string[]) => {
      let [out, error] = ['', ''];
      const code = await command({
        ...{ args, migrations },
        env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_URL: 'https://site.example' },
        out: async (text) => {
          out += text;
        },
        error: (text) => {
          error += text;
        },
      });
      return { code, out, error };
    };
    expect(await run(runAdd, 'not an address')).toMatchObject({ code: 2, out: '' });
    const added = await run(runAdd, 'ann@example.com');
    expect(added.out).toMatch(/^https:\/\/site\.example\/inbox\/setup\?token=[\w-]{43}\n$/);
    expect((await run(runList)).out).toMatch(
      /^ann@example\.com: nothing set up yet; not signed in/,
    );
    expect(await run(runLog)).toMatchObject({ code: 0, out: '' });
    expect(await run(runRemove, 'ann@example.com')).toMatchObject({ code: 0 });
    expect(await run(runRemove, 'ann@example.com')).toMatchObject({ code: 1 });
    expect((await run(runList)).error).toContain('No owners yet.');
  });
});
