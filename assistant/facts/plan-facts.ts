import {
  byPlan,
  keywordsTracked,
  price,
  pricingLine,
  pricingLines,
  pricingPlans,
  signupLine,
  signupPlans,
} from '../../app/facts/plan-copy.ts';
import { marketingName, signupContents, signupName } from '../../app/facts/plans.ts';
import {
  dollars,
  monthlyPrice,
  type PlanId,
  planIds,
  popularPlan,
} from '../../app/facts/prices.ts';
import { list, terms, trialDays } from '../../app/facts/site.ts';
import type { Fact, FactsOf } from './fact.ts';
import {
  blogPostsEs,
  byPlanEs,
  listEs,
  platformsEs,
  priceEs,
  reportsEs,
  socialPostsEs,
} from './spanish.ts';

const { starter, growth, enterprise } = marketingName;
const popular = marketingName[popularPlan];
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** What each plan costs and contains. */
export const planFacts: FactsOf = () => [
  ...planIds.flatMap(ofPlan),
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
    opposite: /\b(go(es)? up|increase|raise|rise|vary|varies|sub(e|en|ir)|aument\w*)\b/,
    en: 'The price is flat: you pay the price on the card every month.',
    es: 'El precio es fijo: cada mes pagas el precio publicado.',
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
    id: 'plans.popular',
    about: popularPlan,
    subjects: ['which-plan', 'plan', 'customers', 'compare-plans'],
    when: [
      /\b(popular|most (people|businesses|owners|customers|clients)|best.?sell\w*|usual|typical|common|favorite|mas (vendido|elegido|usado)|la mayoria)\b/,
    ],
    yes: true,
    en: `Most businesses choose ${popular}, at ${price(popularPlan)}.`,
    es: `El plan más popular es ${popular}, ${priceEs(popularPlan)}.`,
    page: 'pricing',
  },
  {
    id: 'plans.which',
    subjects: ['which-plan'],
    en: `Most businesses choose ${popular}, ${small(pricingPlans.growth.description)}; ${starter} covers the basics, and ${enterprise} is ${small(pricingPlans.enterprise.description)}.`,
    es: `La mayoría elige ${popular}, para que te encuentren primero en tu ciudad; ${starter} cubre lo básico y ${enterprise} es para varios locales o un mercado muy competido.`,
    page: 'pricing',
  },
  {
    id: 'locations.plan',
    about: 'enterprise',
    subjects: ['which-plan', 'plan', 'dearest', 'compare-plans', 'industry'],
    when: [
      /\b(locations|branches|offices|stores|shops|franchise|sucursales|locales|tiendas|second (location|store|shop|office))\b/,
    ],
    yes: true,
    en: `${enterprise} is made ${small(pricingPlans.enterprise.description)}.`,
    es: `${enterprise} es el plan para varios locales o un mercado muy competido.`,
    page: 'pricing',
  },
  {
    id: 'plans.first-agent',
    about: 'starter',
    subjects: ['which-plan', 'plan'],
    when: [
      /\b(small|tiny|one.?person|just me|solo|starting|new|beginner|myself|pequen\w+|empez\w+|nuev\w+)\b/,
    ],
    yes: true,
    en: `${starter}, at ${price('starter')}, is ${small(signupPlans.starter.description).replace(/^a /, 'a ')}.`,
    es: `${starter}, ${priceEs('starter')}, es un primer agente para un negocio que hoy hace su propio marketing.`,
    page: 'signup',
  },
  {
    id: 'plans.include-before',
    subjects: ['compare-plans', 'plan'],
    when: [/\b(everything|also (include|get|have)|on top of|all of|todo lo)\b/],
    yes: true,
    en: 'Each plan includes everything in the plan before it.',
    es: 'Cada plan incluye todo lo del plan anterior.',
    page: 'pricing',
  },
  ...between('starter', 'growth', [
    `weekly blog posts, daily social posts, ${pricingLine('growth', 'google')}, ${keywordsTracked('growth')} keywords instead of ${keywordsTracked('starter')}, ${pricingLine('growth', 'competitors')}, and chat support`,
    `un blog semanal, publicaciones diarias, optimización de Google, ${keywordsTracked('growth')} palabras clave en vez de ${keywordsTracked('starter')}, seguimiento de la competencia y soporte por chat`,
  ]),
  ...between('growth', 'enterprise', [
    `${pricingLine('enterprise', 'blogPosts')}, unlimited social posts, ${keywordsTracked('enterprise')} keywords, rank reports, lead alerts, custom integrations, 24/7 phone support, and a dedicated success agent`,
    `2 artículos de blog por semana, publicaciones ilimitadas, ${keywordsTracked('enterprise')} palabras clave, informes de posición, alertas, integraciones a medida, teléfono 24/7 y un agente de éxito dedicado`,
  ]),
  {
    id: 'plans.names',
    subjects: ['names'],
    yes: true,
    en: `They are the same plans at the same prices: ${planIds.map((plan) => `${marketingName[plan]} is called ${signupName[plan]}`).join(', ')} at signup.`,
    es: `Son los mismos planes con los mismos precios: ${planIds.map((plan) => `${marketingName[plan]} se llama ${signupName[plan]}`).join(', ')} al registrarse.`,
    page: 'pricing',
  },
  {
    id: 'blog.all',
    subjects: ['blogs'],
    list: true,
    yes: true,
    en: `Your agent writes your blog: ${byPlan((plan) => pricingLine(plan, 'blogPosts'))}.`,
    es: `Tu agente escribe el blog: ${byPlanEs(blogPostsEs)}.`,
    page: 'pricing',
  },
  {
    id: 'social.all',
    subjects: ['social'],
    when: [
      /\b(how (many|often|much)|times|frequen\w*|cuant\w+|seguido|posts per|per week|every day|daily|a day|weekly)\b/,
    ],
    list: true,
    en: `You get ${byPlan((plan) => pricingLine(plan, 'socialPosts'))}.`,
    es: `Son ${byPlanEs(socialPostsEs)}.`,
    page: 'pricing',
  },
  {
    id: 'platforms.all',
    subjects: ['social'],
    when: [
      /\b(how many (platforms|networks|channels|accounts|pages)|cuantas (redes|plataformas)|which plan)\b/,
    ],
    list: true,
    en: `You get ${byPlan((plan) => signupLine(plan, 'platforms'))}.`,
    es: `Son ${byPlanEs(platformsEs)}.`,
    page: 'signup',
  },
  {
    id: 'keywords.all',
    subjects: ['keywords'],
    list: true,
    yes: true,
    en: `Your agent tracks ${byPlan((plan) => `${keywordsTracked(plan)} keywords`)}.`,
    es: `Tu agente sigue ${byPlanEs((plan) => `${keywordsTracked(plan)} palabras clave`)}.`,
    page: 'pricing',
  },
  {
    id: 'reports.all',
    subjects: ['dashboard'],
    when: [/\b(reports?|informes?|reportes?)\b/],
    list: true,
    yes: true,
    en: `You get ${byPlan((plan) => signupLine(plan, 'reports'))}.`,
    es: `Recibes ${byPlanEs((plan) => reportsEs[signupContents[plan].reports])}.`,
    page: 'signup',
  },
  {
    id: 'support.all',
    subjects: ['plan-support'],
    list: true,
    yes: true,
    en: `${starter} has email support, ${growth} has priority email and chat support, and ${enterprise} has 24/7 phone support.`,
    es: `${starter} tiene soporte por correo, ${growth} por correo y chat con prioridad, y ${enterprise} por teléfono 24/7.`,
    page: 'signup',
  },
];

function ofPlan(plan: PlanId): Fact[] {
  const name = marketingName[plan];
  return [
    {
      id: `prices.${plan}`,
      subjects: ['price', 'plan', 'cheapest', 'dearest', 'trial'],
      plan,
      yes: true,
      en: `${name} is ${price(plan)}.`,
      es: `${name} cuesta ${priceEs(plan)}.`,
      page: 'pricing',
    },
    {
      id: `plans.contents.${plan}`,
      subjects: ['plan', 'compare-plans', 'which-plan', 'dearest', 'cheapest'],
      when: [
        /\b(includ\w*|comes? with|get|gets|list|everything|contain|contents|features?|what is in|what does|what do|what is|about|offer|tell me|details|cover|incluy\w*|trae|viene|tiene|ofrece|que es)\b/,
      ],
      plan,
      list: true,
      en: `${name} includes ${list(pricingLines(plan))}.`,
      es: `${name} incluye ${planContentsEs[plan]}.`,
      page: 'pricing',
    },
    {
      id: `blog.${plan}`,
      subjects: ['blogs'],
      plan,
      yes: true,
      en: `${name} has ${pricingLine(plan, 'blogPosts')}.`,
      es: `${name} incluye ${blogPostsEs(plan)}.`,
      page: 'pricing',
    },
    {
      id: `social.${plan}`,
      subjects: ['social'],
      plan,
      yes: true,
      en: `${name} has ${pricingLine(plan, 'socialPosts')}.`,
      es: `${name} incluye ${socialPostsEs(plan)}.`,
      page: 'pricing',
    },
    {
      id: `platforms.${plan}`,
      subjects: ['social'],
      when: [
        /\b(platforms?|networks?|channels?|redes|plataformas|facebook|instagram|linkedin|twitter|tiktok|tik tok)\b/,
      ],
      plan,
      yes: true,
      en: `${name} posts to ${signupLine(plan, 'platforms')}.`,
      es: `${name} publica en ${platformsEs(plan)}.`,
      page: 'signup',
    },
    {
      id: `keywords.${plan}`,
      subjects: ['keywords', 'seo'],
      when: [/\b(keywords?|key words?|searches|terms|palabras?)\b/],
      plan,
      yes: true,
      en: `${name} tracks ${keywordsTracked(plan)} keywords.`,
      es: `${name} sigue ${keywordsTracked(plan)} palabras clave.`,
      page: 'pricing',
    },
    {
      id: `reports.${plan}`,
      subjects: ['dashboard', 'plan'],
      when: [/\b(reports?|informes?|reportes?)\b/],
      plan,
      yes: true,
      en: `${name} has ${signupLine(plan, 'reports')}.`,
      es: `${name} trae ${reportsEs[signupContents[plan].reports]}.`,
      page: 'signup',
    },
    {
      id: `support.${plan}`,
      subjects: ['plan-support'],
      plan,
      yes: true,
      en: `${name} has ${signupLine(plan, 'support')}.`,
      es: `${name} tiene ${supportEs[plan]}.`,
      page: 'signup',
    },
    {
      id: `trial.${plan}`,
      subjects: ['trial'],
      when: [/\b(trial|free|try|prueba|gratis|probar)\b/],
      plan,
      yes: true,
      en: `${name} starts with a ${terms.trial}, like every plan.`,
      es: `${name} empieza con una prueba gratis de ${trialDays} días, como todos los planes.`,
      page: 'pricing',
    },
  ];
}

/** What the larger of two plans adds to the smaller one. */
function between(low: PlanId, high: PlanId, [en, es]: readonly [string, string]): Fact[] {
  const [less, more] = [monthlyPrice[low], monthlyPrice[high]];
  const difference = `${dollars(more)} − ${dollars(less)} = ${dollars(more - less)}`;
  const names = [marketingName[low], marketingName[high]];
  return [
    {
      id: `plans.compare.${low}-${high}`,
      subjects: ['compare-plans', 'plan', 'upgrade', 'price'],
      when: [
        new RegExp(`\\b(${planWords[low]})\\b`),
        new RegExp(`\\b(${planWords[high]})\\b`),
        /\b(differ\w*|vs|versus|compare\w*|between|more|extra|better|over|instead|worth|add|adds|diferencia|comparar?|entre|mas)\b/,
      ],
      list: true,
      en: `${names[1]} adds ${en}, for ${difference} more a month.`,
      es: `${names[1]} agrega ${es}, por ${difference} más al mes.`,
      page: 'pricing',
    },
  ];
}

const planWords: Record<PlanId, string> = {
  starter: 'starter',
  growth: 'pro|growth',
  enterprise: 'dominate|enterprise',
};

const supportEs: Record<PlanId, string> = {
  starter: 'soporte por correo',
  growth: 'soporte por correo y chat con prioridad',
  enterprise: 'soporte telefónico 24/7',
};

const planContentsEs: Record<PlanId, string> = {
  starter: listEs([
    blogPostsEs('starter'),
    socialPostsEs('starter'),
    'actualizaciones del perfil de Google',
    `${keywordsTracked('starter')} palabras clave`,
    'un panel de resultados',
    'soporte por correo',
  ]),
  growth: listEs([
    blogPostsEs('growth'),
    socialPostsEs('growth'),
    'optimización del perfil de Google',
    `${keywordsTracked('growth')} palabras clave`,
    'seguimiento de la competencia',
    'análisis de SEO',
    'soporte por correo y chat',
  ]),
  enterprise: listEs([
    blogPostsEs('enterprise'),
    socialPostsEs('enterprise'),
    'un calendario de contenido',
    `${keywordsTracked('enterprise')} palabras clave`,
    'informes de posición',
    'seguimiento de conversiones y alertas',
    'un agente de éxito dedicado',
  ]),
};
