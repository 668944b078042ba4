import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';
import { listEs, priceEs } from './spanish.ts';

const { starter, enterprise } = marketingName;

/** What the plans cost. */
export const priceFacts: FactsOf = () => [
  {
    id: 'prices.all',
    subjects: ['price', 'plan', 'compare-plans', 'cheapest', 'dearest'],
    list: true,
    en: `${list(planIds.map((plan) => `${marketingName[plan]} is ${price(plan)}`))}.`,
    es: `${listEs(planIds.map((plan) => `${marketingName[plan]} cuesta ${priceEs(plan)}`))}.`,
    page: 'pricing',
  },
  {
    id: 'prices.lowest',
    about: 'starter',
    subjects: ['cheapest'],
    yes: true,
    opposite: /\b(anything|something|less|lower|cheaper|under|below|smaller|algo|menos)\b/,
    en: `The least expensive plan is ${starter}, at ${price('starter')}.`,
    es: `El plan más económico es ${starter}: ${priceEs('starter')}.`,
    page: 'pricing',
  },
  {
    id: 'prices.highest',
    about: 'enterprise',
    subjects: ['dearest'],
    en: `The largest plan is ${enterprise}, at ${price('enterprise')}.`,
    es: `El plan más grande es ${enterprise}: ${priceEs('enterprise')}.`,
    page: 'pricing',
  },
  {
    id: 'prices.flat',
    subjects: ['price', 'setup-fee'],
    when: [
      /\b(flat|fixed|vary|varies|go up|goes up|increase|raise|rise|stay the same|same (price|amount) every|locked in|fij[oa]s?|sub(e|en|ir)|aument\w*)\b/,
    ],
    yes: true,
    opposite:
      /\b(go(es)? up|increase|raise|rise|vary|varies|cheaper|less|lower|sub(e|en|ir)|aument\w*|barat\w+|menos|baja\w*)\b/,
    en: 'The three plans have flat rates: you pay the price on the card every month.',
    es: 'Los tres planes tienen un precio fijo: cada mes pagas el precio publicado.',
    page: 'pricing',
  },
  {
    id: 'prices.per-company',
    subjects: ['price', 'setup-fee', 'plan'],
    when: [
      /\b(per (user|seat|person|head|employee|login|channel|company|business)|(extra|more|additional|two|three|few|multiple|several|many) (users|seats|people|logins|employees|staff)|users|seats|por (usuario|persona|empleado|empresa)|usuarios)\b/,
    ],
    yes: false,
    opposite: /\b(per (company|business)|por empresa)\b/,
    en: 'The price is flat for your company, not per user or per channel.',
    es: 'El precio es fijo por empresa, no por usuario ni por red.',
    page: 'features',
  },
];
