import type { Attribution } from './attribution-schema.ts';
import type { Visit } from './visit.ts';

/*
 * Facts that a form sends besides its entries. Both imports are only types: the chat sends them too
 * and must not load valibot, and a chunk shared with visit.ts would cost the entry script a request.
 */

/** The visit's attribution, and the milliseconds from opening the page until now. Browser only. */
export function visitFacts(): { attribution?: Attribution; elapsed: number } {
  const visit = readVisit();
  const elapsed = Math.round(performance.now());
  return visit ? { attribution: attributionOf(visit), elapsed } : { elapsed };
}

/** The visit that `recordVisit` stored in this tab. */
function readVisit(): Visit | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem('visit') ?? 'null');
    return isVisit(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isVisit(stored: unknown): stored is Visit {
  return (
    Array.isArray(stored) &&
    stored.length === 3 &&
    stored.every((part: unknown) => typeof part === 'string')
  );
}

/** URL parameter of each UTM field. */
const utmParameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

/**
 * Attribution fields of a visit. UTM values come from the last landing page that has any; the
 * referrer is the first landing page's.
 */
export function attributionOf([first, last, referrer]: Visit): Attribution {
  const names = Object.values(utmParameters);
  const tagged = [last, first].map(queryOf).find((query) => names.some((name) => query.has(name)));
  const found: Attribution = { firstLanding: first, lastLanding: last };
  if (referrer) found.referrer = referrer;
  for (const field of Object.keys(utmParameters) as (keyof typeof utmParameters)[]) {
    const value = tagged?.get(utmParameters[field]);
    if (value) found[field] = value;
  }
  return found;
}

function queryOf(landing: string): URLSearchParams {
  return new URLSearchParams(landing.split('?')[1] ?? '');
}
