import type { Source } from '../../../assistant/compose/library.server.ts';
import { noFilters, writeFilters } from './filters.ts';
import { resources as library } from './library.ts';
import { duration } from './model.ts';

/** The library's resources as a source of answers. They only change with the code. */
export const resources: Source = {
  version: async () => 'resources',
  entries: async () =>
    library.map(({ id, title, description, topics, difficulty, type, minutes }) => ({
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
