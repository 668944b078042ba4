/**
 * Pattern of an email address in forms and settings: `z.regexes.email` of zod 4.6, Gmail's rules for
 * the addresses that people have (https://github.com/colinhacks/zod/pull/2157). Unlike valibot's, it
 * takes an apostrophe (`o'neil@example.com`). It takes linear time for any text.
 */
export const emailAddress =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
