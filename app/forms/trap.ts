import * as z from 'zod/mini';

/*
 * What tells a program from a person without asking the person anything. Both are optional for every
 * client: a form sent without JavaScript has no time, and one sent by a program of ours neither.
 */

/**
 * Name of the control that people do not see. It means nothing that a browser or a password manager
 * would fill in: they look for names, addresses, companies, numbers.
 */
export const trapName = 'extraTopic';

/** What is in the unseen control; never a reason to refuse a form. */
export const trap = z.catch(
  z.optional(z.string().check(z.overwrite((text) => text.slice(0, 200)))),
  undefined,
);

/** Milliseconds between opening the page and sending, as the browser counted them. */
export const elapsed = z.catch(
  z.optional(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  undefined,
);
