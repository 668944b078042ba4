import type { Attribution } from './attribution-rules.ts';
import type { Visit } from './visit.ts';

/** Names of the UTM parameters by the field that keeps them. */
const utm = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

/**
 * Reads a visit's fields. UTM values come from the last landing page that has any; the referrer is
 * that of the first one.
 */
export function attributionOf([first, last, referrer]: Visit): Attribution {
  const tagged = [last, first].map(query).find((q) => Object.values(utm).some((n) => q.has(n)));
  const found: Attribution = { firstLanding: first, lastLanding: last };
  if (referrer) found.referrer = referrer;
  for (const [field, parameter] of Object.entries(utm) as [keyof typeof utm, string][]) {
    const value = tagged?.get(parameter);
    if (value) found[field] = value;
  }
  return found;
}

function query(landing: string): URLSearchParams {
  return new URLSearchParams(landing.split('?')[1] ?? '');
}
