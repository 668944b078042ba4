import { marketingName } from '../../app/facts/plans.ts';
import { guaranteeDays } from '../../app/facts/terms.ts';
import type { Fact, FactsOf } from './fact.ts';

const { enterprise } = marketingName;

/** Terms of money that visitors ask about and the site doesn't state. */
export const unlistedTermsFacts: FactsOf = ({ email }) => [
  {
    id: 'locations.count',
    admits: true,
    subjects: ['price', 'plan', 'which-plan', 'unlisted'],
    when: [
      /\b(locations?|shops|stores|restaurants|offices|branches|units|businesses|salons|sites|places|locales|tiendas|sucursales|negocios)\b/,
      /\b(one (plan|subscription|price|account|bill)|(each|per|every|both|two|separate|single|same) (\w+ )?(plan|subscription|account|price|bill)s?|(subscription|plan|account) (each|per|for (each|both|all))|how many|(plan|suscripcion|cuenta) (para|por) (cada|ambos|todos)|cuantos)\b/,
    ],
    strict: true,
    about: 'enterprise',
    en: `The site doesn’t say how many locations a plan covers; ${enterprise} is made for several, so please ask at ${email}.`,
    es: `El sitio no dice cuántos locales cubre un plan; ${enterprise} es para varios; escríbenos a ${email}.`,
    page: 'pricing',
  },
  {
    id: 'prices.future',
    admits: true,
    subjects: ['price', 'setup-fee', 'discount'],
    when: [
      /\b(price|prices|rate|rates|cost|costs|bill|it|precios?|tarifa)\b/,
      /\b(rais\w+|hik\w+|jack\w*|increas\w+|go(es|ing)? up|creep\w*|climb\w*|lock\w* in|lock\w* (it|the|my|that)|safe|protected|grandfather\w*|guarantee\w*|sub(e|en|ir|ira|an)|aument\w+)\b/,
      /\b(will|would|won'?t|ever|forever|future|someday|for good|down the road|safe|protected|lock\w*|grandfather\w*|going to|gonna|stops? you|van a|futuro|algun dia)\b/,
    ],
    strict: true,
    en: `The prices are flat rates; whether they’ll ever change, the site doesn’t say, so please ask at ${email}.`,
    es: `Los precios son fijos; el sitio no dice si cambiarán algún día: escríbenos a ${email}.`,
    page: 'pricing',
  },
  ...unlisted.map(
    ([id, subjects, when, en, es]): Fact => ({
      id,
      subjects: subjects.split(' '),
      when,
      strict: true,
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say, so please ask at ${email}.`,
      es: `No sé ${es}: el sitio no lo dice; escríbenos a ${email}.`,
      page: 'contact',
    }),
  ),
];

/** Id, files of examples, expressions, and the rest of the sentence. */
const unlisted: readonly (readonly [string, string, readonly RegExp[], string, string])[] = [
  [
    'prices.tax',
    'price setup-fee unlisted out-of-scope',
    [
      /\b(sales tax|tax(es|ed)?|vat|impuestos?|iva)\b/,
      /\b(add|added|include\w*|plus|apply|applies|charge\w*|on top|before|after|extra|price|incluy\w+|incluid\w+|mas|cobran?|precio)\b|\$|\b(297|497|997)\b/,
    ],
    'whether tax is added to the prices',
    'si a los precios se les suma algún impuesto',
  ],
  [
    'payment.deductible',
    'payment unlisted out-of-scope',
    [/\b(deductible|deduct|write.?off|write (it|this) off|deducible|deducir)\b/],
    'whether you can deduct it',
    'si lo puedes deducir',
  ],
  [
    'payment.late',
    'payment cancel unlisted',
    [
      /\b(pay|paying|paid|payment|invoice|bill|pago|pagar|factura)\b/,
      /\b(late|miss (a|one|my)|missed|overdue|behind|grace|past due|short (one|this) month|tarde|atras\w+|vencid\w+)\b/,
    ],
    'what happens when an invoice is paid late',
    'qué pasa si una factura se paga tarde',
  ],
  [
    'payment.installments',
    'payment price unlisted',
    [
      /\b(installments?|instalments?|two payments|financ\w+|payment plans?|pay (it )?over time|split (it|up|the|my|that|997|497|297)|half now|cuotas|a plazos|financia\w+|dos pagos)\b/,
      /\b(pay\w*|invoice|bill|month|297|497|997|available|offer|can|do you|pago\w*|factura|mes|ofrecen|se puede)\b/,
    ],
    'of any installments or financing',
    'de cuotas ni financiamiento',
  ],
  [
    'payment.orders',
    'payment unlisted',
    [/\b(net.?(15|30|45|60|90)|purchase orders?|a po|pos|orden(es)? de compra)\b/],
    'whether we work with purchase orders or net terms',
    'si aceptamos órdenes de compra o pagos a plazo',
  ],
  [
    'payment.quarterly',
    'payment unlisted',
    [
      /\b(quarter\w*|every (three|3|six|6|two|2) months|twice a (month|year)|weekly|trimestr\w+|semestr\w+)\b/,
      /\b(bill\w*|invoice\w*|pay|paying|factur\w+|pagar)\b/,
    ],
    'of any other billing than by the month',
    'de otro cobro que no sea mensual',
  ],
  [
    'social.per-network',
    'social unlisted',
    [
      /\b(per|each|every|for each|on each|across|por|cada) (platform|network|channel|account|page|site|red)\b/,
      /\b(total|altogether|all together|combined|in all|across|or|each|en total|o)\b/,
      /\b(posts?|three|3|daily|a week|publicaciones|tres)\b/,
    ],
    'whether posts are counted for each network or in total',
    'si las publicaciones se cuentan por red o en total',
  ],
  [
    'seo.levels-meaning',
    'seo compare-plans unlisted',
    [
      /\b(advanced|basic|avanzado|basico)\b/,
      /\bseo\b/,
      /\b(mean\w*|in|include\w*|differ\w*|exactly|actually|what does|than|doesn'?t|doesnt|versus|vs|significa|diferencia)\b/,
    ],
    'what exactly advanced SEO adds to basic SEO',
    'qué agrega exactamente el SEO avanzado al básico',
  ],
  [
    'payment.prorate',
    'upgrade payment cancel',
    [/\b(pro.?rat\w+|prorrat\w+)\b/],
    'whether we prorate a month',
    'si prorrateamos el mes',
  ],
  [
    'guarantee.start',
    'guarantee trial',
    [
      /\b(30|thirty|guarantee|refund|money.?back|garantia|treinta)\b/,
      /\b(start\w*|begin\w*|count\w*|clock|from (when|what|which)|since when|empieza\w*|cuentan?|desde cuando)\b/,
      /\b(trial|sign.?up|day|days|when|from|or|payment|invoice|prueba|registro|dias?|cuando)\b/,
    ],
    `on which day the ${guaranteeDays} days begin`,
    `en qué día empiezan los ${guaranteeDays} días`,
  ],
  [
    'guarantee.payout',
    'guarantee',
    [
      /\b(refund\w*|money back|reembols\w+|devol\w+|dinero)\b/,
      /\b(how (long|soon|fast|quick\w*)|how many days (till|til|until|before|for the|does|do|will)|when (do|will|would) (i|we|it|the)|take[sn]?|show up|land\w*|arrive\w*|hit\w*|process\w*|same (card|account)|(back )?(on|to|onto) (my|the) (card|account)|tarda\w*|cuanto tiempo|cuando llega)\b/,
      /\b(account|bank|card|arrive\w*|get|see|land\w*|process\w*|take[sn]?|back|show up|cuenta|banco|llega|tarda\w*)\b/,
    ],
    'how and when a refund is paid out',
    'cómo ni cuándo se paga un reembolso',
  ],
  [
    'trial.again',
    'trial',
    [
      /\b(trial|free (days|weeks)|14 days|prueba)\b/,
      /\b(again|second time|twice|another (email|account|one)|one more|restart|new email|otra vez|de nuevo|dos veces|otro correo)\b/,
    ],
    'whether you can have the trial twice',
    'si puedes tener la prueba dos veces',
  ],
  [
    'trial.reminder',
    'trial',
    [
      /\b(trial|free (days|weeks)|14 days|prueba)\b/,
      /\b(remind\w*|warn\w*|heads.?up|notif\w+|let me know|alert|avis\w+|record\w+)\b/,
    ],
    'whether we send a reminder before the trial ends',
    'si enviamos un recordatorio antes de que termine la prueba',
  ],
  [
    'prices.referral',
    'discount unlisted',
    [
      /\b(refer\w*|send(ing)? you (my|a|some)|bring(ing)? (you )?(a|my) (friend|buddy)|recommend(ing)? you|finder'?s fee|recomiend\w+|refier\w+)\b/,
      /\b(get|anything|credit|discount|bonus|reward|money|fee|off|gano|dan|descuento|algo)\b/,
    ],
    'of a reward for referrals',
    'de un premio por recomendarnos',
  ],
];
