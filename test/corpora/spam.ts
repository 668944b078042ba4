import type { Submission } from '../../lib/spam/screen.ts';
import { linked, noise, offers } from './spam-texts.ts';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** People behind an offer look like anybody. */
const sellers = [
  'Emma Clarke',
  'James Wilson',
  'Rahul Sharma',
  'Ava Thompson',
  'Mike Harris',
  'Joanna Riggs',
  'Eric Jones',
  'Li Na',
  'Sophia Brown',
  'Daniel Carter',
  'Ethan',
  'Olivia',
];
const agencies = [
  'Web Growth',
  'RankBoost',
  'Digital Experts',
  'self',
  'TalkWithLead',
  'Bright Media',
  'Freelancer',
  'Top Leads Inc',
];
const bots = [
  'RobertTof',
  'JamesNub',
  'CharlesAbelp',
  'Davidskalf',
  'eTwGQbnvKfZdL',
  'WilliamCox',
  'Michaelzed',
  'Olgakit',
  'OqLrTwzXcVbN',
  'Stephenbup',
];
const urls = [
  'https://best-offer.example/?p=81',
  'http://win-play.example/go',
  'https://bit.ly/3xYzAb1',
  'https://promo.sale-now.example',
  'https://t.me/joinchat_example',
];

const phone = (i: number) =>
  at(
    [
      `8${String(9_031_234_567 + i * 7919)}`,
      `555-01${String(10 + (i % 80))}-0142`,
      `+91 98765 4${String(1000 + i)}`,
      '1234567890',
      `(213) 555-0${String(100 + (i % 90))}`,
    ],
    i,
  );

/** Programs send fast where they run a browser at all, and many fill whatever field there is. */
function byProgram(i: number): Pick<Submission, 'honeypot' | 'elapsed' | 'source'> {
  return {
    honeypot: i % 3 === 0 ? at(['yes', 'https://best-offer.example', 'Emma'], i) : '',
    elapsed: at([undefined, 350, 1200, 2100, 8000, undefined, 25_000], i),
    source: `proxy-${i % 60}`,
  };
}

/** Sellers type or paste by hand: nothing but their words gives them away. */
function byHand(i: number): Pick<Submission, 'honeypot' | 'elapsed' | 'source'> {
  return {
    honeypot: '',
    elapsed: at([14_000, 30_000, 75_000, undefined], i),
    source: `seller-${i}`,
  };
}

const offered: Submission[] = Array.from({ length: 100 }, (_, i) => {
  const name = at(sellers, i * 5 + Math.floor(i / 12));
  return {
    name,
    email: `${name.toLowerCase().replace(/\W/g, '.')}${i}@${at(['gmail.com', 'outlook.com', 'webgrowth.example', 'rankboost.example'], i)}`,
    phone: phone(i * 3 + 2),
    company: at(agencies, i * 3),
    website: i % 2 ? '' : at(urls, 3),
    texts: i % 4 === 3 ? [at(offers, i), 'See the other field please'] : ['', at(offers, i)],
    ...(i < 50 ? byHand(i) : byProgram(i)),
  };
});

const advertised: Submission[] = Array.from({ length: 70 }, (_, i) => {
  const name = at(bots, i * 3 + Math.floor(i / 10));
  const text = at(linked, i).replaceAll('{url}', at(urls, i * 2 + Math.floor(i / 25)));
  return {
    name,
    email: `${name.toLowerCase()}${i}@${at(['gmail.com', 'mail.ru', 'hotmail.com', 'promo.top'], i)}`,
    phone: phone(i * 5),
    company: at(['google', name, 'Promo', 'Casino', 'LLC'], i),
    website: at(urls, i),
    texts: i % 5 === 0 ? [text, text] : ['', text],
    ...byProgram(i),
  };
});

const probed: Submission[] = Array.from({ length: 30 }, (_, i) => ({
  name: at(['vbNqWzTkLrXp', 'fgHjkLqWrTz', 'RobertTof', 'sdkjfhskdf', 'TpLkQwZxNbVr'], i),
  email: at(['q.w.er.t.y.u.p@gmail.com', 'lkjhgf3@mail.ru', 'tobinva.l.d.ez.1@gmail.com'], i),
  phone: phone(i * 5 + 3),
  company: at(['kjhWqTzRnLp', 'google', 'XbNvQzTrWk', 'sdlkfjsdlk'], i),
  website: i % 2 ? 'https://promo.sale-now.example' : '',
  texts: ['', at(noise, i)],
  ...byProgram(i + 1),
}));

/** 200 spam submissions: at least 190 must be held. */
export const spam: readonly Submission[] = [...offered, ...advertised, ...probed];
