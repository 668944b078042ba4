import type { ClaimsOf } from '../claims.ts';

export const severalPages: ClaimsOf = ({ trial }) => ({
  'trial.length': `
    ${trial}`,
  'fees.none': `
    no setup fees`,
  'trial.card': `
    no credit card required`,
  'cancel.anytime': `
    cancel anytime`,
  'call to action': `
    Start Free Audit
    Compare the plans
    Ask a Question
    Privacy policy
    Start Free Trial`,
  'heading or question': `
    How it works
    Pricing
    Blog
    Social
    Google Business
    Search
    Leads
    Reports`,
});
