import { faqEntries } from '../../app/facts/faq.ts';
import type { Source } from './entries.server.ts';

/** The support page's questions. They change with the code alone. */
export const faq: Source = {
  version: async () => 'faq',
  entries: async ({ site }) =>
    faqEntries(site).map(({ id, question, answer, link }) => ({
      id: `faq:${id}`,
      kind: 'faq',
      title: question,
      text: answer,
      words: '',
      link: link
        ? { label: link.text, href: link.href }
        : { label: question, href: `/support#${id}` },
    })),
};
