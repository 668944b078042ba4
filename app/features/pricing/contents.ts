import { capitalize, keywordsTracked, pricingLine, pricingLines } from '../../facts/plan-copy.ts';
import { type PricingContents, pricingContents, type Rate } from '../../facts/plans.ts';
import { type PlanId, planIds } from '../../facts/prices.ts';

/** A table cell: how much of it, or whether the plan has it at all. */
export type Cell = string | boolean;

/** Rows of the comparison table. A plan has what the plans before it have. */
export const rows: readonly { header: string; cells: Record<PlanId, Cell> }[] = [
  { header: 'Blog posts', cells: forEachPlan(({ blogPosts }) => rateCell(blogPosts)) },
  {
    header: 'Social posts',
    cells: forEachPlan(({ socialPosts }) =>
      typeof socialPosts === 'string' ? capitalize(socialPosts) : rateCell(socialPosts),
    ),
  },
  { header: 'Google Business', cells: forEachPlan(({ google }) => google && capitalize(google)) },
  { header: 'Keywords tracked', cells: forEachPlan((_, plan) => keywordsTracked(plan)) },
  included('dashboard'),
  included('competitors'),
  included('seoInsights'),
  included('contentCalendar'),
  included('rankReports'),
  included('leadAlerts'),
  {
    header: 'Who helps you',
    cells: forEachPlan(({ support }) =>
      support
        ? capitalize(support.channels.join(' and '))
        : capitalize(pricingLine('enterprise', 'successAgent')),
    ),
  },
];

/** Four weeks of a plan. Days count from Monday of the first week, 0 to 27. */
export interface Month {
  blogDays: readonly number[];
  socialDays: readonly number[];
  keywords: number;
  /** Captions of the drawing; 'unlimited' and '100+' are more than it can show. */
  counts: { blog: string; social: string; keywords: string };
}

export const weeks = 4;
export const daysOfMonth = Array.from({ length: weeks * 7 }, (_, day) => day);

export const months: Record<PlanId, Month> = {
  starter: monthOf('starter'),
  growth: monthOf('growth'),
  enterprise: monthOf('enterprise'),
};

function monthOf(plan: PlanId): Month {
  const { blogPosts, socialPosts, keywords }: PricingContents = pricingContents[plan];
  const blogDays = days(blogPosts, 0);
  const socialDays = typeof socialPosts === 'string' ? daysOfMonth : days(socialPosts, 1);
  return {
    blogDays,
    socialDays,
    keywords: keywords.tracked,
    counts: {
      blog: `${blogDays.length} blog posts`,
      social:
        socialPosts === 'unlimited'
          ? 'Unlimited social posts'
          : `${socialDays.length} social posts`,
      keywords: `${keywordsTracked(plan)} keywords`,
    },
  };
}

/** Days of the month at a rate, spread evenly over each period from its day `first` on. */
function days({ count, per }: Rate, first: number): number[] {
  const period = per === 'week' ? 7 : daysOfMonth.length;
  const offsets = Array.from(
    { length: count },
    (_, index) => first + Math.floor((index * period) / count),
  );
  return daysOfMonth.filter((day) => offsets.includes(day % period));
}

/** `2 per month`, `Weekly` */
function rateCell({ count, per }: Rate): string {
  return count === 1 ? capitalize(`${per}ly`) : `${count} per ${per}`;
}

/** A yes-or-no row, named by the line of the card. */
function included(subject: keyof PricingContents) {
  const [line = ''] = planIds.flatMap((plan) => pricingLines(plan, [subject]));
  return { header: capitalize(line), cells: forEachPlan((contents) => subject in contents) };
}

/** The cell of each plan; a plan without its own has that of the plan before it. */
function forEachPlan(
  cell: (contents: PricingContents, plan: PlanId) => Cell | undefined,
): Record<PlanId, Cell> {
  const starter = cell(pricingContents.starter, 'starter') || false;
  const growth = cell(pricingContents.growth, 'growth') || starter;
  const enterprise = cell(pricingContents.enterprise, 'enterprise') || growth;
  return { starter, growth, enterprise };
}
