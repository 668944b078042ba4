import type { DatabaseSettings } from '../../lib/db/client.ts';
import type { PostgresServer } from '../postgres.ts';
import { backupUnderLoad, type NewPlace } from './backup.ts';
import { claims } from './claims.ts';
import { clockJumps } from './clock.ts';
import { crashRounds } from './crash.ts';
import { noneDuring } from './during.ts';
import { erasePeople } from './erasing.ts';
import { renderFlood, slowSockets } from './floods.ts';
import { killedBuilds } from './killed-build.ts';
import { killedCopy } from './killed-copy.ts';
import { killedLooks } from './killed-looks.ts';
import { killedMigrations } from './killed-migration.ts';
import { killedSending } from './killed-sending.ts';
import { mailFlood } from './mail-flood.ts';
import { mailStages } from './mail-stages.ts';
import { outage } from './outage.ts';
import { frozen, restarted, withoutConnections } from './postgres-faults.ts';
import { hostileReceivers } from './receivers.ts';
import { signInAttack } from './sign-ins.ts';
import { spreadsheet } from './spreadsheet.ts';
import { corrupted, fullDisk, readOnly, replaced } from './storage.ts';
import { twoStarts } from './two-starts.ts';
import { writeLock } from './write-lock.ts';

/** A fault that `npm run faults` brings about on both engines. */
export interface Fault {
  title: string;
  /** What happens to visitors and to the owner's data; for the README's table. */
  happens: string;
  run(settings: DatabaseSettings, postgres: PostgresServer): Promise<object>;
  /** Fields of the report that must be 0, unless it says why the fault was `skipped`. */
  none: readonly string[];
  /** Fields that count what could be lost, and what was. */
  counts?: readonly [all: string, lost: string];
}

const leadsLost = ['acknowledged', 'lost'] as const;

/** How much is done. */
export interface Extent {
  /** How often a process is killed. */
  rounds: number;
  /** Leads that are stored, instead of each fault's own number. */
  leads: number | undefined;
  /** Makes an empty place to restore into. */
  newPlace: NewPlace;
}

/** All faults, in the order of the README's table. */
export function faultsOf({ rounds, leads: given, newPlace }: Extent): Fault[] {
  const leads = given ?? 1_000;
  // Builds and migrations take longer than the other rounds.
  const fewRounds = Math.min(rounds, 10);
  return [
    {
      title: 'Server killed under load',
      happens: 'Whoever had no answer sends again under the same key.',
      run: (settings) => crashRounds(settings, rounds),
      none: ['lost', 'extra'],
      counts: leadsLost,
    },
    {
      title: 'Server killed while sending',
      happens: 'What was being sent is sent again, with the same id.',
      run: (settings) => killedSending(settings, rounds),
      none: ['lost', 'wrong', 'unpushed', 'needless'],
      counts: ['deliveries', 'lost'],
    },
    {
      title: 'Server killed while it looks at sites',
      happens: 'The next start looks again, or tells the visitor that it couldn’t.',
      run: (settings) => killedLooks(settings, rounds),
      none: ['lost', 'doubled'],
      counts: ['looks', 'lost'],
    },
    {
      title: 'Migration killed',
      happens: 'The step is undone; the next start takes the rest.',
      run: (settings) => killedMigrations(settings, fewRounds, newPlace),
      none: ['lost', 'broken'],
      counts: ['leads', 'lost'],
    },
    {
      title: 'Build killed',
      happens: 'A start says that the build is incomplete; `npm start` builds again.',
      run: (settings) => killedBuilds(settings, Math.min(rounds, 3)),
      none: ['broken', 'failed'],
    },
    {
      title: 'Two starts at once',
      happens: 'Both serve; where they want one port, the second ends and says so.',
      run: twoStarts,
      none: ['other', 'unclear', 'lost', 'doubled'],
      counts: leadsLost,
    },
    {
      title: 'Full disk',
      happens:
        'Leads get 503 and a time to try again; pages go on; it stores again once there is room.',
      run: fullDisk,
      none: noneDuring,
      counts: leadsLost,
    },
    {
      title: 'Read-only folder or database',
      happens: 'A start ends and says why; a running site answers leads with 503 and serves pages.',
      run: readOnly,
      none: ['other', 'pagesFailed', 'unnoticed', 'unclear', 'lost', 'doubled'],
      counts: leadsLost,
    },
    {
      title: 'Another program has the write lock for 30 s',
      happens: 'Leads wait for 10 s, then get 503; pages go on.',
      run: writeLock,
      none: ['slowed', 'timedOut', 'other', 'overdue', 'lost'],
      counts: ['stored', 'lost'],
    },
    {
      title: 'Database replaced by another',
      happens: 'Leads get 503 until it is back; nothing goes into the other one.',
      run: replaced,
      none: noneDuring,
      counts: leadsLost,
    },
    {
      title: 'Database corrupted',
      happens: 'The start ends and says so; `npm run restore -- --replace` brings the backup.',
      run: corrupted,
      none: ['unclear', 'lost', 'doubled'],
      counts: leadsLost,
    },
    {
      title: 'Clock jumps by days, and back',
      happens: 'Nothing waits for the wrong time, and nothing is sent twice.',
      run: clockJumps,
      none: ['other', 'pagesFailed', 'lost', 'doubled', 'unsent', 'repeated'],
      counts: leadsLost,
    },
    {
      title: 'PostgreSQL restarted',
      happens: 'Leads get 503 while it is away; connections come back by themselves.',
      run: restarted,
      none: noneDuring,
      counts: leadsLost,
    },
    {
      title: 'PostgreSQL frozen for 20 s',
      happens: 'Leads wait; the site says that it isn’t ready; pages go on.',
      run: frozen,
      none: noneDuring,
      counts: leadsLost,
    },
    {
      title: 'PostgreSQL out of connections',
      happens: 'Leads get 503 until one is free.',
      run: withoutConnections,
      none: noneDuring,
      counts: leadsLost,
    },
    {
      title: 'Mail server down for 6 hours, receiver for 24',
      happens: 'Messages wait, and go out when it is back.',
      run: (settings) => outage(settings, leads),
      none: ['refused', 'lost', 'repeated', 'strange'],
      counts: ['delivered', 'lost'],
    },
    {
      title: 'Mail server hangs or dies at every stage',
      happens: 'The mail is tried again; one that the server took but didn’t answer arrives twice.',
      run: (settings) => mailStages(settings, Math.min(leads, 40)),
      none: ['untried', 'refused', 'lost', 'needless'],
      counts: ['leads', 'lost'],
    },
    {
      title: 'Receiver hangs, redirects or never ends',
      happens:
        'The webhook is tried again; no redirect is followed, and no answer read to its end.',
      run: (settings) => hostileReceivers(settings, Math.min(leads, 40)),
      none: ['untried', 'refused', 'followed', 'lost', 'repeated'],
      counts: ['leads', 'lost'],
    },
    {
      title: 'Two processes with four workers each claim',
      happens: 'Each message is claimed by one of them.',
      run: (settings) => claims(settings, leads),
      none: ['twice'],
    },
    {
      title: '2,000 idle and 400 slow sockets',
      happens: 'The slow ones are closed after 10 s; pages and leads go on.',
      run: slowSockets,
      none: [...noneDuring, 'refused', 'unanswered', 'unclosed'],
      counts: leadsLost,
    },
    {
      title: 'Flood of pages that must be rendered',
      happens: 'Some wait, others get 503; leads and pages from memory go on.',
      run: renderFlood,
      none: [...noneDuring, 'refused', 'unanswered', 'strange'],
      counts: leadsLost,
    },
    {
      title: 'Mails to one victim asked for from 1,000 networks',
      happens: 'The victim gets ten an hour at most; the owner’s mails come in time.',
      run: mailFlood,
      none: ['overLimit', 'late'],
    },
    {
      title: '1,000 sign-ins tried from one /48',
      happens: 'At most 120 are tried; customers elsewhere sign in.',
      run: signInAttack,
      none: ['overLimit', 'refused', 'late'],
    },
    {
      title: 'Exports of hostile records opened in LibreOffice',
      happens: 'No text runs as a formula.',
      run: (settings) => spreadsheet(settings, leads),
      none: ['formulas', 'wrong'],
    },
    {
      title: 'Backup under load, restored on both engines',
      happens: 'It has all that was acknowledged before; a killed restore leaves nothing behind.',
      run: (settings) => backupUnderLoad(settings, given ?? 150_000, newPlace),
      none: ['missing', 'different', 'broken', 'slowed'],
      counts: ['rows', 'missing'],
    },
    {
      title: 'Copy to the other engine killed',
      happens: 'No site starts on the part; the next run goes on there and compares every row.',
      run: (settings) => killedCopy(settings, given ?? 20_000, newPlace),
      none: ['taken', 'different'],
      counts: ['rows', 'different'],
    },
    {
      title: '200 people erased',
      happens: 'Nothing is found of them, in backups that are restored either.',
      run: (settings) => erasePeople(settings, 200, newPlace),
      none: ['found', 'logged', 'restored', 'missing'],
    },
  ];
}
