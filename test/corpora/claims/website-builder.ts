import type { ClaimsOf } from '../claims.ts';

export const websiteBuilder: ClaimsOf = ({ starter }) => ({
  'website.what': `
    Website Builder
    Drag and drop
    The builder comes with your agent, from ${starter} a month.`,
  'website.minutes': `
    A small business website, live in under 30 minutes`,
  'website.steps website.edit': `
    Choose a template made for your trade, add your own words and pictures, and publish.`,
  'agent.skills': `
    There’s nothing to install and nobody to wait for.`,
  'website.steps': `
    Website templates for your kind of business
    Build your website in three steps
    Choose template
    Pick your kind of business.
    Customize design
    Launch and market
    Your agent tells Google, your profile and your pages.`,
  'website.templates': `
    Local business
    E-commerce store
    Professional services
    Portfolio`,
  'website.template-parts': `
    Hours, a map and a phone number to tap, for shops people walk into.
    What you do, what it costs, and a calendar to book a first meeting.
    Your work first and large, for builders, florists and photographers.
    Pages, menu and forms are ready.`,
  'store.ready': `
    Products, a cart and pickup in Silver Spring or shipping beyond.
    E-commerce ready
    Products, pickup times and payment, without a second system.`,
  'website.edit': `
    Add your colors, pictures and prices.
    Take a section and drop it where you want it.
    Take them off the page from your phone.
    You don’t wait two weeks to change your opening hours.`,
  'website.what website.edit': `
    Drag sections to move them.`,
  'website.mobile': `
    Mobile-responsive templates
    Text, buttons and pictures fit the phone in your customer’s hand.`,
  'website.seo': `
    Automatic SEO
    Titles and descriptions that name your trade and your towns, written for you.`,
  'website.with-agent': `
    Posts that the agent writes appear on your site automatically.
    Forms that reach you
    Each request comes to your inbox and to your dashboard.`,
  'website.bring': `
    Bring your logo, five photos and your opening hours.
    The template has the rest.`,
  'drawn sample': `
    Choose template 4 min
    Customize design 19 min
    Launch and market 5 min
    A sample setup by a shop in Alexandria.
    4 min.
    19 min.
    5 min.`,
  'call to action': `
    Publish.`,
  'heading or question': `
    What the website builder includes
    A blog your agent fills
    Why build your own website
    Change it at the counter
    Sold out of cakes?
    No designer’s calendar
    One bill for site and marketing
    Start your website today`,
});
