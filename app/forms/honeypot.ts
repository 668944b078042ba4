import * as z from 'zod/mini';

/*
 * What tells a program from a person without asking the person anything. Both values are optional: a
 * form sent without JavaScript has no time, and one sent by a client of the API has neither.
 */

/**
 * Name of the honeypot, the control that people don't see. Browsers and password managers fill in
 * names, addresses, companies and numbers; this name means none of them.
 */
export const honeypotName = 'extraTopic';

/** The honeypot's content; never a reason to reject a form. */
export const honeypot = z.catch(
  z.optional(z.string().check(z.overwrite((text) => text.slice(0, 200)))),
  undefined,
);

/** Milliseconds from opening the page to sending the form, as the browser measured them. */
export const elapsed = z.catch(
  z.optional(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  undefined,
);
