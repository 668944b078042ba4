import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';

// One of several processes that migrate the same database at once.
const db = openDatabase(JSON.parse(process.argv[2] ?? '{}'));
await migrate(db, migrations);
await db.close();
