import { type Check, good, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';
import { localBusiness, structuredData } from '../structured-data.ts';

export const localBusinessCheck: Check = {
  id: 'localBusiness',
  title: 'Described as a local business',
  why: 'Search engines and assistants answer “near me” questions from data about local businesses: this type says that you are one.',
  source: {
    title: 'Google Search Central: local business structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  },
  call: {
    say: 'Your page doesn’t tell search engines that you are a local business.',
    offer: 'We describe you as what you are, a dentist or a bakery, with place and hours.',
  },
  look: onPage((page, site) => {
    const data = structuredData(page);
    const business = localBusiness(data);
    if (business) return good(`@type ${business.types.join(', ').slice(0, 80)}`);
    if (localBusiness({ items: data.wrapped }))
      return unknown('Only lenient readers understand the JSON-LD that says so.');
    const unclear = data.items.flatMap(({ types }) => types).find(soundsLocal);
    if (unclear)
      return unknown(`“${unclear.slice(0, 60)}” is no type of schema.org’s LocalBusiness.`);
    return missing(site, 'No structured data has the type LocalBusiness or one below it.');
  }),
};

/** Types of schema.org that are no local business, though their names end like one. */
const others = new Set(
  'Service OnlineStore OnlineBusiness MedicalOrganization FoodService TaxiService GovernmentService BroadcastService CableOrSatelliteService WebApplicationService'.split(
    ' ',
  ),
);

/** Whether a type that schema.org doesn't have may mean a local business. */
function soundsLocal(type: string): boolean {
  if (others.has(type)) return false;
  return /(?:localbusiness|business|store|shop|services?|clinic|salon|contractor|practice|agency|restaurant|repair|doctor|lawyer|barbershop|spa|garage)$/i.test(
    type,
  );
}
