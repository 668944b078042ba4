import * as z from 'zod/mini';
import type { Visit } from './visit.ts';

/**
 * Where a lead came from. Never a reason to refuse one: what is unusable is dropped, what is too
 * long is cut.
 */
const trace = z.catch(
  z.optional(
    z.string().check(
      z.overwrite((text) =>
        text
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, 300)
          .toWellFormed(),
      ),
    ),
  ),
  undefined,
);

export const attribution = z.catch(
  z.optional(
    z.object({
      firstLanding: trace,
      lastLanding: trace,
      referrer: trace,
      utmSource: trace,
      utmMedium: trace,
      utmCampaign: trace,
      utmTerm: trace,
      utmContent: trace,
    }),
  ),
  undefined,
);

export type Attribution = NonNullable<z.output<typeof attribution>>;

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

/** What this tab's visit left, as the lead keeps it. Browser only. */
export function visitAttribution(): { attribution?: Attribution } {
  try {
    // Not by a function of visit.ts: the two would share a chunk, and the entry script a request more.
    const visit: Visit | null = JSON.parse(sessionStorage.getItem('visit') ?? 'null');
    return visit ? { attribution: attributionOf(visit) } : {};
  } catch {
    return {};
  }
}
