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
    about: 'enterprise',
    en: `The site doesn’t say how many locations a plan covers, so count one plan for each, or ask at ${email}; ${enterprise} is made for several.`,
    es: `El sitio no dice cuántos locales cubre un plan: cuenta un plan por cada uno, o pregunta en ${email}; ${enterprise} es para varios.`,
    page: 'pricing',
  },
  {
    id: 'prices.future',
    admits: true,
    subjects: ['price', 'setup-fee', 'discount'],
    en: `The prices are flat rates; whether they’ll ever change, the site doesn’t say, so please ask at ${email}.`,
    es: `Los precios son fijos; el sitio no dice si cambiarán algún día: escríbenos a ${email}.`,
    page: 'pricing',
  },
  ...unlisted.map(
    ([id, subjects, en, es]): Fact => ({
      id,
      subjects: subjects.split(' '),
      admits: true,
      en: `I don’t know ${en}: the site doesn’t say, so please ask at ${email}.`,
      es: `No sé ${es}: el sitio no lo dice; escríbenos a ${email}.`,
      page: 'contact',
    }),
  ),
];

/** Id, topics, and the rest of the sentence. */
const unlisted: readonly (readonly [string, string, string, string])[] = [
  [
    'prices.tax',
    'price setup-fee unlisted out-of-scope',
    'whether tax is added to the prices',
    'si a los precios se les suma algún impuesto',
  ],
  [
    'payment.deductible',
    'payment unlisted out-of-scope',
    'whether you can deduct it',
    'si lo puedes deducir',
  ],
  [
    'payment.late',
    'payment cancel unlisted',
    'what happens when an invoice is paid late',
    'qué pasa si una factura se paga tarde',
  ],
  [
    'payment.installments',
    'payment price unlisted',
    'of any installments or financing',
    'de cuotas ni financiamiento',
  ],
  [
    'payment.orders',
    'payment unlisted',
    'whether we work with purchase orders or net terms',
    'si aceptamos órdenes de compra o pagos a plazo',
  ],
  [
    'payment.quarterly',
    'payment unlisted',
    'of any other billing than by the month',
    'de otro cobro que no sea mensual',
  ],
  [
    'social.per-network',
    'social unlisted',
    'whether posts are counted for each network or in total',
    'si las publicaciones se cuentan por red o en total',
  ],
  [
    'seo.levels-meaning',
    'seo compare-plans unlisted',
    'what exactly advanced SEO adds to basic SEO',
    'qué agrega exactamente el SEO avanzado al básico',
  ],
  [
    'payment.prorate',
    'upgrade payment cancel',
    'whether we prorate a month',
    'si prorrateamos el mes',
  ],
  [
    'guarantee.start',
    'guarantee trial',
    `on which day the ${guaranteeDays} days begin`,
    `en qué día empiezan los ${guaranteeDays} días`,
  ],
  [
    'guarantee.payout',
    'guarantee',
    'how and when a refund is paid out',
    'cómo ni cuándo se paga un reembolso',
  ],
  [
    'trial.again',
    'trial',
    'whether you can have the trial twice',
    'si puedes tener la prueba dos veces',
  ],
  [
    'trial.reminder',
    'trial',
    'whether we send a reminder before the trial ends',
    'si enviamos un recordatorio antes de que termine la prueba',
  ],
  [
    'prices.referral',
    'discount unlisted',
    'of a reward for referrals',
    'de un premio por recomendarnos',
  ],
];
