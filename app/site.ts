/**
 * Facts of the business, stated once (spec.md sections 1, 5 and 9).
 * Pages, structured data, e-mails and the assistant all read them from here.
 * What the owner sets (name, phone, e-mail, address) is in `settings.ts`.
 */

/** Plan ids, in the order in which they are shown (spec.md section 3). */
export const planIds = ['starter', 'growth', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Monthly prices in whole US dollars (spec.md section 9). */
export const monthlyPrice: Record<PlanId, number> = { starter: 297, growth: 497, enterprise: 997 };

/** Days of the free trial named on the marketing pages (spec.md section 9). */
export const trialDays = 14;

/** Days of the money-back guarantee named on the signup page (spec.md section 9). */
export const guaranteeDays = 30;
