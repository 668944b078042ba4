import { withPlanNames } from '../understand/plan-features.ts';
import { dependence } from '../understand/questions.ts';
import { everyLocation } from './locations.ts';
import { everyMonth } from './month-ranges.ts';
import { inDigits, numeral } from './numbers.ts';

/** Words of a question that only changes the sum before it: `and per year?`, `Dominate instead?` */
const words =
  /\b(dollars|bucks|money|price|prices|cost|costs|total|save|saving|savings|cheaper|vs|versus|too|rich|steep|pricey|other|caro|otro|subo|subimos|bajo|bajamos|next|up|down|step|level|tier|with|con|half|twice|double|cheap|small|smaller|big|question|thing|instead|then|times|wait|hmm|less|more|extra|basically|like|still|apiece|across|pay|pays|paid|paying|prepay|bill|billed|charge|charged|come|comes|run|runs|spend|make|makes|say|took|take|got|bought|buy|went|add|another|top|switch|switched|upgrade|upgraded|compared|split|divided|minus|plus|partner|sister|brother|wife|husband|mom|dad|friend|cousin|neighbor|owners?|everything|altogether|combined|added|together|open|opened|opening|want|wanted|tho|kind|amount|figure|number|math|lets|let|us|he|she|them|em|of|each|years|months|weeks|days|right|correct|true|huh|yeah|by|since|until|through|smallest|biggest|cheapest|lowest|largest|expensive|most|same|bout|abt|than|thats|that'?s|weve|we'?ve|ive|i'?ve|id|me|mine|ours|myself|own|we|i'?d|whats|differ\w*|gap|hour|hourly|hr|lol|haha|pls|daily|weekly|quarterly|yr|yrs|mo|mos|dolares|precio|cuesta|ahorro|paga\w*|\d+)\b/g;
/** Words of a sum that isn't of money or time. */
const counted =
  /\b(total|plus|added|up|altogether|combined|apiece|half|quarter|for|each|all|on|rest)\b/g;
const someNumber = new RegExp(`\\b${numeral}\\b`, 'g');
const someThings = new RegExp(`\\b${numeral} [a-z]+s (?=(on|with|con|en|w)\\b)`);

/** Whether a question asks for a sum in a few words and for nothing else. */
export const asksOnlySum = (folded: string): boolean =>
  dependence(
    withoutSum(inDigits(withPlanNames(folded)).replace(someThings, ' ')).replace(counted, ' '),
  ) === 'all';

const withoutSum = (folded: string) =>
  folded
    .replace(everyLocation, ' ')
    .replace(everyMonth, ' ')
    .replace(someNumber, ' ')
    .replace(words, ' ');
