import { pricingPlans, signupPlans } from '../../facts/plans.ts';
import type { PlanId } from '../../facts/site.ts';
import type { WeekStop } from '../../product/week-timetable.tsx';

/**
 * What the agent does in a week on each plan. Every entry is said in the plan's own words
 * (`plans.ts`), found by what it is about, so that a plan that changes changes here too.
 */
export const agentWeek: Record<PlanId, readonly WeekStop[]> = {
  starter: [
    { day: 'Mon', line: 'blog', what: inPlan('starter', 'blog post') },
    { day: 'Tue', line: 'social', what: inPlan('starter', 'social posts') },
    { day: 'Wed', line: 'google', what: inPlan('starter', 'Google') },
    { day: 'Thu', line: 'search', what: inPlan('starter', 'keywords') },
    { day: 'Sun', line: 'reports', what: inPlan('starter', 'dashboard') },
  ],
  growth: [
    { day: 'Mon', line: 'blog', what: inPlan('growth', 'blog post') },
    { day: 'Tue', line: 'social', what: inPlan('growth', 'social posts') },
    { day: 'Wed', line: 'google', what: inPlan('growth', 'Google') },
    { day: 'Thu', line: 'search', what: inPlan('growth', 'keywords') },
    { day: 'Fri', line: 'leads', what: inPlan('growth', 'Lead generation') },
    { day: 'Sun', line: 'reports', what: inPlan('growth', 'reports') },
  ],
  enterprise: [
    { day: 'Mon', line: 'blog', what: inPlan('enterprise', 'blog post') },
    { day: 'Tue', line: 'social', what: inPlan('enterprise', 'social posts') },
    { day: 'Wed', line: 'google', what: inPlan('enterprise', 'content calendar') },
    { day: 'Thu', line: 'search', what: inPlan('enterprise', 'keywords') },
    { day: 'Fri', line: 'leads', what: inPlan('enterprise', 'lead alerts') },
    { day: 'Sun', line: 'reports', what: inPlan('enterprise', 'Daily reports') },
  ],
};

/** @throws when no feature of the plan speaks of it. */
function inPlan(plan: PlanId, about: string): string {
  const features = [...pricingPlans[plan].features, ...signupPlans[plan].features];
  const found = features.find((text) => text.includes(about));
  if (!found) throw new Error(`The ${plan} plan says nothing of ${about}`);
  return found;
}
