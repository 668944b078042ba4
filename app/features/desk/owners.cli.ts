import { parseArgs } from 'node:util';
import type { Database } from '../../../lib/db/client.ts';
import { openExistingDatabase } from '../../../lib/db/client.ts';
import { assertMigrated } from '../../../lib/db/migrate.ts';
import { isOneAddress } from '../../../lib/deliveries/settings.ts';
import { type Env, readEnv } from '../../../server/env.ts';
import { explain, type Terminal } from '../../../server/terminal/records-command.ts';
import { localTime, plain } from '../../../server/terminal/text.ts';
import { listActions } from './audit-log.server.ts';
import { log } from './copy.ts';
import { addOwner, linkLifetime, listOwners, removeOwner } from './owners.server.ts';

const usage = `npm run owner:add -- EMAIL      lets somebody use the desk at /inbox: prints a one-time link to set up
                                a passkey or a password; again for an owner who can't sign in
npm run owner:list              who may use the desk
npm run owner:remove -- EMAIL   signs an owner out everywhere, for good
npm run owner:log               who looked at or changed personal data, the newest 50
npm run owner:log -- --limit 500`;

/** `npm run owner:add`: prints a link with which an owner sets up a way to sign in. */
export const runAdd = (terminal: Terminal) =>
  runForAddress(terminal, async (db, email, env) => {
    const { token, isNew } = await addOwner({ db, clock: Date.now }, email);
    const hours = linkLifetime / 3_600_000;
    await terminal.out(`${env.site.url}/inbox/setup?token=${token}\n`);
    terminal.error(
      `${plain(email)} ${isNew ? 'is an owner now' : 'is an owner already; earlier links no longer work'}. Open the link above to set up a passkey or a password. It works once, for ${hours} hours.`,
    );
    return 0;
  });

/** `npm run owner:remove`: removes an owner with all their sessions and passkeys. */
export const runRemove = (terminal: Terminal) =>
  runForAddress(terminal, async (db, email) => {
    const removed = await removeOwner({ db }, email);
    const address = plain(email);
    terminal.error(
      removed
        ? `${address} is no owner any more, and signed out everywhere.`
        : `No owner has the email address ${address}.`,
    );
    return removed ? 0 : 1;
  });

/** `npm run owner:list`: every owner with the ways in which they sign in. */
export const runList = (terminal: Terminal) =>
  runOn(terminal, {}, async (db) => {
    const owners = await listOwners(db.read);
    for (const { email, passkeys, hasPassword, created_at, usedAt } of owners) {
      const ways = [
        passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
        hasPassword && 'password and code',
      ].filter(Boolean);
      const used = usedAt === null ? 'not signed in' : `last used ${localTime(usedAt)}`;
      await terminal.out(
        `${plain(email)}: ${ways.join(', ') || 'nothing set up yet'}; ${used}; since ${localTime(created_at)}\n`,
      );
    }
    terminal.error(owners.length === 0 ? `No owners yet.\n\n${usage}` : `${owners.length} in all.`);
    return 0;
  });

/** `npm run owner:log`: the audit log, newest first. */
export const runLog = (terminal: Terminal) =>
  runOn(terminal, { limit: { type: 'string', default: '50' } }, async (db, { limit }) => {
    const entries = await listActions(db.read, { limit: Number(limit) });
    for (const { at, email, owner_id, action, kind, record_id } of entries) {
      const what = [action, kind, record_id].filter(Boolean).join(' ');
      const who = plain(email ?? log.removed(owner_id));
      await terminal.out(`${new Date(at).toISOString()}  ${who}  ${what}\n`);
    }
    if (entries.length === 0) terminal.error(log.none);
    return 0;
  });

type Code = 0 | 1 | 2;

/** Runs a command that takes one email address. */
function runForAddress(
  terminal: Terminal,
  work: (db: Database, email: string, env: Env) => Promise<Code>,
): Promise<Code> {
  return runOn(terminal, {}, (db, _, [email = ''], env) => work(db, email, env), {
    accepts: (given) => given.length === 1 && isOneAddress(given[0] ?? ''),
    otherwise: 'Name one email address',
  });
}

/** Reads the arguments and opens the database, whether the site runs or not. */
async function runOn<O extends Record<string, { type: 'string'; default: string }>>(
  { args, env: source, migrations, error }: Terminal,
  options: O,
  work: (db: Database, values: Record<keyof O, string>, given: string[], env: Env) => Promise<Code>,
  { accepts, otherwise } = {
    accepts: (given: string[]) => given.length === 0,
    otherwise: 'Too many arguments',
  },
): Promise<Code> {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    const help = { type: 'boolean', default: false } as const;
    parsed = parseArgs({ args, allowPositionals: true, options: { ...options, help } });
    if (parsed.values.help) {
      error(usage);
      return 0;
    }
    if (!accepts(parsed.positionals)) throw new Error(otherwise);
    const { limit = '1' } = parsed.values;
    if (!/^[1-9]\d{0,5}$/.test(String(limit))) throw new Error('--limit must be 1 or more');
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
  try {
    const env = readEnv(source);
    const db = openExistingDatabase(env);
    try {
      await assertMigrated(db, migrations);
      const given = parsed.positionals.map((text) => text.trim());
      return await work(db, parsed.values as Record<keyof O, string>, given, env);
    } finally {
      await db.close();
    }
  } catch (failure) {
    error(explain(failure));
    return 1;
  }
}
