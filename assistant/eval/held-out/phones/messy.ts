import { type Case, facts } from '../../cases.ts';
import { ads, anytime, area, ask, login, nextCycle, noCard, noFee, now } from './patterns.ts';

export const misspelled: readonly Case[] = [
  ask('how mutch is it a mounth', '$297'),
  ask('is thier a free tryal', /\b14\W?(day|d[ií]a)/i),
  ask('can i cansel whenevr i wnat', anytime),
  ask('do i get a refnd if its no good', /\b30\W?(day|d[ií]a)/i),
  ask('wat are ur hrs', /\b9/),
  ask('fone numbr pls', facts.phone),
  ask('whats ur emial adress', facts.email),
  ask('were r u guys locatd', /northern virginia/i),
  ask('do u servise marylnd', /maryland/i),
  ask('is there a setp fee', noFee),
  ask('credt card requird for teh trail?', noCard),
  ask('how do i upgarde and wen does it start', now),
  ask('if i dwongrade wen does it chnage', nextCycle),
  ask('wich plan is teh most poplar', /\bpro\b/i),
  ask('domnate plan prcie', '$997'),
  ask('does it post to instgram n facebok', /instagram|facebook/i),
  ask('googel busness profle updats included?', /google/i),
  ask('how many blgo posts do i get evry month', /\b(2|4|8|two|four)\b|week/i),
  ask('compeditor montioring witch plan', /\bpro\b|dominate/i),
  ask('do you manege adds', ads),
  ask('websight bilder for my stroe??', /builder|drag|template|e-?commerce/i),
  ask('waht do u get wiht the free audet', /review|recommend|consult|strategy|fix/i),
  ask('how lnog til its set upp', /24.{1,10}48|24 h|48 h/i),
  ask('wen will i see resluts', /(30|90) days/i),
  ask('intergrations w my systm', /integration/i),
];

export const rambling: readonly Case[] = [
  ask(
    'ok so my brother in law set up our facebook like four years ago and then moved to texas and nobody has touched it since and I have no clue what any of this costs these days, can you just give me a ballpark on what the plans are',
    '$297',
  ),
  ask(
    "hi, we're a family hardware store, third generation, never done any of this online stuff, and before I talk my dad into it I need to know if we can test it for free for a bit first because he will ask me that",
    /\b14\W?(day|d[ií]a)/i,
  ),
  ask(
    'last company we used kept billing us for seven months after we told them to stop, it was a whole mess with the bank, so tell me straight, how do I get out if I want out',
    anytime,
  ),
  ask(
    'I run a little coffee cart by the metro and I get slammed 6 to 11 then nothing, and mondays I do paperwork so thats when I could phone somebody, what are your phone hours',
    /\b9/,
  ),
  ask(
    'so I was talking with the lady at the dry cleaners two doors down and she says AI took over her whole marketing and she is up to her ears in customers, anyhow what is it that this thing does exactly',
    /blog|social|post/i,
  ),
  ask(
    'we just signed the lease on our second place over in Silver Spring and the first one is in Arlington, different state and all, not sure if you do both sides of the river or only virginia',
    area,
  ),
  ask(
    'my wife handles the instagram and my son does the tiktok when he feels like it and the linkedin is just dead honestly, I want it all off our plate, which of those does your thing post to',
    /instagram|tiktok|linkedin/i,
  ),
  ask(
    'grand opening is coming up quick and the contractor is already late and the sign isnt up and I havent done one thing about marketing, if I signed on today how long until the agent is actually going',
    /24.{1,10}48|24 h|48 h/i,
  ),
  ask(
    'look I got burned once by an seo guy who swore the moon and six months later I was on page 4, so realistically how many days are you telling people for the first page',
    /90 days/i,
  ),
  ask(
    'I do my own books and I hate surprises, last vendor had an onboarding fee and then an activation thing on top of the monthly, do you have any of that',
    noFee,
  ),
  ask(
    "sorry typing this with one hand, holding a dog, I'm a groomer in Rockville, and my hours on google are wrong since christmas and people keep showing up when we're shut, is fixing that part of what you do",
    /google business|profile/i,
  ),
  ask(
    'been going back and forth between your small plan and the one above it all week, the small one might be enough but if I get busy in spring I may want more, can I just switch up then and how soon would it count',
    now,
  ),
  ask(
    "I'm just the manager here, the owner is in Florida till april and she wants a report of what gets done every week or she won't approve it, is there somewhere she can log on and see it",
    /dashboard|report/i,
  ),
  ask(
    'there is this other tire place that opened in november right across the road and ever since then they are above us on everything, does any plan of yours watch what they are doing',
    /competitor/i,
  ),
  ask(
    'so we have three locations and a pretty crowded market for dental out here, money is not really the issue, I want someone whose name I know that I can call up, which plan gets me that',
    /dominate|enterprise/i,
  ),
  ask(
    'my accountant likes everything to go by ach because the card fees make her crazy and she already yelled at me twice this year, is that something you can do or is it card only',
    /\bACH\b|bank/i,
  ),
  ask(
    'honestly I write like a fifth grader and english is my third language so I worry what goes out with my shop name on it, who makes sure the stuff reads right',
    /team|people|read|check|correct|review|voice|hold|before/i,
  ),
  ask(
    'we got a quote from a freelancer the other day and she was lovely, but it was a lot per month for a few posts, how do you guys stack up next to that',
    /297|1,5|flat|15,0/i,
  ),
  ask(
    'made an account here one night last week after closing, half asleep, and now for the life of me I cant get back in, tried every password I ever used',
    login,
  ),
  ask(
    "I'm a florist so valentines is do or die, and I'd love a site where folks just order the bouquet and pay, never built one, does yours let people buy stuff",
    /e-?commerce|store|sell|builder/i,
  ),
];
