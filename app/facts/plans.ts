import { type PlanId, trackedKeywords } from './prices.ts';

/**
 * What each plan contains, as data. The pricing page, the signup page and the home cards differ on
 * purpose (spec.md sections 3 and 9), so each has its own table. `plan-copy.ts` turns the tables
 * into the lines of the cards; prices are in `prices.ts`.
 */

/** Plan names on the marketing pages (spec.md section 3). */
export const marketingName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Pro',
  enterprise: 'Dominate',
};

/** Plan names at signup, on invoices and in the dashboard (spec.md section 3). */
export const signupName: Record<PlanId, string> = {
  starter: 'AI Starter Agent',
  growth: 'AI Growth Agent',
  enterprise: 'AI Enterprise Agent',
};

/** Plan names in structured data (spec.md section 9). */
export const structuredDataName: Record<PlanId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  enterprise: 'Enterprise',
};

/** `count` times in each week or month. */
export interface Rate {
  count: number;
  per: 'week' | 'month';
}

/** How a customer reaches support. */
export interface Support {
  channels: readonly ('email' | 'chat' | 'phone')[];
  priority?: true;
  hours?: '24/7';
}

/** Contents of a plan on the pricing page. */
export interface PricingContents {
  blogPosts: Rate;
  socialPosts: Rate | 'daily' | 'unlimited';
  /** Work on the Google Business Profile. */
  google?: 'updates' | 'optimization';
  contentCalendar?: true;
  keywords: { tracked: number; orMore?: true };
  dashboard?: true;
  competitors?: true;
  seoInsights?: true;
  rankReports?: true;
  leadAlerts?: true;
  support?: Support;
  successAgent?: true;
}

/** The pricing page (spec.md section 9). Each plan adds to the one before it. */
export const pricingContents = {
  starter: {
    blogPosts: { count: 2, per: 'month' },
    socialPosts: { count: 3, per: 'week' },
    google: 'updates',
    keywords: { tracked: trackedKeywords.starter },
    dashboard: true,
    support: { channels: ['email'] },
  },
  growth: {
    blogPosts: { count: 1, per: 'week' },
    socialPosts: 'daily',
    google: 'optimization',
    keywords: { tracked: trackedKeywords.growth },
    competitors: true,
    seoInsights: true,
    support: { channels: ['email', 'chat'] },
  },
  enterprise: {
    blogPosts: { count: 2, per: 'week' },
    socialPosts: 'unlimited',
    contentCalendar: true,
    keywords: { tracked: trackedKeywords.enterprise, orMore: true },
    rankReports: true,
    leadAlerts: true,
    successAgent: true,
  },
} as const satisfies Record<PlanId, PricingContents>;

/** Contents of a plan on the signup page. */
export interface SignupContents {
  seo?: 'basic' | 'with content';
  automationSuite?: true;
  /** Social platforms that the agent posts to. */
  platforms: number | 'all';
  reports: 'monthly' | 'weekly' | 'daily';
  ads?: 'managed' | 'multi-channel';
  leads?: 'campaigns' | 'nurturing';
  support: Support;
  integrations?: true;
  accountManager?: true;
}

/** The signup page (spec.md section 3). */
export const signupContents = {
  starter: {
    seo: 'basic',
    platforms: 3,
    reports: 'monthly',
    support: { channels: ['email'] },
  },
  growth: {
    seo: 'with content',
    platforms: 5,
    reports: 'weekly',
    ads: 'managed',
    leads: 'campaigns',
    support: { channels: ['email', 'chat'], priority: true },
  },
  enterprise: {
    automationSuite: true,
    platforms: 'all',
    reports: 'daily',
    ads: 'multi-channel',
    leads: 'nurturing',
    support: { channels: ['phone'], hours: '24/7' },
    integrations: true,
    accountManager: true,
  },
} as const satisfies Record<PlanId, SignupContents>;

/** Blog posts a month on the home cards (spec.md section 9). */
export const homeBlogsPerMonth: Record<PlanId, number> = { starter: 2, growth: 4, enterprise: 8 };
