import * as v from 'valibot';

/** What the schemas of settings share (`server/env.ts`). An error completes `Invalid setting X: …`. */

/** A text that passes a test. */
export function passes(test: (value: string) => boolean, error: string) {
  return v.pipe(v.string(), v.check(test, error));
}

/** A whole number in decimal digits. @param what names it in the error: `a number of days`. */
export function wholeNumber(from: number, to: number, what = 'a whole number') {
  return passes(
    (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
    `it must be ${what} from ${from} to ${to}`,
  );
}

/** Creates the error for a setting that contradicts another. */
export type SettingError<Name extends string> = (name: Name, why: string) => Error;
