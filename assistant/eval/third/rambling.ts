import { ask, type Case } from '../cases.ts';
import { subject } from '../subjects.ts';

export const rambling: readonly Case[] = [
  ask(
    "Morning! I run the desk at an animal hospital and the vet has had this idea that we should 'do AI'. She doesn't know what it means and neither do I. Before she reads another magazine, could you tell me in normal words what your agent actually does for a business",
    subject.agent,
  ),
  ask(
    "I do gutters. I do them well. I do not do computers, I have a flip phone and my daughter is typing this for me. What I'd want to hear is one number, per month, for the plan with the fewest bells and whistles, and then I'll decide",
    subject.low,
  ),
  ask(
    "I want to be fair to you so I'll say I'm also talking to two others. One wants 1,200 and the other wants 950 plus a cut of ads. I've got a feeling yours would be the plan with daily posts and an article each week, so what's that one cost",
    subject.mid,
  ),
  ask(
    "UNBELIEVABLE. I've been on three websites tonight and every single one wants my card number before it lets me see so much as a screenshot. I am this close to going back to flyers. Do you people want it as well??",
    subject.noCard,
  ),
  ask(
    "I teach piano, thirty students, mostly kids from Vienna and Oakton, no employees. I'd be doing this on my tablet at night. I'm frankly afraid of starting something and being stuck with it through summer when nobody takes lessons. How hard is it to get out",
    subject.cancel,
  ),
  ask(
    "So my dad's barbershop. He's turning 60, he thinks Instagram is a phase. If I get him on the plan and after three weeks he goes 'nah' and throws a fit do we get the money back or is that gone, because I'd be using my savings from babysitting",
    subject.refund,
  ),
  ask(
    "As former comptroller for a mid-sized county I have an allergy to vendors who change the number after you sign. I'd like to understand whether the price on your page is literally the amount that will appear on each bill, or whether other items get added",
    subject.noFees,
  ),
  ask(
    "We've got a bed and breakfast in Leesburg and another property out past the Shenandoah that my brother handles. Technically one is near you and the other isn't. What areas do you serve, so I can work out whether both of them could be on it",
    subject.area,
  ),
  ask(
    "I like to talk before I buy, call me old-fashioned, my late husband was the same, he'd call the factory to ask about a toaster. So what number can I call, and please not one of those that makes you shout at a robot",
    subject.phone,
  ),
  ask(
    "OK picture this: florist, two weeks before Mother's Day, hair on fire, no time to post anything. That's the exact moment when we should be posting the most. Does your thing keep going without me, and how many posts would the Pro one put out in such a week",
    subject.postsPro,
  ),
  ask(
    "I had my grandson look at the plans with me. He says the difference between the small and the medium is how many searches you watch, or whatever they're called, the phrases folks type. I wrote down ten for the small one. What was the other number?",
    subject.kw25,
  ),
  ask(
    "My competitor, I won't name him, he's literally across Lee Highway, he started showing up above me on every search about three months ago. I would pay good money to be told what he's doing. Is that part of something you sell?",
    subject.rivals,
  ),
  ask(
    'i manage social for a yoga studio part time and tbh im scared this replaces me but the owner asked me to check if the posts are reviewed by us first or just get blasted out, so like can we stop one before it goes up',
    subject.approve,
  ),
  ask(
    "We've had a Wix site since 2014. It's ugly, it's slow, and nobody knows the login. The idea of 'redoing the website' gives me hives because last time it took five months and two thousand emails. If I used your builder thing, realistically how long before it's live?",
    subject.minutes,
  ),
  ask(
    "I sell hot sauce at farmers markets and people keep asking where they can order it online. I don't have a shop, I don't have a site, I have a card table and a Square reader. Could I make a page with you where folks can order bottles",
    subject.shop,
  ),
  ask(
    'Our situation: three physical therapy offices, one owner, and a billing manager who insists every system talks to every other system. If we took the top plan, would you tie into our scheduling software or is that out of the question',
    subject.integrations,
  ),
  ask(
    "Ok so it's like this, me and my cousin split the business, he pays bills and I do the work. He wants to know when you'd take the money once the free days are over and if it just happens automatically or we get some kind of bill",
    subject.afterTrial,
  ),
  ask(
    "I asked my bank, my brother and my priest. All three said talk to someone before spending. I'd be glad to sit down with someone for a strategy chat, what do I do to set one of those up",
    subject.call,
  ),
  ask(
    "Not a sales question. I'm a grad student at GMU writing a paper on small AI firms in the region and I'd like to cite correctly the year your company was founded. If there's also a mission statement that would be a bonus but the year is what I need",
    subject.founded,
  ),
  ask(
    "I've got a long commute on the Red Line and I like to read, so if you have things about marketing for beginners, guides, worksheets, whatever, that would make my mornings less sad. Is there such a library and does it need an account?",
    subject.resources,
  ),
  ask(
    "Sooo I kind of went and hit the button for Growth because the page picked it by itself, but what I'd really been looking at the night before was Pro. Then I panicked and closed the tab. Did I do something wrong or are they the same",
    subject.names,
  ),
  ask(
    "Your site mentions some people saved like fifteen grand a year. Compared to what exactly? Because if it's compared to a Super Bowl commercial then sure, I saved fifteen grand this morning too",
    subject.saving,
  ),
  ask(
    "My partner put our home address in one of your forms by accident, we work from home and he's private about that, long story with an ex. We want that gone from your records. Who do we go to and can you do that",
    subject.erase,
  ),
  ask(
    "Listen, my phone rings all day with people promising me the moon. Page one this, page one that. I own a locksmith business and all I want is a straight answer: by when do you say I'd be on the first page, and is it a promise?",
    subject.page1,
  ),
  ask(
    "I pay attention to who's behind things. Are you one of those outfits with a mailbox in Delaware and everyone sitting abroad, or do you have actual people around here, and where would that be?",
    subject.office,
  ),
  ask(
    'Hola hi sorry I switch between languages when im nervous lol. we have a cleaning company, 6 girls, all word of mouth. somebody told me the middle plan includes getting us leads? like campaigns for it? is that right',
    subject.leads,
  ),
  ask(
    "We close at three and by the time I've done the deposit and picked up the kids it's past six, so I can never ring anyone during business hours. Is there a plan where somebody picks up at night?",
    subject.phone247,
  ),
  ask(
    "I'm going over the numbers with a very skeptical co-owner. He says these claims on the website about cutting costs are fluff. What's the percentage you actually state, so I can quote it, and I'd also love to know if it's a maximum",
    subject.costs,
  ),
  ask(
    "We are a Korean grocery in Annandale with a deli and a bakery counter and a fish counter and my uncle's phone repair booth. I honestly don't know what 'type of business' that makes us but I'd like to know if somebody like us is someone you work with",
    subject.industry,
  ),
  ask(
    "It's been a day. I've had a kid vomit in aisle 4 and a freezer die. Someone said you fix how you show up on Google, like the box with the stars and the hours. Which of your plans has that, or is it extra?",
    subject.google,
  ),
];
