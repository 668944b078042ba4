import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { terms, trialDays } from '../../app/facts/terms.ts';
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
    yes: false,
    opposite: /\b(per (company|business)|por empresa)\b/,
    en: 'The price is flat for your company, not per user or per channel.',
    es: 'El precio es fijo por empresa, no por usuario ni por red.',
    page: 'features',
  },
  {
    id: 'prices.monthly',
    subjects: ['price', 'payment', 'cancel'],
    yes: true,
    opposite:
      /\b(one.?time|one.?off|once|single payment|lifetime|yearly|annual\w*|quarterly|una sola vez|unico pago)\b/,
    en: 'The price is for each month: plans run month by month until you cancel.',
    es: 'El precio es por mes: los planes siguen mes a mes hasta que canceles.',
    page: 'pricing',
  },
  {
    id: 'prices.no-share',
    subjects: ['price', 'setup-fee', 'lead-generation'],
    yes: false,
    en: 'You pay the flat price of your plan, and nothing per lead, post or sale.',
    es: 'Pagas solo el precio fijo de tu plan, nada por cliente, publicación o venta.',
    page: 'pricing',
  },
  {
    id: 'prices.worth',
    about: 'starter',
    subjects: ['price', 'roi', 'cheapest', 'saving', 'industry'],
    en: `Whether it pays off depends on your trade and town: the free audit says what to expect, and the first ${trialDays} days of ${starter}, at ${price('starter')}, are free.`,
    es: `Si vale la pena depende de tu giro y tu ciudad: la auditoría gratis dice qué esperar, y los primeros ${trialDays} días de ${starter}, de ${priceEs('starter')}, son gratis.`,
    page: 'pricing',
  },
  {
    id: 'prices.free',
    subjects: ['price', 'trial', 'cheapest'],
    yes: false,
    en: `There is no free plan: every plan starts with a ${terms.trial}, then ${starter} is ${price('starter')}.`,
    es: `No hay un plan gratis: cada plan empieza con ${trialDays} días gratis y luego ${starter} cuesta ${priceEs('starter')}.`,
    page: 'pricing',
  },
  {
    id: 'prices.single-job',
    subjects: ['price', 'plan', 'which-plan', 'seo', 'social', 'google-business', 'blogs'],
    yes: false,
    en: `There is no price for a single job: the smallest plan is ${starter}, at ${price('starter')}, and you can switch jobs off.`,
    es: `No hay un precio por una sola tarea: el plan más pequeño es ${starter}, de ${priceEs('starter')}, y puedes desactivar lo que no quieras.`,
    page: 'pricing',
  },
  {
    id: 'prices.add-ons',
    subjects: ['price', 'plan', 'keywords', 'upgrade', 'blogs', 'social'],
    yes: false,
    en: 'The site lists nothing to add to a plan: for more, you move to a larger one.',
    es: 'El sitio no ofrece extras: para tener más, te pasas a un plan más grande.',
    page: 'pricing',
  },
];
