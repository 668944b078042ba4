import {
  marketingName,
  type PricingContents,
  pricingContents,
  type Rate,
  type SignupContents,
  signupContents,
} from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { claims, company, hours } from '../../app/facts/site.ts';

/** A list as a Spanish sentence has it: `a, b y c`. */
export const listEs = (items: readonly string[]) => spanishList.format(items);

const spanishList = new Intl.ListFormat('es-US');

/** `$297 al mes` */
export const priceEs = (plan: PlanId) => `${dollars(monthlyPrice[plan])} al mes`;

/** The same fact for each plan: `10 con Starter, 25 con Pro y 100+ con Dominate`. */
export const byPlanEs = (text: (plan: PlanId) => string) =>
  listEs(planIds.map((plan) => `${text(plan)} con ${marketingName[plan]}`));

/** What each way to pay is called. */
const wayEs: Record<(typeof company.payment)[number], string> = {
  'Credit Card': 'tarjeta de crédito',
  'Bank Transfer': 'transferencia bancaria',
  ACH: 'ACH',
};

/** `tarjeta de crédito, transferencia bancaria o ACH` */
export const waysToPayEs = (type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('es-US', { type }).format(company.payment.map((way) => wayEs[way]));

/** `entre 24 y 48 horas` */
export const setupTimeEs = `entre ${claims.setupHours.from} y ${claims.setupHours.to} horas`;

/** `diciembre de 2024` */
export const policyUpdatedEs = new Date(`1 ${company.policyUpdated}`).toLocaleDateString('es-US', {
  month: 'long',
  year: 'numeric',
});

/** `de 9AM a 6PM EST` */
export const hoursEs = hours.contact.time.replace(/^(\w+)-/, 'de $1 a ');

/** When the phone is answered: `de lunes a viernes, de 9AM a 6PM EST`. */
export const phoneHoursEs = `de lunes a viernes, ${hoursEs}`;

const rate = ({ count, per }: Rate) => `${count} por ${per === 'week' ? 'semana' : 'mes'}`;

export const blogPostsEs = (plan: PlanId) =>
  `${rate(pricingContents[plan].blogPosts)}`
    .replace(/^(\d+)/, '$1 artículos de blog')
    .replace(/^1 artículos/, '1 artículo');

export function socialPostsEs(plan: PlanId): string {
  const { socialPosts }: PricingContents = pricingContents[plan];
  if (socialPosts === 'daily') return 'publicaciones diarias en redes';
  if (socialPosts === 'unlimited') return 'publicaciones ilimitadas en redes';
  return `${socialPosts.count} publicaciones en redes por ${socialPosts.per === 'week' ? 'semana' : 'mes'}`;
}

export function platformsEs(plan: PlanId): string {
  const { platforms }: SignupContents = signupContents[plan];
  return platforms === 'all' ? 'todas las redes' : `${platforms} redes sociales`;
}

export const reportsEs: Record<SignupContents['reports'], string> = {
  monthly: 'reportes mensuales',
  weekly: 'reportes semanales',
  daily: 'reportes diarios',
};
