import { capitalize, pricingLine, signupLine } from '../../facts/plan-copy.ts';
import type { PlanId } from '../../facts/prices.ts';
import type { WeekStop } from '../../product/week-timetable.tsx';

/**
 * The agent's week on each plan, in the words of the plan's cards.
 */
export const agentWeek: Record<PlanId, readonly WeekStop[]> = {
  starter: [
    { day: 'Mon', line: 'blog', what: capitalize(pricingLine('starter', 'blogPosts')) },
    { day: 'Tue', line: 'social', what: capitalize(pricingLine('starter', 'socialPosts')) },
    { day: 'Wed', line: 'google', what: capitalize(pricingLine('starter', 'google')) },
    { day: 'Thu', line: 'search', what: capitalize(pricingLine('starter', 'keywords')) },
    { day: 'Sun', line: 'reports', what: capitalize(pricingLine('starter', 'dashboard')) },
  ],
  growth: [
    { day: 'Mon', line: 'blog', what: capitalize(pricingLine('growth', 'blogPosts')) },
    { day: 'Tue', line: 'social', what: capitalize(pricingLine('growth', 'socialPosts')) },
    { day: 'Wed', line: 'google', what: capitalize(pricingLine('growth', 'google')) },
    { day: 'Thu', line: 'search', what: capitalize(pricingLine('growth', 'keywords')) },
    { day: 'Fri', line: 'leads', what: capitalize(signupLine('growth', 'leads')) },
    { day: 'Sun', line: 'reports', what: capitalize(signupLine('growth', 'reports')) },
  ],
  enterprise: [
    { day: 'Mon', line: 'blog', what: capitalize(pricingLine('enterprise', 'blogPosts')) },
    { day: 'Tue', line: 'social', what: capitalize(pricingLine('enterprise', 'socialPosts')) },
    { day: 'Wed', line: 'google', what: capitalize(pricingLine('enterprise', 'contentCalendar')) },
    { day: 'Thu', line: 'search', what: capitalize(pricingLine('enterprise', 'keywords')) },
    { day: 'Fri', line: 'leads', what: capitalize(pricingLine('enterprise', 'leadAlerts')) },
    { day: 'Sun', line: 'reports', what: capitalize(signupLine('enterprise', 'reports')) },
  ],
};
