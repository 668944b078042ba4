import type { Database } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import type { Log } from '../log.ts';
import type { Resolve } from '../public-address.ts';
import type { SiteSettings } from '../site-settings.ts';
import { deliveryFailing } from './delivery-failing.ts';
import type { EventType } from './event.ts';
import type { MailTheme } from './mail/html.ts';
import { fileTransport, mailFolder, smtpTransport } from './mail/transport.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { pushClient } from './push/client.ts';
import { vapidKeys } from './push/keys.ts';
import { createRecordOutcome, type OnAttempt } from './record-outcome.ts';
import { createSender, targetOf } from './senders.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookClient } from './webhook/client.ts';
import { createWorker, type Worker, type WorkerLimits } from './worker.ts';

export interface DeliveryParts {
  db: Database;
  clock: Clock;
  log: Log;
  site: SiteSettings;
  /** Colors of the mails. */
  theme: MailTheme;
  /** Folder for mails when no mail server is configured. */
  dataDir: string;
  settings: DeliverySettings;
  /** Every event type of the site; the ledger adds its own. */
  events: readonly EventType[];
  limits?: Partial<WorkerLimits>;
  random?: () => number;
  resolve?: Resolve;
  /** Called with each attempt once its outcome is stored. */
  onAttempt?: OnAttempt | undefined;
}

export interface Deliveries {
  outbox: Outbox;
  worker: Worker;
  /** Stops the worker, then closes its connections. */
  stop(): Promise<void>;
}

/** Creates the outbox and the worker from the settings. */
export function setUpDeliveries(parts: DeliveryParts): Deliveries {
  const { db, clock, log, site, theme, settings } = parts;
  const mail = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.workers)
    : fileTransport(mailFolder(parts.dataDir));
  const target = targetOf(settings.webhook?.url ?? '');
  const webhook = settings.webhook && {
    client: webhookClient(settings.webhook, parts.resolve),
    target,
  };
  const outbox = createOutbox({
    clock,
    webhook: webhook !== undefined,
    wake: () => worker.wake(),
  });
  const events = [...parts.events, deliveryFailing];
  const onError = (error: unknown) =>
    log.error({ err: error }, 'The delivery worker caught an error');
  const worker = createWorker({
    db,
    clock,
    limits: {
      concurrency: settings.workers,
      perSecond: settings.perSecond,
      ...parts.limits,
    },
    onError,
    send: createSender({
      db,
      clock,
      site,
      theme,
      events,
      mail,
      from: settings.from,
      owner: settings.owner,
      webhook,
      push: pushClient({
        ...settings.push,
        subject: `mailto:${site.email}`,
        keys: () => vapidKeys(db, clock),
        ...(parts.resolve && { resolve: parts.resolve }),
      }),
      onError,
    }),
    recordOutcome: createRecordOutcome({
      db,
      clock,
      log,
      outbox,
      events,
      failingEvent: deliveryFailing,
      onAttempt: parts.onAttempt,
      webhook: webhook !== undefined,
      target: { email: '', webhook: target, push: '' },
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
