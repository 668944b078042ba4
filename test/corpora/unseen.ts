import type { Submission } from '../../lib/spam/screen.ts';
import { laterGoals, laterSpam, unseenGoals, unseenNoise, unseenSpam } from './unseen-texts.ts';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const owners = [
  'Marguerite Delacroix',
  'Tom',
  'Oluwaseun Adeyemi',
  'Mr. & Mrs. Kowalczyk',
  'X. Chen',
  'Shaquille Ó Súilleabháin',
  'ประเสริฐ ใจดี',
  'Gwen Pryce',
  'RUTH ANN HOLLOWAY',
  'Mbwana',
  'Þórdís Jónsdóttir',
  'Nick Krzyzewski',
  'Ng',
];
const shops = [
  'Pryce Piano Service',
  'TnT Trees',
  'Bees of Burke',
  'MVP Sports Massage',
  'St. Mark’s Players',
  'QRS Tax',
  'Kreta Import',
  'Ng & Sons',
  '4 Paws',
  'Fix-It Library',
  'n/a',
];

/** 60 requests that the rules were not tuned on: none may be held. */
export const unseenGood = unseenGoals.map(asked);

/** 30 more, written after the rules' last change. */
export const laterGood = laterGoals.map(asked);

function asked(goal: string, i: number): Submission {
  return {
    name: at(owners, i * 5),
    email: `${at(['gwen', 'hello', 'tnt.trees', 'k1988', 'the_fixit', 'qrs'], i)}${i}@${at(['gmail.com', 'proton.me', 'outlook.com', 'msn.com', 'beesofburke.example', 'gmx.de', 'rcn.com'], i)}`,
    phone: at(['703 555 0121', '(202)555-0166', '+1-240-555-0107', '3015550190', '555 0102'], i),
    company: at(shops, i * 3),
    website: at(['', 'https://www.beesofburke.example', '', 'http://qrstax.example/'], i),
    texts: [at(['', 'not much', 'Yard signs, Nextdoor', '', 'An intern. Summers only.'], i), goal],
    honeypot: '',
    elapsed: at([undefined, 2100, 5200, 27_000, 140_000, 900_000, 1900], i),
    source: i % 7 === 0 ? 'carrier' : `home-${i}`,
  };
}

const sellers = ['Kevin', 'Anna Petersen', 'Nadia Rahman', 'Chris Miller', 'Ivan', 'Growth Team'];

function offered(text: string, i: number): Submission {
  return {
    name: at(sellers, i * 5),
    email: `${at(['kevin', 'sales', 'nadia.r', 'chris', 'ivan.s', 'team'], i)}${i}@${at(['gmail.com', 'outreach.example', 'outlook.com', 'mail.ru'], i)}`,
    phone: at(['+92 300 5550142', '(929) 555-0140', '89115550142', '2125550123'], i),
    company: at(['Outreach', 'Kevin', 'Promo Ltd', 'private', 'NextGen Solutions'], i),
    website: i % 3 === 0 ? 'https://outreach-team.example' : '',
    texts: [
      '',
      text.replaceAll('{url}', at(['https://go-offer.example/a', 'http://bit.ly/abc1'], i)),
    ],
    // By hand: no honeypot, no haste.
    honeypot: '',
    elapsed: at([18_000, 40_000, undefined, 90_000], i),
    source: `seller-${i}`,
  };
}

const probed: Submission[] = unseenNoise.map((text, i) => ({
  name: at(['KxRvBqTzPw', 'DavidCow', 'rtyrty', 'GeorgeMix', 'ZtLkNrXc'], i),
  email: at(['a.b.c.d.e.f.9@gmail.com', 'kxr1@mail.ru', 'dcow77@hotmail.com'], i),
  phone: at(['84955550142', '123456', '88005550142'], i),
  company: at(['PwKxRvBqTz', 'google', 'rtyrty'], i),
  website: '',
  texts: ['', text],
  honeypot: i % 3 === 0 ? 'https://go-offer.example' : '',
  elapsed: at([900, undefined, 1500, 12_000], i),
  source: `proxy-${i}`,
}));

/** 60 submissions that nobody wants and that the rules were not made for. */
export const unseenUnwanted: readonly Submission[] = [...unseenSpam.map(offered), ...probed];

/** 20 more, written after the rules' last change. */
export const laterUnwanted = laterSpam.map(offered);
