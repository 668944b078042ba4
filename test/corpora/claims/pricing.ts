import type { ClaimsOf } from '../claims.ts';

export const pricing: ClaimsOf = ({
  enterprise,
  growth,
  open,
  payment,
  setup,
  starter,
  trial,
}) => ({
  'prices.flat': `
    AI marketing prices. Three plans, flat rates.`,
  'trial.length': `
    14 days free on every plan
    Free trial | 14 days | 14 days | 14 days`,
  'plans.which': `
    Starter | The basics, done every week.
    Pro | For owners who want to be found first in their town.`,
  'blog.starter': `
    Starter | 2 blog posts per month`,
  'social.starter': `
    Starter | 3 social posts per week`,
  'keywords.starter': `
    Starter | 10 keywords tracked
    10 keywords`,
  'support.starter': `
    Starter | Email support`,
  'blog.growth': `
    Pro | Weekly blog posts`,
  'social.growth': `
    Pro | Daily social posts`,
  'google.optimization-growth': `
    Pro | Google Business optimization`,
  'keywords.growth': `
    Pro | 25 keywords tracked
    25 keywords`,
  'seo.insights-growth': `
    Pro | SEO insights`,
  'locations.plan': `
    Dominate | For several locations or a crowded market.`,
  'blog.enterprise': `
    Dominate | 2 blog posts per week`,
  'social.calendar-enterprise': `
    Dominate | AI content calendar`,
  'keywords.enterprise': `
    Dominate | 100+ keywords tracked
    100+ keywords`,
  'reports.rank-enterprise': `
    Dominate | Rank reports`,
  'leads.alerts-enterprise': `
    Dominate | Conversion tracking and lead alerts`,
  'plans.contents.enterprise': `
    Dominate | Dedicated success agent`,
  'prices.starter': `
    Starter ${starter}`,
  'prices.growth': `
    Pro ${growth}`,
  'prices.enterprise': `
    Dominate ${enterprise}`,
  'plans.include-before': `
    Each plan includes everything in the plan before it.`,
  'prices.all': `
    Price a month | ${starter} | ${growth} | ${enterprise}`,
  'blog.all': `
    Blog posts | 2 per month | Weekly | 2 per week`,
  'social.all': `
    Social posts | 3 per week | Daily | Unlimited`,
  'google.updates-plans google.optimization-plans': `
    Google Business | Updates | Optimization | Optimization`,
  'keywords.all': `
    Keywords tracked | 10 | 25 | 100+`,
  'dashboard.included-plans': `
    Results dashboard | Yes | Yes | Yes`,
  'competitors.plans': `
    Competitor monitoring | No | Yes | Yes`,
  'seo.insights-plans': `
    SEO insights | No | Yes | Yes`,
  'social.calendar-plans': `
    AI content calendar | No | No | Yes`,
  'reports.rank-plans': `
    Rank reports | No | No | Yes`,
  'leads.alerts-plans': `
    Conversion tracking and lead alerts | No | No | Yes`,
  'plans.contents.growth plans.contents.enterprise': `
    Who helps you | Email | Email and chat | Dedicated success agent`,
  'fees.none': `
    Setup fee | None | None | None`,
  'trial.length trial.card': `
    What do the first 14 days cost? Nothing. Every plan starts with a ${trial}, no credit card required.`,
  'fees.none prices.all': `
    Do I pay anything besides the monthly price? No. There are no setup fees: you pay the price on the card, from ${starter} to ${enterprise} a month.`,
  'change-plan.any': `
    Can I move to another plan? Yes. Upgrades take effect immediately.`,
  'change-plan.down': `
    Downgrades take effect at the next billing cycle.`,
  'cancel.where': `
    How do I cancel? You can cancel anytime on your dashboard.`,
  'contract.none': `
    Plans are billed month by month, without a yearly contract.`,
  'payment.ways payment.invoice': `
    How can I pay? By ${payment}, once a month.`,
  'setup.time': `
    How soon is my agent running? Your agent is set up within ${setup} of your free audit.`,
  'call.free': `
    Neither costs anything.`,
  'response.audit audit.tells': `
    Within 24 hours you hear what to fix first, and which plan would fix it.`,
  'office.address hours.open': `
    Speak with the team in Northern Virginia, Monday to Friday, ${open} EST.`,
  'call.bring': `
    Bring last month’s marketing bill.`,
  'heading or question': `
    Plans
    A month of each plan
    What each plan publishes in four weeks
    Side by side
    What each plan contains
    Plan | Starter | Pro | Dominate
    Billing
    Questions about billing
    Not sure which plan fits?`,
  'call to action': `
    Starter | Try Starter free
    Pro | Try Pro free
    Dominate | Try Dominate free
    Ask for a free audit, or talk to our team.
    Get a free marketing audit
    Tell us about your business.
    Start a Free Audit
    Talk to our team
    Book a Strategy Call`,
  'how to use the page': `
    The days on which blog posts and social posts go out, and how many keywords are tracked for you.`,
  'drawn sample': `
    2 blog posts
    12 social posts
    4 blog posts
    28 social posts
    8 blog posts
    Unlimited social posts`,
});
