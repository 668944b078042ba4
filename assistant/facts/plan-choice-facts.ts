import {
  keywordsTracked,
  price,
  pricingLine,
  pricingPlans,
  signupLine,
  signupPlans,
} from '../../app/facts/plan-copy.ts';
import { marketingName, signupName } from '../../app/facts/plans.ts';
import {
  dollars,
  monthlyPrice,
  type PlanId,
  planIds,
  popularPlan,
} from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { trialDays } from '../../app/facts/terms.ts';
import type { Fact, FactsOf } from './fact.ts';
import { blogPostsEs, priceEs, socialPostsEs } from './spanish.ts';

const { starter, enterprise } = marketingName;
const popular = marketingName[popularPlan];
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

const popularChoice = {
  en: `Most businesses choose ${popular}, at ${price(popularPlan)}.`,
  es: `El plan más popular es ${popular}: ${priceEs(popularPlan)}.`,
};

const advised = {
  subject: 'plans',
  subjects: ['which-plan'],
  insteadOf: 'plans.which',
  page: 'pricing',
} as const satisfies Partial<Fact>;

/** Which plan fits a business that told its size or what it needs, instead of what fits most of them. */
const advice: readonly (Fact & { about: PlanId })[] = [
  {
    id: 'advice.small',
    about: 'starter',
    en: `I’d start with ${starter}, at ${price('starter')}: it covers the basics, the first ${trialDays} days are free, and you can move up anytime to ${popular}, which most businesses choose.`,
    es: `Yo empezaría con ${starter}, de ${priceEs('starter')}: cubre lo básico, los primeros ${trialDays} días son gratis y puedes subir cuando quieras a ${popular}, el que elige la mayoría.`,
    ...advised,
  },
  {
    id: 'advice.posts',
    about: 'growth',
    en: `For a post every day I’d take ${popular}, at ${price('growth')}: it has ${pricingLine('growth', 'socialPosts')}, where ${starter} has ${pricingLine('starter', 'socialPosts')}.`,
    es: `Para publicar todos los días tomaría ${popular}, de ${priceEs('growth')}: incluye ${socialPostsEs('growth')}; ${starter} incluye ${socialPostsEs('starter')}.`,
    ...advised,
  },
  {
    id: 'advice.google',
    about: 'growth',
    en: `To be found on Google I’d take ${popular}, at ${price('growth')}: it has ${pricingLine('growth', 'google')} and ${keywordsTracked('growth')} keywords, where ${starter} has updates and ${keywordsTracked('starter')}.`,
    es: `Para que te encuentren en Google tomaría ${popular}, de ${priceEs('growth')}: optimiza tu perfil de Google y sigue ${keywordsTracked('growth')} palabras clave; ${starter} lo actualiza y sigue ${keywordsTracked('starter')}.`,
    ...advised,
  },
  {
    id: 'advice.leads',
    about: 'growth',
    en: `For more calls I’d take ${popular}, at ${price('growth')}: it adds ${signupLine('growth', 'leads')} and ${signupLine('growth', 'ads')}, which ${starter} doesn’t have.`,
    es: `Para recibir más llamadas tomaría ${popular}, de ${priceEs('growth')}: agrega campañas para conseguir clientes y gestión de anuncios, que ${starter} no tiene.`,
    ...advised,
  },
  {
    id: 'advice.smaller-two',
    about: popularPlan,
    en: `Of those two, most businesses choose ${popular}, ${small(pricingPlans.growth.description)}, at ${price('growth')}; ${starter} covers the basics at ${price('starter')}.`,
    es: `De esos dos, la mayoría elige ${popular}, para que te encuentren primero en tu ciudad, por ${priceEs('growth')}; ${starter} cubre lo básico por ${priceEs('starter')}.`,
    ...advised,
  },
];

/** The plan that each fact recommends, by the fact's id. */
export const advisedPlan: Readonly<Record<string, PlanId>> = {
  'plans.popular': popularPlan,
  'plans.which': popularPlan,
  ...Object.fromEntries(advice.map(({ id, about }) => [id, about])),
};

/** Which plan fits, and what a larger plan adds. */
export const planChoiceFacts: FactsOf = () => [
  {
    id: 'plans.popular',
    about: popularPlan,
    subjects: ['which-plan', 'plan', 'customers', 'compare-plans'],
    yes: true,
    ...popularChoice,
    page: 'pricing',
  },
  {
    id: 'plans.which',
    about: popularPlan,
    subjects: ['which-plan'],
    en: `Most businesses choose ${popular}, ${small(pricingPlans.growth.description)}; ${starter} covers the basics, and ${enterprise} is ${small(pricingPlans.enterprise.description)}.`,
    es: `La mayoría elige ${popular}, para que te encuentren primero en tu ciudad; ${starter} cubre lo básico y ${enterprise} es para varios locales o un mercado muy competido.`,
    page: 'pricing',
  },
  ...advice,
  {
    id: 'locations.plan',
    about: 'enterprise',
    subjects: ['which-plan', 'plan', 'dearest', 'compare-plans', 'industry'],
    yes: true,
    en: `${enterprise} is made ${small(pricingPlans.enterprise.description)}.`,
    es: `${enterprise} es el plan para varios locales o un mercado muy competido.`,
    page: 'pricing',
  },
  {
    id: 'plans.first-agent',
    about: 'starter',
    subjects: ['which-plan', 'plan'],
    yes: true,
    en: `${starter}, at ${price('starter')}, is ${small(signupPlans.starter.description)}, and you can move up anytime.`,
    es: `${starter}, de ${priceEs('starter')}, es un primer agente para un negocio que hoy hace su propio marketing, y puedes subir de plan cuando quieras.`,
    page: 'signup',
  },
  {
    id: 'plans.for',
    subjects: ['which-plan', 'names', 'plan'],
    list: true,
    en: `${planIds.map((plan) => `${signupName[plan]} is ${small(signupPlans[plan].description)}`).join('; ')}.`,
    es: `${signupName.starter} es un primer agente para un negocio que hoy hace su propio marketing; ${signupName.growth}, búsquedas, redes y anuncios para un negocio que quiere más llamadas; ${signupName.enterprise}, todos los canales, conectados con los sistemas que ya usas.`,
    page: 'signup',
  },
  {
    id: 'plans.include-before',
    subjects: ['compare-plans', 'plan'],
    yes: true,
    en: 'Each plan includes everything in the plan before it.',
    es: 'Cada plan incluye todo lo del plan anterior.',
    page: 'pricing',
  },
  ...between('starter', 'growth', [
    `weekly blog posts, daily social posts, ${pricingLine('growth', 'google')}, ${keywordsTracked('growth')} keywords instead of ${keywordsTracked('starter')}, ${pricingLine('growth', 'competitors')}, and chat support`,
    `${blogPostsEs('growth')}, ${socialPostsEs('growth')}, optimización del perfil de Google, ${keywordsTracked('growth')} palabras clave en vez de ${keywordsTracked('starter')}, monitoreo de la competencia y soporte por chat`,
  ]),
  ...between('growth', 'enterprise', [
    `${pricingLine('enterprise', 'blogPosts')}, unlimited social posts, ${keywordsTracked('enterprise')} keywords, rank reports, lead alerts, custom integrations, 24/7 phone support, and a dedicated success agent`,
    `${blogPostsEs('enterprise')}, ${socialPostsEs('enterprise')}, ${keywordsTracked('enterprise')} palabras clave, reportes de posición, alertas de clientes potenciales, integraciones a la medida, soporte telefónico 24/7 y un asesor de éxito dedicado`,
  ]),
  ...between('starter', 'enterprise', [
    `${pricingLine('enterprise', 'blogPosts')}, unlimited social posts, ${keywordsTracked('enterprise')} keywords instead of ${keywordsTracked('starter')}, competitor monitoring, ad management, lead alerts, 24/7 phone support, and a dedicated success agent`,
    `${blogPostsEs('enterprise')}, ${socialPostsEs('enterprise')}, ${keywordsTracked('enterprise')} palabras clave en vez de ${keywordsTracked('starter')}, monitoreo de la competencia, gestión de anuncios, alertas de clientes potenciales, soporte telefónico 24/7 y un asesor de éxito dedicado`,
  ]),
  {
    id: 'plans.compare.every',
    subject: 'plans',
    subjects: ['compare-plans', 'plan'],
    list: true,
    en: `${planIds.map((plan) => `${marketingName[plan]} (${dollars(monthlyPrice[plan])}) has ${list(compared(plan))}`).join('; ')}.`,
    es: `${planIds.map((plan) => `${marketingName[plan]} (${dollars(monthlyPrice[plan])}) incluye ${blogPostsEs(plan)}, ${socialPostsEs(plan)} y ${keywordsTracked(plan)} palabras clave`).join('; ')}.`,
    page: 'pricing',
  },
  {
    id: 'plans.names',
    subjects: ['names'],
    yes: true,
    en: `They are the same plans at the same prices: ${planIds.map((plan) => `${marketingName[plan]} is called ${signupName[plan]}`).join(', ')} at signup.`,
    es: `Son los mismos planes con los mismos precios: ${planIds.map((plan) => `${marketingName[plan]} se llama ${signupName[plan]}`).join(', ')} al registrarse.`,
    page: 'pricing',
  },
];

/** What tells a plan from the others, in a table of all three. */
const compared = (plan: PlanId) => [
  pricingLine(plan, 'blogPosts'),
  pricingLine(plan, 'socialPosts'),
  `${keywordsTracked(plan)} keywords`,
];

/** What the larger of two plans adds to the smaller one. */
function between(low: PlanId, high: PlanId, [en, es]: readonly [string, string]): Fact[] {
  const [less, more] = [monthlyPrice[low], monthlyPrice[high]];
  const difference = `${dollars(more)} − ${dollars(less)} = ${dollars(more - less)}`;
  const names = [marketingName[low], marketingName[high]];
  return [
    {
      id: `plans.compare.${low}-${high}`,
      subjects: ['compare-plans', 'plan', 'upgrade', 'price'],
      list: true,
      en: `${names[1]} adds ${en}, for ${difference} more a month.`,
      es: `${names[1]} agrega ${es}, por ${difference} más al mes.`,
      page: 'pricing',
    },
  ];
}
