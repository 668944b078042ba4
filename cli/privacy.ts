import { parseArgs } from 'node:util';
import type { Composition } from '../app/feature.ts';
import { writeAtomically } from '../lib/atomic-file.ts';
import { openExistingDatabase, openForReading } from '../lib/db/client.ts';
import { assertMigrated } from '../lib/db/migrate.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import { isOneAddress } from '../lib/deliveries/settings.ts';
import { recordExport } from '../lib/privacy/export-files.ts';
import { collectPerson, dataText } from '../lib/privacy/export-person.ts';
import { createPeople, type EraseReport } from '../lib/privacy/people.ts';
import { ErasureRefused, mailbox } from '../lib/privacy/personal.ts';
import { type Env, readEnv } from '../server/env.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';

const usage = `npm run privacy -- export EMAIL [FILE]   writes everything that is kept about a person, as JSON
npm run privacy -- erase EMAIL           erases a person: requests, messages, account, emails, all of it`;

interface Request {
  action: 'export' | 'erase';
  address: string;
  file: string;
}

/**
 * Runs `npm run privacy`, whether the site runs or not.
 * @returns the exit code: 0, 1 when it failed, 2 for wrong arguments.
 */
export async function runPrivacy(
  terminal: Terminal,
  composition: Pick<Composition, 'personal'>,
): Promise<0 | 1 | 2> {
  const request = readRequest(terminal);
  if (typeof request === 'number') return request;
  try {
    const env = readEnv(terminal.env);
    if (request.action === 'export') await exportTo(env, request, terminal, composition);
    else await erase(env, request, terminal, composition);
    return 0;
  } catch (error) {
    const isRefused = error instanceof ErasureRefused;
    terminal.error(isRefused ? error.message : explain(error, request.file));
    return 1;
  }
}

function readRequest({ args, error }: Terminal): Request | 0 | 2 {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', default: false } },
    });
    if (values.help) {
      error(usage);
      return 0;
    }
    const [action, given = '', file, ...more] = positionals;
    const address = mailbox(given);
    if (action !== 'export' && action !== 'erase') throw new Error('Name export or erase');
    if (!isOneAddress(address)) throw new Error('Name one email address');
    if (more.length > 0 || (action === 'erase' && file)) throw new Error('Too many arguments');
    const named = `personal-data-${address.replace(/[^\w.-]+/g, '-')}.json`;
    return { action, address, file: file ?? named };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
}

async function exportTo(
  env: Env,
  { address, file }: Request,
  { migrations, error }: Terminal,
  { personal }: Pick<Composition, 'personal'>,
): Promise<void> {
  const db = openForReading(env);
  try {
    await assertMigrated(db, migrations);
    const person = { address, dataDir: env.dataDir, now: Date.now() };
    const data = await collectPerson(db.read, personal, person);
    await recordExport(env.dataDir, file);
    await writeAtomically(file, [dataText(data)]);
    const counts = Object.entries(data.tables).map(([table, rows]) => `${rows.length} ${table}`);
    if (data.mails.length > 0) counts.push(`${data.mails.length} mails`);
    error(`${file}: ${counts.join(', ') || `nothing is kept about ${address}`}`);
  } finally {
    await db.close();
  }
}

async function erase(
  env: Env,
  { address }: Request,
  { migrations, error }: Terminal,
  { personal }: Pick<Composition, 'personal'>,
): Promise<void> {
  const db = openExistingDatabase(env);
  try {
    await assertMigrated(db, migrations);
    const clock = Date.now;
    const outbox = createOutbox({ clock, webhook: env.deliveries.webhook !== undefined });
    const backupDir = env.backup?.dir;
    const people = createPeople({ db, clock, outbox, settings: env, backupDir, personal });
    const erased = await people.erase(address);
    if (erased) error(report(address, erased));
  } finally {
    await db.close();
  }
  error(
    'Backups from before still have this person; restore erases them again. Delete the person’s data wherever else you keep it: an email to you has the ids to look for in mailboxes and other programs.',
  );
}

function report(
  address: string,
  { erased, mails, exports, left, rewritten, kept }: EraseReport,
): string {
  const counts = Object.entries(erased).map(([table, rows]) => `${rows} ${table}`);
  if (mails > 0) counts.push(`${mails} mails`);
  if (exports > 0) counts.push(`records in ${exports} exported files`);
  const lines = [`Erased ${address}: ${counts.join(', ') || 'nothing was kept'}.`];
  if (rewritten) lines.push('The database file was rewritten without what had been deleted.');
  if (left > 0) lines.push(`The address is still in ${left} texts, which other people sent.`);
  if (kept.length > 0) {
    lines.push(
      `Deleted rows leave bytes in ${kept.join(', ')} until the space is used again; running this again later may remove them.`,
    );
  }
  return lines.join('\n');
}
