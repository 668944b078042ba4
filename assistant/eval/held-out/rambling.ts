import { type Case, facts } from '../cases.ts';
import { anytime, dmv, hours, setup, ways } from './patterns.ts';

export const rambling: readonly Case[] = [
  {
    questions: [
      "Hi so my name's Denise, I've had the salon on Queens Chapel Road eleven years now, my daughter keeps saying ma you need to be online, and honestly with the rent going up in March I don't have money to throw around, so before I get my hopes up just tell me what the smallest one is going to set me back.",
    ],
    must: ['$297'],
  },
  {
    questions: [
      "Gary here. Twenty-six years in heating and air. I had a fella sell me a website package, signed for 36 months like a fool, quit answering his phone after month four and I still had to pay him. So you'll understand I'm not signing a thing until I hear how a man gets out of it.",
    ],
    must: [[anytime, /by the month|month by month|month.to.month/i]],
  },
  {
    questions: [
      "Good morning, I'm writing for Dr. Patel, she's with patients till five and asked me to collect information, we looked at two other vendors already and one of them wanted a card on file before we could see anything which she did not like at all, so is that the same with you?",
    ],
    must: [/card/i],
  },
  {
    questions: [
      "Hello dear, I do hope I'm typing in the right box. My grandson set up the laptop and then went back to college in Blacksburg. I sell antiques on King Street, mostly silver, some clocks, and I never learned computers. I'd so much rather ring someone up. Is there a telephone number for an old lady?",
    ],
    must: [facts.phone],
  },
  {
    questions: [
      'yo so my boy at the gym told me bout yall, he got a juice spot off MLK, anyway i cut hair like 10 hours a day i aint got time for posting, my page been dead since like thanksgiving lol, so how often yall gone put stuff up if i mess with it',
    ],
    must: [[/daily|every day/i, /3 social posts|3 (times )?(a|per) week|three/i]],
  },
  {
    questions: [
      'I am assembling a comparison memo for our managing partner covering four vendors; two have already declined to disclose fees in writing, which has been frustrating. For the record, I would be grateful for the monthly fee of each of your tiers, nothing else, so that I can complete the table by noon.',
    ],
    must: [...facts.allPrices],
  },
  {
    questions: [
      'Hello, I have dry cleaner in Annandale 19 years. My English not so good, sorry. Before, customer come by walking, now new building and everybody look on phone first. My son say put on Google but the Google show my old phone number and I cannot change. Is this thing you can help?',
    ],
    must: [/Google/i],
  },
  {
    questions: [
      "So I run a yoga studio up in Frederick, lovely community, and last year I gave nine months to an agency in Rockville who posted stock photos of people who clearly don't do yoga, and my students noticed, it was embarrassing. What I'm nervous about is losing my voice again. Does this thing write like me or what?",
    ],
    must: [[/voice/i, /words/i, /tone/i, /correct/i, /read/i]],
  },
  {
    questions: [
      'hey im dev i do the computer stuff for my dads body shop in gaithersburg hes like 58 and doesnt get any of this, i got a calc test tmrw so i cant spend all night on it, if we do the audit thing this weekend when would the bot be live',
    ],
    must: [setup],
  },
  {
    questions: [
      "Our thrift store supports a women's shelter here in Leesburg and every dollar has to be explained to a board of nine who meet the second Tuesday, so I got a bit of grilling last time about the copier lease having charges nobody saw coming. Can you put my mind at rest that what's on the page is all we'd owe?",
    ],
    must: [/no (setup|hidden)|no .{0,20}fees|monthly price|flat/i],
  },
  {
    questions: [
      "Omar, the green food truck by the Metro. I'm on the little plan since spring and it's been good, lines are longer, thank God. Winter I'm doing catering so I want the next size up, but I don't want to wait till the end of the month because the holiday parties are booking now. When would it switch over?",
    ],
    must: [/immediate/i],
  },
  {
    questions: [
      "Ray, Reston, been selling houses since before the Silver Line. I've bought leads from every portal there is and half of them were my own neighbors being nosy. I don't want likes, I don't want hearts, I want somebody who fills in a form or calls. Which of your plans even touches that?",
    ],
    must: [[/lead/i]],
  },
  {
    questions: [
      "I was up doing the books at midnight and saw I've paid my nephew's friend eighteen hundred a month since June to do the posts and a newsletter nobody gets, he's a sweet kid but still, and my husband about fell off the chair. So tell me straight, what's the difference over a year?",
    ],
    must: [[/15,000/, /1,500/, /1,550/, /\$297/]],
  },
  {
    questions: [
      "My wife handles the phones and I'm on roofs all day so neither of us could tell you what SEO even stands for. A buddy in Woodbridge says he shows up first when folks type in gutters and we're on like page six. What I'm asking is how long before we'd climb, ballpark.",
    ],
    must: [/\b30 days|\b90/i],
  },
  {
    questions: [
      "I have the shop in Old Town and now we've opened in Del Ray and my sister is looking at a space at National Landing, knock on wood. Different hours, different crowd, different everything. We'd like just one company to take care of all of it and not three bills. What would you put us on?",
    ],
    must: [[/Dominate/, /audit/i]],
  },
  {
    questions: [
      "Not to be difficult, but I've read about these companies that scrape everything and next thing you know you get forty calls a day about your car warranty. My mother in law fell for one. If I put my cell in that audit form, what do you people do with it?",
    ],
    must: [/privacy|sell|answer you|contact you|share/i],
  },
  {
    questions: [
      "We're a two-chair dental practice and our receptionist used to do the Facebook but she went on maternity leave and then decided to stay home, bless her, and so the page has a post from last April saying happy Easter. Is there any sort of trying it out first, a couple of weeks maybe, before the doctor commits?",
    ],
    must: [/\b14\b/],
  },
  {
    questions: [
      "I'll be honest, I don't trust anything with AI in the name. My brother in law asked one of those things about our county and it made up a mayor. So what happens when yours gets our menu wrong and tells the whole of Rockville we do sushi, does a human check any of it or am I on my own?",
    ],
    must: [[/team/i, /read/i, /draft/i, /correct/i, /before/i, /hold/i]],
  },
  {
    questions: [
      'ok so long story, I signed up in like august with my old work email, then we changed domains, then I got a new phone and it forgot everything, and now the page just keeps saying nope. I need to get in before my meeting at 3. how do I make a new password',
    ],
    must: [/link|reset|forgot/i],
  },
  {
    questions: [
      "My florist friend in Takoma says you're only for folks in the city, my landlord says you did something for a guy in Loudoun, and your bus ad or whatever it was just said DMV which could mean the motor vehicle people for all I know. I'm in Waldorf. Am I somewhere you cover or not?",
    ],
    must: [dmv],
  },
  {
    questions: [
      "So I tried one of those website makers at Christmas, got as far as picking a color, then the dog was sick and I never went back and I think they're still charging me. If I do it on yours, realistically, how long am I sitting there? I've got maybe one slow Tuesday.",
    ],
    must: [/30 minutes|half.{1,4}hour/i],
  },
  {
    questions: [
      "There's a new barbershop opened two doors down, neon sign, the works, and they're all over everything, my regulars keep showing me their videos like I asked. I'm not trying to start beef, I only wanna know what they're doing before it hits me. Can your thing keep tabs like that?",
    ],
    must: [/competitor/i],
  },
  {
    questions: [
      "My accountant is particular, she wants everything to go through the business checking and she gets upset with me for using the card because of points or fees or I don't know what, we've argued about it since 2019. What are my choices for paying you?",
    ],
    must: [ways],
  },
  {
    questions: [
      "We close Mondays, we're slammed Thursday through Sunday, and the only time I can think is Saturday night after we've mopped. So if I want to sit down and talk this through with somebody, when are you actually there to pick up?",
    ],
    must: [hours],
  },
  {
    questions: [
      'and that includes the tik tok? cause thats where the kids are, my son made one of me yelling at a compressor and it got like 40 thousand views, no idea why, people are strange',
    ],
    before: 'which social media do you post to',
    must: ['TikTok'],
  },
];
