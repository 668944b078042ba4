import { readArguments, titlesWith } from '../../scripts/arguments.ts';
import { cdnRecipe } from './cdn.ts';
import { logrotateRecipe, systemdRecipe } from './debian.ts';
import { dockerRecipe } from './docker.ts';
import { type Check, check } from './machine.ts';
import { pgbouncerRecipe } from './pgbouncer.ts';
import { proxyRecipe, startCaddy, startNginx } from './proxies.ts';
import { upgradeRecipe } from './upgrade.ts';

const usage = `npm run recipes -- [words]

Tries every recipe of docs/run.md on this machine, as root on Debian, and prints a line for each check.
What it needs, it installs with apt. Words pick recipes, as in: nginx upgrade`;

const recipes: Record<string, () => Promise<Check[]>> = {
  nginx: () => proxyRecipe(startNginx),
  caddy: () => proxyRecipe(startCaddy),
  systemd: systemdRecipe,
  logrotate: logrotateRecipe,
  pgbouncer: pgbouncerRecipe,
  cdn: cdnRecipe,
  docker: dockerRecipe,
  upgrade: () => upgradeRecipe(),
};

const { positionals: words } = readArguments(usage, {});
const names = titlesWith(usage, Object.keys(recipes), words);
let failed = 0;
for (const [name, run] of Object.entries(recipes)) {
  if (!names.includes(name)) continue;
  const checks = await run().catch((error: Error) => [check('runs', false, error.stack)]);
  for (const { what, ok, seen } of checks) {
    if (!ok) failed += 1;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${what}${seen && `: ${seen}`}`);
  }
}
process.exitCode = failed ? 1 : 0;
