import { storeLead } from '../app/features/audit/leads.server.ts';
import { openDatabase } from '../lib/db/client.ts';
import { sampleLead } from './sample-lead.ts';
import { testServices } from './services.ts';

// One of several processes that store the same forty leads under the same keys at once; with the
// argument `reversed` in reverse order, so that the processes collide.
const db = openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const numbers = Array.from({ length: 40 }, (_, i) => i);
if (process.argv[3] === 'reversed') numbers.reverse();
const outcomes = await Promise.all(
  numbers.map((i) =>
    storeLead(
      testServices(db),
      { ...sampleLead, name: `Lead ${i}` },
      { key: `key-${i}`, source: undefined },
    ),
  ),
);
await db.close();
const ids = outcomes.map((outcome) => ('answer' in outcome ? outcome.answer.body.id : ''));
if (!process.send) throw new Error('This runs as a child process');
process.send(ids);
