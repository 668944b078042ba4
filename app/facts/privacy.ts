/** How long the software keeps things; `privacy.test.ts` compares these with its constants. */
export const lifetimes = {
  keyDays: 7,
  recipientDays: 1,
  sessionDays: 30,
  deviceDays: 365,
  resetHours: 1,
  attemptHours: 1,
  backupDays: 30,
  lookHours: 24,
  dataLinkHours: 24,
  visitDays: 400,
} as const;

/** Minimum age in years (spec.md section 9). */
export const minimumAge = 13;

/** Minimum length of a password (spec.md section 5). */
export const minimumPassword = 8;
