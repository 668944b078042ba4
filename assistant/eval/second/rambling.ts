import { ask, type Case } from '../cases.ts';
import { subject } from '../subjects.ts';

export const rambling: readonly Case[] = [
  ask(
    "Hi there, so my sister in law who runs a nail place in Falls Church told me about you and I'm not very techie, I have been doing our Facebook myself mostly on Sundays when the kids are asleep and honestly I'm tired of it, anyway what I'd really like to know is what this runs per month for the smallest one",
    subject.low,
  ),
  ask(
    'ok so im 16 and my parents own a pho place in eden center and they have like zero online presence lol, mom is scared of signing up for stuff cause the last company kept charging her card for a year after she said stop. so can they just quit whenever',
    subject.cancel,
  ),
  ask(
    'I spent thirty-one years as an accountant and I read the fine print for a living, so humor me. My wife now has a quilting shop. Your page says nothing to pay at the start, but experience tells me there is always an "activation" or "onboarding" line on the first bill. Is there?',
    subject.noFees,
  ),
  ask(
    "We're looking at three vendors this week, one does only SEO and one only social and then you. The other two both gave us a pilot period of some kind. I've got a meeting with my partner on Thursday and she'll ask me how long we can try you out for nothing, so how long?",
    subject.trial,
  ),
  ask(
    "This is the front desk at a dental office in Silver Spring, doctor asked me to find out a few things between patients, sorry if I drop off. He doesn't care about price as much as whether somebody would update our holiday hours on Google because last Thanksgiving we had people banging on the door",
    subject.google,
  ),
  ask(
    "I've been burned. Twice. First guy took 2k and vanished, second one sent me reports in a language nobody speaks. I'm not asking for miracles I just want to know that if I pay you and it's garbage I can have my money returned, and how long I've got to say so",
    subject.refund,
  ),
  ask(
    'So we got a food truck, sometimes its Arlington sometimes its by the Navy Yard and on weekends we go up to Frederick, it moves around is the thing, and I wondered whether you folks only do one city or if the whole region is fair game',
    subject.area,
  ),
  ask(
    "My nephew says AI just makes stuff up. I run a small law office with my brother and we can't have some machine publishing nonsense under our name, the bar would have our heads. Before anything goes out, is there a way that one of us looks at it?",
    subject.approve,
  ),
  ask(
    "Long story short our old web guy moved to Portland and took the passwords with him, the site's been down since June, I don't want another guy, I want to just do it myself over a weekend if it's possible with whatever you have. Is it?",
    subject.builder,
  ),
  ask(
    "I'm up against two big HVAC franchises out here in Manassas and they show up first for everything. I don't expect to beat them tomorrow. I'd like a realistic idea of when somebody like me would get onto that first page",
    subject.page1,
  ),
  ask(
    "Hey, quick one, well not that quick. We signed up in the spring with the middle plan, business was great, now winter comes and the patio's closed and cash is tight, so I'm thinking of going to the smallest plan till April. When I switch, does it change the same day or what",
    subject.downgrade,
  ),
  ask(
    'Good afternoon. I represent a family of four bakeries, two in Maryland and two in the District, and we are currently paying an agency a sum I would rather not mention. My question is which of your offerings is meant for a business with several addresses, and what the monthly figure would be.',
    ['$997'],
  ),
  ask(
    "I don't do phone calls, I'm in a crawlspace half the day, and I don't do apps. If I shoot you folks an e-mail to the support people about a problem with my account when does somebody write back, same day? next week?",
    subject.replies,
  ),
  ask(
    "Look I'm on my phone in the parking lot of Home Depot and I have maybe two minutes. My wife says get it, I say prove it. What's the difference in money between you and the woman we pay fifteen hundred a month right now",
    subject.saving,
  ),
  ask(
    "We're a little nonprofit thrift store, all volunteers, average age 70, nobody here knows what a keyword is and the last time someone touched the website it turned purple. How much do we need to know to use this thing?",
    subject.easy,
  ),
  ask(
    "So I already pay for a scheduler thing, and my daughter does the pictures, and there's a lady who sends the newsletter. What I'm missing really is somebody writing articles regularly. If I took your Pro thing how often would there be a fresh one?",
    subject.blogsPro,
  ),
  ask(
    "I filled out the form on Friday evening asking you people to look over my marketing and it's Saturday now and I'm sitting here like a kid waiting on Santa. When am I supposed to hear something about my audit?",
    subject.reply24,
  ),
  ask(
    "My mother speaks only Spanish and she's the one who runs the tienda, I just help. I can translate but I'm away at college from August. If she has a question would she be able to ask it in her own language here?",
    subject.speaks,
  ),
  ask(
    'I was reading about you on my lunch break and half of it sounds great and half of it sounds too good. Three hundred percent more leads? Come on. Is that something you stand behind for everybody or is that just the best case',
    [[/up to/i, /promise/i, /guarantee/i, /upper/i]],
  ),
  ask(
    "ok im not gonna lie i clicked on your thing by accident but now im curious, my dad does drywall, he gets all his jobs from word of mouth, what would an 'agent' even do all week for a drywall guy",
    subject.agent,
  ),
  ask(
    "Two of us own the shop and we disagree about everything. She wants Instagram, I want LinkedIn because we cater offices, and the kid at the counter wants TikTok. Is there a plan where we don't have to choose or which ones do you even do",
    subject.networks,
  ),
  ask(
    'I have had it with being passed around. I called another company and pressed 1, pressed 4, pressed 2, and then music. If I sign with you is there a single person who knows my business, and which plan gets me that person?',
    subject.manager,
  ),
  ask(
    "Hi, I keep the books for a roofing outfit. They want to put this on autopay but our bank is fussy and I'd need to know by which methods you accept the monthly payment before I set up the vendor in our system",
    subject.pay,
  ),
  ask(
    'The thing that worries me is what happens if we stop. I had a company once that wrote forty articles for us and when we left they took every single one down because apparently they owned them. I nearly cried. Same deal with you?',
    subject.owns,
  ),
  ask(
    "I'm a realtor, solo, in Old Town. I pulled up your price page, closed it, opened it again. I saw Starter, Pro and something with a D, then clicked the button and the names were different and I thought I'd been switched. Is Pro the thing called Growth or not?",
    subject.names,
  ),
  ask(
    "It's 10pm and I've just finished mopping so forgive the typos. Is there somebody I can ring tomorrow, and from when? I open at 6 and would love to get it done before the lunch rush",
    subject.hours,
  ),
  ask(
    "We're a small clinic and I handle patient stuff so I'm twitchy about data. I don't want whatever I type in your forms ending up on some list that gets sold to insurance marketers. What do you do with it?",
    subject.privacy,
  ),
  ask(
    'my boss asked me to set up the account for him and hes breathing down my neck, ive got his email and company name, do i need his amex too or can i get the trial going without that',
    subject.noCard,
  ),
  ask(
    "So theoretically let's say the audit happens on a Tuesday and I say yes on Tuesday afternoon. We've got a grand opening the following weekend. Is the agent working by then or is this one of those six-week onboarding sagas?",
    subject.setup,
  ),
  ask(
    'I already have ads running on Google myself and I am wasting probably half of it. My cousin has a guy for that but he is pricey. Is looking after ads part of anything you sell, and from which plan?',
    subject.adsPlan,
  ),
];
