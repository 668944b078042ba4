import type { ClaimsOf } from '../claims.ts';

export const support: ClaimsOf = ({
  email,
  enterprise,
  freelancer,
  freelancerFrom,
  growth,
  name,
  networks,
  payment,
  phone,
  phoneHours,
  saved,
  served,
  setup,
  starter,
  trial,
}) => ({
  'hours.chat hours.phone': `
    Get help by chat, email or phone`,
  'hours.chat': `
    The chat answers right away, at any hour.
    24/7 instant
    24/7`,
  'response.support-only hours.phone': `
    We reply to email within 2 hours, and answer the phone during office hours.`,
  'chat.automated': `
    Our AI assistant answers your questions, and passes you on to a person if you ask.`,
  'response.support-only': `
    You hear back within 2 hours.
    We'll get back to you within 2 hours.
    By email, within 2 hours.`,
  'email.address': `
    ${email}`,
  'hours.phone': `
    ${phoneHours}
    The Dominate plan has phone support 24/7.
    When can I call? ${phoneHours}, at ${phone}.`,
  'phone.number': `
    ${phone}`,
  'agent.does': `
    What is an AI marketing agent? Software that does the weekly marketing work of a small business: it writes blog posts and social posts, tracks your keywords, updates your Google Business Profile and shows the results in a dashboard.`,
  'company.what area.served': `
    Who is ${name} for? Small and mid-size local businesses in ${served}, the area people here call the DMV.`,
  'audit.what start.how': `
    How do I get started? Ask for a free audit, or pick a plan and sign up.`,
  'start.steps': `
    Then there are three steps: connect your platforms, configure your agent, activate the automation.`,
  'audit.what': `
    What do I get from the free audit? A review of your current marketing, a consultation call about strategy, and recommendations for your business.`,
  'audit.free response.audit': `
    It’s free, and we contact you within 24 hours.`,
  'setup.time': `
    How soon is my agent running? Your agent is set up within ${setup} after the audit.`,
  'prices.all': `
    How much does it cost? Starter is ${starter} a month, Pro is ${growth} a month, and Dominate is ${enterprise} a month.`,
  'prices.flat fees.none': `
    The rate is flat, with no setup fees.`,
  'trial.length': `
    Is there a free trial? Yes. Every plan comes with a ${trial}, no credit card required.`,
  'guarantee.days': `
    Is there a money-back guarantee? Yes. Plans come with a 30-day money-back guarantee.`,
  'change-plan.up': `
    What happens when I upgrade my plan? Upgrades take effect immediately.`,
  'change-plan.down': `
    What happens when I downgrade my plan? Downgrades take effect at the next billing cycle.
    Until then you keep your current plan.`,
  'cancel.anytime': `
    Can I cancel? Yes, you can cancel anytime.
    Plans are billed by the month.`,
  'fees.none': `
    Are there setup fees or hidden costs? No. There are no setup fees and no hidden fees: you pay the monthly price of your plan.`,
  'payment.ways': `
    How can I pay? By ${payment}.`,
  'plans.popular': `
    Which plan do most businesses choose? Pro, at ${growth} a month.`,
  'plans.contents.growth': `
    It includes weekly blog posts, daily social posts, Google Business optimization, and 25 keywords tracked, among other things.`,
  'plans.names': `
    Why does my plan have another name at signup? The plans and their prices are the same under both names.
    Starter is called AI Starter Agent, Pro is called AI Growth Agent, and Dominate is called AI Enterprise Agent at signup.`,
  'blog.all': `
    How many blog posts do I get? You get 2 blog posts per month on Starter, weekly blog posts on Pro, and 2 blog posts per week on Dominate.`,
  'social.all': `
    How often does the agent post on social media? You get 3 social posts per week on Starter, daily social posts on Pro, and unlimited social posts on Dominate.`,
  'platforms.list': `
    Which social networks does it post to? ${networks}.`,
  'platforms.all': `
    There are 3 social platforms on Starter, 5 social platforms on Pro, and all social platforms on Dominate.`,
  'keywords.all': `
    How many keywords does it track? It tracks 10 keywords on Starter, 25 keywords on Pro, and 100+ keywords on Dominate.`,
  'google.keeps': `
    Does it look after my Google Business Profile? Yes, on every plan.`,
  'google.updates-starter google.optimization-growth': `
    Starter has Google Business updates, Pro has Google Business optimization.`,
  'dashboard.included-plans dashboard.shows': `
    How do I see what the agent did? In your results dashboard.`,
  'dashboard.shows': `
    It shows what was published, where you rank and how many people you reach.`,
  'integrations.enterprise support.manager-enterprise prices.enterprise': `
    Can it connect to the systems I already use? Custom integrations are part of Dominate, at ${enterprise} a month, together with a dedicated account manager.`,
  'savings.freelancer': `
    How does it compare with hiring a freelancer? A freelancer costs ${freelancerFrom} a month and more; plans start at a flat ${starter} a month.`,
  'savings.year': `
    Compared with a bill of ${freelancer} a month that is ${saved} less a year.`,
  'results.when seo.first-page': `
    When will I see results? We aim for first results in 30 days from an agent, and for the first page of search in 90 days.`,
  'results.when audit.tells': `
    How long it takes depends on your market; the free audit shows where you stand.`,
  'results.results': `
    What return can I expect? Up to 60% lower costs and up to 300% more leads.
    Those are upper limits, not a promise for every business.`,
  'website.what website.seo': `
    Can I build a website with it? Yes. The website builder is drag and drop, its templates fit phones, and the SEO basics are set up for you.`,
  'website.minutes': `
    A site can be live in under 30 minutes.`,
  'store.ready': `
    Can my website sell online? Yes, the website builder is ready for e-commerce.`,
  'person.ways hours.chat': `
    How do I reach support? By live chat at any time, by email at ${email}, by phone at ${phone} (${phoneHours}), or with the form on the support page.`,
  'response.support': `
    How fast do you answer? Support messages within 2 hours, the contact form and audit requests within 24 hours.`,
  'support.phone-enterprise': `
    Dominate includes phone support 24/7.`,
  'chat.automated hours.chat': `
    Is the live chat a person? No, it’s an automated assistant that answers from this site’s own facts, 24/7.`,
  'chat.automated privacy.chat': `
    Ask for a person, and it sends your question to our team.`,
  'office.region': `
    Where are you? In Northern Virginia.`,
  'area.served': `
    We serve businesses in ${served}.`,
  'resources.library': `
    Do you have marketing guides? Yes: the resource library has guides, templates, videos and worked examples, from beginner to expert.`,
  'resources.download': `
    You download them with an account.`,
  'privacy.default': `
    What do you do with my data? We use what you send us to answer you and to provide the service.`,
  'response.person': `
    A person reads it`,
  'audit.tells': `
    The free audit shows where your marketing stands and what an agent would do first.`,
  'heading or question': `
    Support center
    Your question
    Live Chat
    Email Support
    Phone Support
    FAQ
    Frequently asked questions
    Getting started
    Plans and billing
    What the agent does
    Results
    Help and contact
    Self-service
    Guides, tutorials and templates
    First steps
    Short tutorials
    Templates and sheets
    Contact support
    You send it
    We reply
    Not a customer yet?`,
  'how to use the page': `
    The chat needs JavaScript, which is off in your browser.
    Search, or open a question to read its answer.
    34 of 34 questions
    Getting started 5
    Plans and billing 10
    What the agent does 7
    Results 3
    Website builder 2
    Help and contact 7
    The privacy policy says what we collect, how we keep it and which rights you have.
    What to have ready, and what to expect in the first month.
    One job each: a post, a profile, a keyword list, a dashboard.
    Fill them in, print them, use them the same day.
    When you see the confirmation, we have it.
    The priority you choose is in the subject line our team sees.`,
  'call to action': `
    Please write or call.
    What an agent does
    About us
    Request the audit
    See the plans
    Sign up
    Social media management
    SEO automation
    Ask us about yours
    See the comparison
    AI marketing agents
    Write to us
    Contact
    Browse resources
    All resources
    Start here
    Watch or read
    See the tools`,
  'opinion, nothing to check': `
    Best for anything with a screenshot.
    Best when talking is quicker than typing.`,
});
