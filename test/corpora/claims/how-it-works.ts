import type { ClaimsOf } from '../claims.ts';

export const howItWorks: ClaimsOf = ({
  freelancer,
  freelancerFrom,
  freelancerYear,
  saving,
  setup,
  starter,
  starterYear,
}) => ({
  'start.steps setup.time': `
    There are three steps, and only two need you: your agent is set up within ${setup} of your free audit.`,
  'start.steps': `
    Set up your agent in three steps`,
  'platforms.optional': `
    Sign in once to the places where your customers look for you.`,
  'start.accounts control.yours': `
    Your agent works through your own accounts, so everything it posts stays yours.`,
  'start.my-part start.accounts': `
    Your part: sign in and allow access.`,
  'start.brief': `
    It writes everything from this brief, so you only change a fact once.`,
  'start.my-part': `
    Your part: answer four questions.
    Your part: nothing more.`,
  'control.jobs': `
    Switch on all six jobs, or one at a time.`,
  'agent.schedule control.jobs': `
    From then on each runs on its own schedule, and you can stop any of them.`,
  'agent.six-jobs': `
    Six jobs, seven days.`,
  'agent.week': `
    Mondays, 8:00 AM
    Every day, 7:15 AM
    Four days a week, 9:30 AM
    Thursdays, 6:00 AM
    Every day, any hour
    Sundays, 6:00 PM`,
  'blog.topics': `
    Publishes a post that answers something people in your towns search for.`,
  'agent.tools photos.own': `
    Writes and publishes one post, with your photo if you sent one.`,
  'google.keeps google.holidays': `
    Adds an update to your profile and sets holiday hours before the holiday.`,
  'agent.week keywords.growth': `
    Checks where you and your competitors rank for 25 searches.`,
  'leads.list': `
    Puts each call and form into one list, with the page it came from.`,
  'reports.sunday': `
    Sums up the week on one page.
    Your dashboard is there every day.
    Results | A report, if agreed | A dashboard, any day`,
  'savings.freelancer-better': `
    Give the weekly work to the agent.
    A big one-off campaign | A good one shines here | Not what it’s for`,
  'savings.freelancer fees.none': `
    Price | ${freelancerFrom}+ A month, by the hour or by contract | ${starter} A month, flat, no setup fees`,
  'blog.all': `
    Blog posts | As agreed | 2 blog posts per month on Starter, weekly blog posts on Pro`,
  'social.all': `
    Social posts | As agreed, on working days | 3 social posts per week on Starter, daily social posts on Pro`,
  'agent.on-duty': `
    Sundays and holidays | Off, as they should be | On duty 24/7
    Sick, busy or moved away | You wait, or start over | Keeps running`,
  'savings.freelancer-better photos.no-visit': `
    Sees your shop in person | Yes, and brings a camera | No. You send it photos`,
  'cancel.anytime contract.none': `
    Stopping | As the contract says | Cancel anytime`,
  'audit.free': `
    It’s free.`,
  'response.audit audit.tells': `
    Within 24 hours We tell you what to fix first, and what can wait.`,
  'setup.time': `
    ${setup} later Your agent is set up.`,
  'results.when': `
    In 30 days You see first results in your dashboard.`,
  'heading or question': `
    How your AI marketing agent works
    Setup
    A week on the Pro plan
    What your agent does each day
    Compare
    Freelancer or AI marketing agent?
    A freelancer and the agent compared
    What you get | Freelancer | Your agent`,
  'sum or date from other facts': `
    Audit on Monday, live by Wednesday.
    ${saving}+ saved a year: ${freelancerYear} for a freelancer at ${freelancer} a month, less ${starterYear} for your agent.`,
  'drawn sample': `
    What your agent knows Fern Street Bakery, Bethesda (a sample)
    We sell | Wedding cakes, sourdough, office breakfast trays
    Towns we serve | Bethesda Chevy Chase Rockville Silver Spring
    How we talk | Plain Warm (chosen) Playful
    Never say | “Gluten-free”: we share one kitchen
    Your six lines Wednesday at noon (a sample)
    Google Business Wed 5:00 PM
    on
    Search Thu 6:00 AM
    Social Thu 7:15 AM
    Reports Sun 6:00 PM
    Leads From now on
    Blog Starts in January
    off`,
  'how to use the page': `
    Each stop is a day on which your agent does that job.`,
  'opinion, nothing to check': `
    Keep a good photographer for the day the new menu arrives.`,
  'call to action': `
    Start with a free marketing audit
    See the six features
    Today You tell us about your business.`,
});
