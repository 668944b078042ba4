import { type Case, facts } from '../cases.ts';

const setup = /24.{1,4}48 hours/;

export const plain: readonly Case[] = [
  {
    questions: [
      'How much does it cost?',
      'What are your prices?',
      'price?',
      'How expensive is the AI agent?',
    ],
    must: facts.allPrices,
  },
  {
    questions: ['How much is the Starter plan?', 'What does the AI Starter Agent cost per month?'],
    must: ['$297'],
  },
  {
    questions: [
      'How much is Pro?',
      'What is the price of the AI Growth Agent?',
      'growth plan price',
    ],
    must: ['$497'],
    mustNot: ['$997'],
  },
  { questions: ['What does Dominate cost?', 'price of enterprise plan'], must: ['$997'] },
  { questions: ['and Pro?'], before: 'How much is Starter?', must: ['$497'] },
  { questions: ['What is included in the Pro plan?'], must: ['25 keywords', /daily social/i] },
  { questions: ['Difference between Starter and Dominate?'], must: ['$297', '$997'] },
  { questions: ['Which plan do you recommend for a bakery?', 'most popular plan?'], must: ['Pro'] },
  { questions: ['What is your cheapest plan?'], must: ['$297'] },
  { questions: ['Is there a free trial?', 'Can I try it before I buy?'], must: ['14-day'] },
  {
    questions: ['Do you offer a money back guarantee?', 'Can I get a refund?'],
    must: ['30-day'],
  },
  { questions: ['Can I cancel anytime?', 'Is there a contract?'], must: [/cancel/i] },
  { questions: ['Any setup fees?', 'Are there hidden costs?'], must: [/no setup fees/i] },
  { questions: ['Do I need a credit card to start the trial?'], must: [/no credit card/i] },
  {
    questions: ['How can I pay?', 'Do you accept bank transfer?'],
    must: [/bank transfer/i, 'ACH'],
  },
  {
    questions: ['When are you open?', 'Are you open on weekends?', 'business hours'],
    must: ['9AM-6PM'],
  },
  { questions: ['What is your phone number?', 'Can I call you?'], must: [facts.phone] },
  { questions: ['What is your email address?', 'How do I contact you?'], must: [facts.email] },
  { questions: ['Can I talk to a real person?'], must: [facts.phone, facts.email] },
  { questions: ['Where are you located?'], must: ['Northern Virginia'] },
  {
    questions: [
      'Do you serve Bethesda?',
      'What area do you cover?',
      'What do you know about the DMV market?',
    ],
    must: ['Maryland', 'Washington DC'],
  },
  { questions: ['Do you work with businesses in Texas?'], must: [/don.t know/i, facts.email] },
  { questions: ['How fast do you reply to support requests?'], must: ['2 hours'] },
  { questions: ['How long does setup take?', 'How soon can my agent be running?'], must: [setup] },
  {
    questions: [
      'How do AI marketing agents work?',
      'What does the agent do?',
      'What is an AI marketing agent?',
    ],
    must: [/blog/i, /social/i, /Google Business/i],
  },
  {
    questions: ['What ROI can I expect?', 'What results will I get?'],
    must: [/up to 300%/, /claim|no promise|not a promise/i],
  },
  {
    questions: ['How does the SEO work?', 'How long until I am on the first page?'],
    must: ['90 days'],
  },
  { questions: ['How many keywords are tracked?'], must: ['10', '25', '100+'] },
  { questions: ['Which social media platforms do you post to?'], must: ['Facebook', 'TikTok'] },
  { questions: ['How many blog posts do I get per month?'], must: ['2 blog'] },
  { questions: ['Do you manage my Google Business Profile?'], must: [/Google Business/] },
  { questions: ['Do you run ads for me?'], must: [/ad management/i] },
  { questions: ['Can you integrate with HubSpot?'], must: [/custom integrations/i] },
  { questions: ['What is in the dashboard?', 'Do I get reports?'], must: [/dashboard|report/i] },
  { questions: ['How long does it take to build a website?'], must: ['30 minutes'] },
  { questions: ['Can I sell products with the website builder?'], must: [/e-commerce/i] },
  { questions: ['How are you cheaper than a freelancer?'], must: ['$1,500'] },
  {
    questions: ['What is the free audit?', 'Is the audit really free?'],
    must: [[/free/i, /no cost/i, /costs nothing/i]],
  },
  { questions: ['What do you do with my data?', 'Do you use cookies?'], must: [/privacy/i] },
  {
    questions: ['Can I upgrade later?', 'How do I downgrade?'],
    must: [/immediately/i, /next billing/i],
  },
  { questions: ['Who are you?', 'When was the company founded?'], must: ['2023'] },
  { questions: ['What is your rating?'], must: ['4.9', '127'] },
  { questions: ['How do I sign up?'], must: [/signup|sign up/i] },
  { questions: ['Are you a bot?'], must: [/automated|assistant/i] },
  { questions: ['I forgot my password'], must: [facts.email] },
  { questions: ['Do you have an article about answering reviews?'], must: [/review/i, /blog/i] },
  { questions: ['Is it for restaurants?'], must: [/restaurants/i] },
];

export const misspelled: readonly Case[] = [
  { questions: ['how mcuh is it', 'prcing?', 'waht are yuor pirces'], must: facts.allPrices },
  { questions: ['how much is teh pro paln', 'grwoth plan cost'], must: ['$497'] },
  { questions: ['cost of dominat plan', 'enterprize plan prise'], must: ['$997'] },
  { questions: ['free trail?', 'do u hav a free trila'], must: ['14-day'] },
  { questions: ['mony back garantee?', 'can i get a refudn'], must: ['30-day'] },
  { questions: ['can i cancell', 'how to cancle my plan'], must: [/cancel/i] },
  { questions: ['wat are ur hrs', 'r u open saterday'], must: ['9AM-6PM'] },
  { questions: ['phone nubmer plz', 'ur fone number'], must: [facts.phone] },
  { questions: ['emial adress?'], must: [facts.email] },
  { questions: ['do i need a creidt card'], must: [/no credit card/i] },
  { questions: ['how long dose set up take'], must: [setup] },
  { questions: ['how many keywrods'], must: ['100+'] },
  { questions: ['wich social meda platfroms'], must: ['Facebook'] },
  { questions: ['webiste bilder'], must: ['30 minutes'] },
  { questions: ['wat is an ai agnet'], must: [/blog/i] },
  { questions: ['pirvacy polcy'], must: [/privacy/i] },
  { questions: ['do you work in marylnd'], must: ['Maryland'] },
];

export const rambling: readonly Case[] = [
  {
    questions: [
      "Hi there, my name is Bob and I own a pizza shop in Fairfax, my wife says we should do something about our marketing but I'm a bit skeptical to be honest, so how much would that run us per month?",
      'Good morning! Long story short, our nephew did the website and then he left for college and now nothing works, we are two sisters with a flower shop, and we just want to know what you charge.',
    ],
    must: facts.allPrices,
  },
  {
    questions: [
      'ok so I was talking to my accountant and she asked me a very simple question which I could not answer, namely whether I can get out of this if it does not work out for us, like can I cancel?',
    ],
    must: [/cancel/i],
  },
  {
    questions: [
      'I have been reading your website for like an hour now and my eyes hurt, I saw something about trying it out first, is that a thing, do you have a trial, and how many days was it?',
    ],
    must: ['14-day'],
  },
  {
    questions: [
      'We are a family plumbing company, third generation, my dad still answers the phone himself, and we never did any of this internet stuff, so could you explain what an AI agent would even do for us?',
    ],
    must: [/blog/i],
  },
  {
    questions: [
      "I called yesterday evening around eight and nobody picked up which was kind of annoying because I'd closed the shop early for it, when exactly are you open?",
    ],
    must: ['9AM-6PM'],
  },
  {
    questions: [
      'So I paid a guy $1,800 a month for posts and he ghosted me in March, and now my Google profile has the wrong hours and everything is a mess, can your agent take care of the Google Business stuff?',
    ],
    must: [/Google Business/],
  },
  {
    questions: [
      'Look, I just want to talk to a human being, I have typed this into three chat boxes today, please give me a phone number where a person answers.',
    ],
    must: [facts.phone],
  },
  {
    questions: [
      'My partner insists that every one of these companies hides a big onboarding charge somewhere in the small print and I told her not all of them, who is right, is there a setup fee with you?',
    ],
    must: [/no setup fees/i],
  },
  {
    questions: [
      'Thanks for the info so far! One more thing, and sorry if this is a silly one, we have two locations, one in Bethesda and one in Arlington, do you cover both of those?',
    ],
    must: ['Maryland', 'Northern Virginia'],
  },
  {
    questions: [
      'I sell handmade soap at the farmers market and I would love to sell online, would your website builder let me do that, and is it hard to use?',
    ],
    must: [/commerce/i],
  },
];

export const spanish: readonly Case[] = [
  {
    questions: ['¿Cuánto cuesta?', '¿Cuáles son los precios?', 'precios por favor'],
    must: facts.allPrices,
  },
  { questions: ['¿Cuánto cuesta el plan Pro?'], must: ['$497'] },
  { questions: ['¿Hay una prueba gratis?', 'tienen prueba gratuita?'], must: ['14 días'] },
  { questions: ['¿Cuál es su horario?', 'a que hora abren'], must: ['9AM-6PM'] },
  {
    questions: ['¿Cuál es su número de teléfono?', '¿Puedo hablar con una persona?'],
    must: [facts.phone],
  },
  { questions: ['¿Cuál es su correo electrónico?'], must: [facts.email] },
  { questions: ['¿Puedo cancelar cuando quiera?'], must: [/cancelar/i] },
  { questions: ['¿Necesito tarjeta de crédito?'], must: [/tarjeta/i] },
  { questions: ['¿Dónde están ubicados?'], must: [/Virginia/] },
  { questions: ['¿Qué hace el agente?', '¿Cómo funciona?'], must: [/blog/i] },
  { questions: ['¿Hablan español?'], must: [/español/i] },
  { questions: ['¿Cuánto tarda la instalación?'], must: ['24-48 horas'] },
];
