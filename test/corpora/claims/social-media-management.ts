import type { ClaimsOf } from '../claims.ts';

export const socialMediaManagement: ClaimsOf = ({ networks }) => ({
  'platforms.list agent.writes': `
    The agent plans, writes and posts on ${networks}, in your words and with your pictures.`,
  'social.adapted': `
    Posts made for each of five platforms
    Short news: sold out, just in, open late tonight.
    The same hours, prices and tone on every platform.`,
  'social.on-facebook': `
    Events, opening hours and answers in neighborhood groups.`,
  'social.on-instagram': `
    Your photos with a caption people read to the end.`,
  'social.on-linkedin': `
    What offices in Tysons and downtown order from you.`,
  'platforms.tiktok': `
    Scripts for 20 seconds that you film behind the counter.`,
  'social.planned': `
    Weeks of posts planned around your season, your stock and what is on in your town.
    Move one, drop one, add your own.`,
  'control.voice': `
    Writing in your voice
    It learns from what you have posted before, and from every line you change.`,
  'social.hour': `
    Posts go out when your customers are on their phones, on each platform separately.`,
  'photos.own': `
    Send it the photos on your phone.
    It picks, crops and describes them.`,
  'social.hashtags': `
    Bethesda Row, Old Town, Mosaic: tagged where your customers are, not where everyone is.`,
  'dashboard.best-posts': `
    Which posts brought calls and which only brought likes, side by side in your dashboard.`,
  'control.approve': `
    You see the week before it starts, and can hold any post.`,
  'trial.preview': `
    Start the trial, connect your pages and read the first week before anything is posted.`,
  'heading or question': `
    Social Media Management
    Social media management, done while you work
    Facebook
    Instagram
    LinkedIn
    Twitter
    TikTok
    What social media management includes
    A calendar that fills itself
    Posts at the right hour
    Your own pictures
    Local hashtags and places
    Numbers you can use
    Why let an agent post for you
    A page that looks open
    Hours of your week
    One voice everywhere
    Nothing goes out by surprise`,
  'drawn sample': `
    Facebook Mon 8:00 AM
    Fern Street Bakery Mon 8:00 AM
    Bread class on Saturday the 14th.
    Six seats, one oven.
    12 going
    Instagram Tue 7:15 AM
    Fern Street Bakery Tue 7:15 AM
    First trays of the morning.
    214 likes
    LinkedIn Wed 9:30 AM
    Fern Street Bakery Wed 9:30 AM
    Breakfast for your Thursday meeting, at your desk by 8:45.
    3 inquiries
    Twitter Thu 4:10 PM
    Fern Street Bakery Thu 4:10 PM
    Eight rye loaves left.
    Open until six.
    9 reposts
    TikTok Fri 6:00 PM
    Fern Street Bakery Fri 6:00 PM
    How to fold a croissant in 20 seconds 1,840 views
    1,840 views
    A sample week of Fern Street Bakery in Bethesda
    Sun Mon Tue Wed Thu Fri Sat 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
    A post is planned 8 Farmers market 14 Bread class 26 Thanksgiving
    Indulge in artisanal delights Rye is out at seven`,
  'opinion, nothing to check': `
    The first thing a new customer checks is when you last posted.
    No more writing at the kitchen table for five platforms.`,
  'call to action': `
    Next week’s posts can be ready on Friday`,
});
