import type { ClaimsOf } from '../claims.ts';

export const aiMarketingAgents: ClaimsOf = ({ setup, starter }) => ({
  'company.what': `
    An AI marketing agent for your local business`,
  'agent.news': `
    Send it your news in one message, and it posts it everywhere your customers look.
    It does your weekly marketing jobs in between, and you stay the boss.`,
  'results.results results.when': `
    Lower costs, more leads, results in 30 days`,
  'savings.costs': `
    Costs down | up to 60% | Compared with what the same weekly jobs cost you now, in money or in paid hours.`,
  'results.leads leads.list': `
    Leads up | up to 300% | Calls and forms, counted in your dashboard from the first week.`,
  'results.when': `
    Results | in 30 days | By then you have a month of posts, rankings and calls to judge it by.`,
  'results.results': `
    “Up to” is a maximum, not a promise.`,
  'results.promise': `
    Your free audit says what to expect in your trade and town.`,
  'agent.six-jobs': `
    Six marketing jobs, one AI agent
    One agent does all six, so each job knows what the others know.`,
  'agent.schedule': `
    How often they run depends on your plan.`,
  'agent.does': `
    Writes your blog
    Posts to your social pages
    Tracks your keywords`,
  'blog.topics agent.writes': `
    Posts that answer what people in your towns type into Google, in the words you use at the counter.`,
  'social.adapted social.hour': `
    Your news and pictures, adapted to each platform and posted at the hour your customers scroll.`,
  'keywords.weekly seo.insights-show': `
    It checks every search you care about each week in your towns, and names the page to fix first.`,
  'google.keeps': `
    Keeps Google current
    Holiday hours, new services and weekly updates on your Business Profile, before a customer drives over.`,
  'leads.list': `
    Counts calls and forms
    It lists each lead with the post or search it came from, so you know what to do more of.`,
  'dashboard.shows': `
    One dashboard shows what went out, where you rank and who got in touch.`,
  'savings.freelancer': `
    With the agent A flat price from ${starter} a month.`,
  'agent.on-duty': `
    With the agent When you have no time to post, the agent posts.`,
  'control.edit': `
    With the agent Strike a sentence once and the agent doesn’t write it again.`,
  'setup.time': `
    It is set up within ${setup} of your audit, and you can watch it work before you pay.`,
  'heading or question': `
    AI Marketing Agents
    Reports to you
    What an AI agent changes for you
    Free evenings
    One bill
    No quiet months
    Corrections that stick`,
  'drawn sample': `
    You, Monday 7:04 AM
    We close at 2 on the 25th.
    Pie orders end Sunday night.
    Google Business 7:05 AM November 25: open 7 AM to 2 PM
    Social 12:00 PM “Pies for Thanksgiving: order by Sunday”
    Blog 2:30 PM Added to your Thanksgiving post
    Leads Sunday 11:59 PM The order form closes
    Done. I’ll tell you on Monday how many orders came in.
    With the agent Sunday’s post is written by Thursday.`,
  'opinion, nothing to check': `
    Now A post at ten on Sunday night, when the kitchen is clean.
    You read it, or you don’t.
    Now By the hour, by the post, by the change.
    Now In your busiest month, your page goes quiet.
    Now The same correction in every draft.`,
  'call to action': `
    Try an AI marketing agent for 14 days`,
});
