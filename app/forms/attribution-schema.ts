import * as z from 'zod/mini';

/** One attribution field: control characters become spaces, and the text is cut at 300 characters. */
const attributionField = z.catch(
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

/**
 * Where a lead came from, in a request body (`visitFacts` fills it in). It never rejects a
 * lead: an unusable value is dropped.
 */
export const attribution = z.catch(
  z.optional(
    z.object({
      firstLanding: attributionField,
      lastLanding: attributionField,
      referrer: attributionField,
      utmSource: attributionField,
      utmMedium: attributionField,
      utmCampaign: attributionField,
      utmTerm: attributionField,
      utmContent: attributionField,
    }),
  ),
  undefined,
);

export type Attribution = NonNullable<z.output<typeof attribution>>;
