import type { ClaimsOf } from '../claims.ts';

export const freeAudit: ClaimsOf = () => ({
  'audit.form': `
    Answer eight questions about your business.
    It takes about three minutes.`,
  'audit.checks audit.obligation': `
    We look at what your marketing does and misses today, and send you a plan you can use with us or without us.`,
  'audit.checks': `
    We compare your website, posts and Google profile with businesses near you.
    We list the weekly jobs an agent can take off your hands, and those better left with you.`,
  'audit.tells': `
    You learn what to do first, second and third, in the order that pays.`,
  'audit.contact': `
    We use what you enter to prepare your audit and to contact you about it.`,
  'response.audit': `
    average response | 24hrs`,
  'reviews.customers': `
    businesses served | 100+`,
  'heading or question': `
    For DMV businesses
    Free marketing audit for your business
    What the audit gives you
    Strategy analysis
    AI recommendations
    Action plan
    Request your audit`,
  'call to action': `
    Start the request
    See what an agent does
    How we check, and how often we’re wrong`,
  'drawn sample': `
    Cedar & Rye Bakery, Bethesda Sample audit
    Blog Last post in March To fix
    Social Three posts a week Fine
    Search Page 2 for “rye bread” To fix
    Google Business Hours are right Fine
    Leads No form for orders To fix
    Fix first: An order form, and a weekly post that links to it`,
  'how to use the page': `
    Only the fields marked optional can stay empty.
    For example: more catering orders from offices in Tysons by spring`,
  'sum or date from other facts': `
    no cost | $0`,
});
