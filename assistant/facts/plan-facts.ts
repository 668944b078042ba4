import {
  keywordsTracked,
  price,
  pricingLine,
  pricingLines,
  signupLine,
} from '../../app/facts/plan-copy.ts';
import { homeBlogsPerMonth, marketingName, signupContents } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { list, platformNames } from '../../app/facts/site.ts';
import { terms, trialDays } from '../../app/facts/terms.ts';
import type { Fact, FactsOf } from './fact.ts';
import { blogPostsEs, listEs, platformsEs, priceEs, reportsEs, socialPostsEs } from './spanish.ts';

/** What each plan costs and contains, for questions that name the plan. */
export const planFacts: FactsOf = () => planIds.flatMap(factsOf);

function factsOf(plan: PlanId): Fact[] {
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
      id: `blog.month.${plan}`,
      subjects: ['blogs'],
      plan,
      yes: true,
      en: `${name} has ${homeBlogsPerMonth[plan]} blog posts a month${per[plan].en}.`,
      es: `${name} incluye ${homeBlogsPerMonth[plan]} artículos de blog al mes${per[plan].es}.`,
      page: 'home',
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
      plan,
      yes: true,
      ...(plan === 'starter' && { opposite: /\b(all|every|five|5|four|4|todas|cinco|cuatro)\b/ }),
      en: `${name} posts to ${signupLine(plan, 'platforms')}.`,
      es: `${name} publica en ${platformsEs(plan)}.`,
      page: 'signup',
    },
    {
      id: `platforms.which-${plan}`,
      subjects: ['social'],
      plan,
      ...(plan !== 'starter' && { yes: true }),
      ...whichPlatforms(plan),
      page: 'signup',
    },
    {
      id: `keywords.${plan}`,
      subjects: ['keywords', 'seo'],
      plan,
      yes: true,
      en: `${name} tracks ${keywordsTracked(plan)} keywords.`,
      es: `${name} incluye el seguimiento de ${keywordsTracked(plan)} palabras clave.`,
      page: 'pricing',
    },
    {
      id: `reports.${plan}`,
      subjects: ['dashboard', 'plan'],
      plan,
      yes: true,
      en: `${name} has ${signupLine(plan, 'reports')}.`,
      es: `${name} trae ${reportsEs[signupContents[plan].reports]}.`,
      page: 'signup',
    },
    {
      id: `seo.levels-${plan}`,
      subjects: ['seo'],
      plan,
      yes: true,
      en: `${name} includes ${seo[plan].en}, with ${keywordsTracked(plan)} keywords tracked.`,
      es: `${name} incluye ${seo[plan].es}, con ${keywordsTracked(plan)} palabras clave.`,
      page: 'signup',
    },
    {
      id: `support.${plan}`,
      subjects: ['plan-support'],
      plan,
      yes: true,
      opposite: otherSupport[plan],
      en: `${name} has ${signupLine(plan, 'support')}.`,
      es: `${name} tiene ${supportEs[plan]}.`,
      page: 'signup',
    },
    {
      id: `trial.${plan}`,
      subjects: ['trial'],
      plan,
      yes: true,
      en: `${name} starts with a ${terms.trial}, like every plan.`,
      es: `${name} empieza con una prueba gratis de ${trialDays} días, como todos los planes.`,
      page: 'pricing',
    },
  ];
}

/** Which networks a plan posts to; the site doesn't say it of the smallest one. */
function whichPlatforms(plan: PlanId): Pick<Fact, 'en' | 'es'> {
  const name = marketingName[plan];
  if (plan === 'starter')
    return {
      en: `${name} posts to ${signupLine(plan, 'platforms')} of ${list(platformNames)}; the site doesn’t say which, or who chooses them.`,
      es: `${name} publica en ${platformsEs(plan)} entre ${listEs(platformNames)}; el sitio no dice en cuáles ni quién las elige.`,
    };
  return {
    en: `${name} posts on ${list(platformNames)}.`,
    es: `${name} publica en ${listEs(platformNames)}.`,
  };
}

/** How a plan's blog posts of a month are spread over its weeks. */
const per: Record<PlanId, { en: string; es: string }> = {
  starter: { en: '', es: '' },
  growth: { en: ', one each week', es: ', uno por semana' },
  enterprise: { en: ', two each week', es: ', dos por semana' },
};

/** How far a plan's search engine optimization goes. */
const seo: Record<PlanId, { en: string; es: string }> = {
  starter: { en: signupLine('starter', 'seo'), es: 'SEO básico' },
  growth: { en: signupLine('growth', 'seo'), es: 'SEO avanzado con contenido' },
  enterprise: {
    en: `SEO in its ${signupLine('enterprise', 'automationSuite')}`,
    es: 'SEO en la suite completa de automatización',
  },
};

/** Questions about support that a plan doesn't have: `on Starter can I text you`. */
const otherSupport: Record<PlanId, RegExp> = {
  starter:
    /\b(only|text|sms|whatsapp|chat|phone|call|calls|solo|solamente|mensajes?|telefono|llamar)\b/,
  growth: /\b(only|text|sms|whatsapp|phone|call|calls|solo|solamente|telefono|llamar)\b/,
  enterprise: /\b(text|sms|whatsapp)\b/,
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
    'monitoreo de la competencia',
    'análisis de SEO',
    'soporte por correo y chat',
  ]),
  enterprise: listEs([
    blogPostsEs('enterprise'),
    socialPostsEs('enterprise'),
    'un calendario de contenido con IA',
    `${keywordsTracked('enterprise')} palabras clave`,
    'reportes de posición',
    'seguimiento de conversiones y alertas de clientes potenciales',
    'un asesor de éxito dedicado',
  ]),
};
