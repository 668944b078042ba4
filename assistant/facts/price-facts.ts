import { price } from '../../app/facts/plan-copy.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { dollars, planIds } from '../../app/facts/prices.ts';
import { freelancer, list } from '../../app/facts/site.ts';
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
  {
    id: 'prices.monthly',
    subjects: ['price', 'payment', 'cancel'],
    when: [
      /\b(one.?time|one.?off|once|single payment|lifetime|renew\w*|recurring|subscription|every month|each month|per month or|una sola vez|unico pago|se renueva|renovacion|suscripcion)\b/,
    ],
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
    when: [
      /\b(percentage|percent|cut|commission|share|revenue|per (lead|sale|click|call|customer|client|order|post)|more (customers|clients|leads|sales|orders)|comision|porcentaje|por (cliente|venta|llamada))\b/,
      /\b(charge\w*|take|takes|pay|cost|costs|price|fee|fees|owe|cobra\w*|pag\w+|precio|cuesta)\b/,
    ],
    yes: false,
    en: 'You pay the flat price of your plan, and nothing per lead, post or sale.',
    es: 'Pagas solo el precio fijo de tu plan, nada por cliente, publicación o venta.',
    page: 'pricing',
  },
  {
    id: 'prices.worth',
    about: 'starter',
    subjects: ['price', 'roi', 'cheapest', 'saving', 'industry'],
    when: [
      /\b(worth|too (much|expensive|pricey|steep|high)|(lot|ton|bunch) of (money|cash)|(?<!(most|more|least|less) )expensive|pricey|steep|(can'?t|cannot|can not) afford|out of my budget|vale la pena|(muy|demasiado) caro|mucho dinero)\b/,
    ],
    strict: true,
    en: `The smallest plan, ${starter}, is ${price('starter')}, a freelancer charges ${dollars(freelancer.monthlyFrom)}+, and the first ${trialDays} days are free.`,
    es: `El plan más pequeño, ${starter}, cuesta ${priceEs('starter')}, un freelancer cobra desde ${dollars(freelancer.monthlyFrom)}, y los primeros ${trialDays} días son gratis.`,
    page: 'pricing',
  },
  {
    id: 'prices.free',
    subjects: ['price', 'trial', 'cheapest'],
    when: [
      /\b(free|gratis)\b/,
      /\b(plan|version|tier|forever|permanent\w*|always|package|account|para siempre)\b/,
    ],
    yes: false,
    en: `There is no free plan: every plan starts with a ${terms.trial}, then ${starter} is ${price('starter')}.`,
    es: `No hay un plan gratis: cada plan empieza con ${trialDays} días gratis y luego ${starter} cuesta ${priceEs('starter')}.`,
    page: 'pricing',
  },
  {
    id: 'prices.single-job',
    subjects: ['price', 'plan', 'which-plan', 'seo', 'social', 'google-business', 'blogs'],
    when: [
      /\b(just|only|nothing but|separately|by itself|on its own|without the (rest|others?|blog|posts)|a la carte|solo|solamente|nada mas|nomas|por separado|sin (el )?blog)\b/,
      /\b(price|pay|buy|get|take|cost|costs|how much|purchase|plan|comprar|pagar|contratar|precio|cuesta|cobr\w+|sale|barato|menos)\b/,
      /\b(seo|(?<!\b(?:tengo|seguro|numero|sin) )social( media)?|posts|posting|blogs?|blogging|google|profile|keywords?|ads?|website|part|one (job|thing|piece|service)|redes|anuncios|perfil|pagina)\b/,
    ],
    strict: true,
    yes: false,
    en: `There is no price for a single job: the smallest plan is ${starter}, at ${price('starter')}, and you can switch jobs off.`,
    es: `No hay un precio por una sola tarea: el plan más pequeño es ${starter}, de ${priceEs('starter')}, y puedes desactivar lo que no quieras.`,
    page: 'pricing',
  },
  {
    id: 'prices.add-ons',
    subjects: ['price', 'plan', 'keywords', 'upgrade', 'blogs', 'social'],
    when: [
      /\b(add.?ons?|extra|additional|more|top.?up|adicionales|mas)\b/,
      /\b(buy|purchase|pay for|add|get|order|comprar|agregar|pagar)\b/,
      /\b(without|instead of|separately|not|no|sin)\b.{0,25}\b(upgrad\w*|going up|moving up|bigger|higher|next|chang\w+|switch\w*|subir|cambiar)\b|\badd.?ons?\b/,
    ],
    strict: true,
    yes: false,
    en: 'The site lists nothing to add to a plan: for more, you move to a larger one.',
    es: 'El sitio no ofrece extras: para tener más, te pasas a un plan más grande.',
    page: 'pricing',
  },
];
