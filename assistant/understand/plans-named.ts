import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { inDigits } from '../sums/numbers.ts';
import type { namesIn } from './entities.server.ts';
import { sentences } from './language.server.ts';
import { plansByFeature } from './plan-features.ts';
import { type PlansBefore, planRecalled, plansMeant } from './plans-before.ts';

/** Plans that a message names or refers to, in the order of `planIds`. */
export function plansIn(
  text: string,
  folded: string,
  named: ReturnType<typeof namesIn>,
  before: PlansBefore,
): PlanId[] {
  const denied = planIds.filter((plan) => named.get(plan)?.some((name) => isDenied(name, folded)));
  // `Dominate is out, Pro is out too`
  if (denied.length === 2) return planIds.filter((plan) => !denied.includes(plan));
  const meansGrowth = !/\bgrowth\b/.test(folded) || namesGrowth(text, folded);
  const found = planIds.filter(
    (plan) =>
      pricedPlan[plan].test(folded) ||
      (named.get(plan)?.some((name) => !isDenied(name, folded)) &&
        (plan !== 'growth' || meansGrowth)),
  );
  const recalled = planRecalled(folded, before);
  if (recalled && found.length === 0) return [recalled];
  // `is Pro cheaper than that` compares it with something else.
  const relative = relativePlan(
    found.length > 0 ? folded.replace(/\b\w+ than (it|that|this)\b/g, ' ') : folded,
    before.plan,
  );
  const extremes = extremesIn(folded);
  const features = plansByFeature(folded, before.lastFacts);
  const described = [...extremes, ...(found.length === 0 || compares.test(folded) ? features : [])];
  // `the 997 plan or just the small one`
  const beside = found.some((plan) => pricedPlan[plan].test(folded)) ? extremes : [];
  if (compares.test(folded) && described.length > 0)
    return inOrder([...found, ...described, ...(relative && before.plan ? [relative] : [])]);
  if (found.length > 0 || relative)
    return relative && !found.includes(relative) ? [relative] : inOrder([...found, ...beside]);
  if (described.length > 0) return inOrder(described);
  // `the 297 one`
  const digits = inDigits(folded);
  const priced = planIds.filter((plan) => pricedAt[plan].test(digits));
  return priced.length > 0 ? priced : plansMeant(folded, before);
}

/** Whether a message rules out what it names: `not Dominate`, `Pro is out`. */
const isDenied = (name: string, folded: string): boolean =>
  new RegExp(
    `\\b(?:not|forget|skip|drop)(?: about)?(?: the)? ${name}\\b(?! (?:only|just))|\\b${name}(?: plan| one)? (?:is|are) out\\b`,
  ).test(folded);

/** `the 997 plan`, `the $297 one`, `el de 297` */
const pricedPlan: Record<PlanId, RegExp> = {
  starter: priceOfPlan('starter'),
  growth: priceOfPlan('growth'),
  enterprise: priceOfPlan('enterprise'),
};

function priceOfPlan(plan: PlanId): RegExp {
  return new RegExp(
    `(?<![\\d·])${monthlyPrice[plan]} (?:a month |dollar )?(?:plan|one|tier|package|option|level)\\b|\\b(?:el|del|al|plan) de \\$?${monthlyPrice[plan]}\\b`,
  );
}

const priceOf = (plan: PlanId) =>
  new RegExp(
    `(?<![\\d·])${monthlyPrice[plan]}(?![\\d·]| (?:\\w+ ){0,2}(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|pike|hwy|ct)\\b)`,
  );
const pricedAt: Readonly<Record<PlanId, RegExp>> = {
  starter: priceOf('starter'),
  growth: priceOf('growth'),
  enterprise: priceOf('enterprise'),
};

const inOrder = (plans: readonly PlanId[]) => planIds.filter((plan) => plans.includes(plan));

/** Questions about two plans. */
const compares =
  /\b(diff\w*|gap|between|vs|versus|instead of|rather than|than|together|combined|jump|upgrad\w*|downgrad\w*|mov(e|ing) (up|down)|going (up|down)|extra|(from|de|del) .{1,20} (to|up to|down to|a|al)|diferencia|entre|en vez de|en lugar de|juntos)\b/;

/** Plans that are named by their size, price or place among the three. */
function extremesIn(folded: string): PlanId[] {
  const [starter, growth, enterprise] = planIds;
  if (
    /\b((first|bottom|lower|smaller|cheaper) (two|2)|(lower|smaller|cheaper) (ones|plans)|(two|2) (cheaper|smaller|lower|cheapest|smallest|lowest)( ones| plans)?|(primeros|mas baratos|mas chicos) dos|(los )?dos (primeros|mas baratos|mas chicos))\b/.test(
      folded,
    )
  )
    return [starter, growth];
  if (
    /\b((last|top|upper|bigger|higher) (two|2)|(bigger|higher|larger) (ones|plans)|(two|2) (bigger|higher|larger|biggest|highest)( ones| plans)?|(ultimos|mas caros|mas grandes) dos|(los )?dos (ultimos|mas caros|mas grandes))\b/.test(
      folded,
    )
  )
    return [growth, enterprise];
  // `top and bottom plan` names two.
  const each = folded.replace(
    /\b(top|biggest|largest|highest|bottom|smallest|lowest|cheapest|middle) (and|n|or|vs|versus|to|y) (the )?(?=\w+ (plan|one|tier|package|option)\b)/g,
    '$1 plan $2 ',
  );
  const isBare = compares.test(folded);
  return planIds.filter(
    (plan) =>
      superlatives[plan].test(each) ||
      sentences(each).some((one) => places[plan].test(one.trim())) ||
      (isBare && bare[plan].test(folded)),
  );
}

/** Words that name a plan beside another one: `the gap between lowest and highest`. */
const bare: Record<PlanId, RegExp> = {
  starter:
    /\b(cheapest|smallest|lowest|bottom|least expensive|(the|your) (cheap|small|little|basic|low)( one)?|(el|del|al) (mas )?(barato|chico|pequeno|basico|economico))\b/,
  growth:
    /\b((the|your) (middle|mid|medium)|middle|(el|del|al) (del |de en ?)?(medio|mediano|intermedio))\b/,
  enterprise:
    /\b(highest|biggest|largest|priciest|most expensive|(the|your) (top|big|expensive|pricey)( one)?|(el|del|al) (mas )?(caro|grande|completo))\b/,
};

/** Whether `growth` is the plan, and not what visitors want for their business. */
function namesGrowth(text: string, folded: string): boolean {
  return (
    /\bGrowth\b/.test(text) ||
    /\bgrowth (plan|agent|tier|package)\b|\b(pro|second|medium|mid)\b/.test(folded) ||
    /(^|\b(and|or|on|with|w|is|does|about|than|vs|versus|y|o|con|en|el|the|get|has|take|want|starter|enterprise|from|to|would|should|will|could)) growth(?! (of|in|rate|hack\w*|strateg\w+|for|mindset))\b/.test(
      folded,
    )
  );
}

/** Plans by their size or price. */
const superlatives: Record<PlanId, RegExp> = {
  starter:
    /\b(cheapest|smallest|lowest|least (?:expensive|costly)|(?!first thing\b)(bottom|basic|small|little|modest|humble|cheap|entry|first|1st|low|lowest)( level| end)? (one|plan|option|tier|package|thing|price)|(the|ok|actually) (cheap|small|little|cheapest|smallest|basic)( then| instead| please)?$|(el|del|al|la) (plan )?(mas )?(barat[oa]|economic[oa]|basic[oa]|chic[oa]|pequen[oa]|sencill[oa]|(?:barat|chiqu|pequen|baj)it[oa]|chiquitit[oa])|(el|del|al) primer(o| plan)|lo mas (barato|basico|economico|sencillo|chico|chiquito|pequeno)|(mas )?baratit[oa])\b/,
  growth:
    /^(ok |so |hmm |no |actually |then |and )*(the )?(middle|medium|mid)( then| instead| please)?\W*$|\b((middle|medium|mid|second|2nd)( priced| sized| level)? (one|plan|option|tier|package)|(del|al|el|la)( plan)? (medio|median[oa]|intermedi[oa])|one in (the|that) middle|(middle|mid|medium) level|(el|la) (del medio|de en ?medio)|(most )?popular (one|plan)|marked (as )?(most )?popular|best ?sell(er|ing)( one| plan)?|(one|plan) (that )?most (people|folks|businesses|owners|shops) (take|pick|choose|get|go (with|for))|(el|la) (mas (vendid[oa]|popular)|(que|q) mas se vende))\b/,
  enterprise:
    /\b(most (?:expensive|costly)|priciest|fanciest|dearest|costliest|all the way (up|to the top)|max(ed)? (it )?out|(biggest|largest|highest|top|big|full|fancy|premium|third|3rd|(?<!(less|more|least) )(expensive|pricey|pricy))( \w+)? (one|plan|option|tier|package|thing)|biggest$|the works|the full monty|whole shebang|(need|want|give me) (it all|everything|all of it)|(the|your) (biggest|largest|top)|(el|del|al|la) (plan )?(mas (car[oa]|grande|complet[oa])|grande|grandote|car[oa])|(el|del|al) tercer(o| plan)|top of the line)\b/,
};

/** `and third`, `and the 2nd`: the place alone. */
const place = (words: string) =>
  new RegExp(
    `^(?:(?:ok|so|and|y|no|hmm?|then|what about|how about|for|with|on|el|the|on the) )*(?:${words})(?: then| instead| please)?\\W*$`,
  );
const places: Record<PlanId, RegExp> = {
  starter: place('first|1st|primero'),
  growth: place('second|2nd|segundo'),
  enterprise: place('third|3rd|tercero'),
};

const one = '( (one|plan|option|tier|package|version))';
const bigger = new RegExp(
  `\\b(next|bigger|larger|higher|more expensive|pricier|dearer|costlier)${one}\\b|\\b(anything|something|algo) (bigger|larger|mas grande)\\b|\\b(one|step|next tier) (up|above)\\b|\\b(above|bigger than|larger than) (it|that)\\b|\\b(uno|otro) mas grande\\b|\\b(el|del|al) (siguiente|superior|de arriba|(que|q) sigue)\\b`,
);
const smaller = new RegExp(
  `\\b(smaller|cheaper|lower|less expensive)${one}\\b|\\b(one|step|next tier) (down|below|under)\\b|\\b(below|under|smaller than|cheaper than) (it|that)\\b|\\b(uno|otro|algo) mas (pequeno|barato|economico|chico)\\b|\\b(el|del|al) (anterior|inferior|de abajo)\\b`,
);

/** `the bigger one`, after a plan was named. */
function relativePlan(folded: string, before: PlanId | undefined): PlanId | undefined {
  const at = before ? planIds.indexOf(before) : undefined;
  if (bigger.test(folded))
    return planIds[at === undefined ? 1 : Math.min(at + 1, planIds.length - 1)];
  if (smaller.test(folded)) return planIds[at === undefined ? 0 : Math.max(at - 1, 0)];
  if (
    /\b(middle|medium|second|mid)( one| plan| tier)|\b(el|del|al) (del medio|de en medio|intermedio|mediano|segundo)\b/.test(
      folded,
    )
  )
    return planIds[1];
  return undefined;
}
