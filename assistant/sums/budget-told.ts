import type { PlanId } from '../../app/facts/prices.ts';
import { amountsIn, isOurs, monthly } from './amounts.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { cents, money } from './shown.ts';
import type { Budget } from './sum.ts';
import { monthsWord, period } from './time.ts';

const number =
  '\\$? ?(\\d{2,6})\\b(?! ?(?:x\\b|times|posts|keywords|people|employees|days|sq|reviews|followers|customers|%|months|meses))';
/** `budget is 400`, `I can do 550`, `tengo 5000` */
const limit =
  '\\b(?:budget(?:ed)?|afford|spend(?:ing)?|get (?:\\w+ ){0,3}for|have|has|had|got|grant|approved|allocated|allotted|earmarked|donated|donor gave(?: us| me)?|(?:boss|board|dad|mom|wife|husband|parents) (?:gave|gives|is giving|giving|approved|said)(?: us| me)?|on a|(?:can|could|wanna|want to|willing to) (?:only )?(?:do|go|pay|swing|put|invest|throw|spare|manage|stretch)|(?:ad|ads|marketing|advertising|promo) (?:money|funds|dollars|line)|under|less than|max(?:imum)?(?: out)?|up to|limit(?:ed)?|cap(?:s|ped)?|no more than|not over|ceiling|allowance|theres|hay|(?:do|get|have|swing|run|manage) (?:it|that|this|everything|(?:the )?(?:starter|pro|dominate)) (?:on|with|w|under)|(?:set|put) (?:aside|away)|apart(?:e|amos|ado)|presupuesto|tengo|tenemos|cuento con|gastar|pagar|menos de|hasta|solo|maximo|tope|me dieron|nos dieron|aprob\\w+)\\b';
const bound =
  '\\b(?:max(?:imum)?|tops|budget|limit|cap|ceiling|at most|or less|to (?:spend|work with|play with|burn)|(?:is )?all (?:i|we) (?:got|have)|in the (?:account|bank|pot|kitty)|para gastar|como maximo|maximo|de presupuesto|a lo mucho|nomas|y ni un peso)\\b';
const stated = new RegExp(
  `${limit}[^.?!]{0,30}?${number}|${number}(?: dollars| bucks| dolares)?(?: \\w+){0,4}? ?${bound}`,
);
/** `4k for the whole year`, at the beginning */
const leading = new RegExp(
  `^(?:(?:i|we|so|ok|with|for|con|only|just) )*${number} (?:for|a|per|para|pa|por|al|in|monthly)\\b`,
);
const anyNumber = new RegExp(`(?<!\\d)${number}`);

/** Words of a question for the plan that fits. */
export const asksPlan =
  /\b(which|what|whats|fits?|get|gets|plan|best|work|enough|afford|swing|cual|que|alcanza\w*|anything|something|algo|buy|cover|covers|puedo|stay|keep it|come in|(?:can|could) (?:i|we)|me da|cabe)\b/;
/** What the visitor pays somebody is no budget. */
const isBill =
  /\b(followers|seguidores|(?<!(?:can|could|willing to|want to|wanna|able to|afford to) )pay|paying|paid|pago|pagamos|charges?|sav(e|es|ed|ing|ings)|swap|cheaper|compared?|vs|versus|freelancer|agency|agencia|ahorr\w+|guy|girl|make|earn|gano|in (?:sales|revenue)|gross(?:es|ing)?|en ventas|bring|keep that|would keep)\b|\b(can'?t|cannot|cant|couldn'?t|no (puedo|podemos)) (\w+ )?(pay|afford|spend|pagar|gastar)\b/;
/** Questions about a budget that was told before. */
export const asksFit =
  /\b(afford|(what|which plan|cual) fits?|fits?\b.{0,12}\b(budget|that|it)|(starter|pro|dominate) fit|within (that|my|the) budget|for that (much|budget|money|amount)|(me )?alcanza\w*|cabe)\b/;
/** A budget that is only told: `my budget's 12000 a year`, `we cap it at 250 a month`, `400 tops`. */
const tells =
  /^(?:(?:so|ok|hi|hey|well|and|pues|hola|bueno|y) )*(?:(?:my|our|the|mi|nuestro|el) )?(?:\w+ )?(?:budget|presupuesto)(?:'?s)?\b(?: \S+){1,7}$|^(?:(?:so|ok|hi|hey|well|and|pues|hola|bueno|y) )*(?:we|i) (?:have|got|only have|just have|can (?:do|spend|swing|afford|put)) (?:about |around |like |roughly |only |up to )?\$? ?\d{3,6}(?: dollars| bucks)? (?:a|per|each|every) (?:month|year)\W*$|^(?=(?:\S+ ){1,10}\S+$)(?:.*\b(?:cap|caps|capped|limit|limited|max|maximum|tops|ceiling|no more than|at most|tope|maximo|somewhere between)\b)(?!.*\b(?:how|why|who|when|where|does|do you|can you|keywords?|posts?|plataformas?|platforms?|trial|cancel\w*)\b)/;
const isYear =
  /\b(next|this|coming) year\b|\b(for|per|a|in|each|al|por|para|pa|over|all) (the |el |un |this |todo el |todo )?(whole |entire |full |fiscal )?(year|ano)\b|\b(yearly|annual(ly)?|anual|year's|years? budget|fiscal)\b/;

/** Whether a folded text only tells a budget. */
export function tellsBudget(folded: string): boolean {
  if (tells.test(folded)) return true;
  const own = budgetIn(folded);
  if (own?.terms?.includes('÷ 100')) return !asksElse.test(folded);
  if (!own || asksElse.test(folded) || folded.split(' ').length > mostTold) return false;
  return saysSpending.test(folded) || (hasMoney.test(folded) && isMoney.test(folded));
}

/** Words up to which a message only tells a budget, however it says so. */
const mostTold = 16;
const saysSpending =
  /\b(budget\w*|to (?:spend|work with|play with|burn)|(?:can|could) (?:only )?(?:spend|afford|do|stretch|swing)|(?:is )?giving (?:me|us)|(?:set|put) (?:aside|away)|in the (?:account|bank|pot|kitty)|apart(?:o|amos)|presupuesto|(?:para|puedo) gastar)\b/;
const hasMoney =
  /^(?:(?:so|ok|hi|hey|well|and|pues|hola|bueno|y|right now|look|solo|nomas|only) )*(?:(?:i|we)(?:'?ve)? (?:only |just |really )?(?:have|got|get|can|could)|(?:solo |nomas )?(?:tengo|tenemos)|contamos con|cuento con)\b/;
const asksElse =
  /\b(how|why|who|when|where|do(?:es)? (?:you|u|it|the)|can (?:you|u)|is there|are there|keywords?|posts?|blogs?|platforms?|trial|cancel\w*|sales|customers|clientes|ventas|followers|como|por que|cuando|donde|tienen|hay|prueba|redes)\b/;

/** What a folded text says the visitor can spend; undefined if nothing. */
export function budgetIn(folded: string): Budget | undefined {
  const share = shareIn(folded);
  if (share) return share;
  const rest = restIn(folded);
  if (rest) return rest;
  if (isBill.test(folded)) return undefined;
  const found =
    stated.exec(folded) ??
    (asksPlan.test(folded) ? leading.exec(folded) : null) ??
    (asksFit.test(folded) || tells.test(folded) ? anyNumber.exec(folded) : null);
  const amount = Number(found?.slice(1).find((one) => one !== undefined));
  if (!found || !amount || isOurs(amount)) return undefined;
  const own = amountsIn(folded).find(({ value }) => value === amount);
  if (!own?.isMoney || own.each) return undefined;
  const { per } = own;
  // `1500 for 3 months`
  const months = valueOfNumeral(someMonths.exec(own.after)?.[1]);
  if (!per && months > 1)
    return { amount: cents(amount / months), per: 'month', terms: `${money(amount)} ÷ ${months}` };
  if (per && per !== 'month' && per !== 'year') {
    const { amount: month, terms } = monthly(own);
    return { amount: month, per: 'month', ...(terms && { terms }) };
  }
  const isYearly = per === 'year' || (per !== 'month' && isYear.test(folded));
  return { amount, per: isYearly ? 'year' : 'month' };
}

const someMonths = new RegExp(
  `^ ?(?:total |budget )?(?:for|over|por|para|in|en) (?:an? |the )?(?:next |first )?${numeral}[- ]${monthsWord}\\b`,
);
const percent = /(?<![\d·])(\d{1,2}(?:·\d{1,3})?) ?%/;
const spends =
  /\b(budget|marketing|advertising|ads?|outreach|spend|spending|put|set aside|goes|invest|allocate|presupuesto|gastar|destin\w+|allowed|swing|afford|which plan|what plan|que plan|cual plan|covers?|enough|cubre|alcanza)\b/;
const noShare =
  /\b(sav\w+|cheaper|off|discount|margin|profit|tax|partner|split|each(?! (?:month|year|week))|pays?)\b/;
/** Income that nobody has in a month without saying so. */
const yearlyIncome = 40_000;

/** `3 percent of 120k`: a share of what comes in. */
function shareIn(folded: string): Budget | undefined {
  const part = halfOf(folded);
  if (part) return part;
  const share = Number(percent.exec(folded)?.[1]?.replace('·', '.'));
  const [income, ...others] = amountsIn(folded).filter(({ isMoney }) => isMoney);
  if (!share || !income || others.length > 0 || !spends.test(folded) || noShare.test(folded))
    return undefined;
  const isYearly =
    income.per === 'year' ||
    (!income.per && (income.value >= yearlyIncome || period.year.test(folded)));
  const whole = isYearly ? income.value : monthly(income).amount;
  return {
    amount: cents((whole * share) / 100),
    per: isYearly ? 'year' : 'month',
    terms: `${money(whole)} × ${share} ÷ 100`,
  };
}

/** `1,500 a month, 600 of it goes to ads and that stays` */
const taken =
  /(?<!\d)\$? ?(\d{2,5}) (?:dollars |bucks )?of (?:it|that|this|which) (?:already )?(?:goes|go|is|are|pays|covers|stays|for)\b|\b(?:eats?|takes?|uses?|costs?|gets?) (?:up )?\$? ?(\d{2,5}) of (?:it|that|this)\b|\b(?:already|ya) (?:spent|used|paid|put|blew|gast\w+|use|usamos|pagu?\w+) (?:like |about |unos )?\$? ?(\d{2,5})\b/;

/** The rest of a budget after a part that is spent already. */
function restIn(folded: string): Budget | undefined {
  const [whole, ...others] = amountsIn(folded).filter(({ isMoney }) => isMoney);
  if (!whole || whole.each) return undefined;
  const part = Number(taken.exec(folded)?.slice(1).find(Boolean));
  const parts =
    part && !(isBill.test(folded) && !isTold.test(folded))
      ? [part]
      : isTold.test(folded) && asksLeft.test(folded)
        ? others.filter(({ value, each }) => !isOurs(value) && !each).map(({ value }) => value)
        : [];
  const isYearly = whole.per === 'year' || (!whole.per && period.year.test(folded));
  const all = isYearly ? whole.value : monthly(whole).amount;
  const left = cents(all - parts.reduce((sum, one) => sum + one, 0));
  if (parts.length === 0 || left <= 0) return undefined;
  return {
    amount: left,
    per: isYearly ? 'year' : 'month',
    terms: [all, ...parts].map(money).join(' − '),
  };
}

/** `marketing budget 1000 a month. Flyers 250, yelp 310. What's left`: the first amount is the budget. */
const isTold =
  /^[^\d]*\b(?:budget|presupuesto)(?: (?:is|of|es|de|at|was))? (?:about |like |unos )?\$? ?\d/;
const asksLeft = /\b(?:left|leftover|remain\w*|queda\w*|sobra\w*|resta)\b/;

const fraction =
  /\b(?:move|shift|put|spend|give|use|free up|take|redirect|muevo|mover|paso|pasar|usar|doy)\b.{0,20}\b(half|a third|a quarter|la mitad|un tercio) (?:of|de) (?:it|that|this|what|eso|lo)\b/;
/** `half of my 1300 ad budget` */
const ofAmount =
  /(?<!\d)(half|1\/2|a third|1\/3|a quarter|1\/4|la mitad|un tercio) (?:of|de) (?:my |our |the |mi |nuestro )?\$? ?\d{3,6}\b(?=.*\b(?:budget|spend|could|plan|presupuesto|puedo)\b)/;
const divisors: Readonly<Record<string, number>> = {
  half: 2,
  '1/2': 2,
  '1/3': 3,
  '1/4': 4,
  'la mitad': 2,
  'a third': 3,
  'un tercio': 3,
  'a quarter': 4,
};

/** `we do 1400 on ads and I could move half of it` */
function halfOf(folded: string): Budget | undefined {
  const divisor = divisors[(fraction.exec(folded) ?? ofAmount.exec(folded))?.[1] ?? ''];
  const [own, ...others] = amountsIn(folded).filter(({ isMoney }) => isMoney);
  if (!divisor || !own || others.length > 0) return undefined;
  const isYearly = own.per === 'year';
  const whole = isYearly ? own.value : monthly(own).amount;
  return {
    amount: cents(whole / divisor),
    per: isYearly ? 'year' : 'month',
    terms: `${money(whole)} ÷ ${divisor}`,
  };
}

const isMoney =
  /\$|\b(dollars|bucks|dolares|monthly|mensual\w*|(a|per|al|por|each) (month|mes|year|ano))\b/;
const covers =
  /\b(covers?|enough|(?:get|buy|land|score)s? (?:me|us)|alcanza\w*|cubre\w*|basta\w*)\b/;

/** `is 300 enough` */
const bareAmount =
  /^(?:(?:and|so|ok|y|but|would|is|are|will|con|with|hi|hola) )*\$? ?\d{3,5} (?:(?:be|is|good|me) )*(?:enough|alcanza|basta)\b/;
const gets = /\b(?:get|buy|land|score)s? (?:me|us)\b/;

/** `does 3600 cover starter for the year`, `would 300 a month be enough` */
export function coveredBy(folded: string, plans: readonly PlanId[]): Budget | undefined {
  const amount = Number(anyNumber.exec(folded)?.[1]);
  if (plans.length > 1 || !amount || !covers.test(folded)) return undefined;
  if (plans.length !== 1 && !isMoney.test(folded) && !bareAmount.test(folded)) return undefined;
  // `what does 997 get me` asks what that plan contains.
  if (isOurs(amount) && gets.test(folded)) return undefined;
  const own = amountsIn(folded).find(({ value }) => value === amount);
  if (own?.per && !['month', 'year'].includes(own.per)) {
    const { amount: month, terms } = monthly(own);
    return { amount: month, per: 'month', ...(terms && { terms }) };
  }
  return { amount, per: period.year.test(folded) ? 'year' : 'month' };
}
