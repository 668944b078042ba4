import type { ClaimsOf } from '../claims.ts';

export const features: ClaimsOf = ({ saving, starter, trial }) => ({
  'agent.six-jobs': `
    Six marketing jobs your AI agent does for you
    Search Keywords and SEO
    Google Business Profile updates
    Leads Calls and forms
    Reports The dashboard
    Keyword tracking and local SEO`,
  'agent.six-jobs agent.on-duty prices.lowest': `
    One agent runs all six for your business, 24/7, from ${starter} a month.`,
  'blog.growth': `
    Blog Weekly posts`,
  'social.growth': `
    Social Daily posts`,
  'blog.topics': `
    Blog posts that answer local searches`,
  'blog.topics blog.day': `
    It picks a question that people in your towns ask, writes the answer and publishes it on Monday morning.`,
  'control.voice': `
    Social posts in your own voice`,
  'photos.own social.hour': `
    Saturday’s post is out before you unlock the door, with your photo, at the hour your customers scroll.`,
  'keywords.weekly': `
    It checks your keywords every week and writes for the ones that lag.`,
  'google.keeps': `
    A Google Business Profile that stays current`,
  'google.holidays': `
    Your profile has the right hours, even on Veterans Day, so nobody from Arlington drives to a locked door.`,
  'leads.list': `
    Every call and form in one list
    You see who asked, for what, and which post or search brought them.
    Calls and forms | In one list | Comments and messages | No`,
  'reports.sunday': `
    A report on one page`,
  'dashboard.shows reports.all': `
    You read what went out, where you rank and who got in touch: monthly, weekly or daily, as your plan says.`,
  'agent.tools-better': `
    A post scheduler and SEO software are each good at one job, and leave the rest of the work to you.
    Keywords and rank | Tracks, then writes for them | No | Tracks in depth
    Technical site audits | The basics | No | Its strength
    Fine control of every post | You set the rules | You write each one | Not its job`,
  'agent.tools': `
    Blog posts | Picks, writes, publishes | No | Suggests topics
    Social posts | Writes and publishes | Publishes what you write | No`,
  'agent.tools agent.does': `
    Google Business Profile | Updates it | Some post what you write | Some report on it`,
  'start.my-part agent.tools': `
    Time it takes you | A look on Sunday | Every post | Every fix it lists`,
  'prices.lowest prices.per-company': `
    Price | From ${starter} a month, flat | By channel or user | By keyword or site`,
  'testimonials.quotes': `
    Sample quotes, to show what the agent changes.
    They are not customers’ reviews.`,
  'setup.time': `
    Hardware store manager, Arlington Set up within 48 hours`,
  'savings.claim': `
    Plumber, Fairfax Over ${saving} saved a year`,
  'audit.tells': `
    A free audit shows where you stand on all six.`,
  'trial.length': `
    Then try any plan with a ${trial}.`,
  'heading or question': `
    Features
    AI agent or marketing tools?
    Your agent, a post scheduler and SEO software compared
    Job | Your agent | Post scheduler | SEO software
    In owners’ words
    What an agent changes for business owners
    Which job would you hand over first?`,
  'drawn sample': `
    Fern Street Bakery, Monday at 8:00 AM
    How far ahead to order a wedding cake
    Six weeks is comfortable, three is possible, and in October we need eight.
    Here is what takes the time, and what you can decide later.
    wedding cake bethesda how far ahead to order a cake
    What we need to know first
    The day, and where
    How many guests
    Who can’t eat what
    A picture you like
    What can wait until the tasting
    F Fern Street Bakery
    Pumpkin rolls, while they last.
    Last Saturday that was 10:15, so come early.
    Facebook Sat 8:30 AM
    Instagram Sat 8:30 AM
    From place 14 to place 3 in 13 weeks, in our sample.
    Fern Street Bakery
    Bakery in Bethesda
    Fern Street
    Call
    Open until 4 PM
    Update, today at 9:30 AM Order your pies by November 24.
    Monday Closed
    Tue to Sat 7 AM to 4 PM
    Sunday 8 AM to 1 PM
    Wed, Nov 11 Veterans Day 7 AM to noon
    Thu, Nov 26 Thanksgiving Closed
    Since Monday evening Fern Street Bakery, a sample day
    Maria Rockville 60 cupcakes for Friday from Blog 11:18 PM
    A call Fairfax Office breakfast, 40 people from Google Business 8:05 AM
    Tom Chevy Chase Birthday cake, Saturday from Search 9:52 AM
    Jo Silver Spring Pumpkin rolls, two dozen from Social 12:30 PM
    A form Alexandria Wedding tasting, in March from Blog 1:15 PM
    Fern Street Bakery, a sample week
    November 2 to 8
    1 blog post
    7 social posts
    4 profile updates
    25 keywords checked
    9 calls and forms
    Next week: holiday hours, and a post for “thanksgiving pies bethesda”.
    “I used to post when I remembered, which was never in December.
    Now Saturday’s post is out before I have unlocked the door.”
    Bakery owner, Bethesda 7 posts a week
    “I filled in the form on a Monday.
    By Wednesday our holiday hours were right on Google, and I had stopped worrying about them.”
    “A freelancer did good work for us, when she had time.
    This runs every week, and the difference in price pays for our van.”`,
  'opinion, nothing to check': `
    The next step is yours.
    The dashboard has the rest.`,
});
