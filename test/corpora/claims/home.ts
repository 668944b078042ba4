import type { ClaimsOf } from '../claims.ts';

export const home: ClaimsOf = ({
  enterprise,
  freelancer,
  freelancerFrom,
  freelancerYear,
  growth,
  phone,
  phoneHours,
  saved,
  saving,
  served,
  setup,
  starter,
  starterYear,
  trial,
}) => ({
  'area.served': `
    DC, Maryland and Northern Virginia`,
  'company.what reviews.customers': `
    AI marketing for DMV businesses. Get found by people nearby.`,
  'agent.does prices.lowest': `
    One AI agent writes your blog, posts every week, tracks your keywords and keeps your Google profile current, from ${starter} a month.`,
  'prices.growth': `
    A sample week on the Pro plan, ${growth} a month
    Pro | ${growth} a month`,
  'start.steps agent.schedule': `
    Set up in three steps, then it runs without you`,
  'start.steps': `
    Connect platforms
    Configure your agent
    Activate automation`,
  'start.accounts': `
    Sign in once to your Google Business Profile, your social pages and your website.`,
  'start.brief': `
    Tell it what you sell, which towns you serve and how you talk.`,
  'setup.time': `
    It is set up within ${setup} of your audit.`,
  'agent.schedule': `
    Posts, updates and keyword checks run on schedule, and each one shows in your dashboard.
    See the results of every post and update`,
  'prices.flat': `
    One flat price a month`,
  'trial.length fees.none cancel.anytime': `
    Every plan starts with a ${trial}: no setup fees, no credit card required, cancel anytime.`,
  'prices.starter': `
    Starter | ${starter} a month`,
  'blog.starter': `
    Starter | 2 blogs a month`,
  'social.starter': `
    Starter | Social posts every week`,
  'google.updates-starter': `
    Starter | Google Business updates`,
  'dashboard.included-starter': `
    Starter | Results dashboard`,
  'plans.popular': `
    Pro | Most popular`,
  'plans.which': `
    Pro | For being found first in your town.`,
  'blog.month.all': `
    Pro | 4 blogs a month
    Dominate | 8 blogs a month`,
  'agent.week': `
    Pro | Social posts every day`,
  'competitors.growth': `
    Pro | Competitor monitoring`,
  'support.growth': `
    Pro | Email and chat support`,
  'prices.enterprise': `
    Dominate | ${enterprise} a month`,
  'locations.plan': `
    Dominate | For several locations.`,
  'social.enterprise': `
    Dominate | Unlimited social posts`,
  'leads.alerts-enterprise': `
    Dominate | Lead alerts to your phone`,
  'plans.contents.enterprise': `
    Dominate | Your own success agent`,
  'savings.claim': `
    Save over ${saving} a year`,
  'savings.freelancer': `
    Freelancers in the DMV charge ${freelancerFrom}+ a month.
    Your agent costs a flat ${starter}.`,
  'savings.year': `
    You keep ${saved} a year`,
  'dashboard.shows': `
    Open it any day and see what went out, where you rank and who got in touch.`,
  'agent.on-duty': `
    on duty nights and holidays too | 24/7`,
  'website.minutes': `
    A website, live in under 30 minutes`,
  'agent.skills': `
    Build your own, with nothing to install.`,
  'website.what website.edit': `
    Drag and drop | Move a section and it stays where you put it.`,
  'website.mobile': `
    Mobile-responsive templates | Every page fits every phone.`,
  'store.ready': `
    E-commerce ready | Take orders and payments from day one.`,
  'website.seo': `
    Automatic SEO | Titles and descriptions written for your towns.`,
  'area.local': `
    Local marketing, planned town by town`,
  'area.local area.served': `
    Customers in ${served} search by town, so your agent plans by town.`,
  'response.audit audit.tells audit.free': `
    We answer within 24 hours with what to fix first, and it costs nothing.`,
  'phone.number': `
    Rather talk? ${phone}, ${phoneHours}`,
  'call to action': `
    See prices
    See every step
    Starter | Start Free Trial of Starter
    Pro | Start Free Trial of Pro
    Dominate | Start Free Trial of Dominate
    See the website builder
    Start with a free audit
    Tell us about your business today.`,
  'how to use the page': `
    For example, yourbakery.com`,
  'drawn sample': `
    Fern Street Bakery, Bethesda.
    A sample week on the Pro plan.
    Day and time | What the agent does
    Mon 8:00 AM | Blog How far ahead to order a wedding cake
    Tue 7:15 AM | Social First trays of the morning, with your photo
    Wed 9:30 AM | Google Business Thanksgiving hours and pickup times
    Thu 6:00 AM | Search 25 keywords checked in four towns
    Fri 4:40 PM | Leads A call from Rockville about office catering
    Sat 8:30 AM | Social Pumpkin rolls, while they last
    Sun 6:00 PM | Reports Your week, on one page
    This sample shows 247 content pieces in one quarter.
    Fern Street Bakery, Bethesda Sample data, 13 weeks
    content pieces blogs, posts and updates | 247
    SEO improvement 9 to 17 keywords on page one | 89%
    impressions search, maps and social | 1.2M
    Impressions by week
    Published
    Blog posts 13
    Social posts 182
    Google updates 52
    Place in search results
    bakery in bethesda 14 to 3
    custom cakes near me 22 to 6
    sourdough silver spring 31 to 9
    fernstreetbakery.example Publish
    Menu
    Gallery
    Reviews
    Shop
    Fern Street Bread Cakes Visit
    Bread at seven, cakes by Friday.
    Fern Street, Bethesda.
    Open Tuesday to Sunday.
    Sourdough $9
    Cake $48
    Bagels $14
    Drop the order form here
    Order form Pickup day
    Fern Street Bread at seven, cakes by Friday.
    Order
    Bethesda | “birthday cake pickup today”
    Fairfax | “plumber open on Sunday”
    Silver Spring | “dog groomer walk-ins”
    Arlington | “office lunch catering”
    Alexandria | “wedding florist Old Town”
    Rockville | “same-day brake repair”
    Monday, November 9
    7:42
    Leads 11:18 PM New lead from Rockville Maria: “Can you do 60 cupcakes for pickup on Friday?”
    Google Business 7:00 AM Profile updated Veterans Day hours are live.
    Blog 8:00 AM Next departure How far ahead to order a wedding cake`,
  'heading or question': `
    Starter
    Pro
    Dominate
    Your dashboard
    Website builder
    No website yet, or one you’re tired of?
    Local expertise`,
  'opinion, nothing to check': `
    Starter | For a shop that wants to be seen.
    These are some of the searches it writes for.`,
  'sum or date from other facts': `
    Freelancer, ${freelancer} a month ${freelancerYear} a year
    Starter, ${starter} a month ${starterYear} a year`,
});
