import type { PlanId } from '../../facts/site.ts';

/** Four weeks of a plan. Days count from Monday of the first week, 0 to 27. */
export interface Month {
  blogDays: readonly number[];
  socialDays: readonly number[];
  keywords: number;
  /** The counts beneath the drawing; 'unlimited' and '100+' are more than can be drawn. */
  counts: { blog: string; social: string; keywords: string };
}

export const weeks = 4;
export const daysOfMonth = Array.from({ length: weeks * 7 }, (_, day) => day);
const onWeekdays = (...weekdays: number[]) =>
  daysOfMonth.filter((day) => weekdays.includes(day % 7));

/** What each plan does in four weeks, as spec.md section 9 counts it. */
export const months: Record<PlanId, Month> = {
  starter: {
    blogDays: [0, 14],
    socialDays: onWeekdays(1, 3, 5),
    keywords: 10,
    counts: { blog: '2 blog posts', social: '12 social posts', keywords: '10 keywords' },
  },
  growth: {
    blogDays: onWeekdays(0),
    socialDays: daysOfMonth,
    keywords: 25,
    counts: { blog: '4 blog posts', social: '28 social posts', keywords: '25 keywords' },
  },
  enterprise: {
    blogDays: onWeekdays(0, 3),
    socialDays: daysOfMonth,
    keywords: 100,
    counts: { blog: '8 blog posts', social: 'Unlimited social posts', keywords: '100+ keywords' },
  },
};
