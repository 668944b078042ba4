import MiniSearch from 'minisearch';
import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { hours, list } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';
import { searchTerms, stem } from '../understand/language.server.ts';

/** What the assistant is compared with: it must be much better than both. */
export function baselines(site: SiteSettings) {
  const constant = `${list(planIds.map((plan) => `${marketingName[plan]} is ${price(plan)}`))}. We’re open ${hours.phone}; call ${site.phone}. I don’t know anything else.`;
  const facts = factTable(site).map(({ id, en, es }) => ({ id, en, es }));
  const index = new MiniSearch<(typeof facts)[number]>({
    fields: ['en', 'es'],
    storeFields: ['en', 'es'],
    tokenize: searchTerms,
    processTerm: stem,
  });
  index.addAll(facts);
  return {
    /** The same text for every question. */
    constant: () => constant,
    /** The fact that a plain text search finds, in the language that has more of the words. */
    search(question: string, language: 'en' | 'es'): string {
      const [found] = index.search(question);
      return found ? String(found[language]) : constant;
    },
  };
}
