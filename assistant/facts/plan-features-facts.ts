import { byPlan, keywordsTracked, pricingLine, signupLine } from '../../app/facts/plan-copy.ts';
import { homeBlogsPerMonth, marketingName, signupContents } from '../../app/facts/plans.ts';
import type { FactsOf } from './fact.ts';
import { blogPostsEs, byPlanEs, platformsEs, reportsEs, socialPostsEs } from './spanish.ts';

const { starter, growth, enterprise } = marketingName;

/** Each feature across all plans. */
export const planFeaturesFacts: FactsOf = () => [
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
    id: 'blog.month.all',
    subjects: ['blogs'],
    list: true,
    en: `That is ${byPlan((plan) => `${homeBlogsPerMonth[plan]} blogs a month`)}.`,
    es: `Son ${byPlanEs((plan) => `${homeBlogsPerMonth[plan]} artículos de blog al mes`)}.`,
    page: 'home',
  },
  {
    id: 'social.all',
    subjects: ['social'],
    list: true,
    en: `You get ${byPlan((plan) => pricingLine(plan, 'socialPosts'))}.`,
    es: `Son ${byPlanEs(socialPostsEs)}.`,
    page: 'pricing',
  },
  {
    id: 'platforms.all',
    subjects: ['social'],
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
    es: `Tu agente da seguimiento a ${byPlanEs((plan) => `${keywordsTracked(plan)} palabras clave`)}.`,
    page: 'pricing',
  },
  {
    id: 'reports.all',
    subjects: ['dashboard'],
    list: true,
    yes: true,
    en: `You get ${byPlan((plan) => signupLine(plan, 'reports'))}.`,
    es: `Recibes ${byPlanEs((plan) => reportsEs[signupContents[plan].reports])}.`,
    page: 'signup',
  },
  {
    id: 'seo.levels-plans',
    subjects: ['seo', 'plan', 'compare-plans'],
    en: `${starter} has ${signupLine('starter', 'seo')}, ${growth} has ${signupLine('growth', 'seo')}, and ${enterprise} has the ${signupLine('enterprise', 'automationSuite')}.`,
    es: `${starter} tiene SEO básico, ${growth} SEO avanzado con contenido, y ${enterprise} la suite completa de automatización.`,
    page: 'signup',
  },
  {
    id: 'support.email-anytime',
    subjects: ['email', 'plan-support', 'hours'],
    yes: true,
    en: 'Email support is available 24/7.',
    es: 'El soporte por correo está disponible 24/7.',
    page: 'support',
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
