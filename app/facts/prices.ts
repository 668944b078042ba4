/** Plan ids, in the order in which they are shown (spec.md section 3). */
export const planIds = ['starter', 'growth', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Monthly prices in whole US dollars (spec.md section 9). */
export const monthlyPrice: Record<PlanId, number> = { starter: 297, growth: 497, enterprise: 997 };

/** The plan marked as most popular, and the one signup starts with (spec.md section 9). */
export const popularPlan: PlanId = 'growth';

/**
 * Keywords that each plan tracks (spec.md section 9). They are beside the prices, because drawings of
 * the product state them too and load no tables of plans.
 */
export const trackedKeywords: Record<PlanId, number> = { starter: 10, growth: 25, enterprise: 100 };

/** Twelve months of a monthly price, in whole US dollars. */
export const yearly = (monthly: number) => monthly * 12;

/** A whole number of US dollars as the pages write it: `$18,600`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
