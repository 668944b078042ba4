import type { PlanId } from './site.ts';

/**
 * What each plan contains, place by place. The three places differ on purpose
 * (spec.md sections 3 and 9); prices are in `site.ts`, once.
 */
export interface PlanContents {
  name: string;
  /** Whom or what it is for, in one sentence. */
  description: string;
  features: readonly string[];
}

/** Plan names on the marketing pages (spec.md section 3). */
export const marketingName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Pro',
  enterprise: 'Dominate',
};

/** Plan names in structured data (spec.md section 9). */
export const structuredDataName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  enterprise: 'Enterprise',
};

/** Blog posts a month on the home cards (spec.md section 9). */
export const homeBlogsPerMonth: Record<PlanId, number> = { starter: 2, growth: 4, enterprise: 8 };

/** Cards of the pricing page (spec.md section 9). */
export const pricingPlans: Record<PlanId, PlanContents> = {
  starter: {
    name: marketingName.starter,
    description: 'The basics, done every week.',
    features: [
      '2 blog posts per month',
      '3 social posts per week',
      'Google Business updates',
      '10 keywords tracked',
      'Results dashboard',
      'Email support',
    ],
  },
  growth: {
    name: marketingName.growth,
    description: 'For owners who want to be found first in their town.',
    features: [
      'Weekly blog posts',
      'Daily social posts',
      'Google Business optimization',
      '25 keywords tracked',
      'Competitor monitoring',
      'SEO insights',
      'Email and chat support',
    ],
  },
  enterprise: {
    name: marketingName.enterprise,
    description: 'For several locations or a crowded market.',
    features: [
      '2 blog posts per week',
      'Unlimited social posts',
      'AI content calendar',
      '100+ keywords tracked',
      'Rank reports',
      'Conversion tracking and lead alerts',
      'Dedicated success agent',
    ],
  },
};

/** Cards of the signup page (spec.md section 3). */
export const signupPlans: Record<PlanId, PlanContents> = {
  starter: {
    name: 'AI Starter Agent',
    description: 'A first agent for a business that does its own marketing today.',
    features: ['Basic SEO', '3 social platforms', 'Monthly reports', 'Email support'],
  },
  growth: {
    name: 'AI Growth Agent',
    description: 'Search, social and ads for a business that wants more calls.',
    features: [
      'Advanced SEO with content',
      '5 social platforms',
      'Weekly reports',
      'Ad management',
      'Lead generation campaigns',
      'Priority email and chat support',
    ],
  },
  enterprise: {
    name: 'AI Enterprise Agent',
    description: 'Every channel, connected to the systems you already use.',
    features: [
      'Full automation suite',
      'All social platforms',
      'Daily reports',
      'Multi-channel ads',
      'Lead nurturing',
      '24/7 phone support',
      'Custom integrations',
      'Dedicated account manager',
    ],
  },
};
