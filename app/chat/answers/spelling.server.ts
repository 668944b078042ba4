import { common, filler } from './common-words.server.ts';
import { phraseWords } from './concepts.server.ts';

/** Words that questions about this site are made of, and that typing slips are corrected to. */
const vocabulary = new Set(
  `price prices pricing cost costs charge charges month monthly year yearly annual plan plans starter growth enterprise
dominate trial guarantee money refund refunds cancel cancellation canceling contract contracts hidden setup credit card
payment payments hours open closed weekend weekends saturday sunday phone number email address office location located
area serve service services maryland virginia washington arlington fairfax bethesda alexandria support reply respond
response answer business businesses restaurant agent agents marketing automation automated automatic audit keyword
keywords ranking rankings rank search google profile social media post posts posting facebook instagram linkedin twitter
tiktok platforms platform blog blogs article articles website websites builder template templates commerce dashboard
report reports results freelancer freelancers agency save saving savings privacy policy cookies personal information
collect delete upgrade downgrade switch company founded mission values reviews rating testimonials customers resources
guides templates register account password login human person consultation strategy competitor competitors monitoring
integration integrations manager advertising campaigns leads spanish discount discounts coupon promotion nonprofit
compare comparison difference between included includes features feature expect return investment quickly cheap cheapest
expensive instructions ignore previous system prompt pretend different available availability offer
what your much does the which with they there because would could should about where when have will want need know like
what precio precios cuesta cuestan cuanto horario horarios prueba gratis telefono correo garantia cancelar descuento tarjeta
servicio servicios negocio empresa agente contacto reembolso auditoria abierto domingo sabado ustedes`
    .split(/\s+/)
    .filter(Boolean),
);

const byLength = new Map<number, string[]>();
for (const word of [...vocabulary, ...phraseWords].filter((one) => one.length > 3)) {
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
}

/** Shorthand of chats. */
const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  hrs: 'hours',
  mo: 'month',
  yr: 'year',
  biz: 'business',
  cuz: 'because',
  gonna: 'going to',
  wanna: 'want to',
  gbp: 'google business profile',
  gmb: 'google business profile',
  fb: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  acct: 'account',
  info: 'information',
  pw: 'password',
  q: 'que',
  xq: 'porque',
  tel: 'telefono',
  fone: 'phone',
  fre: 'free',
  wat: 'what',
  wut: 'what',
  teh: 'the',
  hav: 'have',
  dose: 'does',
  wich: 'which',
  tyme: 'time',
  setp: 'setup',
  howw: 'how',
  polcy: 'policy',
  nd: 'and',
};

const known = new Map<string, string>();

/** The word that was probably meant; the word itself where it is right or nothing is near. */
export function correct(word: string): string {
  const short = shorthand[word];
  if (short) return short;
  if (word.length < 4 || isRight(word) || /[^a-z]/.test(word)) {
    return word;
  }
  let found = known.get(word);
  if (found === undefined) {
    found = nearest(word);
    // Bounded: the words come from visitors.
    if (known.size > 5_000) known.clear();
    known.set(word, found);
  }
  return found;
}

const isRight = (word: string) =>
  [vocabulary, phraseWords, filler, common].some((words) => words.has(word));

/** One slip in a word of up to 7 letters, two in a longer one. */
function nearest(word: string): string {
  if (word.length > 20) return word;
  const most = word.length <= 7 ? 1 : 2;
  let best = word;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const candidate of byLength.get(length) ?? []) {
      if (isInflected(word, candidate)) continue;
      const slips = distance(word, candidate, least);
      // The first letter is seldom the wrong one.
      const cost = slips + (candidate[0] === word[0] ? 0 : 1);
      if (cost < least) [best, least] = [candidate, cost];
    }
  }
  return best;
}

/** `priced` and `price` are two words, not a slip. */
function isInflected(word: string, candidate: string): boolean {
  return (
    word.startsWith(candidate) && /^(s|d|r|ed|er|es|ly|al)$/.test(word.slice(candidate.length))
  );
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function distance(a: string, b: string, stop: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) >= stop) return stop;
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
