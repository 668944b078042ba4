import type { ClaimsOf } from '../claims.ts';

export const seoAutomation: ClaimsOf = () => ({
  'seo.first-page': `
    Local SEO automation: first page in 90 days
    90 days to the first page of the results
    Day 90 | The first page`,
  'seo.town-pages': `
    The agent finds those searches, writes for them and fixes what holds your pages back, week after week.
    The searches worth winning, town by town, easiest first.
    Pages and posts for those searches, in your words.
    Pages for your towns | Titles, descriptions and text that name the place and the job, like “brake repair in Rockville”.`,
  'seo.steps': `
    How SEO automation works, in five steps`,
  'audit.checks': `
    Your site, your profile and your rankings, as Google sees them.`,
  'seo.technical': `
    Speed, titles, links and markup, so that the pages can rank.
    Technical fixes | Every week it finds broken links, slow pictures and missing titles, and fixes them or puts them on your list.`,
  'keywords.weekly': `
    Rankings every week, and more work on pages that slip.
    Keyword tracking | Every keyword on your plan, checked each week in the towns you serve.`,
  'blog.topics': `
    Articles that answer | Blog posts written for a question people ask, with a link to the page that sells the answer.`,
  'google.optimization-meaning': `
    Google Business optimization | Categories, services and hours kept right, so that the map shows you too.`,
  'seo.insights-show': `
    SEO insights | What moved, why it moved, and what the agent will do about it next week.`,
  'results.when': `
    Day 30 | A month of rankings to judge by`,
  'audit.tells': `
    If a search isn’t worth the effort, your audit says so.`,
  'audit.free audit.tells': `
    The audit is free and tells you which searches you could win first.`,
  'response.audit': `
    We answer within 24 hours.`,
  'heading or question': `
    SEO Automation
    Audit
    Strategy
    Content
    Technical optimization
    Monitoring
    Six SEO jobs the agent does for you
    Why it pays to rank on page one
    Customers who are looking
    Work that adds up
    Nothing to learn
    A straight answer
    See where you rank today`,
  'opinion, nothing to check': `
    People in your town search before they call.
    Someone who types “plumber open on Sunday” in Fairfax needs one today.
    An ad stops when you stop paying.
    A page that ranks is still there on Monday.
    No tool to log in to, unless you like numbers.
    Then they are all in your dashboard.`,
  'drawn sample': `
    Place in Google for “bakery in bethesda” Sample data, 13 weeks
    3 fernstreetbakery.example Fern Street Bakery, Bethesda Sourdough from seven, cakes to order by Friday.
    Fern Street, open Tuesday to Sunday.`,
  'sum or date from other facts': `
    Day 1 | We answer your audit request
    Day 3 | The agent is set up`,
});
