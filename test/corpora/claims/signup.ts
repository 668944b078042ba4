import type { ClaimsOf } from '../claims.ts';

export const signup: ClaimsOf = ({ enterprise, growth, starter, trial }) => ({
  'trial.length trial.first-day': `
    Your ${trial} starts today.`,
  'trial.card fees.none cancel.anytime': `
    No credit card required, no setup fees, cancel anytime.`,
  'prices.growth': `
    Growth ${growth}`,
  'prices.enterprise': `
    Enterprise ${enterprise}
    ${enterprise} per month`,
  'plans.popular': `
    ${growth} per month Most popular`,
  'plans.for': `
    Search, social and ads for a business that wants more calls.
    Every channel, connected to the systems you already use.`,
  'account.password-length': `
    At least 8 characters.`,
  'trial.first-day': `
    Nothing is charged today.`,
  'trial.after': `
    After the 14-day trial we’ll send you an invoice for the plan you chose, unless you cancel first.`,
  'seo.levels-plans': `
    Advanced SEO with content
    Basic SEO
    Full automation suite`,
  'platforms.growth': `
    5 social platforms`,
  'reports.growth': `
    Weekly reports`,
  'ads.growth': `
    Ad management`,
  'leads.campaigns-growth': `
    Lead generation campaigns`,
  'support.growth': `
    Priority email and chat support`,
  'guarantee.days': `
    30-day money-back guarantee
    Tell us within 30 days and we’ll refund what you paid.`,
  'prices.starter': `
    ${starter} per month`,
  'plans.first-agent': `
    A first agent for a business that does its own marketing today.`,
  'platforms.starter': `
    3 social platforms`,
  'reports.starter': `
    Monthly reports`,
  'support.starter': `
    Email support`,
  'platforms.enterprise': `
    All social platforms`,
  'reports.enterprise': `
    Daily reports`,
  'ads.multichannel-enterprise': `
    Multi-channel ads`,
  'leads.nurturing-enterprise': `
    Lead nurturing`,
  'support.enterprise': `
    24/7 phone support`,
  'integrations.enterprise': `
    Custom integrations`,
  'support.manager-enterprise': `
    Dedicated account manager`,
  'call to action': `
    Back to Pricing
    Sign in`,
  'heading or question': `
    Sign up for your AI agent
    AI Growth Agent
    Create your account
    Already have an account?
    What’s included
    Not right for you?
    AI Starter Agent
    AI Enterprise Agent`,
  'how to use the page': `
    All fields are required unless marked optional.
    A few random words are easy to remember and hard to guess.`,
});
