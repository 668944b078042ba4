/** Terms of trial, guarantee, canceling and changing plans, stated once. */

/** Days of the free trial named on the marketing pages (spec.md section 9). */
export const trialDays = 14;

/** Days of the money-back guarantee named on the signup page (spec.md section 9). */
export const guaranteeDays = 30;

/** Terms of every plan, as the marketing pages word them (spec.md section 1). */
export const terms = {
  trial: `${trialDays}-day free trial`,
  cancel: 'cancel anytime',
  setup: 'no setup fees',
  card: 'no credit card required',
} as const;

/** When a change of plan takes effect (spec.md section 2, Support center). */
export const planChange = {
  upgrade: 'immediately',
  downgrade: 'at the next billing cycle',
} as const;
