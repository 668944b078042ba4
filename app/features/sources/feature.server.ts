import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import type { FeatureServer } from '../../feature.ts';
import { createVisitCounter, type VisitCounter } from './counter.server.ts';
import { deleteOldCounts } from './old-counts.server.ts';
import './tables.ts';

declare module '../../../lib/services.ts' {
  interface Services {
    /** Counts visits. */
    visits: VisitCounter;
  }
}

/** Interval in ms at which counts are stored: a process that is killed loses those since. */
const interval = 10_000;

/** Counts the pages that the server sends, and stores the counts, the last ones when it stops. */
function countVisits(app: FastifyInstance, { visits, db }: Services): void {
  const store = () =>
    visits.store(db).catch((err: unknown) => app.log.error({ err }, 'visits could not be stored'));
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer ??= setInterval(store, interval).unref();
  };
  app.pageListeners.push((path, request) => {
    // In development another server listens, so `onListen` never comes.
    start();
    visits.page(path, request);
  });
  app.addHook('onListen', async () => {
    await visits.load(db);
    start();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}

export const server: FeatureServer = {
  services: ({ clock, site }): Pick<Services, 'visits'> => ({
    visits: createVisitCounter(clock, site.url),
  }),
  api: (app, { services }) => countVisits(app, services),
  impersonal: ['visit_counts'],
  jobs: [{ name: 'old-visit-counts', run: deleteOldCounts }],
};
