import { type Case, facts } from '../cases.ts';
import { dmv, setup } from './patterns.ts';

export const more: readonly Case[] = [
  {
    questions: [
      'Say I sign on Monday, when is it actually doing stuff?',
      'how quick can yall get it going',
    ],
    must: [setup],
  },
  { questions: ["OK I'm in. What's my first move?"], must: [/audit|sign ?up|plan/i] },
  {
    questions: ['What do I have to do on my end to hook it up?'],
    must: [/connect/i],
  },
  {
    questions: [
      'I can barely send a text message. Would I manage?',
      'do i need to know anything about marketing for this',
    ],
    must: [[/\bno\b/i, /nothing/i, /don.t need/i, /you (only|just)/i, /three steps/i]],
  },
  {
    questions: ["What's in that free check-up you keep mentioning, and is there a catch?"],
    must: [[/review/i, /no cost|costs nothing|free/i, /recommend/i]],
  },
  { questions: ['after i fill out the audit thing how long do i wait'], must: [/24/] },
  {
    questions: ['Can I sit down on the phone with someone to plan this out before choosing?'],
    must: [[/call/i, facts.phone]],
  },
  // The agent
  {
    questions: [
      "I keep seeing 'agent' everywhere. Is that a person or a program?",
      'in plain english what does this thing do for a barbershop',
    ],
    must: [[/software/i, /\bAI\b/, /blog/i, /posts/i]],
  },
  {
    questions: ['So who is minding it while I sleep?'],
    must: [[/24\/7/, /team/i, /agent/i]],
  },
  {
    questions: ['How long till I see the phone ring more?'],
    must: [/\b30 days|\b90 days/i],
  },
  {
    questions: ['What kind of return do your clients see? I need a number for my boss.'],
    must: [/60 ?%|300 ?%/],
  },
  {
    questions: ['realistically when would we be on the first page for "pediatric dentist Ashburn"'],
    must: [/90/],
  },
  {
    questions: ['Where do I look to see if it is doing anything?', 'how will i know its working'],
    must: [/dashboard/i],
  },
  {
    questions: [
      'I have no web page at all, only a Facebook. Can you help with that?',
      'can i throw together a site myself with your thing',
    ],
    must: [/builder/i],
  },
  {
    questions: ['Could I sell gift cards and lamps off the site I make with you?'],
    must: [/e-?commerce|online|product/i],
  },
  {
    questions: ['How long does it take me to put a page up with it?'],
    must: [/30 minutes|half.{1,4}hour/i],
  },
  {
    questions: ['If we part ways, do the articles and posts stay with the firm?'],
    must: [/yours|own|keep/i],
  },
  {
    questions: [
      'AI writing usually sounds like a brochure. Does anyone look it over?',
      'will it sound like me or like a robot',
    ],
    must: [[/team/i, /read/i, /voice/i, /words/i, /tone/i, /correct/i]],
  },
  {
    questions: ['Can the partners see a draft before it is published?'],
    must: [[/draft/i, /before/i, /hold/i, /review/i]],
  },
  {
    questions: ['does this work for funeral homes', 'Do you handle medical practices?'],
    must: [[/local business/i, /health/i, /industr/i, /\byes\b/i, ...dmv]],
  },
  {
    questions: ['We run everything through Clio. Can it talk to that?'],
    must: [[/integration/i, /Dominate/, /Enterprise/]],
  },
  {
    questions: ['which apps does it post on', 'Will you do our LinkedIn as well?'],
    must: ['LinkedIn'],
  },
  { questions: ['can it make tik toks for the shop'], must: ['TikTok'] },
  { questions: ['How many networks come with the smallest one?'], must: [/\b3\b|three/i] },
  {
    questions: ['how often would something go up on my instagram'],
    must: [[/daily|every day/i, /3 social posts|3 (times )?(a|per) week|three/i]],
  },
  { questions: ['How many articles would you write us each month?'], must: [/\b2\b|two/i] },
  {
    questions: ['on the top one how many blogs is that'],
    before: 'how many blogs do i get with pro',
    must: [[/2 (blog posts )?(per|a|each) week/i, /twice a week/i, /\b8\b/, /two/i]],
  },
  { questions: ['How many search phrases do you watch on the 497 plan?'], must: [/25/] },
  {
    questions: ['Do you do that SEO stuff people keep telling me about?'],
    must: [/SEO|keyword|search/i],
  },
  {
    questions: ['my hours on google maps are wrong all the time, you fix that?'],
    must: [/Google/i],
  },
  {
    questions: ['do you run the paid ones too, like facebook boosts'],
    must: [/\bads?\b|ad management/i],
  },
  { questions: ['I need people to call me about listings. You bring in buyers?'], must: [/lead/i] },
  {
    questions: ['The salon across the road is killing me. Can you tell me what they are up to?'],
    must: [/competitor/i],
  },
  {
    questions: ['Would one person at your place know our name and look after us?'],
    must: [[/Dominate/, /Enterprise/]],
  },
  { questions: ['On the 297 one, how do I get help?'], must: [/e-?mail/i] },
  { questions: ['can i chat with support on pro or just email'], must: [/chat/i] },
  // Accounts and reading
  {
    questions: ['cant get into my account, its telling me wrong password'],
    must: [/link|reset|forgot/i],
  },
  {
    questions: ['where do i go to see my stuff, i signed up last week'],
    must: [/sign in|log in|dashboard/i],
  },
  { questions: ['got any how-to guides i can read on my own time'], must: [/resource|guide/i] },
  {
    questions: ['Did you write something about what plumbers ought to post?'],
    must: [/blog|plumber/i],
  },
];
