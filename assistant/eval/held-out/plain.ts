import { type Case, facts } from '../cases.ts';
import { anytime, dmv, hours, reach, ways } from './patterns.ts';

export const plain: readonly Case[] = [
  // Prices and plans
  {
    questions: ['what would this run me every month', 'Please send me your rate sheet, all tiers.'],
    must: [...facts.allPrices],
  },
  { questions: ['whats the least i can get away with paying'], must: ['$297'] },
  {
    questions: ['And the Rolls Royce version?'],
    before: 'whats your basic package go for',
    must: ['$997'],
  },
  { questions: ['how much for the one in the middle'], must: ['$497'] },
  {
    questions: ['What more do I get if I go from the bottom tier to the next one up?'],
    must: [[/25/, /daily/i, /weekly/i, /competitor/i]],
  },
  {
    questions: ['What is everybody else on my street buying, which of the three?'],
    must: [[/\bPro\b/, /Growth/]],
  },
  {
    questions: ['We have three shops, Fairfax, Vienna and Falls Church. Which one fits us?'],
    must: [[/Dominate/, /audit/i]],
  },
  {
    questions: [
      'Your price page said Pro but the checkout says AI Growth Agent. Did I click the wrong thing?',
    ],
    must: [[/\bPro\b/, /same/i]],
  },
  // Money
  {
    questions: ['can i kick the tires before i pay', 'how many days till yall start charging'],
    must: [/\b14\b/],
  },
  { questions: ['do I gotta type in my visa number just to test it'], must: [/card/i] },
  { questions: ['If we hate it, does the doctor get her money back?'], must: [/\b30\b/] },
  {
    questions: ['Last outfit locked me in for two years. You people do that too?'],
    must: [[anytime, /by the month|month by month|month.to.month/i, /no (term|contract|long)/i]],
  },
  { questions: ['how do i get out of it if business slows down in january'], must: [anytime] },
  {
    questions: ["What's the onboarding charge?", 'Any surprises on the bill I should budget for?'],
    must: [/no (setup|hidden)|no .{0,20}fees/i],
  },
  {
    questions: ['I only write checks. How would I pay you?', 'can the church just wire it to you'],
    must: [ways],
  },
  {
    questions: ['We are a 501(c)(3). Do you knock anything off for charities?'],
    must: [[/discount/i, /flat/i, /\$297/, /don.t know/i]],
  },
  {
    questions: ['Is it cheaper when I pay whole year one time?'],
    must: [[/month/i, /discount/i, /flat/i, /don.t know/i]],
  },
  {
    questions: ['If I start small and want the bigger one in spring, when does it kick in?'],
    must: [/immediate/i],
  },
  { questions: ['whats it look like if i step down a tier mid month'], must: [/next billing/i] },
  {
    questions: [
      'my cousin does my facebook and website for 1600 a month, why would i switch',
      "I'm paying a girl on Upwork. How do you stack up money-wise?",
    ],
    must: [[/1,500/, /1,550/, /15,000/, /\$297/]],
  },
  {
    questions: ['Honestly, how are you different from the agency that burned me?'],
    must: [[/flat/i, anytime, /contract/i, /agent/i]],
  },
  // Hours and contact
  { questions: ['are yall open saturday', 'What time do you folks close up?'], must: [hours] },
  {
    questions: [
      'give me a number i can dial',
      "I'd rather hear a voice than type, dear. What do I dial?",
    ],
    must: [facts.phone],
  },
  { questions: ['where do i email a list of questions'], must: [facts.email] },
  {
    questions: ['which package lets me ring somebody at 2 in the morning'],
    must: [[/Dominate/, /Enterprise/]],
  },
  {
    questions: [
      'if i write you tonight when do i hear back',
      'How long do your support people take to respond?',
    ],
    must: [/\b2 hours|\b24 hours|within (2|24)/i],
  },
  { questions: ['can I skip the robot and get a human being'], must: [reach] },
  { questions: ['Whereabouts are you based?'], must: [/Northern Virginia/i] },
  {
    questions: [
      'do you come out as far as Hagerstown',
      'My sister has a bakery in Richmond, could she sign on too?',
    ],
    must: [dmv],
  },
  {
    questions: ['What about somebody in Texas?'],
    before: 'do you work in Frederick county',
    must: [dmv],
  },
  // Company
  { questions: ['How long have you been in business? The board will ask.'], must: ['2023'] },
  {
    questions: ["What's the story behind this outfit, who are you people?"],
    must: [[...dmv, '2023', /local business/i]],
  },
  {
    questions: ['What do you stand for as a company?'],
    must: [[/accessible|affordable/i, /transparen/i, /local business/i]],
  },
  {
    questions: ['roughly how many shops use this thing already'],
    must: [[/hundreds/i, /100/]],
  },
  {
    questions: ['Are those quotes from the Bethesda baker and the plumber real people?'],
    must: [[/sample/i, /4\.9/, /127/]],
  },
  {
    questions: ['got any star ratings i can look at'],
    must: [[/4\.9/, /127/, /sample/i, /don.t (know|have)/i]],
  },
  {
    questions: [
      'My niece just got her marketing degree from George Mason. Are you taking people on?',
    ],
    must: [reach],
  },
  {
    questions: [
      'My husband mostly speaks Spanish. Will he be able to ask things here in his language?',
    ],
    must: [[/spanish|español/i, /don.t know/i]],
  },
  // Privacy
  {
    questions: [
      'Who else gets to see what we type into your forms?',
      'you gonna sell my number to telemarketers?',
    ],
    must: [/privacy|sell|share/i],
  },
  { questions: ["I'd like everything you hold about us erased. How?"], must: [/delet/i] },
  // Starting
];
