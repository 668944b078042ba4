import { join } from 'node:path';
import type { Database } from '../db/client.ts';
import type { Log } from '../log.ts';
import type { Resolve } from '../public-address.ts';
import type { Clock } from '../services.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { EventType } from './event.ts';
import { fileTransport } from './mail/files.ts';
import { smtpTransport } from './mail/smtp.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSenders, targetOf } from './senders.ts';
import type { DeliverySettings } from './settings.ts';
import { createSettle } from './settle.ts';
import { deliveryFailing } from './trouble.ts';
import { webhookClient } from './webhook/client.ts';
import { createWorker, type Pace, type Worker } from './worker.ts';

export interface DeliveryParts {
  db: Database;
  clock: Clock;
  log: Log;
  site: SiteSettings;
  dataDir: string;
  settings: DeliverySettings;
  /** Every event that the ledger may hold; the ledger's own are added. */
  events: readonly EventType[];
  pace?: Partial<Pace>;
  random?: () => number;
  resolve?: Resolve;
}

export interface Deliveries {
  outbox: Outbox;
  worker: Worker;
  /** Ends the worker, then the connections. */
  stop(): Promise<void>;
}

/** Puts the ledger's parts together by the settings. */
export function setUpDeliveries(parts: DeliveryParts): Deliveries {
  const { db, clock, log, site, settings } = parts;
  const mail = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.workers)
    : fileTransport(join(parts.dataDir, 'mail'));
  const target = targetOf(settings.webhook?.url ?? '');
  const webhook = settings.webhook && {
    client: webhookClient(settings.webhook, parts.resolve),
    target,
  };
  const outbox = createOutbox({
    engine: db.engine,
    clock,
    webhook: webhook !== undefined,
    wake: () => worker.wake(),
  });
  const events = [...parts.events, deliveryFailing];
  const worker = createWorker({
    db,
    clock,
    pace: { concurrency: settings.workers, ...parts.pace },
    onError: (error) => log.error({ err: error }, 'the delivery worker met an error'),
    send: createSenders({
      db,
      clock,
      site,
      events,
      mail,
      from: settings.from,
      owner: settings.owner,
      webhook,
    }),
    settle: createSettle({
      db,
      clock,
      log,
      outbox,
      events,
      trouble: deliveryFailing,
      webhook: webhook !== undefined,
      target: { email: '', webhook: target },
      ...(parts.random ? { random: parts.random } : {}),
    }),
  });
  return {
    outbox,
    worker,
    stop: async () => {
      await worker.stop();
      mail.close();
    },
  };
}
