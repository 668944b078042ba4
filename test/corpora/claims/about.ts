import type { ClaimsOf } from '../claims.ts';

export const about: ClaimsOf = ({ setup }) => ({
  'agent.does': `
    Your agent writes, posts and reports.`,
  'company.team-checks': `
    We’re the people in Northern Virginia who teach it your business and read its work before your customers do.
    Then we read what it writes and correct it.`,
  'reviews.customers': `
    Today hundreds of DMV businesses use one.`,
  'company.founded': `
    We founded the company in 2023 for the owners we buy from.`,
  'agent.six-jobs': `
    We report calls, forms and rankings, and leave out the rest.`,
  'agent.improves': `
    We test every change on our own posts before it writes yours.`,
  'setup.time': `
    Your agent is set up ${setup} after your audit.
    Your agent is set up and shows you its first drafts.`,
  'company.specialties': `
    AI marketing automation
    SEO optimization
    social media management
    content creation
    marketing analytics`,
  'start.brief': `
    It gets a first day: your prices, your towns, your tone, what never to say.`,
  'dashboard.best-posts': `
    We do more of what brings calls and drop what doesn’t.
    Your dashboard shows you which is which.`,
  'company.mission': `
    We make enterprise-level automation accessible, affordable and effective for local businesses.`,
  'fees.none contract.none company.values': `
    Transparency | No hidden fees and no confusing contracts. The price on the page is the price on the bill.`,
  'agent.improves company.values': `
    Innovation | We keep improving the AI, week by week, so in June you have a better agent than the one you started with.`,
  'cancel.fee company.values': `
    Partnership | We’re invested in your success. You’re never locked in: cancel anytime.`,
  'audit.form': `
    You answer eight questions about your business.`,
  'response.audit': `
    One of us calls or writes with what we found.`,
  'heading or question': `
    More Than Just an Agency — We're the Team Behind the Agent
    Meet Your Agent
    It All Started in the DMV…
    Local Team
    Real Focus
    AI Experts
    Fast Results
    Why AI? Why Now?
    What we do
    Business Owners Are Overwhelmed
    AI is Powerful But Complex
    We Train Your AI Like an Employee
    Real Results is Our Engine
    Our Mission
    Ready to Meet Your AI Marketing Agent?
    Today
    Within 24 hours
    ${setup} after the audit`,
  'drawn sample': `
    Fern Street Bakery, Bethesda Sample draft with corrections
    Order a wedding cake well in advance five weeks ahead, seven in June and come in for a tasting on a convenient day Tuesday after 2 PM.
    We proudly serve the greater area deliver to Rockville and Silver Spring, free above $300.
    Words Dates from the owner’s call on Monday.
    Search Name the towns.
    Ready to publish`,
  'opinion, nothing to check': `
    People search by them.
    They paid for marketing by the hour, did it at the kitchen table after closing, or had given up on it.
    Software could do the weekly work.
    What it couldn’t know was what the neighbors call your street, or that your Fairfax customers call and never fill in a form.
    So we built the agent, and kept the people.
    DMV Born & Raised
    We know which side of the river your customers live on.
    Results Over Hype
    Tech That Works
    No Waiting Around
    Marketing is a daily job, and you already have one.
    A blog, five social pages, reviews, a Google profile: each takes an hour you were going to spend on a customer.
    The tools can write all day.
    Getting them to write about your shop, correctly, in your words, is the hard part.`,
  'call to action': `
    Schedule Strategy Call`,
});
