import * as z from 'zod/mini';

/**
 * Where a lead came from, as a body holds it (`visitFacts` reads it in the browser). Never a reason to refuse one: what is unusable is dropped, what is too
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
