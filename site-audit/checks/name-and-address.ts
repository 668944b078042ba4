import { type Check, good, quote, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';
import { type DescribedBusiness, describedBusinesses } from '../required-properties.ts';
import { structuredData } from '../structured-data.ts';

export const nameAndAddress: Check = {
  id: 'nameAndAddress',
  title: 'Name and address in the data',
  why: 'Google requires a name and an address in the data of a local business, for each location. Without them it can’t use that data to show you.',
  source: {
    title: 'Google Search Central: required properties of a local business',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business#structured-data-type-definitions',
  },
  call: {
    say: 'The data that describes your business for Google lacks its name or address.',
    offer: 'We complete that data for each of your locations, and keep it that way.',
  },
  look: onPage((page, site) => {
    const businesses = describedBusinesses(structuredData(page));
    if (businesses.length === 0)
      return unknown('No data that we can read describes a local business.');
    const complete = businesses.filter(isComplete);
    const lacking = businesses.filter(
      (one) =>
        one.isSubject && one.missing.length > 0 && !complete.some((other) => same(one, other)),
    );
    // Beside a complete description, one without a name may be of the same business.
    const first = lacking.find(({ name }) => complete.length === 0 || name);
    const unclear = complete.length === 0 && businesses.some((one) => one.unclear.length > 0);
    if (first && !unclear) return missing(site, lackOf(first, lacking.length));
    const [stated] = complete;
    if (stated && lacking.length === 0) return good(quote(`${stated.name}, ${stated.address}`));
    return unknown('We can’t tell whether the data has the name and address of the business.');
  }),
};

const isComplete = ({ missing, unclear }: DescribedBusiness) =>
  missing.length === 0 && unclear.length === 0;

/** Whether two descriptions are of one business, as far as their names say: a chain and its shop. */
function same(one: DescribedBusiness, other: DescribedBusiness): boolean {
  const [a, b] = [letters(one.name), letters(other.name)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

const letters = (text = '') => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function lackOf({ name, type, missing }: DescribedBusiness, count: number): string {
  const about = name ? quote(name, 60) : `a business of the type ${type}`;
  const more = count > 1 ? ` ${count} businesses in the data lack something that is required.` : '';
  return `The data about ${about} has no ${missing.join(' and no ')}.${more}`;
}
