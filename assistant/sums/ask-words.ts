import { keepsBill, keepsWhat } from './beside-bill.ts';
import type { Ask } from './frame.ts';
import { asksPayback } from './payback.ts';

/** Words that ask for a sum, the most telling first. */
const asks: readonly (readonly [Ask, RegExp])[] = [
  [
    'months',
    /\b(?:how many|cuant[oa]s) (?:\w+ )?(?:months|meses)\b|(?:^|[,.;?] ?)months of (?:starter|pro|dominate)\W*$|\b(?:how (?:long|far)|cuanto (?:tiempo|me dura\w*|dura\w*))\b/,
  ],
  [
    'left',
    /\b(left( ?over)?|leftover|unspent|unused|remain\w*|leaves?( me)?|to spare|spare|queda\w*|sobra\w*|resta)\b/,
  ],
  [
    'save',
    /\b(sav\w+|ahorr\w+|beats?|than now|better off|minus what i pay|(?:than|vs|versus|against|minus|over|que) (?:what )?(?:i|we|him|her|them|my|our|his|their|the (?:guy|agency|freelancer|girl|va)|lo que)\b)/,
  ],
  [
    'compare',
    /\b(diff\w*|gap|delta|spread|jump|diferencia|vs|versus|compared|by how much|(?:less|more|menos|mas) (?:by|por)\W*$|(?:how much|what|cuanto|cuanta) (?:\w+ ){0,3}(?:more|less|extra|cheaper|higher|mas|menos)|(?:more|less|cheaper|mas|menos) (?:\w+ ){0,3}(?:than|que)|extra(?= (?:i|we|it|per|a|for|cost|costs|would|is|to|money)\b)|the extra|extra\W*$|\d{3,4} (?:dollars |bucks )?(?:more|extra|less)\b|(?:over|than) (?:the |el )?(?:starter|pro|dominate)|(?:starter|pro|dominate) (?:(?:minus|menos|less) (?:\w+ ){0,4}?|to )(?:starter|pro|dominate))\b/,
  ],
  [
    'price',
    /\b(?:how much|what|cuanto) (?:\w+ ){0,3}(?:pay|cost|pago|cuesta|price|total)\b|\bthe price\b/,
  ],
  [
    'fits',
    /\b(afford|fits?|what (?:can|could) (?:i|we) get|which (?:plan|one)|enough|alcanza\w*|cabe|covers?)\b/,
  ],
];

/** What a folded text asks for, by its words. @param hasSale whether it tells what a sale brings. */
export function askNamed(text: string, hasSale: boolean): Ask | undefined {
  if (countsMonths.test(text)) return 'months';
  if (asksPayback(text) || (hasSale && howMany.test(text))) return 'units';
  if (keepsWhat.test(text)) return hasSale ? 'profit' : 'save';
  if (keepsBill(text)) return 'beside';
  const ask = asks.find(([, words]) => words.test(text))?.[0];
  return ask === 'left' && hasSale ? 'profit' : ask;
}

/** `how many full months of Dominate does it cover` */
const countsMonths = /\b(?:how many (?:(?:full|whole|paid|more) )?months|cuantos meses)\b/;

const howMany =
  /\b(?:how many|cuant[oa]s)\b(?! (?:\w+ )?(?:months|meses|days|dias|locations|posts|blogs|keywords|plans))|\b[a-z]{3,}s (?:to (?:cover|pay|break even)|for (?:starter|pro|dominate)\W*$)/;
