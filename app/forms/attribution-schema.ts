import * as v from 'valibot';

/** One attribution field: control characters become spaces, and the text is cut at 300 characters. */
const attributionField = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
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
export const attribution = v.fallback(
  v.optional(
    v.object({
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

export type Attribution = NonNullable<v.InferOutput<typeof attribution>>;
