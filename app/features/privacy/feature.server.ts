import type { FeatureServer } from '../../feature.ts';
import { deleteExpiredLinks } from './links.server.ts';
import { dataLinkAsked } from './mail.server.ts';

export const server: FeatureServer = {
  events: [dataLinkAsked],
  personal: [
    {
      ...{ table: 'data_links', address: 'email', id: 'id', since: 'created_at' },
      hidden: ['token_hash'],
    },
  ],
  jobs: [{ name: 'expired-data-links', run: deleteExpiredLinks }],
};
