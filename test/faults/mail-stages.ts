import type { DatabaseSettings } from '../../lib/db/client.ts';
import { stages, startFaultySmtp } from './faulty-smtp.ts';
import { simulatedSite } from './simulated.ts';

/** What became of mails while the mail server hung or died once at every stage of a conversation. */
export interface MailStagesReport {
  leads: number;
  /** Conversations that hung, and that died. */
  hung: number;
  died: number;
  /** Stages at which one of the two never happened. */
  untried: number;
  /** Leads that weren't stored. */
  refused: number;
  /** Mails that the server never accepted. */
  lost: number;
  /** Mails that it received twice: it hung or died before it answered the first. */
  repeated: number;
  /** Mails that it received again after it had answered. */
  needless: number;
  /** The longest that the site tried to send, in s. */
  longest: number;
}

const hour = 3_600_000;

/**
 * Leads come in while the mail server hangs (it sends nothing more) or dies (it closes the connection)
 * at each stage in turn; then it works. The hours between two tries are simulated, the timeouts real.
 */
export async function mailStages(
  settings: DatabaseSettings,
  leads: number,
): Promise<MailStagesReport> {
  const server = await startFaultySmtp();
  const site = await simulatedSite(settings, { SMTP_URL: server.url }, stages.length);
  let [posted, refused, longest] = [0, 0, 0];
  const send = async () => {
    const begun = performance.now();
    await site.worker.runDue();
    longest = Math.max(longest, performance.now() - begun);
    site.now += hour;
  };
  try {
    for (const how of ['hang', 'die'] as const) {
      for (const stage of stages) server.plan({ how, stage });
      const due = how === 'hang' ? Math.ceil(leads / 2) : leads;
      while (posted < due) if ((await site.post(posted++)) !== 201) refused += 1;
      // Once the channel has failed, a single mail at a time tries it.
      for (let tries = 0; server.planned() > 0 && tries < 40; tries += 1) await send();
    }
    const untried = server.planned();
    for (let hours = 0; hours < 48; hours += 1) await send();
    const unsent = await site.db.read
      .selectFrom('deliveries')
      .select('id')
      .where('channel', '=', 'email')
      .where('event', '=', 'lead.created')
      .where('state', '!=', 'delivered')
      .execute();
    return {
      ...{ leads, ...server.report(), untried, refused, lost: unsent.length },
      longest: Math.round(longest / 100) / 10,
    };
  } finally {
    await site.close();
    server.close();
  }
}
