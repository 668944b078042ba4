import { theirIds } from '../../../lib/privacy/personal.ts';
import type { FeatureServer } from '../../feature.ts';
import { countChange } from './changes.server.ts';
import { eventsApi } from './events-api.server.ts';
import { startFilling } from './filling.server.ts';
import { entryGauges } from './gauges.server.ts';
import { remindOfReplies } from './reminders.server.ts';

export const server: FeatureServer = {
  api: (app, { services }) => eventsApi(app, services),
  // Deleted with the leads, messages and customers that they belong to; listed for the export.
  personal: [
    {
      ...{ table: 'entries', column: 'id', values: theirIds },
      // Open pages of the desk load their lists again.
      erased: countChange,
    },
    {
      ...{ table: 'entry_events', column: 'entry_id', values: theirIds },
      title: 'What we noted about your requests',
    },
    { ...{ table: 'entry_notes', column: 'entry_id', values: theirIds }, title: 'Our notes' },
  ],
  impersonal: ['entry_changes'],
  gauges: entryGauges,
  jobs: [{ name: 'reply-reminders', every: 60_000, run: remindOfReplies }],
  start: async (services, _env, log) => startFilling(services, log),
};
