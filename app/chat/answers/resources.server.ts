import { noFilters, writeFilters } from '../../resources/filters.ts';
import { resources as catalogue } from '../../resources/library.ts';
import { duration } from '../../resources/model.ts';
import type { Source } from './entries.server.ts';

/** The library's resources. They change with the code alone. */
export const resources: Source = {
  version: async () => 'resources',
  entries: async () =>
    catalogue.map(({ id, title, description, topics, difficulty, type, minutes }) => ({
      id: `resource:${id}`,
      kind: 'resource',
      title,
      text: `${description} ${type}, ${difficulty}, ${duration(minutes)}.`,
      words: [...topics, type, difficulty].join(' '),
      link: {
        label: title,
        href: `/resources?${writeFilters({ ...noFilters, query: title })}`,
      },
    })),
};
