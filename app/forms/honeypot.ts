import * as v from 'valibot';

/*
 * Signals that distinguish programs from people without asking visitors anything. Both are optional:
 * a form that is posted without JavaScript has no time, and one from an API client has neither.
 */

/**
 * Name of the honeypot, a control that people don't see. Browsers and password managers fill in
 * names, addresses, companies and numbers; this name suggests none of those.
 */
export const honeypotName = 'extraTopic';

/** Content of the honeypot; it never makes a form invalid. */
export const honeypot = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 200)),
    ),
  ),
  undefined,
);

/** Milliseconds from opening the page to sending the form, as the browser measured them. */
export const elapsed = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
  undefined,
);
